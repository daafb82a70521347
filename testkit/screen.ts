/**
 * The product's own pages on the product's own server, both in this process: a document without a browser, and a network that is the
 * server's `inject`. Nothing is drawn, so nothing has a size: what only a browser shows is for `e2e/`.
 */
import { format } from 'node:util'
import { onlineManager } from '@tanstack/react-query'
import { CookieJar, JSDOM, VirtualConsole } from 'jsdom'
import { vi } from 'vitest'
import { funnelPath } from '#core/funnel/funnel.ts'
import { landing } from '#core/funnel/landing.ts'
import { leaveLanguage, tellTables } from './screen-welsh.ts'
import { nameOf, pick, press, type Role, seenBy, typeIn, wordsIn } from './seen.ts'
import {
  addresses,
  fetchOfNode,
  indexedDB,
  isMoreDue,
  type Kept,
  keptBy,
  leaveWindow,
  putNames,
  showWindow,
  storeOf,
  turn,
  type Window,
  windowShown,
} from './shown-window.ts'
import type { TestApp } from './start-app.ts'

const ADDRESS = 'https://heirloom.example'

export type Request = { readonly method: string; readonly path: string }

export type Screen = {
  readonly document: Document
  readonly window: Window
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
  /** Has the names of this process lead to this screen again, after another one was opened. */
  show(): void
  /** Another size of the window. */
  resize(width: number): void
  close(): void
}

/** How a page is asked for beside its address: a visitor who was there before, and what becomes of what leaves the page. */
export type Visit = {
  readonly origin?: string
  readonly width?: number
  readonly cookies?: CookieJar
  readonly kept?: Kept
  readonly local?: Readonly<Record<string, string>>
  readonly session?: Readonly<Record<string, string>>
  /** A page of the server itself, which the product's script does not draw. */
  readonly html?: string
  readonly referrer?: string
  readonly isReload?: boolean
  /** Answers instead of the server, or lets it answer. */
  readonly answer?: (asked: Asked, go: (asked: Asked) => Promise<Response>) => Promise<Response>
  /** The page is left for another address, as a whole. */
  readonly leave?: (to: string, sent?: { readonly method: string; readonly body: string }) => void
  readonly download?: (link: HTMLAnchorElement) => void
  readonly popup?: (to: string) => void
  /** What went wrong: an error that nothing caught, or what was written to the console. */
  readonly told?: (kind: 'console' | 'pageerror', said: string) => void
  /** Before the product's script runs. */
  readonly before?: () => void
}

