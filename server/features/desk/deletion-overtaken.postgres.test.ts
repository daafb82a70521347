/** Whoever deletes an account at the desk does it to what somebody else has made of it at that moment. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { appForAll } from '#testkit/start-app.ts'
import { waitingInPostgres } from '#testkit/test-database.ts'

const app = appForAll({ publicUrl: DESK_HOME })

const deleting = async (id: number, desk: AtDesk) => {
  const passkey = await desk.confirmed('delete the account', `customer ${id}`)
  const body = { proof: 'a document shown on a call', reason: 'They wrote by post', passkey }
  return () => desk.post(`/api/desk/customers/${id}/delete`, body)
}

/** Begins each while the account is held by another, who does `meanwhile` to it. Which goes on first is PostgreSQL's choice: the order of the replies says nothing. */
const whileHeld = async (
  id: number,
  begin: readonly (() => Promise<{ readonly status: number; json(): unknown }>)[],
  meanwhile: (on: typeof app.db) => Promise<unknown> = async () => undefined,
) => {
  const begun: ReturnType<(typeof begin)[number]>[] = []
  await app.db.transaction().execute(async (held) => {
    await sql`update users set email_key = email_key where id = ${id}`.execute(held)
    for (const each of begin) {
      begun.push(each())
      await expect.poll(() => waitingInPostgres(app.db)).toBeGreaterThanOrEqual(begun.length)
    }
    await meanwhile(held)
  })
  return Promise.all(begun)
}

const due = async () => {
  const { id } = await app.register()
  await (await deleting(id, await atDesk(app, ['support'])))()
  app.clock.pass(ASKED_DELETION_WAIT_DAYS * DAY_MS)
  return { id, one: await atDesk(app, ['support']), other: await atDesk(app, ['support']) }
}

test('two at the desk who are asked at the same moment ask the customer once', async () => {
  const { id } = await app.register()
  const [one, other] = [await atDesk(app, ['support']), await atDesk(app, ['support'])]
  const replies = await whileHeld(id, [await deleting(id, one), await deleting(id, other)])
  for (const state of ['asked', 'waits'])
    expect(replies.map((reply) => reply.json())).toContainEqual(expect.objectContaining({ state }))
  const asked = (await app.stores.audit.list(id)).filter(({ action }) => action === 'asked us to delete the account')
  expect(asked).toHaveLength(1)
})

test('of two at the desk who delete an account, one does and the other is told that it is gone', async () => {
  const { id, one, other } = await due()
  const replies = await whileHeld(id, [await deleting(id, one), await deleting(id, other)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('a customer who logs in, or locks the account, while it is deleted keeps it', async () => {
  for (const [meanwhile, status] of [
    [
      (id: number) => (on: typeof app.db) =>
        sql`insert into audit_events (user_id, action, at) values (${id}, 'logged in', ${app.clock().toISOString()})`.execute(
          on,
        ),
      200,
    ],
    [
      (id: number) => (on: typeof app.db) =>
        sql`update users set locked_at = ${app.clock().toISOString()}, locked_by = 'owner' where id = ${id}`.execute(
          on,
        ),
      422,
    ],
  ] as const) {
    const { id, one } = await due()
    const [reply] = await whileHeld(id, [await deleting(id, one)], meanwhile(id))
    expect(reply?.status).toBe(status)
    expect(await app.stores.users.find(id)).toBeDefined()
  }
})
