import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { simplestWill } from '#testkit/builders.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { createRevisionWitness, readWitnessed } from '../adapters/revision-witness.ts'
import { parseMasterKeys } from '../crypto/master-keys.ts'
import { replaceDataKey, rotateMasterKey } from '../db/key-rotation.ts'
import { createVaults } from '../db/repositories/keys.store.ts'
import { createStores } from '../db/stores.ts'
import { checkHealth } from './healthcheck.ts'

let folder: string
let file: string
let app: TestApp
beforeEach(async () => {
  const first = await startApp()
  folder = first.folder
  file = join(folder, 'heirloom.heads')
  app = await startApp({ headsFile: file, headsEvery: 20 })
  return () => first.close()
})
afterEach(() => app.close())

const service = () => createVaults({ ...encryption, clock: app.clock })(app.db).service

const wish = (version: number) => ({
  step: 'will.gifts',
  version,
  will: { whatToDo: { option: 'Burial', description: `wish ${version}` } },
})

const writer = async (saves: number) => {
  const customer = await app.customer()
  for (let version = 0; version < saves; version += 1)
    expect((await customer.post('/api/form', wish(version))).status).toBe(200)
  return customer
}

/** The newest revisions are written down a moment later. */
const written = async (willId: number, version: number) =>
  expect.poll(async () => (await readWitnessed(file, service())).revisions.heads.get(willId)?.version).toBe(version)

const revisions = async (given = encryption) =>
  (await checkHealth(app.db, given, app.clock, file)).find(({ about }) => about === 'revisions')

const newestOf = (willId: number, version: number) =>
  app.db.deleteFrom('will_revisions').where('will_id', '=', willId).where('version', '=', version)

describe('doctor finds the revisions of a will', () => {
  test('as they were saved, also after history was thinned out and every key was changed', async () => {
    const { userId, willId } = await writer(4)
    await written(willId, 4)
    await newestOf(willId, 2).execute()
    await replaceDataKey(userId, { db: app.db, clock: app.clock, ...encryption })
    const fresh = randomBytes(32).toString('base64')
    const both = parseMasterKeys(`${fresh},${Buffer.alloc(32, 7).toString('base64')}`)
    await rotateMasterKey({ db: app.db, clock: app.clock, masterKeys: both, randomBytes })
    const { ok, said } = (await revisions({ masterKeys: parseMasterKeys(fresh), randomBytes })) ?? {}
    expect({ ok, said }).toEqual({
      ok: true,
      said: '4 of 1 wills are as they were saved; 1 wills were seen',
    })
  })

  test('as they were saved, where an older version saved them before revisions were linked, and the product went on', async () => {
    const { userId, willId } = await writer(3)
    await written(willId, 3)
    await app.db.updateTable('will_revisions').set({ previous: '', chain: '' }).where('will_id', '=', willId).execute()
    await writeFile(file, '')
    expect(await revisions()).toMatchObject({
      ok: true,
      said: expect.stringContaining('4 were saved before revisions were linked'),
    })
    const afterUpgrade = createStores(app.db, createVaults({ ...encryption, clock: app.clock }))
    for (const version of [3, 4])
      await afterUpgrade.wills.save(userId, { ...simplestWill(), id: willId, version }, app.clock())
    expect(await revisions()).toMatchObject({ ok: true })

    // What was linked does not pass for older.
    await app.db.updateTable('will_revisions').set({ previous: '', chain: '' }).where('version', '=', 4).execute()
    expect(await revisions()).toMatchObject({ ok: false, said: '1 revisions are not as they were saved' })
  })

  test('rolled back when the newest was deleted from the database', async () => {
    const { willId } = await writer(3)
    await written(willId, 3)
    await newestOf(willId, 3).execute()
    expect(await revisions()).toMatchObject({ ok: false, said: '1 wills are older than what was seen of them' })
  })

  test('rolled back when the customer has saved again since', async () => {
    const customer = await writer(3)
    await written(customer.willId, 3)
    await newestOf(customer.willId, 3).execute()
    expect((await customer.post('/api/form', { ...wish(2), will: { whatToDo: { option: 'Cremation' } } })).status).toBe(
      200,
    )
    await expect.poll(async () => (await readWitnessed(file, service())).revisions.forked.size).toBe(1)
    expect(await revisions()).toMatchObject({ ok: false, said: '1 wills are older than what was seen of them' })
  })

  test.each([
    ['its time', { saved_at: '2020-01-01T00:00:00.000Z' }],
    ['its place in the chain', { previous: 'A'.repeat(43) }],
    ['its hash', { chain: 'A'.repeat(43) }],
  ])('changed when someone wrote %s', async (_what, change) => {
    const { willId } = await writer(3)
    await app.db
      .updateTable('will_revisions')
      .set(change)
      .where('will_id', '=', willId)
      .where('version', '=', 2)
      .execute()
    expect((await revisions())?.said).toMatch(/^[12] revisions are not as they were saved/)
  })

  test('missing when an account was deleted from the database, and not when it was deleted as it should be', async () => {
    const [one, other] = [await writer(1), await writer(1)]
    await written(one.willId, 1)
    await written(other.willId, 1)
    expect((await one.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
    expect((await revisions())?.ok).toBe(true)
    await app.db.deleteFrom('users').where('id', '=', other.userId).execute()
    expect(await revisions()).toMatchObject({ ok: false, said: '1 wills are gone without having been deleted' })
  })

  test('contradicted when the list of newest revisions was changed', async () => {
    const { willId } = await writer(2)
    await written(willId, 2)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(`${willId} 2 `, `${willId} 1 `))
    expect((await revisions())?.said).toContain('parts of the list of newest revisions were changed')
  })
})

test('the list of newest revisions keeps one line for each will over a start, and passes over a torn end', async () => {
  const signer = service()
  const onError = (error: unknown) => {
    throw error
  }
  const chain = 'c'.repeat(43)
  const running = createRevisionWitness({ file, signer, onError })
  for (let version = 1; version <= 3; version += 1) {
    running.saw({ willId: 7, version, chain })
    await running.flush()
  }
  await writeFile(file, `${await readFile(file, 'utf8')}7 9 ccc`)
  await createRevisionWitness({ file, signer, onError }).open()
  expect((await readFile(file, 'utf8')).split('\n')).toEqual([`7 3 ${chain}`, expect.stringMatching(/^= /), ''])
})
