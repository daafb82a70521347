import { describe, expect, test } from 'vitest'
import type { HealthReply, TodayReply } from '#core/api/desk-queues.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { type AtDesk, atDesk, DESK_HOME, noteDeeds } from '#testkit/desk.ts'
import { appForEach } from '#testkit/start-app.ts'

const app = appForEach({ publicUrl: DESK_HOME })

const today = async (who: AtDesk) => (await who.get('/api/desk/today')).json<TodayReply>()

const write = async (topic: string) => {
  const body = { topic, name: 'Margaret Hale', email: 'margaret@example.com', message: 'Charged twice.' }
  const reply = await app.api().post('/api/contact', body, await app.proof())
  return Number(reply.json<{ reference: string }>().reference.slice(2))
}

const askedToRead = async () => {
  const customer = await app.customer()
  await app.give(customer.userId, ['check'])
  await customer.post('/api/reading', { consent: true })
}

describe('the list of the day', () => {
  test('is empty where nothing waits', async () => {
    const priya = await atDesk(app, ['support', 'reader', 'finance'])
    expect(await today(priya)).toEqual({
      waiting: [],
      elsewhere: [],
      done: [],
      counts: { readings: 0, prints: 0, messages: 0, reviews: 0, asked: 0, deaths: 0 },
    })
  })

  test('has what is promised first at the top, and only what the roles may see', async () => {
    const [priya, tom] = [await atDesk(app, ['support']), await atDesk(app, ['reader'], 'Tom Reed')]
    await write('A complaint')
    await write('A question')
    await askedToRead()
    expect((await today(priya)).waiting.map(({ kind, short }) => [kind, short])).toEqual([
      ['message', 'A question'],
      ['message', 'A complaint'],
    ])
    expect((await today(tom)).waiting.map(({ kind, short }) => [kind, short])).toEqual([['will to read', 'M. H.']])
    expect((await today(tom)).counts).toEqual({ readings: 1, prints: 0, messages: 0, reviews: 0, asked: 0, deaths: 0 })
    const money = await atDesk(app, ['finance'])
    expect((await today(money)).waiting).toEqual([])
  })

  test('says who has taken what, what waits for the customer, and what was done today', async () => {
    const [priya, tom] = [await atDesk(app, ['support']), await atDesk(app, ['support'], 'Tom Reed')]
    const number = await write('A problem')
    await priya.post(`/api/desk/messages/${number}/take`)
    expect((await today(tom)).waiting).toMatchObject([{ number, owner: 'Priya Nair', mine: false }])
    await priya.post(`/api/desk/messages/${number}/answer`, { text: 'Which page?', settles: false })
    const { waiting, elsewhere, done } = await today(priya)
    expect([waiting, elsewhere.map((row) => [row.number, row.mine])]).toEqual([[], [[number, true]]])
    expect(done.map(({ who, act, about }) => [who, act, about])).toEqual([
      ['Priya Nair', 'take a message', `message ${number}`],
      ['Priya Nair', 'answer a message', `message ${number}`],
    ])
    app.clock.pass(DAY_MS)
    expect((await today(await atDesk(app, ['support']))).done).toEqual([])
  })
})

describe('the health of the service', () => {
  const health = async () => {
    const owner = await atDesk(app, ['owner'])
    const { checks } = (await owner.get('/api/desk/health')).json<HealthReply>()
    return Object.fromEntries(checks.map(({ id, state, todo }) => [id, [state, todo !== undefined]]))
  }

  test('says of each part whether it is well, and what to do where it is not', async () => {
    expect(await health()).toEqual({
      payments: ['well', false],
      mail: ['well', false],
      promises: ['well', false],
      backup: ['look', true],
      retention: ['look', true],
      keys: ['well', false],
      audit: ['well', false],
    })
  })

  test('a backup that was missed, a late answer, mail that was given up and a forged row are seen', async () => {
    const noted = { staffId: undefined, role: undefined, about: '' }
    await noteDeeds(app, [{ ...noted, at: app.clock(), act: 'made a backup' }])
    expect((await health()).backup).toEqual(['well', false])
    await write('A complaint')
    await app.mail(2)
    const mail = { to: 'a@example.com', subject: '', text: '' }
    // Due tomorrow, so that the running worker does not send it first.
    await app.stores.outbox.add({ id: 'x', kind: 'welcome', mail }, new Date(app.clock().getTime() + DAY_MS))
    await app.stores.outbox.markFailed('x', app.clock())
    await app.stores.jobs.add([{ name: 'retention', every: 0 }], app.clock().getTime())
    await app.stores.jobs.failed('retention', app.clock().getTime() + DAY_MS)
    const at = app.clock()
    const due = new Date(at.getTime() + DAY_MS).toISOString()
    expect((await (await atDesk(app, ['support'])).get('/api/desk/jobs')).json()).toEqual({
      jobs: [{ name: 'retention', due, failures: 1 }],
      givenUp: [{ kind: 'welcome', count: 1, last: at.toISOString() }],
    })
    app.clock.pass(31 * DAY_MS)
    const forged = { at: app.clock().toISOString(), act: 'nothing', about: '', previous: '', chain: 'made up' }
    await app.db.insertInto('desk_audit').values(forged).execute()
    expect(await health()).toMatchObject({
      backup: ['wrong', true],
      promises: ['wrong', true],
      mail: ['look', true],
      audit: ['wrong', true],
    })
  })
})