export type Asked = {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: string | undefined
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
  Object.assign(window.Document.prototype, { getAnimations: () => [] })
  Object.defineProperty(window.HTMLElement.prototype, 'innerText', {
    get(this: HTMLElement) {
      return wordsIn(this)
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
const isWide = (width: number, asked: string): boolean => {
  const [, side, size = '', unit] = /(min|max)-width: ?([\d.]+)(px|rem|em)/.exec(asked) ?? []
  const limit = Number(size) * (unit === 'px' ? 1 : 16)
  return side === 'min' ? width >= limit : side === 'max' && width <= limit
}

type ChangedMedia = { readonly matches: boolean; readonly media: string }

/** What asks how wide the window is, and is told when that changes. */
const mediaOf = (window: Window) => {
  const listeners = new Set<() => void>()
  return {
    matchMedia: (media: string) => {
      const query = {
        get matches() {
          return isWide(window.innerWidth, media)
        },
        media,
        addEventListener: (_: string, heard: (event: ChangedMedia) => void) => {
          let before = query.matches
          listeners.add(() => {
            if (before === query.matches) return
            before = query.matches
            heard(query)
          })
        },
        removeEventListener: nothing,
      }
      return query
    },
    resized: () => {
      for (const each of listeners) each()
    },
  }
}

type Module = { promise?: unknown; exports?: unknown; evaluated: boolean }

/** The product's modules as they are loaded, which each screen has of its own. */
const modules = (): Module[] => {
  const { evaluatedModules } = Reflect.get(globalThis, '__vitest_worker__')
  const all: ReadonlyMap<string, Module> = evaluatedModules.idToModuleMap
  return [...all].flatMap(([path, module]) => (path.includes('/web/') ? [module] : []))
}

/** Whether a part of the product is being fetched or run. Another process makes it, which may take its time. */
const isLoading = (): boolean =>
  Reflect.get(globalThis, '__vitest_worker__').resolvingModules.size > 0 ||
  modules().some(({ promise, evaluated }) => promise !== undefined && !evaluated)

const loaded = new WeakMap<Window, ReadonlyMap<Module, Module>>()

/** Another screen than the one before has what it loaded itself. */
const swapModules = (from: Window | undefined, to: Window): void => {
  if (from) loaded.set(from, new Map(modules().map((module) => [module, { ...module }])))
  const own = loaded.get(to)
  for (const module of own ? modules() : []) {
    const { promise, exports, evaluated = false } = own?.get(module) ?? {}
    Object.assign(module, { promise, exports, evaluated })
  }
}

type Fiber = {
  readonly child: Fiber | null
  readonly memoizedProps: {
    readonly router?: { readonly state: { readonly navigation: { readonly state: string } } }
  } | null
}

/** What React knows of a page: `callbackNode` draws it in parts, and `timeoutHandle` shows what is drawn a moment after a fallback. */
type Root = { readonly current: Fiber; readonly callbackNode: unknown; readonly timeoutHandle: unknown }

const rootOf = (document: Document): Root | undefined =>
  Object.entries(document.getElementById('root') ?? {}).find(([key]) => key.startsWith('__reactContainer$'))?.[1]
    .stateNode

const isBeingDrawn = (document: Document): boolean => {
  const { callbackNode = null, timeoutHandle = -1 } = rootOf(document) ?? {}
  return callbackNode !== null || timeoutHandle !== -1
}

/** Whether another page is on its way, as the router at the top of the page knows. Nothing is drawn while its code is read. */
const isOnItsWay = (document: Document): boolean => {
  for (let fiber = rootOf(document)?.current ?? null; fiber; fiber = fiber.child) {
    const { router } = fiber.memoizedProps ?? {}
    if (router) return router.state.navigation.state !== 'idle'
  }
  return false
}

/** What is under way is known by what was begun. What is left are the few turns that a promise takes which Node itself keeps. */
const QUIET_TURNS = 4

/** How long what was pressed may take. A wait ends as soon as what is waited for is there. */
const soon = { timeout: 10_000, interval: 5 }

/** The scripts of the product and of the desk. Variables: this file is checked without the types of a page. */
const main: string = '../web/main.tsx'
const desk: string = '../web/desk/main.tsx'

const addressOf = (window: Window, leave: (to: string) => void): Location =>
  new Proxy({} as Location, {
    get: (_, name) => {
      if (name === 'assign' || name === 'replace') return (to: string) => leave(to)
      if (name === 'reload') return () => leave(window.location.href)
      const value: unknown = Reflect.get(window.location, name)
      return typeof value === 'function' ? value.bind(window.location) : value
    },
    set: (_, name, value) => {
      if (name === 'href') leave(String(value))
      else Reflect.set(window.location, name, value)
      return true
    },
  })

/** What a browser does of itself with a press on a link and with a form, where the page has not done it. */
const followWith = (window: Window, visit: Visit): void => {
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (event.defaultPrevented || !link) return
    const isWithin = link.href.split('#')[0] === window.location.href.split('#')[0] && link.href.includes('#')
    if (isWithin || !/^(https?|blob):/.test(link.href)) return
    event.preventDefault()
    if (link.hasAttribute('download')) visit.download?.(link)
    else if (link.target === '_blank') visit.popup?.(link.href)
    else visit.leave?.(link.href)
  })
  const { click } = window.HTMLElement.prototype
  window.HTMLAnchorElement.prototype.click = function () {
    // A link that a script made for it stands nowhere in the page.
    if (!this.isConnected && this.hasAttribute('download')) visit.download?.(this)
    else click.call(this)
  }
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const { submitter, target } = event as SubmitEvent
    const form = target as HTMLFormElement
    if (form.getAttribute('method') === 'dialog') return form.closest('dialog')?.close()
    const fields = new URLSearchParams([...new window.FormData(form)].map(([name, value]) => [name, String(value)]))
    if (submitter instanceof window.HTMLButtonElement && submitter.name) fields.append(submitter.name, submitter.value)
    const to = new URL(form.getAttribute('action') || window.location.href, window.location.href)
    if (form.method !== 'post') to.search = fields.toString()
    visit.leave?.(to.href, form.method === 'post' ? { method: 'POST', body: fields.toString() } : undefined)
  })
}

