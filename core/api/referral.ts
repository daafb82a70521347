/** Referral: with consent, a customer's case goes to a firm of solicitors on the operator's list, and the firm answers. */
import { z } from 'zod'
import { ADDED_CLAUSE_MAX_LENGTH, FIRM_TEXT_MAX_LENGTH } from '../constants.ts'
import { text } from '../will/text-schema.ts'
import { reasonSchema } from './desk.ts'

const moment = z.iso.datetime()
const number = z.int().positive()
const line = z.string().min(1).max(200)
const words = z.string().min(1).max(2000)

export const firmIdSchema = text(40).regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use small letters, digits and hyphens')

/** A firm of the operator's list, as customers read of it. */
export const referralFirmSchema = z.strictObject({
  id: firmIdSchema,
  name: line,
  /** The number given by the Solicitors Regulation Authority. */
  sraNumber: z.string().regex(/^\d{4,8}$/),
  /** Town, or where it advises. */
  where: line,
  /** What it charges for looking at a case from here, and on what basis. */
  charges: words,
  /** Who there is told. */
  told: line,
  /** What it pays the operator for a case, or that it pays nothing. */
  commission: words,
  website: z.url({ protocol: /^https?$/ }),
})
/** With the address to which the one mail of a case goes. */
export const listedFirmSchema = referralFirmSchema.extend({ email: z.email().max(254) })

/** Who ended a case. `removed`: the operator took the firm off the list. */
export const caseEnds = ['customer', 'firm', 'time', 'removed'] as const

/** `answer`: words alone. `clear`: nothing stands in the way. `decline`: the firm cannot take it. `clause`: words for the will. */
export const firmReplyKinds = ['answer', 'clear', 'decline', 'clause'] as const

/** `offered` can be agreed to. `changed`: the answers have changed since it was written. `replaced`: a later one stands. */
export const clauseStates = ['offered', 'agreed', 'declined', 'changed', 'replaced', 'ended'] as const

const firmReplySchema = z.strictObject({
  id: number,
  kind: z.enum(firmReplyKinds),
  at: moment,
  /** Who of the firm. */
  by: z.string(),
  text: z.string(),
  clause: z
    .strictObject({
      words: z.string(),
      /** Whether, once it is agreed to, nothing stands in the way. */
      clears: z.boolean(),
      state: z.enum(clauseStates),
    })
    .optional(),
})

export const referredCaseSchema = z.strictObject({
  id: number,
  firm: z.string(),
  sent: moment,
  /** Until when the firm may see it. */
  until: moment,
  /** When the firm first looked. */
  opened: moment.optional(),
  ended: z.strictObject({ at: moment, by: z.enum(caseEnds) }).optional(),
  /** Oldest first. */
  replies: z.array(firmReplySchema),
})

export const referralReplySchema = z.strictObject({
  /** In an order that the operator chose. Empty: cases are not referred from here. */
  firms: z.array(referralFirmSchema),
  /** Newest first. */
  cases: z.array(referredCaseSchema),
})

/** Consent that the firm sees the case: see `referralConsent`. */
export const referSchema = z.strictObject({ firm: firmIdSchema, consent: z.literal(true) })

/** `words` are those that were read: others than the firm's are refused. */
export const settleClauseSchema = z.strictObject({
  reply: number,
  agree: z.boolean(),
  words: text(ADDED_CLAUSE_MAX_LENGTH),
})

const said = text(FIRM_TEXT_MAX_LENGTH)
  .transform((typed) => typed.trim())
  .pipe(z.string().min(1, 'Write what the customer should read'))

/** The answers as the firm saw them: where they have changed since, what was decided on them is refused. */
const seen = text(64).regex(/^[0-9a-f]{64}$/)

export const answerCaseSchema = z.strictObject({ text: said })
export const clearCaseSchema = z.strictObject({ text: said, seen })
export const declineCaseSchema = z.strictObject({ reason: reasonSchema })
export const addClauseSchema = z.strictObject({
  text: said,
  words: text(ADDED_CLAUSE_MAX_LENGTH)
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, 'Write the clause')),
  clears: z.boolean(),
  seen,
})

const caseRow = z.strictObject({
  id: number,
  sent: moment,
  until: moment,
  opened: moment.optional(),
  /** The last thing the firm did. */
  last: z.enum(firmReplyKinds).optional(),
})
export const casesReplySchema = z.strictObject({ firm: z.string(), cases: z.array(caseRow) })

/** What stands under a heading, as the documents of a pack have it, in plain words. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ kind: z.literal('bullets'), items: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('facts'),
    items: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  }),
  z.strictObject({
    kind: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
])
const part = z.strictObject({ heading: z.string(), blocks: z.array(block) })
/** What the customer agreed to that the firm sees, and nothing else. */
export const openedCaseReplySchema = z.strictObject({
  id: number,
  sent: moment,
  until: moment,
  seen: z.string(),
  /** The page for a solicitor. */
  brief: z.array(part),
  /** Who gets what. */
  outcome: z.array(part),
  /** What stops the customer, what is not answered, and what is worth a thought. */
  questions: z.array(part),
  replies: referredCaseSchema.shape.replies,
})

export type ReferralFirm = z.infer<typeof referralFirmSchema>
export type ListedFirm = z.infer<typeof listedFirmSchema>
export type ReferralReply = z.infer<typeof referralReplySchema>
export type ReferredCase = z.infer<typeof referredCaseSchema>
export type FirmReply = z.infer<typeof firmReplySchema>
export type FirmReplyKind = (typeof firmReplyKinds)[number]
export type CaseEnd = (typeof caseEnds)[number]
export type ClauseState = (typeof clauseStates)[number]
export type OpenedCaseReply = z.infer<typeof openedCaseReplySchema>
