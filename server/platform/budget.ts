/**
 * Shares processor time out where more of it is asked for than there is. What a call takes of the thread that answers is said in its row:
 * whoever has taken least of late goes first. What is worked out apart is measured, and an account and a network have so much of it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Elapsed } from './clock.ts'
import { TooMuchWork } from './errors.ts'
import { type Counter, networkOf } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The longest that a call holds the thread that answers, in milliseconds of processor time. A call of 0 waits for nobody. */
    cost?: number
    /** Whether processes of their own do a part of it. */
    apart?: boolean
  }
}

/** Milliseconds that are begun at once: more of them would hold the thread longer than anybody notices. */
const ROOM_MS = 40
/**
 * Who took no more than this of late, and asks for no more than that of a will that is known to be small, waits for those alone who are
 * as modest.
 */
const MODEST = { taken: 100, part: 5 }
/** After so many milliseconds a call waits for something else than the thread: a process, a disk. */
const HELD_MS = 200
/** So often it is looked at again, while the thread is busy. */
const MOST_LOOKS = 10
/** Milliseconds after which half of what somebody took is forgotten. */
const HALF_MS = 10_000
/** What a call with an ordinary will takes of what it takes with the largest. */
const LEAST_PART = 1 / 40
/** The same while nothing is known of the will: fifty of the largest may come at once after a start. */
const UNKNOWN_PART = 1 / 2

/** Calls of an account that may wait for their turn. */
const MOST_WAITING_OF_ONE = 20
/** How many times more a network may ask for than an account: people of one house, of one office. */
const NETWORK_ALLOWANCE = 5
const MOST_WAITING = 1000
const LONGEST_WAIT_MS = 20_000
const MOST_CALLERS = 20_000

/** Who asks, for what, and how large that is known to be so far, in bytes. */
type Asked = {
  readonly by: string
  readonly cost: number
  readonly bytes: number
  readonly ofWill: boolean
  readonly apart: boolean
  /** Many people may share a network. */
  readonly isNetwork?: boolean
}

type Waiting = { readonly by: string; readonly part: number; readonly begin: () => void }

/** Calls that are under way or came to an end in this turn of the event loop, what they take together, and those that wait for them. */
type Room = { calls: number; begun: number; readonly waiting: Waiting[] }

/** Ends a turn; with the bytes of the answer, where they tell how large the will is. */
type End = (bytes: number) => void

type Turns = ReturnType<typeof createFairTurns>

/** What has come meanwhile is read before: in a turn of the event loop, what is to be done immediately follows what has come. */
const inNextTurn = (work: () => void): void => {
  setImmediate(() => setImmediate(work))
}

type Given = { readonly elapsed: Elapsed; readonly largest: number; readonly nextTurn?: typeof inNextTurn }

export const createFairTurns = ({ elapsed, largest, nextTurn = inNextTurn }: Given) => {
  const callers = new LRUCache<string, { taken: number; at: number; bytes: number }>({ max: MOST_CALLERS })
  const [modest, others]: [Room, Room] = [
    { calls: 0, begun: 0, waiting: [] },
    { calls: 0, begun: 0, waiting: [] },
  ]

  const callerOf = (by: string) => {
    const at = elapsed()
    const known = callers.get(by)
    const caller = { taken: known ? known.taken * 0.5 ** ((at - known.at) / HALF_MS) : 0, at, bytes: known?.bytes ?? 0 }
    callers.set(by, caller)
    return caller
  }

  const leastFirst = ({ waiting }: Room): Waiting | undefined => {
    let least = Number.POSITIVE_INFINITY
    let first: Waiting | undefined
    for (const each of waiting) {
      const { taken } = callerOf(each.by)
      if (taken < least) [least, first] = [taken, each]
    }
    return first
  }

  const hasRoom = ({ calls, begun }: Room, part: number): boolean => calls === 0 || begun + part <= ROOM_MS

  const next = (room: Room): void => {
    for (let first = leastFirst(room); first && hasRoom(room, first.part); first = leastFirst(room)) {
      room.waiting.splice(room.waiting.indexOf(first), 1)
      first.begin()
    }
  }

  return {
    /** Calls back when it is the caller's turn: at once, unless the thread has enough to do. Returns what ends the turn, or gives it up. */
    take: (
      { by, cost, bytes, ofWill, apart, isNetwork = false }: Asked,
      begin: (refused?: TooMuchWork) => void,
    ): End => {
      const costOf = (size: number): number =>
        ofWill ? cost * Math.min(1, Math.max(LEAST_PART, size / largest)) : cost
      const { bytes: answeredBefore, taken } = callerOf(by)
      const isKnown = answeredBefore > 0 || bytes >= LEAST_PART * largest
      const part = costOf(Math.max(bytes, isKnown ? answeredBefore : UNKNOWN_PART * largest))
      const room = ofWill && isKnown && part <= MODEST.part && taken <= MODEST.taken ? modest : others
      let held = false
      let ended = false
      let timer: NodeJS.Timeout | undefined

      const letGo = (): void => {
        clearTimeout(timer)
        if (!held) return
        held = false
        // What was done last was done in this turn of the event loop: two of the largest calls never share one.
        nextTurn(() => {
          room.calls -= 1
          // Fractions leave a rest.
          room.begun = room.calls === 0 ? 0 : room.begun - part
          next(room)
        })
      }
      // A call that has not ended is passed over when the thread was idle meanwhile, or its work is done elsewhere.
      const look = (looks: number, before: EventLoopUtilization): void => {
        const isBusy = performance.eventLoopUtilization(before).utilization > 0.5
        if (apart || !isBusy || looks === MOST_LOOKS) letGo()
        else timer = setTimeout(look, HELD_MS, looks + 1, performance.eventLoopUtilization()).unref()
      }
      const mine: Waiting = {
        by,
        part,
        begin: () => {
          clearTimeout(timer)
          held = true
          room.calls += 1
          room.begun += part
          callerOf(by).taken += part
          timer = setTimeout(look, HELD_MS, 1, performance.eventLoopUtilization()).unref()
          begin()
        },
      }
      const end: End = (answered) => {
        if (ended) return
        ended = true
        const at = room.waiting.indexOf(mine)
        if (at >= 0) room.waiting.splice(at, 1)
        else if (ofWill) {
          const caller = callerOf(by)
          // A refusal is short, however long the will: the size of the last answers is remembered.
          caller.bytes = Math.max(bytes, answered, caller.bytes * 0.9)
          caller.taken += costOf(Math.max(bytes, answered, caller.bytes)) - part
        }
        letGo()
      }

      if (room.waiting.length === 0 && hasRoom(room, part)) mine.begin()
      else if (
        room.waiting.length >= MOST_WAITING ||
        room.waiting.filter((each) => each.by === by).length >=
          MOST_WAITING_OF_ONE * (isNetwork ? NETWORK_ALLOWANCE : 1)
      ) {
        ended = true
        begin(new TooMuchWork(5))
      } else {
        room.waiting.push(mine)
        timer = setTimeout(() => {
          end(0)
          begin(new TooMuchWork(10))
        }, LONGEST_WAIT_MS).unref()
      }
      return end
    },
  }
}

