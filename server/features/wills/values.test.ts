import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { DocumentsReply } from '#core/api/documents.ts'
import type { HistoryReply } from '#core/api/history.ts'
import type { FormReply } from '#core/api/wills.ts'
import { editable, noValues } from '#core/will/new-will.ts'
import type { Values, Will } from '#core/will/schema.ts'
import { changedLabels, VALUES_CHANGED } from '#drafting/changed-labels.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { atDesk, DESK_HOME } from '#testkit/desk.ts'
import { aPdf, appForAll, askForEverything, type Customer, startApp } from '#testkit/start-app.ts'
import { TELLING_PENCE } from '#testkit/will-with-everything.ts'
import { createDocumentRenderer } from '../documents/render-pack.ts'

// Every document is drafted, and none is set by the typesetter.
const renderer = createDocumentRenderer(async (input) => ({
  pdf: aPdf('inputs' in input ? Object.values(input.inputs).join() : 'a form'),
  pages: 2,
}))

const app = appForAll({ renderer })

const worth = (pence: number): Values => ({
  ...noValues,
  things: [{ id: 1, kind: 'savings', whole: { low: pence, high: pence }, held: { as: 'alone' } }],
})
const said = worth(TELLING_PENCE)
const figure = `${TELLING_PENCE}`

const willOf = async (customer: Customer): Promise<Will> => (await customer.get('/api/form')).json<FormReply>().will

const save = async (customer: Customer, change: (will: Will) => Will, path = 'groupAssetsUpdate') => {
  app.clock.pass(1000)
  const will = await willOf(customer)
  return customer.post(`/api/wills/wills/${path}`, { version: will.version, will: editable(change(will)) })
}

const sayWorth = async (customer: Customer, values: Values = said): Promise<void> => {
  expect((await save(customer, (will) => ({ ...will, values }))).status).toBe(200)
}

