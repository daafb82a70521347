import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { connectionDeadlines } from './platform/connections.ts'
import { createShutdown } from './shutdown.ts'

/** The deadlines of the product, thirty times as short. */
const deadlines = Object.fromEntries(
  Object.entries(connectionDeadlines).map(([name, milliseconds]) => [name, Math.round(milliseconds / 30)]),
) as typeof connectionDeadlines

let app: TestApp
let lines: string[]
let port: number
/** Opened by the test. */
let sockets: Socket[]
const begin = async (given: typeof connectionDeadlines): Promise<void> => {
  app = await startApp({ deadlines: given, logLevel: 'info', logSink: { write: (line) => lines.push(line) } })
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(url).port)
}
const end = async (): Promise<void> => {
  for (const socket of sockets) socket.destroy()
  await app.close()
}
beforeEach(async () => {
  lines = []
  sockets = []
  await begin(deadlines)
  return end
})

/** With the deadlines of the product, of which none comes while a test goes on, however slow its machine is. */
const withoutHurry = async (): Promise<void> => {
  await end()
  await begin(connectionDeadlines)
}

/** A connection that sends this and then nothing. `said` resolves with all it was answered, once it is closed. */
const open = async (text: string): Promise<{ socket: Socket; said: Promise<string> }> => {
  const socket = connect({ port, host: '127.0.0.1' })
  sockets.push(socket)
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  socket.on('error', () => undefined)
  const said = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  socket.write(text)
  return { socket, said }
}

const SLOW_BODY = [
  'POST /api/auth/login HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 1000',
  '',
  '{',
].join('\r\n')
const SLOW_HEADERS = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n'

describe('a slow connection costs no other customer anything', () => {
  test.each([
    ['body', SLOW_BODY],
    ['header', SLOW_HEADERS],
  ])('a %s that does not arrive is given up', async (_part, text) => {
    const { said } = await open(text)
    expect(await said).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a body that arrives byte by byte is given up as well', async () => {
    const { socket, said } = await open(SLOW_BODY)
    const drip = setInterval(() => socket.write(' '), 20)
    expect(await said).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  test('200 slow bodies are all given up', async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => open(SLOW_BODY)))
    for (const answer of await Promise.all(slow.map(({ said }) => said))) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('200 slow bodies keep no customer waiting', async () => {
    await withoutHurry()
    const { token } = await app.customer()
    const slow = await Promise.all(Array.from({ length: 200 }, () => open(SLOW_BODY)))
    const saved = await fetch(`http://127.0.0.1:${port}/api/wills/charities/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fullname: 'Shelter' }),
    })
    expect(saved.status).toBe(200)
    expect(slow.some(({ socket }) => socket.destroyed)).toBe(false)
  })

  test('an address longer than Node reads is refused', async () => {
    const { said } = await open(`GET /api/charities?q=${' '.repeat(1_000_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(await said).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})

describe('a caller who goes away', () => {
  const logged = () => lines.map((line): { level: number; status?: number; route?: string } => JSON.parse(line))

  test('in the middle of a request is no outage: nobody is called out of bed', async () => {
    for (let lost = 0; lost < 5; lost += 1) {
      const reached = once(app.app.server, 'request')
      const { socket, said } = await open(SLOW_BODY)
      await reached
      socket.resetAndDestroy()
      await said
    }
    await expect.poll(() => logged().filter(({ route }) => route === '/api/auth/login')).toHaveLength(5)
    expect(logged().filter(({ level, status = 0 }) => level >= 40 || status >= 500)).toEqual([])
  })

  test('before anything was looked at is no mistake of ours', async () => {
    for (let lost = 0; lost < 20; lost += 1) {
      const { socket, said } = await open(SLOW_BODY)
      socket.resetAndDestroy()
      await said
    }
    await app.customer()
    await wait(100)
    expect(logged().filter(({ level, status = 0 }) => level >= 40 || status >= 500)).toEqual([])
  })

  test('while the database is out of reach is not what the log speaks of: the outage is', async () => {
    const { token } = await app.customer()
    await app.db.destroy()
    const body = { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
    await fetch(`http://127.0.0.1:${port}/api/wills/list`, { ...body, body: '{}' })
    expect(logged().some(({ level }) => level === 50)).toBe(true)
  })
})

describe('what is no HTTP', () => {
  test.each([
    ['a line that nobody can read', 'GET /api/products HTTP/9.1\r\n\r\n', 400],
    ['more headers than are read', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
    ['a request that never ends', SLOW_HEADERS, 408],
  ])('%s: is answered in the one shape of a refusal, and kept nowhere', async (_what, text, status) => {
    const { said } = await open(text)
    const [head = '', body = ''] = (await said).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head.toLowerCase()).toMatch(/cache-control: no-store\r\nx-content-type-options: nosniff/)
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), errors: {} })
  })
})

describe('what is HTTP and no request of a browser', () => {
  const requestOf = (line: string, ...headers: readonly string[]) =>
    [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')
  const localhost = 'Host: localhost'
  test.each([
    [
      'two hosts, of which nobody can say which was meant',
      400,
      requestOf('GET /api/products', localhost, 'host: evil'),
    ],
    ['no host', 400, requestOf('GET /api/products')],
    ['an escape that is broken', 400, requestOf('GET /api/documents/%E0%A4%A', localhost)],
    ['a part of the address that is too long', 422, requestOf(`GET /api/samples/${'a'.repeat(500)}.pdf`, localhost)],
    ['a part that is longer than any text', 422, requestOf(`GET /api/samples/${'a'.repeat(9000)}.pdf`, localhost)],
    ['NUL', 422, requestOf('GET /api/samples/%00.pdf', localhost)],
    ['a method that nothing answers', 404, requestOf('PUT /api/products', localhost)],
    ['a method that asks for an echo', 404, requestOf('TRACE /api/products', localhost)],
    ['an expectation that nobody knows', 404, requestOf('POST /api/nothing', localhost, 'Expect: a miracle')],
  ])(
    '%s: is refused in the one shape of a refusal, with the headers that guard every answer',
    async (_, status, text) => {
      const { said } = await open(text)
      const [head = '', body = ''] = (await said).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      for (const header of ['content-security-policy', 'x-content-type-options', 'cache-control: no-store'])
        expect(head.toLowerCase()).toContain(header)
      expect(JSON.parse(body)).toEqual({ message: expect.any(String), errors: expect.any(Object) })
    },
  )
})

describe('a server that is told to end', () => {
  test('ends after its grace, whatever its connections do', async () => {
    await withoutHurry()
    const slow = await Promise.all(Array.from({ length: 20 }, () => open(SLOW_BODY)))
    const drip = setInterval(() => slow.forEach(({ socket }) => void socket.write(' ')), 5)
    const waited: number[] = []
    const ended = Promise.withResolvers<void>()
    createShutdown({
      app: app.app,
      drainMs: 500,
      graceMs: 5000,
      wait: (milliseconds) => {
        waited.push(milliseconds)
        return wait(milliseconds / 100)
      },
      after: async () => ended.resolve(),
    })()
    await ended.promise
    expect(waited).toEqual([500, 5000])
    clearInterval(drip)
    const answers = await Promise.all(slow.map(({ said }) => said))
    expect(answers.filter((answer) => answer !== '')).toEqual([])
  })
})
