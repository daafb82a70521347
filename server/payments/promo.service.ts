import { isCode, tidyCode } from '#core/promo.ts'
import { Invalid } from '../http/errors.ts'
import type { Stores } from '../store/stores.ts'
import type { PromoCode } from './promo-codes.store.ts'

const refuse = (sentence: string): Invalid => new Invalid({ promoCode: [sentence] }, sentence)

const unknown = 'We do not know this code. Check it, or pay without it.'
const notYet = 'This code cannot be used yet. Try it later, or pay without it.'
const over = 'This code has ended. Pay without it, or ask whoever gave it to you.'
const usedUp = 'This code has been used as often as it can be. Pay without it, or ask whoever gave it to you.'

type Needs = Pick<Stores, 'orders' | 'promoCodes'>

const usable = async (
  { orders }: Needs,
  promo: PromoCode | undefined,
  userId: number,
  at: Date,
): Promise<PromoCode> => {
  if (!promo) throw refuse(unknown)
  if (at < promo.startsAt) throw refuse(notYet)
  if (promo.endsAt && at >= promo.endsAt) throw refuse(over)
  if (promo.useLimit !== undefined && (await orders.usesOf(promo.code, userId)) >= promo.useLimit) throw refuse(usedUp)
  return promo
}

/** The code somebody typed, if it can be used now. Throws Invalid with the reason when not. */
export const promoNow = async (stores: Needs, typed: string, userId: number, at: Date): Promise<PromoCode> => {
  const code = tidyCode(typed)
  return usable(stores, isCode(code) ? await stores.promoCodes.find(code) : undefined, userId, at)
}

/** The same inside the transaction that uses it: two orders never share the last use. */
export const takePromo = async (stores: Needs, typed: string, userId: number, at: Date): Promise<PromoCode> => {
  const code = tidyCode(typed)
  return usable(stores, isCode(code) ? await stores.promoCodes.lock(code) : undefined, userId, at)
}
