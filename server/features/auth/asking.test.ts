import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { DecryptionFailed } from '#server/crypto/cipher.ts'
import { isConnectionError } from '#server/db/dialects.ts'
import { NotFound, replyToErrors } from '#server/platform/errors.ts'
import { appForAll } from '#testkit/start-app.ts'
import { knowCallers, requireLogin } from './asking.ts'

const app = appForAll()

/** A call that fails once the account that made it is gone. Its status, and what was logged. */
const failsWith = async (fault: () => unknown) => {
  const lines: string[] = []
  const server = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } })
  replyToErrors(server, isConnectionError)
  knowCallers(server, 'https://wills.example')
  let isGone = false
  await server.register(async (scope) => {
    requireLogin(scope, { userOf: async () => (isGone ? undefined : 7) })
    scope.post('/gone', async () => {
      isGone = true
      await Promise.reject(await fault())
    })
  })
  const headers = { authorization: `Bearer ${'A'.repeat(43)}` }
  const { statusCode } = await server.inject({ method: 'POST', url: '/gone', headers })
  await server.close()
  return { status: statusCode, log: lines.join('\n') }
}

const rowOfNobody = () => app.stores.audit.add(987_654, 'logged in', app.clock()).catch((error: unknown) => error)

test('what fails because the account is gone is answered as to whoever is not logged in, and is no fault', async () => {
  for (const fault of [rowOfNobody, () => new DecryptionFailed()])
    expect(await failsWith(fault)).toEqual({ status: 401, log: '' })
  expect(await failsWith(() => new NotFound())).toMatchObject({ status: 404 })
})

test('a fault of ours is logged without what it quotes, and answered as one, though the account is gone', async () => {
  const { status, log } = await failsWith(() => new TypeError('Cannot read Zebedee Hale'))
  expect(status).toBe(500)
  expect(log).toContain('unexpected')
  expect(log).not.toContain('Zebedee')
})

test('a database that is out of service is said to be, though the account is gone', async () => {
  const { status, log } = await failsWith(() => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  expect(status).toBe(503)
  expect(log).toContain('out of service')
})
