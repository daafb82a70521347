/** What a server keeps through 50 kills, a clock that is set, a full disk and a flood of slow bodies. Each is a process of its own. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '../../core/text/dates.ts'
import { isConnectionLost, registration, seededRandom } from '../../testkit/crash.ts'
import { type RunningServer, startServer } from '../../testkit/start-server.ts'
import { type Measure, percentile } from './measure.ts'

const KILLS = 50
const CUSTOMERS = 8
const SLOW_SOCKETS = 200
const SEED = 20_261_122
/** Milliseconds after which no slow body is open: the server's deadline, and the time until it looks. */
const SLOW_BODY_MS = 45_000

type Customer = { readonly email: string; readonly token: string; version: number }

const send = (server: RunningServer, path: string, token: string, body?: object): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })

let customers = 0
const register = async (server: RunningServer): Promise<Customer> => {
  customers += 1
  const email = `customer${customers}@example.com`
  const reply = await send(server, '/api/auth/register', '', registration(email))
  if (reply.status !== 200) throw new Error(`A registration was answered with ${reply.status}`)
  const { token } = (await reply.json()) as { token: string }
  await send(server, '/api/wills/init', token, {})
  return { email, token, version: 0 }
}

/** Saves the next number as the customer's funeral wishes. Returns the status. */
const save = async (server: RunningServer, customer: Customer): Promise<number> => {
  const whatToDo = { option: 'Burial', description: String(customer.version + 1) }
  const body = { step: 'will.gifts', version: customer.version, will: { whatToDo } }
  const reply = await send(server, '/api/form', customer.token, body)
  await reply.text()
  if (reply.status === 200) customer.version += 1
  return reply.status
}

/** Whether everything that was acknowledged to the customer is there. */
const isKept = async (server: RunningServer, { token, version }: Customer): Promise<boolean> => {
  const reply = await send(server, '/api/form', token)
  if (reply.status !== 200) return false
  const { will } = (await reply.json()) as { will: { version: number } }
  return will.version >= version
}

