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
  /** Newest first. */
  earlier: z.array(issuedPack),
})

export type IssuedPack = z.infer<typeof issuedPack>
export type DocumentsReply = z.infer<typeof documentsReplySchema>
