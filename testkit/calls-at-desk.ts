/** A request for every endpoint at the desk, about things that are not there, and the status for a role that may do it. */
import type { DeskName } from '#core/api/contract/calls.ts'
import type { AtDesk } from './desk.ts'
import type { Reply } from './start-app.ts'

type Call = {
  readonly name: DeskName
  /** Where it is not that of something that is not there. */
  readonly path?: string
  readonly body?: (who: AtDesk) => Promise<object>
  /** For someone whose roles include it. */
  readonly allowed: number
}

const assertion = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
}
const attestation = { ...assertion, response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXRkbm9uZQ' } }

export const callsAtDesk: Call[] = [
  { name: 'GET /api/desk/me', allowed: 200 },
  {
    name: 'POST /api/desk/confirm/options',
    body: async ({ id }) => ({ act: 'add a passkey', about: `staff ${id}` }),
    allowed: 200,
  },
  { name: 'POST /api/desk/passkeys/options', allowed: 200 },
  {
    name: 'POST /api/desk/passkeys',
    body: async (who) => ({
      ticket: 'A'.repeat(43),
      name: '',
      credential: attestation,
      passkey: await who.confirmed('add a passkey', `staff ${who.id}`),
    }),
    allowed: 422,
  },
  {
    name: 'POST /api/desk/passkeys/remove',
    body: async (who) => ({ id: 'AAAA', passkey: await who.confirmed('remove a passkey', `staff ${who.id}`) }),
    allowed: 404,
  },
  { name: 'GET /api/desk/done', allowed: 200 },
  { name: 'GET /api/desk/people', allowed: 200 },
  {
    name: 'POST /api/desk/people',
    body: async (who) => ({
      name: 'Jo Lane',
      email: 'jo@example.com',
      roles: ['support'],
      firm: 'unlisted',
      passkey: await who.confirmed('add a person', 'support for jo@example.com'),
    }),
    allowed: 422,
  },
  {
    name: 'POST /api/desk/people/{id}/new-link',
    body: async (who) => ({ passkey: await who.confirmed('give a new link', 'staff 9999') }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/people/{id}/roles',
    body: async (who) => ({
      roles: ['support'],
      passkey: await who.confirmed('change the roles', 'support for staff 9999'),
    }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/people/{id}/disable',
    body: async (who) => ({ passkey: await who.confirmed('disable a person', 'staff 9999') }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/people/{id}/enable',
    body: async (who) => ({ passkey: await who.confirmed('enable a person', 'staff 9999') }),
    allowed: 404,
  },
  { name: 'GET /api/desk/today', allowed: 200 },
  { name: 'GET /api/desk/health', allowed: 200 },
  { name: 'GET /api/desk/jobs', allowed: 200 },
  { name: 'GET /api/desk/messages', allowed: 200 },
  { name: 'GET /api/desk/messages/{id}', allowed: 404 },
  { name: 'POST /api/desk/messages/{id}/take', allowed: 404 },
  {
    name: 'POST /api/desk/messages/{id}/answer',
    body: async () => ({ text: 'Thank you.', settles: true }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/messages/{id}/close',
    body: async () => ({ reason: 'An advert' }),
    allowed: 404,
  },
  { name: 'GET /api/desk/readings', allowed: 200 },
  { name: 'POST /api/desk/readings/{id}/take', allowed: 404 },
  { name: 'POST /api/desk/readings/{id}/give-back', allowed: 404 },
  { name: 'GET /api/desk/readings/{id}', allowed: 404 },
  {
    name: 'POST /api/desk/readings/{id}/findings',
    body: async () => ({ summary: 'Nothing to say.', findings: [] }),
    allowed: 404,
  },
  { name: 'GET /api/desk/cases', allowed: 200 },
  { name: 'GET /api/desk/cases/{id}', allowed: 404 },
  { name: 'GET /api/desk/cases/{id}/for-a-firm.zip', allowed: 404 },
  ...(
    [
      ['answer', { text: 'Thank you.' }],
      ['clear', { text: 'It may go on.', seen: '0'.repeat(64) }],
      ['clause', { text: 'Agree to it.', words: 'I declare this.', clears: true, seen: '0'.repeat(64) }],
      ['decline', { reason: 'No time for it' }],
    ] as const
  ).map(
    ([what, body]): Call => ({
      name: `POST /api/desk/cases/{id}/${what}`,
      body: async () => Object(body),
      allowed: 404,
    }),
  ),
  { name: 'GET /api/desk/prints', allowed: 200 },
  { name: 'POST /api/desk/prints/{id}/open', allowed: 404 },
  {
    name: 'POST /api/desk/prints/{id}/posted',
    body: async () => ({ tracking: 'AB 1234' }),
    allowed: 404,
  },
  { name: 'GET /api/desk/reviews', allowed: 200 },
  { name: 'POST /api/desk/reviews/{id}/publish', allowed: 404 },
  {
    name: 'POST /api/desk/reviews/{id}/refuse',
    body: async () => ({ reason: 'Names a person' }),
    allowed: 404,
  },
  { name: 'GET /api/desk/wordings', allowed: 200 },
  { name: 'GET /api/desk/wordings/piece', path: '/api/desk/wordings/piece?id=clause:none', allowed: 404 },
  { name: 'GET /api/desk/wordings/sitting', path: '/api/desk/wordings/sitting?id=none', allowed: 404 },
  {
    name: 'GET /api/desk/wordings/whole-will',
    path: '/api/desk/wordings/whole-will?id=none&sitting=none',
    allowed: 404,
  },
  {
    name: 'POST /api/desk/wordings/sitting/sign-off',
    body: async (who) => ({
      id: 'none',
      hash: '0'.repeat(64),
      qualification: 'made up',
      readAll: true,
      checkedLaw: true,
      passkey: await who.confirmed('sign off words', 'words'),
    }),
    allowed: 404,
  },
  { name: 'GET /api/desk/wordings/asked', allowed: 200 },
  { name: 'GET /api/desk/wordings/welsh', allowed: 200 },
  { name: 'POST /api/desk/wordings/welsh/file', body: async () => ({ area: 'none' }), allowed: 404 },
  { name: 'POST /api/desk/wordings/welsh/checked', body: async () => ({ area: 'none', file: [''] }), allowed: 404 },
  {
    name: 'POST /api/desk/wordings/ask',
    body: async () => ({ id: 'clause:none', hash: '0'.repeat(64), words: '', wish: 'Say it in plain words' }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/wordings/asked/{id}/answer',
    body: async () => ({ answer: 'It stays: the Act says so.' }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/wordings/sign-off',
    body: async (who) => ({
      id: 'clause:none',
      hash: '0'.repeat(64),
      qualification: 'made up',
      readAll: true,
      checkedLaw: true,
      passkey: await who.confirmed('sign off words', 'words'),
    }),
    allowed: 404,
  },
  { name: 'GET /api/desk/orders', path: '/api/desk/orders?show=owed&before=9', allowed: 200 },
  { name: 'GET /api/desk/disputes', allowed: 200 },
  { name: 'GET /api/desk/orders/{id}', allowed: 404 },
  {
    name: 'POST /api/desk/orders/{id}/refund',
    body: async (who) => ({
      reason: 'Paid twice',
      passkey: await who.confirmed('refund an order', 'order 9999'),
    }),
    allowed: 404,
  },
  { name: 'GET /api/desk/codes', allowed: 200 },
  {
    name: 'POST /api/desk/codes',
    body: async () => ({ code: 'A B!', funder: 'A hospice', scope: 'checkout', discount: { percent: 10 } }),
    allowed: 422,
  },
  { name: 'POST /api/desk/codes/end', body: async () => ({ code: 'NO-SUCH', reason: 'Not used' }), allowed: 404 },
  { name: 'GET /api/desk/funders', allowed: 200 },
  { name: 'POST /api/desk/funders/counts', body: async () => ({ funder: 'No such funder' }), allowed: 404 },
  { name: 'GET /api/desk/totals', allowed: 200 },
  {
    name: 'POST /api/desk/totals/orders',
    body: async () => ({ month: '2026-11', reason: 'Bookkeeping' }),
    allowed: 200,
  },
  { name: 'GET /api/desk/experiments', allowed: 200 },
  {
    name: 'POST /api/desk/experiments',
    body: async () => ({ name: 'lead', funnel: 'lpf-a', sides: ['stay=50'] }),
    allowed: 422,
  },
  { name: 'POST /api/desk/experiments/{name}/start', allowed: 404 },
  { name: 'POST /api/desk/experiments/{name}/stop', allowed: 404 },
  {
    name: 'POST /api/desk/customers/find',
    body: async () => ({ email: 'nobody@example.com', reason: 'They telephoned' }),
    allowed: 404,
  },
  ...(['end-sessions', 'lock', 'will'] as const).map(
    (what): Call => ({
      name: `POST /api/desk/customers/{id}/${what}`,
      body: async () => ({ reason: 'They telephoned' }),
      allowed: 404,
    }),
  ),
  {
    name: 'POST /api/desk/customers/{id}/unlock',
    body: async (who) => ({
      reason: 'They telephoned',
      passkey: await who.confirmed('unlock the account', 'customer 9999'),
    }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/customers/{id}/resend',
    body: async () => ({ mail: 'receipt', order: 9, reason: 'They telephoned' }),
    allowed: 422,
  },
  {
    name: 'POST /api/desk/customers/{id}/email',
    body: async (who) => ({
      email: 'new@example.com',
      proof: 'the card that paid',
      reason: 'They telephoned',
      passkey: await who.confirmed('correct the email', 'customer 9999'),
    }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/customers/{id}/delete',
    body: async (who) => ({
      proof: 'the card that paid',
      reason: 'They wrote by post',
      passkey: await who.confirmed('delete the account', 'customer 9999'),
    }),
    allowed: 404,
  },
  { name: 'GET /api/desk/deaths', allowed: 200 },
  { name: 'GET /api/desk/deaths/{id}', allowed: 404 },
  {
    name: 'POST /api/desk/deaths/{id}/confirm',
    body: async () => ({
      reason: 'The register office',
      name: 'Mary Ash',
      born: '1950-01-02',
      died: '2026-11-01',
      abroad: false,
      asker: 'A passport, by video',
    }),
    allowed: 404,
  },
  ...(['refuse', 'alive', 'settle'] as const).map(
    (what): Call => ({
      name: `POST /api/desk/deaths/{id}/${what}`,
      body: async () => ({ reason: 'They telephoned' }),
      allowed: 404,
    }),
  ),
  {
    name: 'POST /api/desk/deaths/{id}/reach',
    body: async () => ({ way: 'call', reason: 'Nobody answered' }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/deaths/{id}/gone',
    body: async () => ({ person: 1, gone: true, reason: 'The register office' }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/deaths/{id}/agree',
    body: async (who) => ({ passkey: await who.confirmed('agree to a release', 'death 9999') }),
    allowed: 404,
  },
  {
    name: 'POST /api/desk/deaths/{id}/undo',
    body: async (who) => ({ reason: 'They live', passkey: await who.confirmed('undo a release', 'death 9999') }),
    allowed: 404,
  },
  // Last, because it ends the session.
  { name: 'POST /api/desk/log-out', allowed: 204 },
]

/** Of something that is not there. */
export const pathOfCall = ({ name, path = name }: Call): string =>
  path.replace(/^\w+ /, '').replace('{id}', '9999').replace('{name}', 'none')

/** Sends it as this person. */
export const makeAtDesk = async (who: AtDesk, call: Call): Promise<Reply> => {
  const to = pathOfCall(call)
  return call.name.startsWith('GET') ? who.get(to) : who.post(to, call.body && (await call.body(who)))
}
