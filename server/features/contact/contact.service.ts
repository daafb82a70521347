import type { ContactBody, WaitlistBody } from '#core/api/visitors.ts'
import { brand } from '#core/brand.ts'
import { complaintTopics } from '#core/constants.ts'
import type { Language } from '#core/language.ts'
import { includes } from '#core/will/questions.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { complaintReceivedMail, mailChoiceMail } from '../../mail/templates/contact.ts'
import { Invalid, TooManyRequests } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import { type Counter, networkOf, SITE_ALLOWANCE, siteOf } from '../../platform/rate-limit.ts'

/** What the person can quote. */
export const referenceOf = (id: number): string => `M-${String(id).padStart(6, '0')}`

/** A message, as it reaches us. Answering it answers the person. */
export const contactMail = (reference: string, { topic, name, email, message }: ContactBody): Mail => ({
  to: brand.supportEmail,
  replyTo: email,
  subject: `${reference}: ${topic}`,
  text: `${topic}\nFrom ${name} <${email}>\n\n${message}\n`,
})

/** Addresses that one network may type in a day to stop mail to them. */
const TYPED_A_DAY = 20

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes'> & {
  readonly contact: Stores['contact']
  /** Counts what is typed to stop mail, by address and network, in a day. */
  readonly typedAddresses: Counter
}

const wholeLink = (known: boolean): void => {
  if (!known) throw new Invalid({ '': ['UNSUBSCRIBE_LINK_DEAD'] })
}

export const createContactService = (deps: Deps) => {
  const { contact, inTransaction, enqueueMail, typedAddresses, clock, randomBytes } = deps

  const countTyped = async (network: string, allowed: number): Promise<void> => {
    const { count, left } = await typedAddresses.add(network)
    if (count > allowed) throw new TooManyRequests(Math.ceil(left / 1000))
  }

  return {
    /** Keeps a message once, and mails it to us. A complaint is confirmed by mail. Gives what the person can quote. */
    contact: (message: ContactBody, language?: Language): Promise<string> =>
      inTransaction(async (stores) => {
        const { id, isNew } = await stores.contact.addMessage(message, clock())
        const reference = referenceOf(id)
        if (!isNew) return reference
        await enqueueMail(stores.outbox, 'a message to us', contactMail(reference, message))
        if (includes(complaintTopics, message.topic))
          await enqueueMail(
            stores.outbox,
            'a complaint was received',
            complaintReceivedMail(message.email, reference, language),
          )
        return reference
      }),

    joinWaitlist: (person: WaitlistBody): Promise<void> => contact.joinWaitlist(person, clock()),

    /** By the link from a mail. Throws Invalid when the link is not whole. */
    unsubscribe: (token: string): Promise<void> =>
      inTransaction(async (stores) => wholeLink(await stores.contact.unsubscribeByLink(tokenHash(token), clock()))),

    /** Lets the recipient have mail again, by the same link. Throws Invalid when it is not whole. */
    resubscribe: async (token: string): Promise<void> => wholeLink(await contact.resubscribeByLink(tokenHash(token))),

    /**
     * Mails an address the link that unsubscribes it, once a day, whatever is known of the address. `baseUrl` is where the recipient
     * reaches us, without a slash at the end. Throws TooManyRequests when one network asks too often.
     */
    sendUnsubscribeLink: async (
      email: string,
      {
        ip,
        baseUrl,
        language,
      }: { readonly ip: string; readonly baseUrl: string; readonly language?: Language | undefined },
    ): Promise<void> => {
      await countTyped(`network ${networkOf(ip)}`, TYPED_A_DAY)
      const site = siteOf(ip)
      if (site !== undefined) await countTyped(site, TYPED_A_DAY * SITE_ALLOWANCE)
      if ((await typedAddresses.add(`address ${email}`)).count > 1) return
      const token = newToken(randomBytes)
      const mail = mailChoiceMail({
        email,
        language,
        stopUrl: `${baseUrl}/unsubscribe/${token}`,
        resumeUrl: `${baseUrl}/write-to-me-again/${token}`,
      })
      await inTransaction(async (stores) => {
        await stores.contact.addUnsubscribeLink(tokenHash(token), email)
        await enqueueMail(stores.outbox, 'to a typed address', mail)
      })
    },
  }
}
