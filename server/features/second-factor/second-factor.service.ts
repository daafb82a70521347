import type {
  AnswerSecondFactor,
  Attestation,
  AuthenticatorSetUp,
  ConfirmedCall,
  FactorProof,
  Identity,
  PasskeyOptions,
  SecondFactor,
} from '#core/api/auth.ts'
import { brand } from '#core/brand.ts'
import { MAX_AUTHENTICATORS, MAX_PASSKEYS } from '#core/constants.ts'
import { refusals } from '#words/en/refusals.ts'
import { DecryptionFailed } from '../../crypto/cipher.ts'
import type { CodeWait } from '../../db/repositories/second-factors.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound, NotSignedIn } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import type { Asking, Caller, PasswordShown } from '../auth/auth.service.ts'
import type { ConfirmPassword } from '../auth/passwords.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'
import {
  codeHash,
  codesIfNone,
  forgetCodesWithLast,
  hasSecondFactor,
  isOneTimeCode,
  newSecret,
  openTicket,
  relyingPartyOf,
  replaceCodes,
  setUpOf,
  stepOf,
  TICKET_MS,
  verifiedCounter,
  verifiedPasskey,
  webauthn,
} from './factors.ts'

/** Recovery codes are copied from paper, and mistyped. */
const MAX_TRIES = 5
const MINUTE = 60_000

/** Long enough for a connection to come back. */
const SAME_CODE_MS = 30 * MINUTE
const SAME_CODE = 'the same recovery code'
/** How often it is looked at whether the same code has come again. */
const SAME_CODE_LOOKS = 20

/** What these calls give stands in the reply alone: one that was lost is asked for again with the recovery code that it used up. */
const givesInReply: readonly (string | undefined)[] = [
  'POST /api/account/export',
  'POST /api/account/passkeys/options',
  'POST /api/account/authenticators/set-up',
  'POST /api/account/recovery-codes',
] satisfies readonly ConfirmedCall[]

/**
 * Six digits can be guessed: one try in 300,000 is right. Ten wrong ones in a row are looked at without a wait (NIST SP 800-63B
 * 5.2.2 allows 100). Passkeys and recovery codes, which cannot be guessed, are not held up.
 */
export const CODE_WAITS: readonly CodeWait[] = [
  { after: 10, ms: 15 * MINUTE },
  { after: 100, ms: 24 * 60 * MINUTE },
]

/**
 * Confirms who asks for a change that an open browser alone must not allow: with the password, and with a second factor where the
 * account has any. `also` is checked after the password, before a code is used up. Throws Invalid.
 */
export type ConfirmIdentity = (
  userId: number,
  identity: Identity,
  caller: Caller & Partial<Asking>,
  also?: () => void | Promise<void>,
) => Promise<void>

/** `baseUrl` is where the customer reaches us, without a slash at the end. */
export type SecondFactorService = {
  /** What a user with a second factor has to show to log in; undefined for a user without. */
  challenge(userId: number, baseUrl: string): Promise<SecondFactor | undefined>
  /** The user who answered, with the password that the ticket was given for. Throws Invalid when the answer is wrong or the ticket is dead. */
  answer(answer: AnswerSecondFactor, caller: Caller): Promise<PasswordShown>
  /** What a passkey signs for `confirmIdentity`, in this call alone. Throws Invalid without a passkey. */
  stepUp(userId: number, call: ConfirmedCall, baseUrl: string): Promise<PasskeyOptions>
  confirmIdentity: ConfirmIdentity
  /** New codes; the old ones are dead. Throws Invalid without a second factor. */
  renewCodes(userId: number, asking: Asking): Promise<string[]>
}

type Deps = Means<'inTransaction' | 'clock' | 'randomBytes'> &
  Pick<Stores, 'users' | 'sessions' | 'passkeys' | 'authenticators' | 'recoveryCodes' | 'wrongCodes' | 'challenges'> & {
    readonly confirmPassword: ConfirmPassword
    readonly noteSecurityEvent: NoteSecurityEvent
  }

const tooLate = (): Invalid => new Invalid({ ticket: ['PASSKEY_TOO_LATE'] }, refusals.thisTookTooLongStart)

