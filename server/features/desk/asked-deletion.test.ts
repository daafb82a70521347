import { beforeEach, describe, expect, test } from 'vitest'
import type { DeleteAccountReply, FoundCustomerReply } from '#core/api/desk-queues.ts'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { newCase, WAIT_DAYS } from '#core/death/case.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { appForAll } from '#testkit/start-app.ts'

let priya: AtDesk
const app = appForAll({ publicUrl: DESK_HOME })
beforeEach(async () => {
  priya = await atDesk(app, ['support'])
})

const reason = 'They wrote by post'

const asked = async (id: number, who = priya) =>
  who.post(`/api/desk/customers/${id}/delete`, {
    proof: 'a document shown on a call',
    reason,
    passkey: await who.confirmed('delete the account', `customer ${id}`),
  })

const later = async (days: number) => {
  app.clock.pass(days * DAY_MS)
  return atDesk(app, ['support'])
}

describe('A customer who asks by post or telephone to be deleted', () => {
  test('is told at once, and is gone after the wait with everything under their name', async () => {
    const account = await app.register()
    await app.api(account.token).post('/api/wills/init')
    const first = (await asked(account.id)).json<DeleteAccountReply>()
    expect(first).toEqual({
      state: 'asked',
      due: new Date(app.clock().getTime() + ASKED_DELETION_WAIT_DAYS * DAY_MS).toISOString(),
    })
    expect((await app.notices(1)).map(({ to, subject }) => [to, subject])).toContainEqual([
      account.email,
      expect.stringMatching(/^We were asked to delete your/),
    ])
    const found = await priya.post('/api/desk/customers/find', { email: account.email, reason })
    expect(found.json<FoundCustomerReply>().deletion).toEqual({ due: first.due })
    expect((await asked(account.id)).json()).toEqual({ state: 'waits', due: first.due })
    const priyaLater = await later(ASKED_DELETION_WAIT_DAYS)
    expect((await asked(account.id, priyaLater)).json()).toEqual({ state: 'deleted' })
    expect(await app.stores.users.find(account.id)).toBeUndefined()
    expect(await app.stores.wills.find(account.id)).toBeUndefined()
    expect((await app.mail(1)).map(({ subject }) => subject).join()).toContain('account is deleted')
    expect((await asked(account.id, priyaLater)).status).toBe(404)
    const [newest] = (await app.stores.deskAudit.list({ most: 5 })).filter(({ act }) => act === 'delete the account')
    expect(newest).toMatchObject({ about: `customer ${account.id}`, reason })
  })

  test('is deleted by nobody while a report of their death is open, as somebody else may have asked', async () => {
    const { id: userId, email } = await app.register()
    await asked(userId)
    const at = app.clock()
    const body = {
      case: newCase(at.getTime(), { days: WAIT_DAYS, stops: 0 }),
      about: { name: 'Margaret Hale', died: { day: 1, month: 11, year: 2026 } },
      asker: { name: 'Thomas Hale', email, as: 'Husband' },
      lookedFor: true,
      byCode: false,
      told: [],
      log: [],
    }
    const report = { ...(await app.stores.deaths.add(body, at)), userId }
    await app.stores.deaths.save(report)
    const priyaLater = await later(ASKED_DELETION_WAIT_DAYS)
    const held = await asked(userId, priyaLater)
    expect([held.status, held.text]).toEqual([422, expect.stringContaining('Decide on it first')])
    expect(await app.stores.users.find(userId)).toBeDefined()
    await app.stores.deaths.save({ ...report, case: { ...report.case, state: 'not released' } })
    expect((await asked(userId, priyaLater)).json()).toEqual({ state: 'deleted' })
  })

  test('keeps the account by logging in, so that the wait begins anew when we are asked again', async () => {
    const { id, email, password, token } = await app.register()
    await asked(id)
    expect((await app.api(token).get('/api/account')).status).toBe(401)
    app.clock.pass(DAY_MS)
    expect((await app.api().post('/api/auth/login', { email, password })).status).toBe(200)
    const priyaLater = await later(ASKED_DELETION_WAIT_DAYS)
    expect((await asked(id, priyaLater)).json()).toMatchObject({ state: 'asked' })
    expect(await app.stores.users.find(id)).toBeDefined()
  })

  test('who says that it was somebody else loses nothing', async () => {
    const { id } = await app.register()
    await asked(id)
    await app.stores.users.lock(id, 'owner', app.clock())
    const priyaLater = await later(ASKED_DELETION_WAIT_DAYS)
    expect((await asked(id, priyaLater)).status).toBe(422)
    expect(await app.stores.users.find(id)).toBeDefined()
  })

  test('is not deleted without a passkey for this customer, nor by another role', async () => {
    const { id } = await app.register()
    const body = { proof: 'the card that paid', reason }
    expect((await priya.post(`/api/desk/customers/${id}/delete`, body)).status).toBe(422)
    const other = await priya.confirmed('delete the account', 'customer 9999')
    expect((await priya.post(`/api/desk/customers/${id}/delete`, { ...body, passkey: other })).status).toBe(422)
    const finance = await atDesk(app, ['finance'])
    expect((await finance.post(`/api/desk/customers/${id}/delete`, body)).status).toBe(403)
  })
})
