import type { ContactBody } from '#core/api/contact.ts'
import { brand } from '#core/brand.ts'
import type { Mail } from '../../adapters/mailer.ts'

/** What the person can quote. */
export const referenceOf = (id: number): string => `M-${String(id).padStart(6, '0')}`

/** A message, as it reaches us. Answering it answers the person. */
export const contactMail = (reference: string, { topic, name, email, message }: ContactBody): Mail => ({
  to: brand.supportEmail,
  replyTo: email,
  subject: `${reference}: ${topic}`,
  text: `${topic}\nFrom ${name} <${email}>\n\n${message}\n`,
})
