import { describe, expect, test } from 'vitest'
import { editable } from '#core/will/new-will.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { aGift, completeExampleWill } from '#testkit/builders.ts'
import { appForAll, type Client } from '#testkit/start-app.ts'

const app = appForAll()

const example = completeExampleWill()

const withExample = async (given: Partial<Will> = {}) => {
  const customer = await app.customer()
  const will = { ...completeExampleWill(given), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  return customer
}

const versionOf = async (client: Client): Promise<number> =>
  (await client.get('/api/form')).json<{ will: Will }>().will.version

const replaced = <T extends { id: number }>(items: readonly T[], id: number, change: Partial<T>): T[] =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item))

const person = (id: number, change: Partial<Person>) => ({ persons: replaced(example.persons, id, change) })

const { isChild: _, dob: __, ...ageless } = example.persons[2] ?? {}

const saves = {
  'a step': (client: Client, part: Partial<Will>) =>
    client.post('/api/form', { step: 'will.funeral-wishes', version: 1, will: part }),
  'every answer at once': (client: Client, part: Partial<Will>) =>
    client.post('/api/wills/wills/groupAssetsUpdate', { version: 1, will: { ...editable(example), ...part } }),
}

describe.each(Object.entries(saves))('a save of %s', (_what, save) => {
  // Promise: will.fields.3
  test.each<[string, Partial<Will>, Record<string, string[]>]>([
    [
      'a person with digits for a name',
      person(5, { fullname: '12345' }),
      { 'persons.5.fullname': ['NAME_WITHOUT_NUMBER_WRONG_FORMAT'] },
    ],
    ['a person without a name', person(5, { fullname: ' ' }), { 'persons.5.fullname': ['FIELD_REQUIRED'] }],
    [
      'a person whose chosen contact is none',
      person(7, { email: 'nowhere' }),
      { 'persons.7.email': ['EMAIL_WRONG_FORMAT'] },
    ],
    [
      'a child without an age',
      { persons: example.persons.map((one) => (one.id === 3 ? ({ ...ageless } as Person) : one)) },
      { 'persons.3.isChild': ['SELECT_OPTION'] },
    ],
    ['a second partner', person(5, { type: 'partner' }), { 'persons.5.relationship': ['SELECT_OPTION'] }],
    [
      'a charity without a name',
      { charities: replaced(example.charities, 1, { fullname: '' }) },
      { 'charities.1.fullname': ['FIELD_REQUIRED'] },
    ],
    [
      'a pet without a name',
      { pets: replaced(example.pets, 1, { fullname: '' }) },
      { 'pets.1.fullname': ['FIELD_REQUIRED'] },
    ],
    [
      'a joint home without a joint owner',
      { accounts: replaced(example.accounts, 1, { mortgageWithPersons: [] }) },
      { 'accounts.1.mortgageWithPersons': ['ADD_ADULT_PERSON'] },
    ],
    [
      'money without a beneficiary',
      { gifts: replaced(example.gifts, 1, { persons: [] }) },
      { 'gifts.1.persons': ['ADD_ONE_BENEFICIARY'] },
    ],
    ['a phone that rings nowhere', { details: { ...example.details, phone: '123' } }, { phone: ['PHONE_INVALID'] }],
    [
      'an email that is none',
      { details: { ...example.details, email: 'margaret' } },
      { email: ['EMAIL_WRONG_FORMAT'] },
    ],
  ])('refuses %s, and changes nothing', async (_who, part, errors) => {
    const customer = await withExample()
    const reply = await save(customer, part)
    expect(reply.status).toBe(422)
    expect(reply.json<{ errors: object }>().errors).toEqual(errors)
    expect(await versionOf(customer)).toBe(1)
  })

  test.each<[string, Partial<Will>]>([
    ['shares of people whose details are all there', person(2, { estatePercent: 10 })],
    ['contact details of another kind than the chosen one', person(4, { email: 'not yet typed' })],
    ['a phone and an email taken away', { details: { ...example.details, phone: '', email: '' } }],
    ['a person left out whom a joint home, a gift and a pet name', { persons: example.persons.slice(1, 5) }],
  ])('takes %s', async (_what, part) => {
    expect((await save(await withExample(), part)).status).toBe(200)
  })

  test('minds nothing that was there already', async () => {
    const unnamed = replaced(example.persons, 3, { isChild: 'Yes', dob: { day: 1, month: 1, year: 2005 } })
    const gifts = [aGift({ id: 1, type: 'Money', persons: [] })]
    const details = { ...example.details, phone: '123', email: 'margaret' }
    const customer = await withExample({ persons: unnamed, gifts, details })
    const persons = replaced(unnamed, 3, { estatePercent: 15 })
    expect((await save(customer, { persons, gifts, details })).status).toBe(200)
  })
})
