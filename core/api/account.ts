/** The customer's account: what the page shows and what can be changed. */
import { z } from 'zod'
import { text } from '../will/text-schema.ts'
import { factorNameSchema, identitySchema } from './auth.ts'
import { reportOfMeSchema } from './death.ts'
import { code, email, name, newPassword } from './fields.ts'

const moment = z.string().describe('ISO date and time')

const factorSchema = z.strictObject({ id: z.string(), name: factorNameSchema, added: moment, used: moment.optional() })

export const accountReplySchema = z.strictObject({
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Mail to the address is known to reach the customer. */
  emailVerified: z.boolean(),
  opened: moment,
  /** Each report that the customer has died: who made it, whether it is looked into, whether something was released. An unpaid account has them too. */
  reportsOfDeath: z.array(reportOfMeSchema),
  /** A new address that is not confirmed yet. */
  newEmail: z.string().optional(),
  /** When it becomes the address of the account. Absent until it is confirmed there. */
  newEmailDue: moment.optional(),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      device: z.string(),
      started: moment,
      used: moment,
      /** The session that sent this request. */
      current: z.boolean(),
    }),
  ),
  passkeys: z.array(factorSchema),
  authenticators: z.array(factorSchema),
  /** The number of unused recovery codes. */
  recoveryCodes: z.int(),
  orders: z.array(
    z.strictObject({
      reference: z.string(),
      items: z.array(z.string()),
      /** Pence, with VAT. */
      total: z.int(),
      /** 0 not paid yet, 1 paid, 2 failed. */
      status: z.int(),
      ordered: moment,
    }),
  ),
})

export const accountPatchSchema = z.strictObject({ name, last_name: name })
/** The six digits from the mail, with or without spaces. */
export const emailCodeSchema = z.strictObject({
  code: z
    .string(code('FIELD_REQUIRED'))
    .max(20, { error: code('EMAIL_CODE_WRONG'), abort: true })
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .refine((typed) => /^\d{6}$/.test(typed), code('EMAIL_CODE_WRONG')),
})
export const changePasswordSchema = identitySchema.extend({ password: newPassword })
export const changeEmailSchema = identitySchema.extend({ email })
/** `token` comes from the link in the email. */
export const confirmEmailSchema = z.strictObject({ token: text(100) })

export const browserKeySchema = z.strictObject({
  key: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('32 bytes in base64url'),
})

/** `agreed`: the old mailbox agrees to the change; otherwise it stops it. */
export const answerEmailChangeSchema = confirmEmailSchema.extend({ agreed: z.boolean() })
/** `unconfirmed`: the new mailbox has not confirmed yet. `waits`: until `due`. */
export const emailChangeStateSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('changed') }),
  z.strictObject({ state: z.literal('unconfirmed') }),
  z.strictObject({ state: z.literal('waits'), due: moment }),
  z.strictObject({ state: z.literal('stopped') }),
])

export type EmailChangeState = z.infer<typeof emailChangeStateSchema>
export type AccountReply = z.infer<typeof accountReplySchema>
export type BrowserKeyReply = z.infer<typeof browserKeySchema>
export type AccountPatch = z.infer<typeof accountPatchSchema>
