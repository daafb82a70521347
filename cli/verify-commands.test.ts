import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, hash, sign } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { codeOfRecord } from '#server/features/record/record-document.ts'
import { simplestWill } from '#testkit/builders.ts'
import { inProcessRenderer } from '#testkit/rendered.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { appForAll, type Customer, startApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { crashDatabase } from '#testkit/test-database.ts'
import { verifyFile } from './verify-file.ts'

let customer: Customer
let archive: Uint8Array
let will: Uint8Array
let record: Uint8Array
let key: string
const app = appForAll({ renderer: inProcessRenderer })
beforeAll(async () => {
  customer = await app.customer()
  await app.give(customer.userId, ['will'])
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  archive = (await customer.get('/api/documents/will-archive.pdf')).bytes
  will = (await customer.get('/api/documents/will.pdf')).bytes
  record = (await customer.get('/api/record.json')).bytes
  key = (await app.api().get('/api/record/key')).json<{ publicKey: string }>().publicKey
})

const verifying = (contents: Uint8Array, ...more: string[]) =>
  runHeirloom(['verify', 'file', ...more], { files: { file: contents } })

const withBitChanged = (file: Uint8Array, bit: number): Uint8Array =>
  file.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))

/** A record with these lines, chained and sealed with a key that is not the service's. */
const sealedAnew = (lines: readonly string[]): Uint8Array => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const head = hash('sha256', lines.at(-1) ?? '', 'hex')
  const own = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const signature = sign(null, Buffer.from(`heirloom record\n${head}`), privateKey).toString('hex')
  return Buffer.from(
    `{"heirloomRecord":1,"entries":[\n${lines.join(',\n')}\n],"head":"${head}","key":"${own}","signature":"${signature}"}\n`,
  )
}

