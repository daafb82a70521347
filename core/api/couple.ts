/** The two wills of a couple: the partner who bought them, the partner who was invited, and the state of the invitation. */
import { z } from 'zod'
import { text } from '../will/text-schema.ts'
import { email } from './fields.ts'

const moment = z.string().describe('ISO date and time')

export const pairStates = ['not-invited', 'invited', 'accepted', 'ended', 'disputed', 'refunded'] as const

const pairSchema = z.strictObject({
  /** `first` bought the wills, `second` was invited. */
  place: z.enum(['first', 'second']),
  state: z.enum(pairStates),
  /** The other partner's name, once both have an account. */
  other: z.string().optional(),
  /** The recipient, when it was sent, and when its link expires. */
  invitation: z.strictObject({ email: z.string(), sent: moment, until: moment, works: z.boolean() }).optional(),
  accepted: moment.optional(),
  ended: moment.optional(),
  /** Both wills are confirmed, so documents speak of the pair. Absent until then. */
  confirmed: z.literal(true).optional(),
  /** The second will is not accepted yet, so an invitation can be sent. */
  canInvite: z.boolean(),
})

/** Null for a customer who is not part of a pair. */
export const pairReplySchema = z.strictObject({ pair: pairSchema.nullable() })

export const invitePartnerSchema = z.strictObject({ email })
/** `link` opens the same invitation as the mail, for the buyer to hand over. It is shown once. */
export const invitePartnerReplySchema = pairReplySchema.extend({ link: z.string() })

/** `token` comes from the link in the email, or from the one that the buyer handed over. */
export const invitationSchema = z.strictObject({ token: text(100) })
export const invitationReplySchema = z.strictObject({
  /** The account name of the partner who invites. */
  from: z.string(),
  /** The name of the invited partner, as the will gives it. */
  name: z.string(),
  last_name: z.string(),
})
/** `derived`: the will was empty and has been filled from the partner's will. Otherwise it is unchanged. */
export const acceptedReplySchema = z.strictObject({ derived: z.boolean() })

/** `version` is the one the browser last loaded, so that a customer cannot confirm a text they have not read. */
export const confirmWillSchema = z.strictObject({ version: z.int().nonnegative() })

export type Pair = z.infer<typeof pairSchema>
export type PairReply = z.infer<typeof pairReplySchema>
export type InvitePartnerReply = z.infer<typeof invitePartnerReplySchema>
export type InvitationReply = z.infer<typeof invitationReplySchema>
export type AcceptedReply = z.infer<typeof acceptedReplySchema>