export const createSecondFactorService = (deps: Deps): SecondFactorService => {
  const { users, sessions, passkeys, authenticators, wrongCodes, challenges, confirmPassword, clock, randomBytes } =
    deps
  const { inTransaction, noteSecurityEvent } = deps

  const passkeyOptions = async (userId: number, baseUrl: string) => {
    const known = await passkeys.list(userId)
    if (known.length === 0) return undefined
    const { generateAuthenticationOptions } = await webauthn()
    return generateAuthenticationOptions({
      rpID: relyingPartyOf(baseUrl).rpId,
      challenge: Uint8Array.from(randomBytes(32)),
      allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      userVerification: 'discouraged',
    })
  }

  const acceptPasskey = async (
    userId: number,
    credential: NonNullable<FactorProof['credential']>,
    challenge: string,
    baseUrl: string,
  ): Promise<void> => {
    const passkey = (await passkeys.list(userId)).find(({ id }) => id === credential.id)
    const counter = passkey && (await verifiedCounter(passkey, credential, challenge, relyingPartyOf(baseUrl)))
    if (passkey === undefined || counter === undefined) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
    await passkeys.used(userId, passkey.id, counter, clock())
  }

  const acceptOneTimeCode = async (userId: number, code: string): Promise<void> => {
    const now = clock()
    if ((await wrongCodes.begin(userId, now.getTime(), CODE_WAITS)) === undefined)
      throw new Invalid({ code: ['TOTP_LATER'] })
    for (const { id, secret } of await authenticators.secrets(userId)) {
      const step = stepOf(secret, code, now)
      if (step !== undefined && (await authenticators.use(userId, id, step, now))) return
    }
    throw new Invalid({ code: ['TOTP_WRONG'] })
  }

  /** Under what a recovery code serves again: for the same call, in the log-in or under the ticket that it came with. */
  const sameCode = (within: string, code: string, { call }: Caller) => tokenHash(`${call} ${within} ${codeHash(code)}`)

  const usedBefore = (stores: Pick<Stores, 'challenges'>, same: string) =>
    stores.challenges.attempt(same, SAME_CODE, clock().getTime(), SAME_CODE_LOOKS)

  /** `within`: where it serves again until another one is used, for a reply that was lost. */
  const acceptRecoveryCode = (userId: number, code: string, caller: Caller, within?: string): Promise<void> =>
    inTransaction(async (stores) => {
      const same = within && sameCode(within, code, caller)
      if (await stores.recoveryCodes.spend(userId, codeHash(code))) {
        await noteSecurityEvent(stores, { ...caller, userId, event: 'used a recovery code' })
        await stores.challenges.endAll(userId, SAME_CODE)
        const now = clock().getTime()
        if (same) await stores.challenges.add(userId, same, SAME_CODE, '', now + SAME_CODE_MS, now)
      } else if (!same || (await usedBefore(stores, same))?.userId !== userId)
        throw new Invalid({ code: ['RECOVERY_CODE_WRONG'] })
    })

  const acceptCode = async (userId: number, code: string, caller: Caller, within?: string): Promise<void> => {
    const fromApp = isOneTimeCode(code) && (await authenticators.list(userId)).length > 0
    await (fromApp ? acceptOneTimeCode(userId, code) : acceptRecoveryCode(userId, code, caller, within))
  }

  const acceptSigned = async (userId: number, { ticket = '', credential }: FactorProof, { call, baseUrl }: Caller) => {
    const purpose = `step up for ${call}` as const
    const waiting = await challenges.attempt(tokenHash(ticket), purpose, clock().getTime(), MAX_TRIES)
    if (waiting?.userId !== userId || !credential) throw tooLate()
    await acceptPasskey(userId, credential, waiting.challenge, baseUrl)
    if (!(await challenges.done(tokenHash(ticket)))) throw tooLate()
  }

  return {
    challenge: async (userId, baseUrl) => {
      const passkey = await passkeyOptions(userId, baseUrl)
      const authenticator = (await authenticators.list(userId)).length > 0
      if (!passkey && !authenticator) return undefined
      const waiting = { purpose: 'log in', challenge: passkey?.challenge ?? '', ms: TICKET_MS } as const
      const ticket = await openTicket(deps, userId, waiting)
      return { secondFactor: { ticket, ...(passkey && { options: { ...passkey } }), authenticator } }
    },

    answer: async ({ ticket, credential, code = '' }, caller) => {
      const waiting = await challenges.attempt(tokenHash(ticket), 'log in', clock().getTime(), MAX_TRIES)
      const repeated = () => usedBefore(deps, sameCode(ticket, code, caller))
      const asked = waiting ?? (await repeated())
      if (!asked) throw tooLate()
      const { userId, challenge } = asked
      if (waiting)
        await (credential
          ? acceptPasskey(userId, credential, challenge, caller.baseUrl)
          : acceptCode(userId, code, caller, ticket))
      // Read before the ticket is used up: a change of the password ends the ticket, so this is the password of the first step.
      const user = await users.passwordOf(userId)
      if (!user || !(waiting ? await challenges.done(tokenHash(ticket)) : await repeated())) throw tooLate()
      await wrongCodes.clear(userId)
      return { userId, passwordHash: user.passwordHash }
    },

    stepUp: async (userId, call, baseUrl) => {
      const options = await passkeyOptions(userId, baseUrl)
      if (!options) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
      const waiting = { purpose: `step up for ${call}`, challenge: options.challenge, ms: TICKET_MS } as const
      return { ticket: await openTicket(deps, userId, waiting), options: { ...options } }
    },

    confirmIdentity: async (userId, { current, factor }, caller, also) => {
      const { device, baseUrl, call } = caller
      await confirmPassword(userId, current, { device, baseUrl })
      await also?.()
      if (!(await hasSecondFactor(deps, userId))) return
      if (!factor?.credential && !factor?.code?.trim()) throw new Invalid({ factor: ['SECOND_FACTOR_NEEDED'] })
      const token = givesInReply.includes(call) ? caller.token : undefined
      const session = token === undefined ? undefined : await sessions.find(tokenHash(token), clock().getTime())
      await (factor.credential
        ? acceptSigned(userId, factor, caller)
        : acceptCode(userId, factor.code ?? '', caller, session?.id))
      await wrongCodes.clear(userId)
    },

    renewCodes: (userId, asking) =>
      inTransaction(async (stores) => {
        if (!(await hasSecondFactor(stores, userId))) throw new Invalid({ factor: [refusals.addAPasskeyFirst] })
        await noteSecurityEvent(stores, { ...asking, userId, event: 'renewed the recovery codes' })
        return replaceCodes(stores, userId, randomBytes)
      }),
  }
}

