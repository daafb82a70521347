import { isCode, type PromoScope, tidyCode } from '#core/catalogue/promo.ts'
import type { PromoCode } from '../../db/repositories/promo-codes.store.ts'
import type { Stores } from '../../db/stores.ts'
import { Invalid } from '../../platform/errors.ts'

type Wording = { readonly field: string; readonly without: string }

/** The field in which a code was typed, and how to continue without one. */
const wordings: Record<PromoScope, Wording> = {
  checkout: { field: 'promoCode', without: 'pay without it' },
  registration: { field: 'pt_', without: 'take it out and pay for your will yourself later' },
}

const reasons = {
  unknown: 'We do not know this code. Check it, or',
  notYet: 'This code cannot be used yet. Try it later, or',
  over: 'This code has ended. Ask whoever gave it to you, or',
  usedUp: 'This code has been used as often as it can be. Ask whoever gave it to you, or',
} as const

type Deps = Pick<Stores, 'orders' | 'promoCodes'>

type Use = { readonly scope: PromoScope; readonly userId: number; readonly at: Date }

const refuse = (scope: PromoScope, reason: keyof typeof reasons): Invalid => {
  const { field, without } = wordings[scope]
  const sentence = `${reasons[reason]} ${without}.`
  return new Invalid({ [field]: [sentence] }, sentence)
}

const usable = async (
  { orders }: Deps,
  promo: PromoCode | undefined,
  { scope, userId, at }: Use,
): Promise<PromoCode> => {
  if (promo?.scope !== scope) throw refuse(scope, 'unknown')
  if (at < promo.startsAt) throw refuse(scope, 'notYet')
  if (promo.endsAt && at >= promo.endsAt) throw refuse(scope, 'over')
  const { useLimit } = promo
  if (useLimit !== undefined && (await orders.usesOf(promo.code, userId)) >= useLimit) throw refuse(scope, 'usedUp')
  return promo
}

/** The promo code that was typed, if it can be used now. Throws Invalid with the reason when not. */
export const findUsablePromo = async (stores: Deps, typed: string, use: Use): Promise<PromoCode> => {
  const code = tidyCode(typed)
  return usable(stores, isCode(code) ? await stores.promoCodes.find(code) : undefined, use)
}

/** As `findUsablePromo`, with a lock until the transaction ends, so that two orders never share the last use. */
export const lockUsablePromo = async (stores: Deps, typed: string, use: Use): Promise<PromoCode> => {
  const code = tidyCode(typed)
  return usable(stores, isCode(code) ? await stores.promoCodes.lock(code) : undefined, use)
}
