import type { OrderItem } from '#core/products.ts'

export const pending = 0
export const paid = 1
export const failed = 2
export type PaymentStatus = typeof pending | typeof paid | typeof failed

export type Order = {
  readonly id: number
  readonly userId: number
  /** What the provider and the browser know the order by. */
  readonly externalId: string
  readonly items: readonly OrderItem[]
  /** Pence. */
  readonly total: number
  readonly status: PaymentStatus
}

/** Whoever takes the money. */
export type PaymentProvider = {
  readonly name: string
  /** Starts a payment, and says where the person pays. */
  begin(order: Order): Promise<{ readonly url: string }>
  /** What the provider knows of the payment now. */
  statusOf(externalId: string): Promise<PaymentStatus>
}
