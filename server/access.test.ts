import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { willQuestions } from '#core/existing-will/questions.ts'
import { type Client, type Reply, startApp, type TestApp } from '#testkit/start-app.ts'
import { createNoteSecurityEvent } from './features/security/note-security-event.ts'
import { consequencesOf, type SecurityEvent, securityEvents } from './features/security/security-events.ts'
import { createEnqueueMail } from './mail/enqueue.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Described = { paths: Record<string, Record<string, { security?: object[] }>> }

let app: TestApp
let described: { name: string; needsLogin: boolean }[]
beforeAll(async () => {
  app = await startApp()
  const { paths } = (await app.api().get('/api/openapi.json')).json<Described>()
  described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      needsLogin: security !== undefined,
    })),
  )
})
afterAll(() => app.close())

/** What an owner has and another customer may try to reach. */
type Owned = { external_id: string; order: number; session: string; password: string }

type Call = {
  /** As the description of the API has it. */
  readonly name: `${Method} /api/${string}`
  readonly path?: (owned: Owned) => string
  readonly body?: (owned: Owned) => object
  /** The status for the owner, and for another customer who sends the same request. */
  readonly owner: number
  readonly another: number
}

const ring = { type: 'Item', title: 'My ring', persons: [1] }
const current = ({ password }: Owned) => ({ current: password })

const items: Call[] = [
  ['persons', { fullname: 'Ruth Hale', type: 'Person' }],
  ['charities', { fullname: 'Shelter' }],
  ['pet', { fullname: 'Biscuit', type: 'Dog', lookAfter: 'No' }],
  ['account', { assetType: 'Pension' }],
  ['gift', ring],
].flatMap(([type, item]): Call[] => [
  {
    name: `POST /api/wills/${type}/create`,
    body: () => Object(item),
    owner: 200,
    another: 200,
  },
  { name: `POST /api/wills/${type}/update`, body: () => ({ ...Object(item), id: 9 }), owner: 404, another: 404 },
  { name: `POST /api/wills/${type}/delete`, body: () => ({ id: 9 }), owner: 404, another: 404 },
])

const answers = Object.fromEntries(willQuestions.map(({ id, options }) => [id, options[0]]))

