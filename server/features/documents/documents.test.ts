import { hash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { DocumentsReply } from '#core/api/documents.ts'
import type { Situation } from '#core/will/lists.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, straightforward, today } from '#testkit/builders.ts'
import { inProcessRenderer } from '#testkit/rendered.ts'
import { aPdf, appForAll, type Customer } from '#testkit/start-app.ts'
import { Unavailable } from '../../platform/errors.ts'
import { createDocumentRenderer } from './render-pack.ts'

// Every document is drafted, and none is set by the typesetter: here it matters which there are, and that they are kept.
let cannotPrint: Error | undefined
let fineUntil = Number.POSITIVE_INFINITY
const renderer = createDocumentRenderer(async (input) => {
  if (cannotPrint) throw cannotPrint
  if (fineUntil <= 0) throw new Unavailable('The process ended.')
  fineUntil -= 1
  return { pdf: aPdf('inputs' in input ? Object.values(input.inputs).join() : 'a form'), pages: 2 }
})

const app = appForAll({ renderer })

const customerWith = async (paid: boolean) => {
  const customer = await app.customer()
  const { wills } = app.stores
  await wills.save(customer.userId, { ...completeExampleWill(), id: customer.willId, version: 0 }, app.clock())
  if (paid) {
    await app.give(customer.userId, ['will'])
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  }
  return customer
}

const change = async (customer: Customer, changed: Partial<Will>): Promise<void> => {
  const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
  const { status, text } = await customer.post('/api/wills/wills/groupAssetsUpdate', {
    version: will.version,
    will: { ...editable(will), ...changed },
  })
  if (status !== 200) throw new Error(`Changing the will answered ${status}: ${text}`)
}

const listOf = async (customer: Customer) => (await customer.get('/api/documents')).json<DocumentsReply>()
const bytesOf = async (customer: Customer, url: string) => {
  const { status, bytes } = await customer.get(url)
  expect(status).toBe(200)
  return bytes
}

const otherWish = { whatToDo: { option: 'Green burial' } } as const
const laterWish = { whatToDo: { option: 'Let my executors decide' } } as const

test.each([
  ['there are too many to print', 'We are making a lot of documents right now.'],
  ['the server is about to end', 'We cannot make documents for a moment.'],
])('while %s, a customer is told so and when to try again, and then has their will', async (_, said) => {
  const customer = await customerWith(true)
  cannotPrint = new Unavailable(`${said} Try again in a minute.`)
  const reply = await customer.get('/api/documents/will.pdf')
  cannotPrint = undefined
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '30'])
  expect(reply.json()).toEqual({ message: `${said} Try again in a minute.`, errors: {} })
  await bytesOf(customer, '/api/documents/will.pdf')
})

test('what explains the will is in the language that the customer reads, also when it is chosen later; the will is in English', async () => {
  const customer = await customerWith(true)
  const said = async (file: string) => String(await bytesOf(customer, `/api/documents/${file}.pdf`))
  expect(await said('cover-letter')).toContain('Your will is ready to sign')
  await app.stores.users.setLanguage(customer.userId, 'cy')
  expect(await said('cover-letter')).toContain('Mae eich ewyllys yn barod i’w llofnodi')
  expect(await said('will')).toContain('The last will of')
  expect((await listOf(customer)).version).toBe((await listOf(customer)).version)
  await app.stores.users.setLanguage(customer.userId, 'en')
  expect(await said('cover-letter')).toContain('Your will is ready to sign')
})

test('a pack of which any one file cannot be made is kept by nobody, and made whole the next time', async () => {
  const customer = await customerWith(true)
  const files = 12
  for (let fine = 0; fine < files; fine += 1) {
    fineUntil = fine
    expect((await customer.get('/api/documents')).status).toBe(503)
    expect(await app.stores.issuedDocuments.list(customer.userId)).toEqual([])
  }
  fineUntil = Number.POSITIVE_INFINITY
  expect((await listOf(customer)).documents.length).toBeGreaterThan(4)
})

describe('before payment', () => {
  // Promise: role.paid, api.documents
  test.each([
    '/api/documents',
    '/api/documents/will.pdf',
    '/api/documents/pack.zip',
    '/api/documents/will.pdf?version=1',
  ])('%s asks for it', async (path) => {
    const reply = await (await customerWith(false)).get(path)
    expect(reply.status).toBe(402)
    expect(reply.json()).toMatchObject({ errors: { paid: ['NOT_PAID'] } })
  })

  // Promise: api.documents
  test('there is a draft, even of a will not begun', async () => {
    const reply = await (await app.customer()).get('/api/documents/draft.pdf')
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="draft-will.pdf"')
    expect(reply.text.startsWith('%PDF-')).toBe(true)
  })
})

