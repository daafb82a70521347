import { retryIfKeyReplaced, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { above, atMost, below, more, type RecordOf, records } from '../records.ts'
import type { ChallengePurpose } from '../schema/accounts.ts'

export type Passkey = RecordOf<'passkeys'>

/** The passkeys of customers, or of the people who run the service. */
export const createPasskeyStore = (db: Database, table: 'passkeys' | 'staff_passkeys' = 'passkeys') => {
  // Both tables have the same columns.
  const passkeys = records(db, table as 'passkeys')
  return {
    /** False when this passkey is registered already, by anyone. */
    add: async (ownerId: number, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> =>
      (await passkeys.addNew({ ...passkey, ownerId }, 'id')) !== undefined,
    /** Oldest first. */
    list: (ownerId: number) => passkeys.all({ ownerId }, { by: ['addedAt', 'id'] }),
    used: (ownerId: number, id: string, counter: number, at: Date) =>
      passkeys.change({ ownerId, id }, { counter, usedAt: at.toISOString() }),
    /** False when the owner has no passkey like that. */
    remove: async (ownerId: number, id: string): Promise<boolean> => (await passkeys.remove({ ownerId, id })) === 1,
  }
}

/** What a passkey has still to sign, or the secret of a new authenticator, by the hash of a ticket. Times are milliseconds since 1970. */
export const createChallengeStore = (db: Database) => {
  const challenges = records(db, 'challenges')
  return {
    add: async (
      userId: number,
      ticketHash: string,
      purpose: ChallengePurpose,
      challenge: string,
      expiresAt: number,
      now: number,
    ): Promise<void> => {
      await challenges.remove({ userId, expiresAt: atMost(now) })
      await challenges.add({ ticketHash, userId, purpose, challenge, tries: 0, expiresAt })
    },
    /** Counts a try. Undefined when there is no such ticket, it is too old, or was tried `maxTries` times. */
    attempt: async (ticketHash: string, purpose: ChallengePurpose, now: number, maxTries: number) => {
      const living = { ticketHash, purpose, expiresAt: above(now), tries: below(maxTries) }
      return (await challenges.changed(living, { tries: more('tries') }))[0]
    },
    /** True once: it has been answered. */
    done: async (ticketHash: string): Promise<boolean> => (await challenges.remove({ ticketHash })) === 1,
    /** Ends every ticket of the owner, or those for one purpose. */
    endAll: (userId: number, purpose?: ChallengePurpose) =>
      challenges.remove({ userId, ...(purpose !== undefined && { purpose }) }),
  }
}

/** An app that shows one-time codes (RFC 6238), as its owner sees it. */
export type Authenticator = RecordOf<'authenticators'>

type NewAuthenticator = Omit<Authenticator, 'usedAt'> & {
  readonly secret: Uint8Array
  /** The step whose code confirmed it. */
  readonly step: number
}

/** What is sealed for a set-up is in no column of its own: it is the text of a challenge. */
const setUpPlace = (userId: number) => `challenges.challenge of user ${userId}, a new authenticator`

export const createAuthenticatorStore = (db: Database, vault: Vault) => {
  const authenticators = records(db, 'authenticators', vault)
  return {
    /** The secret of a set-up that has not been confirmed, encrypted with the customer's key. */
    seal: async (userId: number, secret: Uint8Array): Promise<string> => {
      const key = await vault.currentKey(userId)
      const encrypted = vault.encrypt(key, secret, setUpPlace(userId))
      return `${key.id}.${Buffer.from(encrypted).toString('base64url')}`
    },
    /** Throws DecryptionFailed when the customer's key was replaced in between. */
    unseal: (userId: number, sealed: string): Promise<Uint8Array> =>
      retryIfKeyReplaced(() => {
        const [keyId, encrypted = ''] = sealed.split('.')
        return vault.decrypt(userId, Number(keyId), Buffer.from(encrypted, 'base64url'), setUpPlace(userId))
      }),
    /** Called in a transaction. */
    add: (userId: number, authenticator: NewAuthenticator) => authenticators.add({ userId, ...authenticator }),
    /** Oldest first. */
    list: (userId: number) => authenticators.all({ userId }, { by: ['addedAt', 'id'] }),
    secrets: (userId: number) => authenticators.all({ userId }, { only: ['id', 'secret'] }),
    /** Uses a step up. False when it, or a later one, was used before. */
    use: async (userId: number, id: string, step: number, at: Date): Promise<boolean> =>
      (await authenticators.change({ userId, id, step: below(step) }, { step, usedAt: at.toISOString() })) === 1,
    /** False when the owner has none like that. */
    remove: async (userId: number, id: string): Promise<boolean> => (await authenticators.remove({ userId, id })) === 1,
  }
}

/** How long the next code waits after so many wrong ones in a row. */
export type CodeWait = { readonly after: number; readonly ms: number }

/** PostgreSQL's. */
const LARGEST_INTEGER = 2 ** 31 - 1

/** Wrong codes of an account's authenticators in a row. Times are milliseconds since 1970. */
export const createWrongCodeStore = (db: Database) => {
  const wrong = records(db, 'wrong_codes')
  return {
    /**
     * Counts a try before its code is looked at, so that many at once count as many. Returns how many there are now; undefined
     * when the code must not be looked at yet: `waits` are ordered by `after`, the longest wait last.
     */
    begin: async (userId: number, now: number, waits: readonly CodeWait[]): Promise<number | undefined> => {
      await wrong.addNew({ userId, inARow: 0, lastAt: 0 }, 'userId')
      const endsAt = (index: number): number => waits[index + 1]?.after ?? LARGEST_INTEGER
      const may: Parameters<typeof wrong.change>[0]['and'] = (is) =>
        is.or([
          is('in_a_row', '<', waits[0]?.after ?? 0),
          ...waits.map(({ ms }, index) => is.and([is('in_a_row', '<', endsAt(index)), is('last_at', '<=', now - ms)])),
        ])
      return (await wrong.changed({ userId, and: may }, { inARow: more('in_a_row'), lastAt: now }))[0]?.inARow
    },
    /** A code was right. */
    clear: (userId: number) => wrong.remove({ userId }),
  }
}

/** Recovery codes, by their hashes. An account has them while it has a second factor of any kind. */
export const createRecoveryCodeStore = (db: Database) => {
  const codes = records(db, 'recovery_codes')
  return {
    /** The owner's codes from now on. */
    set: async (userId: number, hashes: readonly string[]): Promise<void> => {
      await codes.remove({ userId })
      for (const codeHash of hashes) await codes.add({ codeHash, userId })
    },
    left: (userId: number) => codes.count({ userId }),
    /** Uses a code up. False when it is not one of the owner's. */
    spend: async (userId: number, codeHash: string): Promise<boolean> =>
      (await codes.remove({ userId, codeHash })) === 1,
  }
}