/** Every call behind a login. One that changes who may come in is made last, on people of its own. */
const calls: Call[] = [
  { name: 'GET /api/account', owner: 200, another: 200 },
  { name: 'GET /api/account/export', owner: 200, another: 200 },
  { name: 'GET /api/account/browser-key', owner: 200, another: 200 },
  { name: 'PATCH /api/account', body: () => ({ name: 'Ann', last_name: 'Hale' }), owner: 204, another: 204 },
  { name: 'GET /api/form', owner: 200, another: 200 },
  { name: 'GET /api/readings', owner: 200, another: 200 },
  {
    name: 'POST /api/readings',
    body: () => ({ part: 'you', read: { words: [], sentence: '', warnings: [] } }),
    owner: 409,
    another: 409,
  },
  { name: 'POST /api/wills/init', owner: 200, another: 200 },
  { name: 'POST /api/wills/list', owner: 200, another: 200 },
  ...items,
  {
    name: 'POST /api/form',
    body: () => ({ step: 'will.executors.executor-notify', version: 5, will: { notifyExecutors: 'No' } }),
    owner: 200,
    another: 200,
  },
  { name: 'POST /api/wills/wills/groupAssetsUpdate', body: () => ({ version: 6, will: {} }), owner: 200, another: 200 },
  { name: 'POST /api/wills/wills/adopt', body: () => ({ version: 7, will: {} }), owner: 200, another: 200 },
  { name: 'POST /api/wills/lpa/complete', body: () => ({ version: 7 }), owner: 402, another: 402 },
  { name: 'POST /api/wills/lpa/reopen', body: () => ({}), owner: 402, another: 402 },
  { name: 'GET /api/phoneValidation', path: () => '/api/phoneValidation?phone=1', owner: 200, another: 200 },
  { name: 'GET /api/charities', path: () => '/api/charities?q=oxfam', owner: 200, another: 200 },
  { name: 'GET /api/address-finder', owner: 200, another: 200 },
  { name: 'GET /api/addresses', path: () => '/api/addresses?postcode=SY8+1AB', owner: 404, another: 404 },
  { name: 'POST /api/payment/checkout', body: () => ({ items: ['lpa'] }), owner: 200, another: 200 },
  {
    name: 'GET /api/payment/check/{external_id}',
    path: ({ external_id }) => `/api/payment/check/${external_id}`,
    owner: 200,
    another: 404,
  },
  {
    name: 'POST /api/will-check',
    body: ({ external_id }) => ({ external_id, answers }),
    owner: 204,
    another: 404,
  },
  {
    name: 'GET /api/will-check/{external_id}',
    path: ({ external_id }) => `/api/will-check/${external_id}`,
    owner: 402,
    another: 404,
  },
  {
    name: 'GET /api/will-check/{external_id}/report.pdf',
    path: ({ external_id }) => `/api/will-check/${external_id}/report.pdf`,
    owner: 402,
    another: 404,
  },
  { name: 'GET /api/pair', owner: 200, another: 200 },
  { name: 'POST /api/pair/invite', body: () => ({ email: 'thomas@example.com' }), owner: 402, another: 402 },
  { name: 'POST /api/pair/withdraw', owner: 402, another: 402 },
  { name: 'POST /api/pair/accept', body: () => ({ token: 'A'.repeat(43) }), owner: 422, another: 422 },
  { name: 'POST /api/pair/confirm', body: () => ({ version: 7 }), owner: 402, another: 402 },
  { name: 'POST /api/pair/end', owner: 404, another: 404 },
  { name: 'GET /api/reviews/mine', owner: 200, another: 200 },
  { name: 'POST /api/reviews', body: () => ({ declined: true }), owner: 402, another: 402 },
  { name: 'GET /api/reading', owner: 402, another: 402 },
  { name: 'POST /api/reading', body: () => ({ consent: true }), owner: 402, another: 402 },
  { name: 'DELETE /api/reading', owner: 402, another: 402 },
  { name: 'POST /api/payment/promo', body: () => ({ code: 'NOBODYS' }), owner: 422, another: 422 },
  { name: 'GET /api/account/orders', owner: 200, another: 200 },
  { name: 'POST /api/payment/refund', body: ({ order }) => ({ id: order }), owner: 422, another: 404 },
  { name: 'POST /api/documents/consent', body: () => ({ startNow: true, loseRight: true }), owner: 402, another: 402 },
  {
    name: 'POST /api/signing',
    body: () => ({ on: { day: 3, month: 11, year: 2026 }, witnesses: ['Mary Ash', 'David Ash'], storage: 'At home' }),
    owner: 402,
    another: 402,
  },
  { name: 'DELETE /api/signing', owner: 402, another: 402 },
  {
    name: 'POST /api/signing/plan',
    body: () => ({ day: { day: 5, month: 12, year: 2026 }, time: '11:00', place: 'At home', step: 'who', turn: 0 }),
    owner: 402,
    another: 402,
  },
  { name: 'DELETE /api/signing/plan', owner: 402, another: 402 },
  { name: 'POST /api/signing/attestation', body: () => ({ reader: 'Priya Rao' }), owner: 402, another: 402 },
  {
    name: 'POST /api/signing/revoked',
    body: () => ({ on: { day: 3, month: 11, year: 2026 }, how: 'Torn up' }),
    owner: 402,
    another: 402,
  },
  { name: 'DELETE /api/signing/revoked', owner: 402, another: 402 },
  { name: 'GET /api/watch', owner: 200, another: 200 },
  { name: 'PATCH /api/watch', body: () => ({ mails: false }), owner: 402, another: 402 },
  {
    name: 'POST /api/watch/reports',
    body: () => ({ event: 'Move', verdict: 'solicitor' }),
    owner: 402,
    another: 402,
  },
  { name: 'DELETE /api/watch/reports/{at}', path: () => '/api/watch/reports/0', owner: 402, another: 402 },
  { name: 'GET /api/prints', owner: 200, another: 200 },
  {
    name: 'POST /api/prints',
    body: ({ order }) => ({ order, address: { house_name: '14', town: 'Ludlow', postcode: 'SY8 1AB' } }),
    owner: 402,
    another: 402,
  },
  { name: 'GET /api/executors/mail', owner: 200, another: 200 },
  { name: 'POST /api/executors/mail', body: () => ({ executors: [1] }), owner: 402, another: 402 },
  { name: 'GET /api/account/history', owner: 200, another: 200 },
  { name: 'GET /api/account/history/{version}', path: () => '/api/account/history/6', owner: 200, another: 200 },
  {
    name: 'POST /api/account/history/restore',
    body: () => ({ version: 8, earlier: 6 }),
    owner: 200,
    another: 200,
  },
  { name: 'GET /api/documents', owner: 402, another: 402 },
  {
    name: 'GET /api/documents/{id}.svg',
    path: () => '/api/documents/will.svg?version=1',
    owner: 402,
    another: 402,
  },
  {
    name: 'POST /api/documents/letters',
    body: () => ({ letter: 'executor-letter-1', given: true }),
    owner: 402,
    another: 402,
  },
  { name: 'GET /api/documents/{id}.pdf', path: () => '/api/documents/will.pdf', owner: 402, another: 402 },
  { name: 'GET /api/documents/pack.zip', owner: 402, another: 402 },
  { name: 'GET /api/documents/draft.pdf', owner: 200, another: 200 },
  { name: 'GET /api/record.json', owner: 200, another: 200 },
  { name: 'GET /api/record.pdf', owner: 200, another: 200 },
  { name: 'POST /api/account/passkeys/options', body: current, owner: 200, another: 422 },
  { name: 'POST /api/account/passkeys', body: () => ({}), owner: 422, another: 422 },
  {
    name: 'POST /api/account/passkeys/remove',
    body: (owned) => ({ id: 'AAAA', ...current(owned) }),
    owner: 404,
    another: 422,
  },
  { name: 'POST /api/account/authenticators/set-up', body: current, owner: 200, another: 422 },
  { name: 'POST /api/account/authenticators', body: () => ({}), owner: 422, another: 422 },
  {
    name: 'POST /api/account/authenticators/remove',
    body: (owned) => ({ id: 'AAAA', ...current(owned) }),
    owner: 404,
    another: 422,
  },
  { name: 'POST /api/account/step-up', owner: 422, another: 422 },
  { name: 'POST /api/account/recovery-codes', body: current, owner: 422, another: 422 },
  {
    name: 'POST /api/account/email',
    body: (owned) => ({ email: 'new@example.com', ...current(owned) }),
    owner: 202,
    another: 422,
  },
  { name: 'POST /api/account/email/verify', body: () => ({ code: '123456' }), owner: 204, another: 204 },
  { name: 'POST /api/account/email/code', owner: 422, another: 422 },
  {
    name: 'POST /api/account/email/correct',
    body: (owned) => ({ email: 'right@example.com', ...current(owned) }),
    owner: 422,
    another: 422,
  },
  { name: 'DELETE /api/account/email', owner: 204, another: 404 },
  {
    name: 'POST /api/account/password',
    body: (owned) => ({ password: owned.password, ...current(owned) }),
    owner: 204,
    another: 422,
  },
  { name: 'POST /api/auth/renew', owner: 200, another: 200 },
  { name: 'DELETE /api/account/sessions', owner: 204, another: 204 },
  {
    name: 'DELETE /api/account/sessions/{id}',
    path: ({ session }) => `/api/account/sessions/${session}`,
    owner: 204,
    another: 404,
  },
  { name: 'POST /api/auth/logout', owner: 204, another: 204 },
  { name: 'DELETE /api/account', body: current, owner: 204, another: 422 },
]

