/** Wills as the pages hold them while they are being written: answers are missing, and what was answered before may not fit any more. */
import fc from 'fast-check'
import type { Person, Shares, Will } from '#core/will/schema.ts'
import { willsWithShares } from './estate-arbitrary.ts'
import { completeWills } from './will-arbitrary.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** A name that stands for one person or charity alone: "Pab Roe". */
const nameFor = (kind: string, id: number): string =>
  `${kind}${[...`${id}`].map((digit) => letters[+digit]).join('')} Roe`

type Missing = {
  readonly inherit: boolean
  readonly percent: boolean
  readonly ifDie: boolean
  readonly backups: boolean
}

const missing: fc.Arbitrary<Missing> = fc.record({
  inherit: fc.boolean(),
  percent: fc.boolean(),
  ifDie: fc.boolean(),
  backups: fc.boolean(),
})

const withoutPercents = (shares: Shares): Person['estateBackup'] => ({
  ...(shares.split && { split: shares.split }),
  persons: shares.persons.map((share) => ({ ...share, percent: 0 })),
  charities: shares.charities.map((share) => ({ ...share, percent: 0 })),
})

const without = ({ estateIfDie, ...person }: Person, lacks: Missing): Person => ({
  ...person,
  fullname: nameFor('P', person.id),
  ...(estateIfDie && !lacks.ifDie && { estateIfDie }),
  ...(lacks.inherit && { inherit: false }),
  ...((lacks.inherit || lacks.percent) && { estatePercent: 0 }),
  ...(lacks.backups && {
    estateBackup: { ...person.estateBackup, ...withoutPercents(person.estateBackup) },
  }),
})

/** @param split Whether the answer to "Equal or different shares?" is there. */
const unfinished = (
  { estateSplit, ultimateDefault, trusts: _trusts, ...will }: Will,
  lacks: readonly Missing[],
  split: boolean,
  last: 'there' | 'without shares' | 'missing',
): Will => {
  const at = (index: number): Missing =>
    lacks[index % lacks.length] ?? { inherit: false, percent: false, ifDie: false, backups: false }
  return {
    ...will,
    ...(estateSplit && split && { estateSplit }),
    ...(ultimateDefault &&
      last !== 'missing' && {
        ultimateDefault:
          last === 'there' ? ultimateDefault : { ...ultimateDefault, ...withoutPercents(ultimateDefault) },
      }),
    persons: will.persons.map((person, index) => without(person, at(index))),
    charities: will.charities.map((charity, index) => {
      const { inherit, percent } = at(index + 1)
      return {
        ...charity,
        fullname: nameFor('C', charity.id),
        ...(inherit && { inherit: false }),
        ...((inherit || percent) && { estatePercent: 0 }),
      }
    }),
  }
}

/** Wills in any state that a page can be in, answered or not. Nothing is held for a time in them. */
export const unfinishedWills: fc.Arbitrary<Will> = fc
  .tuple(
    fc.oneof(completeWills, willsWithShares()),
    fc.array(missing, { minLength: 1, maxLength: 4 }),
    fc.boolean(),
    fc.constantFrom('there', 'without shares', 'missing'),
  )
  .map(([will, lacks, split, last]) => unfinished(will, lacks, split, last))
