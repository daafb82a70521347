import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { createContactStore } from './repositories/contact.store.ts'
import { createVaults } from './repositories/keys.store.ts'
import { createOutboxStore } from './repositories/outbox.store.ts'
import { sealClearValues } from './seal-clear-values.ts'

test('what an earlier version kept in clear is sealed at the next start, and does what it did', async () => {
  const app = await startApp({ mailer: { send: () => Promise.reject(new Error('no post today')) } })
  try {
    const { db, clock } = app
    const at = clock()
    const email = 'isla@example.com'
    const vault = createVaults({ ...encryption, clock })(db)
    const mail = { to: email, subject: 'Hello', text: 'a link' }
    const later = at.getTime() + 1000
    await db
      .insertInto('mail_outbox')
      .values({
        id: 'old',
        kind: 'welcome',
        email_key: email,
        mail: JSON.stringify(mail),
        attempts: 0,
        due_at: later,
        claimed_until: 0,
        created_at: at.toISOString(),
        failed_at: null,
      })
      .execute()
    await db.insertInto('unsubscribe_links').values({ token_hash: 'one', email_key: 'other@example.com' }).execute()
    await db.insertInto('unsubscribed').values({ email_key: email, created_at: at.toISOString() }).execute()
    const record = { why: 'asked', orders: '[]', opened_at: at.toISOString(), closed_at: at.toISOString() }
    await db
      .insertInto('closed_accounts')
      .values({ reference: 'r', email_hash: hash('sha256', email, 'hex'), ...record })
      .execute()

    for (let times = 0; times < 2; times += 1) await sealClearValues(db, vault)

    const contact = createContactStore(db, vault)
    expect(await contact.wantsNoMail('Isla@example.com')).toBe(true)
    expect(await contact.unsubscribeByLink('one', at)).toBe(true)
    expect(await contact.wantsNoMail('other@example.com')).toBe(true)
    expect(await createOutboxStore(db, vault).claim(later, later + 1)).toMatchObject({ id: 'old', mail })
    const { email_hash } = await db.selectFrom('closed_accounts').select('email_hash').executeTakeFirstOrThrow()
    expect(email_hash).toBe(await vault.service.addressIndex(email))
    const all = [
      ...(await db.selectFrom('mail_outbox').selectAll().execute()),
      ...(await db.selectFrom('unsubscribed').selectAll().execute()),
      ...(await db.selectFrom('unsubscribe_links').selectAll().execute()),
    ]
    expect(JSON.stringify(all)).not.toContain('example.com')
  } finally {
    await app.close()
  }
})
