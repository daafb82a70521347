import { expect, test } from 'vitest'
import type { DocumentsReply } from '#core/api/documents.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { inProcessRenderer } from '#testkit/rendered.ts'
import { aPdf, appForAll, startApp } from '#testkit/start-app.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { createDocumentRenderer } from './render-pack.ts'

// The words of each document, without the typesetter.
const renderer = createDocumentRenderer(async (input) => ({
  pdf: aPdf('inputs' in input ? Object.values(input.inputs).join() : 'a form'),
  pages: 2,
}))

const app = appForAll({ renderer })

const PATH = '/api/documents/summary-in-pounds.pdf'
const WORTH = 123_457_00

const values: Will['values'] = {
  things: [{ id: 1, kind: 'savings', whole: { low: WORTH, high: WORTH }, held: { as: 'alone' } }],
  giftValue: [],
  pension: [],
  lifeInTrust: [],
  facts: answeredNo,
}

/** The example will with a number for its charity: without one there is no figure. */
const exampleWill = (given: Partial<Will> = {}): Will => {
  const will = completeExampleWill()
  return { ...will, charities: will.charities.map((each) => ({ ...each, charityId: '209603' })), ...given }
}

const customerWith = async (given: Partial<Will>, agrees = true) => {
  const customer = await app.customer()
  const will = { ...exampleWill(given), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  await app.give(customer.userId, ['will'])
  if (agrees) await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  return customer
}

test('a customer who asks gets their summary with figures, and none of it is kept', async () => {
  const customer = await customerWith({ values })
  const reply = await customer.get(PATH)
  expect(reply.status).toBe(200)
  expect(reply.headers['content-disposition']).toBe('attachment; filename="summary-in-pounds.pdf"')
  expect(reply.text).toContain('An estimate, not advice')
  expect(reply.text).toMatch(/About £\d/)
  const { documents } = (await customer.get('/api/documents')).json<DocumentsReply>()
  expect(documents.map(({ id }) => id)).not.toContain('summary-in-pounds')
  for (const { url } of documents) expect((await customer.get(url)).text).not.toContain('An estimate, not advice')
})

test('it comes in large print too', async () => {
  expect((await (await customerWith({ values })).get(`${PATH}?largePrint=yes`)).status).toBe(200)
})

test('a customer who reads Welsh gets it in Welsh', async () => {
  const customer = await customerWith({ values })
  await app.db.updateTable('users').set({ language: 'cy' }).where('id', '=', customer.userId).execute()
  const { text } = await customer.get(PATH)
  expect(text).toContain('Eich ewyllys mewn geiriau plaen')
  expect(text).toContain('Yr hyn y byddai pob un yn ei gael, os bydd pawb yn byw’n hwy na chi')
  expect(text).toContain('Amcangyfrif, nid cyngor')
  expect(text).not.toContain('What each would get')
})

test('without values there is nothing to say in pounds, and it says what to do', async () => {
  const reply = await (await customerWith({})).get(PATH)
  expect(reply.status).toBe(404)
  expect(reply.json<{ message: string }>().message).toBe(
    'Say first what your things are worth. Your summary leads to that page.',
  )
})

test('an operator who does not offer estimates gives none', async () => {
  const without = await startApp({ renderer, parts: [] })
  const customer = await without.customer()
  await without.give(customer.userId, ['will'])
  expect((await customer.get(PATH)).json<{ message: string }>().message).toBe('We do not offer estimates at present.')
  await without.close()
})

test('it is a document: the two statements come before the first', async () => {
  const reply = await (await customerWith({ values }, false)).get(PATH)
  expect(reply.status).toBe(422)
  expect(reply.json()).toMatchObject({ errors: { consent: ['CONSENT_NEEDED'] } })
})

test('the typesetter sets its tables', async () => {
  const file = await inProcessRenderer.inPounds(
    exampleWill({ values }),
    { day: 3, month: 11, year: 2026 },
    { largePrint: false },
  )
  expect(file?.pages).toBeGreaterThan(2)
})

test('all documents can be had as words alone, which counts as a download', async () => {
  const customer = await customerWith({})
  const braille = await customer.get('/api/documents/in-words?as=braille')
  expect(braille.headers['content-disposition']).toBe('attachment; filename="my-documents.brf"')
  expect(braille.text).toContain(',i cancel every will and every')
  const page = await customer.get('/api/documents/in-words?as=page')
  expect(page.headers['content-type']).toBe('application/octet-stream')
  expect(page.text).toContain('I cancel every will and every codicil that I made before this one.')
  expect((await customer.get('/api/documents')).json<DocumentsReply>().downloaded).toBe(true)
  const undecided = await customerWith({}, false)
  expect((await undecided.get('/api/documents/in-words?as=page')).status).toBe(422)
})
