import { setTimeout as sleep } from 'node:timers/promises'
import type { CheckoutReply, PromoReply } from '#core/api/payment.ts'
import {
  isUndecided,
  isUnfinished,
  type PaymentStatus,
  paymentStatuses,
  paymentStatusOf,
  stateAfter,
} from '#core/catalogue/order.ts'
import {
  givenBy,
  heldAlready,
  inOrder,
  type OrderItem,
  paysForWill,
  testProduct,
  VAT_PERCENT,
} from '#core/catalogue/products.ts'
import { sumOf } from '#core/catalogue/promo.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { refusals } from '#words/en/refusals.ts'
import { NO_PROVIDER, type PaymentProvider, returnPath } from '../../adapters/payment-provider.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound, PaymentProviderUnavailable, redact } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import type { AssertSignedOff } from '../sign-offs/sellable.ts'
import { assertPartsOffered, assertReady, type ReadinessWork } from '../wills/save.rules.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { findUsablePromo, isLimited, lockUsablePromo } from './promo-codes.ts'
import { assertPartnerToInvite, assertPurchasable, otherSum, type Settlement } from './settlement.service.ts'

type Deps = Means<'inTransaction' | 'clock' | 'today'> &
  Pick<Stores, 'orders' | 'entitlements' | 'promoCodes' | 'couples'> & {
    readonly wills: Pick<WillsService, 'stored'>
    readonly work: ReadinessWork
    readonly provider: PaymentProvider
    readonly settlement: Settlement
    readonly newUuid: () => string
    /** Replaces the timer in tests. */
    readonly wait?: (milliseconds: number) => Promise<void>
    readonly log: Pick<Log, 'error'>
    /** Whether the payment test may be bought: never in production. */
    readonly sellsTests: boolean
    /** The parts of a will on offer, of those that can be switched off. */
    readonly parts: readonly OfferedPart[]
    readonly assertSignedOff: AssertSignedOff
  }

/** Milliseconds that a request waits at most for the payment provider. */
const SETTLE_TIMEOUT_MS = 2000

/** `shown`: pence that the page said are to pay. */
type Basket = {
  readonly items: readonly OrderItem[]
  readonly promoCode: string | undefined
  readonly shown: number | undefined
}

/** The timer does not keep the process alive. */
const waitIdly = (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false })

export type PaymentsService = ReturnType<typeof createPaymentsService>