/** These end the session they are made with. */
const ending = ['POST /api/auth/logout', 'DELETE /api/account', 'DELETE /api/account/sessions/{id}']

const make = (client: Client, { name, path, body }: Call, owned: Owned): Promise<Reply> => {
  const [method = '', url = ''] = name.split(' ')
  const to = path?.(owned) ?? url
  const sent = body?.(owned)
  switch (method) {
    case 'GET':
      return client.get(to)
    case 'PATCH':
      return client.patch(to, sent ?? {})
    case 'DELETE':
      return client.delete(to, sent)
    default:
      return client.post(to, sent)
  }
}

let people = 0
const withWill = async ({ verified = true } = {}) => {
  people += 1
  const password = `correct horse ${people}`
  const {
    id: userId,
    token,
    email,
  } = await (verified ? app.register({ password }) : app.registerUnverified({ password }))
  const client = app.api(token)
  await client.post('/api/wills/init')
  const order = await client.post('/api/payment/checkout', { items: ['check'] })
  const { sessions } = (await client.get('/api/account')).json<{ sessions: { id: string }[] }>()
  const { external_id, id } = order.json<{ external_id: string; id: number }>()
  return { client, userId, token, email, owned: { external_id, order: id, session: sessions[0]?.id ?? '', password } }
}

