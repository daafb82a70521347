/** What the things of the families of demonstrations are worth: some exact, some rough, and enough for tax to be due. */
import { homeOf } from '#core/rules/about-me.rules.ts'
import { noValues } from '#core/will/new-will.ts'
import { partnerNow } from '#core/will/questions.ts'
import type { Values, Will } from '#core/will/schema.ts'

const between = (low: number, high = low) => ({ low: low * 100, high: high * 100 })

export const demoValues = (will: Will): Values => {
  const home = homeOf(will)
  const partner = partnerNow(will)
  const ring = will.gifts.find(({ type }) => type === 'Item')
  return {
    ...noValues,
    things: [
      ...(home
        ? [
            {
              id: 1,
              kind: 'home' as const,
              account: home.id,
              whole: between(420_000),
              held: partner ? { as: 'joint tenants' as const, with: [partner.id] } : { as: 'alone' as const },
            },
          ]
        : []),
      { id: 2, kind: 'savings', whole: between(900_000, 960_000), held: { as: 'alone' } },
      { id: 3, kind: 'possessions', whole: between(12_000), held: { as: 'alone' } },
    ],
    giftValue: ring ? [{ gift: ring.id, value: between(4_000) }] : [],
    pension: partner ? [{ to: partner.id, value: between(90_000) }] : [],
    funeral: between(4_500),
    facts: {
      business: 'No',
      trust: 'No',
      keptUsing: 'No',
      abroad: 'No',
      taxedInheritance: 'No',
      downsized: 'No',
      partnerLongTermResident: 'Yes',
      earlierSpouse: { nilRate: 0, home: 0 },
      given: [],
      ...(partner && { ifPartnerDiesFirst: { leavesAllToMe: 'Yes' as const } }),
    },
  }
}
