import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SecondFactor } from '#core/api/auth.ts'
import { withAuthenticator } from '#testkit/authenticator.ts'
import { simplestWill } from '#testkit/builders.ts'
import { appForEach } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { DecryptionFailed, KEY_BYTES } from '../crypto/cipher.ts'
import { BadMasterKey, type MasterKeys, parseMasterKeys } from '../crypto/master-keys.ts'
import { replaceDataKey, replaceDataKeys, rotateMasterKey } from './key-rotation.ts'
import { assertMasterKeysPresent, countKeysByMaster, createVaults } from './repositories/keys.store.ts'
import { createStores } from './stores.ts'

const app = appForEach()

const needs = () => ({ db: app.db, clock: app.clock, ...encryption })

const wish = (version: number, description: string) => ({
  step: 'will.gifts',
  version,
  will: { whatToDo: { option: 'Burial', description } },
})

/** Wills as a process that has just started reads them. */
const freshWills = (masterKeys: MasterKeys = encryption.masterKeys) =>
  createStores(app.db, createVaults({ masterKeys, randomBytes, clock: app.clock })).wills

const keyIds = async (): Promise<number[]> =>
  (await app.db.selectFrom('data_keys').select('id').orderBy('id').execute()).map(({ id }) => id)

test('after the master key was rotated every will opens with the new one alone, and with the old one none', async () => {
  const customers = await Promise.all([app.customer(), app.customer(), app.customer()])
  const old = encryption.masterKeys()[0].id
  const fresh = randomBytes(KEY_BYTES).toString('base64')
  const oldEncoded = Buffer.alloc(KEY_BYTES, 7).toString('base64')
  const both = parseMasterKeys(`${fresh},${oldEncoded}`)
  expect(await rotateMasterKey({ ...needs(), masterKeys: both })).toBe(3)
  expect(await rotateMasterKey({ ...needs(), masterKeys: both })).toBe(0)
  expect((await countKeysByMaster(app.db)).has(old)).toBe(false)
  for (const { userId } of customers) {
    expect(await freshWills(parseMasterKeys(fresh)).find(userId)).toBeDefined()
    await expect(freshWills().find(userId)).rejects.toThrow(DecryptionFailed)
  }
  await expect(assertMasterKeysPresent(app.db, encryption.masterKeys)).rejects.toThrow(BadMasterKey)
  await assertMasterKeysPresent(app.db, parseMasterKeys(fresh))
})

test('a customer’s new key opens every revision and document, and the old key is gone', async () => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  await app.give(customer.userId, ['will'])
  const before = (await customer.get('/api/documents/will.pdf')).text
  const [old] = await keyIds()
  await replaceDataKey(customer.userId, needs())
  expect(await keyIds()).not.toContain(old)
  for (const wills of [freshWills(), app.stores.wills])
    for (const version of [0, 1]) expect((await wills.at(customer.userId, version))?.will.version).toBe(version)
  expect((await customer.get('/api/documents/will.pdf?version=1')).text).toBe(before)
  expect((await customer.post('/api/form', wish(1, 'elm'))).status).toBe(200)
})

test('the pages that a customer was shown open with their new key', async () => {
  const customer = await app.customer()
  await customer.post('/api/wills/visited', { visited: ['will.gifts'] })
  await replaceDataKey(customer.userId, needs())
  expect(await freshWills().visited(customer.userId)).toEqual(['will.gifts'])
})

test('an authenticator goes on working under a customer’s new key', async () => {
  const owner = await withAuthenticator(app)
  const [before] = await app.db.selectFrom('authenticators').selectAll().execute()
  await replaceDataKey(owner.id, needs())
  const [after] = await app.db.selectFrom('authenticators').selectAll().execute()
  expect(after?.data_key_id).not.toBe(before?.data_key_id)
  expect(after?.secret).not.toEqual(before?.secret)
  app.clock.pass(30_000)
  const login = await app.api().post('/api/auth/login', { email: owner.email, password: owner.password })
  const { ticket } = login.json<SecondFactor>().secondFactor
  expect((await app.api().post('/api/auth/second-factor', { ticket, code: owner.code() })).status).toBe(200)
})

test('keys change while customers save and read, and no request fails', async () => {
  const customers = await Promise.all(Array.from({ length: 4 }, () => app.customer()))
  let going = true
  const saved = customers.map(() => 0)
  const saving = customers.map(async (customer, index) => {
    for (let version = 0; going; version += 1) {
      expect((await customer.post('/api/form', wish(version, `wish ${version}`))).status).toBe(200)
      saved[index] = version + 1
      expect((await customer.get('/api/form')).status).toBe(200)
    }
  })
  for (let round = 0; round < 4; round += 1) expect(await replaceDataKeys(needs())).toBe(4)
  going = false
  await Promise.all(saving)
  for (const [index, { userId }] of customers.entries()) {
    const found = await freshWills().find(userId)
    expect(found?.will.version).toBe(saved[index])
  }
  expect(await keyIds()).toHaveLength(4)
})

test('a deleted account takes its key with it, and a copy made before cannot be decrypted', async () => {
  const customer = await app.customer()
  await customer.post('/api/form', wish(0, 'oak'))
  const copy = await app.db.selectFrom('will_revisions').selectAll().where('version', '=', 1).executeTakeFirstOrThrow()
  await app.db.deleteFrom('users').where('id', '=', customer.userId).execute()
  expect(await keyIds()).toEqual([])
  expect(await app.db.selectFrom('will_revisions').selectAll().execute()).toEqual([])
  const vaultFor = createVaults({ ...encryption, clock: app.clock })
  await expect(vaultFor(app.db).decrypt(customer.userId, copy.data_key_id, copy.body, 'anywhere')).rejects.toThrow()
})

test('keyed hashes of addresses and waiting mail go on working after the master key was rotated', async () => {
  const before = createVaults({ ...encryption, clock: app.clock })(app.db).service
  const index = await before.addressIndex('Isla@example.com')
  const mail = await before.encryptMail('a', 'Hello')
  const fresh = randomBytes(KEY_BYTES).toString('base64')
  const old = Buffer.alloc(KEY_BYTES, 7).toString('base64')
  await rotateMasterKey({ ...needs(), masterKeys: parseMasterKeys(`${fresh},${old}`) })
  const after = createVaults({ masterKeys: parseMasterKeys(fresh), randomBytes, clock: app.clock })(app.db).service
  expect(await after.addressIndex('isla@example.com')).toBe(index)
  expect(await after.decryptMail('a', mail)).toBe('Hello')
  const withOld = createVaults({ ...encryption, clock: app.clock })(app.db).service
  await expect(withOld.addressIndex('isla@example.com')).rejects.toThrow(DecryptionFailed)
})
