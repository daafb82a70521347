import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { calls, ending, make } from '#testkit/calls-behind-login.ts'
import { appForAll } from '#testkit/start-app.ts'
import {
  consequencesOf,
  createNoteSecurityEvent,
  type SecurityEvent,
  securityEvents,
} from './features/security/security-events.ts'
import { createEnqueueMail } from './mail/enqueue.ts'

type Described = { paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>> }

/** `behind`: a customer's log-in, or that of the desk, which `desk-access.test.ts` tries. */
let described: { name: string; behind: 'bearer' | 'desk' | undefined }[]
const app = appForAll()
beforeAll(async () => {
  const { paths } = (await app.api().get('/api/openapi.json')).json<Described>()
  described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      behind: security === undefined ? undefined : security.some((each) => 'desk' in each) ? 'desk' : 'bearer',
    })),
  )
})

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
  // Promise: role.customer
  test('has a row for every call behind a login, and no other', () => {
    const behind = described.filter(({ behind: login }) => login === 'bearer').map(({ name }) => name)
    expect(calls.map(({ name }) => name).toSorted(), 'the rows of testkit/calls-behind-login.ts').toEqual(
      behind.toSorted(),
    )
  })

  // Promise: role.visitor
  test('only what a visitor needs is open without a login', () => {
    expect(described.filter(({ behind }) => behind === undefined).map(({ name }) => name)).toEqual([
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
      'POST /api/asked',
      'POST /api/asked/answer',
      'POST /api/asked/close',
      'POST /api/deaths',
      'POST /api/deaths/read',
      'POST /api/deaths/evidence',
      'POST /api/deaths/act',
      'POST /api/released',
      'POST /api/released/file',
      'GET /api/reviews',
      'POST /api/desk/join/options',
      'POST /api/desk/join',
      'POST /api/desk/log-in/options',
      'POST /api/desk/log-in',
    ])
  })

  // Promise: role.customer.2
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

  // Promise: role.customer.2
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

/**
 * What waits until the customer has shown that mail to their address reaches them, and what follows from that. What a paid will
 * brings asks this customer for the payment first.
 */
const untilVerified: Readonly<Record<string, number>> = {
  'POST /api/referral': 403,
  'POST /api/prints': 403,
  'POST /api/asked/keep': 403,
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

// Promise: role.token, call.bearer.2
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

  // Promise: call.list
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

  // Promise: role.customer.2
  test('is answered alike for what is another’s and for what is nobody’s', async () => {
    const { other, external_id } = await twoCustomers()
    const anothers = await other.get(`/api/payment/check/${external_id}`)
    const nobodys = await other.get('/api/payment/check/0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001')
    expect([anothers.status, anothers.text]).toEqual([nobodys.status, nobodys.text])
  })
})
