import type { Day } from '#core/formats/birthday.ts'
import { type ProductId, totalOf } from '#core/products.ts'
import type { Will } from '#core/will/schema.ts'
import type { CheckoutReply } from '#core/wire/payment.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { Invalid, NotFound } from '../http/errors.ts'
import type { InTransaction } from '../store/stores.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { Orders } from './orders.store.ts'
import { type Order, type PaymentProvider, type PaymentStatus, paid, pending } from './payment-provider.ts'
import { stepErrors } from './step-errors.ts'

export type PaymentsService = {
  /** Throws Invalid when the will to be paid for is not complete, or the basket cannot be sold. */
  checkout(userId: number, items: readonly ProductId[], promoCode: string | undefined): Promise<CheckoutReply>
  check(userId: number, externalId: string): Promise<PaymentStatus>
  /** Asks the provider, and writes down what it says. */
  settle(order: Order): Promise<PaymentStatus>
}

type Needs = {
  readonly orders: Orders
  readonly wills: Pick<WillsService, 'stored'>
  readonly inTransaction: InTransaction
  readonly provider: PaymentProvider
  readonly clock: () => Date
  readonly today: () => Day
  readonly newUuid: () => string
}

/** What pays for the will itself. The rest is bought beside it. */
const paysForWill = (items: readonly ProductId[]): boolean => items.includes('will') || items.includes('mirror')

const refuseUnsaleable = (items: readonly ProductId[], will: Will, today: Day): void => {
  if (new Set(items).size < items.length) throw new Invalid({ items: ['Choose each product once.'] })
  if (!paysForWill(items)) return
  if (will.paid === 1) throw new Invalid({ items: ['Your will is already paid for. Go to your documents.'] })
  const complete = completeWill(will, today)
  if (!complete.ok)
    throw new Invalid(
      stepErrors(complete.problems),
      'Your will is not complete. Finish the steps named here, then pay.',
    )
}

export const paymentsService = (needs: Needs): PaymentsService => {
  const { orders, wills, inTransaction, provider, clock, today, newUuid } = needs

  const settle: PaymentsService['settle'] = async (order) => {
    if (order.status !== pending) return order.status
    const status = await provider.statusOf(order.externalId)
    if (status === pending) return status
    await inTransaction(async (stores) => {
      const decidedNow = await stores.orders.decide(order.externalId, status, clock())
      if (decidedNow && status === paid && paysForWill(order.items)) await stores.wills.markPaid(order.userId)
    })
    return status
  }

  return {
    settle,

    checkout: async (userId, items, promoCode) => {
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
