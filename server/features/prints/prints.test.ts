import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DocumentsReply, PrintsReply } from '#core/api/documents.ts'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import { londonDay } from '#core/text/dates.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { openDatabase } from '#server/db/database.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createTransactions } from '#server/db/stores.ts'
import { createEnqueueMail } from '#server/mail/enqueue.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { atDesk } from '#testkit/desk.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { aPdf, askForEverything, type Customer, plainPapers, soon, startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { crashDatabase, encryption } from '#testkit/test-database.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'
import { workHere } from '#testkit/work-here.ts'
import { createTasks } from '../../work/tasks.ts'
import { createDocumentRenderer } from '../documents/render-pack.ts'
import { createHeldPrints } from './prints.service.ts'

// Every document is drafted, and none is set by the typesetter.
const renderer = createDocumentRenderer(async (input) => ({
  pdf: aPdf('inputs' in input ? Object.values(input.inputs).join() : 'a form'),
  pages: 2,
}))

let app: TestApp
let dataDir: string
let database: Awaited<ReturnType<typeof crashDatabase>>
beforeAll(async () => {
  dataDir = newFolder()
  database = await crashDatabase(dataDir)
  app = await startApp({
    db: await openDatabase(database.where),
    renderer,
    printMail: 'printer@example.com',
    publicUrl: 'https://wills.example',
  })
})
afterAll(async () => {
  await app.close()
})

const address = { house_name: '14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' }

const buy = async (customer: Customer, items: readonly string[]): Promise<number> => {
  app.clock.pass(1000)
  const reply = await customer.post('/api/payment/checkout', { items })
  expect(reply.status).toBe(200)
  const { id, url } = reply.json<CheckoutReply>()
  await app.ask({
    method: 'POST',
    url,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  app.clock.pass(1000)
  return id
}

/** Has paid for the will and for its print, and agreed to what is asked before a download. */
const buyer = async () => {
  const customer = await app.customer()
  const will = { ...completeExampleWill(), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  await buy(customer, ['will'])
  const order = await buy(customer, ['print'])
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  return { customer, order }
}

const printsOf = async (customer: Customer) => (await customer.get('/api/prints')).json<PrintsReply>().prints
const ask = (customer: Customer, order: number, to = address) => customer.post('/api/prints', { order, address: to })

const changeWill = async (customer: Customer, option: 'Burial' | 'Green burial'): Promise<void> => {
  const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
  const answers = { ...editable(will), whatToDo: { option } }
  const reply = await customer.post('/api/wills/wills/groupAssetsUpdate', { version: will.version, will: answers })
  expect(reply.status).toBe(200)
}

const mailTo = (email: string, subject: string) =>
  vi.waitUntil(
    async () => (await app.everyMail()).find((mail) => mail.to === email && mail.subject.includes(subject)),
    soon,
  )

const print = (...args: string[]) =>
  runHeirloom(['print', ...args], {
    now: app.clock,
    environment: {
      DATA_DIR: dataDir,
      ...database.environment,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      PUBLIC_URL: 'https://wills.example',
    },
  })

const TRACKING = 'AB 1234 5678 9GB'
const sent = (order: number) => print('sent', String(order), '--tracking', TRACKING)
const documentsOf = async (customer: Customer) => (await customer.get('/api/documents')).json<DocumentsReply>()

describe('A bound copy', () => {
  test('is an edition of its own: what the printer is given says its code on each page, and nobody downloads it', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    const { fingerprint } = await documentsOf(customer)
    const pages = (await print('show', String(order), '--pdf', 'will.pdf')).written.get('will.pdf')
    expect(Buffer.from(pages ?? []).toString()).toContain(`"code":"${fingerprint}-B"`)
    expect((await customer.get('/api/documents/will.pdf')).text).toContain(`"code":"${fingerprint}"`)
    expect((await customer.get('/api/documents/will-large-print.pdf')).text).toContain(`"code":"${fingerprint}-L"`)
    expect((await customer.get('/api/documents/will-bound.pdf')).status).toBe(404)
    expect(await printsOf(customer)).toMatchObject([{ code: `${fingerprint}-B` }])
  })

  test('can be signed, and has its own guide, from when it is paid for; without one neither is offered', async () => {
    const { customer, order } = await buyer()
    const { papers, documents } = await documentsOf(customer)
    expect(papers.map(({ edition }) => edition)).toEqual(['normal', 'large', 'bound'])
    expect(documents.flatMap(({ id, bound }) => (bound ? id : []))).toEqual(['cover-letter', 'signing-guide'])
    const guide = documents.find(({ id }) => id === 'signing-guide')
    expect((await customer.get(guide?.bound?.url ?? '')).text).toContain('It is bound already.')
    expect((await customer.get(guide?.url ?? '')).text).toContain('One staple, top left.')
    await customer.post('/api/payment/refund', { id: order })
    const after = await documentsOf(customer)
    expect(after.papers.map(({ edition }) => edition)).toEqual(['normal', 'large'])
    expect(after.documents.some(({ bound }) => bound)).toBe(false)
  })

  test('stays one that can be signed after it was posted, and not once the will has other words', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    await print('show', String(order), '--pdf', 'will.pdf')
    await sent(order)
    expect((await documentsOf(customer)).papers).toHaveLength(3)
    await changeWill(customer, 'Green burial')
    const { papers, earlier } = await documentsOf(customer)
    expect([papers.length, earlier[0]?.papers.length]).toEqual([2, 3])
  })

  test('is sold as tracked post, so it is not noted as posted without its number', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    await print('show', String(order), '--pdf', 'will.pdf')
    expect((await print('sent', String(order))).err).toContain('--tracking')
    expect(await printsOf(customer)).toMatchObject([{ state: 'waiting' }])
  })
})

