import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { DocumentsReply } from '#core/api/documents.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { aPdf, appForAll } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { createDocumentRenderer } from './render-pack.ts'

const renderer = createDocumentRenderer(async (input) => {
  const said = 'inputs' in input ? Object.values(input.inputs).join() : 'a form'
  return { pdf: aPdf(said), pages: 2, ...('firstPage' in input && { firstPage: gzipSync(`<svg>${said}</svg>`) }) }
})

const app = appForAll({ renderer })

const [THOMAS, RUTH] = [1, 2]

const paying = async () => {
  const customer = await app.customer()
  const will = completeExampleWill({ executor: [THOMAS, RUTH], notifyExecutors: 'Yes', notifyHow: 'Letter' })
  await app.stores.wills.save(customer.userId, { ...will, id: customer.willId, version: 0 }, app.clock())
  await app.give(customer.userId, ['will'])
  return customer
}
type Customer = Awaited<ReturnType<typeof paying>>

const listOf = async (customer: Customer) => (await customer.get('/api/documents')).json<DocumentsReply>()
const willOf = async (customer: Customer) => (await customer.get('/api/form')).json<{ will: Will }>().will

const change = async (customer: Customer, changed: Partial<Will>) => {
  const will = await willOf(customer)
  const body = { version: will.version, will: { ...editable(will), ...changed } }
  expect((await customer.post('/api/wills/wills/groupAssetsUpdate', body)).status).toBe(200)
}

describe('the drawing of a first page', () => {
  test('is of the document as it was issued, and looking at it is no download', async () => {
    const customer = await paying()
    const { documents } = await listOf(customer)
    const will = documents.find(({ id }) => id === 'will')
    expect(will?.firstPage).toBe('/api/documents/will.svg?version=1')
    const drawing = await customer.get(will?.firstPage ?? '')
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(gunzipSync(drawing.bytes).toString()).toContain('Margaret')
    const orders = await app.db
      .selectFrom('issued_packs')
      .select('downloaded_at')
      .where('user_id', '=', customer.userId)
    expect(await orders.execute()).toEqual([{ downloaded_at: null }])
    expect(await listOf(customer)).toMatchObject({ consentGiven: false })
  })

  test('belongs to its customer alone, and is read again after the key was replaced', async () => {
    const [customer, another] = [await paying(), await paying()]
    await listOf(customer)
    expect((await another.get('/api/documents/will.svg?version=1')).status).toBe(404)
    await replaceDataKey(customer.userId, { db: app.db, ...encryption, clock: app.clock })
    expect((await customer.get('/api/documents/will.svg?version=1')).status).toBe(200)
  })

  test('is not to be had of a version or a document that there is not', async () => {
    const customer = await paying()
    await listOf(customer)
    const refused = await customer.get('/api/documents/will.svg?version=9')
    // A browser that was told of gzip could not read why.
    expect([refused.status, refused.headers['content-encoding']]).toEqual([404, undefined])
    expect((await customer.get('/api/documents/nothing.svg?version=1')).status).toBe(404)
    expect((await customer.get('/api/documents/will.svg')).status).toBe(422)
  })
})

