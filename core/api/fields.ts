import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
import type { Code } from '../rules/messages.ts'
import { isEmail } from '../text/contact.ts'
import { hasDigit, isName, tidyName } from '../text/names.ts'

/** Fields used by several requests. */

/** Types the message string of a zod check as a `Code`. The page looks up the sentence. */
export const code = (is: Code): Code => is

export const name = z
  .string(code('FIELD_REQUIRED'))
  .max(200)
  .transform(tidyName)
  .superRefine((typed, ctx) => {
    const fail = (message: Code) => ctx.addIssue({ code: 'custom', message })
    if (typed === '') fail('FIELD_REQUIRED')
    else if (hasDigit(typed)) fail('NAME_WITHOUT_NUMBER_WRONG_FORMAT')
    else if (!isName(typed)) fail('NAME_WRONG_FORMAT')
  })

export const email = z
  .string(code('EMAIL_WRONG_FORMAT'))
  .transform((typed) => typed.trim())
  .refine(isEmail, code('EMAIL_WRONG_FORMAT'))

/** Any characters, spaces included. No maximum length other than the request size. */
export const newPassword = z
  .string(code('PASSWORD_REQUIRED'))
  .min(1, code('PASSWORD_REQUIRED'))
  .min(PASSWORD_MIN_LENGTH, code('PASSWORD_TOO_SHORT'))
  .max(1000)

/** Required again for every change that could lock the customer out or give another person access. */
export const currentPassword = z.string(code('PASSWORD_REQUIRED')).min(1, code('PASSWORD_REQUIRED')).max(1000)

/** Text typed by a person, trimmed. */
export const words = (max: number, tooLong: Code) =>
  z
    .string(code('FIELD_REQUIRED'))
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, code('FIELD_REQUIRED')).max(max, code(tooLong)))

/** The body of every error reply. `errors` is keyed by field path; each entry is a message code or a sentence. */
export const errorSchema = z.strictObject({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
})
export type ErrorBody = z.infer<typeof errorSchema>

/** 409: the will was saved elsewhere in the meantime. Carries the stored will, so that the customer can choose. */
export const staleSchema = (will: z.ZodType) => errorSchema.extend({ version: z.int(), will })
