import { nextOfKinOf } from '#core/estate/next-of-kin.ts'
import { cardsOf } from '#core/picture/cards.ts'
import { deathsOf, type Supposed } from '#core/picture/picture.ts'
import { nextOfKinInWords } from '#core/picture/without-a-will.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'

/** Under a picture that gives something to the next of kin: who they would be. */
export function KinOfWill({ will, supposed }: { will: Will; supposed: Supposed }) {
  const kin = nextOfKinOf(will, today(), deathsOf(will, supposed))
  return <p className="soft small above-8">{nextOfKinInWords(kin, cardsOf(will, today()))}</p>
}
