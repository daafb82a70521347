import { hash } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Secret, TOTP } from 'otpauth'
import type { Assertion, Attestation } from '#core/api/auth.ts'
import { brand } from '#core/brand.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { AuditEvent } from '../../db/repositories/audit.store.ts'
import type { Passkey } from '../../db/repositories/second-factors.store.ts'
import type { ChallengePurpose } from '../../db/schema/accounts.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { Clock } from '../../platform/clock.ts'
import { newToken, type RandomBytes, tokenHash } from '../../platform/random.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'

const CODES = 10
const LETTERS = 16
/** Crockford's: no I, L, O or U, so that nothing is misread. 32 letters, five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const letterOf = (byte: number): string => ALPHABET[byte % ALPHABET.length] ?? ''

/** Ten codes like "7K2M-9QXR-0HVB-3TCE": 80 bits each, so that a hash is enough to keep them by. */
export const newRecoveryCodes = (randomBytes: RandomBytes): string[] =>
  Array.from({ length: CODES }, () =>
    [...randomBytes(LETTERS)]
      .map(letterOf)
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )

/** As it was typed from paper: in any case, with or without dashes, an O for a 0. */
export const codeHash = (typed: string): string =>
  hash(
    'sha256',
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
    'hex',
  )

/** New codes; the old ones are dead. */
export const replaceCodes = async (
  { recoveryCodes }: Pick<Stores, 'recoveryCodes'>,
  userId: number,
  randomBytes: RandomBytes,
): Promise<string[]> => {
  const codes = newRecoveryCodes(randomBytes)
  await recoveryCodes.set(userId, codes.map(codeHash))
  return codes
}

type Factors = Pick<Stores, 'passkeys' | 'authenticators'>

export const hasSecondFactor = async ({ passkeys, authenticators }: Factors, userId: number): Promise<boolean> =>
  (await passkeys.list(userId)).length + (await authenticators.list(userId)).length > 0

/** Codes with the first second factor of an account, whichever kind it is, and when all have been used. */
export const codesIfNone = async (
  stores: Pick<Stores, 'recoveryCodes'>,
  userId: number,
  randomBytes: RandomBytes,
): Promise<{ recoveryCodes?: string[] }> =>
  (await stores.recoveryCodes.left(userId)) === 0
    ? { recoveryCodes: await replaceCodes(stores, userId, randomBytes) }
    : {}

/** The codes go with the last second factor. Called in the transaction that removes it. */
export const forgetCodesWithLast = async (
  stores: Factors & Pick<Stores, 'recoveryCodes'>,
  userId: number,
): Promise<void> => {
  if (!(await hasSecondFactor(stores, userId))) await stores.recoveryCodes.set(userId, [])
}

/** Long enough to find the telephone. */
export const TICKET_MS = 10 * 60_000

type Deps = { readonly challenges: Stores['challenges']; readonly clock: Clock; readonly randomBytes: RandomBytes }
type Waiting = { readonly purpose: ChallengePurpose; readonly challenge: string; readonly ms: number }

/** A ticket for something that has still to be shown. */
export const openTicket = async (deps: Deps, userId: number, { purpose, challenge, ms }: Waiting): Promise<string> => {
  const ticket = newToken(deps.randomBytes)
  const now = deps.clock().getTime()
  await deps.challenges.add(userId, tokenHash(ticket), purpose, challenge, now + ms, now)
  return ticket
}

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

/** The owner has this long to answer the mail that a removal was asked for. */
const WAIT_MS = 3 * DAY_MS
/** A removal that was not carried out for so long is asked for again. */
const OPEN_MS = 14 * DAY_MS

/** `due` is when the removal may be carried out. */
type Removal =
  | { readonly state: 'no factors' | 'locked' | 'removed' }
  | { readonly state: 'asked' | 'waits'; readonly due: Date }

type RemovalDeps = Means<'inTransaction' | 'clock'> & { readonly noteSecurityEvent: NoteSecurityEvent }

/** What ends a request: a log-in shows that a factor is left, and a lock or a removal answers it. */
const ENDING: readonly AuditEvent['action'][] = ['logged in', 'locked the account', 'removed the second factors']

