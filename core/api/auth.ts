import { z } from 'zod'
import { yesNo } from '../will/lists.ts'
import { text } from '../will/text-schema.ts'
import { code, currentPassword, email, name, newPassword } from './fields.ts'

export const marketingSchema = z.strictObject({
  clickid: text(200).optional(),
  url: text(2000).optional(),
  referrer: text(2000).optional(),
  query: z.record(text(100), text(500)).optional(),
})

const registration = z.strictObject({
  name,
  last_name: name,
  email,
  password: newPassword,
  /** Agreement to the terms and the privacy policy. */
  optin: z.literal(true, code('AGREE_TERMS')),
  /** A customer who writes a will answers these two. */
  homeowner: z.enum(yesNo).optional(),
  england_or_wales: z.literal('Yes', code('SELECT_OPTION')).optional(),
  /** The customer comes to keep an answer to what somebody asked. They are asked nothing of a will, and the first mail speaks of none. */
  asked: z.literal(true).optional(),
  marketing: marketingSchema.optional(),
  /** A sponsor's code, if a sponsor pays for the will. With an invalid code the request is refused and no account is created. */
  pt_: text(100).optional(),
  /** The token of a partner's invitation, so that the welcome does not speak of paying. It is accepted by a call of its own. */
  invitation: text(100).optional(),
})

/** Each that the body lacks is refused. */
const unlessAsked = (body: typeof registration, key: 'homeowner' | 'england_or_wales') =>
  body.refine((given) => given.asked === true || given[key] !== undefined, {
    error: code('SELECT_OPTION'),
    path: [key],
  })

export const registerSchema = unlessAsked(unlessAsked(registration, 'homeowner'), 'england_or_wales')

export const loginSchema = z.strictObject({ email, password: currentPassword })

export const forgotPasswordSchema = z.strictObject({ email })

/** `token` comes from the link in the email. */
export const resetPasswordSchema = z.strictObject({ token: text(100), password: newPassword })

/** `token` comes from a mail to the address of the account: the link for a new password, or the one that verifies the address. */
export const mailedLinkSchema = resetPasswordSchema.pick({ token: true })

/** `neverVerified`: the address of the account was never verified, so that another person may have opened it. */
export const aboutAddressReplySchema = z.strictObject({
  neverVerified: z
    .strictObject({
      opened: z.string().describe('ISO date and time'),
      /** In a few words, like "Firefox on Windows". Empty when it is not known. */
      device: z.string(),
    })
    .optional(),
})

/** `token` comes from the link “This was not me” in a mail. */
export const notMeSchema = z.strictObject({ token: z.string().max(100) })
/** `linkSent`: a link for a new password is on its way. Otherwise only the operator opens the account. */
export const notMeReplySchema = z.strictObject({ linkSent: z.boolean() })
export type NotMeReply = z.infer<typeof notMeReplySchema>

/** `pt` '1': the customer pays. '0': a sponsor has paid. */
export const sessionSchema = z.strictObject({
  token: z.string(),
  pt: z.enum(['0', '1']),
  id: z.int().positive(),
  name: z.string(),
})

/** The next token of the same session. The previous token stays valid for a minute. */
export const renewedSchema = z.strictObject({ token: z.string() })

export type RegisterBody = z.infer<typeof registerSchema>
export type LoginBody = z.infer<typeof loginSchema>
export type ResetPasswordBody = z.infer<typeof resetPasswordSchema>
export type AboutAddressReply = z.infer<typeof aboutAddressReplySchema>
export type Session = z.infer<typeof sessionSchema>
export type Marketing = z.infer<typeof marketingSchema>

/**
 * Second factors: passkeys, whose response is passed on as the browser gives it (WebAuthn Level 3), and authenticators, which are
 * apps that show one-time codes (RFC 6238).
 */

/** The name that the customer gives to a passkey or an authenticator. */
export const factorNameSchema = text(60)
const trimmedName = factorNameSchema.transform((typed) => typed.trim())

const base64url = (max: number) => text(max).regex(/^[\w-]+$/, code('PASSKEY_NOT_RECOGNISED'))

