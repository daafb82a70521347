/** What waits at the desk: the list of the day, wills to read, prints, messages and reviews. */
import { z } from 'zod'
import { contactTopics } from '../constants.ts'
import { addressSchema, text } from '../will/text-schema.ts'
import { deskConfirmedSchema, reasonOnlySchema, reasonSchema } from './desk.ts'
import { printStates } from './documents.ts'
import { FINDINGS_MAX_LENGTH } from './existing-will.ts'

const moment = z.iso.datetime()
const number = z.int().positive()

/** What a row of the day is about. `number` is of the reading, order, message or review. */
export const waitingKinds = [
  'will to read',
  'print',
  'message',
  'review',
  'refund',
  'dispute',
  'payment',
  'asked change',
  'death',
] as const

const waitingRow = z.strictObject({
  kind: z.enum(waitingKinds),
  number,
  /** In a few words, without a name: "A complaint", "Bought 19 November, second reading". */
  short: z.string(),
  since: moment,
  /** By when it is promised; absent where nothing is. */
  promised: moment.optional(),
  /** Who took it. */
  owner: z.string().optional(),
  mine: z.boolean(),
})

/** Only what the caller's roles may see. */
export const todayReplySchema = z.strictObject({
  /** Earliest promise first. */
  waiting: z.array(waitingRow),
  /** What waits for someone else: the customer, the post, a bank. Longest first. */
  elsewhere: z.array(waitingRow),
  /** What was done today, oldest first. */
  done: z.array(z.strictObject({ at: moment, who: z.string(), act: z.string(), about: z.string() })),
  /** How many wait, for the navigation. */
  counts: z.strictObject({
    readings: z.int(),
    prints: z.int(),
    messages: z.int(),
    reviews: z.int(),
    asked: z.int(),
    deaths: z.int(),
  }),
})

/** Until it is taken, a reader sees initials and county alone. */
const expertReviewRow = z.strictObject({
  id: number,
  who: z.string(),
  asked: moment,
  promised: moment,
  taken: moment.optional(),
  owner: z.string().optional(),
  mine: z.boolean(),
})
export const expertReviewsReplySchema = z.strictObject({ readings: z.array(expertReviewRow) })

/** A part of what there is to read: a heading, and paragraphs or items. */
const readingPart = z.strictObject({ id: z.string(), heading: z.string(), lines: z.array(z.string()) })
export const openedExpertReviewReplySchema = z.strictObject({
  id: number,
  /** Whose will it is, as the customer wrote their name. */
  name: z.string(),
  asked: moment,
  promised: moment,
  /** `existing will`: answers about a will they have. `will`: one made here. */
  of: z.enum(['existing will', 'will']),
  /** What the report says, and what they answered. */
  said: z.array(readingPart),
  /** The clauses of the will as it stands; empty for an existing will. */
  clauses: z.array(readingPart),
})

/** A finding hangs on words of one clause, or on none. */
export const findingWeights = ['worth a look', 'small'] as const
const finding = z.strictObject({
  clause: text(100).optional(),
  words: text(1000).optional(),
  weight: z.enum(findingWeights),
  says: text(4000)
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1)),
})
export const sendFindingsSchema = z.strictObject({
  findings: z.array(finding).max(60),
  /** What is said of the whole. */
  summary: text(FINDINGS_MAX_LENGTH)
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1)),
})

const printRow = z.strictObject({
  order: number,
  state: z.enum(printStates),
  /** Town and the first half of the postcode; absent until the customer has said where it goes. */
  to: z.string().optional(),
  pages: z.int().optional(),
  ordered: moment,
  promised: moment,
  asked: moment.optional(),
  shown: moment.optional(),
  tracking: z.string().optional(),
})
export const printsQueueReplySchema = z.strictObject({ prints: z.array(printRow) })
/** The address, and the pages in base64. */
export const openedPrintReplySchema = z.strictObject({
  name: z.string(),
  address: addressSchema,
  pages: z.int().optional(),
  pdf: z.string(),
})
/** It is sold as tracked post, so it has a number. */
export const postedPrintSchema = z.strictObject({
  tracking: text(40).regex(
    /^[A-Za-z0-9 -]{4,40}$/,
    'A tracking number has 4 to 40 letters, digits, spaces and hyphens',
  ),
})

export const messageStates = ['open', 'answered', 'closed'] as const
const messageRow = z.strictObject({
  id: number,
  reference: z.string(),
  topic: z.enum(contactTopics),
  state: z.enum(messageStates),
  received: moment,
  /** By when it has to be answered. */
  due: moment,
  /** When we said that we have it; for complaints and personal information. */
  acknowledged: moment.optional(),
  answered: moment.optional(),
  owner: z.string().optional(),
  mine: z.boolean(),
})
export const messagesReplySchema = z.strictObject({ messages: z.array(messageRow) })
export const openedMessageReplySchema = messageRow.extend({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  answers: z.array(z.strictObject({ at: moment, who: z.string(), text: z.string() })),
  /** Answers that fit the topic, to begin from. */
  templates: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
})
export const ANSWER_MAX_LENGTH = 5000
export const answerMessageSchema = z.strictObject({
  text: text(2 * ANSWER_MAX_LENGTH, { missing: 'Write an answer' })
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, 'Write an answer').max(ANSWER_MAX_LENGTH, `Use at most ${ANSWER_MAX_LENGTH} characters`)),
  /** Whether the message is settled by it. */
  settles: z.boolean(),
})

