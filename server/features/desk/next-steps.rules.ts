import type { CustomerState } from '../../db/repositories/desk.store.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { LockedBy } from '../../db/repositories/users.store.ts'

/** What support knows of a customer: states, and nothing that they said. */
export type KnownOfCustomer = {
  readonly lockedBy: LockedBy | undefined
  readonly emailVerified: boolean
  readonly changesEmail: boolean
  readonly helps: boolean
  readonly will: CustomerState
  readonly orders: readonly Pick<Order, 'id' | 'state' | 'refundReason' | 'disputedAt'>[]
}

const ofOrder = ({ id, state, refundReason, disputedAt }: KnownOfCustomer['orders'][number]): string[] => {
  if (disputedAt !== undefined)
    return [`The bank questions the payment of order ${id}: what it paid for is closed until then.`]
  if (state === 'paid' && refundReason !== undefined)
    return [`The money of order ${id} is on its way back. The server tries again every minute.`]
  if (state === 'created' || state === 'pending')
    return [`Order ${id} is not paid. The server asks the payment provider every minute.`]
  return []
}

/** What support can do or say next, the most pressing first. */
export const nextSteps = ({
  lockedBy,
  emailVerified,
  changesEmail,
  helps,
  will,
  orders,
}: KnownOfCustomer): string[] => [
  ...(lockedBy === 'owner'
    ? ['The customer locked the account with a link from a mail. A new password, chosen by mail, opens it.']
    : []),
  ...(lockedBy === 'operator' ? ['We locked the account. Open it once you know who is asking.'] : []),
  ...(emailVerified ? [] : ['The email is not confirmed: send the confirmation again, or correct the address.']),
  ...(changesEmail ? ['A change of email waits. Either mailbox can answer it.'] : []),
  ...orders.flatMap(ofOrder),
  ...(orders.some(({ state }) => state === 'paid') && will.madeAt === undefined
    ? ['Something is paid for and no documents were made yet. The summary of the will says what is missing.']
    : []),
  ...(will.madeAt !== undefined && will.downloadedAt === undefined
    ? ['The documents are ready and not downloaded.']
    : []),
  ...(helps
    ? ['The customer lets us read the will, to help.']
    : ['To have us look at the will, the customer presses “Let us look at my will” in their account.']),
]
