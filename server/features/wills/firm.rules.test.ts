import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SaveReply } from '#core/api/wills.ts'
import { londonDay } from '#core/text/dates.ts'
import { editable } from '#core/will/new-will.ts'
import { begunWill, saveStep, storedWill } from '#testkit/begun-will.ts'
import { aFirm, choosingTheFirm, today } from '#testkit/builders.ts'
import { type Customer, fakeClock, startApp, type TestApp } from '#testkit/start-app.ts'

const HALF_AN_HOUR = 30 * 60 * 1000

let app: TestApp
let withoutFirm: TestApp
beforeAll(async () => {
  app = await startApp({ firm: aFirm(), clock: fakeClock(new Date('2026-11-03T23:40:00Z')) })
  withoutFirm = await startApp()
})
afterAll(async () => {
  await app.close()
  await withoutFirm.close()
})

const save = (customer: Customer, part: object) => saveStep(customer, 'will.executors.executors', part)

const codeIn = (reply: { json<T>(): T }) =>
  reply.json<{ errors: Record<string, string[]> }>().errors.secureLegacyProbateAsExecutor

test('a page learns what the firm is and charges, and nothing where none is offered', async () => {
  expect((await app.api().get('/api/settings')).json()).toMatchObject({ firm: aFirm() })
  expect((await withoutFirm.api().get('/api/settings')).json()).not.toHaveProperty('firm')
})

test('the choice keeps the words that were agreed to, with the day on which they were', async () => {
  const customer = await begunWill(app)
  const yesterday = { ...today, day: today.day - 1 }
  expect((await save(customer, { ...choosingTheFirm({ on: yesterday }), executor: [] })).status).toBe(200)
  expect(await storedWill(customer)).toMatchObject({
    secureLegacyProbateAsExecutor: true,
    firmConsent: { ...aFirm(), on: today },
  })
})

test('the choice can be taken back, and made again', async () => {
  const customer = await begunWill(app)
  await save(customer, choosingTheFirm())
  expect((await save(customer, { secureLegacyProbateAsExecutor: false })).status).toBe(200)
  expect((await storedWill(customer)).secureLegacyProbateAsExecutor).toBe(false)
  // Past midnight, and within the life of a log-in.
  app.clock.pass(HALF_AN_HOUR - 60_000)
  await save(customer, choosingTheFirm())
  expect((await storedWill(customer)).firmConsent?.on).toEqual({ ...today, day: today.day + 1 })
})

// Promise: step.lpa-firm
test('appointing the firm settles the powers of attorney of a customer who bought none, and taking it back opens them', async () => {
  const customer = await begunWill(app)
  const told = await save(customer, choosingTheFirm())
  const day = (await storedWill(customer)).lpoaDate
  expect(day).toMatch(/^2026-11-0\d$/)
  expect(told.json<SaveReply>().will.lpoaDate).toBe(day)
  await app.give(customer.userId, ['will', 'lpa-both'])
  expect((await storedWill(customer)).lpoaDate).toBeUndefined()

  const other = await begunWill(app)
  await save(other, choosingTheFirm())
  const takenBack = await save(other, { secureLegacyProbateAsExecutor: false })
  expect(takenBack.json<SaveReply>().will).not.toHaveProperty('lpoaDate')
  expect((await storedWill(other)).lpoaDate).toBeUndefined()
})

describe('refused is', () => {
  // Promise: extra.firm
  test('any firm where none is offered', async () => {
    const customer = await begunWill(withoutFirm)
    const reply = await save(customer, choosingTheFirm())
    expect([reply.status, codeIn(reply)]).toEqual([422, ['FIRM_NOT_OFFERED']])
    const whole = { ...editable(await storedWill(customer)), ...choosingTheFirm() }
    const { version } = await storedWill(customer)
    const atOnce = await customer.post('/api/wills/wills/groupAssetsUpdate', { version, will: whole })
    expect([atOnce.status, codeIn(atOnce)]).toEqual([422, ['FIRM_NOT_OFFERED']])
    expect((await storedWill(customer)).secureLegacyProbateAsExecutor).toBe(false)
  })

  test.each([
    ['a choice without the words', { secureLegacyProbateAsExecutor: true }],
    ['a choice in other words than are offered', choosingTheFirm({ fees: 'Nothing at all.' })],
    ['a firm of the customer’s own', choosingTheFirm({ name: 'Doe & Daughters' })],
  ])('%s', async (_what, part) => {
    const reply = await save(await begunWill(app), part)
    expect([reply.status, codeIn(reply)]).toEqual([422, ['FIRM_CHANGED']])
  })
})

test('what was agreed to stays as it was when the firm is offered no more, and stands in no other save’s way', async () => {
  const customer = await begunWill(withoutFirm, choosingTheFirm())
  expect((await save(customer, { executorBackup: [] })).status).toBe(200)
  expect((await storedWill(customer)).firmConsent).toEqual(choosingTheFirm().firmConsent)
})

describe('going back to earlier answers', () => {
  const backTo = async (customer: Customer, earlier: number) => {
    const { version } = await storedWill(customer)
    return customer.post('/api/account/history/restore', { version, earlier })
  }

  test('goes back to the firm, as a choice of that day', async () => {
    const customer = await begunWill(app)
    await save(customer, choosingTheFirm())
    await save(customer, { secureLegacyProbateAsExecutor: false })
    expect((await backTo(customer, 2)).status).toBe(200)
    const { secureLegacyProbateAsExecutor, firmConsent } = await storedWill(customer)
    expect([secureLegacyProbateAsExecutor, firmConsent?.on]).toEqual([true, londonDay(app.clock())])
  })

  test('leaves the firm out where it is not offered any more, and brings back the rest', async () => {
    const customer = await begunWill(withoutFirm, choosingTheFirm())
    await save(customer, { secureLegacyProbateAsExecutor: false, executorBackup: [] })
    const other = (await storedWill(customer)).status
    expect((await backTo(customer, 1)).status).toBe(200)
    const { secureLegacyProbateAsExecutor, status } = await storedWill(customer)
    expect([secureLegacyProbateAsExecutor, status]).toEqual([false, other])
  })
})
