import type { ContactBody, UnsubscribeBody, WaitlistBody } from '#core/api/contact.ts'
import { brand } from '#core/brand.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'

/** What the person can quote. */
export const referenceOf = (id: number): string => `M-${String(id).padStart(6, '0')}`

/** A message, as it reaches us. Answering it answers the person. */
export const contactMail = (reference: string, { topic, name, email, message }: ContactBody): Mail => ({
  to: brand.supportEmail,
  replyTo: email,
  subject: `${reference}: ${topic}`,
  text: `${topic}\nFrom ${name} <${email}>\n\n${message}\n`,
})

export type ContactService = {
  /** Keeps a message, and mails it to us. Gives what the person can quote. */
  contact(message: ContactBody): Promise<string>
  joinWaitlist(person: WaitlistBody): Promise<void>
  /** By an address, or by the link from a mail. Throws Invalid when the link is not whole. */
  unsubscribe(by: UnsubscribeBody): Promise<void>
}

type Deps = {
  readonly contact: Stores['contact']
  readonly inTransaction: InTransaction
  readonly enqueueMail: EnqueueMail
  readonly clock: Clock
}

export const createContactService = ({ contact, inTransaction, enqueueMail, clock }: Deps): ContactService => ({
  contact: (message) =>
    inTransaction(async (stores) => {
      const reference = referenceOf(await stores.contact.addMessage(message, clock()))
      await enqueueMail(stores.outbox, 'a message to us', contactMail(reference, message))
      return reference
    }),

  joinWaitlist: (person) => contact.joinWaitlist(person, clock()),

  unsubscribe: (by) =>
    inTransaction(async (stores) => {
      if ('email' in by) return stores.contact.unsubscribe(by.email, clock())
      const known = await stores.contact.unsubscribeByLink(tokenHash(by.token), clock())
      if (!known) throw new Invalid({ email: ['UNSUBSCRIBE_LINK_DEAD'] })
    }),
})
