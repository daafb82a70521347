import { describe, expect, test } from 'vitest'
import type { ProofChallenge } from '#core/api/auth.ts'
import { solveProofOfWork } from '#testkit/proof-of-work.ts'
import { appForAll } from '#testkit/start-app.ts'

const MINUTE = 60_000

const app = appForAll({ limits: { callsPerMinute: 1000, loginsPerMinute: 1000, proofOfWorkAfter: 3 } })

const person = { name: 'Isla', last_name: 'Munro', email: 'isla@example.com' }
const join = (header: Record<string, string> = {}) => app.api().post('/api/waitlist', person, header)
const challenge = async () => (await app.api().get('/api/proof')).json<ProofChallenge>()

const needed = { message: expect.any(String), errors: { proof: ['PROOF_NEEDED'] } }

describe('a form that needs no account', () => {
  // Promise: call.captcha
  test('is taken with a proof of work, and not without', async () => {
    const without = await join()
    expect([without.status, without.json()]).toEqual([403, needed])
    expect((await join(await app.proof())).status).toBe(204)
  })

  // Promise: call.captcha
  test('takes a proof once, also when it comes twice at the same moment', async () => {
    const header = await app.proof()
    const replies = await Promise.all([join(header), join(header)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 403])
  })

  test('takes no proof that is too old', async () => {
    const header = await app.proof()
    app.clock.pass(20 * MINUTE)
    expect((await join(header)).status).toBe(403)
  })

  // Promise: limit.robots
  test.each<[string, (given: ProofChallenge) => ProofChallenge]>([
    ['an easier sum', (given) => ({ ...given, parameters: { ...given.parameters, cost: 1, keyPrefix: '00' } })],
    ['a longer life', (given) => ({ ...given, parameters: { ...given.parameters, data: { expires: 9e15 } } })],
    ['another signature', (given) => ({ ...given, signature: '00'.repeat(32) })],
  ])('takes no proof of a challenge with %s', async (_what, change) => {
    expect((await join({ 'x-proof': await solveProofOfWork(change(await challenge())) })).status).toBe(403)
  })

  test('takes no challenge that was not solved', async () => {
    const given = await challenge()
    const unsolved = {
      challenge: given,
      solution: { counter: 1, derivedKey: given.parameters.keyPrefix.padEnd(64, '0') },
    }
    const header = Buffer.from(JSON.stringify(unsolved)).toString('base64')
    expect((await join({ 'x-proof': header })).status).toBe(403)
  })

  test.each(['', 'null', 'e30=', 'not base64 at all', 'W10='])('is not confused by a header of %j', async (header) => {
    expect((await join({ 'x-proof': header })).status).toBe(403)
  })
})

describe('logging in', () => {
  const guess = (email: string, header: Record<string, string> = {}) =>
    app.api().post('/api/auth/login', { email, password: 'a guess' }, header)

  test('costs nothing at first, and a proof of work after repeated failures, for known and unknown emails alike', async () => {
    const { email, password } = await app.register()
    for (const who of ['nobody@example.com', email, 'nobody@example.com']) expect((await guess(who)).status).toBe(401)
    for (const who of ['nobody@example.com', email]) {
      const refused = await guess(who)
      expect([refused.status, refused.json()]).toEqual([403, needed])
    }
    expect((await guess(email, await app.proof())).status).toBe(401)
    const right = await app.api().post('/api/auth/login', { email, password }, await app.proof())
    expect(right.status).toBe(200)
    app.clock.pass(15 * MINUTE)
    expect((await guess(email)).status).toBe(401)
  })
})

test('many new accounts from one address cost work', async () => {
  for (let n = 0; n < 3; n += 1) await app.register()
  await expect(app.register()).rejects.toThrow('403')
})
