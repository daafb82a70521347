import {
  isUndecided,
  isUnfinished,
  isWithBank,
  type MoneyWait,
  paidBack,
  type RefundReason,
} from '#core/catalogue/order.ts'
import {
  type Entitlement,
  flagsOf,
  hasWill,
  heldAlready,
  inOrder,
  isForPartner,
  isInsteadOf,
  isMadeOfWill,
  lacksOwnWill,
  type OrderItem,
  type ProductId,
  paysForWill,
  productById,
  products,
  totalOf,
} from '#core/catalogue/products.ts'
import type { Promo } from '#core/catalogue/promo.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { price } from '#core/text/money.ts'
import { includes, partnerNow } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { priceChanged as words } from '#words/en/checkout.ts'
import { refusals } from '#words/en/refusals.ts'
import { NO_PROVIDER, type PaymentProvider, type ProviderPayment } from '../../adapters/payment-provider.ts'
import type { Couple } from '../../db/repositories/couples.store.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, redact } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import { waitsOf } from './item-refunds.ts'
import { createPaymentRecords, type PaymentMails } from './payment-records.ts'

const refused = (why: string): Invalid => new Invalid({ items: [why] })

const named = (items: readonly OrderItem[]): string => items.map((id) => productById(id).name).join(', ')

const alreadyHeld = (twice: readonly OrderItem[]): Invalid =>
  refused(paysForWill(twice) ? refusals.yourWillIsAlreadyPaid : refusals.youHaveAlreadyPaidForThis(named(twice)))

/** A price has changed since the page was opened. */
export const otherSum = (total: number): Invalid => refused(words.itIsNow(price(total)))

/** Throws Invalid when a basket cannot be sold to a customer with these entitlements. */
export const assertPurchasable = (items: readonly OrderItem[], held: readonly Entitlement[]): void => {
  if (new Set(items).size < items.length) throw refused(refusals.chooseEachProductOnce)
  const rivals = inOrder(items).filter((id) => items.some((other) => isInsteadOf(id, other)))
  if (rivals.length > 0) throw refused(refusals.chooseOneOfThese(named(rivals)))
  if (items.includes('lpa-both') && flagsOf(held).powersHeld === 'one') throw refused(refusals.paidForOneOfTheTwo)
  const twice = heldAlready(items, held)
  if (twice.length > 0) throw alreadyHeld(twice)
  if (items.some((id) => lacksOwnWill(id, held))) throw refused(refusals.payForYourOwnWill)
  if (items.some(isMadeOfWill) && !hasWill([...items, ...held])) throw refused(refusals.noWillToPrint)
}

/** Throws Invalid when no will can be sold for a partner: nobody to invite, or an invitation that is paid for already. */
export const assertPartnerToInvite = (items: readonly OrderItem[], will: Will, bought: Couple | undefined): void => {
  if (!items.some(isForPartner)) return
  if (!partnerNow(will)) throw refused(refusals.nameYourPartner)
  if (bought && bought.accepted === undefined) throw refused(refusals.partnersWillIsPaid)
}

/** What a round of `reconcile` did. `changed` are orders whose money went back or came again without a request of ours. */
export type Reconciled = { readonly looked: number; readonly finished: number; readonly changed: number }

type Deps = Means<'inTransaction' | 'clock'> & {
  readonly orders: Stores['orders']
  readonly itemRefunds: Stores['itemRefunds']
  readonly provider: PaymentProvider
  readonly mails: PaymentMails
  readonly log: Pick<Log, 'error'>
}

/** Milliseconds after which an order that never got a payment page counts as expired. */
const EXPIRES_MS = 25 * 60 * 60 * 1000

/** Milliseconds that an order is left to its own page and to the webhook before `reconcile` asks the provider. */
const RECONCILE_AFTER_MS = 60_000

/** The longest that `reconcile` leaves a refund that failed: each time about twice as long as before. */
const LONGEST_MS = 60 * 60_000

