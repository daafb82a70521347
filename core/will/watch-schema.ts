import { z } from 'zod'
import * as lists from './lists.ts'
import { birthdaySchema, text } from './text-schema.ts'

/** What is kept while a signed will is watched: what its customer told us since, and what they were told. */

/** Events that a customer may report. */
export const MOST_REPORTS = 100
/** Things that one customer was told, which is some centuries of them. */
export const MOST_TOLD = 1000

/** What happened in the customer's life since they signed, as they told us. */
export const reportSchema = z.strictObject({
  event: z.enum(lists.lifeEvents),
  /** The person of the will whom it is about. */
  person: z.int().positive().optional(),
  on: birthdaySchema,
  /** What the will does about it, as it was answered. */
  verdict: z.enum(lists.lifeVerdicts),
})

export const watchSchema = z.strictObject({
  /** What was told, each by the name of its cause, so that nothing is told twice. */
  told: z.array(text(80)).max(MOST_TOLD).default([]),
  /** The oldest first. */
  reports: z.array(reportSchema).max(MOST_REPORTS).default([]),
  /** The customer wants no mail of it. Absent: they do. */
  mails: z.literal('off').optional(),
})

export type Report = z.infer<typeof reportSchema>
export type Watch = z.infer<typeof watchSchema>
