import { beforeAll, describe, expect, test } from 'vitest'
import type { ErrorBody } from '#core/api/fields.ts'
import { longTexts } from '#testkit/fuzz/long-text.ts'
import { appForAll, type Customer } from '#testkit/start-app.ts'

let owner: Customer
const app = appForAll()
beforeAll(async () => {
  owner = await app.customer()
})

const fieldsOf = (text: string): string[] => Object.keys((JSON.parse(text) as ErrorBody).errors)

describe('a long text costs no more than its share', () => {
  test.each(Object.keys(longTexts))('a name of a megabyte of %s is refused at its field', async (character) => {
    const reply = await owner.post('/api/wills/persons/create', { type: 'Person', fullname: longTexts[character] })
    expect(reply.status).toBe(422)
    expect(fieldsOf(reply.text)).toEqual(['fullname'])
  })

  test('a text that is a little too long says how long it may be', async () => {
    const reply = await owner.post('/api/wills/persons/create', { type: 'Person', fullname: ` ${'a'.repeat(200)}` })
    expect(reply.json<ErrorBody>().errors).toEqual({ fullname: ['Use at most 200 characters'] })
  })

  test.each([
    ['entries of a list', { persons: Array.from({ length: 100_000 }, () => 'a') }],
    ['keys', Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [`key${key}`, 1]))],
    ['lists inside one another', { persons: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) }],
    ['values in all', { persons: Array.from({ length: 300 }, () => ({ guardianId: Array(300).fill('a') })) }],
  ])('too many %s are refused with one short reply', async (_what, will) => {
    const reply = await owner.post('/api/wills/wills/groupAssetsUpdate', { version: 0, will })
    expect(reply.status).toBe(422)
    expect(fieldsOf(reply.text)).toHaveLength(1)
    expect(reply.text.length).toBeLessThan(1000)
  })

  test('a refusal names at most a hundred fields', async () => {
    const persons = Array.from({ length: 200 }, () => ({}))
    const reply = await owner.post('/api/wills/wills/groupAssetsUpdate', { version: 0, will: { persons } })
    expect(reply.status).toBe(422)
    expect(fieldsOf(reply.text)).toHaveLength(100)
  })

  test.each(['x-will-id', 'idempotency-key', 'x-proof', 'user-agent', 'authorization', 'cookie', 'x-forwarded-for'])(
    'a megabyte in the header %s is answered',
    async (header) => {
      for (const text of ['a'.repeat(1_000_000), `a${' '.repeat(1_000_000)}a`, `Bearer ${' '.repeat(1_000_000)}a`]) {
        const headers = { authorization: `Bearer ${owner.token}`, [header]: text }
        const reply = await app.ask({
          method: 'POST',
          url: '/api/wills/charities/create',
          headers,
          payload: { fullname: 'Shelter' },
        })
        expect([200, 401, 404, 422]).toContain(reply.status)
      }
    },
  )

  test('a megabyte in a path leads nowhere', async () => {
    for (const path of ['/api/documents/', '/api/documents/draft/', '/api/payment/status/', '/', '/reset-password/'])
      expect([404, 414]).toContain((await owner.get(`${path}${'-'.repeat(1_000_000)}.pdf`)).status)
  })
})
