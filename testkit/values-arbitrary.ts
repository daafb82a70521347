/** Made-up values for a will: what its people and gifts are asked about, exact and rough. */
import fc from 'fast-check'
import type { Will } from '#core/will/schema.ts'
import type { Amount, Values } from '#core/will/values-schema.ts'

/** Each question about tax answered so that it changes nothing: no figure is a range for want of an answer. */
export const answeredNo: Values['facts'] = {
  partnerLongTermResident: 'Yes',
  business: 'No',
  trust: 'No',
  keptUsing: 'No',
  abroad: 'No',
  taxedInheritance: 'No',
  downsized: 'No',
  earlierSpouse: { nilRate: 0, home: 0 },
  given: [],
}

/** Pence, in whole pounds. */
const worth = (most: number): fc.Arbitrary<Amount> =>
  fc
    .record({
      low: fc.integer({ min: 0, max: most }),
      more: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most / 10 })),
    })
    .map(({ low, more }) => ({ low: low * 100, high: (low + more) * 100 }))

const exactly = (most: number): fc.Arbitrary<Amount> =>
  fc.integer({ min: 0, max: most }).map((pounds) => ({ low: pounds * 100, high: pounds * 100 }))

/** A home, savings and belongings; one value for each gift of a thing; sometimes a pension and debts. */
export const thingsWorth = (will: Will): fc.Arbitrary<Values> => {
  const ids = will.persons.filter(({ isExcluded }) => !isExcluded).map(({ id }) => id)
  const home = will.accounts.find(({ assetType, isYourOwn }) => assetType === 'Property' && isYourOwn === 'Yes')
  const held: fc.Arbitrary<Values['things'][number]['held']> = fc.oneof(
    fc.constant({ as: 'alone' as const }),
    fc.integer({ min: 1, max: 100_00 }).map((part) => ({ as: 'tenants in common' as const, part })),
    ...(ids.length > 0
      ? [
          fc
            .subarray(ids, { minLength: 1, maxLength: Math.min(2, ids.length) })
            .map((owners) => ({ as: 'joint tenants' as const, with: owners })),
        ]
      : []),
  )
  return fc.record({
    things: fc.tuple(worth(900_000), worth(1_500_000), worth(50_000), held).map(([house, savings, things, how]) => [
      { id: 1, kind: 'home' as const, whole: house, held: how, ...(home && { account: home.id }) },
      { id: 2, kind: 'savings' as const, whole: savings, held: { as: 'alone' as const } },
      { id: 3, kind: 'possessions' as const, whole: things, held: { as: 'alone' as const } },
    ]),
    giftValue: fc.tuple(
      ...will.gifts
        .filter(({ type }) => type === 'Item' || type === 'Share of an asset')
        .map(({ id: gift }) => exactly(80_000).map((value) => ({ gift, value }))),
    ),
    pension: fc.array(
      fc.record({ to: fc.constantFrom<number | 'scheme decides'>('scheme decides', ...ids), value: exactly(300_000) }),
      { maxLength: 1 },
    ),
    lifeInTrust: fc.constant([]),
    debts: exactly(5_000),
    facts: fc.constant(answeredNo),
  })
}
