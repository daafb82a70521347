import type { RefundReason } from '#core/catalogue/order.ts'
import { formatLondonDate } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { User } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import {
  type DisputeNews,
  disputeMail,
  documentsReadyMail,
  downloadConsentMail,
  executorNoticeMail,
  partnersDisputeMail,
  partnersRefundMail,
  partRefundMail,
  receiptMail,
  refundMail,
} from '../../mail/templates/orders.ts'
import type { Clock } from '../../platform/clock.ts'
import type { RandomBytes } from '../../platform/random.ts'
import { newToken, tokenHash } from '../../platform/random.ts'

/** The mails about an order. Each is enqueued in the transaction that is the reason for it. */
export type OrderMails = {
  /** The receipt; with a will that was paid for, also that its documents are ready. */
  receipt(stores: Stores, order: Order, will: Will | undefined): Promise<void>
  /** The documents of a will are ready, after a couple's partner has confirmed it. */
  documentsReady(stores: Stores, userId: number, will: Will): Promise<void>
  /** All the money has gone back: to the customer, and to the partner of a couple. */
  refund(stores: Stores, order: Order, reason: RefundReason): Promise<void>
  /** A part of the money, in pence, has gone back in all. */
  partRefund(stores: Stores, order: Order, returned: number): Promise<void>
  /** The bank questions the payment, or has decided: to the customer, and to the partner of a couple. */
  dispute(stores: Stores, order: Order, news: DisputeNews): Promise<void>
  /** The statements that the customer agreed to before a download. */
  downloadConsent(stores: Stores, userId: number): Promise<void>
}

type Deps = {
  readonly enqueueMail: EnqueueMail
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** The address at which customers reach the site, without a slash at the end. */
  readonly homeUrl: () => string
}

/** Executors are told only when the testator said so, and gave an address. */
const executorsToTell = ({ notifyExecutors, executor, persons }: Will) =>
  notifyExecutors !== 'Yes'
    ? []
    : persons.flatMap(({ id, fullname, email }) => (email && executor.includes(id) ? [{ fullname, email }] : []))

export const createOrderMails = ({ enqueueMail, clock, randomBytes, homeUrl }: Deps): OrderMails => {
  const today = () => formatLondonDate(clock())

  const toExecutors = async (stores: Stores, user: User, will: Will): Promise<void> => {
    for (const executor of executorsToTell(will)) {
      if (await stores.contact.wantsNoMail(executor.email)) continue
      const token = newToken(randomBytes)
      await stores.contact.addUnsubscribeLink(tokenHash(token), executor.email)
      const testator = `${user.name} ${user.last_name}`
      const unsubscribeUrl = `${homeUrl()}/unsubscribe/${token}`
      await enqueueMail(stores.outbox, 'to an executor', executorNoticeMail({ executor, testator, unsubscribeUrl }))
    }
  }

  const toTestatorAndExecutors = async (stores: Stores, user: User, will: Will): Promise<void> => {
    await enqueueMail(stores.outbox, 'documents are ready', documentsReadyMail(user, homeUrl()))
    await toExecutors(stores, user, will)
  }

  /** The partner whose will an order paid for. */
  const partnerIn = async ({ couples, users }: Pick<Stores, 'couples' | 'users'>, orderId: number) => {
    const partnerId = (await couples.byOrder(orderId))?.partnerId
    return partnerId === undefined ? undefined : users.find(partnerId)
  }

  return {
    receipt: async (stores, order, will) => {
      const user = await stores.users.find(order.userId)
      if (!user) return
      await enqueueMail(stores.outbox, 'a receipt', receiptMail(user, { ...order, on: today() }))
      if (will) await toTestatorAndExecutors(stores, user, will)
    },

    documentsReady: async (stores, userId, will) => {
      const user = await stores.users.find(userId)
      if (user) await toTestatorAndExecutors(stores, user, will)
    },

    refund: async (stores, { userId, id, total, returned }, reason) => {
      const user = await stores.users.find(userId)
      const notice = { order: id, total: total - returned, reason }
      if (user) await enqueueMail(stores.outbox, 'a refund', refundMail(user, notice))
      const partner = await partnerIn(stores, id)
      if (partner) await enqueueMail(stores.outbox, 'a refund', partnersRefundMail(partner))
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
      if (!user) return
      await enqueueMail(stores.outbox, 'what was agreed to', downloadConsentMail(user, today()))
      // A sponsor paid when there was no will yet, and so no executor to tell.
      if ((await stores.promoCodes.sponsorOf(userId)) === undefined) return
      const stored = await stores.wills.find(userId)
      if (stored) await toExecutors(stores, user, stored.will)
    },
  }
}
