import type { ContactBody, WaitlistBody } from '#core/wire/contact.ts'
import type { AfterReply } from '../http/after-reply.ts'
import type { Mailer } from '../outside/mailer.ts'
import type { InTransaction, Stores } from '../store/stores.ts'
import { contactMail, referenceOf } from './contact-mail.ts'

export type VisitorsService = {
  /** Keeps a message, then mails it to us. Gives what the person can quote. */
  contact(message: ContactBody): Promise<string>
  joinWaitlist(person: WaitlistBody): Promise<void>
  unsubscribe(email: string): Promise<void>
}

type Needs = {
  readonly visitors: Stores['visitors']
  readonly inTransaction: InTransaction
  readonly mailer: Mailer
  readonly afterReply: AfterReply
  readonly clock: () => Date
}

export const visitorsService = ({ visitors, inTransaction, mailer, afterReply, clock }: Needs): VisitorsService => ({
  contact: async (message) => {
    const reference = referenceOf(await visitors.addMessage(message, clock()))
    afterReply('a message to us', () => mailer.send(contactMail(reference, message)))
    return reference
  },

  joinWaitlist: (person) => visitors.joinWaitlist(person, clock()),

  unsubscribe: (email) => inTransaction((stores) => stores.visitors.unsubscribe(email, clock())),
})
