import { z } from 'zod'
import { releasable } from '../death/release.ts'
import { accountSchema, willSchema } from '../will/schema.ts'
import { signingSchema } from '../will/signing-schema.ts'
import { birthdaySchema } from '../will/text-schema.ts'
import { valuesSchema } from '../will/values-schema.ts'

const yesNoNotSure = z.enum(['Yes', 'No', 'Not sure'])

/** What was found out of the death before anything was released. What is not known is absent. */
const certificateSchema = z.strictObject({
  /** The name as the certificate has it. */
  name: z.string().optional(),
  died: birthdaySchema,
  place: z.enum(['England or Wales', 'abroad']).optional(),
})

/** Where the paper is that was signed. What was not said is absent. */
const originalSchema = signingSchema.pick({ keptWith: true, revoked: true }).extend({
  where: z.string().optional(),
  signedOn: birthdaySchema.optional(),
  witnesses: signingSchema.shape.witnesses.optional(),
  /** Of the edition that was signed. */
  pages: z.int().optional(),
  code: z.string().optional(),
})

/** What whoever opens a release reads. A part that their scope does not open is absent. */
export const releasedSchema = z.strictObject({
  /** Tells what is ticked on a device from what is ticked of another release. */
  id: z.string(),
  /** Who died, as the will has the name. */
  name: z.string(),
  certificate: certificateSchema,
  on: birthdaySchema,
  receiver: z.strictObject({ name: z.string(), person: z.int() }),
  opens: z.array(z.enum(releasable)),
  original: originalSchema.optional(),
  /** The answers that the signed words are written from, with the contact details of executors. */
  words: willSchema.optional(),
  owned: z.array(accountSchema).optional(),
  /** What the testator said of money, homes and shares abroad, with the list of what they own. */
  abroad: z.strictObject({ 'land-abroad': yesNoNotSure, 'money-abroad': yesNoNotSure }).partial().optional(),
  figures: valuesSchema.optional(),
  /** What was typed for the letter of wishes. */
  wishes: z
    .array(
      z.strictObject({
        about: z.enum(['funeral', 'children', 'trust', 'pets', 'gift']),
        /** Of the pet or the gift. */
        name: z.string().optional(),
        says: z.string(),
      }),
    )
    .optional(),
})
