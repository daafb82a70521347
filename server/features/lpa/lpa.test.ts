import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { DocumentsReply } from '#core/api/documents.ts'
import type { SaveReply } from '#core/api/wills.ts'
import type { Entitlement } from '#core/catalogue/products.ts'
import { lpaTypes } from '#core/will/lpa-options.ts'
import type { Lpa } from '#core/will/lpa-schema.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { textOfPdf } from '#testkit/pdf-text.ts'
import { inProcessRenderer } from '#testkit/rendered.ts'
import { appForAll, type Client } from '#testkit/start-app.ts'

const app = appForAll({ renderer: inProcessRenderer })

const [MONEY, HEALTH] = lpaTypes
const both = [anLpa(MONEY), anLpa(HEALTH)]

/** A customer with the example will and these answers, who has paid for what is said. */
const buyerOf = async (bought: readonly Entitlement[], powers: readonly Lpa[]) => {
  const customer = await app.customer()
  const will = { ...completeExampleWill(), powers: [...powers], id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  await app.give(customer.userId, bought)
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  return customer
}
const paid = (powers: readonly Lpa[]) => buyerOf(['will', 'lpa-both'], powers)

const willOf = async (client: Client) => (await client.get('/api/form')).json<{ will: Will }>().will
const complete = (client: Client, version = 1) => client.post('/api/wills/lpa/complete', { version })
const reopen = (client: Client) => client.post('/api/wills/lpa/reopen', {})
const saveWill = async (client: Client, changed: Partial<Will>) => {
  const will = await willOf(client)
  return client.post('/api/wills/wills/groupAssetsUpdate', {
    version: will.version,
    will: { ...editable(will), ...changed },
  })
}
const sheetsOf = async (client: Client) =>
  (await client.get('/api/documents'))
    .json<DocumentsReply>()
    .documents.map(({ id }) => id)
    .filter((id) => id.startsWith('lpa'))

describe('Finishing the powers of attorney', () => {
  test('notes the day on the server, and counts as no change of the will', async () => {
    const customer = await paid(both)
    const reply = await complete(customer)
    expect(reply.status).toBe(200)
    expect(reply.json<SaveReply>()).toMatchObject({ version: 1, will: { lpoaDate: '2026-11-03' } })
    expect((await willOf(customer)).lpoaDate).toBe('2026-11-03')
  })

  test('again, on a later day, keeps the first', async () => {
    const customer = await paid(both)
    await app.stores.wills.setStatusFields(customer.userId, { lpoaDate: '2026-10-30' })
    expect((await complete(customer)).json<SaveReply>().will.lpoaDate).toBe('2026-10-30')
  })

  // Promise: step.lpa-payment, role.paid
  test.each([
    ['nothing is paid for', []],
    ['only the will is paid for', ['will']],
    ['the will is not paid for', ['lpa-both']],
  ] as const)('asks for payment when %s', async (_what, bought) => {
    const customer = await buyerOf(bought, both)
    for (const reply of [await complete(customer), await reopen(customer)]) {
      expect(reply.status).toBe(402)
      expect(reply.json()).toMatchObject({ errors: { paid: ['NOT_PAID'] } })
    }
    expect((await willOf(customer)).lpoaDate).toBeUndefined()
  })

  test.each<[string, Lpa[], Record<string, string[]>]>([
    [
      'one of two is not begun',
      [anLpa(MONEY)],
      {
        'powers.health.attorneys': ['ADD_ATTORNEY'],
        'powers.health.certificateProvider.name': ['FIELD_REQUIRED'],
        'powers.health.certificateProvider.kind': ['SELECT_OPTION'],
      },
    ],
    [
      'an attorney is under 18',
      [anLpa(MONEY, { attorneys: [3], howTheyAct: undefined }), anLpa(HEALTH)],
      { 'powers.money.attorneys': ['ATTORNEY_UNDER_18'] },
    ],
    [
      'the certificate provider is family',
      [
        anLpa(MONEY),
        anLpa(HEALTH, { certificateProvider: { name: 'Peter Price', kind: 'Has the professional skills' } }),
      ],
      { 'powers.health.certificateProvider.name': ['CERTIFICATE_PROVIDER_IS_FAMILY'] },
    ],
  ])('is refused with the fields when %s', async (_what, powers, errors) => {
    const customer = await paid(powers)
    const reply = await complete(customer)
    expect(reply.status).toBe(422)
    expect(reply.json<{ errors: object }>().errors).toEqual(errors)
    expect((await willOf(customer)).lpoaDate).toBeUndefined()
  })

  test('is refused for answers that were changed in between', async () => {
    const customer = await paid(both)
    await saveWill(customer, { powers: [anLpa(MONEY)] })
    const reply = await complete(customer, 1)
    expect(reply.status).toBe(409)
    expect(reply.json()).toMatchObject({ version: 2 })
  })

  test('does nothing for another customer, or for another customer’s will', async () => {
    const owner = await paid(both)
    const other = await paid(both)
    await complete(owner)
    expect((await willOf(other)).lpoaDate).toBeUndefined()
    const header = { 'x-will-id': String(owner.willId) }
    expect((await other.post('/api/wills/lpa/complete', { version: 1 }, header)).status).toBe(404)
    expect((await other.post('/api/wills/lpa/reopen', {}, header)).status).toBe(404)
    expect((await willOf(owner)).lpoaDate).toBe('2026-11-03')
  })
})

describe('The documents', () => {
  test('have the guide before the powers are finished, and the sheets afterwards', async () => {
    const customer = await paid(both)
    expect(await sheetsOf(customer)).toEqual(['lpa-guide'])
    await complete(customer)
    expect(await sheetsOf(customer)).toEqual(['lpa-guide', 'lpa-financial', 'lpa-health'])
  })

  test('say on the sheets what was answered', async () => {
    const customer = await paid(both)
    await complete(customer)
    const { packUrl } = (await customer.get('/api/documents')).json<DocumentsReply>()
    const files = Object.entries(unzipSync((await customer.get(packUrl)).bytes))
    const [, sheet] = files.find(([name]) => name.includes('What to write on form LP1F')) ?? expect.unreachable()
    const text = await textOfPdf(sheet)
    for (const words of ['Margaret Ellen', 'Thomas Hale', 'Ruth Hale', 'Anne Price', 'Priya Sharma', 'Gwen Lloyd'])
      expect(text).toContain(words)
    expect(text).not.toContain('Put these right first')
  })

  test('lose the sheets while the powers are open again, and have none for a customer who bought none', async () => {
    const customer = await paid(both)
    await complete(customer)
    expect((await reopen(customer)).json<SaveReply>().will).not.toHaveProperty('lpoaDate')
    expect(await sheetsOf(customer)).toEqual(['lpa-guide'])
    expect(await sheetsOf(await buyerOf(['will'], both))).toEqual([])
  })
})

describe('People named in a power of attorney', () => {
  test.each([
    ['attorneys', { attorneys: [99] }],
    ['replacements', { replacements: [99] }],
    ['peopleToTell', { peopleToTell: [99] }],
    ['bankrupt', { bankrupt: [99] }],
  ])('as %s must be in the will', async (field, named) => {
    const customer = await paid([])
    const reply = await saveWill(customer, { powers: [anLpa(MONEY, named)] })
    expect(reply.status).toBe(422)
    expect(reply.json<{ errors: object }>().errors).toEqual({ [`powers.money.${field}`]: ['UNKNOWN_ID'] })
  })

  test('are named nowhere in it once they are removed from the will', async () => {
    const customer = await paid(both)
    expect((await customer.post('/api/wills/persons/delete', { id: 1 })).status).toBe(200)
    const { powers = [] } = await willOf(customer)
    expect(powers.map(({ attorneys }) => attorneys)).toEqual([[2], [2]])
  })
})

test('the answers are a save of the will like any other: they can be gone back to', async () => {
  const customer = await paid([])
  await saveWill(customer, { powers: both })
  await saveWill(customer, { powers: [] })
  const reply = await customer.post('/api/account/history/restore', { version: 3, earlier: 2 })
  expect(reply.json<SaveReply>().will.powers).toEqual(both)
})
