import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { NoteSigning } from '#core/api/after-signing.ts'
import type { DocumentsReply } from '#core/api/documents.ts'
import type { HistoryReply } from '#core/api/history.ts'
import { witnessTicks } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { appForAll, askForEverything, type Customer } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'

const app = appForAll({ publicUrl: 'https://wills.example' })

const [THOMAS, RUTH] = [1, 2]

/** Thomas and Ruth are the executors. The documents are downloaded. */
const withExecutors = async (paid = true): Promise<Customer> => {
  const customer = await app.customer()
  const given = completeExampleWill({ executor: [THOMAS, RUTH], notifyExecutors: 'Yes', notifyHow: 'Email' })
  const will = { ...given, id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  if (paid) {
    await app.give(customer.userId, ['will'])
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  }
  return customer
}

const noted: NoteSigning = {
  on: { day: 3, month: 11, year: 2026 },
  witnesses: ['Mary Ash', 'David Ash'],
  ticks: [...witnessTicks],
  storage: 'In the blue box in the study',
}

const willOf = async (customer: Customer) => (await customer.get('/api/form')).json<{ will: Will }>().will
const actionsOf = async (customer: Customer) =>
  (await customer.get('/api/account/history')).json<HistoryReply>().events.map(({ action }) => action)

describe('the note of the signing', () => {
  test('says when, in front of whom and where the will is, and stands in the activity', async () => {
    const customer = await withExecutors()
    expect((await customer.post('/api/signing', noted)).status).toBe(200)
    const { storage, ...signing } = noted
    expect(await willOf(customer)).toMatchObject({ storage, signing })
    expect(await actionsOf(customer)).toContain('noted the signing')
  })

  test('can be corrected, and taken back', async () => {
    const customer = await withExecutors()
    await customer.post('/api/signing', noted)
    await customer.post('/api/signing', { ...noted, storage: 'With the Probate Service' })
    expect(await willOf(customer)).toMatchObject({ storage: 'With the Probate Service' })
    expect((await customer.delete('/api/signing')).status).toBe(200)
    const will = await willOf(customer)
    expect([will.signing, will.storage]).toEqual([undefined, undefined])
  })

  test('is not replaced by another tab that has not read it; the same again is kept', async () => {
    const customer = await withExecutors()
    await customer.post('/api/signing', { ...noted, over: null })
    const { signing } = await willOf(customer)
    const other = { ...noted, witnesses: ['Mary Okafor', 'Owen Rao'] }
    const refused = await customer.post('/api/signing', { ...other, over: null })
    expect(refused.status).toBe(409)
    expect(refused.json<{ will: Will }>().will.signing).toEqual(signing)
    expect((await customer.post('/api/signing', { ...noted, over: null })).status).toBe(200)
    expect((await customer.post('/api/signing', { ...other, over: signing })).status).toBe(200)
    expect((await willOf(customer)).signing?.witnesses).toEqual(other.witnesses)
  })

  test('is not replaced by another that only says it is kept elsewhere, unless that was read', async () => {
    const customer = await withExecutors()
    await customer.post('/api/signing', { ...noted, over: null })
    const other = { ...noted, storage: 'With the bank' }
    expect((await customer.post('/api/signing', { ...other, over: null })).status).toBe(409)
    const { storage, ...signing } = noted
    const reread = { ...signing, storage: 'In the attic' }
    expect((await customer.post('/api/signing', { ...other, over: reread })).status).toBe(409)
    expect(await willOf(customer)).toMatchObject({ storage })
    expect((await customer.post('/api/signing', { ...other, over: { ...signing, storage } })).status).toBe(200)
    expect(await willOf(customer)).toMatchObject({ storage: other.storage })
  })

  test('changes no answer: the version of the will stays, and saves go on', async () => {
    const customer = await withExecutors()
    const before = await willOf(customer)
    await customer.post('/api/signing', noted)
    expect((await willOf(customer)).version).toBe(before.version)
    const save = { step: 'will.executors.executor-notify', version: before.version, will: { notifyExecutors: 'No' } }
    expect((await customer.post('/api/form', save)).status).toBe(200)
    expect((await willOf(customer)).signing).toBeDefined()
  })

  test.each<[string, object, string]>([
    ['a day that has not come', { on: { day: 4, month: 11, year: 2026 } }, 'on.year'],
    ['a day that is none', { on: { day: 31, month: 2, year: 2026 } }, 'on.day'],
    ['one witness twice', { witnesses: ['Mary Ash', ' mary  ash '] }, 'witnesses.1'],
    ['a witness with half a name', { witnesses: ['Mary', 'David Ash'] }, 'witnesses.0'],
    ['no place', { storage: ' ' }, 'storage'],
    ['a will that was never made', { fingerprint: 'AAAA-AAAA' }, 'fingerprint'],
  ])('is refused with %s', async (_what, change, field) => {
    const reply = await (await withExecutors()).post('/api/signing', { ...noted, ...change })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual([field])
  })

  test('keeps which edition was signed, and is refused for one that was never made', async () => {
    const customer = await withExecutors()
    const { fingerprint } = (await customer.get('/api/documents')).json<DocumentsReply>()
    const large = await customer.post('/api/signing', { ...noted, fingerprint, edition: 'large' })
    expect(large.json()).toMatchObject({ errors: { fingerprint: ['SELECT_OPTION'] } })
    expect((await customer.post('/api/signing', { ...noted, fingerprint, edition: 'normal' })).status).toBe(200)
    expect((await willOf(customer)).signing).toMatchObject({ fingerprint, edition: 'normal' })
  })

  test('is refused for a day before the documents were made', async () => {
    const customer = await withExecutors()
    const { fingerprint } = (await customer.get('/api/documents')).json<DocumentsReply>()
    const early = { ...noted, fingerprint, on: { day: 2, month: 11, year: 2026 } }
    expect((await customer.post('/api/signing', early)).json()).toMatchObject({
      errors: { 'on.day': ['SIGNED_BEFORE_MADE'] },
    })
    expect((await customer.post('/api/signing', { ...noted, fingerprint })).status).toBe(200)
  })

  test('is encrypted, opens with the customer’s next key, and is in what they can download', async () => {
    const customer = await withExecutors()
    await customer.post('/api/signing', noted)
    const { after_signing } = await app.db
      .selectFrom('wills')
      .select('after_signing')
      .where('user_id', '=', customer.userId)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(after_signing ?? []).toString()).not.toContain('blue box')
    await replaceDataKey(customer.userId, { db: app.db, ...encryption, clock: app.clock })
    expect(await willOf(customer)).toMatchObject({ storage: noted.storage })
    const zip = unzipSync((await askForEverything(customer)).bytes)
    expect(strFromU8(zip['account.json'] ?? new Uint8Array())).toContain('blue box')
  })
})
