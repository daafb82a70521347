import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
import type { Code } from '../rules/messages.ts'
import { EMAIL_MAX_LENGTH, hasDigit, hasHiddenCharacter, isEmail, isName, tidyName } from '../text/names.ts'
import { text } from '../will/text-schema.ts'

/** Fields used by several requests. */

/** Types the message string of a zod check as a `Code`. The page looks up the sentence. */
export const code = (is: Code): Code => is

export const name = text(200, { missing: code('FIELD_REQUIRED') })
  .transform(tidyName)
  .superRefine((typed, ctx) => {
    const fail = (message: Code) => ctx.addIssue({ code: 'custom', message })
    if (typed === '') fail('FIELD_REQUIRED')
    else if (hasDigit(typed)) fail('NAME_WITHOUT_NUMBER_WRONG_FORMAT')
    else if (!isName(typed)) fail('NAME_WRONG_FORMAT')
  })

// Twice the longest address, for the space around one that was pasted.
export const email = text(2 * EMAIL_MAX_LENGTH, {
  missing: code('EMAIL_WRONG_FORMAT'),
  tooLong: code('EMAIL_WRONG_FORMAT'),
})
  .transform((typed) => typed.trim())
  .superRefine((typed, ctx) => {
    const fail = (message: Code) => ctx.addIssue({ code: 'custom', message })
    if (hasHiddenCharacter(typed)) fail('EMAIL_HIDDEN_CHARACTER')
    else if (!isEmail(typed)) fail('EMAIL_WRONG_FORMAT')
  })

/** The most that is read of a password, in characters. */
const PASSWORD_MAX_LENGTH = 1000

/** Any characters, spaces included. */
export const newPassword = text(PASSWORD_MAX_LENGTH, { missing: code('PASSWORD_REQUIRED') })
  .min(1, code('PASSWORD_REQUIRED'))
  .min(PASSWORD_MIN_LENGTH, code('PASSWORD_TOO_SHORT'))

/** Required again for every change that could lock the customer out or give another person access. */
export const currentPassword = text(PASSWORD_MAX_LENGTH, { missing: code('PASSWORD_REQUIRED') }).min(
  1,
  code('PASSWORD_REQUIRED'),
)

/** Text typed by a person, trimmed. The space around it may be as long as the text. */
export const words = (max: number, tooLong: Code) =>
  text(2 * max, { missing: code('FIELD_REQUIRED'), tooLong: code(tooLong) })
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, code('FIELD_REQUIRED')).max(max, code(tooLong)))

/** The body of every error reply. `errors` is keyed by field path; each entry is a message code or a sentence. */
export const errorSchema = z.strictObject({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) })
export type ErrorBody = z.infer<typeof errorSchema>

/** 409 at the desk: someone else decided otherwise meanwhile. A call with `standing` as its `over` replaces that decision. */
export const decidedSchema = errorSchema.extend({ standing: z.string() })
export type DecidedBody = z.infer<typeof decidedSchema>

/** 409: the will was saved elsewhere in the meantime. Carries the stored will, so that the customer can choose. */
export const staleSchema = (will: z.ZodType) => errorSchema.extend({ version: z.int(), will })
