import type { ContactBody, UnsubscribeBody, WaitlistBody } from '#core/api/contact.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Post } from '../../mail/post.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid } from '../../platform/errors.ts'
import { tokenHash } from '../auth/tokens.ts'
import { contactMail, referenceOf } from './contact-mail.ts'

export type VisitorsService = {
  /** Keeps a message, and mails it to us. Gives what the person can quote. */
  contact(message: ContactBody): Promise<string>
  joinWaitlist(person: WaitlistBody): Promise<void>
  /** By an address, or by the link from a mail. Throws Invalid when the link is not whole. */
  unsubscribe(by: UnsubscribeBody): Promise<void>
}

type Needs = {
  readonly contact: Stores['contact']
  readonly inTransaction: InTransaction
  readonly post: Post
  readonly clock: Clock
}

export const visitorsService = ({ contact, inTransaction, post, clock }: Needs): VisitorsService => ({
  contact: (message) =>
    inTransaction(async (stores) => {
      const reference = referenceOf(await stores.contact.addMessage(message, clock()))
      await post(stores.outbox, 'a message to us', contactMail(reference, message))
      return reference
    }),

  joinWaitlist: (person) => contact.joinWaitlist(person, clock()),

  unsubscribe: (by) =>
    inTransaction(async (stores) => {
      const address = 'email' in by ? by.email : await stores.contact.addressOf(tokenHash(by.token))
      if (address === undefined) throw new Invalid({ email: ['UNSUBSCRIBE_LINK_DEAD'] })
      await stores.contact.unsubscribe(address, clock())
    }),
})
