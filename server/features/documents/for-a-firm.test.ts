import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { asText } from '#drafting/document.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { draftedText } from '#testkit/drafted-will.ts'
import { startApp } from '#testkit/start-app.ts'
import { willFromOpenData } from '#testkit/will-from-facts.ts'

const PATH = '/api/documents/for-a-firm.zip'

test('a customer who has bought takes the will to a law firm as files, and it counts as a download', async () => {
  const app = await startApp({ publicUrl: 'https://wills.example' })
  try {
    const customer = await app.customer()
    const will = { ...completeExampleWill(), id: customer.willId, version: 0 }
    await app.stores.wills.save(customer.userId, will, app.clock())
    expect((await customer.get(PATH)).status).toBe(402)
    await app.give(customer.userId, ['will'])
    expect((await customer.get(PATH)).json()).toMatchObject({ errors: { consent: ['CONSENT_NEEDED'] } })
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    const reply = await customer.get(PATH)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="for-a-firm.zip"')
    const files = unzipSync(reply.bytes)
    expect(Object.keys(files)).toEqual(['will.docx', 'matter.docx', 'will.inherit.json'])
    const again = willFromOpenData(JSON.parse(strFromU8(files['will.inherit.json'] ?? new Uint8Array())))
    expect(again && asText(again)).toBe(draftedText(will))
    const [pack] = await app.stores.issuedDocuments.list(customer.userId)
    expect(pack?.downloaded).toBeDefined()
  } finally {
    await app.close()
  }
})
