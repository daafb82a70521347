import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Fraction, sumOf } from '#core/estate/fraction.ts'
import { type BackupPortion as PlannedBackup, type Portion as PlannedPortion, planOf } from '#core/estate/plan.ts'
import type { Will } from '#core/will/schema.ts'
import { substitutionsOf } from '#drafting/clauses/if-a-share-fails.ts'
import type { Portion } from '#drafting/clauses/portions.ts'
import { residueOf } from '#drafting/clauses/residue.ts'
import { ultimateDefaultOf } from '#drafting/clauses/ultimate-default.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { willsWithShares } from './estate-arbitrary.ts'
import { completeWills } from './will-arbitrary.ts'

const ofParts = (portions: readonly PlannedPortion[]): string[] => {
  const total = portions.reduce((sum, { weight }) => sum + weight, 0n)
  return portions.map(({ to, weight }) => `${to.type}:${to.id} ${Fraction.of(weight, total)}`)
}
const ofBackups = (parts: readonly PlannedBackup[]): string[] =>
  ofParts(parts).map((part, at) => `${part} ${parts[at]?.theirChildren}`)
/** One who is named alone has the whole, whatever percentage is kept. */
const ofPortions = (portions: readonly Portion[], equal: boolean) => {
  const total = sumOf(portions.flatMap(({ part }) => part ?? []))
  const alike = equal || total.equals(Fraction.zero)
  return portions.map(
    ({ party, part }) => `${party.key} ${alike ? Fraction.of(1, portions.length) : part?.over(total)}`,
  )
}

/** What is worked out from, in words that both sides share. */
const workedOut = (will: Will) => {
  const { shares, lastly } = planOf(will)
  return {
    shares: ofParts(shares),
    instead: shares.flatMap(({ to, ifItFails, atEnd }) => {
      const of = `${to.type}:${to.id}`
      if (atEnd) return [{ of, to: 'as their trust says' as string | string[] }]
      if (ifItFails === 'to the other shares') return []
      return [{ of, to: typeof ifItFails === 'string' ? ifItFails : ofBackups(ifItFails) }]
    }),
    lastly: ofParts(lastly),
  }
}

/** What the document says. */
const written = (will: Will) => {
  const { equal, heirs } = residueOf(will)
  const last = ultimateDefaultOf(will)
  return {
    shares: ofPortions(heirs, equal),
    instead: substitutionsOf(will).flatMap((each) =>
      each.goes === 'to the other shares'
        ? []
        : [
            {
              of: each.heir.key,
              to:
                each.goes === 'to backups'
                  ? ofPortions(each.backups, each.equal).map((part, at) => `${part} ${each.backups[at]?.theirChildren}`)
                  : each.goes === 'to later children'
                    ? ['later-children:0 1 false']
                    : each.goes,
            },
          ],
    ),
    lastly: ofPortions(last.named, last.equal),
  }
}

test('who takes what is worked out from the same shares, backups and last resort that the document prints', () => {
  fc.assert(
    fc.property(fc.oneof(willsWithShares(), completeWills), (will) => {
      expect(workedOut(will)).toEqual(written(will))
    }),
    { numRuns: fewerRuns(20) },
  )
})
