import { createVaults } from '#server/db/repositories/keys.store.ts'
import type { Mail } from '#server/db/repositories/outbox.store.ts'
import type { TestApp } from './start-app.ts'
import { encryption } from './test-database.ts'

type Outbox = Pick<TestApp, 'db' | 'clock'>

const rowsOf = async ({ db, clock }: Outbox, kind: string): Promise<(Mail & { readonly id: string })[]> => {
  const { service } = createVaults({ ...encryption, clock })(db)
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'mail'])
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute()
  return Promise.all(
    rows.map(async ({ id, mail }) => ({ ...(JSON.parse(await service.decryptMail(id, mail)) as Mail), id })),
  )
}

/** The mail of a kind that waits in the outbox, decrypted. */
export const waitingMail = async (outbox: Outbox, kind: string): Promise<Mail[]> =>
  (await rowsOf(outbox, kind)).map(({ id: _, ...mail }) => mail)

/** Each mail once, the newest last: all that was sent, and what waits of a kind. One that is just sent still stands in the outbox. */
export const sentOrWaiting = async (app: Outbox & Pick<TestApp, 'everyMail'>, kind: string): Promise<Mail[]> => {
  const waiting = await rowsOf(app, kind)
  const sent = await app.everyMail()
  return [...sent.toReversed(), ...waiting.filter(({ id }) => !sent.some((each) => each.id.endsWith(`-${id}`)))]
}
