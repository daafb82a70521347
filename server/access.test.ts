import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'

type Call = { method: 'GET' | 'POST'; path: string; needsLogin: boolean }
type Described = { paths: Record<string, Record<string, { security?: object[] }>> }

let app: TestApp
let calls: Call[]
beforeAll(async () => {
  app = await startApp()
  const { paths } = (await app.api().get('/api/openapi.json')).json<Described>()
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      path: path.replace('{external_id}', '0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001'),
      needsLogin: security !== undefined,
    })),
  )
})
afterAll(() => app.close())

test('only what a visitor needs is open to everybody', () => {
  expect(calls.filter((call) => !call.needsLogin).map(({ path }) => path)).toEqual([
    '/api/auth/register',
    '/api/auth/login',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/contact',
    '/api/waitlist',
    '/api/unsubscribe',
    '/api/products',
  ])
})

test('the API has every call of the journey', () => {
  const items = ['account', 'charities', 'gift', 'persons', 'pet']
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [
      'POST /api/auth/register',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/forgot-password',
      'POST /api/auth/reset-password',
      'POST /api/contact',
      'POST /api/waitlist',
      'POST /api/unsubscribe',
      'POST /api/wills/init',
      'POST /api/wills/list',
      'GET /api/form',
      'POST /api/form',
      'POST /api/wills/wills/groupAssetsUpdate',
      ...items.flatMap((item) => ['create', 'update', 'delete'].map((verb) => `POST /api/wills/${item}/${verb}`)),
      'GET /api/phoneValidation',
      'GET /api/products',
      'POST /api/payment/checkout',
      'GET /api/payment/check/0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001',
      'GET /api/account/history',
      'GET /api/account/history/{version}',
      'POST /api/account/history/restore',
      'GET /api/documents',
      'GET /api/documents/{id}.pdf',
      'GET /api/documents/pack.zip',
      'GET /api/documents/draft.pdf',
    ].sort(),
  )
})

describe.each([
  ['without a token', undefined],
  ['with somebody’s guess at a token', 'A'.repeat(43)],
  ['with something that is no token', "' OR 1=1 --"],
])('%s', (_how, token) => {
  test('every call that needs a login is refused before its body is looked at', async () => {
    for (const { method, path } of calls.filter((call) => call.needsLogin)) {
      const client = app.api(token)
      const reply = method === 'GET' ? await client.get(path) : await client.post(path, { nonsense: true })
      expect([path, reply.status]).toEqual([path, 401])
      expect(reply.json()).toEqual({ message: expect.stringContaining('Log in'), errors: {} })
    }
  })
})

describe('somebody else', () => {
  const charity = { fullname: 'Royal National Lifeboat Institution' }

  const twoCustomers = async () => {
    const owner = await app.customer()
    const other = await app.customer()
    await owner.post('/api/wills/charities/create', charity)
    const { external_id } = (await owner.post('/api/payment/checkout', { items: ['storage'] })).json<{
      external_id: string
    }>()
    return { owner, other, external_id }
  }

  test('sees nothing of the owner’s will in any call', async () => {
    const { owner, other, external_id } = await twoCustomers()
    const before = (await owner.get('/api/form')).text

    const form = (await other.get('/api/form')).json<{ will: { id: number; charities: object[] } }>()
    expect(form.will.charities).toEqual([])
    expect((await other.post('/api/wills/list')).json()).toEqual({ wills: [{ id: other.willId, version: 0, paid: 0 }] })
    expect((await other.get(`/api/payment/check/${external_id}`)).status).toBe(404)

    const list = { id: 1, ...charity, type: 'Charity' }
    expect((await other.post('/api/wills/charities/update', list)).status).toBe(404)
    expect((await other.post('/api/wills/charities/delete', { id: 1 })).status).toBe(404)
    expect((await owner.get('/api/form')).text).toBe(before)
  })

  test('cannot name the owner’s people', async () => {
    const { other } = await twoCustomers()
    const gift = { type: 'Donation', amount: 100, charities: [1] }
    const reply = await other.post('/api/wills/gift/create', gift)
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { charities: ['UNKNOWN_ID', 'ADD_ONE_BENEFICIARY'] } })
  })

  test('is answered alike for what is another’s and for what is nobody’s', async () => {
    const { other, external_id } = await twoCustomers()
    const anothers = await other.get(`/api/payment/check/${external_id}`)
    const nobodys = await other.get('/api/payment/check/0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001')
    expect([anothers.status, anothers.text]).toEqual([nobodys.status, nobodys.text])
  })
})
