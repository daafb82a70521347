import type { Vault } from '../crypto/vault.ts'
import type { Database } from './database.ts'

/** Rows converted in one transaction. */
const PAGE = 200

/** Hexadecimal SHA-256, which `closed_accounts` held before; a keyed hash is shorter. */
const BARE_HASH_LENGTH = 64

/** Changes each row that is found, a page at a time, until none is: a changed row is found no more. */
const changeEach = async <Row>(
  found: { execute(): Promise<Row[]> },
  change: (row: Row) => Promise<unknown>,
): Promise<void> => {
  for (let page = await found.execute(); page.length > 0; page = await found.execute())
    for (const row of page) await change(row)
}

/**
 * Replaces what an earlier version stored in clear: addresses by their keyed hash, mail that waits by its encrypted form.
 * Finds nothing to do at every start but the first. Any number of processes may do it at once.
 */
export const sealClearValues = async (db: Database, { service }: Pick<Vault, 'service'>): Promise<void> => {
  const clear = '%@%'

  await changeEach(
    db.selectFrom('mail_outbox').select(['id', 'email_key', 'mail']).where('email_key', 'like', clear).limit(PAGE),
    async ({ id, email_key, mail }) =>
      db
        .updateTable('mail_outbox')
        .set({
          email_key: await service.addressIndex(email_key),
          mail: mail === '' ? '' : await service.encryptMail(id, mail),
        })
        .where('id', '=', id)
        .where('email_key', '=', email_key)
        .execute(),
  )

  for (const table of ['unsubscribe_links', 'waitlist'] as const)
    await changeEach(
      db.selectFrom(table).select('email_key').where('email_key', 'like', clear).limit(PAGE),
      async ({ email_key }) =>
        db
          .updateTable(table)
          .set({ email_key: await service.addressIndex(email_key) })
          .where('email_key', '=', email_key)
          .execute(),
    )

  await changeEach(
    db.selectFrom('unsubscribed').select(['email_key', 'created_at']).where('email_key', 'like', clear).limit(PAGE),
    async ({ email_key, created_at }) => {
      const values = { email_key: await service.addressIndex(email_key), created_at }
      await db
        .insertInto('unsubscribed')
        .values(values)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .execute()
      await db.deleteFrom('unsubscribed').where('email_key', '=', email_key).execute()
    },
  )

  await changeEach(
    db
      .selectFrom('closed_accounts')
      .select(['reference', 'email_hash'])
      .where(({ fn }) => fn<number>('length', ['email_hash']), '=', BARE_HASH_LENGTH)
      .limit(PAGE),
    async ({ reference, email_hash }) =>
      db
        .updateTable('closed_accounts')
        .set({ email_hash: await service.indexOfHash(email_hash) })
        .where('reference', '=', reference)
        .where('email_hash', '=', email_hash)
        .execute(),
  )
}