describe('after payment', () => {
  test('the documents are listed with their pages, as the first version', async () => {
    const list = await listOf(await customerWith(true))
    expect(list).toMatchObject({
      version: 1,
      made: app.clock().toISOString(),
      changed: [],
      upToDate: true,
      earlier: [],
    })
    expect(list.answers).toMatch(/^[0-9a-f]{64}$/)
    const will = list.documents.find(({ id }) => id === 'will')
    expect(will).toMatchObject({ title: 'Your will', url: '/api/documents/will.pdf?version=1' })
    expect(will?.pages).toBeGreaterThan(1)
  })

  // Finding: 16
  test('the fingerprint at the foot of the pages is kept with the documents and listed with them', async () => {
    const customer = await customerWith(true)
    const { fingerprint } = await listOf(customer)
    expect(fingerprint).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect((await bytesOf(customer, '/api/documents/will.pdf')).toString()).toContain(`"code":"${fingerprint}"`)
    expect((await listOf(await customerWith(true))).fingerprint).toBe(fingerprint)
    await change(customer, otherWish)
    const changed = await listOf(customer)
    expect(changed.fingerprint).not.toBe(fingerprint)
    expect(changed.earlier[0]?.fingerprint).toBe(fingerprint)
  })

  test('each edition of the will is listed with its pages and a code of its own', async () => {
    const { fingerprint, papers, documents } = await listOf(await customerWith(true))
    const will = documents.find(({ id }) => id === 'will')
    expect(papers).toEqual([
      { edition: 'normal', pages: will?.pages, code: fingerprint },
      { edition: 'large', pages: will?.largePrint?.pages, code: `${fingerprint}-L` },
    ])
  })

  test('the will can be downloaded, under a name that says nothing of its owner', async () => {
    const reply = await (await customerWith(true)).get('/api/documents/will.pdf')
    expect(reply.status).toBe(200)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="will.pdf"')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.text.startsWith('%PDF-')).toBe(true)
  })

  // Promise: api.documents
  test('all of them come as one zip, each as it is alone, numbered in the order of the list', async () => {
    const customer = await customerWith(true)
    const { documents, packUrl } = await listOf(customer)
    const reply = await customer.get(packUrl)
    expect(reply.headers['content-type']).toBe('application/zip')
    const files = Object.entries(unzipSync(reply.bytes))
    expect(files.map(([name]) => name.slice(0, 3))).toEqual(
      documents.map((_, index) => `${String(index + 1).padStart(2, '0')} `),
    )
    for (const [index, [, file]] of files.entries())
      expect(file).toEqual(new Uint8Array(await bytesOf(customer, documents[index]?.url ?? '')))
  })

  test('in large print the zip has each of them in it that there is', async () => {
    const customer = await customerWith(true)
    const { documents } = await listOf(customer)
    const reply = await customer.get('/api/documents/pack.zip?largePrint=yes')
    const files = Object.entries(unzipSync(reply.bytes))
    expect(files.map(([name]) => / in large print\.pdf$/.test(name))).toEqual(
      documents.map(({ largePrint }) => largePrint !== undefined),
    )
    for (const [index, [, file]] of files.entries()) {
      const { url = '', largePrint } = documents[index] ?? {}
      expect(file).toEqual(new Uint8Array(await bytesOf(customer, largePrint?.url ?? url)))
    }
  })

  test('a file in the zip says whose letter it is, and has the day on which it was made', async () => {
    const customer = await customerWith(true)
    const { packUrl } = await listOf(customer)
    const zip = (await customer.get(packUrl)).bytes
    expect(Object.keys(unzipSync(zip))).toContainEqual(
      expect.stringMatching(/^0\d Letter to Thomas Hale an executor\.pdf$/),
    )
    // MS-DOS date, at byte 12 of the first local header: years since 1980, month, day.
    const date = zip.readUInt16LE(12)
    expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2026, 11, 3])
  })

  test('what the customer reads comes in large print, the letter with the first steps too', async () => {
    const { documents } = await listOf(await customerWith(true))
    const large = documents.filter(({ largePrint }) => largePrint).map(({ id }) => id)
    expect(large).toEqual(['cover-letter', 'will', 'signing-guide', 'summary'])
  })

  test('a will that is no longer complete is not printed for signing, but still as a draft', async () => {
    const customer = await customerWith(true)
    await change(customer, { details: { first_name: 'Ann' } })
    const reply = await customer.get('/api/documents')
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { 'will.about-me.full-name:last_name': ['FIELD_REQUIRED'] } })
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(422)
    expect((await customer.get('/api/documents/draft.pdf')).status).toBe(200)
  })

  test.each([
    '/api/documents/no-such-thing.pdf',
    '/api/documents/will.pdf?version=9',
    '/api/documents/pack.zip?version=9',
  ])('%s is not found', async (path) => {
    expect((await (await customerWith(true)).get(path)).status).toBe(404)
  })

  test.each(['?version=0', '?version=one', '?version=1.5'])('%s is no version', async (query) => {
    const reply = await (await customerWith(true)).get(`/api/documents/will.pdf${query}`)
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { version: [expect.any(String)] } })
  })
})

