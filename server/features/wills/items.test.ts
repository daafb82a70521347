import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, straightforward } from '#testkit/builders.ts'
import { appForAll, type Client } from '#testkit/start-app.ts'

const app = appForAll()

const willOf = async (client: Client): Promise<Will> => (await client.get('/api/form')).json<{ will: Will }>().will
const errorsOf = (reply: { json<T>(): T }) => reply.json<{ errors: object }>().errors

const ann = { fullname: 'Ann Lee', type: 'Person', relationship: 'Friend' }

const items = [
  { type: 'persons', list: 'persons', item: ann, change: { fullname: 'Ann Lee Moss' } },
  { type: 'charities', list: 'charities', item: { fullname: 'Shelter' }, change: { charityId: '263710' } },
  {
    type: 'pet',
    list: 'pets',
    item: { fullname: 'Biscuit', type: 'Dog', lookAfter: 'No' },
    change: { lookAfter: 'Yes' },
  },
  {
    type: 'account',
    list: 'accounts',
    item: { assetType: 'Bank account', title: 'Current account' },
    change: { title: 'Savings' },
  },
  {
    type: 'gift',
    list: 'gifts',
    item: { type: 'Donation', amount: 5000, charityName: 'Shelter' },
    change: { amount: 7500 },
  },
] as const

describe.each(items)('an item of $list', ({ type, list, item, change }) => {
  // Promise: will.fields.2, call.create, call.delete
  test('is added, changed and removed, each counting the version', async () => {
    const customer = await app.customer()
    expect((await customer.post(`/api/wills/${type}/create`, item)).json()).toEqual({ id: 1, version: 1 })
    expect((await willOf(customer))[list]).toMatchObject([{ ...item, id: 1 }])

    const changed = await customer.post(`/api/wills/${type}/update`, { ...item, ...change, id: 1, version: 1 })
    expect(changed.json()).toEqual({ version: 2 })
    expect((await willOf(customer))[list]).toMatchObject([{ ...item, ...change, id: 1 }])

    expect((await customer.post(`/api/wills/${type}/delete`, { id: 1, version: 2 })).json()).toEqual({ version: 3 })
    expect((await willOf(customer))[list]).toEqual([])
  })

  // Promise: api.idempotent
  test('asked for twice is added once', async () => {
    const customer = await app.customer()
    const uuid = '0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001'
    const once = await customer.post(`/api/wills/${type}/create`, { ...item, uuid, version: 0 })
    const twice = await customer.post(`/api/wills/${type}/create`, { ...item, uuid, version: 0 })
    expect(twice.json()).toEqual(once.json())

    const key = { 'idempotency-key': 'a key of the caller, any text' }
    const keyed = await customer.post(`/api/wills/${type}/create`, item, key)
    expect((await customer.post(`/api/wills/${type}/create`, item, key)).json()).toEqual(keyed.json())
    expect((await willOf(customer))[list]).toHaveLength(2)
  })

  test('asked for with the same key and other answers is refused, and nothing is lost', async () => {
    const customer = await app.customer()
    const key = { 'idempotency-key': 'a key of the caller, any text' }
    const first = await customer.post(`/api/wills/${type}/create`, item, key)
    const other = await customer.post(`/api/wills/${type}/create`, { ...item, ...change }, key)
    expect([other.status, errorsOf(other)]).toEqual([422, { 'idempotency-key': ['IDEMPOTENCY_KEY_USED'] }])
    await customer.post(`/api/wills/${type}/update`, { ...item, ...change, id: 1 })
    expect((await customer.post(`/api/wills/${type}/create`, item, key)).json()).toEqual({ id: 1, version: 2 })
    expect(first.json()).toEqual({ id: 1, version: 1 })
    expect((await willOf(customer))[list]).toMatchObject([{ ...item, ...change }])
  })

  test('asked for again with other answers has the newer ones, unless another change came between', async () => {
    const customer = await app.customer()
    const uuid = '0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001'
    await customer.post(`/api/wills/${type}/create`, { ...item, uuid, version: 0 })
    const late = await customer.post(`/api/wills/${type}/create`, { ...item, ...change, uuid, version: 0 })
    expect(late.status).toBe(409)
    const again = await customer.post(`/api/wills/${type}/create`, { ...item, ...change, uuid, version: 1 })
    expect(again.json()).toEqual({ id: 1, version: 2 })
    expect((await willOf(customer))[list]).toMatchObject([{ ...item, ...change, uuid }])
    expect((await willOf(customer))[list]).toHaveLength(1)
  })

  // Promise: api.idempotent
  test('asked for twice at the same moment is added once', async () => {
    const customer = await app.customer()
    const uuid = '0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001'
    const replies = await Promise.all(
      [1, 2, 3].map(() => customer.post(`/api/wills/${type}/create`, { ...item, uuid })),
    )
    expect(replies.map((reply) => reply.json<{ id: number }>().id)).toEqual([1, 1, 1])
    expect((await willOf(customer))[list]).toHaveLength(1)
  })

  // Promise: call.update
  test('that is not in the will can be neither changed nor removed', async () => {
    const customer = await app.customer()
    expect((await customer.post(`/api/wills/${type}/update`, { ...item, id: 5 })).status).toBe(404)
    expect((await customer.post(`/api/wills/${type}/delete`, { id: 5 })).status).toBe(404)
    expect((await willOf(customer)).version).toBe(0)
  })

  test('cannot choose its own id', async () => {
    const customer = await app.customer()
    const reply = await customer.post(`/api/wills/${type}/create`, { ...item, id: 77 })
    expect(reply.status).toBe(422)
    expect(Object.keys(errorsOf(reply))).toEqual(['id'])
  })

  // Promise: call.update
  test('keeps its uuid when a change does not repeat it', async () => {
    const customer = await app.customer()
    const uuid = '0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001'
    await customer.post(`/api/wills/${type}/create`, { ...item, uuid })
    await customer.post(`/api/wills/${type}/update`, { ...item, ...change, id: 1 })
    expect((await willOf(customer))[list]).toMatchObject([{ uuid, order: 1 }])
  })
})

