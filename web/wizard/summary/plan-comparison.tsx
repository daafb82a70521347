import type { ReactNode } from 'react'
import { planComparison as words } from '#words/en/summary.ts'
import css from './plan-page.module.css'

export const YOUR_WILL = words.yourWillNow
export const YOUR_PLAN = words.yourPlan

export type ComparedRow = {
  readonly key: string
  readonly what: string
  readonly now: string
  readonly planned: string
}

/** The same facts of both, side by side. On a phone each stands under its name. */
export function Both({
  caption,
  rows,
  change,
}: {
  caption: string
  rows: readonly ComparedRow[]
  change?: (row: ComparedRow) => ReactNode
}) {
  return (
    <table className={css.both}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.what}</span>
          </th>
          <th scope="col">{YOUR_WILL}</th>
          <th scope="col">{YOUR_PLAN}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.what}</th>
            <td data-of={YOUR_WILL}>{row.now || words.notAnswered}</td>
            <td data-of={YOUR_PLAN}>
              <span className={row.now === row.planned ? undefined : css.planned}>
                {row.planned || words.notAnswered}
              </span>{' '}
              {change?.(row)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
