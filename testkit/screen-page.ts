/** A page and a browser as a test of a browser has them, on a screen: what is pressed there is the same, and what is drawn is not there. */
import { resolveObjectURL } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { CookieJar, toughCookie } from 'jsdom'
import { type Asked, openScreen, type Screen } from './screen.ts'
import { insert, Locator, matches, pressKey, type Shown, textOf, until } from './screen-locator.ts'
import { createPasskeyDevice } from './screen-passkeys.ts'
import type { TestApp } from './start-app.ts'
import { newFolder } from './temporary-files.ts'

export { expect } from './screen-expect.ts'

/** Without these only a browser has something to say. */
const browserAlone = (what: string): never => {
  throw new Error(`A browser alone has ${what}`)
}

/** What is asked of it and is not here says so, and is not passed over. */
const complete = <T extends object>(named: string, made: T): T =>
  new Proxy(made, {
    get: (target, name) => {
      if (name in target || typeof name === 'symbol' || name === 'then') return Reflect.get(target, name, target)
      return browserAlone(`${named}.${name}`)
    },
  })

type Glob = string | RegExp | ((url: URL) => boolean)

const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`)
      .replaceAll(/\\{(.*?)\\}/g, (_, each: string) => `(${each.replaceAll(',', '|')})`)
      .replaceAll('**', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '.*')}$`,
  )

const isAt = (glob: Glob, url: string): boolean => {
  if (typeof glob === 'function') return glob(new URL(url))
  if (typeof glob !== 'string') return matches(url, glob)
  return (
    patternOf(glob).test(url) || (glob.startsWith('/') && patternOf(glob).test(url.slice(new URL(url).origin.length)))
  )
}

/** The servers of this process by their origin. */
const servers = new Map<string, Pick<TestApp, 'app'>>()

/** Gives a server an address. */
export const addressFor = (server: Pick<TestApp, 'app'>): string => {
  const origin = `http://heirloom-${servers.size + 1}.example`
  servers.set(origin, server)
  return origin
}

const serverAt = (url: URL): Pick<TestApp, 'app'> => servers.get(url.origin) ?? browserAlone(`the server of ${url}`)

type Asking = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly data?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly maxRedirects?: number
}

const replyOf = (url: string, reply: Response) => ({
  url: () => url,
  ok: () => reply.ok,
  status: () => reply.status,
  statusText: () => reply.statusText,
  headers: () => Object.fromEntries(reply.headers),
  allHeaders: async () => Object.fromEntries(reply.headers),
  json: () => reply.clone().json(),
  text: () => reply.clone().text(),
  body: async () => Buffer.from(await reply.clone().arrayBuffer()),
  request: () => ({ url: () => url }),
})

type Reply = ReturnType<typeof replyOf>

const injected = async ({ url, method, headers, body }: Asked, cookies: CookieJar): Promise<Response> => {
  const { app } = serverAt(url)
  const reply = await app.inject({
    method: method as 'GET',
    url: `${url.pathname}${url.search}`,
    headers: { host: url.host, ...Object.fromEntries(headers), cookie: cookies.getCookieStringSync(url.href) },
    ...(body !== undefined && { payload: body }),
  })
  for (const each of [reply.headers['set-cookie'] ?? []].flat()) cookies.setCookieSync(each, url.href)
  const bytes =
    reply.rawPayload.length === 0 || [204, 304].includes(reply.statusCode) ? null : new Uint8Array(reply.rawPayload)
  const shown = Object.entries(reply.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, `${each}`] as [string, string]),
  )
  return new Response(bytes, { status: reply.statusCode, headers: shown })
}