type NewPasskey = { readonly ticket: string; readonly name: string; readonly credential: Attestation }

type OwnFactorsDeps = Means<'inTransaction' | 'clock' | 'randomBytes'> &
  Pick<Stores, 'users' | 'challenges'> & { readonly noteSecurityEvent: NoteSecurityEvent }

/** `baseUrl` is where the customer reaches us, without a slash at the end. */
export type PasskeysService = ReturnType<typeof createPasskeysService>

export const createPasskeysService = (deps: OwnFactorsDeps & Pick<Stores, 'passkeys'>) => {
  const { users, passkeys, challenges, inTransaction, noteSecurityEvent, clock, randomBytes } = deps
  return {
    /** What the browser needs to make a passkey. Throws Invalid when there are enough. */
    offer: async (userId: number, baseUrl: string): Promise<PasskeyOptions> => {
      const user = await users.find(userId)
      if (!user) throw new NotSignedIn()
      const excludeCredentials = (await passkeys.list(userId)).map(({ id, transports }) => ({
        id,
        transports: [...transports],
      }))
      if (excludeCredentials.length >= MAX_PASSKEYS) throw new Invalid({ passkey: ['PASSKEYS_TOO_MANY'] })
      const { generateRegistrationOptions } = await webauthn()
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: relyingPartyOf(baseUrl).rpId,
        userName: user.email,
        userDisplayName: `${user.name} ${user.last_name}`,
        challenge: Uint8Array.from(randomBytes(32)),
        excludeCredentials,
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      })
      const waiting = { purpose: 'add a passkey', challenge: options.challenge, ms: TICKET_MS } as const
      return { ticket: await openTicket(deps, userId, waiting), options: { ...options } }
    },

    /** Gives recovery codes with the first second factor. Throws Invalid when it does not fit what was offered. */
    add: async (
      userId: number,
      { ticket, name, credential }: NewPasskey,
      asking: Asking,
    ): Promise<{ recoveryCodes?: string[] }> => {
      const waiting = await challenges.attempt(tokenHash(ticket), 'add a passkey', clock().getTime(), 1)
      if (waiting?.userId !== userId) throw new Invalid({ passkey: ['PASSKEY_TOO_LATE'] })
      const passkey = await verifiedPasskey(credential, waiting.challenge, relyingPartyOf(asking.baseUrl))
      if (!passkey) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
      return inTransaction(async (stores) => {
        // Another second factor that was added meanwhile ended the ticket: this one would need it, too.
        if (!(await stores.challenges.done(tokenHash(ticket)))) throw new Invalid({ passkey: ['PASSKEY_TOO_LATE'] })
        const addedAt = clock().toISOString()
        const added = await stores.passkeys.add(userId, { ...passkey, name: name || 'Passkey', addedAt })
        if (!added) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
        await noteSecurityEvent(stores, { ...asking, userId, event: 'added a passkey' })
        return codesIfNone(stores, userId, randomBytes)
      })
    },

    /** Throws NotFound when the owner has none like that. The codes go with the last second factor. */
    remove: (userId: number, id: string, asking: Asking): Promise<void> =>
      inTransaction(async (stores) => {
        if (!(await stores.passkeys.remove(userId, id))) throw new NotFound(refusals.thereIsNoSuchPasskey)
        await noteSecurityEvent(stores, { ...asking, userId, event: 'removed a passkey' })
        await forgetCodesWithLast(stores, userId)
      }),
  }
}

