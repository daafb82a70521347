import { stopsCheckout } from '#core/advice/advice-for.ts'
import type { Day } from '#core/formats/birthday.ts'
import { type OrderItem, testProduct, totalOf } from '#core/products.ts'
import type { Will } from '#core/will/schema.ts'
import type { CheckoutReply } from '#core/wire/payment.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { Invalid, NotFound } from '../http/errors.ts'
import type { InTransaction } from '../store/stores.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { Orders } from './orders.store.ts'
import type { WriteOfPayment } from './payment-mail.service.ts'
import { type Order, type PaymentProvider, type PaymentStatus, paid, pending } from './payment-provider.ts'
import { adviceErrors, stepErrors } from './step-errors.ts'

export type PaymentsService = {
  /** Throws Invalid when the will to be paid for is not complete, advice stops it, or the basket cannot be sold. */
  checkout(userId: number, items: readonly OrderItem[], promoCode: string | undefined): Promise<CheckoutReply>
  check(userId: number, externalId: string): Promise<PaymentStatus>
  /** Asks the provider, and writes down what it says. */
  settle(order: Order): Promise<PaymentStatus>
  /** The same for whatever the owner has not yet been heard of: the browser that began a payment may never come back. */
  settlePending(userId: number): Promise<void>
}

type Needs = {
  readonly orders: Orders
  readonly wills: Pick<WillsService, 'stored'>
  readonly inTransaction: InTransaction
  readonly provider: PaymentProvider
  readonly writeOfPayment: WriteOfPayment
  readonly clock: () => Date
  readonly today: () => Day
  readonly newUuid: () => string
  /** Whether the payment test may be bought: never in production. */
  readonly sellsTests: boolean
}

/** What pays for the will itself. The rest is bought beside it. */
const paysForWill = (items: readonly OrderItem[]): boolean => items.includes('will') || items.includes('mirror')

const refuseUnsaleable = (items: readonly OrderItem[], will: Will, today: Day): void => {
  if (new Set(items).size < items.length) throw new Invalid({ items: ['Choose each product once.'] })
  if (!paysForWill(items)) return
  if (will.paid === 1) throw new Invalid({ items: ['Your will is already paid for. Go to your documents.'] })
  const complete = completeWill(will, today)
  if (!complete.ok)
    throw new Invalid(
      stepErrors(complete.problems),
      'Your will is not complete. Finish the steps named here, then pay.',
    )
  const advice = stopsCheckout(will, today)
  if (advice.length > 0)
    throw new Invalid(
      adviceErrors(advice),
      'Your summary has something to read first. It says what it is, and what you can do.',
    )
}

export const paymentsService = (needs: Needs): PaymentsService => {
  const { orders, wills, inTransaction, provider, writeOfPayment, clock, today, newUuid, sellsTests } = needs

  const settle: PaymentsService['settle'] = async (order) => {
    if (order.status !== pending) return order.status
    const status = await provider.statusOf(order.externalId)
    if (status === pending) return status
    const forWill = paysForWill(order.items)
    const will = status === paid && forWill ? (await wills.stored(order.userId)).will : undefined
    await inTransaction(async (stores) => {
      const decidedNow = await stores.orders.decide(order.externalId, status, clock())
      if (!decidedNow || status !== paid) return
      await stores.audit.add(order.userId, 'paid', clock())
      if (forWill) {
        await stores.wills.setStanding(order.userId, { paid: 1 })
        await stores.wills.keep(order.userId, 'paid')
      }
      await writeOfPayment(stores, order, will)
    })
    return status
  }

  const settlePending: PaymentsService['settlePending'] = async (userId) => {
    for (const order of await orders.pendingOf(userId, provider.name)) await settle(order)
  }

  return {
    settle,
    settlePending,

    checkout: async (userId, items, promoCode) => {
      if (items.includes(testProduct.id) && !sellsTests)
        throw new Invalid({ items: ['The payment test is only for development. Choose another product.'] })
      await settlePending(userId)
      const { will } = await wills.stored(userId)
      refuseUnsaleable(items, will, today())
      const order = await orders.add({
        userId,
        externalId: newUuid(),
        provider: provider.name,
        items,
        total: totalOf(items),
        promoCode,
        at: clock(),
      })
      const { url } = await provider.begin(order)
      return { external_id: order.externalId, id: order.id, url }
    },

    check: async (userId, externalId) => {
      const order = await orders.find(userId, externalId)
      if (!order) throw new NotFound('There is no such payment. Start again from the checkout.')
      return settle(order)
    },
  }
}
