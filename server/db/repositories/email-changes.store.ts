import type { Database } from '../database.ts'

/** A change of address that was asked for. Times are milliseconds since 1970. */
export type EmailChange = {
  readonly userId: number
  /** The new address. */
  readonly email: string
  readonly askedAt: number
  /** When the address changes. Undefined until the new mailbox has confirmed. */
  readonly dueAt: number | undefined
  readonly approvedAt: number | undefined
}

type Asked = {
  readonly email: string
  /** Of the link that goes to the new address. */
  readonly tokenHash: string
  /** Of the link that goes to the old address. */
  readonly oldTokenHash: string
  readonly at: number
  /** When the link to the new address stops working. */
  readonly expiresAt: number
}

/** Changes of address that wait, by the hash of the token in either link. */
export type EmailChangeStore = {
  /** Replaces whatever the owner asked for before. */
  ask(userId: number, change: Asked): Promise<void>
  /** What the owner waits for. */
  waiting(userId: number, now: number): Promise<EmailChange | undefined>
  /**
   * The new mailbox has confirmed: the address changes at `dueAt`, or now when the old one has agreed. A second time changes
   * nothing. The row stays until `keptUntil`. Undefined when the link does not work, or no longer.
   */
  confirm(tokenHash: string, now: number, dueAt: number, keptUntil: number): Promise<EmailChange | undefined>
  /** The old mailbox has agreed: a confirmed change is due now. Undefined when the link does not work, or no longer. */
  approve(oldTokenHash: string, now: number): Promise<EmailChange | undefined>
  /** The old mailbox stops the change. Whose it was; undefined when the link does not work, or no longer. */
  stop(oldTokenHash: string): Promise<number | undefined>
  /** Ends what the owner asked for. False when nothing waits. */
  cancel(userId: number): Promise<boolean>
  /** The owners of changes that are due. */
  due(now: number): Promise<number[]>
  /** Takes a change that is due, once. */
  take(userId: number, now: number): Promise<EmailChange | undefined>
}

const MAX_AT_ONCE = 100
const columns = ['user_id', 'email', 'asked_at', 'due_at', 'approved_at'] as const

type Row = {
  readonly user_id: number
  readonly email: string
  readonly asked_at: number
  readonly due_at: number | null
  readonly approved_at: number | null
}

// PostgreSQL gives its 64-bit numbers as text.
const changeOf = ({ user_id, email, asked_at, due_at, approved_at }: Row): EmailChange => ({
  userId: user_id,
  email,
  askedAt: Number(asked_at),
  dueAt: due_at === null ? undefined : Number(due_at),
  approvedAt: approved_at === null ? undefined : Number(approved_at),
})

export const createEmailChangeStore = (db: Database): EmailChangeStore => ({
  ask: async (userId, { email, tokenHash, oldTokenHash, at, expiresAt }) => {
    await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
    await db
      .insertInto('email_changes')
      .values({
        token_hash: tokenHash,
        old_token_hash: oldTokenHash,
        user_id: userId,
        email,
        asked_at: at,
        expires_at: expiresAt,
        approved_at: null,
        due_at: null,
      })
      .execute()
  },

  waiting: async (userId, now) => {
    const row = await db
      .selectFrom('email_changes')
      .select(columns)
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row && changeOf(row)
  },

  confirm: async (tokenHash, now, dueAt, keptUntil) => {
    await db
      .updateTable('email_changes')
      .set(({ eb, ref }) => ({
        due_at: eb.case().when('approved_at', 'is', null).then(dueAt).else(ref('approved_at')).end(),
        expires_at: keptUntil,
      }))
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('due_at', 'is', null)
      .execute()
    const row = await db
      .selectFrom('email_changes')
      .select(columns)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row && changeOf(row)
  },

  approve: async (oldTokenHash, now) => {
    const row = await db
      .updateTable('email_changes')
      .set(({ eb }) => ({
        approved_at: now,
        due_at: eb.case().when('due_at', '>', now).then(now).else(eb.ref('due_at')).end(),
      }))
      .where('old_token_hash', '=', oldTokenHash)
      .where('expires_at', '>', now)
      .returning(columns)
      .executeTakeFirst()
    return row && changeOf(row)
  },

  stop: async (oldTokenHash) => {
    const row = await db
      .deleteFrom('email_changes')
      .where('old_token_hash', '=', oldTokenHash)
      .returning('user_id')
      .executeTakeFirst()
    return row?.user_id
  },

  cancel: async (userId) => {
    const { numDeletedRows } = await db.deleteFrom('email_changes').where('user_id', '=', userId).executeTakeFirst()
    return numDeletedRows > 0n
  },

  due: async (now) => {
    const rows = await db
      .selectFrom('email_changes')
      .select('user_id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(MAX_AT_ONCE)
      .execute()
    return rows.map(({ user_id }) => user_id)
  },

  take: async (userId, now) => {
    const row = await db
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .where('due_at', '<=', now)
      .returning(columns)
      .executeTakeFirst()
    return row && changeOf(row)
  },
})