export const createPaymentsService = (deps: Deps) => {
  const { orders, entitlements, wills, inTransaction, provider, settlement, clock, newUuid, wait = waitIdly } = deps

  const checkout = async (
    userId: number,
    items: readonly OrderItem[],
    promoCode: string | undefined,
    shown?: number,
  ): Promise<CheckoutReply> => {
    if (items.includes(testProduct.id) && !deps.sellsTests)
      throw new Invalid({ items: ['The payment test is only for development. Choose another product.'] })
    await settlePending(userId)
    const { will } = await wills.stored(userId)
    assertPurchasable(items, await entitlements.held(userId))
    assertPartnerToInvite(items, will, await deps.couples.bought(userId))
    if (paysForWill(items)) {
      await assertReady(deps.work, will, deps.today())
      assertPartsOffered(will, deps.parts)
    }
    await deps.assertSignedOff(items, will)
    const { order, replaced } = await addOrder(userId, { items, promoCode, shown })
    for (const each of replaced) await settlement.closeQuietly(each)
    const url = order.total === 0 ? returnPath(order, false) : await beginPayment(order)
    return { external_id: order.externalId, id: order.id, url }
  }

  /** The new order, and the unpaid ones that it replaces: a limited code is held by one unpaid order of a customer. */
  const addOrder = (userId: number, { items, promoCode, shown }: Basket) =>
    inTransaction(async (stores) => {
      const at = clock()
      await stores.entitlements.lock(userId)
      const promo =
        promoCode === undefined
          ? undefined
          : await lockUsablePromo(stores, promoCode, { scope: 'checkout', userId, at, items })
      const undecided = promo && isLimited(promo) ? await stores.orders.undecidedOf(userId, provider.name) : []
      const replaced = undecided.filter((order) => order.promoCode === promo?.code)
      const { listPrice, total } = sumOf(items, promo)
      if (shown !== undefined && shown !== total) throw otherSum(total)
      const order = await stores.orders.add({
        userId,
        externalId: newUuid(),
        provider: total === 0 ? NO_PROVIDER : provider.name,
        items: inOrder(items),
        listPrice,
        total,
        vatPercent: VAT_PERCENT,
        promoCode: promo?.code,
        at,
      })
      if (total === 0) await settlement.payNothing(stores, order)
      return { order, replaced }
    })

  /** The address of the payment page. */
  const beginPayment = async (order: Order): Promise<string> => {
    const { url, ref } = await provider.begin(order).catch((error: unknown) => {
      deps.log.error({ what: 'payment', order: order.id, error: redact(error) }, 'not begun')
      throw new PaymentProviderUnavailable()
    })
    await inTransaction(async (stores) => {
      await stores.orders.setProviderRef(order.id, ref)
      const to = stateAfter(order.state, 'begin')
      if (to) await stores.orders.move(order.id, { from: order.state, to, at: clock() })
    })
    return url
  }

  const check = async (userId: number, externalId: string): Promise<PaymentStatus> => {
    const order = await orders.find(userId, externalId)
    if (!order) throw new NotFound(refusals.weCannotFindThatPayment)
    const settled = isUnfinished(order) ? await settlement.settleQuietly(order) : order
    if (await isHeldAnyway(settled)) return paymentStatuses.paid
    const status = paymentStatusOf(settled)
    // A second payment that went back counts as paid only while the first gives the same.
    return settled.refundReason === 'duplicate' && !(await isHeld(settled)) ? paymentStatuses.failed : status
  }

  const isHeld = async ({ items, userId }: Order): Promise<boolean> => {
    const wanted = givenBy(items)
    return heldAlready(wanted, await entitlements.held(userId)).length === wanted.length
  }

  /** Another order, paid in another tab for example, gave the same: there is nothing left to wait for. */
  const isHeldAnyway = async ({ state, items, userId, createdAt }: Order): Promise<boolean> => {
    const wanted = givenBy(items)
    if (!(isUndecided(state) || state === 'expired') || wanted.length === 0) return false
    const since = await entitlements.heldSince(userId, createdAt)
    return heldAlready(wanted, await entitlements.held(userId), since).length === wanted.length
  }

  const settlePending = async (userId: number): Promise<void> => {
    const undecided = await orders.undecidedOf(userId, provider.name)
    if (undecided.length === 0) return
    const settled = Promise.all(undecided.map(settlement.settleQuietly))
    await Promise.race([settled, wait(SETTLE_TIMEOUT_MS)])
  }

  return {
    /**
     * Makes an order and begins its payment. Throws Invalid when the basket cannot be sold, the will to be paid for is not
     * complete, has a part that is not on offer or words that are not signed off, advice stops it or the code cannot be used; PaymentProviderUnavailable when the provider does not answer.
     */
    checkout,
    /** The payment status of an order. What is held already, whichever order gave it, counts as paid. */
    check,
    /**
     * Settles the owner's undecided orders: the browser that began a payment may never come back. Never rejects because of
     * the provider, and never waits for it longer than two seconds.
     */
    settlePending,

    /** What a code takes off. Throws Invalid when it cannot be used, or takes nothing off these items. */
    promo: async (userId: number, typed: string, items?: readonly OrderItem[]): Promise<PromoReply> => {
      const use = { scope: 'checkout', userId, at: clock(), items } as const
      const { code, funder, discount, products } = await findUsablePromo(deps, typed, use)
      return { code, funder, discount, ...(products && { products: [...products] }) }
    },
  }
}
