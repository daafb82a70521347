import { z } from 'zod'
import {
  contactTopics,
  MAX_RATING,
  MESSAGE_MAX_LENGTH,
  MIN_REVIEWS_SHOWN,
  shownAs,
  thirdParties,
} from '../constants.ts'
import { offeredParts } from '../will/lists.ts'
import { firmSchema } from '../will/schema.ts'
import { text } from '../will/text-schema.ts'
import { code, email, name, words } from './fields.ts'

/** The business that runs an installation and is responsible for it. */
export const operatorSchema = z.strictObject({
  /** The registered name. */
  name: z.string(),
  address: z.string(),
  companyNumber: z.string().optional(),
  /** The registration number with the Information Commissioner's Office. */
  dataRegistration: z.string().optional(),
})
export type Operator = z.infer<typeof operatorSchema>

/** The settings of this installation that the pages need. */
export const settingsSchema = z.strictObject({
  /** The address of the tracking service, and the hostnames on which nothing is sent. Absent: no tracking. */
  tracking: z.strictObject({ url: z.url(), silentOn: z.array(z.string()) }).optional(),
  /** The law firm that can be appointed as executor. Absent: none is offered. */
  firm: firmSchema.optional(),
  /** The parts of a will that are offered here, of those that can be switched off. */
  parts: z.array(z.enum(offeredParts)),
  /** The lawyers who signed off clauses as they stand, and which. Empty: no one has. */
  signedOff: z.array(
    z.strictObject({
      name: z.string(),
      qualification: z.string(),
      /** The day of the newest. */
      on: z.iso.date(),
      clauses: z.array(z.string()),
    }),
  ),
  /** Absent until the operator has entered their details. The terms then say that they are missing. */
  operator: operatorSchema.optional(),
  /** The companies that receive customer data in this installation, with their hostname where it is known. */
  thirdParties: z.array(z.strictObject({ id: z.enum(thirdParties), host: z.string().optional() })),
})
export type Settings = z.infer<typeof settingsSchema>

// A/B experiments: the variant a visitor gets and its outcome. Only totals are counted, with no data about the visitor.

export const experimentParamsSchema = z.object({ funnel: text(60).regex(/^[a-z0-9-]{1,60}$/) })

/** `ism`: the page is narrower than 860 px. */
export const experimentQuerySchema = z.object({ ism: z.enum(['true', 'false']).default('false') })

/** Without `url` the visitor stays on the page. */
export const experimentReplySchema = z.strictObject({ url: z.string().optional() })
export type ExperimentReply = z.infer<typeof experimentReplySchema>

/** The variant on which the customer signed up. */
export const experimentOutcomeSchema = z.strictObject({ url: text(2000).optional() })

// Requests that need no account: a message to us, the waiting list, and unsubscribing.

/** `external_id` is made by the sender: one that comes again, because the reply was lost, is the same message. */
export const contactSchema = z.strictObject({
  external_id: z.uuid().optional(),
  topic: z.enum(contactTopics, code('SELECT_OPTION')),
  name: words(200, 'NAME_WRONG_FORMAT'),
  email,
  message: words(MESSAGE_MAX_LENGTH, 'MESSAGE_TOO_LONG'),
})

/** `reference` identifies the message in later correspondence, like "M-1482913774". */
export const contactReplySchema = z.strictObject({ reference: z.string() })

export const waitlistSchema = z.strictObject({ name, last_name: name, email })

const mailLinkSchema = z.strictObject({ token: text(100) })

/** `token` comes from the link in an email, and unsubscribes. An address that is typed is sent such a link. */
export const unsubscribeSchema = z.union([mailLinkSchema, z.strictObject({ email })])

export const resubscribeSchema = mailLinkSchema

export type ContactBody = z.infer<typeof contactSchema>
export type WaitlistBody = z.infer<typeof waitlistSchema>

// Customers' reviews of the service. Each customer is asked once; a review is published after staff have read it.

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
