import { z } from 'zod'
import { pageNames, type RouteName } from '../journey/pages.ts'
import { type StepName, steps } from '../journey/steps.ts'
import { partIds } from '../reading/agreement.ts'
import { isPostcode, tidyPostcode } from '../text/names.ts'
import { charitySchema, detailsSchema, editableWillSchema, type Will, willSchema } from '../will/schema.ts'
import { addressSchema, text } from '../will/text-schema.ts'
import { code, staleSchema } from './fields.ts'

export const initReplySchema = z.strictObject({ wills: z.strictObject({ id: z.int().positive() }) })

export const listReplySchema = z.strictObject({
  wills: z.array(
    z.strictObject({ id: z.int().positive(), version: z.int(), paid: z.union([z.literal(0), z.literal(1)]) }),
  ),
})

export const userSchema = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Whether they own their home, as they said before they signed up. */
  homeowner: z.string(),
})
export type User = z.infer<typeof userSchema>

const routeNames: readonly RouteName[] = [...steps.map(({ name }) => name), ...pageNames]

const knownNames: ReadonlySet<string> = new Set(routeNames)

/** Names that were kept by an earlier release may no longer exist. */
export const isRouteName = (name: string): name is RouteName => knownNames.has(name)

/** Names of steps and pages of a will that a customer has been shown. */
export const visitedSchema = z.strictObject({ visited: z.array(z.enum(routeNames)).max(routeNames.length) })

export const formReplySchema = z.strictObject({
  user: userSchema,
  will: willSchema,
  /** The steps and pages that the customer has been shown, on any device. Absent from a server of an earlier release. */
  visited: visitedSchema.shape.visited.optional(),
  /** The customer has begun no will, and keeps here what others have asked of them. */
  keepsAnswers: z.literal(true).optional(),
})
export type FormReply = z.infer<typeof formReplySchema>

const stepNames = steps.map((step) => step.name) as [StepName, ...StepName[]]
const version = z.int().nonnegative()

/** The changed part of a will, in the will's shape. `details` is merged field by field; every other key is replaced. */
export const changedPartSchema = z
  .strictObject({ ...withoutDefaults(editableWillSchema.shape), details: detailsSchema })
  .partial()
export type ChangedPart = z.infer<typeof changedPartSchema>

export const stepSaveSchema = z.strictObject({ step: z.enum(stepNames), version, will: changedPartSchema })
export const wholeSaveSchema = z.strictObject({ version, will: editableWillSchema })
/** `version` is the one the browser last loaded. */
export const completeLpaSchema = z.strictObject({ version })
export const saveReplySchema = z.strictObject({ version, will: willSchema })
export const staleReplySchema = staleSchema(willSchema)

/** What a call has in common with every other that changes a will as it was in one version. */
export const saves = { will: true, reply: saveReplySchema, stale: staleReplySchema } as const

export type StepSave = z.infer<typeof stepSaveSchema>
export type WholeSave = z.infer<typeof wholeSaveSchema>
export type SaveReply = z.infer<typeof saveReplySchema>

/** What a save is answered with. */
export const saved = (will: Will): SaveReply => ({ version: will.version, will })

export const createdReplySchema = z.strictObject({ id: z.int().positive(), version })
export const changedReplySchema = z.strictObject({ version })
export const deleteSchema = z.strictObject({ id: z.int().positive(), version: version.optional() })

export const phoneReplySchema = z.strictObject({ success: z.boolean() })

/** Removes the defaults: in a partial save an absent key means "unchanged". */
function withoutDefaults<S extends z.ZodRawShape>(
  shape: S,
): { [K in keyof S]: S[K] extends z.ZodDefault<infer I> ? I : S[K] } {
  return Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, schema instanceof z.ZodDefault ? schema.unwrap() : schema]),
  ) as { [K in keyof S]: S[K] extends z.ZodDefault<infer I> ? I : S[K] }
}

// What a customer agreed to in the parts of their will, and what they answered about it.

const line = text(20_000)

/** What stood on the screen beside the button. */
export const partReadSchema = z.strictObject({
  /** Headings, paragraphs and items of lists of the will. A clause is referred to by its heading, since its number may change. */
  words: z.array(line).max(400),
  /** The same in plain English. */
  sentence: line,
  /** Each warning, with the answers it rests on. */
  warnings: z.array(line).max(60),
})

export const partIdSchema = z.enum(partIds)

export const agreementSchema = z.strictObject({
  part: partIdSchema,
  read: partReadSchema,
  version: z.int().nonnegative().describe('The version of the will that was read'),
  at: z.string().describe('ISO date and time'),
})

/** The newest agreement to each part. */
export const readingsReplySchema = z.strictObject({ agreements: z.array(agreementSchema) })

/** `read` is what the screen showed. Another than what the will says now is answered 409 with the will. */
export const agreeSchema = z.strictObject({ part: partIdSchema, read: partReadSchema })

/** With the will, in which the warnings of the part are now acknowledged. */
export const agreedReplySchema = readingsReplySchema.extend({ version: z.int(), will: willSchema })

/** A question of `readBackQuestions` and the option that was chosen, both in the words shown. */
export const readBackAnswerSchema = z.strictObject({ asks: text(500), answered: text(2000) })

export type ReadBackAnswer = z.infer<typeof readBackAnswerSchema>
export type ReadingsReply = z.infer<typeof readingsReplySchema>
export type Agree = z.infer<typeof agreeSchema>
export type AgreedReply = z.infer<typeof agreedReplySchema>

// Finding an address by its postcode, where the operator has an address finder.

export const addressSearchSchema = z.strictObject({
  postcode: text(20).refine(isPostcode, code('POSTCODE_WRONG_FORMAT')).overwrite(tidyPostcode),
})

export const addressesReplySchema = z.strictObject({ addresses: z.array(addressSchema) })

export const addressFinderReplySchema = z.strictObject({ available: z.boolean() })

// Finding a charity by its name.

export const charitySearchSchema = z.strictObject({ q: text(200) })

/** A charity in the form a will stores. */
export const foundCharitySchema = z.strictObject({
  name: charitySchema.shape.fullname.min(1),
  number: charitySchema.shape.charityId.unwrap().min(1),
})

export const charitiesReplySchema = z.strictObject({
  /** The best match first, at most six. */
  charities: z.array(foundCharitySchema),
  /** `known`: the short list that comes with the product. `register`: the Charity Commission's register. */
  source: z.enum(['known', 'register']),
  /** The date of the data, like 2026-11-20. */
  asOf: z.iso.date(),
})
export type CharitiesReply = z.infer<typeof charitiesReplySchema>
