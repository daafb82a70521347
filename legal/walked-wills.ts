/** Wills of made-up customers that between them have every sentence a clause can have. */
import * as fc from 'fast-check'
import { classIfDieOptions, classShareOptions } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { type CompleteWill, completeWill } from '#drafting/complete-will.ts'
import type { ClauseId } from '#drafting/document.ts'
import { writtenClauses } from '#drafting/wordings.ts'
import { simplestWill, today } from '#testkit/builders.ts'
import { families } from '#testkit/families.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { aHomeForLife, forADisabledPerson, inBothWays, laterTakers, trustWills } from '#testkit/trusts.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { everyField } from '#testkit/will-with-everything.ts'
import { rareWills } from './rare-wills.ts'

/** Drawn at random beside those that are written by hand. At this number a hundred more add nothing. */
const DRAWN = 4000
/** The seed is fixed, so that the list of wordings changes with the words alone. */
const SEED = 1

const signedOtherwise = (): Will[] =>
  [
    { signer: 'Gwen Lloyd' },
    { mark: true as const },
    { reader: 'Gwen Lloyd' },
    { reader: 'Gwen Lloyd', interpreter: 'Rhys Lloyd' },
  ].map((attestation) => simplestWill({ attestation }))

/** What a trust leaves goes to the grandchildren, beside others and alone. */
const grandchildrenAfter: readonly Will[] = classShareOptions.flatMap((share) =>
  classIfDieOptions.flatMap((ifDie) => {
    const group = { of: 'My grandchildren', estatePercent: 100, share, ifDie } as const
    return [[], [2, 3]].flatMap((others) => {
      const takers = laterTakers(others, { classes: [group] })
      return [aHomeForLife({ takers }), forADisabledPerson({ takers })]
    })
  }),
)

const byHand = (): Will[] => [
  ...Object.values(goldenWills).map(({ will }) => will),
  ...Object.values(trustWills),
  ...Object.values(families).map(({ will }) => will),
  ...grandchildrenAfter,
  ...inBothWays.map(([, , will]) => will),
  ...signedOtherwise(),
  everyField(),
]

/** The will of a seed. */
export const willOf = (seed: number): Will[] => fc.sample(completeWills, { seed, numRuns: 1 })

/** Those written by hand first, so that the examples are families a lawyer can picture. */
export const walkedWills = function* (): Generator<CompleteWill> {
  for (const will of [
    ...byHand(),
    ...fc.sample(completeWills, { seed: SEED, numRuns: DRAWN }),
    ...rareWills.flatMap(willOf),
  ]) {
    const completion = completeWill(will, today)
    if (completion.ok) yield completion.will
  }
}

/** The sentences of each clause of a will, each once, its opening words among them. */
export const wordingsOfWill = (complete: CompleteWill): ReadonlyMap<ClauseId, readonly string[]> =>
  new Map(writtenClauses(complete).map(({ clause, blocks }) => [clause, [...new Set(blocks.flat(2))]]))