export const moderatedStates = ['waiting', 'published', 'refused'] as const
const reviewRow = z.strictObject({
  id: number,
  state: z.enum(moderatedStates),
  rating: z.int(),
  words: z.string(),
  /** What the customer chose to show of their name. */
  name: z.string().optional(),
  given: moment,
  why: z.string().optional(),
})
/** `over`: when it was decided as this replaces it; null for a review that waits. Absent: any decision is replaced. */
export const publishReviewSchema = z.strictObject({ over: text(40).nullable().optional() })
export const refuseReviewSchema = reasonOnlySchema.extend(publishReviewSchema.shape)
export const moderationReplySchema = z.strictObject({ reviews: z.array(reviewRow) })

/** `email`, or the number of an order or of a message: never a part of one. */
export const findCustomerSchema = z.strictObject({
  email: text(320).optional(),
  /** With the last name of who bought it: the numbers of the first release can be counted up. */
  order: z.int32().positive().optional(),
  lastName: text(320).optional(),
  /** One that the caller has opened. */
  message: z.int32().positive().optional(),
  reason: reasonSchema,
})
const what = z.strictObject({ what: z.string(), at: moment.optional() })
/** States without answers. `next` says what support can do or tell the customer. */
export const foundCustomerReplySchema = z.strictObject({
  id: number,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  opened: moment,
  lastSeen: moment,
  lockedBy: z.enum(['owner', 'operator']).optional(),
  sessions: z.array(z.strictObject({ device: z.string(), started: moment, used: moment })),
  factors: z.strictObject({ passkeys: z.int(), authenticators: z.int(), recoveryCodes: z.int() }),
  /** How far the will is: "begun", "paid for", "documents downloaded". */
  will: z.array(what),
  orders: z.array(
    z.strictObject({
      id: number,
      items: z.array(z.string()),
      /** Pence. */
      total: z.int(),
      state: z.string(),
      ordered: moment,
      delivered: z.array(z.string()),
    }),
  ),
  messages: z.array(
    messageRow.pick({ id: true, reference: true, topic: true, state: true, received: true, due: true }),
  ),
  /** Reports that the customer has died. */
  deaths: z.array(z.strictObject({ id: z.int(), reported: moment })),
  /** What the customer lets us open, and until when. */
  consents: z.array(z.strictObject({ purpose: z.string(), until: moment.optional() })),
  newEmail: z.strictObject({ due: moment.optional() }).optional(),
  /** We were asked to delete the account, and told the customer. `due`: from when we can. */
  deletion: z.strictObject({ due: moment }).optional(),
  next: z.array(z.string()),
})
export const resentMails = ['confirmation of the email', 'receipt'] as const
export const resendMailSchema = z.strictObject({
  mail: z.enum(resentMails),
  /** For a receipt. */
  order: z.int32().positive().optional(),
  reason: reasonSchema,
})
/** How the customer showed who they are. */
export const emailProofs = [
  'an answer from the old address',
  'a document shown on a call',
  'the card that paid',
] as const
export const unlockAccountSchema = reasonOnlySchema.extend({ passkey: deskConfirmedSchema })
export const correctEmailSchema = z.strictObject({
  email: text(640),
  proof: z.enum(emailProofs),
  reason: reasonSchema,
  passkey: deskConfirmedSchema,
})
export const deleteAccountSchema = z.strictObject({
  proof: z.enum(emailProofs),
  reason: reasonSchema,
  passkey: deskConfirmedSchema,
})
/** `due`: from when a second call deletes it. */
export const deleteAccountReplySchema = z.strictObject({
  state: z.enum(['asked', 'waits', 'deleted']),
  due: moment.optional(),
})
export const helpedWillReplySchema = z.strictObject({ until: moment, clauses: z.array(readingPart) })

/** `well`, `look`: worth a look today. `wrong`: something is not working. */
export const healthStates = ['well', 'look', 'wrong'] as const
export const healthReplySchema = z.strictObject({
  checks: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      state: z.enum(healthStates),
      says: z.string(),
      /** What to do, where there is something. */
      todo: z.string().optional(),
    }),
  ),
})

export type TodayReply = z.infer<typeof todayReplySchema>
export type WaitingRow = TodayReply['waiting'][number]
export type ExpertReviewsReply = z.infer<typeof expertReviewsReplySchema>
export type OpenedExpertReviewReply = z.infer<typeof openedExpertReviewReplySchema>
export type SendFindings = z.infer<typeof sendFindingsSchema>
export type PrintsQueueReply = z.infer<typeof printsQueueReplySchema>
export type OpenedPrintReply = z.infer<typeof openedPrintReplySchema>
export type MessagesReply = z.infer<typeof messagesReplySchema>
export type OpenedMessageReply = z.infer<typeof openedMessageReplySchema>
export type ModerationReply = z.infer<typeof moderationReplySchema>
export type FindCustomer = z.infer<typeof findCustomerSchema>
export type FoundCustomerReply = z.infer<typeof foundCustomerReplySchema>
export type DeleteAccountReply = z.infer<typeof deleteAccountReplySchema>
export type HelpedWillReply = z.infer<typeof helpedWillReplySchema>
export const jobsReplySchema = z.strictObject({
  /** What is done every so often. `done`: the last run that did not fail; `failures`: runs since then that did. */
  jobs: z.array(z.strictObject({ name: z.string(), done: moment.optional(), due: moment, failures: z.int() })),
  /** Mail that failed for good: how much of each kind, and the last of it. */
  givenUp: z.array(z.strictObject({ kind: z.string(), count: z.int(), last: moment })),
})
export type JobsReply = z.infer<typeof jobsReplySchema>
export type HealthReply = z.infer<typeof healthReplySchema>
