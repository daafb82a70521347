import type { Picture } from '#core/picture/picture.ts'
import { type PictureRow, type PoundsOnPicture, rowsOf } from '#core/picture/rows.ts'
import { shared, pictureList as words } from '#words/en/picture.ts'
import { Button } from '../../ui/button.tsx'
import figureCss from './figure.module.css'
import css from './picture-list.module.css'

const titles: Readonly<Record<PictureRow['kind'], string>> = {
  gift: words.giftsWhichLeaveFirst,
  tax: words.tax,
  share: words.theRestAfterGiftsDebtsAnd,
  outside: shared.outsideYourWill,
  afterwards: words.afterwards,
}

const byLaw = words.byLaw

/** The facts of the picture as a table, for everyone who would rather read. */
export function PictureList({ picture, pounds }: { picture: Picture; pounds?: PoundsOnPicture | undefined }) {
  const called = picture.gifts.some(({ first }) => first) ? { ...titles, ...byLaw } : titles
  const groups = Map.groupBy(rowsOf(picture, pounds), ({ kind, stage }) => stage ?? called[kind])
  return (
    <table className={css.list}>
      <caption className="visually-hidden">{shared.whoGetsWhat}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
        </tr>
      </thead>
      {[...groups].map(([title, rows]) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="soft plain">
              {title}
            </th>
          </tr>
          {rows.map(({ key, who, note, what, how, pounds: comesTo }) => (
            <tr key={key}>
              <th scope="row">
                {who}
                {note && <span className="block soft fine plain">{note}</span>}
              </th>
              <td>
                {what}
                {comesTo && <span className={figureCss.pounds}>{comesTo}</span>}
                {how && <span className="block soft fine plain">{how}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** With more sharers than this the list comes first, and the drawing when it is asked for. */
export const MOST_DRAWN = 12

/** Turns a picture into its list and back. */
export function ListSwitch({ asList, onChange }: { asList: boolean; onChange: (asList: boolean) => void }) {
  return (
    <Button label={asList ? words.seeThePicture : words.readAsAList} look="link" onClick={() => onChange(!asList)} />
  )
}
