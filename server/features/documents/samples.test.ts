import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleIds } from '#core/api/contract/visitors.ts'
import { sampleDay, samplePeople, sampleWill } from '#core/will/sample.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { render } from '#testkit/rendered.ts'
import { plainPapers, startApp, type TestApp } from '#testkit/start-app.ts'
import { createDocumentRenderer } from './render-pack.ts'

let app: TestApp
let made = 0
let broken = false
beforeAll(async () => {
  app = await startApp({
    renderer: {
      ...plainPapers,
      shown: async (...asked) => {
        made += 1
        if (broken) throw new Error('out of paper')
        return plainPapers.shown(...asked)
      },
    },
  })
})
afterAll(() => app.close())

describe('the documents of a made-up customer', () => {
  test('are for every visitor to open, and a browser may keep them for an hour', async () => {
    const reply = await app.api().get('/api/samples/will.pdf')
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=3600',
      'content-disposition': 'inline; filename="sample-will.pdf"',
    })
    expect(reply.text.startsWith('%PDF-')).toBe(true)
  })

  test('are rendered once, the drawing of the first page included', async () => {
    const before = made
    for (const file of ['summary.pdf', 'summary.svg', 'summary.pdf']) await app.api().get(`/api/samples/${file}`)
    expect(made).toBe(before + 1)
    const drawing = await app.api().get('/api/samples/summary.svg')
    expect(drawing.headers['content-type']).toBe('image/svg+xml')
    expect(gunzipSync(drawing.bytes).toString()).toBe('<svg>summary</svg>')
  })

  test('are tried again after a failure', async () => {
    broken = true
    expect((await app.api().get('/api/samples/signing-guide.pdf')).status).toBe(500)
    broken = false
    expect((await app.api().get('/api/samples/signing-guide.pdf')).status).toBe(200)
  })

  test('are these and no others', async () => {
    expect((await app.api().get('/api/samples/nobody.pdf')).status).toBe(422)
    expect((await app.api().get('/api/samples/..%2Fwill.pdf')).status).toBe(422)
  })

  test('come from a complete will: all are in its pack, each with a drawing of one page', async () => {
    expect(completeWill(sampleWill, sampleDay).ok).toBe(true)
    expect(Object.values(samplePeople)).toEqual(sampleWill.persons.map(({ id }) => id))
    const renderer = createDocumentRenderer(render)
    for (const id of sampleIds) {
      const file = await renderer.shown(sampleWill, sampleDay, id)
      const drawing = gunzipSync(file?.firstPage ?? '').toString()
      expect([id, drawing.slice(0, 4)]).toEqual([id, '<svg'])
      expect(drawing.length).toBeLessThan(600_000)
    }
  })
})
