import type { Will } from '#core/will/schema.ts'
import { newToken, type RandomBytes, tokenHash } from '../auth/tokens.ts'
import { documentsReadyMail } from '../mail/letters/documents-ready.ts'
import { executorNoticeMail } from '../mail/letters/executor-notice.ts'
import { receiptMail } from '../mail/letters/receipt.ts'
import type { Post } from '../mail/post.ts'
import type { Stores } from '../store/stores.ts'
import type { Order } from './payment-provider.ts'

/** Writes to whoever has to hear of a payment, in the transaction that records it. `will` is absent unless it was paid for. */
export type WriteOfPayment = (stores: Stores, order: Order, will: Will | undefined) => Promise<void>

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

export const paymentMail =
  ({ post, clock, randomBytes, homeUrl }: Needs): WriteOfPayment =>
  async (stores, { userId, items, total, externalId }, will) => {
    const user = await stores.users.find(userId)
    if (!user) return
    const receipt = { reference: externalId, items, total, on: inWords.format(clock()) }
    await post(stores.outbox, 'a receipt', receiptMail(user, receipt))
    if (!will) return
    await post(stores.outbox, 'documents are ready', documentsReadyMail(user, homeUrl()))
    for (const executor of executorsToTell(will)) {
      if (await stores.visitors.wantsNoMail(executor.email)) continue
      const token = newToken(randomBytes)
      await stores.visitors.addUnsubscribeLink(tokenHash(token), executor.email, clock())
      const testator = `${user.name} ${user.last_name}`
      const unsubscribeUrl = `${homeUrl()}/unsubscribe/${token}`
      await post(stores.outbox, 'to an executor', executorNoticeMail({ executor, testator, unsubscribeUrl }))
    }
  }