const askFrom = (base: () => string, cookies: CookieJar) => {
  const ask = async (
    path: string,
    { method = 'GET', headers = {}, data, form, maxRedirects = 20 }: Asking = {},
  ): Promise<Reply> => {
    const url = new URL(path, base())
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const body = form
      ? new URLSearchParams(form).toString()
      : data === undefined
        ? undefined
        : typeof data === 'string'
          ? data
          : JSON.stringify(data)
    const reply = await injected(
      { url, method, headers: new Headers({ ...(body !== undefined && { 'content-type': type }), ...headers }), body },
      cookies,
    )
    const to = reply.headers.get('location')
    // Where it leads to is a page of the product's script, which this asks for nothing.
    if (to && reply.status < 400 && maxRedirects > 0 && !isOfScript(new URL(to, url)))
      return ask(new URL(to, url).href, { headers, maxRedirects: maxRedirects - 1 })
    if (to && reply.status < 400 && maxRedirects > 0) return replyOf(new URL(to, url).href, new Response(''))
    return replyOf(url.href, reply)
  }
  const by = (method: string) => (path: string, how?: Asking) => ask(path, { ...how, method })
  return complete('request', {
    fetch: ask,
    get: by('GET'),
    post: by('POST'),
    patch: by('PATCH'),
    put: by('PUT'),
    delete: by('DELETE'),
    head: by('HEAD'),
  })
}

/** Whether the product's script draws what stands at an address. The server's own pages are those of development. */
const isOfScript = ({ pathname }: URL): boolean => !/^\/(api|dev|sandbox)\//.test(pathname) && pathname !== '/dev'

/** What is told of a page. The rest (what a policy refuses, a frame) only a browser knows of. */
const HEARD = new Set([
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'download',
  'popup',
])

/** What a letter changes is drawn. */
const drawn = async (): Promise<void> => {
  for (let turns = 0; turns < 3; turns += 1) await new Promise(setImmediate)
}

type How = { readonly referrer?: string; readonly state?: unknown; readonly isReload?: boolean }

type Heard = (event: never) => unknown

const requestOf = ({ url, method, headers, body }: Asked) => ({
  url: () => url.href,
  method: () => method,
  headers: () => Object.fromEntries(headers),
  allHeaders: async () => Object.fromEntries(headers),
  postData: () => body ?? null,
  postDataJSON: () => (body === undefined ? null : JSON.parse(body)),
  resourceType: () => 'fetch',
})

type Fulfilled = {
  readonly status?: number
  readonly json?: unknown
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly contentType?: string
  readonly response?: Reply
}

type Route = readonly [Glob, (route: unknown, request: unknown) => unknown, { left: number }]

type Options = {
  readonly baseURL?: string
  readonly viewport?: { readonly width: number; readonly height: number } | null
  readonly extraHTTPHeaders?: Record<string, string>
}

/** A cookie as a browser tells it: until when it is kept, in seconds, and -1 for one that ends with the visit. */
const cookieOf = (stored: { readonly key?: string; readonly value?: string }) => {
  const until = toughCookie.Cookie.fromJSON(stored)?.expiryTime() ?? Number.POSITIVE_INFINITY
  return { name: stored.key ?? '', value: stored.value ?? '', expires: Number.isFinite(until) ? until / 1000 : -1 }
}

/** A page that runs what it is given. */
type Scripted = {
  url(): string
  addInitScript(run: () => void): Promise<unknown>
  evaluate(run: () => void): Promise<unknown>
}