// Promise: call.create
test('people added at the same moment are all there', async () => {
  const customer = await app.customer()
  const names = ['Ann Lee', 'Bo Diaz', 'Cy Moss', 'Di Ford']
  const replies = await Promise.all(
    names.map((fullname) => customer.post('/api/wills/persons/create', { ...ann, fullname })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await willOf(customer)).persons.map(({ fullname }) => fullname).sort()).toEqual(names)
})

describe('an item that breaks a rule is refused, naming its field:', () => {
  test.each([
    ['a person with one name', 'persons', { ...ann, fullname: 'Ann' }, { fullname: ['NAME_WRONG_FORMAT'] }],
    [
      // Promise: rule.contact
      'a person whose chosen contact is missing',
      'persons',
      { ...ann, useAddressType: 'email' },
      { email: ['EMAIL_WRONG_FORMAT'] },
    ],
    [
      'a child without an age',
      'persons',
      { fullname: 'Jo Lee', type: 'Child', relationship: 'Son' },
      { isChild: ['SELECT_OPTION'] },
    ],
    ['a charity without a name', 'charities', { fullname: ' ' }, { fullname: ['FIELD_REQUIRED'] }],
    ['a charity whose name shows nothing', 'charities', { fullname: '\ud800' }, { fullname: ['FIELD_EMPTY'] }],
    ['a charity named by a number', 'charities', { fullname: '1234' }, { fullname: ['CHARITY_NAME_WITHOUT_LETTERS'] }],
    ...['12ab', '1', '999999999999'].map((charityId): [string, string, object, object] => [
      `a charity with the number ${charityId}`,
      'charities',
      { fullname: 'Ludlow Cats', charityId },
      { charityId: ['CHARITY_NUMBER_WRONG_FORMAT'] },
    ]),
    ['a pet without a decision', 'pet', { fullname: 'Biscuit', type: 'Dog' }, { lookAfter: ['SELECT_OPTION'] }],
    [
      // Promise: rule.joint
      'a joint account of one',
      'account',
      { assetType: 'Property', owner: 'I own it jointly with someone else' },
      { mortgageWithPersons: ['ADD_ADULT_PERSON'] },
    ],
    [
      'money without a beneficiary',
      'gift',
      { type: 'Money', amount: 100, persons: [] },
      { persons: ['ADD_ONE_BENEFICIARY'] },
    ],
    // Promise: rule.gift
    ['a gift to a stranger', 'gift', { type: 'Item', title: 'a ring', persons: [1, 9] }, { persons: ['UNKNOWN_ID'] }],
    [
      'a pet left to a stranger',
      'pet',
      { fullname: 'Biscuit', type: 'Dog', lookAfter: 'Yes', guardianId: [9] },
      { guardianId: ['UNKNOWN_ID'] },
    ],
  ])('%s', async (_what, type, item, errors) => {
    const customer = await app.customer()
    await customer.post('/api/wills/persons/create', ann)
    const reply = await customer.post(`/api/wills/${type}/create`, item)
    expect(reply.status).toBe(422)
    expect(errorsOf(reply)).toEqual(errors)
    expect((await willOf(customer)).version).toBe(1)
  })
})

describe('a person left out of the will', () => {
  const leftOut = { ...ann, type: 'Excluded', relationship: 'Spouse', isExcluded: true }

  test('stays left out though they are the spouse, and takes nothing', async () => {
    const customer = await app.customer()
    await customer.post('/api/wills/persons/create', { ...leftOut, inherit: true })
    expect((await willOf(customer)).persons[0]).toMatchObject({ type: 'Excluded', inherit: false })
    await customer.post('/api/wills/persons/update', { ...leftOut, id: 1, fullname: 'Ann Lee Moss', inherit: true })
    expect((await willOf(customer)).persons[0]).toMatchObject({
      fullname: 'Ann Lee Moss',
      type: 'Excluded',
      inherit: false,
    })
  })

  test('leaves room for a partner', async () => {
    const customer = await app.customer()
    await customer.post('/api/wills/persons/create', leftOut)
    const partner = { ...ann, fullname: 'Bo Diaz', type: 'partner', relationship: 'Partner' }
    expect((await customer.post('/api/wills/persons/create', partner)).status).toBe(200)
  })
})