const withWill = async (given: Partial<Will> = {}): Promise<Customer> => {
  const customer = await app.customer()
  const will = { ...simplestWill(), ...given, id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  return customer
}

const paidFor = async (): Promise<Customer> => {
  const customer = await withWill()
  const { url } = (await customer.post('/api/payment/checkout', { items: ['will'] })).json<{ url: string }>()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.ask({ method: 'POST', url, payload: 'outcome=paid', headers })
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  return customer
}

describe('what things are worth', () => {
  test('comes back as it was said, from a save of a step and of everything, and can be cleared', async () => {
    const customer = await withWill()
    const { version } = await willOf(customer)
    const step = { step: 'will.summary', version, will: { values: said } }
    expect((await customer.post('/api/form', step)).status).toBe(200)
    expect((await willOf(customer)).values).toEqual(said)
    await sayWorth(customer, noValues)
    expect((await willOf(customer)).values).toEqual(noValues)
    await sayWorth(customer)
    expect((await save(customer, ({ values: _values, ...will }) => will)).status).toBe(200)
    expect(await willOf(customer)).not.toHaveProperty('values')
  })

  test('is refused where it names someone who is not in the will, without the figure in the reply', async () => {
    const customer = await withWill()
    const lost = { ...said, pension: [{ to: 99, value: { low: TELLING_PENCE, high: TELLING_PENCE } }] }
    const refused = await save(customer, (will) => ({ ...will, values: lost }))
    expect(refused.status).toBe(422)
    expect(strFromU8(refused.bytes)).not.toContain(figure)
    const wrong = { ...said, debts: { low: TELLING_PENCE, high: 1 } }
    const malformed = await save(customer, (will) => ({ ...will, values: wrong }))
    expect(malformed.status).toBe(422)
    expect(strFromU8(malformed.bytes)).not.toContain(figure)
  })

  test('is encrypted where it is stored', async () => {
    const customer = await withWill()
    await sayWorth(customer)
    const { id } = await willOf(customer)
    const rows = await app.db.selectFrom('will_revisions').selectAll().where('will_id', '=', id).execute()
    for (const { body } of rows) expect(Buffer.from(body).toString('latin1')).not.toContain(figure)
  })

  test('is named in the history without a figure, and in no line of the record of the will', async () => {
    const customer = await withWill()
    const before = (await customer.get('/api/record.json')).json<{ entries: { kind: string }[] }>()
    await sayWorth(customer)
    const { saves } = (await customer.get('/api/account/history')).json<HistoryReply>()
    expect(saves[0]?.changed).toEqual([VALUES_CHANGED])
    expect(JSON.stringify(saves)).not.toContain(figure)
    const after = (await customer.get('/api/record.json')).json<{ entries: { kind: string }[] }>()
    expect(after.entries).toHaveLength(before.entries.length)
    expect(JSON.stringify(after)).not.toContain(VALUES_CHANGED)
  })

  test('changes no document, lapses no agreement and leaves the signed words as they were', async () => {
    const customer = await paidFor()
    const list = async () => (await customer.get('/api/documents')).json<DocumentsReply>()
    const [before, read] = [await list(), partsToRead(await willOf(customer), today)]
    await sayWorth(customer)
    expect(await list()).toEqual(before)
    expect(before).toMatchObject({ upToDate: true, version: 1 })
    expect(partsToRead(await willOf(customer), today)).toEqual(read)
  })

  test('is in the export of one’s own data', async () => {
    const customer = await withWill()
    await sayWorth(customer)
    const { bytes } = await askForEverything(customer)
    const account = JSON.parse(strFromU8(unzipSync(bytes)['account.json'] ?? new Uint8Array()))
    expect(account.will.values).toEqual(said)
  })

  test('stays as it was said last when an earlier will is brought back', async () => {
    const customer = await withWill()
    await sayWorth(customer, worth(1_00))
    const { version: earlier } = await willOf(customer)
    await sayWorth(customer)
    const { version } = await willOf(customer)
    expect((await customer.post('/api/account/history/restore', { version, earlier })).status).toBe(200)
    expect((await willOf(customer)).values).toEqual(said)
  })

  test('stays when a plan is adopted that was made before it was said, and follows a plan that says it', async () => {
    const customer = await withWill()
    await sayWorth(customer)
    expect((await save(customer, ({ values: _values, ...plan }) => plan, 'adopt')).status).toBe(200)
    expect((await willOf(customer)).values).toEqual(said)
    expect((await save(customer, (plan) => ({ ...plan, values: worth(5_00) }), 'adopt')).status).toBe(200)
    expect((await willOf(customer)).values).toEqual(worth(5_00))
  })

  test('is in no mail, in no log and nowhere at the desk, for support as for who reads the will', async () => {
    const lines: string[] = []
    const watched = await startApp({
      publicUrl: DESK_HOME,
      logLevel: 'trace',
      logSink: { write: (line) => lines.push(line) },
    })
    const customer = await watched.customer()
    await watched.give(customer.userId, ['will', 'check'])
    const will = { ...completeExampleWill(), id: customer.willId, version: 0, values: said }
    await watched.stores.wills.save(customer.userId, will, watched.clock())
    const { version } = await willOf(customer)
    const typed = { step: 'will.summary', version, will: { values: worth(TELLING_PENCE) } }
    expect((await customer.post('/api/form', typed)).status).toBe(200)
    expect((await customer.get('/api/documents/summary-in-pounds.pdf')).status).toBeLessThan(500)
    await customer.post('/api/account/help', { consent: true })
    await customer.post('/api/reading', { consent: true })
    const [support, reader] = [await atDesk(watched, ['support']), await atDesk(watched, ['reader'], 'Tom Reed')]
    const { email } = (await customer.get('/api/account')).json<{ email: string }>()
    const { readings } = (await reader.get('/api/desk/readings')).json<{ readings: { id: number }[] }>()
    const path = `/api/desk/readings/${readings[0]?.id}`
    const seen = [
      await support.post('/api/desk/customers/find', { email, reason: 'They rang' }),
      await support.post(`/api/desk/customers/${customer.userId}/will`, { reason: 'They rang' }),
      await reader.post(`${path}/take`),
      await reader.get(path),
    ]
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 204, 200])
    const mails = await watched.everyMail()
    expect(mails.length).toBeGreaterThan(0)
    expect(lines.length).toBeGreaterThan(10)
    for (const told of [...seen.map(({ text }) => text), ...lines, JSON.stringify(mails)])
      expect(told.replaceAll(',', '')).not.toContain(figure.slice(0, 6))
    await watched.close()
  })

  test('goes with the gift that it is of, whichever save removes that', async () => {
    const gift = { id: 1, type: 'Item' as const, title: 'My ring', persons: [1], charities: [] }
    const gifts = [{ ...gift, useSharePercent: 'The Full Holding' as const, backupPersons: [], backupCharities: [] }]
    const values = { ...noValues, giftValue: [{ gift: 1, value: { low: 1, high: 1 } }] }
    const customer = await withWill({ gifts, values })
    expect((await customer.post('/api/wills/gift/delete', { id: 1 })).status).toBe(200)
    expect((await willOf(customer)).values?.giftValue).toEqual([])
    expect(changedLabels(editable(simplestWill()), editable(simplestWill({ gifts, values })), today)).toEqual([
      'Gifts',
      VALUES_CHANGED,
    ])
  })
})
