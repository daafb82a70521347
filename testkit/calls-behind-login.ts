/** A request for every endpoint behind a login, with the statuses that its owner and another customer get. */
import type { Name } from '#core/api/contract/calls.ts'
import { defaultRelease } from '#core/death/release.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import type { Client, Reply } from './start-app.ts'

/** What an owner has and another customer may try to reach. */
type Owned = { external_id: string; order: number; session: string; password: string }

type Call = {
  readonly name: Name
  readonly path?: (owned: Owned) => string
  readonly body?: (owned: Owned) => object
  /** The status for the owner, and for another customer who sends the same request. */
  readonly owner: number
  readonly another: number
}

const ring = { type: 'Item', title: 'My ring', persons: [1] }
const current = ({ password }: Owned) => ({ current: password })

const items: Call[] = (
  [
    ['persons', { fullname: 'Ruth Hale', type: 'Person' }],
    ['charities', { fullname: 'Shelter' }],
    ['pet', { fullname: 'Biscuit', type: 'Dog', lookAfter: 'No' }],
    ['account', { assetType: 'Pension' }],
    ['gift', ring],
  ] as const
).flatMap(([type, item]): Call[] => [
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
export const calls: Call[] = [
  { name: 'GET /api/account', owner: 200, another: 200 },
  { name: 'POST /api/account/export', body: current, owner: 200, another: 422 },
  { name: 'GET /api/account/browser-key', owner: 200, another: 200 },
  { name: 'PATCH /api/account', body: () => ({ name: 'Ann', last_name: 'Hale' }), owner: 204, another: 204 },
  { name: 'GET /api/account/looks', owner: 200, another: 200 },
  { name: 'POST /api/account/help', body: () => ({ consent: true }), owner: 200, another: 200 },
  { name: 'DELETE /api/account/help', owner: 204, another: 204 },
  { name: 'GET /api/form', owner: 200, another: 200 },
  { name: 'GET /api/readings', owner: 200, another: 200 },
  {
    name: 'POST /api/readings',
    body: () => ({ part: 'you', read: { words: [], sentence: '', warnings: [] } }),
    owner: 409,
    another: 409,
  },
  {
    name: 'POST /api/readings/answers',
    body: () => ({ asks: 'What does it do?', answered: 'Nothing.' }),
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
  { name: 'POST /api/wills/visited', body: () => ({ visited: ['will.gifts'] }), owner: 204, another: 204 },
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
  { name: 'POST /api/asked/keep', body: () => ({ token: 'A'.repeat(43) }), owner: 422, another: 422 },
  { name: 'GET /api/asked/kept', owner: 200, another: 200 },
  { name: 'POST /api/asked/let-go', body: () => ({ token: 'A'.repeat(43) }), owner: 204, another: 204 },
  { name: 'POST /api/asked/home', body: () => ({ token: 'A'.repeat(43) }), owner: 404, another: 404 },
  { name: 'GET /api/referral', owner: 200, another: 200 },
  { name: 'POST /api/referral', body: () => ({ firm: 'none', consent: true }), owner: 422, another: 422 },
  { name: 'DELETE /api/referral', owner: 200, another: 200 },
  {
    name: 'POST /api/referral/clause',
    body: () => ({ reply: 9, agree: true, words: 'These' }),
    owner: 404,
    another: 404,
  },
  { name: 'DELETE /api/referral/clause', owner: 200, another: 200 },
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
  { name: 'GET /api/roles/mail', path: () => '/api/roles/mail?role=executor', owner: 200, another: 200 },
  { name: 'POST /api/roles/requests', body: () => ({ role: 'executor', person: 1 }), owner: 402, another: 402 },
  {
    name: 'POST /api/roles/requests/{id}',
    path: () => '/api/roles/requests/1',
    body: () => ({ them: true }),
    owner: 404,
    another: 404,
  },
  { name: 'DELETE /api/roles/requests/{id}', path: () => '/api/roles/requests/1', owner: 404, another: 404 },
  { name: 'GET /api/after-death', owner: 402, another: 402 },
  {
    name: 'POST /api/after-death',
    body: () => ({ release: defaultRelease, days: 30 }),
    owner: 402,
    another: 402,
  },
  { name: 'POST /api/after-death/card', owner: 402, another: 402 },
  { name: 'POST /api/after-death/alive', owner: 204, another: 204 },
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
  { name: 'GET /api/signed-pages', owner: 402, another: 402 },
  {
    name: 'POST /api/signed-pages',
    body: () => ({ page: 1, jpeg: ['/9j/'], seen: { marked: true, empty: [], cut: [] } }),
    owner: 402,
    another: 402,
  },
  { name: 'GET /api/signed-pages/{id}.jpg', path: () => '/api/signed-pages/1-1.jpg', owner: 402, another: 402 },
  { name: 'DELETE /api/signed-pages/{id}', path: () => '/api/signed-pages/1-1', owner: 402, another: 402 },
  { name: 'GET /api/documents/for-a-firm.zip', owner: 402, another: 402 },
  { name: 'GET /api/documents/summary-in-pounds.pdf', owner: 402, another: 402 },
  {
    name: 'GET /api/documents/in-words',
    path: () => '/api/documents/in-words?as=page',
    owner: 402,
    another: 402,
  },
  { name: 'GET /api/documents/draft.pdf', owner: 200, another: 200 },
  { name: 'GET /api/record.json', owner: 200, another: 200 },
  { name: 'GET /api/record.pdf', owner: 200, another: 200 },
  { name: 'GET /api/record/attendance-note.pdf', owner: 200, another: 200 },
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
  { name: 'POST /api/account/step-up', body: () => ({ call: 'POST /api/account/password' }), owner: 422, another: 422 },
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
export const ending = ['POST /api/auth/logout', 'DELETE /api/account', 'DELETE /api/account/sessions/{id}']

export const make = (client: Client, { name, path, body }: Call, owned: Owned): Promise<Reply> => {
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
