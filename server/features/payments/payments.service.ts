import type { CheckoutReply } from '#core/api/payment.ts'
import { givenBy, heldAlready } from '#core/catalogue/entitlements.ts'
import { type OrderItem, testProduct, VAT_PERCENT } from '#core/catalogue/products.ts'
import { type Promo, sumOf } from '#core/catalogue/promo.ts'
import type { Day } from '#core/text/birthday.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import { withoutWords } from '../../platform/error-replies.ts'
import { Invalid, NotFound, PaymentsAway } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { after, isUndecided } from './order-states.ts'
import { type Order, type PaymentProvider, type PaymentStatus, paid, statusOf } from './payment-provider.ts'
import { promoNow, takePromo } from './promo.service.ts'
import { returnPath } from './return-path.ts'
import { refuseUnsaleable } from './saleable.ts'
import { isUnfinished, type Settlement } from './settlement.service.ts'

export type PaymentsService = {
  /**
   * Throws Invalid when the will to be paid for is not complete, advice stops it, the basket cannot be sold or the code
   * cannot be used; PaymentsAway when the provider does not answer.
   */
  checkout(userId: number, items: readonly OrderItem[], promoCode: string | undefined): Promise<CheckoutReply>
  /** What a code takes off. Throws Invalid when it cannot be used. */
  promo(userId: number, code: string): Promise<Promo>
  /** How an order stands. What is held already, whoever's order gave it, counts as paid. */
  check(userId: number, externalId: string): Promise<PaymentStatus>
  /**
   * Looks at whatever the owner has not yet been heard of: the browser that began a payment may never come back. Never
   * rejects because of the provider, and never waits for it long.
   */
  settlePending(userId: number): Promise<void>
}

type Needs = Pick<Stores, 'orders' | 'entitlements' | 'promoCodes'> & {
  readonly wills: Pick<WillsService, 'stored'>
  readonly inTransaction: InTransaction
  readonly provider: PaymentProvider
  readonly settlement: Settlement
  readonly clock: () => Date
  readonly today: () => Day
  readonly newUuid: () => string
  readonly wait: (milliseconds: number) => Promise<void>
  readonly log: Pick<Log, 'error'>
  /** Whether the payment test may be bought: never in production. */
  readonly sellsTests: boolean
}

/** Milliseconds that somebody waits at most for their own will because a provider is slow. */
const PATIENCE_MS = 2000
/** The provider of an order that costs nothing. */
export const NO_PROVIDER = 'none'

export const paymentsService = (needs: Needs): PaymentsService => {
  const { orders, entitlements, wills, inTransaction, provider, settlement, clock, newUuid } = needs

  const settlePending: PaymentsService['settlePending'] = async (userId) => {
    const undecided = await orders.undecidedOf(userId, provider.name)
    if (undecided.length === 0) return
    const settled = Promise.all(undecided.map(settlement.settleQuietly))
    await Promise.race([settled, needs.wait(PATIENCE_MS)])
  }

  const added = (userId: number, items: readonly OrderItem[], promoCode: string | undefined): Promise<Order> =>
    inTransaction(async (stores) => {
      const at = clock()
      const promo =
        promoCode === undefined ? undefined : await takePromo(stores, promoCode, { place: 'checkout', userId, at })
      const { listPrice, total } = sumOf(items, promo)
      const order = await stores.orders.add({
        userId,
        externalId: newUuid(),
        provider: total === 0 ? NO_PROVIDER : provider.name,
        items,
        listPrice,
        total,
        vatPercent: VAT_PERCENT,
        promoCode: promo?.code,
        at,
      })
      if (total === 0) await settlement.payNothing(stores, order)
      return order
    })

  const begun = async (order: Order): Promise<string> => {
    const { url, ref } = await provider.begin(order).catch((error: unknown) => {
      needs.log.error({ what: 'payment', order: order.id, error: withoutWords(error) }, 'not begun')
      throw new PaymentsAway()
    })
    await inTransaction(async (stores) => {
      await stores.orders.setProviderRef(order.id, ref)
      const to = after(order.state, 'begin')
      if (to) await stores.orders.move(order.id, { from: order.state, to, at: clock() })
    })
    return url
  }

  /** Paid for in another tab, say: there is nothing left to wait for. */
  const isHeldAnyway = async ({ state, items, userId, createdAt }: Order): Promise<boolean> => {
    const wanted = givenBy(items)
    if (!isUndecided(state) || wanted.length === 0) return false
    const since = await entitlements.heldSince(userId, createdAt)
    return heldAlready(wanted, await entitlements.held(userId), since).length === wanted.length
  }

  return {
    settlePending,

    promo: async (userId, code) => {
      const { funder, discount, ...promo } = await promoNow(needs, code, { place: 'checkout', userId, at: clock() })
      return { code: promo.code, funder, discount }
    },

    checkout: async (userId, items, promoCode) => {
      if (items.includes(testProduct.id) && !needs.sellsTests)
        throw new Invalid({ items: ['The payment test is only for development. Choose another product.'] })
      await settlePending(userId)
      const { will } = await wills.stored(userId)
      refuseUnsaleable(items, await entitlements.held(userId), will, needs.today())
      const order = await added(userId, items, promoCode)
      const url = order.total === 0 ? returnPath(order, false) : await begun(order)
      return { external_id: order.externalId, id: order.id, url }
    },

    check: async (userId, externalId) => {
      const order = await orders.find(userId, externalId)
      if (!order) throw new NotFound('There is no such payment. Start again from the checkout.')
      const settled = isUnfinished(order) ? await settlement.settleQuietly(order) : order
      return (await isHeldAnyway(settled)) ? paid : statusOf(settled)
    },
  }
}