/** When the removal was asked for that still waits; undefined without one. `events` are the newest first. */
const waitingSince = (events: readonly AuditEvent[], now: number): number | undefined => {
  const newest = events.find(({ action }) => action === 'asked to remove the second factors' || ENDING.includes(action))
  if (newest?.action !== 'asked to remove the second factors') return undefined
  const asked = newest.at.getTime()
  return now < asked + OPEN_MS ? asked : undefined
}

/**
 * For the operator, once a customer who lost every second factor has shown who they are. The first call tells the owner; a call
 * after the wait removes every second factor and recovery code. A log-in or a lock in between ends the request.
 */
export const removeFactors = (
  { inTransaction, noteSecurityEvent, clock }: RemovalDeps,
  userId: number,
): Promise<Removal> =>
  inTransaction(async (stores) => {
    if (!(await hasSecondFactor(stores, userId))) return { state: 'no factors' }
    if (await stores.users.lockedBy(userId)) return { state: 'locked' }
    const now = clock().getTime()
    const asked = waitingSince(await stores.audit.list(userId), now)
    if (asked === undefined) {
      await noteSecurityEvent(stores, { userId, event: 'asked to remove the second factors' })
      return { state: 'asked', due: new Date(now + WAIT_MS) }
    }
    if (now < asked + WAIT_MS) return { state: 'waits', due: new Date(asked + WAIT_MS) }
    for (const { id } of await stores.passkeys.list(userId)) await stores.passkeys.remove(userId, id)
    for (const { id } of await stores.authenticators.list(userId)) await stores.authenticators.remove(userId, id)
    await stores.recoveryCodes.set(userId, [])
    await stores.wrongCodes.clear(userId)
    await noteSecurityEvent(stores, { userId, event: 'removed the second factors' })
    return { state: 'removed' }
  })

/** Two hundred files that few people need, so the start does not wait for them: they are read a second after it, once. */
export const webauthn = () => import('@simplewebauthn/server')

/** The place a passkey is for: it answers nowhere else. */
export type RelyingParty = { readonly rpId: string; readonly origin: string }

/** `baseUrl` is where the customer reaches us. */
export const relyingPartyOf = (baseUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(baseUrl)
  return { rpId: hostname, origin }
}

// The library throws a plain Error for whatever does not fit: all of it is the browser's doing, and comes to "not recognised".
const unlessItThrows = async <T>(verify: () => Promise<T>): Promise<T | undefined> => verify().catch(() => undefined)

/**
 * We ask for no attestation. Other formats bring certificates, and the library would read them and fetch the revocation lists
 * that they name: addresses that the sender chose.
 */
const hasNoAttestation = async ({ response }: Attestation): Promise<boolean> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const bytes = Uint8Array.from(Buffer.from(response.attestationObject, 'base64url'))
  const format = await unlessItThrows(async () => decodeAttestationObject(bytes).get('fmt'))
  return format === 'none'
}

/** Whether the person has to show the authenticator who they are: where the passkey is no second factor but the only one. */
type Demands = { readonly userVerification?: 'required' }

/** What to keep of a new passkey; undefined when what the browser sent does not fit the challenge. */
export const verifiedPasskey = async (
  credential: Attestation,
  expectedChallenge: string,
  { rpId, origin }: RelyingParty,
  { userVerification }: Demands = {},
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> => {
  if (!(await hasNoAttestation(credential))) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await unlessItThrows(() =>
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: userVerification === 'required',
    }),
  )
  if (!verified?.verified) return undefined
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
  }
}

/** The new count of signatures; undefined when the passkey did not sign this challenge, or is a copy. */
export const verifiedCounter = async (
  passkey: Passkey,
  credential: Assertion,
  expectedChallenge: string,
  { rpId, origin }: RelyingParty,
  { userVerification }: Demands = {},
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await unlessItThrows(() =>
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      // Where the password was shown already, a key that can only be touched is a second factor, too.
      requireUserVerification: userVerification === 'required',
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
