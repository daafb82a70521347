/**
 * The product's own pages on the product's own server, both in this process: a document without a browser, and a network that is the
 * server's `inject`. Nothing is drawn, so nothing has a size: what only a browser shows is for `e2e/`.
 */
import { format } from 'node:util'
import { JSDOM, VirtualConsole } from 'jsdom'
import { vi } from 'vitest'
import { funnelPath } from '#core/funnel/funnel.ts'
import { landing } from '#core/funnel/landing.ts'
import { nameOf, pick, press, type Role, seenBy, typeIn } from './seen.ts'
import type { TestApp } from './start-app.ts'

const ADDRESS = 'https://heirloom.example'

type Window = JSDOM['window']

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
]

/** What the document has, and a page has from Node: the server in this process goes on with it. */
const ofNode =
  /^(Array|Abort|Blob|File$|FormData|Headers|URL|[a-z]+Timeout|[a-z]+Interval|undefined$|global|eval$|top$|parent$|self$|name$|close$|stop$)/

export type Request = { readonly method: string; readonly path: string }

export type Screen = {
  readonly document: Document
  /** Every request that the pages have sent, the oldest first. */
  readonly requests: readonly Request[]
  /** What went wrong without a customer seeing it: errors that nothing caught, and what React warns of. */
  readonly faults: readonly string[]
  /** Waits until nothing is under way and the page has stopped changing. */
  settled(): Promise<void>
  /** The one thing of this role and name that is seen; waits until it is there. */
  find(role: Role, name?: string | RegExp, within?: ParentNode): Promise<HTMLElement>
  press(role: Role, name: string | RegExp, within?: ParentNode): Promise<void>
  type(field: string | RegExp, text: string, within?: ParentNode): Promise<void>
  /** Chooses from the list of this name. */
  pick(list: string | RegExp, option: string, within?: ParentNode): Promise<void>
  /** Waits until the page has this heading. */
  arriveAt(heading: string | RegExp): Promise<void>
  close(): void
}

const nothing = () => undefined

/** Sees nothing, as nothing has a size. */
class Observer {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
  takeRecords = () => []
}

/** What this document has not, done as where nothing is drawn. */
const complete = (window: Window): void => {
  const { HTMLDialogElement, Element, Event } = window
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.dataset.modal = ''
      const within = (fields: string) => this.querySelector<HTMLElement>(fields)
      const first =
        within('[autofocus]') ?? within('button:enabled, input:enabled, select:enabled, textarea:enabled, a[href]')
      first?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing, setPointerCapture: nothing })
}

/** A signal of Node ends what listens to the document. */
const withSignals = ({ EventTarget }: Window): void => {
  const { addEventListener: listen } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const { signal, ...others } = typeof options === 'object' ? options : { capture: options ?? false }
    if (signal?.aborted) return
    listen.call(this, type, listener, others)
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, others), { once: true })
  }
}

/** A width in CSS pixels, for what asks how wide the window is. */
const mediaOf = (width: number) => (asked: string) => {
  const [, side, size = '', unit] = /(min|max)-width: ?([\d.]+)(px|rem|em)/.exec(asked) ?? []
  const limit = Number(size) * (unit === 'px' ? 1 : 16)
  const matches = side === 'min' ? width >= limit : side === 'max' && width <= limit
  return { matches, media: asked, addEventListener: nothing, removeEventListener: nothing }
}

/** Whose document the names of a page lead to now. */
let shown: Window | undefined

/** Puts the names of a window where a page finds them, for as long as this process tests screens. */
const putNames = (window: Window): void => {
  shown = window
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
          const value: unknown = shown && Reflect.get(shown, name)
          return typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(shown) : value
        },
        set: (value) => shown && Reflect.set(shown, name, value),
      })
}

type Fiber = {
  readonly child: Fiber | null
  readonly memoizedProps: {
    readonly router?: { readonly state: { readonly navigation: { readonly state: string } } }
  } | null
}

/** Whether another page is on its way, as the router at the top of the page knows. Nothing is drawn while its code is read. */
const isOnItsWay = (document: Document): boolean => {
  const root = document.getElementById('root') ?? {}
  const [top] = Object.entries(root).flatMap(([key, value]) =>
    key.startsWith('__reactContainer$') ? [value as { stateNode: { current: Fiber } }] : [],
  )
  for (let fiber = top?.stateNode.current ?? null; fiber; fiber = fiber.child) {
    const { router } = fiber.memoizedProps ?? {}
    if (router) return router.state.navigation.state !== 'idle'
  }
  return false
}

