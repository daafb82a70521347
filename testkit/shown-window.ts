/**
 * The window whose names this process has as its own. A library that was loaded once asks for them by name for as long as the process
 * tests screens, so that each file of tests leads the same names to its own windows.
 */
import { focusManager, onlineManager } from '@tanstack/react-query'
import type { JSDOM } from 'jsdom'
import * as React from 'react'

export type Window = JSDOM['window']

/** What Node has under the same name, and a page has from its own document. */
const ofDocument = [
  'Event',
  'CustomEvent',
  'EventTarget',
  'MessageEvent',
  'Storage',
  'localStorage',
  'sessionStorage',
  'navigator',
  'FormData',
]

/** What the document has, and a page has from Node: the server in this process goes on with it. */
const ofNode =
  /^(Array|Abort|Blob|File$|Headers|URL|[a-z]+Timeout|[a-z]+Interval|undefined$|global|eval$|top$|parent$|self$|name$|close$|stop$)/

/** Whose document the names of a page lead to now. */
let shown: Window | undefined

export const windowShown = (): Window | undefined => shown

export const showWindow = (window: Window): void => {
  shown = window
}

// React notes for each element where in the source it was made, until it has noted many. Nothing that it warns of says it, and it
// takes a tenth of the time of a walk.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
)

/** What the server in this process asks other services by. A page has its own. */
export const { fetch: fetchOfNode } = globalThis

/** How what a page has begun comes to its end. */
const ends = new WeakMap<Window, (() => void)[]>()

const endWithPage = (end: () => void): void => {
  if (shown) ends.set(shown, [...(ends.get(shown) ?? []), end])
}

/** Ends a timer of a page with it, as in a browser. The server in this process goes on with its own. */
const ofPage = <Timer extends NodeJS.Timeout>(timer: Timer): Timer => {
  const [, , , caller = ''] = new Error().stack?.split('\n') ?? []
  if (caller.includes('/web/')) endWithPage(() => timer.close())
  return timer
}

const { setInterval: every } = globalThis
globalThis.setInterval = Object.assign(
  (...given: Parameters<typeof every>) => ofPage(every(...given)),
  every,
) as typeof every

/** What takes no longer than this, in milliseconds, is waited for: a frame, a change that is told in the next turn. */
const SOON_MS = 15

const { setTimeout: later, clearTimeout: never } = globalThis
const due = new Set<unknown>()
globalThis.setTimeout = Object.assign((run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
  if (ms > SOON_MS) return ofPage(later(run, ms, ...given))
  const timer = later(() => {
    due.delete(timer)
    run(...given)
  }, ms)
  due.add(timer)
  return timer
}, later) as typeof later
globalThis.clearTimeout = (timer: Parameters<typeof never>[0]) => {
  due.delete(timer)
  never(timer)
}

// React draws a page in parts, each in the next turn.
const { setImmediate: next, clearImmediate: notNext } = globalThis
globalThis.setImmediate = Object.assign((run: (...given: unknown[]) => void, ...given: unknown[]) => {
  const task = next(() => {
    due.delete(task)
    run(...given)
  })
  due.add(task)
  return task
}, next) as typeof next
globalThis.clearImmediate = (task: Parameters<typeof notNext>[0]) => {
  due.delete(task)
  notNext(task)
}

// What is sealed or signed is worked out beside the page, which takes as long as the machine is busy.
const subtle: object = Object.getPrototypeOf(crypto.subtle)
for (const name of ['generateKey', 'encrypt', 'decrypt', 'sign'] as const) {
  const run: (...given: unknown[]) => Promise<unknown> = Reflect.get(subtle, name)
  Reflect.set(subtle, name, async function (this: SubtleCrypto, ...given: unknown[]) {
    const kept = {}
    due.add(kept)
    try {
      return await run.apply(this, given)
    } finally {
      due.delete(kept)
    }
  })
}

/** Whether something is begun that ends soon. */
export const isMoreDue = (): boolean => due.size > 0

/** A turn of what is due: what was due before it is done. Where nothing is, the next turn comes without a wait. */
export const turn = (isQuiet = false): Promise<void> =>
  new Promise((done) => {
    if (isQuiet) next(() => done())
    else later(done, 1)
  })

// The library is loaded once, and would tell the pages that were left as well.
for (const manager of [focusManager, onlineManager]) {
  const { subscribe } = manager
  manager.subscribe = (listener: (is: boolean) => void) => {
    const unsubscribe = subscribe.call(manager, listener)
    endWithPage(unsubscribe)
    return unsubscribe
  }
}

/** Nothing of a page that is left goes on. */
export const leaveWindow = (window: Window): void => {
  for (const end of ends.get(window) ?? []) end()
  ends.delete(window)
}

/** The address of a page, whose own one cannot be left in this document. */
export const addresses = new WeakMap<Window, Location>()

/** Puts the names of a window where a page finds them, for as long as this process tests screens. */
export const putNames = (window: Window): void => {
  for (const name of [
    ...Object.getOwnPropertyNames(window),
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
  ])
    if (ofDocument.includes(name) || !(name in globalThis || ofNode.test(name)))
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          if (name === 'location' && shown) return addresses.get(shown)
          const value: unknown = shown && Reflect.get(shown, name)
          return typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(shown) : value
        },
        set: (value) => shown && Reflect.set(shown, name, value),
      })
}

export type Kept = Map<unknown, unknown>

export const keptBy = new WeakMap<Window, Kept>()

/** A request of IndexedDB, which answers when whoever asks listens. */
const requested = <T>(result: T) => {
  const made: { result: T; onsuccess?: () => void; oncomplete?: () => void } = { result }
  queueMicrotask(() => {
    made.onsuccess?.()
    made.oncomplete?.()
  })
  return made
}

/** Of a window, so that what a test has refused there is refused nowhere else. */
export const storeOf = (window: Window) => {
  const kept = () => keptBy.get(window) ?? new Map()
  return class {
    get(key: unknown) {
      return requested(kept().get(key))
    }
    put(value: unknown, key: unknown) {
      return requested(kept().set(key, value))
    }
    delete(key: unknown) {
      return requested(kept().delete(key))
    }
    get transaction() {
      return requested(undefined)
    }
  }
}

/** What a browser keeps under names, by as much of IndexedDB as the product asks: a library holds on to it for all screens. */
export const indexedDB = {
  databases: async () => (shown && keptBy.get(shown)?.size ? [{ name: 'keyval-store' }] : []),
  open: () => requested({ transaction: () => ({ objectStore: () => new IDBObjectStore() }) }),
}
