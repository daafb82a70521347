import type { Stores } from '../../db/stores.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { isUnfinished, type Settlement } from './settlement.service.ts'

/** Milliseconds an order is left to its own page and to the provider's call before we ask. */
const LEFT_ALONE_MS = 60_000

type Needs = {
  readonly orders: Pick<Stores['orders'], 'unfinished'>
  readonly provider: Pick<PaymentProvider, 'name'>
  readonly settlement: Pick<Settlement, 'settleQuietly'>
  readonly clock: () => Date
}

export type Reconciled = { readonly looked: number; readonly finished: number }

/**
 * Asks the provider about every order that nobody has been heard of, and pays back what is still owed: the provider's
 * call may be lost, and this process may have died between two steps. Any number of processes may do it at once.
 */
export const reconciling =
  ({ orders, provider, settlement, clock }: Needs) =>
  async (): Promise<Reconciled> => {
    const unfinished = await orders.unfinished(provider.name, new Date(clock().getTime() - LEFT_ALONE_MS))
    let finished = 0
    for (const order of unfinished) {
      if (!isUnfinished(await settlement.settleQuietly(order))) finished += 1
    }
    return { looked: unfinished.length, finished }
  }
