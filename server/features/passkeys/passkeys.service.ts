import { hash } from 'node:crypto'
import type { AnswerSecondFactor, Attestation, PasskeyOptions, SecondFactor } from '#core/api/auth.ts'
import { brand } from '#core/brand.ts'
import { MAX_PASSKEYS } from '#core/constants.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound, NotSignedIn } from '../../platform/errors.ts'
import { newToken, type RandomBytes, tokenHash } from '../../platform/random.ts'
import type { Caller } from '../auth/auth.service.ts'
import type { NoteSecurityEvent } from '../security/note-security-event.ts'
import { relyingPartyOf, verifiedCounter, verifiedPasskey, webauthn } from './verify.ts'

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

/** Long enough to find the telephone. */
const TICKET_MS = 10 * 60_000
/** Recovery codes are copied from paper, and mistyped. */
const MAX_TRIES = 5
const UNNAMED = 'Passkey'

type NewPasskey = { readonly ticket: string; readonly name: string; readonly credential: Attestation }

/** Who asks: `token` is their session, which goes on where others end. */
type Asking = Caller & { readonly token: string }

/** `baseUrl` is where the customer reaches us, without a slash at the end. */
export type PasskeysService = {
  /** What the browser needs to make a passkey. Throws Invalid when there are enough. */
  offer(userId: number, baseUrl: string): Promise<PasskeyOptions>
  /** Gives recovery codes with the first passkey. Throws Invalid when it does not fit what was offered. */
  add(userId: number, passkey: NewPasskey, asking: Asking): Promise<{ recoveryCodes?: string[] }>
  /** Throws NotFound when the owner has none like that. The codes go with the last one. */
  remove(userId: number, id: string, asking: Asking): Promise<void>
  /** New codes; the old ones are dead. Throws Invalid without a passkey. */
  renewCodes(userId: number, asking: Asking): Promise<string[]>
  /** What a user with passkeys has to sign to log in; undefined for a user without. */
  challenge(userId: number, baseUrl: string): Promise<SecondFactor | undefined>
  /** Who it is. Throws Invalid when the answer is wrong, NotSignedIn when the ticket is dead. */
  answer(answer: AnswerSecondFactor, caller: Caller): Promise<number>
}

type Deps = {
  readonly users: Pick<Stores['users'], 'find'>
  readonly passkeys: Stores['passkeys']
  readonly challenges: Stores['challenges']
  readonly inTransaction: InTransaction
  readonly noteSecurityEvent: NoteSecurityEvent
  readonly clock: Clock
  readonly randomBytes: RandomBytes
}

const knownTransports = (transports: readonly string[]) => transports.slice(0, 10)

export const createPasskeysService = (deps: Deps): PasskeysService => {
  const { users, passkeys, challenges, inTransaction, noteSecurityEvent, clock, randomBytes } = deps

  const newCodes = async (stores: Pick<Stores, 'passkeys'>, userId: number): Promise<string[]> => {
    const codes = newRecoveryCodes(randomBytes)
    await stores.passkeys.setCodes(userId, codes.map(codeHash))
    return codes
  }

  const ticketFor = async (userId: number, purpose: 'add' | 'log in', challenge: string): Promise<string> => {
    const ticket = newToken(randomBytes)
    const now = clock().getTime()
    await challenges.add(userId, tokenHash(ticket), purpose, challenge, now + TICKET_MS, now)
    return ticket
  }

  const allowed = async (userId: number) =>
    (await passkeys.list(userId)).map(({ id, transports }) => ({ id, transports: knownTransports(transports) }))

  return {
    offer: async (userId, baseUrl) => {
      const user = await users.find(userId)
      if (!user) throw new NotSignedIn()
      const excludeCredentials = await allowed(userId)
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
      return { ticket: await ticketFor(userId, 'add', options.challenge), options: { ...options } }
    },

    add: async (userId, { ticket, name, credential }, asking) => {
      const waiting = await challenges.attempt(tokenHash(ticket), 'add', clock().getTime(), 1)
      if (waiting?.userId !== userId) throw new Invalid({ passkey: ['PASSKEY_TOO_LATE'] })
      const passkey = await verifiedPasskey(credential, waiting.challenge, relyingPartyOf(asking.baseUrl))
      if (!passkey) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
      return inTransaction(async (stores) => {
        const addedAt = clock().toISOString()
        const added = await stores.passkeys.add(userId, { ...passkey, name: name || UNNAMED, addedAt })
        if (!added) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
        await noteSecurityEvent(stores, { ...asking, userId, event: 'added a passkey' })
        return (await stores.passkeys.codesLeft(userId)) === 0 ? { recoveryCodes: await newCodes(stores, userId) } : {}
      })
    },

    remove: (userId, id, asking) =>
      inTransaction(async (stores) => {
        if (!(await stores.passkeys.remove(userId, id)))
          throw new NotFound('There is no such passkey. Reload the page.')
        if ((await stores.passkeys.list(userId)).length === 0) await stores.passkeys.setCodes(userId, [])
        await noteSecurityEvent(stores, { ...asking, userId, event: 'removed a passkey' })
      }),

    renewCodes: (userId, asking) =>
      inTransaction(async (stores) => {
        if ((await stores.passkeys.list(userId)).length === 0)
          throw new Invalid({ passkey: ['Add a passkey first. Without one, no code is needed.'] })
        await noteSecurityEvent(stores, { ...asking, userId, event: 'renewed the recovery codes' })
        return newCodes(stores, userId)
      }),

    challenge: async (userId, baseUrl) => {
      const allowCredentials = await allowed(userId)
      if (allowCredentials.length === 0) return undefined
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({
        rpID: relyingPartyOf(baseUrl).rpId,
        challenge: Uint8Array.from(randomBytes(32)),
        allowCredentials,
        userVerification: 'discouraged',
      })
      return { secondFactor: { ticket: await ticketFor(userId, 'log in', options.challenge), options: { ...options } } }
    },

    answer: async ({ ticket, credential, code }, caller) => {
      const now = clock()
      const waiting = await challenges.attempt(tokenHash(ticket), 'log in', now.getTime(), MAX_TRIES)
      if (!waiting) throw new Invalid({ ticket: ['PASSKEY_TOO_LATE'] }, 'This took too long. Log in again.')
      const { userId, challenge } = waiting
      if (credential) {
        const passkey = (await passkeys.list(userId)).find(({ id }) => id === credential.id)
        const counter =
          passkey && (await verifiedCounter(passkey, credential, challenge, relyingPartyOf(caller.baseUrl)))
        if (passkey === undefined || counter === undefined) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
        await passkeys.used(userId, passkey.id, counter, now)
      } else {
        await inTransaction(async (stores) => {
          if (!(await stores.passkeys.spendCode(userId, codeHash(code ?? ''))))
            throw new Invalid({ code: ['RECOVERY_CODE_WRONG'] })
          await noteSecurityEvent(stores, { ...caller, userId, event: 'used a recovery code' })
        })
      }
      if (!(await challenges.done(tokenHash(ticket)))) throw new Invalid({ ticket: ['PASSKEY_TOO_LATE'] })
      return userId
    },
  }
}