/** How long what was pressed may take. A wait ends as soon as what is waited for is there. */
const soon = { timeout: 10_000, interval: 5 }

/** The product's script. A variable: this file is checked without the types of a page. */
const main: string = '../web/main.tsx'

/** Opens an address of the product in a browser that was never there before. */
export const openScreen = async (
  { app }: TestApp,
  path = funnelPath(landing, landing.children[0].name),
  width = 1280,
): Promise<Screen> => {
  const faults: string[] = []
  const requests: Request[] = []
  let underWay = 0
  const { window } = new JSDOM('<!doctype html><html lang="en-GB"><body><div id="root"></div></body></html>', {
    url: `${ADDRESS}${path}`,
    virtualConsole: new VirtualConsole().on('jsdomError', (error) => {
      faults.push(error.message)
    }),
  })
  const { document } = window
  complete(window)
  withSignals(window)

  const fetchFrom = async (
    asked: string | URL,
    { method = 'GET', headers, body }: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(asked, window.location.href)
    requests.push({ method, path: url.pathname })
    underWay += 1
    try {
      const reply = await app.inject({
        method: method as 'GET',
        url: `${url.pathname}${url.search}`,
        headers: { ...Object.fromEntries(new Headers(headers)), cookie: document.cookie },
        ...(typeof body === 'string' && { payload: body }),
      })
      for (const { name, value } of reply.cookies) document.cookie = `${name}=${value}; path=/`
      const bytes = reply.rawPayload.length === 0 ? null : new Uint8Array(reply.rawPayload)
      return new Response(bytes, { status: reply.statusCode, headers: reply.headers as Record<string, string> })
    } finally {
      underWay -= 1
    }
  }

  const asBrowser = {
    fetch: fetchFrom,
    scrollTo: nothing,
    matchMedia: mediaOf(width),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    requestAnimationFrame: (run: (at: number) => void) => setTimeout(() => run(performance.now())),
    cancelAnimationFrame: clearTimeout,
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) },
  }
  Object.assign(window, asBrowser)
  putNames(window)
  Object.assign(globalThis, asBrowser, { window })

  const { error, warn } = console
  const noted = (...words: unknown[]) => void faults.push(format(...words))
  Object.assign(console, { error: noted, warn: noted })
  process.on('unhandledRejection', noted)

  let changes = 0
  new window.MutationObserver(() => {
    changes += 1
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  const submits = document.getElementsByTagName('button')
  const isBusy = (): boolean =>
    isOnItsWay(document) ||
    [...submits].some((each) => each.type === 'submit' && each.getAttribute('aria-disabled') === 'true')
  const settled = async (): Promise<void> => {
    const until = Date.now() + 15_000
    for (let quiet = 0; quiet < 12 && Date.now() < until; ) {
      const before = changes
      await new Promise((done) => setTimeout(done, 1))
      quiet = before === changes && underWay === 0 ? quiet + 1 : 0
      if (quiet === 12 && isBusy()) quiet = 0
    }
  }

  // A page loads the script anew: the script keeps nothing of the customer before.
  vi.resetModules()
  await import(main)
  await vi.waitUntil(() => document.querySelector('h1'), soon)
  await settled()

  const find: Screen['find'] = async (role, name, within = document) => {
    const [found, ...others] = await vi
      .waitUntil(() => {
        const seen = seenBy(within, role, name)
        return seen.length > 0 && seen
      }, soon)
      .catch(() => {
        throw new Error(`No ${role} “${name}” among: ${seenBy(within, role).map(nameOf).join(' | ')}`)
      })
    if (!found || others.length > 0) throw new Error(`“${name}” is the name of more than one ${role}`)
    return found
  }
  const then = async (): Promise<void> => {
    await new Promise(setImmediate)
    await settled()
  }
  return {
    document,
    requests,
    faults,
    settled,
    find,
    press: async (role, name, within) => {
      press(await find(role, name, within))
      await then()
    },
    type: async (field, text, within) => {
      typeIn(await find('textbox', field, within), text)
      await then()
    },
    pick: async (list, option, within) => {
      pick(await find('combobox', list, within), option)
      await then()
    },
    arriveAt: async (heading) => {
      await vi
        .waitUntil(() => [...document.querySelectorAll('h1')].some((h1) => nameOf(h1).match(heading)), soon)
        .catch(() => {
          throw new Error(`Not at “${heading}” but at ${seenBy(document, 'heading').map(nameOf).join(' | ')}`)
        })
      await settled()
    },
    close: () => {
      process.off('unhandledRejection', noted)
      Object.assign(console, { error, warn })
    },
  }
}
