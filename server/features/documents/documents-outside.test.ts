import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/text/dates.ts'
import { simplestWill } from '#testkit/builders.ts'
import { type FakeS3, fakeS3 } from '#testkit/fake-s3.ts'
import { type Customer, startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { BLANK, connectToTest, encryption, newTestDatabase } from '#testkit/test-database.ts'
import { checkHealth } from '../../backup/healthcheck.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { replaceDataKey } from '../../db/key-rotation.ts'
import { createStoredDocumentStore, neededByBackupsUntil } from '../../db/repositories/stored-documents.store.ts'
import { createObjectBucket } from '../../objects/object-s3.ts'
import type { ObjectStore } from '../../objects/object-store.ts'
import { createDocumentMover } from './document-mover.ts'

let s3: FakeS3
let objects: ObjectStore
let app: TestApp
beforeEach(async () => {
  s3 = await fakeS3()
  objects = createObjectBucket(s3)
  app = await startApp({ objects })
})
afterEach(async () => {
  await app.close()
  await s3.close()
})

const documents = () => createStoredDocumentStore(app.db, objects)
const tidy = () => createDocumentMover(documents(), app.clock)()

/** A customer who has paid and downloaded, and what they got. */
const withDownload = async (): Promise<{ customer: Customer; will: Buffer; email: string; password: string }> => {
  const { token, id: userId, email, password } = await app.register()
  const client = app.api(token)
  const { wills } = (await client.post('/api/wills/init')).json<{ wills: { id: number } }>()
  await app.stores.wills.save(userId, { ...simplestWill(), id: wills.id, version: 0 }, app.clock())
  await app.give(userId, ['will'])
  await client.post('/api/documents/consent', { startNow: true, loseRight: true })
  const { bytes } = await client.get('/api/documents/will.pdf')
  return { customer: { ...client, token, userId, willId: wills.id }, will: bytes, email, password }
}

const againOf = async ({ customer }: { customer: Customer }) => customer.get('/api/documents/will.pdf?version=1')

const bytesInDatabase = async (): Promise<number> =>
  (await app.db.selectFrom('issued_files').select('pdf').execute()).reduce((sum, { pdf }) => sum + pdf.length, 0)

describe('documents that were downloaded', () => {
  test('move out of the database, encrypted, and a customer gets the same bytes as before', async () => {
    const bought = await withDownload()
    expect(await tidy()).toEqual({ moved: 3, removed: 0 })
    expect(await tidy()).toEqual({ moved: 0, removed: 0 })
    expect(await bytesInDatabase()).toBe(0)
    expect(s3.objects.size).toBe(3)
    for (const kept of s3.objects.values()) expect(kept.includes(bought.will.subarray(0, 8))).toBe(false)
    const again = await againOf(bought)
    expect([again.status, Buffer.compare(again.bytes, bought.will)]).toEqual([200, 0])
    expect((await bought.customer.get('/api/documents/pack.zip?version=1')).status).toBe(200)
  })

  test('stay in the database until they are downloaded', async () => {
    const customer = await app.customer()
    await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
    await app.give(customer.userId, ['will'])
    await customer.get('/api/documents')
    expect(await tidy()).toEqual({ moved: 0, removed: 0 })
    expect(s3.objects.size).toBe(0)
  })

  test('are all there wherever the move is interrupted, and the next one finishes it', async () => {
    const bought = await withDownload()
    for (const puts of [0, 1, 0]) {
      let left = puts
      const failing: ObjectStore = {
        ...objects,
        put: async (bytes) => {
          if (left === 0) throw new Error('the process ended')
          left -= 1
          await objects.put(bytes)
        },
      }
      const interrupted = createStoredDocumentStore(app.db, failing).moveOut(5, app.clock())
      await expect(interrupted).rejects.toThrow('the process ended')
      expect((await againOf(bought)).bytes).toEqual(bought.will)
    }
    await tidy()
    expect((await againOf(bought)).bytes).toEqual(bought.will)
    expect(await bytesInDatabase()).toBe(0)
    expect(s3.objects.size).toBe(3)
  })

  test('are moved once when two processes move them at the same time', async () => {
    const bought = await withDownload()
    await Promise.all([tidy(), tidy()])
    expect(s3.objects.size).toBe(3)
    expect(await documents().countToRemove()).toBe(0)
    expect((await againOf(bought)).bytes).toEqual(bought.will)
  })

  test('come back into the database when the operator gives the store up', async () => {
    const bought = await withDownload()
    await tidy()
    expect(await documents().moveBack(100, neededByBackupsUntil(app.clock()))).toBe(3)
    const without = await startApp({ db: app.db })
    expect((await without.api(bought.customer.token).get('/api/documents/will.pdf?version=1')).bytes).toEqual(
      bought.will,
    )
    expect(await documents().countOutside()).toBe(0)
    expect(await documents().removeDue(100, app.clock())).toBe(0)
  })
})

describe('a store that fails', () => {
  test('is an outage to the customer, who gets the document when it is back', async () => {
    const bought = await withDownload()
    await tidy()
    s3.trouble('out of order')
    const refused = await againOf(bought)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30'])
    expect((await bought.customer.get('/api/documents')).status).toBe(200)
    s3.trouble(undefined)
    expect((await againOf(bought)).bytes).toEqual(bought.will)
  })

  test('is what doctor finds, and so is a document that is lost or changed there', async () => {
    await withDownload()
    await tidy()
    const health = async () =>
      (await checkHealth(app.db, encryption, app.clock, undefined, objects)).find(({ about }) => about === 'documents')
    expect(await health()).toMatchObject({
      ok: true,
      said: '3 of the newest open; 3 are in the store, 0 are to be removed there',
    })
    const [name = ''] = s3.objects.keys()
    s3.objects.set(name, Buffer.from('something else'))
    expect(await health()).toMatchObject({ ok: false, said: expect.stringContaining('1 of the newest 3 do not open') })
    s3.trouble('out of order')
    expect(await health()).toMatchObject({ ok: false, said: expect.stringContaining('3 of the newest 3 do not open') })
  })
})

describe('an account that is deleted', () => {
  test('leaves nothing in the store', async () => {
    const { customer, password } = await withDownload()
    const stays = await withDownload()
    await tidy()
    expect(s3.objects.size).toBe(6)
    expect((await customer.delete('/api/account', { current: password })).status).toBe(204)
    expect(await tidy()).toEqual({ moved: 0, removed: 3 })
    expect(s3.objects.size).toBe(3)
    expect((await againOf(stays)).bytes).toEqual(stays.will)
    expect(await documents().countToRemove()).toBe(0)
  })

  test('leaves nothing even when it is deleted while its documents move', async () => {
    const { customer } = await withDownload()
    const slow: ObjectStore = {
      ...objects,
      put: async (bytes) => {
        // Deleted, and cleared away, between the row that names the object and the object.
        await app.db.deleteFrom('users').where('id', '=', customer.userId).execute()
        await documents().removeDue(100, app.clock())
        await objects.put(bytes)
      },
    }
    await createStoredDocumentStore(app.db, slow).moveOut(5, app.clock())
    await tidy()
    expect(s3.objects.size).toBe(0)
  })

  test('is kept on the list of what to remove while the store is away', async () => {
    const { customer, password } = await withDownload()
    await tidy()
    await customer.delete('/api/account', { current: password })
    s3.trouble('out of order')
    await expect(tidy()).rejects.toThrow('answered 503')
    expect(s3.objects.size).toBe(3)
    s3.trouble(undefined)
    expect((await tidy()).removed).toBe(3)
    expect(s3.objects.size).toBe(0)
  })
})

describe('a customer’s new key', () => {
  test('encrypts the documents that are outside, and what the old one encrypted goes when no backup needs it', async () => {
    const bought = await withDownload()
    await tidy()
    const before = [...s3.objects.keys()]
    const needs = { db: app.db, clock: app.clock, ...encryption }
    await expect(replaceDataKey(bought.customer.userId, needs)).rejects.toThrow('DOCUMENT_STORE')
    expect((await againOf(bought)).bytes).toEqual(bought.will)
    await replaceDataKey(bought.customer.userId, { ...needs, objects })
    expect((await againOf(bought)).bytes).toEqual(bought.will)
    expect(await tidy()).toEqual({ moved: 3, removed: 0 })
    expect(s3.objects.size).toBe(6)
    expect((await againOf(bought)).bytes).toEqual(bought.will)
    app.clock.pass(36 * DAY_MS)
    expect((await tidy()).removed).toBe(3)
    for (const name of before) expect(s3.objects.has(name)).toBe(false)
    expect((await app.stores.issuedDocuments.list(bought.customer.userId)).length).toBe(1)
  })
})

describe('a backup', () => {
  test('names what is outside: a restore beside the same store has every document, and deletes again what was deleted', async () => {
    const folder = newFolder()
    const file = join(folder, 'all.backup')
    const [gone, stays] = [await withDownload(), await withDownload()]
    await tidy()
    await makeBackup(app.db, file, app.clock(), encryption)
    await gone.customer.delete('/api/account', { current: gone.password })
    const { reference } = await app.db.selectFrom('closed_accounts').select('reference').executeTakeFirstOrThrow()
    const db = await connectToTest(await newTestDatabase(folder, BLANK))
    await restoreBackup({ db, file, encryption, clock: app.clock, erased: new Set([reference]) })
    const other = await startApp({ db, objects })
    const { email, password } = stays
    const { token } = (await other.api().post('/api/auth/login', { email, password })).json<{ token: string }>()
    expect((await other.api(token).get('/api/documents/will.pdf?version=1')).bytes).toEqual(stays.will)
    expect((await createDocumentMover(createStoredDocumentStore(db, objects), app.clock)()).removed).toBe(3)
    expect(s3.objects.size).toBe(3)
    await other.close()
  })
})
