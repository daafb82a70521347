import type { Vault } from '../crypto/vault.ts'
import type { Database } from './database.ts'

/** Rows converted in one transaction. */
const PAGE = 200

/** Hexadecimal SHA-256, which `closed_accounts` held before; a keyed hash is shorter. */
const BARE_HASH_LENGTH = 64

/**
 * Replaces what an earlier version stored in clear: addresses by their keyed hash, mail that waits by its encrypted form.
 * Finds nothing to do at every start but the first. Any number of processes may do it at once.
 */
export const sealClearValues = async (db: Database, { service }: Pick<Vault, 'service'>): Promise<void> => {
  const clear = '%@%'

  const mails = () =>
    db.selectFrom('mail_outbox').select(['id', 'email_key', 'mail']).where('email_key', 'like', clear).limit(PAGE)
  for (let page = await mails().execute(); page.length > 0; page = await mails().execute())
    for (const { id, email_key, mail } of page)
      await db
        .updateTable('mail_outbox')
        .set({
          email_key: await service.addressIndex(email_key),
          mail: mail === '' ? '' : await service.encryptMail(id, mail),
        })
        .where('id', '=', id)
        .where('email_key', '=', email_key)
        .execute()

  const links = () =>
    db.selectFrom('unsubscribe_links').select('email_key').where('email_key', 'like', clear).limit(PAGE)
  for (let page = await links().execute(); page.length > 0; page = await links().execute())
    for (const { email_key } of page)
      await db
        .updateTable('unsubscribe_links')
        .set({ email_key: await service.addressIndex(email_key) })
        .where('email_key', '=', email_key)
        .execute()

  const unsubscribed = () =>
    db.selectFrom('unsubscribed').select(['email_key', 'created_at']).where('email_key', 'like', clear).limit(PAGE)
  for (let page = await unsubscribed().execute(); page.length > 0; page = await unsubscribed().execute())
    for (const { email_key, created_at } of page) {
      const values = { email_key: await service.addressIndex(email_key), created_at }
      await db
        .insertInto('unsubscribed')
        .values(values)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .execute()
      await db.deleteFrom('unsubscribed').where('email_key', '=', email_key).execute()
    }

  const waiting = () => db.selectFrom('waitlist').select('email_key').where('email_key', 'like', clear).limit(PAGE)
  for (let page = await waiting().execute(); page.length > 0; page = await waiting().execute())
    for (const { email_key } of page)
      await db
        .updateTable('waitlist')
        .set({ email_key: await service.addressIndex(email_key) })
        .where('email_key', '=', email_key)
        .execute()

  const closed = () =>
    db
      .selectFrom('closed_accounts')
      .select(['reference', 'email_hash'])
      .where(({ fn }) => fn<number>('length', ['email_hash']), '=', BARE_HASH_LENGTH)
      .limit(PAGE)
  for (let page = await closed().execute(); page.length > 0; page = await closed().execute())
    for (const { reference, email_hash } of page)
      await db
        .updateTable('closed_accounts')
        .set({ email_hash: await service.indexOfHash(email_hash) })
        .where('reference', '=', reference)
        .where('email_hash', '=', email_hash)
        .execute()
}
