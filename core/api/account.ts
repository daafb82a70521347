/** The customer's account: what the page shows and what can be changed. */
import { z } from 'zod'
import { passkeyNameSchema } from './auth.ts'
import { currentPassword, email, name, newPassword } from './fields.ts'

const moment = z.string().describe('ISO date and time')

export const accountReplySchema = z.strictObject({
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  opened: moment,
  /** A new address that is not confirmed yet. */
  newEmail: z.string().optional(),
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
  passkeys: z.array(
    z.strictObject({ id: z.string(), name: passkeyNameSchema, added: moment, used: moment.optional() }),
  ),
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
export const changePasswordSchema = z.strictObject({ current: currentPassword, password: newPassword })
export const changeEmailSchema = z.strictObject({ email, current: currentPassword })
/** `token` comes from the link in the email. */
export const confirmEmailSchema = z.strictObject({ token: z.string().max(100) })
export const confirmedSchema = z.strictObject({ current: currentPassword })

export type AccountReply = z.infer<typeof accountReplySchema>
export type AccountPatch = z.infer<typeof accountPatchSchema>