const keyOf = ({ userId, ip }: FastifyRequest): string => (userId > 0 ? `account ${userId}` : networkOf(ip))

/** Every call that is added to this scope afterwards waits for its turn, and says in its row what it costs. */
export const takeTurns = (scope: FastifyInstance, turns: Turns): void => {
  scope.addHook('onRoute', ({ config, method, url }) => {
    if (config?.cost === undefined) throw new Error(`${method} ${url} does not say what it costs`)
  })
  scope.addHook('preValidation', (request, reply, done) => {
    const { cost = 0, apart = false } = request.routeOptions.config
    if (cost === 0) return done()
    const bytes = Number(request.headers['content-length'] ?? 0)
    const isNetwork = request.userId <= 0
    const end = turns.take({ by: keyOf(request), cost, bytes, ofWill: !isNetwork, apart, isNetwork }, done)
    reply.raw.once('close', () => {
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
      end(isJson ? Number(reply.getHeader('content-length') ?? 0) : 0)
    })
  })
}

/** Counts milliseconds of processor time for whoever asked for the call that is under way. */
const underWay = new AsyncLocalStorage<(milliseconds: number) => void>()

/** Counts what a process of its own has taken for the call that is under way, in milliseconds of processor time. */
export const noteWorkApart = (milliseconds: number): void => underWay.getStore()?.(milliseconds)

/** Whether what is done now is counted for somebody. */
export const isCounted = (): boolean => underWay.getStore() !== undefined

export const WORK_WINDOW_MS = 10 * 60_000
/** Calls of one account that wait for each other. */
const MOST_OF_ONE = 12

/** Does what is worked out apart for a call. Throws TooMuchWork. */
export type WorkApart = <T>(request: FastifyRequest, work: () => T | Promise<T>) => Promise<T>

/**
 * One piece of work at a time for each account, and at most `most` milliseconds of processor time in ten minutes. The last piece is done to
 * its end, however long it takes.
 */
export const createWorkBudget = (most: number, counter: Counter): WorkApart => {
  const waiting = new Map<string, { count: number; last: Promise<unknown> }>()

  const counted = async <T>({ userId, ip }: FastifyRequest, work: () => T | Promise<T>): Promise<T> => {
    const allowed: [key: string, most: number][] = [[networkOf(ip), most * NETWORK_ALLOWANCE]]
    if (userId > 0) allowed.push([`account ${userId}`, most])
    for (const [key, allowance] of allowed) {
      const { count, left } = await counter.add(key, 0)
      if (count >= allowance) throw new TooMuchWork(Math.ceil(left / 1000))
    }
    // While Redis is away the counter counts by itself, so nothing is thrown.
    const note = (milliseconds: number): void => {
      for (const [key] of allowed) void counter.add(key, Math.ceil(milliseconds))
    }
    return await underWay.run(note, work)
  }

  return async (request, work) => {
    const key = keyOf(request)
    const mine = waiting.get(key) ?? { count: 0, last: Promise.resolve() }
    if (mine.count >= MOST_OF_ONE) throw new TooMuchWork(10)
    waiting.set(key, mine)
    mine.count += 1
    const now = () => counted(request, work)
    const made = mine.last.then(now, now)
    mine.last = made.catch(() => undefined)
    try {
      return await made
    } finally {
      mine.count -= 1
      if (mine.count === 0) waiting.delete(key)
    }
  }
}
