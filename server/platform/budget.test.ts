import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#testkit/calls-behind-login.ts'
import { inProcessRenderer } from '#testkit/rendered.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { workHere } from '#testkit/work-here.ts'
import { createTasks, type Work } from '../work/tasks.ts'
import { createFairTurns, isCounted, noteWorkApart } from './budget.ts'
import { TooMuchWork } from './errors.ts'

describe('The turns of the thread that answers', () => {
  let now: number
  let turns: ReturnType<typeof createFairTurns>
  let order: string[]
  beforeEach(() => {
    now = 0
    order = []
    turns = createFairTurns({ elapsed: () => now, largest: 200_000 })
  })

  /** A call, whose turn is ended by what this returns. */
  const call = (by: string, cost: number, bytes = 200_000) => {
    const end = turns.take({ by, cost, bytes, ofWill: true, apart: false }, (refused) =>
      order.push(refused ? `${by} refused` : by),
    )
    return (answered = bytes) => end(answered)
  }
  const nextTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

  test('come at once while there is room, and to who took least of late when there is not', async () => {
    const first = call('much', 30)
    call('much', 30)
    call('less', 30)
    first()
    await nextTurn()
    expect(order).toEqual(['much', 'less'])
  })

  test('come at once to who asks for little, while others wait', () => {
    call('much', 50)
    call('much', 50)
    call('little', 50, 5000)
    expect(order).toEqual(['much', 'little'])
  })

  test('let thirty customers with wills of an ordinary size save at once', () => {
    for (let each = 0; each < 30; each += 1) call(`customer ${each}`, 50, 5000)
    expect(order).toHaveLength(30)
  })

  test('go by how large the will was found to be, when what is sent is short', async () => {
    call('large', 50)()
    await nextTurn()
    const saves = [call('large', 50, 100), call('large', 50, 100)]
    expect(order).toEqual(['large', 'large'])
    saves[0]?.()
    await nextTurn()
    expect(order).toHaveLength(3)
  })

  test('come to few who were not seen before and do not say how large their will is, until it is known', async () => {
    const first = Array.from({ length: 12 }, (_, each) => call(`customer ${each}`, 10, 0))
    expect(order).toHaveLength(8)
    for (const end of first.slice(0, 8)) end(5000)
    await nextTurn()
    expect(order).toHaveLength(12)
    for (let each = 0; each < 8; each += 1) call(`customer ${each}`, 10, 0)
    expect(order).toHaveLength(20)
  })

  test('come at once to whose will is known to be small, though many come who were not seen before', async () => {
    call('customer', 10, 0)(5000)
    await nextTurn()
    for (let each = 0; each < 50; each += 1) call(`stranger ${each}`, 10, 0)
    call('customer', 50, 100)
    expect(order.at(-1)).toBe('customer')
  })

  test('come to one who saves after many, though the largest wait for theirs', async () => {
    call('large', 50)
    call('larger', 50)
    const saves = Array.from({ length: 33 }, (_, each) => call(`customer ${each}`, 50, 5000))
    expect(order).toHaveLength(33)
    saves[0]?.()
    await nextTurn()
    expect(order.at(-1)).toBe('customer 32')
  })

  test('come to the largest calls too, once what was before them is over', async () => {
    const small = [call('a', 50, 5100), call('b', 50, 7300), call('c', 50, 9700)]
    call('large', 50)
    for (const end of small) end()
    await nextTurn()
    expect(order).toEqual(['a', 'b', 'c', 'large'])
  })

  test('forget what somebody took, half of it in ten seconds', async () => {
    call('once', 40)()
    await nextTurn()
    now += 120_000
    call('now', 20)()
    await nextTurn()
    const busy = call('other', 40)
    call('now', 20)
    call('once', 20)
    busy()
    await nextTurn()
    expect(order).toEqual(['once', 'now', 'other', 'once', 'now'])
  })

  test('wait for more of a network, which many share', () => {
    const begun = Array.from({ length: 60 }, () => {
      let refused: unknown
      turns.take({ by: 'office', cost: 30, bytes: 0, ofWill: false, apart: false, isNetwork: true }, (error) => {
        refused = error
      })
      return refused
    })
    expect(begun.filter((refused) => refused !== undefined)).toEqual([])
  })

  test('come to the largest saves one in a turn of the event loop, though each is over at once', () => {
    const later: (() => void)[] = []
    turns = createFairTurns({ elapsed: () => now, largest: 200_000, nextTurn: (work) => later.push(work) })
    const turn = () => {
      for (const work of later.splice(0)) work()
    }
    const first = call('a', 50)
    first()
    const second = call('b', 50)
    call('c', 50)
    expect(order).toEqual(['a'])
    turn()
    expect(order).toEqual(['a', 'b'])
    second()
    expect(order).toEqual(['a', 'b'])
    turn()
    expect(order).toEqual(['a', 'b', 'c'])
  })

  test('are refused to who waits for twenty already, and given up by who has gone', async () => {
    const busy = call('somebody', 50)
    const mine = Array.from({ length: 21 }, () => call('much', 50))
    expect(order).toEqual(['somebody', 'much refused'])
    for (const end of mine) end()
    busy()
    await nextTurn()
    expect(order).toEqual(['somebody', 'much refused'])
  })
})