describe('a partner', () => {
  // Promise: person.type.2
  test('is the partner whichever page names them', async () => {
    const customer = await app.customer()
    await customer.post('/api/wills/persons/create', { ...ann, type: 'Guardian', relationship: 'Spouse' })
    expect((await willOf(customer)).persons[0]?.type).toBe('partner')
  })

  // Promise: person.type.2
  test('is one person only', async () => {
    const customer = await app.customer()
    const partner = { ...ann, type: 'partner', relationship: 'Partner' }
    await customer.post('/api/wills/persons/create', partner)
    const second = await customer.post('/api/wills/persons/create', { ...partner, fullname: 'Bo Diaz' })
    expect(second.status).toBe(422)
    expect(errorsOf(second)).toEqual({ relationship: ['SELECT_OPTION'] })
    expect((await customer.post('/api/wills/persons/update', { ...partner, id: 1 })).status).toBe(200)
  })
})

// Promise: remove.executors, call.delete
test('a removed person is named nowhere afterwards', async () => {
  const customer = await app.customer()
  await customer.post('/api/wills/persons/create', ann)
  await customer.post('/api/wills/persons/create', { ...ann, fullname: 'Bo Diaz' })
  await customer.post('/api/wills/gift/create', { type: 'Item', title: 'a ring', persons: [1, 2] })
  await customer.post('/api/wills/pet/create', { fullname: 'Rex', type: 'Dog', lookAfter: 'Yes', guardianId: [1] })
  const executors = { executor: [1, 2], situation: straightforward }
  await customer.post('/api/form', { step: 'will.executors.executors', version: 4, will: executors })
  await customer.post('/api/wills/persons/delete', { id: 1 })
  const will = await willOf(customer)
  expect([will.executor, will.gifts[0]?.persons, will.pets[0]?.guardianId]).toEqual([[2], [2], []])
})

// A customer may choose somebody on an older page or a second device, where that person still seems fit for an office.
describe.each([
  ['turns out to be under 18', { dob: { day: 1, month: 5, year: 2015 } }],
  ['has died', { died: true as const }],
])('a person in an office who %s', (_what, since) => {
  const example = completeExampleWill()
  const anne = { ...example.persons.find(({ id }) => id === 4), ...since }

  const refusedFor = async (given: Partial<Will>): Promise<string[]> => {
    const customer = await app.customer()
    const will = { ...example, ...given, id: customer.willId, version: 0 }
    await app.stores.wills.save(customer.userId, will, app.clock())
    expect((await customer.post('/api/payment/checkout', { items: ['will'] })).status).toBe(200)
    expect((await customer.post('/api/wills/persons/update', anne)).status).toBe(200)
    const reply = await customer.post('/api/payment/checkout', { items: ['will'] })
    expect(reply.status).toBe(422)
    return Object.entries(errorsOf(reply)).flatMap(([field, codes]) => `${field} ${String(codes)}`)
  }

  test('is kept, and the will is not sold until another guardian is chosen', async () => {
    expect(await refusedFor({ executorBackup: [] })).toEqual([
      'will.beneficiaries.guardians:guardianId.3 GUARDIAN_UNDER_18',
    ])
  })

  test('is not sold as an executor either', async () => {
    expect(await refusedFor({ executor: [1, 4], executorBackup: [] })).toContain(
      'will.executors.executors:executor EXECUTOR_UNDER_18',
    )
  })

  test('cannot be chosen as an executor again by a page that shows them still', async () => {
    const customer = await app.customer()
    await app.stores.wills.save(customer.userId, { ...example, id: customer.willId, version: 0 }, app.clock())
    await customer.post('/api/wills/persons/update', anne)
    const { version } = await willOf(customer)
    const reply = await customer.post('/api/form', {
      step: 'will.executors.executors',
      version,
      will: { executor: [1, 4] },
    })
    expect([reply.status, errorsOf(reply)]).toEqual([422, { executor: ['EXECUTOR_UNDER_18'] }])
  })
})

test('a substitute who has died is not sold, and one who is not yet 18 is', async () => {
  const example = completeExampleWill()
  const priya = example.persons.find(({ id }) => id === 7)
  const statusAfter = async (since: object): Promise<number> => {
    const customer = await app.customer()
    const will = { ...example, pets: [], havePets: 'No' as const, gifts: [], executorBackup: [7] }
    await app.stores.wills.save(customer.userId, { ...will, id: customer.willId, version: 0 }, app.clock())
    expect((await customer.post('/api/wills/persons/update', { ...priya, ...since })).status).toBe(200)
    return (await customer.post('/api/payment/checkout', { items: ['will'] })).status
  }
  expect(await statusAfter({ died: true })).toBe(422)
  expect(await statusAfter({ dob: { day: 1, month: 5, year: 2015 } })).toBe(200)
})