describe('a letter of the pack', () => {
  const letters = async (customer: Customer) =>
    (await listOf(customer)).documents.flatMap(({ id, letter }) =>
      letter?.as === 'executor' ? [{ id, ...letter }] : [],
    )

  test('is named after the person it is for, with what they are to do', async () => {
    expect(await letters(await paying())).toMatchObject([
      { to: 'Thomas Hale', as: 'executor', role: 'Executor, with Ruth: what the job is, and where the will is.' },
      { to: 'Ruth Hale', role: 'Executor, with Thomas: what the job is, and where the will is.' },
    ])
  })

  test('is noted as given on the day, for that person and that office, and can be taken back', async () => {
    const customer = await paying()
    const [first] = await letters(customer)
    expect((await customer.post('/api/documents/letters', { letter: first?.id, given: true })).status).toBe(200)
    const on = app.clock().toISOString().slice(0, 10)
    expect((await letters(customer)).map(({ given }) => given)).toEqual([on, undefined])
    expect((await willOf(customer)).lettersGiven).toHaveLength(1)
    await change(customer, { executor: [RUTH, THOMAS] })
    expect((await letters(customer)).map(({ to, given }) => [to, given])).toEqual([
      ['Ruth Hale', undefined],
      ['Thomas Hale', on],
    ])
    await customer.post('/api/documents/letters', { letter: 'executor-letter-2', given: false })
    expect((await letters(customer)).map(({ given }) => given)).toEqual([undefined, undefined])
  })

  test('keeps the day on which it was given, though that is said again on a later day', async () => {
    const customer = await paying()
    const [first] = await letters(customer)
    const given = () => customer.post('/api/documents/letters', { letter: first?.id, given: true })
    await given()
    const on = '2026-10-01'
    await app.stores.wills.setAfterSigning(customer.userId, ({ lettersGiven = [], ...before }) => ({
      ...before,
      lettersGiven: lettersGiven.map((each) => ({ ...each, on })),
    }))
    expect((await given()).status).toBe(200)
    expect((await willOf(customer)).lettersGiven?.map((each) => each.on)).toEqual([on])
  })

  test('is one of the newest documents, or there is nothing to note', async () => {
    const customer = await paying()
    await listOf(customer)
    for (const letter of ['will', 'executor-letter-9', ''])
      expect((await customer.post('/api/documents/letters', { letter, given: true })).status).toBe(404)
  })
})

describe('since the signing', () => {
  const signed = async () => {
    const customer = await paying()
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    const { fingerprint } = await listOf(customer)
    await customer.get('/api/documents/will.pdf')
    const on = { day: 3, month: 11, year: 2026 }
    await customer.post('/api/signing', {
      on,
      witnesses: ['Mary Ash', 'David Ash'],
      ticks: witnessTicks,
      fingerprint,
      storage: 'The study',
    })
    return customer
  }

  test('a will is not signed again because the note of the signing changed the letters', async () => {
    const { sinceSigning } = await listOf(await signed())
    expect(sinceSigning?.will).toBe(false)
    expect(sinceSigning?.lines.join()).toMatch(/^Other documents that changed: /)
  })

  test('a will whose own words changed says which, also after its new version was downloaded', async () => {
    const customer = await signed()
    await change(customer, { whatToDo: { option: 'Green burial' } })
    for (const _ of ['before', 'after']) {
      const { sinceSigning } = await listOf(customer)
      expect(sinceSigning?.will).toBe(true)
      expect(sinceSigning?.lines[0]).toMatch(/^Changed in your will: .*funeral/i)
      await customer.get('/api/documents/will.pdf')
    }
  })
})

describe('a customer who reads Welsh', () => {
  const reading = async () => {
    const customer = await paying()
    await app.db.updateTable('users').set({ language: 'cy' }).where('id', '=', customer.userId).execute()
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    return customer
  }

  test('finds in the list what each document is for in Welsh, and each by the name that is on it', async () => {
    const { documents } = await listOf(await reading())
    const told = Object.fromEntries(documents.map(({ id, title, description }) => [id, [title, description]]))
    expect(told['signing-guide']).toEqual(['Sut i lofnodi eich ewyllys', expect.stringContaining('gam wrth gam')])
    expect(told.will).toEqual(['Eich ewyllys', expect.stringContaining('gyda dau dyst')])
    const letter = documents.find(({ id }) => id === 'executor-letter-1')
    expect(letter?.letter?.role).toBe('Ysgutor, gyda Ruth: beth yw’r gwaith, a ble mae’r ewyllys.')
  })

  test('is told in Welsh what has changed', async () => {
    const customer = await reading()
    await listOf(customer)
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
    await change(customer, { whatToDo: { option: 'Burial' } })
    expect((await listOf(customer)).changed[0]).toMatch(/^Wedi newid yn eich ewyllys: /)
  })

  test('has the page to read in Welsh, and the will in it in English', async () => {
    const customer = await reading()
    await listOf(customer)
    const page = await customer.get('/api/documents/in-words?as=page')
    expect(page.bytes.toString()).toContain('<html lang="cy">')
    expect(page.bytes.toString()).toContain('lang="en-GB"><h1>The last will of Margaret Ellen Hale</h1>')
  })
})
