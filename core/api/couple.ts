/** The wills of a couple: who gave the second, who has it, and how they stand to each other. */
import { z } from 'zod'
import { email } from './fields.ts'

const moment = z.string().describe('ISO date and time')

export const pairStates = ['not-invited', 'invited', 'accepted', 'ended', 'refunded'] as const

const pairSchema = z.strictObject({
  /** `first` bought the wills, `second` was invited. */
  place: z.enum(['first', 'second']),
  state: z.enum(pairStates),
  /** The other's name, once both have an account. */
  other: z.string().optional(),
  /** To whom, when, and until when its link works. */
  invitation: z.strictObject({ email: z.string(), sent: moment, until: moment, works: z.boolean() }).optional(),
  accepted: moment.optional(),
  ended: moment.optional(),
  /** Nobody has accepted the second will yet, so it can be given. */
  canInvite: z.boolean(),
})

/** Null for somebody who has no part in a pair. */
export const pairReplySchema = z.strictObject({ pair: pairSchema.nullable() })

export const invitePartnerSchema = z.strictObject({ email })

/** `token` comes from the link in the mail. */
export const invitationSchema = z.strictObject({ token: z.string().max(100) })
export const invitationReplySchema = z.strictObject({
  /** Who invites, by the name of their account. */
  from: z.string(),
  /** The one who is invited, as the will calls them. */
  name: z.string(),
  last_name: z.string(),
})
/** `derived`: the will was empty, and now has what the partner's says. Otherwise it is as it was. */
export const acceptedReplySchema = z.strictObject({ derived: z.boolean() })

/** `version` is the one the browser last saw, so that nobody confirms what they have not read. */
export const confirmWillSchema = z.strictObject({ version: z.int().nonnegative() })

export type Pair = z.infer<typeof pairSchema>
export type PairReply = z.infer<typeof pairReplySchema>
export type InvitationReply = z.infer<typeof invitationReplySchema>
export type AcceptedReply = z.infer<typeof acceptedReplySchema>
