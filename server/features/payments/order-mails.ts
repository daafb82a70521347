import { hasLetters, type ToDo, yoursToDo } from '#core/account/yours-to-do.ts'
import type { RefundReason } from '#core/catalogue/order.ts'
import { flagsOf, isPosted, placeInPair } from '#core/catalogue/products.ts'
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
  sentBackMail,
} from '../../mail/templates/orders.ts'

type Deps = Means<'enqueueMail' | 'clock' | 'homeUrl'>

/** The mails about an order. Each is enqueued in the transaction that is the reason for it. */
export type OrderMails = ReturnType<typeof createOrderMails>

export const createOrderMails = ({ enqueueMail, clock, homeUrl }: Deps) => {
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
      prints: held.some(isPosted) ? [{ state: 'to ask' }] : [],
      letters: hasLetters(will, day) ? [{ to: '', given: false }] : [],
    }).flatMap(({ what, is }) => (is === 'done' ? [] : [what]))
  }

  const documentsReady = async (stores: Stores, user: User): Promise<void> => {
    const mail = documentsReadyMail(user, homeUrl(), await toDoOf(stores, user.id))
    await enqueueMail(stores.outbox, 'documents are ready', mail)
  }

  /** The partner whose will an order paid for, and whether it is open. A former partner's stays open whatever becomes of the order. */
  const partnerIn = async ({ couples, entitlements, users }: Stores, orderId: number) => {
    const { partnerId, partnerOrderId } = (await couples.byOrder(orderId)) ?? {}
    const partner = partnerId === undefined ? undefined : await users.find(partnerId)
    if (!partner || partnerOrderId === undefined) return undefined
    return { partner, isOpen: await entitlements.givesAnything(partner.id, partnerOrderId) }
  }

  return {
    /** The receipt; with a will that was paid for, also that its documents are ready. */
    receipt: async (stores: Stores, order: Order, paysForWill: boolean): Promise<void> => {
      const user = await stores.users.find(order.userId)
      if (!user) return
      await enqueueMail(stores.outbox, 'a receipt', receiptMail(user, { ...order, on: today() }))
      if (paysForWill) await documentsReady(stores, user)
    },

    /** The documents of a will are ready, after a couple's partner has confirmed it. */
    documentsReady: async (stores: Stores, userId: number): Promise<void> => {
      const user = await stores.users.find(userId)
      if (user) await documentsReady(stores, user)
    },

    /** All the money has gone back, where there was any: to the customer, and to the partner of a couple whose will went with it. */
    refund: async (stores: Stores, { userId, id, total, returned }: Order, reason: RefundReason): Promise<void> => {
      const user = await stores.users.find(userId)
      const notice = { order: id, total: total - returned, reason }
      if (user && notice.total > 0) await enqueueMail(stores.outbox, 'a refund', refundMail(user, notice))
      const theirs = await partnerIn(stores, id)
      if (theirs && !theirs.isOpen) await enqueueMail(stores.outbox, 'a refund', partnersRefundMail(theirs.partner))
    },

    /** The money for one product has gone back, and the rest of the order is kept. */
    itemRefund: async (stores: Stores, { userId, id }: Order, { item, pence, why }: ItemRefund): Promise<void> => {
      const user = await stores.users.find(userId)
      if (user) await enqueueMail(stores.outbox, 'a refund', itemRefundMail(user, { order: id, item, pence, why }))
    },

    /** A part of the money, in pence, has gone back in all. */
    partRefund: async (stores: Stores, { userId, id, total, refundReason }: Order, returned: number): Promise<void> => {
      const user = await stores.users.find(userId)
      const notice = { order: id, total, returned, isKept: refundReason === undefined }
      if (user) await enqueueMail(stores.outbox, 'a refund', partRefundMail(user, notice))
    },

    /** So many pence of a refund have to be paid another way. */
    sentBack: async (stores: Stores, { userId, id }: Order, pence: number): Promise<void> => {
      const user = await stores.users.find(userId)
      if (user) await enqueueMail(stores.outbox, 'a refund', sentBackMail(user, { order: id, pence }))
    },

    /**
     * The bank questions the payment, or has decided: to the customer, and to the partner of a couple whose will is closed by it
     * or was opened again (`isReopened`). It may give so many pence back (`returned`).
     */
    dispute: async (
      stores: Stores,
      { userId, id, total }: Order,
      news: DisputeNews,
      { isReopened = false, returned = 0 } = {},
    ): Promise<void> => {
      const user = await stores.users.find(userId)
      if (user)
        await enqueueMail(stores.outbox, 'a disputed payment', disputeMail(user, { order: id, total, news, returned }))
      if (news === 'refunded') return
      const theirs = await partnerIn(stores, id)
      if (theirs?.isOpen === isReopened)
        await enqueueMail(stores.outbox, 'a disputed payment', partnersDisputeMail(theirs.partner, news))
    },

    /** The statements that the customer agreed to before a download. */
    downloadConsent: async (stores: Stores, userId: number): Promise<void> => {
      const user = await stores.users.find(userId)
      if (user) await enqueueMail(stores.outbox, 'what was agreed to', downloadConsentMail(user, today()))
    },
  }
}
