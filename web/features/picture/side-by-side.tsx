import type { ReactNode } from 'react'
import css from './side-by-side.module.css'

export type ComparedRow = { readonly key: string; readonly what: string; readonly one: string; readonly other: string }

/**
 * The same facts of two, side by side. On a phone each stands under its name.
 * @param heads Of the facts, and of the two.
 * @param marked Whether what is not the same is marked in the other.
 */
export function SideBySide({
  caption,
  heads: [what, one, other],
  rows,
  marked = false,
  change,
}: {
  caption: string
  heads: readonly [string, string, string]
  rows: readonly ComparedRow[]
  marked?: boolean
  change?: (row: ComparedRow) => ReactNode
}) {
  return (
    <div className={css.around}>
      <table className={css.both}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{what}</span>
            </th>
            <th scope="col" className="small strong">
              {one}
            </th>
            <th scope="col" className="small strong">
              {other}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="ruled">
              <th scope="row" className="soft plain">
                {row.what}
              </th>
              <td data-of={one}>{row.one}</td>
              <td data-of={other}>
                <span className={marked && row.one !== row.other ? css.other : undefined}>{row.other}</span>{' '}
                {change?.(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
