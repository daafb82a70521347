import { z } from 'zod'
import { yesNo } from '../will/lists.ts'
import { code, email, name, newPassword } from './fields.ts'

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
  /** A sponsor's code, if somebody else pays for the will. One that cannot be used is refused, and nothing is made. */
  pt_: z.string().max(100).optional(),
})

export const loginSchema = z.strictObject({
  email,
  password: z.string(code('PASSWORD_REQUIRED')).min(1, code('PASSWORD_REQUIRED')).max(1000),
})

export const forgotPasswordSchema = z.strictObject({ email })

/** `token` comes from the link in the mail. */
export const resetPasswordSchema = z.strictObject({ token: z.string().max(100), password: newPassword })

/** `pt` '1': the customer pays. '0': somebody else already has. */
export const sessionSchema = z.strictObject({
  token: z.string(),
  pt: z.enum(['0', '1']),
  id: z.int().positive(),
  name: z.string(),
})

/** The next token of the same session. The one it was asked with lives on for a minute. */
export const renewedSchema = z.strictObject({ token: z.string() })

export type RegisterBody = z.infer<typeof registerSchema>
export type LoginBody = z.infer<typeof loginSchema>
export type ResetPasswordBody = z.infer<typeof resetPasswordSchema>
export type Session = z.infer<typeof sessionSchema>
export type Marketing = z.infer<typeof marketingSchema>
