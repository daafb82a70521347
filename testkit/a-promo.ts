import type { PromoCode } from '#server/db/repositories/promo-codes.store.ts'

/** A code that takes everything off at the checkout, from now on, as often as anybody likes. */
export const aPromo = (now: Date): PromoCode => ({
  code: 'HOSPICE',
  place: 'checkout',
  discount: { percent: 100 },
  funder: 'St Luke’s Hospice',
  startsAt: now,
  endsAt: undefined,
  useLimit: undefined,
})