describe('the matrix', () => {
  test('has a row for every call behind a login, and no other', () => {
    const behind = described.filter(({ needsLogin }) => needsLogin).map(({ name }) => name)
    expect(calls.map(({ name }) => name).toSorted()).toEqual(behind.toSorted())
  })

  test('only what a visitor needs is open without a login', () => {
    expect(described.filter(({ needsLogin }) => !needsLogin).map(({ name }) => name)).toEqual([
      'POST /api/auth/register',
      'POST /api/auth/login',
      'POST /api/auth/second-factor',
      'POST /api/auth/forgot-password',
      'POST /api/auth/reset-password',
      'POST /api/auth/not-me',
      'POST /api/auth/reset-password/about',
      'POST /api/auth/verify-email/about',
      'POST /api/auth/disown',
      'POST /api/auth/verify-email',
      'POST /api/auth/confirm-email',
      'POST /api/auth/email-change',
      'GET /api/proof',
      'POST /api/contact',
      'POST /api/waitlist',
      'POST /api/unsubscribe',
      'POST /api/resubscribe',
      'GET /api/settings',
      'GET /api/samples/{id}.pdf',
      'GET /api/samples/{id}.svg',
      'GET /api/tests/{funnel}',
      'POST /api/tests/{funnel}/signed-up',
      'GET /api/products',
      'GET /api/record/key',
      'POST /api/invitation',
      'GET /api/reviews',
    ])
  })

  test('the owner gets what is theirs, and another customer who sends the same request does not', async () => {
    let owner = await withWill()
    let other = await withWill()
    for (const call of calls) {
      if (ending.includes(call.name)) {
        owner = await withWill()
        other = await withWill()
      }
      const another = (await make(other.client, call, owner.owned)).status
      const own = (await make(owner.client, call, owner.owned)).status
      expect([call.name, own, another]).toEqual([call.name, call.owner, call.another])
    }
  })

  test('what another customer sends changes nothing of the owner’s', async () => {
    const owner = await withWill()
    const state = async () => {
      const account = (await owner.client.get('/api/account')).text
      return [account, (await owner.client.get('/api/form')).text]
    }
    const before = await state()
    for (const call of calls) {
      const other = await withWill()
      await make(other.client, call, owner.owned)
    }
    expect(await state()).toEqual(before)
  }, 60_000)
})

/** What waits until the customer has shown that mail to their address reaches them, and what follows from that. */
const untilVerified: Readonly<Record<string, number>> = {
  'POST /api/pair/invite': 403,
  'GET /api/documents/{id}.pdf': 403,
  'GET /api/documents/pack.zip': 403,
  'POST /api/executors/mail': 403,
  'POST /api/prints': 403,
  'POST /api/account/passkeys/options': 403,
  'POST /api/account/passkeys': 403,
  'POST /api/account/authenticators/set-up': 403,
  'POST /api/account/authenticators': 403,
  'POST /api/account/email': 403,
  // There is no change that could be cancelled.
  'DELETE /api/account/email': 404,
}

