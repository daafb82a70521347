import { describeShare } from '#core/estate/fraction.ts'
import type { Picture } from '#core/picture/picture.ts'
import css from './picture.module.css'

/** The facts of the picture as a table, for everyone who would rather read. */
export function PictureList({ picture }: { picture: Picture }) {
  return (
    <table className={css.list}>
      <caption>Who shares the rest</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {picture.shares.map(({ to, share }) => (
          <tr key={to.key}>
            <th scope="row">
              {to.name}
              {to.note && <span className={css.note}>{to.note}</span>}
            </th>
            <td>{share ? describeShare(share) : 'not yet said'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Turns a picture into its list and back. */
export function ListSwitch({ asList, onChange }: { asList: boolean; onChange: (asList: boolean) => void }) {
  return (
    <button type="button" className={css.listSwitch} onClick={() => onChange(!asList)}>
      {asList ? 'See the picture' : 'Read as a list'}
    </button>
  )
}