/** Opens an address of the product in a browser that was never there before. */
export const openScreen = async (
  { app }: Pick<TestApp, 'app'>,
  path = funnelPath(landing, landing.children[0].name),
  visit: Visit = {},
): Promise<Screen> => {
  const faults: string[] = []
  const noteAs =
    (kind: 'console' | 'pageerror') =>
    (...words: unknown[]): void => {
      const said = format(...words.map((each) => (each instanceof Error ? each.message : each)))
      faults.push(said)
      visit.told?.(kind, said)
    }
  const failed = noteAs('pageerror')
  const requests: Request[] = []
  const { cookies = new CookieJar(), html, leave = nothing } = visit
  let [underWay, unanswered] = [0, 0]
  let isLeft = false
  const { window } = new JSDOM(html ?? '<!doctype html><html lang="en-GB"><body><div id="root"></div></body></html>', {
    url: `${visit.origin ?? ADDRESS}${path}`,
    cookieJar: cookies,
    ...(visit.referrer && { referrer: visit.referrer }),
    virtualConsole: new VirtualConsole().on('jsdomError', (error) => {
      failed(error)
    }),
  })
  const { document } = window
  complete(window)
  withSignals(window)
  followWith(window, visit)
  for (const [name, value] of Object.entries(visit.local ?? {})) window.localStorage.setItem(name, value)
  for (const [name, value] of Object.entries(visit.session ?? {})) window.sessionStorage.setItem(name, value)
  Object.defineProperties(window, {
    innerWidth: { value: visit.width ?? 1280, writable: true },
    innerHeight: { value: 960, writable: true },
  })
  const { matchMedia, resized } = mediaOf(window)
  addresses.set(window, addressOf(window, leave))
  keptBy.set(window, visit.kept ?? new Map())

  /** Tells a page that was left of no answer. */
  const whileOpen = <T>(answer: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      answer.then(
        (reply) => isLeft || resolve(reply),
        (error) => isLeft || reject(error),
      )
    })

  const go = async ({ url, method, headers, body }: Asked): Promise<Response> => {
    underWay += 1
    try {
      const reply = await app.inject({
        method: method as 'GET',
        url: `${url.pathname}${url.search}`,
        headers: { host: url.host, ...Object.fromEntries(headers), cookie: cookies.getCookieStringSync(url.href) },
        ...(body !== undefined && { payload: body }),
      })
      for (const each of [reply.headers['set-cookie'] ?? []].flat()) cookies.setCookieSync(each, url.href)
      const bytes = reply.rawPayload.length === 0 ? null : new Uint8Array(reply.rawPayload)
      return new Response(bytes, { status: reply.statusCode, headers: reply.headers as Record<string, string> })
    } finally {
      underWay -= 1
    }
  }
  const fetchFrom = (asked: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', headers, body } = init
    const url = new URL(asked, window.location.href)
    // A service that a test began: the server in this process asks it, and no page.
    if (url.hostname === '127.0.0.1') return fetchOfNode(url, init)
    requests.push({ method, path: url.pathname })
    const sent = { url, method, headers: new Headers(headers), body: typeof body === 'string' ? body : undefined }
    if (!visit.answer) return whileOpen(go(sent))
    unanswered += 1
    return whileOpen(
      visit.answer(sent, go).finally(() => {
        unanswered -= 1
      }),
    )
  }

  const asBrowser = {
    fetch: fetchFrom,
    indexedDB,
    scrollTo: nothing,
    matchMedia,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    requestAnimationFrame: (run: (at: number) => void) => setTimeout(() => run(performance.now())),
    cancelAnimationFrame: clearTimeout,
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) },
  }
  Object.assign(window, asBrowser, { IDBObjectStore: storeOf(window) })
  putNames(window)
  const show = () => {
    if (windowShown() === window) return
    swapModules(windowShown(), window)
    leaveLanguage(windowShown())
    showWindow(window)
    Object.assign(globalThis, asBrowser, { window, self: window })
    tellTables(window)
    const type = visit.isReload ? 'reload' : 'navigate'
    Object.assign(performance, { getEntriesByType: (asked: string) => (asked === 'navigation' ? [{ type }] : []) })
  }
  show()
  visit.before?.()

  const { error, warn } = console
  const noted = noteAs('console')
  Object.assign(console, { error: noted, warn: noted })
  process.on('unhandledRejection', failed)

  let changes = 0
  new window.MutationObserver(() => {
    changes += 1
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  const submits = document.getElementsByTagName('button')
  const isSending = (): boolean =>
    isOnItsWay(document) ||
    [...submits].some((each) => each.type === 'submit' && each.getAttribute('aria-disabled') === 'true')
  // What a test keeps back is waited for by the test.
  const isBusy = (): boolean => isBeingDrawn(document) || isLoading() || (unanswered <= underWay && isSending())
  const settled = async (): Promise<void> => {
    const until = Date.now() + 15_000
    for (let quiet = 0; quiet < QUIET_TURNS && Date.now() < until; ) {
      const before = changes
      await turn(quiet > 0)
      quiet = before === changes && underWay === 0 && !isMoreDue() ? quiet + 1 : 0
      if (quiet === QUIET_TURNS && isBusy()) quiet = 0
    }
  }

  if (html === undefined) {
    // A page loads the script anew: the script keeps nothing of the customer before, nor that their network was gone.
    vi.resetModules()
    onlineManager.setOnline(true)
    await import(path.startsWith('/desk') ? desk : main)
    tellTables(window)
    await vi.waitUntil(() => document.querySelector('h1'), soon)
    await settled()
  }

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
    window,
    show,
    resize: (width) => {
      Object.assign(window, { innerWidth: width })
      resized()
      window.dispatchEvent(new window.Event('resize'))
    },
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
      isLeft = true
      leaveLanguage(window)
      leaveWindow(window)
      process.off('unhandledRejection', failed)
      Object.assign(console, { error, warn })
    },
  }
}
