import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { appForAll } from '#testkit/start-app.ts'

const app = appForAll()

const shelter = { fullname: 'Shelter' }
const calls: [string, string, object][] = [
  ['saving a step', '/api/form', { step: 'will.gifts', version: 1, will: { whatToDo: { option: 'Burial' } } }],
  ['saving everything', '/api/wills/wills/groupAssetsUpdate', { version: 1, will: { status: 'Single' } }],
  ['adding', '/api/wills/charities/create', shelter],
  ['changing', '/api/wills/charities/update', { ...shelter, id: 1, charityId: '263710' }],
  ['removing', '/api/wills/charities/delete', { id: 1 }],
]

const withCharity = async () => {
  const customer = await app.customer()
  await customer.post('/api/wills/charities/create', shelter)
  return customer
}

describe.each(calls)('%s', (_what, path, body) => {
  test('in a page left open by another customer changes nothing', async () => {
    const [customer, other] = [await withCharity(), await app.customer()]
    const before = (await customer.get('/api/form')).text
    for (const id of [String(other.willId), '0', 'mine', '']) {
      const reply = await customer.post(path, body, { 'x-will-id': id })
      expect([id, reply.status]).toEqual([id, 404])
      expect(reply.json()).toEqual({ message: expect.stringContaining('Reload the page'), errors: {} })
    }
    expect((await customer.get('/api/form')).text).toBe(before)
  })

  test('works for a customer who names their own will, or none', async () => {
    for (const named of [true, false]) {
      const customer = await withCharity()
      const reply = await customer.post(path, body, named ? { 'x-will-id': String(customer.willId) } : {})
      expect(reply.status).toBe(200)
      expect((await customer.get('/api/form')).json<{ will: Will }>().will.version).toBe(2)
    }
  })
})

test('the description of the API tells of the header', async () => {
  type Described = { paths: Record<string, { post?: { parameters?: { name: string; in: string }[] } }> }
  const { paths } = (await app.api().get('/api/openapi.json')).json<Described>()
  for (const [, path] of calls)
    expect(paths[path]?.post?.parameters).toContainEqual(expect.objectContaining({ name: 'x-will-id', in: 'header' }))
})
