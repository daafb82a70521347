import { DAY_MS } from '#core/text/dates.ts'
import type { Stores } from '../../db/stores.ts'
import { type Means, wantsNoMailOfWill } from '../../mail/enqueue.ts'
import { reviewRequestMail } from '../../mail/templates/reviews.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import { createReviewsService } from './reviews.service.ts'

type Deps = Means<'enqueueMail' | 'clock' | 'randomBytes' | 'homeUrl'>

/**
 * Mails a customer who has paid, and has given no review, the question for one: once, whatever becomes of the will. A customer who
 * stopped the mails about their will, or those to their address, is not asked.
 */
export type AskForReview = (stores: Stores, userId: number) => Promise<void>

const ASKED = 'was asked for a review'

/** The question is put into the outbox by the transaction that notes the signing, and leaves a day later: nobody sits at the table any more. */
export const createAskForReview =
  ({ enqueueMail, clock, randomBytes, homeUrl }: Deps): AskForReview =>
  async (stores, userId) => {
    if ((await stores.audit.list(userId)).some(({ action }) => action === ASKED)) return
    const { ask } = await createReviewsService({ reviews: stores.reviews, orders: stores.orders, clock }).toAsk(userId)
    const user = ask ? await stores.users.find(userId) : undefined
    const kept = user && (await stores.wills.find(userId))
    if (!kept || (await wantsNoMailOfWill(stores, kept.will, user.email))) return
    await stores.audit.add(userId, ASKED, clock())
    const token = newToken(randomBytes)
    await stores.contact.addUnsubscribeLink(tokenHash(token), user.email)
    const urls = { homeUrl: homeUrl(), stopUrl: `${homeUrl()}/unsubscribe/${token}` }
    const tomorrow = new Date(clock().getTime() + DAY_MS)
    await enqueueMail(stores.outbox, 'a request for a review', reviewRequestMail(user, urls), tomorrow)
  }