const credential = <S extends z.ZodRawShape>(response: S) =>
  z.object({
    id: base64url(2000),
    rawId: base64url(2000),
    type: z.literal('public-key'),
    clientExtensionResults: z.record(text(100), z.unknown()),
    authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
    response: z.object({ clientDataJSON: base64url(10_000), ...response }),
  })

export const attestationSchema = credential({
  attestationObject: base64url(20_000),
  transports: z.array(text(20)).max(10).optional(),
})
export const assertionSchema = credential({
  authenticatorData: base64url(10_000),
  signature: base64url(5000),
  userHandle: base64url(200).optional(),
})

/** WebAuthn options made by the server for `navigator.credentials`. */
const options = z.looseObject({ challenge: z.string() })

/** The client sends `ticket` back with its response. */
export const passkeyOptionsSchema = z.strictObject({ ticket: z.string(), options })
const ticket = text(100)

/** Six digits from an authenticator, or a recovery code. Spaces, dashes and letter case are ignored. */
const typedCode = text(60)

/** A second factor: a passkey's signature with the ticket it was asked for under, or a code. */
export const factorProofSchema = z.strictObject({
  ticket: ticket.optional(),
  credential: assertionSchema.optional(),
  code: typedCode.optional(),
})
/** Who asks for a sensitive change: the password, and a second factor where the account has any. */
export const identitySchema = z.strictObject({ current: currentPassword, factor: factorProofSchema.optional() })

/** The calls that ask who asks. What a passkey signs serves one of them. */
export const confirmedCalls = [
  'DELETE /api/account',
  'POST /api/account/export',
  'POST /api/account/password',
  'POST /api/account/email',
  'POST /api/account/email/correct',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys/remove',
  'POST /api/account/authenticators/set-up',
  'POST /api/account/authenticators/remove',
  'POST /api/account/recovery-codes',
] as const
export type ConfirmedCall = (typeof confirmedCalls)[number]
export const stepUpSchema = z.strictObject({ call: z.enum(confirmedCalls) })

export const addPasskeySchema = z.strictObject({ ticket, name: trimmedName, credential: attestationSchema })
/** `recoveryCodes` are present with the first second factor only, and shown once. */
export const addedFactorSchema = z.strictObject({ recoveryCodes: z.array(z.string()).optional() })
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const removePasskeySchema = identitySchema.extend({ id: text(2000) })

/** What an authenticator is set up with: as a link for a QR code, and to type. `secret` is in groups of four letters. */
export const authenticatorSetUpSchema = z.strictObject({ ticket: z.string(), uri: z.string(), secret: z.string() })
/** `code` is the first that the authenticator shows. */
export const addAuthenticatorSchema = z.strictObject({ ticket, name: trimmedName, code: typedCode })
export const removeAuthenticatorSchema = identitySchema.extend({ id: text(100) })

/** The password is correct; a second factor is required as well. `options` are present where the account has a passkey. */
export const secondFactorSchema = z.strictObject({
  secondFactor: z.strictObject({ ticket: z.string(), options: options.optional(), authenticator: z.boolean() }),
})

export const answerSecondFactorSchema = factorProofSchema.extend({ ticket })

export type Attestation = z.infer<typeof attestationSchema>
export type Assertion = z.infer<typeof assertionSchema>
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>
export type AuthenticatorSetUp = z.infer<typeof authenticatorSetUpSchema>
export type FactorProof = z.infer<typeof factorProofSchema>
export type Identity = z.infer<typeof identitySchema>
export type SecondFactor = z.infer<typeof secondFactorSchema>
export type AnswerSecondFactor = z.infer<typeof answerSecondFactorSchema>

/** Proof of work: cheap for one browser, expensive for a bot that sends thousands of requests. */

const hex = text(200).regex(/^[0-9a-f]*$/i)

export const proofChallengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: text(40),
    nonce: hex,
    salt: hex,
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: hex,
    /** Milliseconds since 1970. */
    data: z.strictObject({ expires: z.int() }),
  }),
  signature: hex,
})

export const proofSchema = z.strictObject({
  challenge: proofChallengeSchema,
  solution: z.strictObject({ counter: z.int().nonnegative(), derivedKey: hex, time: z.number().optional() }),
})

export type ProofChallenge = z.infer<typeof proofChallengeSchema>
export type Proof = z.infer<typeof proofSchema>
