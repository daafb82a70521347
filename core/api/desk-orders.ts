/** What both sides of the money of the back office choose from. Without a schema, so that a page can list it. */
import type { OrderItem } from '../catalogue/products.ts'

/** `open`: the customer has not paid yet. `owed`: money that has still to go back. */
export const deskOrderFilters = ['all', 'open', 'paid', 'owed', 'refunded', 'disputed'] as const
export type DeskOrderFilter = (typeof deskOrderFilters)[number]

/** Why money goes back, to choose from. Any other reason can be written. */
export const deskRefundReasons = [
  'The customer changed their mind',
  'Paid twice',
  'A fault of ours',
  'They need a solicitor instead',
  'It could not be explained to the customer',
  'Settles a complaint',
] as const

/** What goes back, as the passkey signs it and the audit has it. */
export const aboutRefund = (order: number, item: OrderItem | undefined): string =>
  item === undefined ? `order ${order}` : `order ${order}, ${item}`
