import type { OrderItem } from '#core/catalogue/products.ts'
import { isCode, type PromoScope, tidyCode, whyNothingOff } from '#core/catalogue/promo.ts'
import { refusals } from '#words/en/refusals.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { PromoCode, PromoCodeUses } from '../../db/repositories/promo-codes.store.ts'
import type { Stores } from '../../db/stores.ts'
import { Invalid, TooManyRequests } from '../../platform/errors.ts'
import { type Counter, networkOf, SITE_ALLOWANCE, siteOf } from '../../platform/rate-limit.ts'

/** The field in which a code was typed, and why it cannot be used there. */
const typedIn = {
  checkout: {
    field: 'promoCode',
    unknown: refusals.weDoNotKnowThisCode,
    notYet: refusals.thisCodeCannotBeUsedYet,
    over: refusals.thisCodeHasEnded,
    usedUp: refusals.thisCodeHasBeenUsedUp,
    usedByYou: refusals.youHaveUsedThisCode,
  },
  registration: {
    field: 'pt_',
    unknown: refusals.weDoNotKnowYourSponsor,
    notYet: refusals.yourSponsorBeginsLater,
    over: refusals.yourSponsorHasEnded,
    usedUp: refusals.yourSponsorIsUsedUp,
    usedByYou: refusals.youHaveUsedYourSponsor,
  },
} as const satisfies Readonly<Record<PromoScope, object>>

/** A refusal of a code that does not exist, so that guesses can be counted. */
export class UnknownCode extends Invalid {}

type Codes = Pick<Stores, 'promoCodes'>

type Use = {
  readonly scope: PromoScope
  readonly userId: number
  readonly at: Date
  /** The basket. Absent: it is not known yet. */
  readonly items?: readonly OrderItem[] | undefined
}

const refuse = (scope: PromoScope, sentence: string, Refusal: typeof Invalid = Invalid): Invalid =>
  new Refusal({ [typedIn[scope].field]: [sentence] }, sentence)

const limitReached = (
  { useLimit, personLimit }: PromoCode,
  { all, own }: PromoCodeUses,
): 'usedUp' | 'usedByYou' | undefined => {
  if (personLimit !== undefined && own >= personLimit) return 'usedByYou'
  return useLimit !== undefined && all >= useLimit ? 'usedUp' : undefined
}

const usable = async ({ promoCodes }: Codes, promo: PromoCode | undefined, use: Use): Promise<PromoCode> => {
  const { scope, userId, at, items } = use
  const reasons = typedIn[scope]
  if (promo?.scope === 'registration' && scope === 'checkout') throw refuse(scope, refusals.thisCodeIsForAnAccount)
  if (promo?.scope !== scope) throw refuse(scope, reasons.unknown, UnknownCode)
  if (at < promo.startsAt) throw refuse(scope, reasons.notYet)
  if (promo.endsAt && at >= promo.endsAt) throw refuse(scope, reasons.over)
  const reached = limitReached(promo, await promoCodes.uses(promo.code, { userId }))
  if (reached) throw refuse(scope, reasons[reached])
  const nothingOff = items && whyNothingOff(items, promo)
  if (nothingOff !== undefined) throw refuse(scope, refusals.keepTheCode(nothingOff))
  return promo
}

/**
 * The promo code that was typed, if it can be used now. Throws Invalid with the reason when not, and UnknownCode when there
 * is none.
 */
export const findUsablePromo = async (stores: Codes, typed: string, use: Use): Promise<PromoCode> => {
  const code = tidyCode(typed)
  return usable(stores, isCode(code) ? await stores.promoCodes.find(code) : undefined, use)
}

/**
 * As `findUsablePromo`, with a lock until the transaction ends, so that two orders never share the last use. The customer's
 * entitlements are locked first, as everywhere.
 */
export const lockUsablePromo = async (stores: Codes, typed: string, use: Use): Promise<PromoCode> => {
  const code = tidyCode(typed)
  return usable(stores, isCode(code) ? await stores.promoCodes.lock(code) : undefined, use)
}

/**
 * Whether the code of an order had no use left for it when its money arrived. The newest unpaid order of a customer always
 * has one: it holds it until it fails or expires. In a transaction, with the customer's entitlements locked.
 */
export const isCodeUsedUp = async (
  { promoCodes }: Codes,
  { promoCode, userId, id }: Pick<Order, 'promoCode' | 'userId' | 'id'>,
): Promise<boolean> => {
  if (promoCode === undefined) return false
  const promo = await promoCodes.lock(promoCode)
  return (
    promo !== undefined && limitReached(promo, await promoCodes.uses(promo.code, { userId, except: id })) !== undefined
  )
}

/** Whether a code can run out, so that an unpaid order holds one of its uses. */
export const isLimited = ({ useLimit, personLimit }: Pick<PromoCode, 'useLimit' | 'personLimit'>): boolean =>
  useLimit !== undefined || personLimit !== undefined

/** Who tries a code: `userId` is 0 before there is an account. */
type Caller = { readonly ip: string; readonly userId: number }

/**
 * Runs a call that carries a promo code. Calls with codes are counted for the account and for the network, whichever route
 * takes them: every one in a minute; in an hour those with a code that does not exist, and sponsored registrations.
 * Throws TooManyRequests above the limits, whether or not the code is right.
 */
export type LimitCodeGuesses = <T>(caller: Caller, call: () => Promise<T>) => Promise<T>

type Limits = {
  /** Calls a minute for one account or network. */
  readonly aMinute: number
  readonly minute: Counter
  readonly hour: Counter
}

/** Codes that do not exist, or sponsored registrations, in an hour: times the calls of a minute. */
const HOURLY_FACTOR = 3
export const CODE_HOUR_MS = 60 * 60_000

const keysOf = ({ ip, userId }: Caller): ReadonlyMap<string, number> => {
  const site = siteOf(ip)
  return new Map([
    [`network ${networkOf(ip)}`, 1],
    ...(site === undefined ? [] : [[site, SITE_ALLOWANCE] as const]),
    ...(userId === 0 ? [] : [[`account ${userId}`, 1] as const]),
  ])
}

export const createCodeGuesses = ({ aMinute, minute, hour }: Limits): LimitCodeGuesses => {
  const countCall = async (key: string, times: number): Promise<void> => {
    const { count, left } = await minute.add(key)
    if (count > aMinute * times) throw new TooManyRequests(Math.ceil(left / 1000))
    if ((await hour.of(key)) >= aMinute * HOURLY_FACTOR * times) throw new TooManyRequests(CODE_HOUR_MS / 1000)
  }

  return async (caller, call) => {
    const keys = keysOf(caller)
    for (const [key, times] of keys) await countCall(key, times)
    const countForAnHour = () => Promise.all([...keys.keys()].map((key) => hour.add(key)))
    try {
      const result = await call()
      if (caller.userId === 0) await countForAnHour()
      return result
    } catch (error) {
      if (error instanceof UnknownCode) await countForAnHour()
      throw error
    }
  }
}
