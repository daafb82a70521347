/**
 * The schema of a lasting power of attorney (Mental Capacity Act 2005 ss.9 to 14). The donor is the testator of the will it is
 * stored with, and attorneys are people of that will. Other files import only types from here, as from `schema.ts`.
 */
import { z } from 'zod'
import { tidyName } from '../text/names.ts'
import {
  certificateProviderKinds,
  howTheyActOptions,
  lpaTypes,
  MOST_PEOPLE_TO_TELL,
  whenTheyActOptions,
} from './lpa-options.ts'
import { addressSchema, birthdaySchema, text } from './text-schema.ts'

const ids = z.array(z.int().positive()).max(100)
const prose = text(4000)

/**
 * What the official form asks of a person beside the name. It is kept apart from the will, whose words it must not change.
 * `person`: an attorney, a replacement or a person to tell.
 */
const formDetailsSchema = z.strictObject({
  person: z.int().positive(),
  dob: birthdaySchema.optional(),
  address: addressSchema.optional(),
})

const both = {
  attorneys: ids.default([]),
  /** Absent with a single attorney. */
  howTheyAct: z.enum(howTheyActOptions).optional(),
  /** The decisions to be taken jointly, where only some are. */
  jointDecisions: prose.optional(),
  /** Replacement attorneys, in the order in which they step in. */
  replacements: ids.default([]),
  peopleToTell: z.array(z.int().positive()).max(MOST_PEOPLE_TO_TELL).default([]),
  /** Absent in powers saved before November 2026: nothing was asked. At most one of each person counts, the first. */
  formDetails: z.array(formDetailsSchema).max(200).optional(),
  preferences: prose.optional(),
  instructions: prose.optional(),
  certificateProvider: z
    .strictObject({
      name: text(200).overwrite(tidyName),
      address: addressSchema.optional(),
      kind: z.enum(certificateProviderKinds).optional(),
    })
    .optional(),
}

export const lpaSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal(lpaTypes[0]),
    ...both,
    whenTheyAct: z.enum(whenTheyActOptions).optional(),
    /** Attorneys and replacements who are bankrupt or have a debt relief order (ss.10(2), 64(3)). */
    bankrupt: ids.default([]),
  }),
  z.strictObject({ type: z.literal(lpaTypes[1]), ...both }),
])

/** At most one of each type, in the order in which they were begun. */
export const lpasSchema = z
  .array(lpaSchema)
  .max(lpaTypes.length)
  .refine((powers) => new Set(powers.map(({ type }) => type)).size === powers.length, 'Send one of each type at most')

export type FormDetails = z.infer<typeof formDetailsSchema>
export type Lpa = z.infer<typeof lpaSchema>
export type FinancialLpa = Extract<Lpa, { type: 'Property and financial affairs' }>
export type HealthLpa = Extract<Lpa, { type: 'Health and welfare' }>
