import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'

export type LoginFailures = {
  /** In a row. */
  readonly count: number
  /** Milliseconds since 1970: the last of them. */
  readonly at: number
}

/**
 * Failed log-ins in a row from devices that are not known, by email, whether or not it has an account: the keyed hash alone is
 * stored. Numbers are milliseconds since 1970.
 */
export type LoginFailureStore = {
  of(email: string): Promise<LoginFailures>
  /** Counts one more. False when another was counted since `before` was read: then nothing is counted. */
  add(email: string, before: LoginFailures, now: number): Promise<boolean>
  /** True once in so many milliseconds for an email that has failures. */
  mayMail(email: string, now: number, every: number): Promise<boolean>
  /** The next one is the first again. */
  reset(email: string): Promise<void>
  /** Forgets those of which the last was before then. */
  forgetBefore(then: number): Promise<void>
}

const NONE: LoginFailures = { count: 0, at: 0 }

export const createLoginFailureStore = (db: Database, { service }: Pick<Vault, 'service'>): LoginFailureStore => ({
  of: async (email) => {
    const row = await db
      .selectFrom('login_failures')
      .select(['failures', 'failed_at'])
      .where('email_key', '=', await service.addressIndex(email))
      .executeTakeFirst()
    return row ? { count: row.failures, at: Number(row.failed_at) } : NONE
  },

  add: async (email, before, now) => {
    const email_key = await service.addressIndex(email)
    if (before.count > 0) {
      const { numUpdatedRows } = await db
        .updateTable('login_failures')
        .set({ failures: before.count + 1, failed_at: now })
        .where('email_key', '=', email_key)
        .where('failures', '=', before.count)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('login_failures')
      .values({ email_key, failures: 1, failed_at: now, mailed_at: null })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  mayMail: async (email, now, every) => {
    const { numUpdatedRows } = await db
      .updateTable('login_failures')
      .set({ mailed_at: now })
      .where('email_key', '=', await service.addressIndex(email))
      .where(({ or, eb }) => or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', now - every)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  reset: async (email) => {
    await db
      .deleteFrom('login_failures')
      .where('email_key', '=', await service.addressIndex(email))
      .execute()
  },

  forgetBefore: async (then) => {
    await db.deleteFrom('login_failures').where('failed_at', '<', then).execute()
  },
})