const untilLost = async (work: () => Promise<boolean>): Promise<void> => {
  try {
    while (await work());
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
}

const inFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-resilience-'))
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const none = (name: string, value: number): Measure => ({ name, value, unit: '', target: '0', ok: value === 0 })
const counted = (name: string, value: number): Measure => ({ name, value, unit: '', target: '', ok: true })

const kills = (): Promise<Measure[]> =>
  inFolder(async (dataDir) => {
    const random = seededRandom(SEED)
    let server = await startServer({ dataDir })
    let saves = 0
    let lost = 0
    let slowestStart = 0
    for (let round = 0; round < KILLS; round++) {
      const active: Customer[] = []
      const load = Array.from({ length: CUSTOMERS }, () =>
        untilLost(async () => {
          const customer = await register(server)
          active.push(customer)
          let saved = true
          while (saved && customer.version < 50) saved = (await save(server, customer)) === 200
          return true
        }),
      )
      await wait(100 + random(600))
      await server.kill('SIGKILL')
      await Promise.all(load)
      const started = performance.now()
      server = await startServer({ dataDir })
      slowestStart = Math.max(slowestStart, performance.now() - started)
      for (const customer of active) {
        saves += customer.version
        if (!(await isKept(server, customer))) lost += 1
      }
    }
    await server.kill('SIGTERM')
    return [
      counted('resilience: kills', KILLS),
      counted('resilience: accounts and saves acknowledged', customers + saves),
      none('resilience: customers who lost something', lost),
      { name: 'resilience: slowest start after a kill', value: slowestStart, unit: 'ms', target: '', ok: true },
    ]
  })

const clockJumps = (): Promise<Measure[]> =>
  inFolder(async (dataDir) => {
    const file = join(dataDir, 'clock-offset')
    await writeFile(file, '0')
    const server = await startServer({
      dataDir,
      environment: { NODE_OPTIONS: `--import=${import.meta.dirname}/shifted-clock.ts`, CLOCK_OFFSET_FILE: file },
    })
    try {
      const customer = await register(server)
      let refused = 0
      const expectStatus = async (status: number, reply: Promise<number>) => {
        if ((await reply) !== status) refused += 1
      }
      const logIn = async () =>
        (await send(server, '/api/auth/login', '', { email: customer.email, password: registration('').password }))
          .status
      for (const days of [0, -1, 0, -365, 0]) {
        await writeFile(file, String(days * DAY_MS))
        await expectStatus(200, save(server, customer))
        await expectStatus(200, logIn())
      }
      // A session ends with its time; logging in goes on.
      await writeFile(file, String(DAY_MS))
      await expectStatus(401, save(server, customer))
      await expectStatus(200, logIn())
      await writeFile(file, '0')
      return [
        none('resilience: wrong answers after the clock was set', refused),
        none(
          'resilience: saves lost when the clock was set',
          (await isKept(server, await again(server, customer))) ? 0 : 1,
        ),
      ]
    } finally {
      await server.kill('SIGTERM')
    }
  })

const again = async (server: RunningServer, customer: Customer): Promise<Customer> => {
  const reply = await send(server, '/api/auth/login', '', {
    email: customer.email,
    password: registration('').password,
  })
  return { ...customer, token: ((await reply.json()) as { token: string }).token }
}

/** A file system of 12 MB; undefined where this user may not make one. */
const smallDisk = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const fullDisk = (): Promise<Measure[]> =>
  inFolder(async (folder) => {
    const disk = join(folder, 'disk')
    await mkdir(disk)
    if (!smallDisk(disk)) return [counted('resilience: no full disk, as mounting one is not permitted here', 0)]
    const server = await startServer({ dataDir: join(disk, 'data') })
    try {
      const customer = await register(server)
      for (let index = 0; index < 5; index++) await save(server, customer)
      await writeFile(join(disk, 'filler'), Buffer.alloc(12 * 1024 * 1024)).catch(() => undefined)
      const status = async (path: string, body?: object) => (await send(server, path, customer.token, body)).status
      const whileFull = [
        await save(server, customer),
        await status('/api/auth/register', registration('late@example.com')),
        await status('/readyz'),
      ]
      const reading = await status('/api/form')
      await rm(join(disk, 'filler'))
      await wait(1500)
      const after = [await save(server, customer), await status('/readyz')]
      return [
        none(
          'resilience: answers other than 503 to writes on a full disk',
          whileFull.filter((each) => each !== 503).length,
        ),
        none('resilience: reading refused on a full disk', reading === 200 ? 0 : 1),
        none('resilience: answers other than 200 once there is room', after.filter((each) => each !== 200).length),
        none('resilience: saves lost on a full disk', (await isKept(server, customer)) ? 0 : 1),
      ]
    } finally {
      await server.kill('SIGTERM')
      execFileSync('umount', ['-l', disk])
    }
  })

const slowSocket = async (server: RunningServer, token: string): Promise<Socket> => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  // What is not read hides that the other side has ended.
  socket.resume()
  await once(socket, 'connect')
  socket.write(
    `POST /api/form HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{`,
  )
  return socket
}

const slowBodies = (): Promise<Measure[]> =>
  inFolder(async (dataDir) => {
    const server = await startServer({ dataDir, environment: { DRAIN_SECONDS: '1' } })
    const customer = await register(server)
    const sockets = await Promise.all(Array.from({ length: SLOW_SOCKETS }, () => slowSocket(server, customer.token)))
    const dripping = setInterval(() => {
      for (const socket of sockets) socket.write(' ')
    }, 1000)
    const times: number[] = []
    const started = performance.now()
    while (performance.now() - started < SLOW_BODY_MS) {
      const honest = await register(server)
      const at = performance.now()
      await save(server, honest)
      times.push(performance.now() - at)
      await wait(200)
    }
    const open = sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length
    const latecomers = await Promise.all(Array.from({ length: 20 }, () => slowSocket(server, customer.token)))
    const stopping = performance.now()
    await server.kill('SIGTERM')
    const ended = performance.now() - stopping
    clearInterval(dripping)
    for (const socket of [...sockets, ...latecomers]) socket.destroy()
    return [
      none(`resilience: slow bodies of ${SLOW_SOCKETS} still open after ${SLOW_BODY_MS / 1000} s`, open),
      {
        name: 'resilience: a save beside them, 99th percentile',
        value: percentile(times, 99),
        unit: 'ms',
        target: '1,000 ms',
        ok: percentile(times, 99) < 1000,
      },
      {
        name: 'resilience: end after SIGTERM with 20 slow bodies',
        value: ended,
        unit: 'ms',
        target: '15,000 ms',
        ok: ended < 15_000,
      },
    ]
  })

export const run = async (): Promise<Measure[]> => [
  ...(await kills()),
  ...(await clockJumps()),
  ...(await fullDisk()),
  ...(await slowBodies()),
]
