/** What a customer tells us once the will is signed. */
import { z } from 'zod'
import { inkPlaces, LONGEST_PICTURE, PICTURE_PIECE } from '../signing/page-marks.ts'
import { editions } from '../will/lists.ts'
import { prose } from '../will/schema.ts'
import {
  attestationSchema,
  readSigningSchema,
  reportSchema,
  signingPlanSchema,
  signingSchema,
} from '../will/signing-schema.ts'
import { LARGEST_VERSION } from './history.ts'

/**
 * `storage` is where the signed original is kept. `over`: the signing that it replaces, as it was read, or null for none. Absent:
 * whatever was said before is replaced.
 */
export const noteSigningSchema = signingSchema
  .omit({ revoked: true, doubts: true })
  .extend({ storage: prose, over: readSigningSchema.nullable().optional() })

/** `earlier`: how many signings there were before the one that is taken back. Another one is left as it is. */
export const takeBackSigningSchema = z.strictObject({ earlier: z.coerce.number().int().nonnegative().optional() })

/** A plan as it is to be. `turn` is that of the plan it was made from, 0 where there was none. */
export const planSigningSchema = signingPlanSchema

const revokedSchema = signingSchema.shape.revoked.unwrap()

/** The signed will counts no more, as its testator says. `over`: what was said of that before, as it was read; null where nothing was. */
export const revokeWillSchema = revokedSchema.extend({ over: revokedSchema.nullable().optional() })

/**
 * How the will is signed. Empty: its testator reads it and signs it. `over`: what it replaces, as it was read, or null for none.
 * Absent: whatever was said before is replaced.
 */
export const attestSchema = attestationSchema.extend({ over: attestationSchema.nullable().optional() })

export type NoteSigning = z.infer<typeof noteSigningSchema>
export type PlanSigning = z.infer<typeof planSigningSchema>
export type RevokeWill = z.infer<typeof revokeWillSchema>
export type Attest = z.infer<typeof attestSchema>

// The watch over a signed will: the customer's choice of mails, and what they tell us has happened.

export const watchReplySchema = z.strictObject({
  /** Whether we mail the customer when their will is worth a look. False as well when they stopped our mails by a link in one. */
  mails: z.boolean(),
  /** The version of the answers from which the signed will was made. Absent while none is signed, and where it is not known. */
  signedVersion: z.int().optional(),
})

export const watchMailsSchema = z.strictObject({ mails: z.boolean() })
export const newReportSchema = reportSchema.omit({ on: true })

/** Which report is taken back. One that is not there any more, as after a lost reply, stays gone. */
export const reportTakenBackSchema = z.strictObject({
  event: reportSchema.shape.event.optional(),
  person: z.coerce.number().int().positive().optional(),
  /** As in 2026-11-03. */
  on: z.iso.date().max(10).optional(),
})

export type ReportTakenBack = z.infer<typeof reportTakenBackSchema>
export type WatchReply = z.infer<typeof watchReplySchema>
export type NewReport = z.infer<typeof newReportSchema>

// Pictures of the pages of a will as they were signed: what the customer keeps of them, and what was seen on each.

/** Of a will that is printed in large print, with all that it can hold. */
const MOST_PAGES = 400
/** Pictures that one customer keeps, in all. */
export const MOST_PICTURES = 200

const page = z.int().positive().max(MOST_PAGES)
const places = z.array(z.enum(inkPlaces)).max(10)

/** What a browser saw of a page: hints, and no proof. */
export const seenPageSchema = z.strictObject({
  /** Whether the mark of this page of this will was read. */
  marked: z.boolean(),
  /** The places at which nobody seems to have written, and those that the picture does not show. */
  empty: places,
  cut: places,
})

export const newSignedPageSchema = z.strictObject({
  page,
  /** A JPEG in base64, in pieces that are each as short as any other text has to be. */
  jpeg: z
    .array(z.base64().max(PICTURE_PIECE))
    .max(LONGEST_PICTURE / PICTURE_PIECE)
    .refine(([first]) => first?.startsWith('/9j/')),
  seen: seenPageSchema,
})
/** `7-2`: page 2 of what was issued with version 7. */
export const signedPageSchema = z.object({ id: z.string().regex(/^[1-9][0-9]{0,9}-[1-9][0-9]{0,2}$/) })

const keptPage = z.strictObject({
  id: z.string(),
  version: z.int().max(LARGEST_VERSION),
  page,
  at: z.iso.datetime(),
  ...seenPageSchema.shape,
})
export const signedPagesReplySchema = z.strictObject({
  /** The paper that was signed. Absent where none was, or it was of before we kept what was issued. */
  signed: z
    .strictObject({
      version: z.int(),
      edition: z.enum(editions),
      pages: page,
      /** What the foot of each of its pages says. */
      code: z.string().optional(),
    })
    .optional(),
  /** The newest will first, its pages in order. */
  kept: z.array(keptPage),
})

export type SeenPage = z.infer<typeof seenPageSchema>
export type NewSignedPage = z.infer<typeof newSignedPageSchema>
export type SignedPagesReply = z.infer<typeof signedPagesReplySchema>
export type KeptPage = z.infer<typeof keptPage>
