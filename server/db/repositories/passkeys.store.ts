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
    /** Ends every ticket of the owner. */
    endAll: (userId: number) => challenges.remove({ userId }),
  }
}
