import { z } from 'zod'
import { reliefs, yesNoNotSure } from './lists.ts'
import { birthdaySchema } from './text-schema.ts'

/**
 * What a testator says that things are worth, and the facts on which inheritance tax hangs. Every answer is optional. None of it is
 * part of the will, of a document that others read, or of anything that is counted or logged.
 */

const id = z.int().positive()
const MOST_PENCE = 10_000_000_000_000
const pence = z.int().nonnegative().max(MOST_PENCE)

/** One figure where `low` and `high` are the same, otherwise a rough one. Pence. */
const amount = z
  .strictObject({ low: pence, high: pence })
  .refine(({ low, high }) => low <= high, 'The lower figure comes first')

const held = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('alone') }),
  z.strictObject({ as: z.literal('joint tenants'), with: z.array(id).max(20) }),
  /** `part`: the testator's, in hundredths of a percent. */
  z.strictObject({ as: z.literal('tenants in common'), part: z.int().min(0).max(100_00) }),
])

export const thingKinds = [
  'home',
  'property',
  'savings',
  'investments',
  'possessions',
  'life policy',
  'business',
] as const

const thing = z.strictObject({
  id,
  kind: z.enum(thingKinds),
  /** The account of the will that it is. */
  account: id.optional(),
  /** All of it, the parts of other owners too; and the debt secured on all of it. */
  whole: amount,
  debtOnIt: amount.optional(),
  /** Of a business or a farm. Absent: not answered. */
  relief: z.enum(reliefs).optional(),
  held,
})

const answer = z.enum(yesNoNotSure)
/** Millionths: a percentage with four decimals. */
const unused = z.int().min(0).max(1_000_000)

const taxFactsSchema = z.strictObject({
  partnerLongTermResident: answer.optional(),
  business: answer.optional(),
  trust: answer.optional(),
  keptUsing: answer.optional(),
  abroad: answer.optional(),
  taxedInheritance: answer.optional(),
  downsized: answer.optional(),
  /** A band of which nothing is said is not known: none of it is not the same as zero. */
  earlierSpouse: z.strictObject({ nilRate: unused.optional(), home: unused.optional() }).optional(),
  /** What was given away, year by year: above the yearly exemption, and not to a spouse or charity. */
  given: z
    .array(z.strictObject({ first: birthdaySchema, last: birthdaySchema, sum: amount }))
    .max(8)
    .optional(),
  /** A home that was sold or given away: when, and what the testator's part of it was worth then, whatever was owed on it. */
  homeSold: z.strictObject({ on: birthdaySchema, worth: amount }).partial().optional(),
  /** What was inherited in the last five years: when they died, what was received of it, what was taxed in all, and all the tax. */
  inherited: z.strictObject({ on: birthdaySchema, received: amount, of: amount, tax: amount }).partial().optional(),
  ifPartnerDiesFirst: z.strictObject({ leavesAllToMe: answer, brings: amount.optional() }).optional(),
})

export const valuesSchema = z.strictObject({
  things: z.array(thing).max(100).default([]),
  /** What the gifts that are not sums of money are worth: the whole of what the gift is of. */
  giftValue: z
    .array(z.strictObject({ gift: id, value: amount }))
    .max(200)
    .default([]),
  pension: z
    .array(z.strictObject({ to: z.union([id, z.literal('scheme decides')]), value: amount }))
    .max(20)
    .default([]),
  lifeInTrust: z
    .array(z.strictObject({ to: id, value: amount }))
    .max(20)
    .default([]),
  debts: amount.optional(),
  funeral: amount.optional(),
  facts: taxFactsSchema.default({}),
})

/** Pence: one figure where `low` and `high` are the same. */
export type Amount = z.infer<typeof amount>
/** One thing that the testator owns or owns a part of. */
export type Thing = z.infer<typeof thing>
export type Values = z.infer<typeof valuesSchema>
