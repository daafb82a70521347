/** Customers' reviews of the service. Each customer is asked once; a review is published after staff have read it. */
import { z } from 'zod'
import { MAX_RATING, MIN_REVIEWS_SHOWN, shownAs } from '../constants.ts'
import { text } from '../will/text-schema.ts'
import { code } from './fields.ts'

const REVIEW_MAX_LENGTH = 1000

const rating = z.int().min(1).max(MAX_RATING)

export const reviewSchema = z.strictObject({
  rating: z.int(code('SELECT_OPTION')).min(1, code('SELECT_OPTION')).max(MAX_RATING, code('SELECT_OPTION')),
  words: text(REVIEW_MAX_LENGTH, { tooLong: code('OPINION_TOO_LONG') }).default(''),
  shown_as: z.enum(shownAs, code('SELECT_OPTION')),
})
export type ReviewBody = z.infer<typeof reviewSchema>

/** A review, or the customer's choice not to give one. Either way they are not asked again. */
export const giveReviewSchema = z.union([reviewSchema, z.strictObject({ declined: z.literal(true) })])
export type GiveReviewBody = z.infer<typeof giveReviewSchema>

/** Whether to ask this customer for a review. */
export const askedForReviewSchema = z.strictObject({ ask: z.boolean() })

export const shownReviewSchema = z.strictObject({
  rating,
  words: z.string(),
  /** The part of the name that the customer chose to show. */
  name: z.string().optional(),
  given: z.iso.datetime(),
})

/** Figures over all published reviews, and the newest reviews with text. Absent while there are too few. */
const reviewsSchema = z.strictObject({
  average: z.number(),
  count: z.int().min(MIN_REVIEWS_SHOWN),
  reviews: z.array(shownReviewSchema),
})
export const reviewsReplySchema = z.union([reviewsSchema, z.strictObject({})])
export type PublishedReviews = z.infer<typeof reviewsSchema>
export type ReviewsReply = z.infer<typeof reviewsReplySchema>
export type ShownReview = z.infer<typeof shownReviewSchema>
