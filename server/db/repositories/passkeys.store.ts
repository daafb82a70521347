import type { Database } from '../database.ts'

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

export type Passkeys = {
  /** False when this passkey is there already, whoever's it is. */
  add(userId: number, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean>
  /** Oldest first. */
  list(userId: number): Promise<Passkey[]>
  used(userId: number, id: string, counter: number, at: Date): Promise<void>
  /** False when the owner has no passkey like that. */
  remove(userId: number, id: string): Promise<boolean>
  /** The owner's recovery codes, by their hashes, from now on. */
  setCodes(userId: number, hashes: readonly string[]): Promise<void>
  codesLeft(userId: number): Promise<number>
  /** Uses a code up. False when it is not one of the owner's. */
  spendCode(userId: number, hash: string): Promise<boolean>
}

const transportsIn = (json: string): string[] => {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
}

export const passkeysIn = (db: Database): Passkeys => ({
  add: async (userId, { id, name, publicKey, counter, transports, addedAt }) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('passkeys')
      .values({
        id,
        user_id: userId,
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

  list: async (userId) => {
    const rows = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      publicKey: row.public_key,
      counter: Number(row.counter),
      transports: transportsIn(row.transports),
      addedAt: row.created_at,
      usedAt: row.used_at ?? undefined,
    }))
  },

  used: async (userId, id, counter, at) => {
    await db
      .updateTable('passkeys')
      .set({ counter, used_at: at.toISOString() })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute()
  },

  remove: async (userId, id) => {
    const { numDeletedRows } = await db
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  setCodes: async (userId, hashes) => {
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    if (hashes.length === 0) return
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ code_hash, user_id: userId })))
      .execute()
  },

  codesLeft: async (userId) => {
    const { count } = await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  spendCode: async (userId, hash) => {
    const { numDeletedRows } = await db
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
