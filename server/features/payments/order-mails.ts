import { hasLetters, type ToDo, yoursToDo } from '#core/account/yours-to-do.ts'
import { flagsOf, placeInPair } from '#core/catalogue/entitlements.ts'
import type { RefundReason } from '#core/catalogue/order.ts'
import { formatLondonDate, londonDay } from '#core/text/dates.ts'
import type { ItemRefund, Order } from '../../db/repositories/orders.store.ts'
import type { User } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import {
  type DisputeNews,
  disputeMail,
  documentsReadyMail,
  downloadConsentMail,
  itemRefundMail,
  partnersDisputeMail,
  partnersRefundMail,
  partRefundMail,
  receiptMail,
  refundMail,
} from '../../mail/templates/orders.ts'

/** The mails about an order. Each is enqueued in the transaction that is the reason for it. */
export type OrderMails = {
  /** The receipt; with a will that was paid for, also that its documents are ready. */
  receipt(stores: Stores, order: Order, paysForWill: boolean): Promise<void>
  /** The documents of a will are ready, after a couple's partner has confirmed it. */
  documentsReady(stores: Stores, userId: number): Promise<void>
  /** All the money has gone back: to the customer, and to the partner of a couple. */
  refund(stores: Stores, order: Order, reason: RefundReason): Promise<void>
  /** The money for one product has gone back, and the rest of the order is kept. */
  itemRefund(stores: Stores, order: Order, refund: ItemRefund): Promise<void>
  /** A part of the money, in pence, has gone back in all. */
  partRefund(stores: Stores, order: Order, returned: number): Promise<void>
  /** The bank questions the payment, or has decided: to the customer, and to the partner of a couple. */
  dispute(stores: Stores, order: Order, news: DisputeNews): Promise<void>
  /** The statements that the customer agreed to before a download. */
  downloadConsent(stores: Stores, userId: number): Promise<void>
}

type Deps = Means<'enqueueMail' | 'clock' | 'homeUrl'>

export const createOrderMails = ({ enqueueMail, clock, homeUrl }: Deps): OrderMails => {
  const today = () => formatLondonDate(clock())

  /** What is left to a customer whose will was paid for just now. */
  const toDoOf = async ({ wills, entitlements }: Stores, userId: number): Promise<readonly ToDo[]> => {
    const stored = await wills.find(userId)
    if (!stored) return []
    const held = await entitlements.held(userId)
    const day = londonDay(clock())
    const will = { ...stored.will, ...flagsOf(held) }
    return yoursToDo({
      will,
      today: day,
      date: (moment) => formatLondonDate(new Date(moment)),
      pair: placeInPair(held) === 'first' ? { place: 'first', state: 'not-invited', canInvite: true } : null,
      prints: held.includes('print') ? [{ state: 'to ask' }] : [],
      letters: hasLetters(will, day) ? [{ to: '', given: false }] : [],
    }).flatMap(({ what, is }) => (is === 'done' ? [] : [what]))
  }

  const documentsReady = async (stores: Stores, user: User): Promise<void> => {
    const mail = documentsReadyMail(user, homeUrl(), await toDoOf(stores, user.id))
    await enqueueMail(stores.outbox, 'documents are ready', mail)
  }

  /** The partner whose will an order paid for. */
  const partnerIn = async ({ couples, users }: Pick<Stores, 'couples' | 'users'>, orderId: number) => {
    const partnerId = (await couples.byOrder(orderId))?.partnerId
    return partnerId === undefined ? undefined : users.find(partnerId)
  }

  return {
    receipt: async (stores, order, paysForWill) => {
      const user = await stores.users.find(order.userId)
      if (!user) return
      await enqueueMail(stores.outbox, 'a receipt', receiptMail(user, { ...order, on: today() }))
      if (paysForWill) await documentsReady(stores, user)
    },

    documentsReady: async (stores, userId) => {
      const user = await stores.users.find(userId)
      if (user) await documentsReady(stores, user)
    },

    refund: async (stores, { userId, id, total, returned }, reason) => {
      const user = await stores.users.find(userId)
      const notice = { order: id, total: total - returned, reason }
      if (user) await enqueueMail(stores.outbox, 'a refund', refundMail(user, notice))
      const partner = await partnerIn(stores, id)
      if (partner) await enqueueMail(stores.outbox, 'a refund', partnersRefundMail(partner))
    },

    itemRefund: async (stores, { userId, id }, { item, pence, why }) => {
      const user = await stores.users.find(userId)
      if (user) await enqueueMail(stores.outbox, 'a refund', itemRefundMail(user, { order: id, item, pence, why }))
    },

    partRefund: async (stores, { userId, id, total }, returned) => {
      const user = await stores.users.find(userId)
      if (user) await enqueueMail(stores.outbox, 'a refund', partRefundMail(user, { order: id, total, returned }))
    },

    dispute: async (stores, { userId, id, total }, news) => {
      const user = await stores.users.find(userId)
      if (user) await enqueueMail(stores.outbox, 'a disputed payment', disputeMail(user, { order: id, total, news }))
      const partner = await partnerIn(stores, id)
      if (partner) await enqueueMail(stores.outbox, 'a disputed payment', partnersDisputeMail(partner, news))
    },

    downloadConsent: async (stores, userId) => {
      const user = await stores.users.find(userId)
      if (user) await enqueueMail(stores.outbox, 'what was agreed to', downloadConsentMail(user, today()))
    },
  }
}
