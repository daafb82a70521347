import { afterAll, beforeAll, expect, test } from 'vitest'
import { begunWill, saveStep, storedWill } from '#testkit/begun-will.ts'
import { aPerson, simplestWill } from '#testkit/builders.ts'
import { type Customer, startApp, type TestApp } from '#testkit/start-app.ts'

let app: TestApp
let without: TestApp
beforeAll(async () => {
  app = await startApp()
  without = await startApp({ parts: ['ages'] })
})
afterAll(async () => {
  await app.close()
  await without.close()
})

const save = (customer: Customer, part: object) => saveStep(customer, 'will.gifts', part)
const errorsOf = (reply: { json<T>(): T }) => reply.json<{ errors: Record<string, string[]> }>().errors
const belongings = { persons: [1], backupPersons: [] }

test('a part that is on can be added', async () => {
  const customer = await begunWill(app)
  expect((await save(customer, { belongings })).status).toBe(200)
  expect(await storedWill(customer)).toMatchObject({ belongings })
})

test('a part that is off cannot be added, by a step or by the dialog of a person', async () => {
  const customer = await begunWill(without)
  const reply = await save(customer, { belongings })
  expect([reply.status, errorsOf(reply)]).toEqual([422, { belongings: ['PART_NOT_OFFERED'] }])
  expect(await storedWill(customer)).not.toHaveProperty('belongings')
})

test('a will that has the part keeps it, may be changed, and cannot be paid for', async () => {
  const persons = [...simplestWill().persons, aPerson({ id: 2, fullname: 'Cy Hale' })]
  const customer = await begunWill(without, { belongings, persons })
  expect((await save(customer, { belongings: { ...belongings, backupPersons: [2] } })).status).toBe(200)
  const bought = await customer.post('/api/payment/checkout', { items: ['will'] })
  expect([bought.status, errorsOf(bought)]).toEqual([422, { belongings: ['PART_NOT_OFFERED'] }])
  const removed = await save(customer, { belongings: { persons: [], backupPersons: [] } })
  expect(removed.status).toBe(200)
  expect((await customer.post('/api/payment/checkout', { items: ['will'] })).status).toBe(200)
})