/** What is for a customer with an unconfirmed email alone. */
const forUnverified = [
  'POST /api/account/email/verify',
  'POST /api/account/email/code',
  'POST /api/account/email/correct',
]

test('a customer whose email is not confirmed writes and pays as any other, and cannot do what it is needed for', async () => {
  let owner = await withWill({ verified: false })
  for (const call of calls.filter(({ name }) => !forUnverified.includes(name))) {
    if (ending.includes(call.name)) owner = await withWill({ verified: false })
    const reply = await make(owner.client, call, owner.owned)
    const expected = untilVerified[call.name] ?? call.owner
    expect([call.name, reply.status]).toEqual([call.name, expected])
  }
})

const noteSecurityEvent: typeof createNoteSecurityEvent extends (deps: never) => infer Note ? Note : never = (
  stores,
  noted,
) =>
  createNoteSecurityEvent({
    enqueueMail: createEnqueueMail({ clock: app.clock, randomBytes }),
    clock: app.clock,
    randomBytes,
    homeUrl: () => 'http://localhost',
  })(stores, noted)

/** The token of a session that was open when the event happened at another device of the customer. */
const tokenAfter = async (event: SecurityEvent): Promise<string> => {
  const { userId, token, email, owned } = await withWill()
  const login = await app.api().post('/api/auth/login', { email, password: owned.password })
  await noteSecurityEvent(app.stores, { userId, event, token: login.json<{ token: string }>().token })
  return token
}

const endingEvents = (Object.keys(securityEvents) as SecurityEvent[]).filter(
  (event) => consequencesOf(event).ends !== 'nothing',
)

const strangers: [string, () => Promise<string | undefined>][] = [
  ['without a token', async () => undefined],
  ['with a guessed token', async () => 'A'.repeat(43)],
  ['with something that is no token', async () => "' OR 1=1 --"],
  [
    'after logging out',
    async () => {
      const { client, token } = await withWill()
      await client.post('/api/auth/logout')
      return token
    },
  ],
  [
    'after the login was ended from another device',
    async () => {
      const { token, email, owned } = await withWill()
      const login = await app.api().post('/api/auth/login', { email, password: owned.password })
      await app.api(login.json<{ token: string }>().token).delete('/api/account/sessions')
      return token
    },
  ],
  [
    'after the account was deleted',
    async () => {
      const { client, token, owned } = await withWill()
      await client.delete('/api/account', { current: owned.password })
      return token
    },
  ],
  ...endingEvents.map((event): (typeof strangers)[number] => [
    `when the customer elsewhere ${event}`,
    () => tokenAfter(event),
  ]),
]

test('an event that ends other sessions leaves the one that caused it', async () => {
  const { userId, token } = await withWill()
  for (const event of endingEvents.filter((each) => consequencesOf(each).ends === 'other sessions')) {
    await noteSecurityEvent(app.stores, { userId, event, token })
    expect([event, (await app.api(token).get('/api/form')).status]).toEqual([event, 200])
  }
})

test.each(strangers)('%s, every call is refused before its body is looked at', async (_how, tokenOf) => {
  const { owned } = await withWill()
  const client = app.api(await tokenOf())
  for (const call of calls) {
    const reply = await make(client, call, owned)
    expect([call.name, reply.status]).toEqual([call.name, 401])
    expect(reply.json()).toEqual({ message: expect.stringContaining('Log in'), errors: {} })
  }
})

describe('another customer', () => {
  const charity = { fullname: 'Royal National Lifeboat Institution' }

  const twoCustomers = async () => {
    const owner = await app.customer()
    const other = await app.customer()
    await owner.post('/api/wills/charities/create', charity)
    const { external_id } = (await owner.post('/api/payment/checkout', { items: ['lpa'] })).json<{
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
