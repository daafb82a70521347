import { hash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { RecordEntry } from '#core/record/record.ts'
import { simplestWill } from '#testkit/builders.ts'
import { appForAll, askForEverything, type Customer } from '#testkit/start-app.ts'

const app = appForAll()

type Kept = { readonly entries: readonly RecordEntry[]; readonly head: string; readonly key: string }

const recordOf = async (customer: Customer): Promise<Kept> => (await customer.get('/api/record.json')).json<Kept>()

const found = <K extends RecordEntry['kind']>({ entries }: Kept, kind: K) =>
  entries.filter((entry): entry is Extract<RecordEntry, { kind: K }> => entry.kind === kind)

const statement = {
  id: 'under-pressure',
  words: 'Someone is pressing me about what my will says.',
  answer: 'No',
} as const
const on = { day: 3, month: 11, year: 2026 }

/** A will that was written, paid for, downloaded and signed. */
const signedWill = async (): Promise<Customer> => {
  const customer = await app.customer()
  const { userId, willId } = customer
  const questionsAnswered = [{ step: 'will.about-me.dob', on, questions: [statement] }]
  const will = { ...simplestWill({ questionsAnswered }), id: willId }
  app.clock.pass(1000)
  await app.stores.wills.save(userId, { ...will, version: 0 }, app.clock())
  app.clock.pass(1000)
  const { url } = (await customer.post('/api/payment/checkout', { items: ['will'] })).json<{ url: string }>()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.ask({ method: 'POST', url, payload: 'outcome=paid', headers })
  app.clock.pass(1000)
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  app.clock.pass(1000)
  return customer
}

describe('The record of a will', () => {
  test('goes from the opening of the account to the download, in order, without what money was paid', async () => {
    const record = await recordOf(await signedWill())
    expect(record.entries.map(({ kind }) => kind)).toEqual([
      'about',
      'opened',
      'saved',
      'saved',
      'asked',
      'paid',
      'issued',
      'did',
    ])
    expect(found(record, 'asked')).toMatchObject([{ step: 'will.about-me.dob', on, questions: [statement] }])
    expect(found(record, 'paid')).toMatchObject([{ for: ['Your will'], refunded: false }])
    expect(JSON.stringify(record)).not.toMatch(/\b8900\b|£|provider|external/)
  })

  test('names each file that was handed out by its hash', async () => {
    const customer = await signedWill()
    const [issued] = found(await recordOf(customer), 'issued')
    for (const name of ['will', 'summary-large-print']) {
      const { bytes } = await customer.get(`/api/documents/${name}.pdf?version=1`)
      expect(issued?.files.find((file) => file.name === name)?.sha256).toBe(hash('sha256', bytes, 'hex'))
    }
  })

  test('says which documents were downloaded, and of which version', async () => {
    const customer = await signedWill()
    expect((await customer.get('/api/documents/summary-large-print.pdf?version=1')).status).toBe(200)
    const downloads = found(await recordOf(customer), 'did').filter(({ action }) => action === 'downloaded documents')
    expect(downloads.map(({ taken }) => taken)).toEqual([
      { version: 1, titles: ['Your will'] },
      { version: 1, titles: [expect.stringMatching(/ in large print$/)] },
    ])
  })

  test('has each part that was read and agreed to, with the words that were shown', async () => {
    const customer = await signedWill()
    const read = { words: ['I cancel every will.'], sentence: 'Earlier wills stop counting.', warnings: ['One.'] }
    const { userId, willId } = customer
    await app.stores.readings.add({ userId, willId, part: 'earlier-wills', read, version: 1, at: app.clock() })
    expect(found(await recordOf(customer), 'agreed')).toMatchObject([
      { part: 'earlier-wills', version: 1, read, wordsHash: hash('sha256', JSON.stringify(read), 'hex') },
    ])
  })

  test('says when, in front of whom and where the will was signed, and that a signing was taken back', async () => {
    const customer = await signedWill()
    const signing = { on, witnesses: ['Mary Poe', 'David Lane'], storage: 'In the oak desk' }
    expect((await customer.post('/api/signing', signing)).status).toBe(200)
    const record = await recordOf(customer)
    expect(found(record, 'signed')).toMatchObject([{ signing: { on }, storage: 'In the oak desk' }])
    expect(record.entries.at(-1)?.kind).toBe('signed')
    await customer.delete('/api/signing')
    const after = await recordOf(customer)
    expect(found(after, 'signed')).toEqual([])
    expect(found(after, 'did').map(({ action }) => action)).toEqual([
      'downloaded documents',
      'noted the signing',
      'took back the note of the signing',
    ])
  })

  test('can be read as a PDF, and is in the export', async () => {
    const customer = await signedWill()
    const { status, headers } = await customer.get('/api/record.pdf')
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const { bytes } = await askForEverything(customer)
    const exported = Buffer.from(unzipSync(bytes)['record.json'] ?? []).toString()
    expect(JSON.parse(exported).entries.map(({ kind }: RecordEntry) => kind)).toContain('issued')
  })

  test('has the hash of each save as the export has it', async () => {
    const customer = await signedWill()
    const saves = found(await recordOf(customer), 'saved')
    const { bytes } = await askForEverything(customer)
    const account = JSON.parse(Buffer.from(unzipSync(bytes)['account.json'] ?? []).toString())
    for (const { version, will } of account.earlierVersions)
      expect(saves.find((each) => each.version === version)?.answersHash).toBe(
        hash('sha256', JSON.stringify(will), 'hex'),
      )
    expect(account.earlierVersions.length).toBeGreaterThan(0)
  })

  test('the same record is sealed to the same head until something is added, and the key is the one that is published', async () => {
    const customer = await signedWill()
    const [first, second] = [await recordOf(customer), await recordOf(customer)]
    expect(second).toEqual(first)
    app.clock.pass(1000)
    expect(await recordOf(customer)).toEqual(first)
    await app.stores.audit.add(customer.userId, 'downloaded documents', app.clock())
    const later = await recordOf(customer)
    expect(later.entries.slice(1, -1)).toEqual(
      first.entries.slice(1).map((entry) => expect.objectContaining({ kind: entry.kind, at: entry.at })),
    )
    expect(later.head).not.toBe(first.head)
    expect((await app.api().get('/api/record/key')).json()).toEqual({ algorithm: 'Ed25519', publicKey: first.key })
  })

  test('is there for its owner alone, and not without a will', async () => {
    const customer = await signedWill()
    const other = await app.customer()
    expect(JSON.stringify(await recordOf(other))).not.toContain('Someone is pressing me')
    expect((await app.api().get('/api/record.json')).status).toBe(401)
    expect((await customer.get('/api/record.json')).status).toBe(200)
    const { token } = await app.register()
    expect((await app.api(token).get('/api/record.json')).status).toBe(404)
  })

  test('is gone with the account: it is kept nowhere but in what it is made from', async () => {
    const { token, password } = await app.register()
    const customer = app.api(token)
    await customer.post('/api/wills/init')
    expect((await customer.get('/api/record.json')).status).toBe(200)
    await customer.delete('/api/account', { current: password })
    expect((await customer.get('/api/record.json')).status).toBe(401)
  })
})
