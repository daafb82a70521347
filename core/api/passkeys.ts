/** Passkeys as a second factor. What the authenticator says is passed on as the browser gives it (WebAuthn Level 3). */
import { z } from 'zod'
import { code, currentPassword } from './fields.ts'

export const passkeyNameSchema = z.string().max(60)

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, code('PASSKEY_NOT_RECOGNISED'))

const credential = <S extends z.ZodRawShape>(response: S) =>
  z.object({
    id: base64url(2000),
    rawId: base64url(2000),
    type: z.literal('public-key'),
    clientExtensionResults: z.record(z.string().max(100), z.unknown()),
    authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
    response: z.object({ clientDataJSON: base64url(10_000), ...response }),
  })

export const attestationSchema = credential({
  attestationObject: base64url(20_000),
  transports: z.array(z.string().max(20)).max(10).optional(),
})
export const assertionSchema = credential({
  authenticatorData: base64url(10_000),
  signature: base64url(5000),
  userHandle: base64url(200).optional(),
})

/** What the browser hands to the authenticator, as the server made it. */
const options = z.looseObject({ challenge: z.string() })

/** `ticket` goes back with the answer. */
export const passkeyOptionsSchema = z.strictObject({ ticket: z.string(), options })
const ticket = z.string().max(100)

export const addPasskeySchema = z.strictObject({
  ticket,
  name: passkeyNameSchema.transform((typed) => typed.trim()),
  credential: attestationSchema,
})
/** `recoveryCodes`, with the first passkey: shown once, and never again. */
export const addedPasskeySchema = z.strictObject({ recoveryCodes: z.array(z.string()).optional() })
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const removePasskeySchema = z.strictObject({ id: z.string().max(2000), current: currentPassword })

/** The password was right, and a passkey is needed as well. */
export const secondFactorSchema = z.strictObject({ secondFactor: passkeyOptionsSchema })

export const answerSecondFactorSchema = z.strictObject({
  ticket,
  credential: assertionSchema.optional(),
  /** A recovery code instead. Spaces, dashes and small letters are fine. */
  code: z.string().max(60).optional(),
})

export type Attestation = z.infer<typeof attestationSchema>
export type Assertion = z.infer<typeof assertionSchema>
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>
export type SecondFactor = z.infer<typeof secondFactorSchema>
export type AnswerSecondFactor = z.infer<typeof answerSecondFactorSchema>
