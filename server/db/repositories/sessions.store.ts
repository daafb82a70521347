import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { prepared } from '../records.ts'

export type OpenSession = {
  readonly id: string
  readonly device: string
  readonly startedAt: Date
  readonly usedAt: Date
}

// The first token's hash says nothing about the token, and is as unlikely to come twice.
const sessionIdOf = (tokenHash: string): string => tokenHash.slice(0, 24)

const columns = [
  'token_hash',
  'session_id',
  'user_id',
  'device',
  'device_hash',
  'started_at',
  'expires_at',
  'created_at',
] as const

const ownerOf = prepared((db, given: { tokenHash: string; now: number }) =>
  db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at', '>', given.now),
)

/**
 * Sessions by the hash of their tokens. Numbers are milliseconds since 1970. A session that is ended takes its known device with it,
 * except by a log-out.
 */
export const createSessionStore = (db: Database) => {
  return {
    /**
     * `deviceHash` is the known device it is opened from. False when the account is locked, or has another password by now than the
     * one whose hash is `passwordHash`. A change of either at the same moment waits, or is seen.
     */
    open: async (
      userId: number,
      tokenHash: string,
      at: Date,
      expiresAt: number,
      {
        device = '',
        deviceHash,
        passwordHash,
      }: { readonly device?: string; readonly deviceHash?: string; readonly passwordHash?: string | undefined } = {},
    ): Promise<boolean> => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', at.getTime()).execute()
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sessions')
        .columns(columns)
        .expression(({ selectFrom, val }) =>
          selectFrom('users')
            .select(({ cast }) => [
              cast<string>(val(tokenHash), 'text').as('token_hash'),
              cast<string>(val(sessionIdOf(tokenHash)), 'text').as('session_id'),
              'users.id as user_id',
              cast<string>(val(device), 'text').as('device'),
              cast<string | null>(val(deviceHash ?? null), 'text').as('device_hash'),
              cast<number>(val(at.getTime()), 'bigint').as('started_at'),
              cast<number>(val(expiresAt), 'bigint').as('expires_at'),
              cast<string>(val(at.toISOString()), 'text').as('created_at'),
            ])
            .where('users.id', '=', userId)
            .where('users.locked_at', 'is', null)
            .$if(passwordHash !== undefined, (query) => query.where('users.password_hash', '=', passwordHash ?? ''))
            .$if(isPostgres(db), (query) => query.forShare()),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Whose session it is, if it has not ended. */
    userOf: async (tokenHash: string, now: number): Promise<number | undefined> => {
      const { rows } = await ownerOf(db, { tokenHash, now })
      return rows[0]?.user_id
    },

    /** The session a living token belongs to. */
    find: async (
      tokenHash: string,
      now: number,
    ): Promise<{ readonly id: string; readonly startedAt: number } | undefined> => {
      const row = await db
        .selectFrom('sessions')
        .select(['session_id', 'started_at'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row && { id: row.session_id, startedAt: Number(row.started_at) }
    },

    /** A second token for the session; the first lives on until `oldEndsAt` at most. False when the first is dead. */
    renew: async (
      tokenHash: string,
      newHash: string,
      { at, expiresAt, oldEndsAt }: { readonly at: Date; readonly expiresAt: number; readonly oldEndsAt: number },
    ): Promise<boolean> => {
      // In one statement: a session that is being ended at this moment does not come back.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sessions')
        .columns(columns)
        .expression(({ selectFrom, val }) =>
          selectFrom('sessions')
            .select(({ cast }) => [
              cast<string>(val(newHash), 'text').as('token_hash'),
              'session_id',
              'user_id',
              'device',
              'device_hash',
              'started_at',
              cast<number>(val(expiresAt), 'bigint').as('expires_at'),
              cast<string>(val(at.toISOString()), 'text').as('created_at'),
            ])
            .where('token_hash', '=', tokenHash)
            .where('expires_at', '>', at.getTime())
            .$if(isPostgres(db), (query) => query.forUpdate()),
        )
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return false
      await db
        .updateTable('sessions')
        .set({ expires_at: oldEndsAt })
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', oldEndsAt)
        .execute()
      return true
    },

    /** Newest first. */
    list: async (userId: number, now: number): Promise<OpenSession[]> => {
      const rows = await db
        .selectFrom('sessions')
        .select(({ fn }) => ['session_id', 'device', 'started_at', fn.max('created_at').as('used_at')])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .groupBy(['session_id', 'device', 'started_at'])
        .orderBy('used_at', 'desc')
        .execute()
      return rows.map(({ session_id, device, started_at, used_at }) => ({
        id: session_id,
        device,
        startedAt: new Date(Number(started_at)),
        usedAt: new Date(used_at),
      }))
    },

    /** Ends the session a token belongs to, as a log-out does. */
    close: async (tokenHash: string): Promise<void> => {
      await db
        .deleteFrom('sessions')
        .where('session_id', 'in', ({ selectFrom }) =>
          selectFrom('sessions').select('session_id').where('token_hash', '=', tokenHash),
        )
        .execute()
    },

    /** Ends one of the owner's sessions. False when there is none like that. */
    closeOne: async (userId: number, id: string): Promise<boolean> => {
      await db
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('token_hash', 'in', ({ selectFrom }) =>
          selectFrom('sessions')
            .select('device_hash')
            .$narrowType<{ device_hash: string }>()
            .where('user_id', '=', userId)
            .where('session_id', '=', id)
            .where('device_hash', 'is not', null),
        )
        .execute()
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('session_id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    closeOthers: async (userId: number, keep: string): Promise<void> => {
      const kept = await db
        .selectFrom('sessions')
        .select('device_hash')
        .where('user_id', '=', userId)
        .where('session_id', '=', keep)
        .executeTakeFirst()
      await db
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', kept?.device_hash ?? '')
        .execute()
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('session_id', '!=', keep).execute()
    },

    /** Ends every session of a user. */
    closeAll: async (userId: number): Promise<void> => {
      await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    },
  }
}
