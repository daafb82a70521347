/** What customers say of the service. Asked once, shown once somebody has read it, and never made up. */
import { z } from 'zod'
import { BEST_RATING, FEWEST_SHOWN, shownAs } from '../opinions.ts'
import { code } from './fields.ts'

const LONGEST_OPINION = 1000

const rating = z.int().min(1).max(BEST_RATING)

export const opinionSchema = z.strictObject({
  rating: z.int(code('SELECT_OPTION')).min(1, code('SELECT_OPTION')).max(BEST_RATING, code('SELECT_OPTION')),
  words: z.string().max(LONGEST_OPINION, code('OPINION_TOO_LONG')).default(''),
  shown_as: z.enum(shownAs, code('SELECT_OPTION')),
})
export type OpinionBody = z.infer<typeof opinionSchema>

/** An opinion, or that somebody would rather not give one. Either way they are not asked again. */
export const giveOpinionSchema = z.union([opinionSchema, z.strictObject({ declined: z.literal(true) })])
export type GiveOpinionBody = z.infer<typeof giveOpinionSchema>

/** Whether to ask somebody what they think. */
export const askedForOpinionSchema = z.strictObject({ ask: z.boolean() })
export type AskedForOpinion = z.infer<typeof askedForOpinionSchema>

export const shownOpinionSchema = z.strictObject({
  rating,
  words: z.string(),
  /** As much of it as the customer chose. */
  name: z.string().optional(),
  given: z.iso.datetime(),
})

/** Of every opinion that is published, and the newest of those with words. Nothing while there are too few. */
const opinionsSchema = z.strictObject({
  average: z.number(),
  count: z.int().min(FEWEST_SHOWN),
  reviews: z.array(shownOpinionSchema),
})
export const opinionsReplySchema = z.union([opinionsSchema, z.strictObject({})])
export type Opinions = z.infer<typeof opinionsSchema>
export type OpinionsReply = z.infer<typeof opinionsReplySchema>
export type ShownOpinion = z.infer<typeof shownOpinionSchema>
