import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'

/** Each worker has its own server with an empty database. */

/** Milliseconds by which every request is late: `E2E_DELAY=400` shows what a test does before the page is ready for it. */
const delay = Number(process.env.E2E_DELAY ?? 0)

export type OwnServer = { readonly url: string; readonly dataDir: string; close(): Promise<void> }

type Settings = Readonly<Record<string, string>>

type Worker = {
  dataDir: string
  server: string
  /**
   * A server with these settings, which the tests of a worker share: it starts when the first of them asks for it. A worker
   * fixture of a single file would not do, as Playwright ends the worker, its browser and its server before and after that file.
   */
  serverWith: (settings: Settings) => Promise<Omit<OwnServer, 'close'>>
}

type Test = {
  /** What the browser's policies refused, and pages that could not be drawn, of this customer. A test that causes some empties it. */
  faults: string[]
  /** Starts a server of its own for a test that changes what all customers of a server see. It ends with the test. */
  ownServer: (settings?: Settings) => Promise<OwnServer>
  /** Waits until this many milliseconds have passed for the server. On a screen they pass at once. */
  passTime: (milliseconds: number) => Promise<void>
}

/** What a customer cannot see and every page is to be without: what the browser's policies refuse, and a page that could not be drawn. */
const faultsIn = (context: BrowserContext): string[] => {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted ?Type|Minified React error/.test(message.text()))
      faults.push(`${message.page()?.url()}: ${message.text()}`)
  })
  return faults
}

export const test = base.extend<Test, Worker>({
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = newFolder()
      await use(dataDir)
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dataDir }, use) => {
      const server = await startServer({ dataDir, environment: { WEB_ROOT: join(import.meta.dirname, '../dist/web') } })
      await use(server.url)
      await server.kill('SIGTERM')
    },
    { scope: 'worker' },
  ],
  serverWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const started = new Map<string, Promise<OwnServer>>()
      await use((settings) => {
        const named = JSON.stringify(settings)
        const server = started.get(named) ?? startOwnServer(settings)
        started.set(named, server)
        return server
      })
      for (const server of started.values()) await (await server).close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  ownServer: async ({}, use) => {
    const started: OwnServer[] = []
    await use(async (settings) => {
      const server = await startOwnServer(settings)
      started.push(server)
      return server
    })
    for (const server of started) await server.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  passTime: async ({}, use) => use((milliseconds) => setTimeout(milliseconds)),
  baseURL: async ({ server }, use) => use(server),
  faults: async ({ context }, use) => {
    const faults = faultsIn(context)
    await use(faults)
    expect(faults, 'what the browser refused, or could not draw').toEqual([])
  },
  page: async ({ page, faults: _looked }, use) => use(page),
  context: async ({ browser, context }, use) => {
    if (delay > 0)
      await context.route('**', async (route) => {
        await setTimeout(delay)
        await route.fallback()
      })
    await use(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    // The other people of a test: their pages would go on asking the server during the tests after it.
    for (const other of browser.contexts()) if (other !== context) await other.close()
  },
})

export { expect } from '@playwright/test'

/** For `page.emulateMedia`: what moves does so, as for most customers. */
export const moving = { reducedMotion: 'no-preference' } as const

/** The same for `test.use`. */
export const withMotion = { contextOptions: moving } as const

/** As `ownServer`, for several tests: they close it after the last of them. */
export const startOwnServer = async (environment: Settings = {}): Promise<OwnServer> => {
  const dataDir = newFolder()
  const webRoot = join(import.meta.dirname, '../dist/web')
  const server = await startServer({ dataDir, environment: { WEB_ROOT: webRoot, ...environment } })
  return {
    url: server.url,
    dataDir,
    close: async () => {
      await server.kill('SIGTERM')
    },
  }
}

/** Runs a script in the page: "done", or the name of the error the browser refuses it with. */
export const attempt = (page: Page, code: string): Promise<unknown> =>
  page.evaluate(`(() => { try { ${code}; return 'done' } catch (error) { return error.name } })()`)