let app: TestApp
afterEach(() => app?.close())

/** Work that says it took so long. */
const taking = (milliseconds: number) => ({
  ...inProcessRenderer,
  draft: async (...of: Parameters<typeof inProcessRenderer.draft>) => {
    noteWorkApart(milliseconds)
    return inProcessRenderer.draft(...of)
  },
})

const draft = '/api/documents/draft.pdf'

test('an account has so much processor time in ten minutes, is told when there is more, and saves all the while', async () => {
  app = await startApp({ limits: { workMs: 100_000 }, renderer: taking(60_000) })
  const [eager, other] = [await app.customer(), await app.customer()]
  expect([(await eager.get(draft)).status, (await eager.get(draft)).status]).toEqual([200, 200])
  const refused = await eager.get(draft)
  expect(refused.status).toBe(429)
  expect(refused.json()).toEqual({ message: expect.stringContaining('Nothing is lost'), errors: {} })
  expect(refused.json<{ message: string }>().message).toContain('Wait 10 minutes')
  expect(Number(refused.headers['retry-after'])).toBe(600)
  expect((await eager.get('/api/record.json')).status).toBe(429)
  expect((await other.get(draft)).status).toBe(200)
  expect((await eager.get('/api/form')).status).toBe(200)
  app.clock.pass(600_000)
  expect((await eager.get(draft)).status).toBe(200)
})

test('the accounts of one network have five times as much together', async () => {
  app = await startApp({ limits: { workMs: 1000 }, renderer: taking(900) })
  const statuses: number[] = []
  for (let each = 0; each < 7; each += 1) statuses.push((await (await app.customer()).get(draft)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

test('an account has its documents one after the other, and no other account waits for them', async () => {
  app = await startApp()
  const [eager, other] = [await app.customer(), await app.customer()]
  const asked = await Promise.all(Array.from({ length: 16 }, () => eager.get(draft)))
  expect(asked.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(12)
  expect(asked.every(({ status }) => status === 200 || status === 429)).toBe(true)
  expect((await other.get(draft)).status).toBe(200)
})

test('each call that has whole wills worked on apart says so in its row, and is counted', async () => {
  const uncounted = new Set<string>()
  let asks = ''
  const here = workHere(createTasks(inProcessRenderer))
  const work = Object.fromEntries(
    Object.entries(here).map(([name, task]) => [
      name,
      (...given: never[]) => {
        if (!isCounted() && asks !== '') uncounted.add(`${asks} ${name}`)
        return (task as (...all: never[]) => unknown)(...given)
      },
    ]),
  ) as unknown as Work
  app = await startApp({ work })
  const { token, password } = await app.register()
  const customer = app.api(token)
  await customer.post('/api/wills/init')
  const owned = { external_id: 'none', order: 1, session: 'none', password }
  for (const { name, path, body } of calls) {
    // Five a day, one at a time.
    if (name === 'POST /api/account/export') continue
    asks = name
    const [method = '', plain = ''] = name.split(' ')
    await app.ask({
      method: method as 'GET',
      url: path?.(owned) ?? plain,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body(owned) }),
    })
    asks = ''
  }
  expect([...uncounted]).toEqual([])
})

test('the refusal says how long to wait', () => {
  expect(new TooMuchWork(45).message).toContain('Wait 45 seconds')
})
