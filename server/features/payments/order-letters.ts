import type { Will } from '#core/will/schema.ts'
import type { StoredUser } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Post } from '../../mail/post.ts'
import { documentsReadyMail } from '../../mail/templates/documents-ready.ts'
import { downloadConsentMail } from '../../mail/templates/download-consent.ts'
import { executorNoticeMail } from '../../mail/templates/executor-notice.ts'
import { receiptMail } from '../../mail/templates/receipt.ts'
import { refundMail } from '../../mail/templates/refund.ts'
import { newToken, type RandomBytes, tokenHash } from '../auth/tokens.ts'
import type { Order, RefundReason } from './payment-provider.ts'

/** What is written to whoever has to hear of an order, in the transaction that is the reason for it. */
export type OrderLetters = {
  /** `will` is absent unless it was paid for. */
  receipt(stores: Stores, order: Order, will: Will | undefined): Promise<void>
  /** The will of a pair's partner is theirs. */
  confirmed(stores: Stores, userId: number, will: Will): Promise<void>
  refunded(stores: Stores, order: Order, reason: RefundReason): Promise<void>
  /** What was agreed to before a download. */
  consented(stores: Stores, userId: number): Promise<void>
}

type Needs = {
  readonly post: Post
  readonly clock: () => Date
  readonly randomBytes: RandomBytes
  /** Where the customer reaches us, without a slash at the end. */
  readonly homeUrl: () => string
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** Executors are told only when the testator said so, and gave an address. */
const executorsToTell = ({ notifyExecutors, executor, persons }: Will) =>
  notifyExecutors !== 'Yes'
    ? []
    : persons.flatMap(({ id, fullname, email }) => (email && executor.includes(id) ? [{ fullname, email }] : []))

export const orderLetters = ({ post, clock, randomBytes, homeUrl }: Needs): OrderLetters => {
  const today = () => inWords.format(clock())

  const tellExecutors = async (stores: Stores, user: StoredUser, will: Will): Promise<void> => {
    for (const executor of executorsToTell(will)) {
      if (await stores.visitors.wantsNoMail(executor.email)) continue
      const token = newToken(randomBytes)
      await stores.visitors.addUnsubscribeLink(tokenHash(token), executor.email, clock())
      const testator = `${user.name} ${user.last_name}`
      const unsubscribeUrl = `${homeUrl()}/unsubscribe/${token}`
      await post(stores.outbox, 'to an executor', executorNoticeMail({ executor, testator, unsubscribeUrl }))
    }
  }

  const ready = async (stores: Stores, user: StoredUser, will: Will): Promise<void> => {
    await post(stores.outbox, 'documents are ready', documentsReadyMail(user, homeUrl()))
    await tellExecutors(stores, user, will)
  }

  return {
    receipt: async (stores, order, will) => {
      const user = await stores.users.find(order.userId)
      if (!user) return
      await post(stores.outbox, 'a receipt', receiptMail(user, { ...order, on: today() }))
      if (will) await ready(stores, user, will)
    },

    confirmed: async (stores, userId, will) => {
      const user = await stores.users.find(userId)
      if (user) await ready(stores, user, will)
    },

    refunded: async (stores, { userId, id, total }, reason) => {
      const user = await stores.users.find(userId)
      if (user) await post(stores.outbox, 'a refund', refundMail(user, { order: id, total, reason }))
    },

    consented: async (stores, userId) => {
      const user = await stores.users.find(userId)
      if (!user) return
      await post(stores.outbox, 'what was agreed to', downloadConsentMail(user, today()))
      // A sponsor paid when there was no will yet, and so no executor to tell.
      if ((await stores.promoCodes.sponsorOf(userId)) === undefined) return
      const stored = await stores.wills.find(userId)
      if (stored) await tellExecutors(stores, user, stored.will)
    },
  }
}
