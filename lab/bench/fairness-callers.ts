/** The hostile callers of `fairness.ts`, in a process that leaves the processor to the server: real ones bring their own. */
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { editable } from '../../core/will/new-will.ts'
import type { Will } from '../../core/will/schema.ts'
import { largestWills } from '../../testkit/largest-wills.ts'
import { describing, last, type Now, ofCustomer, open, pathIn } from './event-loop.ts'

export type Callers = {
  readonly url: string
  readonly seconds: number
  readonly accounts: readonly { readonly token: string; readonly owned: Now['owned'] }[]
  readonly addresses: number
}

/** Calls of one account or address that wait at the same time. */
const AT_ONCE = 3
/** The most that one of them asks in a second, so that it is the server that is measured and not this process. */
const PAUSE_MS = 20

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Calls after which nothing more is asked. */
const spares = new Set([...last, 'POST /api/account/password', 'POST /api/wills/persons/delete'])

const asked = ofCustomer.filter(({ name }) => !spares.has(name))

const attack = async ({ url, seconds, accounts, addresses }: Callers): Promise<void> => {
  const ends = performance.now() + seconds * 1000
  const agent = new Agent({ keepAlive: true })
  const answered: Record<string, number> = {}

  const call = (from: string, name: string, path: string, body: string | undefined, token?: string): Promise<Buffer> =>
    new Promise((resolve) => {
      const count = (status: number | string) => {
        answered[status] = (answered[status] ?? 0) + 1
      }
      const asking = request(
        url + path,
        {
          agent,
          method: name.split(' ')[0],
          headers: {
            'x-forwarded-for': from,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
          },
        },
        (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('close', () => {
            count(reply.statusCode ?? 0)
            resolve(Buffer.concat(chunks))
          })
        },
      )
      asking.on('error', () => {
        count('no answer')
        resolve(Buffer.of())
      })
      asking.end(body)
    })

  const fromAddress = async (from: string, first: number): Promise<void> => {
    const rows = [...describing, ...open]
    const now = { will: largestWills['many takers']?.() } as Now
    for (let at = first; performance.now() < ends; at += 1) {
      const row = rows[at % rows.length]
      if (!row) return
      const body = row.body?.(now)
      await call(from, row.name, row.path?.(now) ?? pathIn(row.name), body && JSON.stringify(body))
      await wait(PAUSE_MS)
    }
  }

  const fromAccount = async (
    from: string,
    at: number,
    { token: firstToken, owned }: Callers['accounts'][number],
  ): Promise<void> => {
    let token = firstToken
    const get = async (): Promise<Will | undefined> => {
      const reply = await call(from, 'GET /api/form', '/api/form', undefined, token)
      const { will } = JSON.parse(reply.toString() || '{}') as { will?: Will }
      return will
    }
    let will: Will | undefined
    while (!will && performance.now() < ends) {
      will = await get()
      await wait(PAUSE_MS)
    }
    if (!will) return
    // The largest bodies are written once: it is the server's time that is asked for.
    let version = will.version
    const whole = JSON.stringify(editable(will))
    const now = { will, owned }
    const send = async (place: number): Promise<void> => {
      const row = asked[place % asked.length]
      if (!row) return
      const isWhole = /adopt|groupAssetsUpdate/.test(row.name)
      const body = isWhole
        ? `{"version":${version},"will":${whole}}`
        : JSON.stringify(row.body?.({ ...now, will: { ...will, version } }))
      const reply = await call(
        from,
        row.name,
        row.path?.(now) ?? pathIn(row.name),
        row.body || isWhole ? body : undefined,
        token,
      )
      const start = reply.subarray(0, 4000).toString()
      // With the token of before, all that follows would be refused at once.
      if (row.name === 'POST /api/auth/renew') token = /"token":"([\w-]+)"/.exec(start)?.[1] ?? token
      const told = /"version":(\d+)/.exec(start)?.[1]
      if (told !== undefined && row.name.startsWith('POST')) version = Number(told)
    }
    const several = async (first: number): Promise<void> => {
      for (let place = first; performance.now() < ends; place += 1) {
        await send(place)
        await wait(PAUSE_MS)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => several(at * 7 + each * 31)))
  }

  await Promise.all([
    ...accounts.map((account, at) => fromAccount(`203.0.113.${at + 1}`, at, account)),
    ...Array.from({ length: addresses }, (_, at) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_each, each) => fromAddress(`192.0.2.${at + 1}`, at + each * 11))),
    ),
  ])
  process.send?.(answered)
  process.disconnect?.()
}

process.once('message', (given: Callers) => {
  setPriority(10)
  void attack(given)
})
