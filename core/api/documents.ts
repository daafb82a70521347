import { z } from 'zod'

const file = z.strictObject({ pages: z.int(), url: z.string() })

const issuedDocument = file.extend({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The same document in 18 point type. */
  largePrint: file.optional(),
})

const issuedPack = z.strictObject({
  /** Counts from 1. A pack that somebody has downloaded from stays as it is; a later change makes the next. */
  version: z.int().positive(),
  /** ISO date and time. */
  made: z.string(),
  /** What it says otherwise than the version before, in lines. Empty for the first. */
  changed: z.array(z.string()),
  /** SHA-256, in hexadecimal, of the answers it was made from. */
  answers: z.string(),
  documents: z.array(issuedDocument),
  packUrl: z.string(),
})

export const documentsReplySchema = issuedPack.extend({
  /** False when the answers have changed since and are not complete: these documents are the last that could be made. */
  upToDate: z.boolean(),
  /** Whether what has to be agreed to before the first download has been. */
  consentGiven: z.boolean(),
  /** Newest first. */
  earlier: z.array(issuedPack),
})

/** Both are asked for apart from everything else, un-ticked. Wording awaits review by a solicitor. */
export const downloadConsentSchema = z.strictObject({
  /** The service may begin now, within the 14 days (Consumer Contracts Regulations 2013 reg 36). */
  startNow: z.literal(true),
  /** The right to cancel is lost with the download (reg 37). */
  loseRight: z.literal(true),
})

export type IssuedPack = z.infer<typeof issuedPack>
export type DocumentsReply = z.infer<typeof documentsReplySchema>
