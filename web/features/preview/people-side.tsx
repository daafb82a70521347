import { useMemo } from 'react'
import { describeShare } from '#core/estate/fraction.ts'
import { pictureOf } from '#core/picture/picture.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'

/** Everyone in the will and what they are to have. */
export function PeopleSide({ will }: { will: Will }) {
  const picture = useMemo(() => pictureOf(will, today()), [will])
  const shareOf = new Map(picture.shares.map(({ to, share }) => [to.key, share]))
  return (
    <ul>
      {picture.cards.map(({ key, name, note }) => {
        const share = shareOf.get(key)
        return (
          <li key={key}>
            <b>{name}</b> {note} {share && describeShare(share)}
          </li>
        )
      })}
    </ul>
  )
}
