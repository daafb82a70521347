import { z } from 'zod'
import { pageNames, type RouteName } from '../journey/pages.ts'
import { type StepName, steps } from '../journey/steps.ts'
import { detailsSchema, editableWillSchema, type Will, willSchema } from '../will/schema.ts'
import { staleSchema } from './fields.ts'

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
