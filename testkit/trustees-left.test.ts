import { expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { choosingTheFirm } from '#testkit/builders.ts'
import { aHomeTrust, secondMarriage } from '#testkit/trusts.ts'
import { trusteesLeft } from './trustees-left.ts'

/** The home is for Bea (1) to live in. Cy is 2, Di 3, Ivy 4, Hal 6. */
const left = (given: Partial<Will>, dead: number[] = []): string => {
  const { acting, mayAct } = trusteesLeft(secondMarriage(given), aHomeTrust(), dead)
  return `${acting.map(({ fullname }) => fullname.split(' ')[0]).join(', ')}: ${mayAct ? 'may act' : 'may not act'}`
}

test.each<[string, Partial<Will>, number[], string]>([
  ['Bea and another act together', { executor: [1, 4], executorBackup: [] }, [], 'Bea, Ivy: may act'],
  ['two others act without Bea', { executor: [2, 4], executorBackup: [] }, [], 'Cy, Ivy: may act'],
  ['Bea alone may not', { executor: [1], executorBackup: [] }, [], 'Bea: may not act'],
  ['another alone may not', { executor: [4], executorBackup: [] }, [], 'Ivy: may not act'],
  ['a substitute comes beside the only executor', { executor: [1], executorBackup: [6] }, [], 'Bea, Hal: may act'],
  ['and no second one', { executor: [1], executorBackup: [6, 4] }, [], 'Bea, Hal: may act'],
  [
    'a substitute comes in the place of one who died',
    { executor: [1, 4], executorBackup: [6] },
    [4],
    'Bea, Hal: may act',
  ],
  ['not while both are living', { executor: [1, 4], executorBackup: [6] }, [], 'Bea, Ivy: may act'],
  ['a substitute who died takes no place', { executor: [1, 4], executorBackup: [6, 2] }, [4, 6], 'Bea, Cy: may act'],
  ['each of three is replaced', { executor: [1, 2, 3], executorBackup: [4, 6] }, [2, 3], 'Bea, Ivy, Hal: may act'],
  ['when all but Bea have died, she may not', { executor: [1, 4], executorBackup: [6] }, [4, 6], 'Bea: may not act'],
])('%s', (_what, given, dead, said) => {
  expect(left(given, dead)).toBe(said)
})

test('a firm may act alone', () => {
  expect(left({ ...choosingTheFirm(), executor: [], executorBackup: [] })).toBe(': may act')
})
