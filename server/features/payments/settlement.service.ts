import { givenBy, heldAlready } from '#core/catalogue/entitlements.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import { withoutWords } from '../../platform/error-replies.ts'
import type { Log } from '../../platform/log.ts'
import { takeBack } from '../couple/end-pair.ts'
import type { OrderLetters } from './order-letters.ts'
import { after, isUndecided, type OrderEvent } from './order-states.ts'
import type { Order, PaymentProvider, ProviderView, RefundReason } from './payment-provider.ts'
import { alreadyHeld, paysForWill } from './saleable.ts'

export type Settlement = {
  /**
   * Asks the provider how an order stands, writes down what it says, and gives back what is owed. Gives the order as it is
   * then. However often and in whatever order it is called, the outcome is the same. Rejects when the provider does.
   */
  settle(order: Order): Promise<Order>
  /** The same, but what fails is logged and left for the next time. */
  settleQuietly(order: Order): Promise<Order>
  /** Makes an order paid that costs nothing, within a transaction. Throws Invalid when what it gives is held already. */
  payNothing(stores: Stores, order: Order): Promise<void>
}

type Needs = {
  readonly orders: Stores['orders']
  readonly inTransaction: InTransaction
  readonly provider: PaymentProvider
  readonly letters: OrderLetters
  readonly clock: () => Date
  readonly log: Pick<Log, 'error'>
}

/** An order this old whose payment page nobody was ever sent to will not be paid any more. */
const EXPIRES_MS = 25 * 60 * 60 * 1000

export const settlement = ({ orders, inTransaction, provider, letters, clock, log }: Needs): Settlement => {
  const move = async (stores: Stores, order: Order, event: OrderEvent, why?: string): Promise<boolean> => {
    const to = after(order.state, event)
    if (!to) return false
    return stores.orders.move(order.id, { from: order.state, to, at: clock(), ...(why !== undefined && { why }) })
  }

  /** The order as it is now, with its owner's holdings kept still until the transaction ends. */
  const locked = async (stores: Stores, order: Order): Promise<Order> => {
    await stores.entitlements.lock(order.userId)
    return (await stores.orders.byExternalId(order.externalId)) ?? order
  }

  /** Money has been taken: it either gives what was ordered, or is owed back. */
  const receive = async (stores: Stores, order: Order, amount: number): Promise<void> => {
    if (!(await move(stores, order, 'pay'))) return
    const held = await stores.entitlements.held(order.userId)
    const twice = heldAlready(order.items, held, await stores.entitlements.heldSince(order.userId, order.createdAt))
    const wrong: RefundReason | undefined =
      amount !== order.total ? 'wrong-amount' : twice.length > 0 ? 'duplicate' : undefined
    if (wrong) {
      await stores.orders.oweRefund(order.id, wrong)
      return
    }
    await stores.entitlements.grant(order.userId, order.id, givenBy(order.items), clock())
    await stores.audit.add(order.userId, 'paid', clock())
    // A second power of attorney: what was settled for the first alone is settled anew with both.
    if (order.items.includes('lpa') && held.includes('lpa'))
      await stores.wills.setFacts(order.userId, { lpoaDate: undefined })
    const stored = paysForWill(order.items) ? await stores.wills.find(order.userId) : undefined
    if (stored) await stores.wills.keep(order.userId, 'paid')
    await letters.receipt(stores, order, stored?.will)
  }

  const finishRefund = async (stores: Stores, order: Order, reason: RefundReason): Promise<void> => {
    if (!(await move(stores, order, 'refund', reason))) return
    await takeBack(stores, order.id, clock())
    await letters.refunded(stores, order, reason)
  }

  /** The provider has given the money back, at our word or not. */
  const returned = async (stores: Stores, order: Order): Promise<void> => {
    const reason = order.refundReason ?? 'provider'
    const paid: Order = { ...order, state: 'paid' }
    if (after(order.state, 'pay')) await move(stores, order, 'pay', reason)
    await stores.orders.oweRefund(order.id, reason)
    if (order.state !== 'refunded') await finishRefund(stores, paid, reason)
  }

  const write = (order: Order, view: ProviderView): Promise<void> =>
    inTransaction(async (stores) => {
      const now = await locked(stores, order)
      if (view.is === 'failed') await move(stores, now, 'fail')
      if (view.is === 'expired') await move(stores, now, 'expire')
      if (view.is !== 'paid' && view.is !== 'refunded') return
      if (now.paymentRef === undefined) await stores.orders.setPaymentRef(now.id, view.paymentRef)
      if (view.is === 'paid') await receive(stores, now, view.amount)
      else await returned(stores, now)
    })

  const again = async (order: Order): Promise<Order> => (await orders.byExternalId(order.externalId)) ?? order

  /** Money first, then our books: a crash in between is made good by doing both again. */
  const giveBack = async (order: Order, reason: RefundReason): Promise<void> => {
    await provider.refund(order, reason)
    await inTransaction(async (stores) => finishRefund(stores, await locked(stores, order), reason))
  }

  // Only the provider knows when a page that somebody was sent to can no longer be paid at.
  const lookAt = async (order: Order): Promise<ProviderView> => {
    if (order.providerRef !== undefined) return provider.look(order)
    return { is: clock().getTime() - order.createdAt.getTime() >= EXPIRES_MS ? 'expired' : 'pending' }
  }

  const settle: Settlement['settle'] = async (given) => {
    if (given.provider !== provider.name) return given
    let order = await again(given)
    if (order.state !== 'refunded' && order.refundReason === undefined) {
      await write(order, await lookAt(order))
      order = await again(order)
    }
    if (order.state === 'paid' && order.refundReason !== undefined) {
      await giveBack(order, order.refundReason)
      order = await again(order)
    }
    return order
  }

  return {
    settle,

    settleQuietly: async (order) => {
      try {
        return await settle(order)
      } catch (error) {
        log.error({ what: 'payment', order: order.id, error: withoutWords(error) }, 'not settled')
        return again(order)
      }
    },

    payNothing: async (stores, order) => {
      await stores.entitlements.lock(order.userId)
      const twice = heldAlready(order.items, await stores.entitlements.held(order.userId))
      if (twice.length > 0) throw alreadyHeld(twice)
      await receive(stores, order, 0)
    },
  }
}

/** Whether looking at an order again may change it without anything new being heard. */
export const isUnfinished = ({ state, refundReason }: Order): boolean =>
  isUndecided(state) || (state === 'paid' && refundReason !== undefined)