/** How often `reconcile` asks what changed at the provider, and how far back the first time and later. */
const CHANGES_EVERY_MS = 10 * 60_000
const FIRST_CHANGES_MS = 30 * DAY_MS
const LATER_CHANGES_MS = 60 * 60_000

/** How often a payment is asked for again because the order changed while the provider answered. */
const MAX_LOOKS = 5

export type Settlement = ReturnType<typeof createSettlement>

export const createSettlement = ({ orders, itemRefunds, inTransaction, provider, mails, clock, log }: Deps) => {
  const {
    receive,
    move,
    recordRefund,
    finishRefund,
    recordDispute,
    recordLoss,
    recordWin,
    recordPartRefund,
    recordSentBack,
    recordRefused,
    payAgain,
    finishItemRefund,
  } = createPaymentRecords({ mails, clock })

  const current = async (order: Order): Promise<Order> => (await orders.byExternalId(order.externalId)) ?? order

  /** No provider knows of an order that cost nothing. What it gave was taken back as its refund became owed. */
  const settleFree = async (given: Order): Promise<Order> => {
    const order = await current(given)
    const { refundReason } = order
    if (refundReason !== undefined)
      await inTransaction(async (stores) => finishRefund(stores, await locked(stores, order), refundReason))
    return current(order)
  }

  const settle = async (given: Order): Promise<Order> => {
    if (given.provider === NO_PROVIDER) return settleFree(given)
    if (given.provider !== provider.name) return given
    const order = await looked(await current(given))
    if (order.state !== 'paid' || order.sentBack > 0) return order
    const { refundReason } = order
    if (await (refundReason === undefined ? refundItems(order) : refund(order, refundReason))) return current(order)
    // The bank may have questioned the payment in between, or somebody refunded it on the provider's pages.
    await looked(order)
    await inTransaction(async (stores) => recordRefused(stores, await locked(stores, order)))
    return current(order)
  }

  /** The order after what the provider says of its payment has been recorded. */
  const looked = async (given: Order): Promise<Order> => {
    let order = given
    for (let times = 0; times < MAX_LOOKS; times += 1) {
      const isRecorded = await record(order, await paymentOf(order))
      order = await current(order)
      if (isRecorded) break
    }
    return order
  }

  // Only the provider knows whether a payment page can still be used.
  const paymentOf = async (order: Order): Promise<ProviderPayment> => {
    if (order.providerRef !== undefined) return provider.look(order)
    return { is: clock().getTime() - order.createdAt.getTime() >= EXPIRES_MS ? 'expired' : 'pending' }
  }

  /** False when another call has changed the order since the provider was asked: its reply may be older than that. */
  const record = (order: Order, payment: ProviderPayment): Promise<boolean> =>
    inTransaction(async (stores) => {
      const now = await locked(stores, order)
      if (now.state !== order.state || now.returned !== order.returned) return false
      if (payment.is === 'failed') await move(stores, now, 'fail')
      if (payment.is === 'expired') await move(stores, now, 'expire')
      if (!('paymentRef' in payment)) return true
      if (now.paymentRef === undefined) await stores.orders.setPaymentRef(now.id, payment.paymentRef)
      const back = payment.returned + now.byHand
      const tooMuch = payment.amount === now.total ? back - now.total : Number.NaN
      const isWith = isWithBank(now.state)
      // Once all of it has gone back, in whatever ways, a bank can only make it too much.
      const isBack = tooMuch >= 0 && !isWith && (payment.is === 'paid' || now.state === 'refunded')
      const is = isBack ? 'refunded' : payment.is
      if (is !== 'refunded' && !isWith && back < paidBack(now)) {
        await recordSentBack(stores, now, back, payment.sentBack ?? [])
        return is === 'paid'
      }
      if (is === 'paid' && !isWith && now.sentBack > 0) {
        if (back > now.returned) await payAgain(stores, now, back - now.returned)
        return true
      }
      switch (is) {
        case 'paid':
          if (now.disputedAt === undefined) await receive(stores, now, payment.amount)
          else await recordWin(stores, now, payment.amount, back)
          await recordPartRefund(stores, now, back)
          break
        case 'refunded':
          await recordRefund(stores, now, { tooMuch: Math.max(0, tooMuch || 0), isQuestioned: payment.isQuestioned })
          break
        case 'disputed':
          await recordDispute(stores, now)
          break
        case 'lost':
          await recordLoss(stores, now)
      }
      return true
    })

  /** The order as it is now. Its owner's entitlements stay locked until the transaction ends. */
  const locked = async (stores: Stores, order: Order): Promise<Order> => {
    await stores.entitlements.lock(order.userId)
    return (await stores.orders.byExternalId(order.externalId)) ?? order
  }

  /** The provider first, then our records: after a crash in between, both are repeated without harm. False when it is refused. */
  const refund = async (order: Order, reason: RefundReason): Promise<boolean> => {
    if (!(await provider.refund(order, reason))) return false
    await inTransaction(async (stores) => finishRefund(stores, await locked(stores, order), reason))
    return true
  }

  /** As `refund`, for the products whose money is owed while the rest of the order is kept. */
  const refundItems = async (order: Order): Promise<boolean> => {
    const owed = (await itemRefunds.of(order.id)).filter(({ done }) => !done)
    for (const each of owed) {
      if (!(await provider.refundItem(order, each))) return false
      await inTransaction(async (stores) => finishItemRefund(stores, await locked(stores, order), each))
    }
    return true
  }

  const quietly = async (order: Order, work: () => Promise<Order>): Promise<{ order: Order; done: boolean }> => {
    try {
      return { order: await work(), done: true }
    } catch (error) {
      log.error({ what: 'payment', order: order.id, error: redact(error) }, 'not settled')
      return { order: await current(order), done: false }
    }
  }

  const settleQuietly = async (order: Order): Promise<Order> => (await quietly(order, () => settle(order))).order

  /** As `settleQuietly`, with the payment page closed first. */
  const closeQuietly = async (order: Order): Promise<void> => {
    await quietly(order, async () => {
      await provider.close(order)
      return settle(order)
    })
  }

  /** A customer's orders whose money may still come, has still to go back, or is questioned. One without a payment page soon has none that is used. */
  const moving = async (stores: Pick<Stores, 'orders' | 'itemRefunds'>, userId: number) => {
    const begun = clock().getTime() - RECONCILE_AFTER_MS
    const found: { readonly order: Order; readonly waits: Exclude<MoneyWait, 'too much'> }[] = []
    for (const order of await stores.orders.list(userId)) {
      if (order.provider !== provider.name && order.provider !== NO_PROVIDER) continue
      const waits = await waitsOf(stores, order)
      const isLeft = order.providerRef === undefined && order.createdAt.getTime() <= begun
      if (waits === undefined || waits === 'too much' || (waits === 'payment' && isLeft)) continue
      found.push({ order, waits })
    }
    return found
  }

  /** Refunds that failed: how often, and until when they are left. */
  const failed = new Map<number, { readonly times: number; readonly until: number }>()

  let askedAt: Date | undefined

  /** Settles the orders whose money may have gone back or come again at the provider. The number of those that changed. */
  const settleChanged = async (): Promise<number> => {
    const now = clock()
    const since = askedAt ? now.getTime() - askedAt.getTime() : undefined
    if (since !== undefined && since >= 0 && since < CHANGES_EVERY_MS) return 0
    const back = since === undefined ? FIRST_CHANGES_MS : Math.max(since, 0) + LATER_CHANGES_MS
    const refs = await provider.changedSince(new Date(now.getTime() - Math.min(back, FIRST_CHANGES_MS)))
    const named = await Promise.all(refs.map((ref) => orders.byPaymentRef(ref)))
    const found = [...named, ...(await orders.disputed(provider.name))].filter((order) => order !== undefined)
    const each = new Map(found.map((order) => [order.id, order]))
    let changed = 0
    let failed = false
    for (const order of each.values()) {
      const settled = await quietly(order, () => settle(order))
      if (settled.order.state !== order.state) changed += 1
      failed ||= !settled.done
    }
    if (!failed) askedAt = now
    return changed
  }

  return {
    /**
     * Asks the provider for the state of an order's payment, records it, and refunds what is owed. Returns the order as it is
     * then. Idempotent: the outcome is the same however often and in whatever order it is called. Rejects when the provider
     * does.
     */
    settle,
    /** As `settle`, but a failure is logged and left for the next time. */
    settleQuietly,

    /** Notes in a transaction that what a bank sent back was paid without the provider. */
    payAgain,

    /** Closes the payment page of an order that another has replaced, and settles it. A failure is logged. */
    closeQuietly,

    /** Closes every open payment page of a customer, and sends what is owed to them. A failure is logged, and the reply false. */
    finishQuietly: async (userId: number): Promise<boolean> => {
      for (const { order, waits } of await moving({ orders, itemRefunds }, userId))
        await (waits === 'payment' ? closeQuietly(order) : settleQuietly(order))
      return (await moving({ orders, itemRefunds }, userId)).length === 0
    },
    /** What money of a customer waits for: nobody could tell of it, or answer their bank, without the account. */
    waits: async (stores: Pick<Stores, 'orders' | 'itemRefunds'>, userId: number) =>
      (await moving(stores, userId))[0]?.waits,

    /** Makes an order paid that costs nothing, within a transaction. Throws Invalid when what it gives is held already. */
    payNothing: async (stores: Stores, order: Order): Promise<void> => {
      await stores.entitlements.lock(order.userId)
      const twice = heldAlready(order.items, await stores.entitlements.held(order.userId))
      if (twice.length > 0) throw alreadyHeld(twice)
      await receive(stores, order, 0)
    },

    /**
     * Settles every order that is unfinished for a minute, and now and then those that were refunded or disputed at the provider:
     * its webhook may be lost, and this process may have died between two steps. Several processes may do it at once.
     */
    reconcile: async (): Promise<Reconciled> => {
      const unfinished = await orders.unfinished(
        [provider.name, NO_PROVIDER],
        new Date(clock().getTime() - RECONCILE_AFTER_MS),
      )
      let finished = 0
      for (const order of unfinished) {
        const now = clock().getTime()
        const { times = 0, until = 0 } = failed.get(order.id) ?? {}
        if (!isUndecided(order.state) && now < until) continue
        const settled = await quietly(order, () => settle(order))
        if (settled.done) failed.delete(order.id)
        else
          failed.set(order.id, {
            times: times + 1,
            until: now + Math.min(RECONCILE_AFTER_MS * (2 ** times - 1), LONGEST_MS),
          })
        if (settled.done && !isUnfinished(settled.order)) finished += 1
      }
      const changed = await settleChanged().catch((error: unknown) => {
        log.error({ what: 'payment', error: redact(error) }, 'not asked for refunds and disputes')
        return 0
      })
      return { looked: unfinished.length, finished, changed }
    },
  }
}

type ComplimentaryOrder = {
  readonly userId: number
  readonly externalId: string
  readonly entitlements: readonly Entitlement[]
  /** The sponsor's code, if a sponsor pays. */
  readonly promo?: Pick<Promo, 'code' | 'funder'> | undefined
  readonly at: Date
}

const productIds: readonly ProductId[] = products.map(({ id }) => id)

/**
 * Grants entitlements that the customer does not pay for. They get an order too, so that every entitlement has one.
 * Returns the order's id.
 */
export const addComplimentaryOrder = async (
  { orders, entitlements }: Pick<Stores, 'orders' | 'entitlements'>,
  { userId, externalId, entitlements: granted, promo, at }: ComplimentaryOrder,
): Promise<number> => {
  const items = granted.filter((each): each is ProductId => includes(productIds, each))
  const order = await orders.add({
    userId,
    externalId,
    provider: NO_PROVIDER,
    items,
    listPrice: totalOf(items),
    total: 0,
    vatPercent: 0,
    promoCode: promo?.code,
    at,
  })
  await orders.move(order.id, { from: 'created', to: 'paid', at, why: promo ? `paid by ${promo.funder}` : 'given' })
  await entitlements.grant(userId, order.id, granted, at)
  return order.id
}
