import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentsReply } from '#core/wire/payment.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { aPdf, startApp, type TestApp } from '#testkit/start-app.ts'
import { willsIn } from '../wills/wills.store.ts'
import { draftedPapers } from './drafted-papers.ts'
import { pagesOf } from './pdf-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ papers: draftedPapers })
})
afterAll(() => app.close())

const customerWith = async (paid: boolean) => {
  const customer = await app.customer()
  const wills = willsIn(app.db)
  await wills.save(customer.userId, { ...completeExampleWill(), id: customer.willId, version: 0 }, app.clock())
  if (paid) await wills.setStanding(customer.userId, { paid: 1 })
  return customer
}

describe('before payment', () => {
  test.each(['/api/documents', '/api/documents/will.pdf'])('%s asks for it', async (path) => {
    const reply = await (await customerWith(false)).get(path)
    expect(reply.status).toBe(402)
    expect(reply.json()).toMatchObject({ errors: { paid: ['NOT_PAID'] } })
  })

  test('there is a draft, even of a will not begun', async () => {
    const reply = await (await app.customer()).get('/api/documents/draft.pdf')
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="draft-will.pdf"')
    expect(reply.text.startsWith('%PDF-')).toBe(true)
  })
})

describe('after payment', () => {
  test('the will is listed with its pages', async () => {
    const { documents } = (await (await customerWith(true)).get('/api/documents')).json<DocumentsReply>()
    expect(documents).toEqual([
      {
        id: 'will',
        title: 'Your will',
        description: expect.any(String),
        pages: expect.any(Number),
        made: app.clock().toISOString(),
        url: '/api/documents/will.pdf',
      },
    ])
    expect(documents[0]?.pages).toBeGreaterThan(1)
  })

  test('the will can be downloaded, under a name that says nothing of its owner', async () => {
    const reply = await (await customerWith(true)).get('/api/documents/will.pdf')
    expect(reply.status).toBe(200)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="will.pdf"')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.text.startsWith('%PDF-')).toBe(true)
  })

  test('a will that is no longer complete is not printed for signing, but still as a draft', async () => {
    const customer = await customerWith(true)
    await customer.post('/api/wills/wills/groupAssetsUpdate', { version: 1, will: { details: { first_name: 'Ann' } } })
    const reply = await customer.get('/api/documents/will.pdf')
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { 'will.about-me.full-name:last_name': ['FIELD_REQUIRED'] } })
    expect((await customer.get('/api/documents/draft.pdf')).status).toBe(200)
  })
})

test('a sign that no font has is named, so that it can be taken out', async () => {
  const will = completeExampleWill({ whatToDo: { option: 'Burial', description: 'Play my song \u{13000}' } })
  await expect(draftedPapers.draft(will, today)).rejects.toThrow('We cannot print \u{13000}')
})

test('pages are counted, and a file without any has none', async () => {
  const made = await draftedPapers.will(completeExampleWill(), today)
  expect(made.ok && made.paper.pages).toBe(made.ok && pagesOf(made.paper.pdf))
  expect(pagesOf(Buffer.from('/Type /Pages /Kids [] /Type /Page /Type/Page'))).toBe(2)
  expect(pagesOf(aPdf('nothing'))).toBe(0)
})