describe('once downloaded', () => {
  test('a document can be had again byte for byte, after time and changes', async () => {
    const customer = await customerWith(true)
    const first = await bytesOf(customer, '/api/documents/will.pdf')
    app.clock.pass(10 * 60 * 1000)
    expect(await bytesOf(customer, '/api/documents/will.pdf')).toEqual(first)
    await change(customer, otherWish)
    expect(await bytesOf(customer, '/api/documents/will.pdf')).not.toEqual(first)
    expect(await bytesOf(customer, '/api/documents/will.pdf?version=1')).toEqual(first)
    const kept = await app.db.selectFrom('issued_files').select('sha256').where('name', '=', 'will').execute()
    expect(kept.map(({ sha256 }) => sha256)).toContain(hash('sha256', first, 'hex'))
  })

  test('a later change makes a new version, which says what changed since', async () => {
    const customer = await customerWith(true)
    const before = await listOf(customer)
    await bytesOf(customer, '/api/documents/will.pdf')
    await change(customer, otherWish)
    const after = await listOf(customer)
    expect(after).toMatchObject({ version: 2, upToDate: true })
    expect(after.changed[0]).toMatch(/^Changed in your will: .*uneral/)
    expect(after.answers).not.toBe(before.answers)
    expect(after.earlier).toMatchObject([{ version: 1, answers: before.answers }])
  })

  test('other documents may change while the will stays word for word, and need no signing', async () => {
    const customer = await customerWith(true)
    await bytesOf(customer, '/api/documents/will.pdf')
    const noted = { on: { day: 3, month: 11, year: 2026 }, witnesses: ['Mary Ash', 'David Ash'], storage: 'In the box' }
    expect((await customer.post('/api/signing', noted)).status).toBe(200)
    const kept = await listOf(customer)
    expect(kept).toMatchObject({ version: 2, willChanged: false })
    expect(kept.changed.join()).toContain('Where my will is')
    await change(customer, otherWish)
    expect(await listOf(customer)).toMatchObject({ version: 2, willChanged: true })
  })

  test('an answer that changes no document makes no new version', async () => {
    const customer = await customerWith(true)
    await bytesOf(customer, '/api/documents/will.pdf')
    await change(customer, { details: { ...completeExampleWill().details, phone: '020 7946 0958' } })
    expect(await listOf(customer)).toMatchObject({ version: 1, earlier: [] })
  })

  test('a version that was never downloaded is replaced, and changes are listed since the last downloaded one', async () => {
    const customer = await customerWith(true)
    await bytesOf(customer, '/api/documents/will.pdf')
    await change(customer, otherWish)
    await listOf(customer)
    await change(customer, { ...laterWish, havePets: 'No', pets: [] })
    const list = await listOf(customer)
    expect(list.version).toBe(2)
    expect(list.earlier).toHaveLength(1)
    expect(list.changed.join('\n')).toMatch(/No longer in your will: .*[Pp]ets/)
  })

  test('when the answers are not complete any more, the last documents stay, marked as out of date', async () => {
    const customer = await customerWith(true)
    const first = await bytesOf(customer, '/api/documents/will.pdf')
    await change(customer, { details: { first_name: 'Ann' } })
    expect(await listOf(customer)).toMatchObject({ version: 1, upToDate: false })
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(422)
    expect(await bytesOf(customer, '/api/documents/will.pdf?version=1')).toEqual(first)
  })

  test('two requests at once issue one version', async () => {
    const customer = await customerWith(true)
    const lists = await Promise.all([listOf(customer), listOf(customer), listOf(customer)])
    expect(lists.map(({ version }) => version)).toEqual([1, 1, 1])
    const packs = await app.db.selectFrom('issued_packs').where('user_id', '=', customer.userId).selectAll().execute()
    expect(packs).toHaveLength(1)
  })

  test('another customer does not find it', async () => {
    const customer = await customerWith(true)
    await bytesOf(customer, '/api/documents/will.pdf')
    const other = await customerWith(true)
    await change(other, otherWish)
    const [own, others] = [
      await bytesOf(customer, '/api/documents/will.pdf'),
      await bytesOf(other, '/api/documents/will.pdf'),
    ]
    expect(others).not.toEqual(own)
    expect((await other.get('/api/documents/will.pdf?version=2')).status).toBe(404)
  })
})

