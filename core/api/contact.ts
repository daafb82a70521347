/** Requests that need no account: a message to us, the waiting list, and unsubscribing. */
import { z } from 'zod'
import { contactTopics, MESSAGE_MAX_LENGTH } from '../constants.ts'
import { text } from '../will/text-schema.ts'
import { code, email, name, words } from './fields.ts'

/** `external_id` is made by the sender: one that comes again, because the reply was lost, is the same message. */
export const contactSchema = z.strictObject({
  external_id: z.uuid().optional(),
  topic: z.enum(contactTopics, code('SELECT_OPTION')),
  name: words(200, 'NAME_WRONG_FORMAT'),
  email,
  message: words(MESSAGE_MAX_LENGTH, 'MESSAGE_TOO_LONG'),
})

/** `reference` identifies the message in later correspondence, like "M-1482913774". */
export const contactReplySchema = z.strictObject({ reference: z.string() })

export const waitlistSchema = z.strictObject({ name, last_name: name, email })

const mailLinkSchema = z.strictObject({ token: text(100) })

/** `token` comes from the link in an email, and unsubscribes. An address that is typed is sent such a link. */
export const unsubscribeSchema = z.union([mailLinkSchema, z.strictObject({ email })])

export const resubscribeSchema = mailLinkSchema

export type ContactBody = z.infer<typeof contactSchema>
export type WaitlistBody = z.infer<typeof waitlistSchema>