describe('a bound print', () => {
  test('asks where it goes, and goes to the printer, who is told no name', async () => {
    const { customer, order } = await buyer()
    expect(await printsOf(customer)).toEqual([{ order, state: 'to ask' }])
    expect((await print('list')).out).toContain(`${order}, its customer has still to say where it goes`)
    expect((await ask(customer, order)).status).toBe(200)
    expect(await printsOf(customer)).toMatchObject([{ order, state: 'waiting', address }])
    const mail = await mailTo('printer@example.com', `order ${order}`)
    expect(mail.text).toContain(`heirloom print show ${order}`)
    expect(mail.text).not.toMatch(/Margaret|Hale|Ludlow/)
    expect((await print()).out).toContain(`${order}, to be printed`)
  })

  test('is printed from the pages that were issued, and posted to the address', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    const shown = await print('show', String(order), '--pdf', 'will.pdf')
    expect(shown.out).toContain('Margaret Ellen Hale\n14 Orchard Lane, Ludlow, SY8 1AB')
    const issued = await app.stores.issuedDocuments.file(customer.userId, 1, 'will-bound')
    expect(Buffer.from(shown.written.get('will.pdf') ?? [])).toEqual(Buffer.from(issued?.pdf ?? []))
  })

  test('is posted once: the customer is told, the money stays, and another can be bought', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    await print('show', String(order), '--pdf', 'will.pdf')
    expect((await sent(order)).status).toBe(0)
    expect(await printsOf(customer)).toMatchObject([{ order, state: 'sent', tracking: TRACKING, address }])
    expect((await sent(order)).err).toContain('is not to be printed')
    const { orders } = (await customer.get('/api/account/orders')).json<OrdersReply>()
    expect(orders.map(({ notRefundable }) => notRefundable)).toEqual(['print', 'documents'])
    expect((await customer.post('/api/payment/refund', { id: order })).status).toBe(422)
    expect((await customer.post('/api/prints', { order, address })).status).toBe(404)
    app.clock.pass(1000)
    await buy(customer, ['print'])
    expect((await printsOf(customer)).map(({ state }) => state)).toEqual(['to ask', 'sent'])
  })

  test('is held when the will changes, until the customer asks for the newest', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    await changeWill(customer, 'Green burial')
    expect(await printsOf(customer)).toMatchObject([{ state: 'held' }])
    expect((await print('list')).out).toContain(`${order}, held`)
    expect((await sent(order)).status).toBe(1)
    expect((await print('show', String(order), '--pdf', 'held.pdf')).status).toBe(1)
    await ask(customer, order)
    expect(await printsOf(customer)).toMatchObject([{ state: 'waiting' }])
    await print('show', String(order), '--pdf', 'newest.pdf')
    expect((await sent(order)).status).toBe(0)
  })

  test('is told of by mail, once, when its customer has left the changed will alone for an hour', async () => {
    const { customer, order } = await buyer()
    const { user } = (await customer.get('/api/form')).json<{ user: { email: string } }>()
    const told = async () =>
      (await sentOrWaiting(app, 'a print is held')).filter(
        ({ to, subject }) => to === user.email && subject.includes('not printed'),
      )
    const tellAfter = (minutes: number) => {
      const clock = () => new Date(app.clock().getTime() + minutes * 60_000)
      return createHeldPrints({
        ...app.stores,
        work: workHere(createTasks(plainPapers)),
        inTransaction: createTransactions(app.db, createVaults({ ...encryption, clock })),
        enqueueMail: createEnqueueMail({ clock: app.clock, randomBytes }),
        clock,
        today: () => londonDay(clock()),
        homeUrl: () => 'https://wills.example',
      })()
    }
    await ask(customer, order)
    await tellAfter(61)
    expect(await told()).toEqual([])
    await changeWill(customer, 'Green burial')
    await tellAfter(59)
    expect(await tellAfter(61)).toBe(1)
    expect(await tellAfter(90)).toBe(0)
    const [mail] = await told()
    expect(mail?.text).toContain('https://wills.example/my-will/my-downloads')
    expect(mail?.text).not.toMatch(/burial|Ludlow/i)
    await ask(customer, order)
    await changeWill(customer, 'Burial')
    expect(await tellAfter(61)).toBe(1)
    // As it was when it was asked for: it is printed, and held again with the next change.
    await changeWill(customer, 'Green burial')
    expect(await tellAfter(61)).toBe(0)
    await changeWill(customer, 'Burial')
    expect(await tellAfter(61)).toBe(1)
    expect(await told()).toHaveLength(3)
  })

  test('can be given another address until it is posted', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    await ask(customer, order, { ...address, house_name: '15' })
    expect((await print('show', String(order), '--pdf', 'other.pdf')).out).toContain('15 Orchard Lane')
  })

  test.each<[string, (customer: Customer, order: number) => Promise<unknown>]>([
    ['to another address', (customer, order) => ask(customer, order, { ...address, house_name: '15' })],
    [
      'with another will',
      async (customer, order) => {
        await changeWill(customer, 'Green burial')
        await ask(customer, order)
      },
    ],
  ])('is not noted as posted when the customer asked for it %s since the printer saw it', async (_what, askAgain) => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    await print('show', String(order), '--pdf', 'first.pdf')
    await askAgain(customer, order)
    const refused = await sent(order)
    expect([refused.status, refused.err]).toEqual([1, expect.stringContaining('since its customer last asked')])
    expect(await printsOf(customer)).toMatchObject([{ state: 'waiting' }])
    await print('show', String(order), '--pdf', 'second.pdf')
    expect((await sent(order)).status).toBe(0)
  })

  test('is posted as the printer saw it when the customer asks for just the same again', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    const asked = async () => (await app.stores.prints.of(customer.userId))[0]?.askedAt
    const first = await asked()
    await print('show', String(order), '--pdf', 'first.pdf')
    app.clock.pass(60_000)
    await ask(customer, order)
    expect(await asked()).toEqual(first)
    expect((await sent(order)).status).toBe(0)
  })

  test('is noted as posted once at the desk, though the reply was lost and it is noted again', async () => {
    const priya = await atDesk(app, ['support'])
    const { customer, order } = await buyer()
    await ask(customer, order)
    const path = `/api/desk/prints/${order}`
    expect((await priya.post(`${path}/open`)).status).toBe(200)
    for (let times = 0; times < 2; times += 1)
      expect((await priya.post(`${path}/posted`, { tracking: TRACKING })).status).toBe(204)
    expect((await priya.post(`${path}/posted`, { tracking: 'AB 9999 9999 9GB' })).status).toBe(404)
    expect(await printsOf(customer)).toMatchObject([{ state: 'sent', tracking: TRACKING }])
    const { looks } = (await customer.get('/api/account/looks')).json<{ looks: { what: string }[] }>()
    expect(looks.filter(({ what }) => what === 'note a print as posted')).toHaveLength(1)
  })

  test('goes back with its money until it is posted, and is then out of the queue', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    expect((await customer.post('/api/payment/refund', { id: order })).json()).toEqual({ done: true })
    expect(await printsOf(customer)).toEqual([])
    expect((await print('list')).out).not.toContain(`${order},`)
    expect((await sent(order)).status).toBe(1)
  })

  test('is out of the queue when the account is deleted', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    await app.stores.users.remove(customer.userId)
    expect((await print('list')).out).not.toContain(`${order},`)
  })

  test('cannot be bought before there is a will that is paid for', async () => {
    const customer = await app.customer()
    const reply = await customer.post('/api/payment/checkout', { items: ['print'] })
    expect(reply.json()).toMatchObject({ errors: { items: [expect.stringContaining('no will to print yet')] } })
  })

  test('waits for what is agreed to before a download, and for an address in the UK', async () => {
    const customer = await app.customer()
    const will = { ...completeExampleWill(), id: customer.willId, version: 0 }
    await app.stores.wills.save(customer.userId, will, app.clock())
    const order = await buy(customer, ['will', 'print'])
    expect((await ask(customer, order)).json()).toMatchObject({ errors: { consent: ['CONSENT_NEEDED'] } })
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    expect((await ask(customer, order, { ...address, postcode: '75001' })).json()).toMatchObject({
      errors: { 'address.postcode': ['POSTCODE_NOT_UK'] },
    })
  })

  test('is not another customer’s to send', async () => {
    const [{ order }, { customer: other }] = [await buyer(), await buyer()]
    expect((await ask(other, order)).status).toBe(404)
  })

  test('stands in what its customer can download of themselves, also after a refund', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    await customer.post('/api/payment/refund', { id: order })
    const zip = unzipSync((await askForEverything(customer)).bytes)
    const { prints } = JSON.parse(strFromU8(zip['account.json'] ?? new Uint8Array()))
    expect(prints).toMatchObject([{ order, address }])
  })

  test('keeps its address encrypted, also after the customer’s next key', async () => {
    const { customer, order } = await buyer()
    await ask(customer, order)
    const row = await app.db.selectFrom('prints').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow()
    expect(Buffer.from(row.address).toString()).not.toContain('Ludlow')
    await replaceDataKey(customer.userId, { db: app.db, ...encryption, clock: app.clock })
    expect(await printsOf(customer)).toMatchObject([{ address }])
  })
})