describe('heirloom verify', () => {
  // Promise: fixed.verify
  test('accepts an archive copy as it was downloaded, where the key of the service is named', async () => {
    const { status, out } = await verifying(archive, '--key', key)
    expect({ status, out }).toMatchObject({ status: 0, out: expect.stringContaining(key) })
    expect(out).toContain('The archive copy is as it was sealed.')
  })

  // Promise: fixed.verify
  test('accepts a record, and says how many entries it has and the hash of the last', async () => {
    const { status, out } = await verifying(record, '--key', key)
    expect(status).toBe(0)
    expect(out).toMatch(/The record is as it was sealed\. It holds \d+ entries\./)
    expect(out).toContain(`Hash of the last entry: ${JSON.parse(Buffer.from(record).toString()).head}`)
  })

  test('rejects an archive copy with a changed bit, wherever it is', () => {
    const bits = archive.length * 8
    const step = Math.floor(bits / 1000)
    const tried = Array.from({ length: 1000 }, (_, index) => (index * step + index) % bits)
    expect(tried.filter((bit) => verifyFile(withBitChanged(archive, bit)).ok)).toEqual([])
  })

  test('rejects an archive copy with a changed bit in its seal, or with bytes added or cut off', () => {
    const text = Buffer.from(archive).toString('latin1')
    const seals = [...text.matchAll(/heirloom-seal:/g)].map(({ index }) => index)
    expect(seals).toHaveLength(2)
    const bits = seals.flatMap((seal) => Array.from({ length: 206 * 8 }, (_, bit) => seal * 8 + bit))
    expect(bits.filter((bit) => verifyFile(withBitChanged(archive, bit)).ok)).toEqual([])
    expect(verifyFile(archive.subarray(0, -1))).toMatchObject({ ok: false })
    expect(verifyFile(Buffer.concat([archive, Buffer.from('\n')]))).toMatchObject({ ok: false })
  })

  test.each([
    ['the will itself', () => will, 'This PDF has no seal'],
    ['another file', () => Buffer.from('Dear sir'), 'neither a record of a will nor an archive copy'],
    ['a changed record', () => withBitChanged(record, 900), 'does not verify'],
  ])('%s is refused with a reason', async (_what, file, reason) => {
    const { status, err } = await verifying(file())
    expect(status).toBe(1)
    expect(err).toContain(reason)
  })

  test('refuses what another key has sealed, when it is told the key', async () => {
    const { status, err } = await verifying(archive, '--key', 'ab'.repeat(32))
    expect(status).toBe(1)
    expect(err).toContain('sealed with another key')
  })

  test.each([
    ['an archive copy', () => archive],
    ['a record', () => record],
  ])('never accepts %s that is whole, but whose key was not named', async (_what, file) => {
    const { status, out, err } = await verifying(file())
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain('sealed with a key that you have not named')
    expect(err).toContain(key)
  })

  test('refuses a record that somebody changed and sealed anew, named key or none', async () => {
    const words = Buffer.from(record).toString()
    const [first = '', ...entries] = words.slice(words.indexOf('[\n') + 2, words.lastIndexOf('\n],')).split(',\n')
    const forged = sealedAnew([first, ...entries.slice(0, -1)])
    expect(verifyFile(forged)).toMatchObject({ ok: true })
    expect((await verifying(forged)).status).toBe(2)
    expect((await verifying(forged, '--key', key)).status).toBe(1)
  })

  test('accepts a record by the code on its paper alone, which stays the same until something is added', async () => {
    const seal = JSON.parse(Buffer.from(record).toString())
    const code = codeOfRecord(seal)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await verifying(record, '--code', code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      status: 0,
      out: expect.stringContaining(code),
    })
    for (const other of [`${code.startsWith('0') ? 1 : 0}${code.slice(1)}`, ''])
      expect((await verifying(record, '--code', other)).status).toBe(1)
    expect((await verifying(archive, '--code', code)).status).toBe(1)
    app.clock.pass(1000)
    expect((await customer.get('/api/record.json')).bytes).toEqual(Buffer.from(record))
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    await customer.get('/api/documents/summary.pdf')
    expect(JSON.parse((await customer.get('/api/record.json')).text)).not.toMatchObject({ head: seal.head })
  })

  test.each([
    ['the key of the service', () => [key], 0],
    ['another key', () => ['ab'.repeat(32)], 1],
    ['no key', () => [], 2],
  ])('the file that is handed over says the same with %s', async (_what, named, status) => {
    const folder = newFolder()
    await writeFile(join(folder, 'record.json'), record)
    const run = spawnSync(process.execPath, ['cli/verify-file.ts', join(folder, 'record.json'), ...named()])
    expect(run.status).toBe(status)
  })

  test('a file that is not there is refused with a reason', async () => {
    const { status, err } = await runHeirloom(['verify', 'gone'])
    expect(status).toBe(1)
    expect(err).toContain('Cannot read gone: there is no such file')
  })
})

describe('heirloom public-key', () => {
  let folder: string
  beforeAll(async () => {
    folder = newFolder()
  })

  test('prints the key that the server publishes, and a file verifies with it', async () => {
    const database = await crashDatabase(folder)
    const server = await startApp({ db: await openDatabase(database.where) })
    const customer = await server.customer()
    const file = (await customer.get('/api/record.json')).bytes
    const { publicKey } = (await server.api().get('/api/record/key')).json<{ publicKey: string }>()
    const MASTER_KEY = Buffer.alloc(32, 7).toString('base64')
    const printed = await runHeirloom(['public-key'], {
      environment: { DATA_DIR: folder, ...database.environment, MASTER_KEY },
    })
    await server.close()
    expect(printed).toMatchObject({ status: 0, out: `${publicKey}\n`, err: '' })
    expect((await verifying(file, '--key', printed.out.trim())).status).toBe(0)
    expect((await verifying(file, '--key', printed.out.trim().toUpperCase())).status).toBe(0)
  })

  test('says that there is no database where there is none, and makes none', async () => {
    const { status, out, err } = await runHeirloom(['public-key'], { environment: { DATA_DIR: join(folder, 'none') } })
    expect([status, out]).toEqual([1, ''])
    expect(err).toContain('There is no database')
    expect(await readdir(folder)).not.toContain('none')
  })
})
