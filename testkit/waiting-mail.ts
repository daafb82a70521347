import { createVaults } from '#server/db/repositories/keys.store.ts'
import type { Mail } from '#server/db/repositories/outbox.store.ts'
import type { TestApp } from './start-app.ts'
import { encryption } from './test-database.ts'

/** The mail of a kind that waits in the outbox, decrypted. */
export const waitingMail = async ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, kind: string): Promise<Mail[]> => {
  const { service } = createVaults({ ...encryption, clock })(db)
  const rows = await db.selectFrom('mail_outbox').select(['id', 'mail']).where('kind', '=', kind).execute()
  return Promise.all(rows.map(async ({ id, mail }) => JSON.parse(await service.decryptMail(id, mail)) as Mail))
}