describe('answers that need advice after documents were issued', () => {
  const telling = (customer: Customer, statement: Situation, changed: Partial<Will> = {}) => {
    app.clock.pass(1000)
    return change(customer, { ...changed, situation: { ...straightforward, [statement]: 'Yes' } })
  }
  const issued = async () => {
    const customer = await customerWith(true)
    const first = await bytesOf(customer, '/api/documents/will.pdf')
    return { customer, first }
  }

  test.each<[Situation, string]>([
    ['under-pressure', 'T16'],
    ['land-abroad', 'T2'],
  ])('%s makes no new version, and says why and on which step', async (statement, id) => {
    const { customer } = await issued()
    await telling(customer, statement, otherWish)
    expect(await listOf(customer)).toMatchObject({
      version: 1,
      upToDate: false,
      stopped: [{ id, message: expect.any(String), step: expect.stringMatching(/^will\./) }],
      earlier: [],
    })
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(422)
    const packs = await app.db.selectFrom('issued_packs').where('user_id', '=', customer.userId).selectAll().execute()
    expect(packs).toHaveLength(1)
  })

  test('keep no document back that was downloaded before', async () => {
    const { customer, first } = await issued()
    await telling(customer, 'under-pressure', otherWish)
    expect(await bytesOf(customer, '/api/documents/will.pdf?version=1')).toEqual(first)
    expect((await customer.get('/api/documents/pack.zip?version=1')).status).toBe(200)
  })

  test('make a new version as soon as the answer is changed back', async () => {
    const { customer } = await issued()
    await telling(customer, 'under-pressure', otherWish)
    await listOf(customer)
    await change(customer, { situation: straightforward })
    expect(await listOf(customer)).toMatchObject({ version: 2, upToDate: true, stopped: [] })
  })

  test('keep a version back that was never downloaded', async () => {
    const { customer } = await issued()
    await change(customer, otherWish)
    expect(await listOf(customer)).toMatchObject({ version: 2, upToDate: true })
    await telling(customer, 'under-pressure', otherWish)
    expect(await listOf(customer)).toMatchObject({ version: 1, upToDate: false, stopped: [{ id: 'T16' }] })
    const reply = await customer.get('/api/documents/will.pdf?version=2')
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('something to read on your summary first') })
  })

  test('keep back documents of which none was ever downloaded', async () => {
    const customer = await customerWith(true)
    await listOf(customer)
    await telling(customer, 'under-pressure')
    expect((await customer.get('/api/documents')).status).toBe(422)
    expect((await customer.get('/api/documents/will.pdf?version=1')).status).toBe(422)
  })

  test('stop nothing when they stood before the documents were made, as after a change of our questions', async () => {
    const { customer } = await issued()
    // Answers from which documents were made before today's rule was there.
    const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
    const told = { ...will, situation: { ...straightforward, 'land-abroad': 'Yes' as const } }
    await app.stores.wills.save(customer.userId, told, app.clock())
    app.clock.pass(60_000)
    await change(customer, { ...otherWish, situation: told.situation })
    expect(await listOf(customer)).toMatchObject({ version: 2, upToDate: true, stopped: [] })
  })

  test('are a warning that has to be understood first', async () => {
    const { customer } = await issued()
    await telling(customer, 'serious-illness', otherWish)
    expect(await listOf(customer)).toMatchObject({
      version: 1,
      upToDate: false,
      stopped: [{ id: 'T14', level: 'warn' }],
    })
  })
})

test('a sign that no font has is named, so that it can be taken out', async () => {
  const will = completeExampleWill({ whatToDo: { option: 'Burial', description: 'Play my song \u{13000}' } })
  await expect(inProcessRenderer.draft(will, today)).rejects.toThrow('We cannot print \u{13000}')
})
