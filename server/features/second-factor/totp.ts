import { Secret, TOTP } from 'otpauth'
import { brand } from '#core/brand.ts'
import type { RandomBytes } from '../../platform/random.ts'

/** RFC 6238 as every app can do it: SHA-1, six digits, a new code every 30 seconds. SHA-1 is safe in an HMAC. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Bytes: as many as SHA-1 gives out (RFC 4226 section 4). */
const SECRET_BYTES = 20
/** Steps that a clock may be early or late. */
const WINDOW = 1

export const newSecret = (randomBytes: RandomBytes): Uint8Array => randomBytes(SECRET_BYTES)

const totpOf = (secret: Uint8Array, label = ''): TOTP =>
  new TOTP({ ...SHAPE, issuer: brand.name, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })

/** The secret as an app takes it: in a link for a QR code, and in letters to type. `account` is how the app names it. */
export const setUpOf = (secret: Uint8Array, account: string): { readonly uri: string; readonly secret: string } => {
  const totp = totpOf(secret, account)
  return { uri: totp.toString(), secret: totp.secret.base32.replace(/(.{4})(?=.)/g, '$1 ') }
}

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether what was typed can only be a code of an authenticator: a recovery code is longer. */
export const isOneTimeCode = (typed: string): boolean => /^\d{6}$/.test(digitsOf(typed))

/** The step, of 30 seconds since 1970, whose code was typed; undefined when it fits none that is near. */
export const stepOf = (secret: Uint8Array, typed: string, at: Date): number | undefined => {
  const token = digitsOf(typed)
  const delta = totpOf(secret).validate({ token, timestamp: at.getTime(), window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: SHAPE.period, timestamp: at.getTime() }) + delta
}
