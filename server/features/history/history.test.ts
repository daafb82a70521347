import { describe, expect, test } from 'vitest'
import type { HistoryReply, PastWillReply } from '#core/api/history.ts'
import type { FormReply, SaveReply } from '#core/api/wills.ts'
import { editable } from '#core/will/new-will.ts'
import { anHeir, simplestWill } from '#testkit/builders.ts'
import { appForAll, askForEverything, type Client } from '#testkit/start-app.ts'

const app = appForAll()

const wish = (client: Client, version: number, description: string) =>
  client.post('/api/form', {
    step: 'will.gifts',
    version,
    will: { whatToDo: { option: 'Burial', description } },
  })

const historyOf = async (client: Client) => (await client.get('/api/account/history')).json<HistoryReply>()

const withThreeWishes = async () => {
  const customer = await app.customer()
  for (const [version, wished] of ['oak', 'elm', 'ash'].entries()) {
    app.clock.pass(1000)
    await wish(customer, version, wished)
  }
  return customer
}

describe('the history of a will', () => {
  test('lists every save, the newest first, with its time', async () => {
    const customer = await withThreeWishes()
    const { saves } = await historyOf(customer)
    expect(saves.map(({ version }) => version)).toEqual([3, 2, 1, 0])
    expect(saves[0]?.saved).toBe(app.clock().toISOString())
  })

  test('shows what the will said then', async () => {
    const customer = await withThreeWishes()
    const past = (await customer.get('/api/account/history/2')).json<PastWillReply>()
    expect(past).toMatchObject({ version: 2, will: { whatToDo: { description: 'elm' } } })
    expect(past.will).not.toHaveProperty('paid')
  })

  test('says of each save what it changed, and nothing of the first', async () => {
    const customer = await withThreeWishes()
    await customer.post('/api/form', { step: 'will.beneficiaries.pets', version: 3, will: { havePets: 'No' } })
    const { saves } = await historyOf(customer)
    expect(saves.map(({ changed }) => changed)).toEqual([['Pets'], ['Funeral'], ['Funeral'], ['Funeral'], undefined])
  })

  test('says in Welsh what each save changed, on a page in Welsh', async () => {
    const customer = await withThreeWishes()
    const { saves } = (await customer.get('/api/account/history', { 'x-language': 'cy' })).json<HistoryReply>()
    expect(saves[0]?.changed).toEqual(['Angladd'])
    expect((await historyOf(customer)).saves[0]?.changed).toEqual(['Funeral'])
  })

  test('says what a save did to who gets what', async () => {
    const customer = await app.customer()
    for (const fullname of ['Thomas Hale', 'Ruth Hale']) {
      const { id: _, ...person } = anHeir(0, { fullname, estateIfDie: 'Split between remaining beneficiaries' })
      await customer.post('/api/wills/persons/create', person)
    }
    const { will } = (await customer.get('/api/form')).json<FormReply>()
    const shared = async (version: number, ...percents: readonly number[]) => {
      const persons = will.persons.map((person, at) => ({ ...person, estatePercent: percents[at] ?? 0 }))
      const answers = { ...editable(will), persons, estateSplit: 'Different shares' }
      const reply = await customer.post('/api/wills/wills/groupAssetsUpdate', { version, will: answers })
      expect(reply.status).toBe(200)
    }
    await shared(will.version, 50, 50)
    await shared(will.version + 1, 60, 40)
    const { saves } = await historyOf(customer)
    expect(saves[0]?.effect).toBe('Now Thomas gets 60% (50% before) and Ruth 40% (50% before).')
    expect(saves[1]?.effect).toBe('Now Thomas gets 50% and Ruth 50%.')
  })

  test('a version is read with what was paid for then, and not with what came later', async () => {
    const customer = await withThreeWishes()
    app.clock.pass(1000)
    await app.give(customer.userId, ['mirror'])
    app.clock.pass(1000)
    await wish(customer, 3, 'yew')
    app.clock.pass(1000)
    const orders = await app.stores.entitlements.ordersOf(customer.userId, ['mirror'])
    for (const order of orders) await app.stores.entitlements.revoke(order, app.clock())
    const heldIn = async (version: number) =>
      (await customer.get(`/api/account/history/${version}`)).json<PastWillReply>().heldThen
    // Paid for while it was the newest, as it may have been printed.
    expect(await heldIn(3)).toMatchObject({ paid: 1, mirrorWill: 1 })
    expect(await heldIn(2)).toMatchObject({ paid: 0, mirrorWill: 0 })
    expect(await heldIn(4)).toMatchObject({ paid: 0, mirrorWill: 0 })
  })

  test('lets the customer go back, and then forward again', async () => {
    const customer = await withThreeWishes()
    const back = (await customer.post('/api/account/history/restore', { version: 3, earlier: 1 })).json<SaveReply>()
    expect(back).toMatchObject({ version: 4, will: { whatToDo: { description: 'oak' } } })
    const forward = (await customer.post('/api/account/history/restore', { version: 4, earlier: 3 })).json<SaveReply>()
    expect(forward).toMatchObject({ version: 5, will: { whatToDo: { description: 'ash' } } })
    expect((await historyOf(customer)).events.map(({ action }) => action)).toEqual([
      'went back to an earlier will',
      'went back to an earlier will',
      'logged in',
      'registered',
    ])
  })

  test('going back to before a person was named takes them out of every list', async () => {
    const customer = await app.customer()
    await wish(customer, 0, 'oak')
    const ann = { fullname: 'Ann Lee', type: 'Person', relationship: 'Friend' }
    await customer.post('/api/wills/persons/create', ann)
    const chosen = { executor: [1], situation: { 'executor-unsuitable': 'No' } }
    const saved = await customer.post('/api/form', { step: 'will.executors.executors', version: 2, will: chosen })
    expect(saved.status).toBe(200)
    const { will } = (await customer.post('/api/account/history/restore', { version: 3, earlier: 1 })).json<SaveReply>()
    expect(will).toMatchObject({ persons: [], executor: [], whatToDo: { description: 'oak' } })
  })

  test('what was paid for stays paid for', async () => {
    const customer = await withThreeWishes()
    await app.give(customer.userId, ['will'])
    const { will } = (await customer.post('/api/account/history/restore', { version: 3, earlier: 1 })).json<SaveReply>()
    expect(will.paid).toBe(1)
  })

  test('is not gone back to when the will was changed elsewhere since', async () => {
    const customer = await withThreeWishes()
    const reply = await customer.post('/api/account/history/restore', { version: 2, earlier: 1 })
    expect(reply.status).toBe(409)
    expect(reply.json()).toMatchObject({ version: 3, will: { whatToDo: { description: 'ash' } } })
  })

  test.each(['99', '2147483647', '2147483648', '-1', '1.5', 'one'])('version %s is refused', async (version) => {
    const customer = await withThreeWishes()
    expect([404, 422]).toContain((await customer.get(`/api/account/history/${version}`)).status)
    const restoring = await customer.post('/api/account/history/restore', { version: 3, earlier: Number(version) })
    expect([404, 422]).toContain(restoring.status)
  })

  test('is not there for another customer to read or to restore', async () => {
    await withThreeWishes()
    const other = await app.customer()
    expect((await historyOf(other)).saves).toHaveLength(1)
    expect((await other.get('/api/account/history/1')).status).toBe(404)
    expect((await other.post('/api/account/history/restore', { version: 0, earlier: 1 })).status).toBe(404)
  })
})

