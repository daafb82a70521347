import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { stringsIn } from '../strings-in.ts'
import type { Tables } from '../tables.ts'

export type Passkey = {
  readonly id: string
  readonly name: string
  /** COSE, in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly addedAt: string
  readonly usedAt: string | undefined
}

/** The passkeys of customers, or of the people who run the service. */
export type PasskeyStore = {
  /** False when this passkey is registered already, by anyone. */
  add(ownerId: number, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean>
  /** Oldest first. */
  list(ownerId: number): Promise<Passkey[]>
  used(ownerId: number, id: string, counter: number, at: Date): Promise<void>
  /** False when the owner has no passkey like that. */
  remove(ownerId: number, id: string): Promise<boolean>
}

const ownerColumns = { passkeys: 'user_id', staff_passkeys: 'staff_id' } as const

type Row = Omit<Selectable<Tables['passkeys']>, 'user_id'>

export const passkeyIn = (row: Row): Passkey => ({
  id: row.id,
  name: row.name,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: stringsIn(row.transports),
  addedAt: row.created_at,
  usedAt: row.used_at ?? undefined,
})

export const createPasskeyStore = (db: Database, table: keyof typeof ownerColumns = 'passkeys'): PasskeyStore => {
  const owner = ownerColumns[table]
  return {
    add: async (ownerId, { id, name, publicKey, counter, transports, addedAt }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto(table)
        .values({
          id,
          [owner]: ownerId,
          name,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          created_at: addedAt,
          used_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    list: async (ownerId) => {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where(owner, '=', ownerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(passkeyIn)
    },

    used: async (ownerId, id, counter, at) => {
      await db
        .updateTable(table)
        .set({ counter, used_at: at.toISOString() })
        .where(owner, '=', ownerId)
        .where('id', '=', id)
        .execute()
    },

    remove: async (ownerId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where(owner, '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}

export type ChallengePurpose = 'add a passkey' | 'add an authenticator' | 'log in' | 'step up'

/** What a passkey has still to sign, or the secret of a new authenticator, by the hash of a ticket. Times are milliseconds since 1970. */
export type ChallengeStore = {
  add(
    userId: number,
    ticketHash: string,
    purpose: ChallengePurpose,
    challenge: string,
    expiresAt: number,
    now: number,
  ): Promise<void>
  /** Counts a try. Undefined when there is no such ticket, it is too old, or was tried `maxTries` times. */
  attempt(
    ticketHash: string,
    purpose: ChallengePurpose,
    now: number,
    maxTries: number,
  ): Promise<{ readonly userId: number; readonly challenge: string } | undefined>
  /** True once: it has been answered. */
  done(ticketHash: string): Promise<boolean>
  /** Ends every ticket of the owner. */
  endAll(userId: number): Promise<void>
}

export const createChallengeStore = (db: Database): ChallengeStore => ({
  add: async (userId, ticketHash, purpose, challenge, expiresAt, now) => {
    await db.deleteFrom('challenges').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
    await db
      .insertInto('challenges')
      .values({ ticket_hash: ticketHash, user_id: userId, purpose, challenge, tries: 0, expires_at: expiresAt })
      .execute()
  },

  attempt: async (ticketHash, purpose, now, maxTries) => {
    const row = await db
      .updateTable('challenges')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('ticket_hash', '=', ticketHash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .where('tries', '<', maxTries)
      .returning(['user_id', 'challenge'])
      .executeTakeFirst()
    return row && { userId: row.user_id, challenge: row.challenge }
  },

  done: async (ticketHash) => {
    const { numDeletedRows } = await db
      .deleteFrom('challenges')
      .where('ticket_hash', '=', ticketHash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  endAll: async (userId) => {
    await db.deleteFrom('challenges').where('user_id', '=', userId).execute()
  },
})
