/** The watch over a signed will: the customer's choice of mails, and what they tell us has happened. */
import { z } from 'zod'
import { reportSchema } from '../will/watch-schema.ts'

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