/** Long enough to find an app, and to install it for the first time. */
const SET_UP_MS = 60 * 60_000
/** Codes that may be wrong before the set-up starts again. */
const TRIES_AT_OWN = 10
const ID_BYTES = 12

type NewAuthenticator = { readonly ticket: string; readonly name: string; readonly code: string }

export type AuthenticatorsService = ReturnType<typeof createAuthenticatorsService>

export const createAuthenticatorsService = (deps: OwnFactorsDeps & Pick<Stores, 'authenticators'>) => {
  const { users, authenticators, challenges, inTransaction, noteSecurityEvent, clock, randomBytes } = deps

  const unsealed = async (userId: number, sealed: string): Promise<Uint8Array> => {
    try {
      return await authenticators.unseal(userId, sealed)
    } catch (error) {
      // The operator replaced the customer's key while the set-up was under way.
      if (error instanceof DecryptionFailed) throw tooLate()
      throw error
    }
  }

  return {
    /** A secret for an app. It counts once `add` has seen a code made from it. Throws Invalid when there are enough. */
    setUp: async (userId: number): Promise<AuthenticatorSetUp> => {
      const user = await users.find(userId)
      if (!user) throw new NotSignedIn()
      if ((await authenticators.list(userId)).length >= MAX_AUTHENTICATORS)
        throw new Invalid({ authenticator: ['AUTHENTICATORS_TOO_MANY'] })
      const secret = newSecret(randomBytes)
      const challenge = await authenticators.seal(userId, secret)
      const ticket = await openTicket(deps, userId, { purpose: 'add an authenticator', challenge, ms: SET_UP_MS })
      return { ticket, ...setUpOf(secret, user.email) }
    },

    /** Gives recovery codes with the first second factor. Throws Invalid when the code or the ticket is not right. */
    add: async (
      userId: number,
      { ticket, name, code }: NewAuthenticator,
      asking: Asking,
    ): Promise<{ recoveryCodes?: string[] }> => {
      const now = clock()
      const waiting = await challenges.attempt(tokenHash(ticket), 'add an authenticator', now.getTime(), TRIES_AT_OWN)
      if (waiting?.userId !== userId) throw tooLate()
      const secret = await unsealed(userId, waiting.challenge)
      const step = stepOf(secret, code, now)
      if (step === undefined) throw new Invalid({ code: ['TOTP_WRONG'] })
      const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
      return inTransaction(async (stores) => {
        // Another second factor that was added meanwhile ended the ticket: this one would need it, too.
        if (!(await stores.challenges.done(tokenHash(ticket)))) throw tooLate()
        const added = { id, name: name || 'Authenticator app', secret, step, addedAt: now.toISOString() }
        await stores.authenticators.add(userId, added)
        await noteSecurityEvent(stores, { ...asking, userId, event: 'added an authenticator' })
        return codesIfNone(stores, userId, randomBytes)
      })
    },

    /** Throws NotFound when the owner has none like that. The recovery codes go with the last second factor. */
    remove: (userId: number, id: string, asking: Asking): Promise<void> =>
      inTransaction(async (stores) => {
        if (!(await stores.authenticators.remove(userId, id))) throw new NotFound(refusals.thereIsNoSuchAuthenticator)
        await noteSecurityEvent(stores, { ...asking, userId, event: 'removed an authenticator' })
        await forgetCodesWithLast(stores, userId)
      }),
  }
}
