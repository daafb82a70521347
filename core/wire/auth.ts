import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
import { isEmail } from '../formats/contact.ts'
import { hasDigit, isName, tidyName } from '../formats/name.ts'
import type { Code } from '../rules/messages.ts'
import { yesNo } from '../will/lists.ts'

/** Zod carries one string; ours is always a code, and the sentence is looked up where it is shown. */
const code = (is: Code): Code => is

const name = z
  .string(code('FIELD_REQUIRED'))
  .max(200)
  .transform(tidyName)
  .superRefine((typed, ctx) => {
    const fail = (message: Code) => ctx.addIssue({ code: 'custom', message })
    if (typed === '') fail('FIELD_REQUIRED')
    else if (hasDigit(typed)) fail('NAME_WITHOUT_NUMBER_WRONG_FORMAT')
    else if (!isName(typed)) fail('NAME_WRONG_FORMAT')
  })

const email = z
  .string(code('EMAIL_WRONG_FORMAT'))
  .transform((typed) => typed.trim())
  .refine(isEmail, code('EMAIL_WRONG_FORMAT'))

/** No upper limit but that of a request; any character, spaces too. */
const newPassword = z
  .string(code('PASSWORD_REQUIRED'))
  .min(1, code('PASSWORD_REQUIRED'))
  .min(PASSWORD_MIN_LENGTH, code('PASSWORD_TOO_SHORT'))
  .max(1000)

export const marketingSchema = z.strictObject({
  clickid: z.string().max(200).optional(),
  url: z.string().max(2000).optional(),
  referrer: z.string().max(2000).optional(),
  query: z.record(z.string().max(100), z.string().max(500)).optional(),
})

export const registerSchema = z.strictObject({
  name,
  last_name: name,
  email,
  password: newPassword,
  /** Agreement to the terms and the privacy policy. */
  optin: z.literal(true, code('AGREE_TERMS')),
  homeowner: z.enum(yesNo),
  england_or_wales: z.literal('Yes', code('SELECT_OPTION')),
  marketing: marketingSchema.optional(),
  /** A sponsor's code, if somebody else pays. */
  pt_: z.string().max(100).optional(),
})

export const loginSchema = z.strictObject({
  email,
  password: z.string(code('PASSWORD_REQUIRED')).min(1, code('PASSWORD_REQUIRED')).max(1000),
})

/** `pt` '1': the customer pays. '0': somebody else already has. */
export const sessionSchema = z.strictObject({
  token: z.string(),
  pt: z.enum(['0', '1']),
  id: z.int().positive(),
  name: z.string(),
})

export type RegisterBody = z.infer<typeof registerSchema>
export type LoginBody = z.infer<typeof loginSchema>
export type Session = z.infer<typeof sessionSchema>
export type Marketing = z.infer<typeof marketingSchema>