export const createContext = (given: Options = {}) => {
  const cookies = new CookieJar()
  const kept = new Map<string, Record<string, string>>()
  const sealed = new Map<unknown, unknown>()
  const routes: Route[] = []
  const scripts: (() => void)[] = []
  const pages: ReturnType<typeof createPage>[] = []
  const heard = new Map<string, Heard[]>()
  let isOffline = false
  const context = {
    cookiesJar: cookies,
    kept,
    sealed,
    routes,
    scripts,
    keepers: new Set<() => void>(),
    /** Pages that could not be drawn. */
    faults: [] as string[],
    given,
    heard,
    get isOffline() {
      return isOffline
    },
    newPage: async () => {
      const page = createPage(whole)
      pages.push(page)
      return page
    },
    pages: () => pages,
    request: askFrom(() => given.baseURL ?? '', cookies),
    setOffline: async (offline: boolean) => {
      isOffline = offline
      const told = () => window.dispatchEvent(new window.Event(offline ? 'offline' : 'online'))
      for (const page of pages) if (page.url() !== BLANK) await page.evaluate(told)
    },
    on: (name: string, run: Heard) => heard.set(name, [...(heard.get(name) ?? []), run]),
    /** Of what only a browser's tools do, a page here can be given a device with passkeys. */
    newCDPSession: async (page: Scripted) => ({
      send: async (asked: string) => {
        if (asked === 'WebAuthn.enable') return
        if (asked !== 'WebAuthn.addVirtualAuthenticator') return browserAlone(asked)
        const device = createPasskeyDevice()
        const give = () => {
          Object.defineProperty(navigator, 'credentials', { value: device, configurable: true })
          Object.assign(globalThis, { PublicKeyCredential: device.create })
        }
        await page.addInitScript(give)
        if (page.url() !== BLANK) await page.evaluate(give)
      },
    }),
    cookies: async () => cookies.serializeSync()?.cookies.map(cookieOf) ?? [],
    addCookies: async (added: readonly { readonly name: string; readonly value: string; readonly url: string }[]) => {
      for (const { name, value, url } of added) cookies.setCookieSync(`${name}=${value}; Path=/`, url)
    },
    clearCookies: async () => cookies.removeAllCookiesSync(),
    addInitScript: async (run: (arg: unknown) => void, arg?: unknown) => void scripts.push(() => run(arg)),
    route: async (glob: Glob, run: Route[1], { times = Number.POSITIVE_INFINITY } = {}) =>
      void routes.unshift([glob, run, { left: times }]),
    unroute: async (glob: Glob) =>
      void routes.splice(0, routes.length, ...routes.filter(([each]) => `${each}` !== `${glob}`)),
    unrouteAll: async () => void routes.splice(0),
    close: async () => {
      for (const page of pages) await page.close()
    },
  }
  const whole = complete('context', context)
  return whole
}

export type Context = ReturnType<typeof createContext>

const BLANK = 'about:blank'

const copied = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage))

type Download = { path(): Promise<string>; suggestedFilename(): string; url(): string; failure(): Promise<null> }

const downloadOf = async (link: HTMLAnchorElement): Promise<Download> => {
  const blob = resolveObjectURL(link.href)
  const bytes = blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0)
  return {
    url: () => link.href,
    suggestedFilename: () => link.download,
    failure: async () => null,
    path: async () => {
      const path = join(newFolder(), 'file')
      await writeFile(path, bytes)
      return path
    },
  }
}

type Owner = Pick<
  Context,
  'given' | 'faults' | 'keepers' | 'kept' | 'sealed' | 'routes' | 'scripts' | 'cookiesJar' | 'isOffline' | 'heard'
>

