import type { Picture } from '#core/picture/picture.ts'
import { type PictureRow, rowsOf } from '#core/picture/rows.ts'
import { Button } from '../../ui/button.tsx'
import css from './picture.module.css'

const titles: Readonly<Record<PictureRow['kind'], string>> = {
  gift: 'Gifts, which leave first',
  share: 'The rest, after gifts, debts and costs',
  outside: 'Outside your will',
}

/** The facts of the picture as a table, for everyone who would rather read. */
export function PictureList({ picture }: { picture: Picture }) {
  const groups = Map.groupBy(rowsOf(picture), ({ kind }) => kind)
  return (
    <table className={css.list}>
      <caption className="visually-hidden">Who gets what</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Who</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      {[...groups].map(([kind, rows]) => (
        <tbody key={kind}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={css.listTitle}>
              {titles[kind]}
            </th>
          </tr>
          {rows.map(({ key, who, note, what, how }) => (
            <tr key={key}>
              <th scope="row">
                {who}
                {note && <span className={css.note}>{note}</span>}
              </th>
              <td>
                {what}
                {how && <span className={css.note}>{how}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Turns a picture into its list and back. */
export function ListSwitch({ asList, onChange }: { asList: boolean; onChange: (asList: boolean) => void }) {
  return (
    <Button look="link" onClick={() => onChange(!asList)}>
      {asList ? 'See the picture' : 'Read as a list'}
    </Button>
  )
}
