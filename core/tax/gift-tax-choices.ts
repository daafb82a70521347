/** What each answer to "Who pays any inheritance tax on it?" comes to for one gift, in pounds. */
import type { Day } from '../text/calendar-day.ts'
import { type GiftTax, giftTaxOptions } from '../will/lists.ts'
import type { Gift, Will } from '../will/schema.ts'
import type { Estimate, EstimateRefusal } from './estimate.ts'
import { estimateOf } from './estimate-of-will.ts'

export type GiftTaxChoices =
  /** Nothing is worth anything yet, the gift among it, or who shares the rest is not said. */
  | { readonly is: 'not known' }
  /** Both answers come to the same, as no tax is due on the gift. */
  | { readonly is: 'no difference' }
  | {
      readonly is: 'difference'
      /** What is open, of the first answer that has figures. */
      readonly open?: Pick<Estimate, 'on' | 'open' | 'mayRefuse'>
      readonly choices: readonly {
        readonly tax: GiftTax
        /** Why this answer has no figure. Empty where it has. */
        readonly reasons: readonly EstimateRefusal[]
        readonly people: readonly { readonly taker: string; readonly total: Estimate['tax'] }[]
        readonly due: Estimate['tax'] | undefined
      }[]
    }

const withGift = (will: Will, gift: Gift): Will => ({
  ...will,
  gifts: will.gifts.some(({ id }) => id === gift.id)
    ? will.gifts.map((each) => (each.id === gift.id ? gift : each))
    : [...will.gifts, gift],
})

const isWorthNothing = (found: Estimate, gift: Gift): boolean => {
  const paid = found.gifts.filter(({ of }) => of === `gift ${gift.id}`)
  return paid.every(({ amount }) => amount.high === 0)
}

const totals = ({ people }: Estimate) =>
  people.flatMap(({ taker, total }) => (total.high > 0 ? [{ taker, total }] : []))

/** Who would get what with each answer, and the tax. `gift` need not be saved. */
export const giftTaxChoices = (will: Will, gift: Gift, day: Day): GiftTaxChoices => {
  const found = giftTaxOptions.map((tax) => ({ tax, found: estimateOf(withGift(will, { ...gift, tax }), { day }) }))
  if (found.some(({ found: { is } }) => is === 'nothing said' || is === 'not shared')) return { is: 'not known' }
  const estimates = found.flatMap((each) => (each.found.is === 'estimate' ? [each.found] : []))
  if (estimates.length === 0 || estimates.some((each) => isWorthNothing(each, gift))) return { is: 'not known' }
  const [one, other] = estimates.map((each) => JSON.stringify([totals(each), each.tax]))
  if (one === other) return { is: 'no difference' }
  const [open] = estimates.filter((each) => each.open.length > 0)
  return {
    is: 'difference',
    ...(open && { open }),
    choices: found.map(({ tax, found: each }) => ({
      tax,
      reasons: each.is === 'refused' ? each.reasons : [],
      people: each.is === 'estimate' ? totals(each) : [],
      due: each.is === 'estimate' ? each.tax : undefined,
    })),
  }
}