export const createPage = (context: Owner) => {
  let screen: Screen | undefined
  let under: Promise<void> = Promise.resolve()
  let isUnder = false
  let width = context.given.viewport?.width ?? 1360
  let height = context.given.viewport?.height ?? 960
  let session: Record<string, string> = {}
  let isClosed = false
  const scripts: (() => void)[] = []
  const routes: Route[] = []
  const heard = new Map<string, Heard[]>()
  const emit = (name: string, event: unknown) => {
    for (const run of [...(heard.get(name) ?? []), ...(context.heard.get(name) ?? [])]) run(event as never)
  }
  const url = () => screen?.window.location.href ?? BLANK

  const answer = async (asked: Asked, go: (asked: Asked) => Promise<Response>): Promise<Response> => {
    const request = requestOf(asked)
    emit('request', request)
    const failed = () => {
      emit('requestfailed', request)
      throw new TypeError('Failed to fetch')
    }
    const sent = async (more: { headers?: Record<string, string>; postData?: string } = {}) => {
      if (context.isOffline) return failed()
      return go({
        ...asked,
        ...(more.headers && { headers: new Headers(more.headers) }),
        ...(more.postData !== undefined && { body: more.postData }),
      })
    }
    const told = (reply: Response) => {
      emit('response', { ...replyOf(asked.url.href, reply), request: () => request })
      emit('requestfinished', request)
      return reply
    }
    const through = async (left: readonly Route[]): Promise<Response> => {
      const [next, ...others] = left
      if (!next) return told(await sent())
      const [glob, run, counter] = next
      if (counter.left <= 0 || !isAt(glob, asked.url.href)) return through(others)
      counter.left -= 1
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      const route = complete('route', {
        request: () => request,
        continue: async (more = {}) => resolve(told(await sent(more))),
        fallback: async () => resolve(await through(others)),
        abort: async () => {
          try {
            failed()
          } catch (error) {
            reject(error)
          }
        },
        fetch: async (more = {}) => replyOf(asked.url.href, await sent(more)),
        fulfill: async ({ status = 200, json, body, headers = {}, contentType, response }: Fulfilled) => {
          const text = json === undefined ? (body ?? (await response?.text()) ?? '') : JSON.stringify(json)
          const type = contentType ?? (json === undefined ? undefined : 'application/json')
          const shown = { ...response?.headers(), ...(type && { 'content-type': type }), ...headers }
          resolve(told(new Response(text, { status: response?.status() ?? status, headers: shown })))
        },
      })
      Promise.resolve(run(route, request)).catch(reject)
      return promise
    }
    return through([...routes, ...context.routes])
  }

  const leave = () => {
    if (!screen) return
    const { window } = screen
    screen.show()
    window.dispatchEvent(new window.Event('pagehide'))
    context.kept.set(window.location.origin, copied(window.localStorage))
    session = copied(window.sessionStorage)
    context.faults.push(...screen.faults.filter((each) => /Minified React error/.test(each)))
    screen.close()
  }

  /** What the browser keeps, for the page that comes next. */
  const keep = () => {
    if (!screen || isUnder) return
    context.kept.set(screen.window.location.origin, copied(screen.window.localStorage))
  }

  context.keepers.add(keep)

  const open = async (
    to: string,
    sent?: { method: string; body: string },
    { referrer = '', state = null, isReload = false }: How = {},
  ): Promise<void> => {
    const target = new URL(to, url() === BLANK ? context.given.baseURL : url())
    const visit = {
      width,
      cookies: context.cookiesJar,
      kept: context.sealed,
      origin: target.origin,
      answer,
      referrer,
      isReload,
      leave: navigate,
      download,
      popup,
      told,
    }
    const path = `${target.pathname}${target.search}${target.hash}`
    leave()
    for (const other of context.keepers) other()
    if (sent || !isOfScript(target)) {
      const headers = new Headers({
        accept: 'text/html',
        ...(sent && { 'content-type': 'application/x-www-form-urlencoded' }),
      })
      const reply = await injected(
        { url: target, method: sent?.method ?? 'GET', headers, body: sent?.body },
        context.cookiesJar,
      )
      const next = reply.headers.get('location')
      if (next && reply.status < 400) return open(new URL(next, target).href)
      const html = await reply.text()
      screen = await openScreen(serverAt(target), path, {
        ...visit,
        html,
        session,
        local: context.kept.get(target.origin) ?? {},
      })
      const [script] = screen.document.querySelectorAll('script')
      const { localStorage } = screen.window
      if (!script) return
      // The one script of the server's own pages: it leads a made-up customer to where they are.
      let next2 = ''
      new Function('localStorage', 'location', script.textContent ?? '')(localStorage, {
        replace: (there: string) => {
          next2 = there
        },
      })
      return open(next2)
    }
    screen = await openScreen(serverAt(target), path, {
      ...visit,
      session,
      local: context.kept.get(target.origin) ?? {},
      before: () => {
        history.replaceState(state, '')
        for (const run of [...context.scripts, ...scripts]) run()
      },
    })
  }

  const navigate = (to: string, sent?: { method: string; body: string }, how: How = {}): void => {
    const from = url()
    isUnder = true
    under = under
      .then(() => new Promise<void>((done) => setTimeout(done, 1)))
      .then(() => open(to, sent, { ...how, referrer: from === BLANK ? '' : from }))
      .finally(() => {
        isUnder = false
      })
  }
  const download = (link: HTMLAnchorElement) => void downloadOf(link).then((made) => emit('download', made))
  const told = (kind: 'console' | 'pageerror', said: string) =>
    emit(kind, kind === 'pageerror' ? new Error(said) : { type: () => 'error', text: () => said })
  const popup = (to: string) => {
    const page = createPage(context)
    void page.goto(to).then(() => emit('popup', page))
  }

  const shown: Shown = {
    get document() {
      return screen?.document ?? browserAlone('a page before it is opened')
    },
    inWords: () =>
      screen
        ? `${screen.document.URL}: ${textOf(screen.document.body).slice(0, 400)}`
        : 'a page that is not opened yet',
    ready: async () => {
      await under
      screen?.show()
    },
    settled: async () => {
      await under
      await screen?.settled()
      await under
    },
  }
  const everything = new Locator(shown, () => (screen ? [screen.document.documentElement] : []))
  const whole = new Locator(shown, () => (screen ? [screen.document as unknown as Element] : []))

  const waitForEvent = (
    name: string,
    how: { timeout?: number; predicate?: (event: never) => boolean } | ((event: never) => boolean) = {},
  ): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const asked = typeof how === 'function' ? how : how.predicate
    const once = (event: never) => {
      if (asked && !asked(event)) return
      heard.set(
        name,
        (heard.get(name) ?? []).filter((each) => each !== once),
      )
      clearTimeout(timer)
      resolve(event)
    }
    const timer = setTimeout(() => reject(new Error(`No ${name} came`)), 60_000)
    heard.set(name, [...(heard.get(name) ?? []), once])
    // Who waits is told that nothing came. A test that ends first waits no longer.
    promise.catch(() => undefined)
    return promise
  }
  type Sent = { url(): string }
  const waitForSent = (name: string) => (asked: Glob | ((sent: never) => boolean | Promise<boolean>)) =>
    waitForEvent(name, (event: Sent) =>
      typeof asked === 'function' ? Boolean((asked as (sent: Sent) => boolean)(event)) : isAt(asked, event.url()),
    )

  const page = {
    isClosed: () => isClosed,
    context: () => context as unknown as Context,
    request: askFrom(() => (url() === BLANK ? (context.given.baseURL ?? '') : url()), context.cookiesJar),
    ready: shown.ready,
    url,
    title: async () => {
      await shown.ready()
      return screen?.document.title ?? ''
    },
    content: async () => screen?.document.documentElement.outerHTML ?? '',
    goto: async (to: string) => {
      await shown.ready()
      const [, hash] = to.split('#')
      if (hash !== undefined && url() !== BLANK && new URL(to, url()).href.split('#')[0] === url().split('#')[0])
        screen?.window.location.assign(new URL(to, url()).href)
      else navigate(to)
      await shown.settled()
    },
    reload: async () => {
      await shown.ready()
      navigate(url(), undefined, { state: screen?.window.history.state, isReload: true })
      await shown.settled()
    },
    goBack: async () => {
      await shown.ready()
      screen?.window.history.back()
      await new Promise((done) => setTimeout(done, 20))
      await shown.settled()
    },
    goForward: async () => {
      await shown.ready()
      screen?.window.history.forward()
      await new Promise((done) => setTimeout(done, 20))
      await shown.settled()
    },
    waitForURL: async (asked: Glob, { timeout = 10_000 } = {}) => {
      const isThere = async () => {
        await under
        return !isUnder && isAt(asked, url())
      }
      if (!(await until(isThere, timeout))) throw new Error(`Not at ${asked} but at ${url()}`)
      await shown.settled()
    },
    waitForLoadState: () => shown.settled(),
    waitForTimeout: async (milliseconds: number) => {
      await new Promise((done) => setTimeout(done, milliseconds))
    },
    waitForFunction: async (run: (arg: unknown) => unknown, arg?: unknown) => {
      if (!(await until(async () => Boolean(await run(arg))))) throw new Error(`It never holds: ${run}`)
    },
    waitForEvent,
    waitForRequest: waitForSent('request'),
    waitForResponse: waitForSent('response'),
    on: (name: string, run: Heard) =>
      HEARD.has(name) ? void heard.set(name, [...(heard.get(name) ?? []), run]) : browserAlone(name),
    // Who listens need not hear anything: only who waits is told that nothing came.
    once: (name: string, run: Heard) =>
      void waitForEvent(name).then(
        (event) => run(event as never),
        () => undefined,
      ),
    off: (name: string, run: Heard) =>
      void heard.set(
        name,
        (heard.get(name) ?? []).filter((each) => each !== run),
      ),
    route: async (glob: Glob, run: Route[1], { times = Number.POSITIVE_INFINITY } = {}) =>
      void routes.unshift([glob, run, { left: times }]),
    unroute: async (glob: Glob) =>
      void routes.splice(0, routes.length, ...routes.filter(([each]) => `${each}` !== `${glob}`)),
    unrouteAll: async () => void routes.splice(0),
    addInitScript: async (run: (arg: unknown) => void, arg?: unknown) => void scripts.push(() => run(arg)),
    exposeFunction: async (name: string, run: unknown) =>
      void scripts.push(() => Object.assign(window, { [name]: run })),
    evaluate: async (run: string | ((arg: unknown) => unknown), arg?: unknown) => {
      await shown.ready()
      // Who asks again and again leaves the page its turn.
      await new Promise(setImmediate)
      return typeof run === 'string' ? runInThisContext(run) : run(arg)
    },
    viewportSize: () => ({ width, height }),
    setViewportSize: async (size: { width: number; height: number }) => {
      ;({ width, height } = size)
      screen?.resize(width)
      await shown.settled()
    },
    emulateMedia: async ({ reducedMotion, ...others }: { reducedMotion?: string }) =>
      Object.keys(others).length > 0 && browserAlone(`${Object.keys(others)}`),
    bringToFront: async () => shown.ready(),
    mouse: complete('mouse', {
      wheel: async (_: number, down: number) => {
        await shown.ready()
        const { window } = screen ?? browserAlone('a page before it is opened')
        Object.defineProperty(window, 'scrollY', { configurable: true, value: window.scrollY + down })
        window.dispatchEvent(new window.Event('scroll'))
        await shown.settled()
      },
    }),
    keyboard: complete('keyboard', {
      insertText: async (text: string) => {
        await shown.ready()
        insert((shown.document.activeElement ?? shown.document.body) as HTMLElement, text)
        await drawn()
      },
      // Nobody waits with the next letter until nothing is under way.
      type: async (text: string) => {
        await shown.ready()
        for (const letter of text) {
          insert((shown.document.activeElement ?? shown.document.body) as HTMLElement, letter)
          await drawn()
        }
        await shown.settled()
      },
      press: async (key: string) => {
        await shown.ready()
        pressKey((shown.document.activeElement ?? shown.document.body) as HTMLElement, key)
        await shown.settled()
      },
    }),
    close: async () => {
      isClosed = true
      context.keepers.delete(keep)
      leave()
      screen = undefined
    },
    getByRole: everything.getByRole.bind(everything),
    getByLabel: everything.getByLabel.bind(everything),
    getByText: everything.getByText.bind(everything),
    getByPlaceholder: everything.getByPlaceholder.bind(everything),
    getByTitle: everything.getByTitle.bind(everything),
    getByAltText: everything.getByAltText.bind(everything),
    locator: whole.locator.bind(whole),
  }
  return complete('page', page)
}

export type ScreenPage = ReturnType<typeof createPage>
