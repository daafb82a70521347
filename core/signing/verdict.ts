/**
 * The verdict on a signing that has happened. A gift to a witness, or to the husband, wife or civil partner of one, is void (Wills Act
 * 1837 s.15). A signing with such a witness is a fact: it is kept, as one in doubt, and never refused for it.
 */
import { witnessTicks } from '../will/lists.ts'
import { personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Doubt, Signing } from '../will/signing-schema.ts'
import { lossesOf, peopleOfWill } from './people-of-will.ts'
import { checkWitnesses, TESTATOR, type WitnessCheck } from './witness-check.ts'

/**
 * Every way to say that a will is signed. Each makes a note and sends it to the same call, where the server asks `doubtsOf`: there is
 * no other way to a signing.
 */
export const signingDoors = [
  /** The last page of signing day. */
  'planner',
  /** "I have signed it", on the page of documents. */
  'said later',
  /** "Change this", over what was said before. */
  'corrected',
  /** Said where there was no network, and sent later; also one of two notes that was chosen. */
  'kept on the device',
  /** Another program, with the customer's own session. */
  'asked directly',
] as const
export type SigningDoor = (typeof signingDoors)[number]

type Noted = Pick<Signing, 'witnesses' | 'witnessDetails' | 'said' | 'ticks'>

const aboutPeople = (will: Will, ids: readonly number[]): Doubt['about'] => {
  const parts = peopleOfWill(will)
  return ids.map((id) => {
    const part = parts.find(({ person }) => person.id === id)
    return { id, name: personById(will, id)?.fullname ?? '', loses: part ? lossesOf(part) : [] }
  })
}

/** What the check of one witness says, once they have watched. */
export const doubtsOfCheck = (will: Will, witness: 0 | 1, check: WitnessCheck): Doubt[] => {
  switch (check.is) {
    case 'clear':
      return []
    case 'missing':
    case 'half a name':
      return [{ witness, why: 'not said', about: [] }]
    case 'asked':
      return [{ witness, why: 'not said', asks: check.question, about: aboutPeople(will, check.about) }]
    case 'stopped':
      if (check.why === 'named')
        return [
          {
            witness,
            why: 'named',
            about: aboutPeople(
              will,
              check.people.map(({ person }) => person.id),
            ),
          },
        ]
      if (check.why === 'Same person' || check.why === 'Related')
        return [{ witness, why: check.why, about: aboutPeople(will, check.about) }]
      return [{ witness, why: check.why, about: [] }]
  }
}

/**
 * What speaks against both witnesses of a signing. Empty: nothing that is known.
 * @param will The one that was signed: who came into it later does not count.
 */
export const doubtsOf = (will: Will, { witnesses, witnessDetails, said, ticks = [] }: Noted): Doubt[] => {
  const [first, second] = checkWitnesses(
    will,
    witnesses.map((name, at) => ({ name, address: witnessDetails?.[at]?.address, said: said?.[at] ?? [] })),
  )
  const untold = witnessTicks.filter((tick) => !ticks.includes(tick))
  return [
    ...doubtsOfCheck(will, 0, first),
    ...doubtsOfCheck(will, 1, second),
    ...untold.map((asks): Doubt => ({ why: 'not said', asks, about: [] })),
  ]
}

/** What may follow from a doubt: the will does not count, a gift is lost, nothing is known yet, or it is caution and no more. */
export type Gravity = 'void' | 'loses' | 'open' | 'caution'

const gravities: readonly Gravity[] = ['void', 'loses', 'open', 'caution']

export const gravityOf = ({ why, about }: Doubt): Gravity => {
  if (why === 'not said') return 'open'
  if (why === 'testator' || why === 'other witness' || about.some(({ id }) => id === TESTATOR && why === 'Same person'))
    return 'void'
  // Of a couple the one in the will loses it, who may be another than those with the same last name.
  if (why === 'Related' || about.some(({ loses }) => loses.length > 0)) return 'loses'
  return 'caution'
}

/** The gravest of all doubts about a signing; undefined where there is none. */
export const gravestOf = (doubts: readonly Doubt[] = []): Gravity | undefined =>
  gravities.find((gravity) => doubts.some((doubt) => gravityOf(doubt) === gravity))
