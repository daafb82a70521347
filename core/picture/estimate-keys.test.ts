import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewerRuns } from '#testkit/property-runs.ts'
import { thingsWorth } from '#testkit/values-arbitrary.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { estimateOf } from '../tax/estimate-of-will.ts'
import { pictureOf } from './picture.ts'

const day = { day: 1, month: 5, year: 2026 }

/** Without what is never estimated: bodies without a number. */
const estimated = completeWills.map((will) => ({
  ...will,
  charities: will.charities.map((charity) => ({ ...charity, charityId: '1234567' })),
}))

const cases = estimated.chain((will) =>
  fc.record({
    will: thingsWorth(will).map((values) => ({ ...will, values })),
    died: fc.subarray(will.persons.map(({ id }) => id)),
  }),
)

test('an estimate has an amount for each taker of the rest that the picture draws and for no other, and one for each taker of a gift', () => {
  let estimates = 0
  fc.assert(
    fc.property(cases, ({ will, died }) => {
      const found = estimateOf(will, { day, died })
      if (found.is !== 'estimate') return
      estimates += 1
      const drawn = pictureOf(will, day, { died, laterChild: false }).shares.map(({ to }) => to.key)
      const known = found.people.map(({ taker }) => taker)
      expect(known).toEqual(expect.arrayContaining(drawn))
      const amounts = found.people.filter(({ residue }) => residue.high > 0).map(({ taker }) => taker)
      expect(drawn).toEqual(expect.arrayContaining(amounts))
      const gifts = found.gifts.map(({ of, taker }) => `${of} ${taker}`)
      expect(gifts).toEqual([...new Set(gifts)])
    }),
    { numRuns: fewerRuns(20) },
  )
  expect(estimates).toBeGreaterThan(fewerRuns(20) / 10)
})