test('a payment and a download are written down, once each, and what was handed out is kept', async () => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  const { url } = (await customer.post('/api/payment/checkout', { items: ['will'] })).json<{ url: string }>()
  await app.ask({
    method: 'POST',
    url,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await customer.get('/api/form')
  await customer.get('/api/form')
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  expect((await historyOf(customer)).events.map(({ action }) => action)).toEqual([
    'downloaded documents',
    'paid',
    'logged in',
    'registered',
  ])
  const kept = await app.db
    .selectFrom('will_revisions')
    .select('kept_because')
    .where('will_id', '=', customer.willId)
    .orderBy('version', 'desc')
    .execute()
  expect(kept.map(({ kept_because }) => kept_because)).toEqual(['downloaded', null])
})

test('what a customer does with their account is recorded: with the password, elsewhere, and at the end', async () => {
  const { token, email, password } = await app.register()
  const here = app.api(token)
  await app.api().post('/api/auth/login', { email, password })
  await here.delete('/api/account/sessions')
  await askForEverything(here)
  const changed = await here.post('/api/account/password', { password: 'another quiet orchard', current: password })
  expect(changed.status).toBe(204)
  await here.post('/api/auth/logout')
  const again = await app.api().post('/api/auth/login', { email, password: 'another quiet orchard' })
  const { events } = (
    await app.api(again.json<{ token: string }>().token).get('/api/account/history')
  ).json<HistoryReply>()
  expect(events.map(({ action }) => action).toReversed()).toEqual([
    'registered',
    'logged in',
    'logged in',
    'logged in from a new device',
    'ended other sessions',
    'exported everything',
    'changed the password',
    'logged out',
    'logged in',
    'logged in from a new device',
  ])
})
