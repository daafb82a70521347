/** For the customer: what they let the desk open, and who looked at what, when and why. */
import { z } from 'zod'
import { consentPurposes } from './desk-acts.ts'

const moment = z.iso.datetime()

export const deskLooksReplySchema = z.strictObject({
  /** What they let us open at this moment. */
  consents: z.array(z.strictObject({ purpose: z.enum(consentPurposes), until: moment })),
  /** Newest first. */
  looks: z.array(
    z.strictObject({
      at: moment,
      who: z.string(),
      /** As in "Opened your will to read it". */
      what: z.string(),
      why: z.string().optional(),
    }),
  ),
})

/** Consent that support reads the will, for a day: see `HELP_CONSENT`. */
export const letHelpSchema = z.strictObject({ consent: z.literal(true) })

export type DeskLooksReply = z.infer<typeof deskLooksReplySchema>
