import type { Day } from '../text/birthday.ts'
import { excludedPersons, isMinor, personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Portion } from './divide.ts'
import { Fraction } from './fraction.ts'

/** What somebody takes of what is left of the estate. */
export type Taking = { readonly name: string; readonly share: Fraction } & (
  | {
      readonly type: 'person'
      readonly id: number
      /** They are under 18, so the executors hold it. Somebody who then dies under 18 is one who failed. */
      readonly heldUntil18: boolean
    }
  | { readonly type: 'charity'; readonly id: number }
  | {
      /** Child `n` of person `of`. With `below`, a remoter descendant: [2] is the second child of that child. */
      readonly type: 'child'
      readonly of: number
      readonly n: number
      readonly below: readonly number[]
    }
  | {
      readonly type: 'next-of-kin'
      /** Those whom the will treats as having died before the testator, in words. */
      readonly passedOver: readonly string[]
    }
)

const childName = (line: readonly number[], parent: string): string =>
  line.reduce((name, n) => `child ${n} of ${name}`, parent).replace('child', 'Child')

/** @param today decides who is under 18; without it nobody is said to be. */
export const takingOf = (will: Will, { taker: { named, line }, share }: Portion, today?: Day): Taking => {
  const { type, id, name } = named
  const [n, ...below] = line
  if (n !== undefined) return { type: 'child', of: id, n, below, name: childName(line, name), share }
  if (type === 'charity') return { type, id, name, share }
  const person = personById(will, id)
  const heldUntil18 = today !== undefined && person !== undefined && isMinor(person, today)
  return { type, id, name, share, heldUntil18 }
}

export const allToNextOfKin = (will: Will): Taking => ({
  type: 'next-of-kin',
  name: 'Next of kin',
  share: Fraction.one,
  passedOver: [
    ...excludedPersons(will).map(({ fullname }) => fullname),
    // Until a final order a separated spouse is still next of kin.
    ...(will.status === 'Separated' ? ['the spouse or civil partner from whom you are separated'] : []),
  ],
})
