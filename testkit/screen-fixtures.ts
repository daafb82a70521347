/** The same test as in a browser, on a screen: `e2e/fixtures.ts` for the pages that need none. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, test as base, beforeAll, expect as equal } from 'vitest'
import { createOsPlaces } from '#server/adapters/os-places.ts'
import { readConfig } from '#server/config.ts'
import { masterKeyFile } from '#server/crypto/master-keys.ts'
import { readFirmList } from '#server/features/referrals/firm-list.ts'
import { readSignOffs } from '#server/features/sign-offs/sign-off-files.ts'
import { startWork } from '#server/work/processes.ts'
import { addressFor, createContext } from './screen-page.ts'
import { type FakeClock, startApp } from './start-app.ts'
import { newFolder } from './temporary-files.ts'
import { MASTER_KEY } from './test-database.ts'

export { expect } from './screen-page.ts'

type Settings = Readonly<Record<string, string>>

let passed = 0

/** A customer of a browser lives today. */
const now: FakeClock = Object.assign(() => new Date(Date.now() + passed), {
  pass: (milliseconds: number) => {
    passed += milliseconds
  },
  set: () => undefined,
  elapsed: () => performance.now() + passed,
})

/** What lawyers have signed, read once for all servers of a process. */
const signOffs = readSignOffs()

export const startOwnServer = async (settings: Settings = {}) => {
  const dataDir = newFolder()
  const { limits: _, logLevel: _level, ...config } = readConfig({ DATA_DIR: dataDir, WEB_ROOT: 'none', ...settings })
  const { papers, work, close } = startWork({ operatorName: config.operator?.name, lpaFormsDir: config.lpaFormsDir })
  const server = await startApp({
    ...config,
    mailUrl: config.smtpUrl,
    signOffs,
    referralFirms: readFirmList(config.referralFirmsFile),
    addressFinder: config.osPlaces && createOsPlaces(config.osPlaces),
    renderer: papers,
    work,
    clock: now,
  })
  // The command line finds the key where it looks for that of a server.
  const keys = masterKeyFile(server.folder)
  await mkdir(dirname(keys), { mode: 0o700 })
  await writeFile(keys, `${MASTER_KEY}\n`, { mode: 0o600 })
  return {
    url: addressFor(server),
    dataDir: server.folder,
    close: async () => {
      await server.close()
      await close()
    },
  }
}

type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

export const moving = { reducedMotion: 'no-preference' } as const
export const withMotion = { contextOptions: moving } as const

type Options = { viewport?: { width: number; height: number } | null; [name: string]: unknown }

let used: Options = {}

const shared = new Map<string, Promise<OwnServer>>()
afterAll(async () => {
  for (const server of shared.values()) await (await server).close()
  shared.clear()
})
const shareServer = (settings: Settings = {}): Promise<OwnServer> => {
  const named = JSON.stringify(settings)
  const server = shared.get(named) ?? startOwnServer(settings)
  shared.set(named, server)
  return server
}

type Given = Record<string, unknown>

const prepared = async (): Promise<readonly [Given, () => Promise<void>]> => {
  const { url, dataDir } = await shareServer()
  const own: OwnServer[] = []
  const faults: string[] = []
  const contexts: ReturnType<typeof createContext>[] = []
  const newContext = (options: Options = {}) => {
    const context = createContext({ baseURL: url, ...used, ...options })
    contexts.push(context)
    return context
  }
  const context = newContext()
  const page = await context.newPage()
  const browser = {
    newContext: async (options?: Options) => newContext(options),
    newPage: async (options?: Options) => newContext(options).newPage(),
    contexts: () => contexts,
  }
  const ownServer = async (settings?: Settings) => {
    const server = await startOwnServer(settings)
    own.push(server)
    return server
  }
  const given = {
    page,
    context,
    browser,
    request: context.request,
    server: url,
    baseURL: url,
    dataDir,
    faults,
    ownServer,
    serverWith: shareServer,
    passTime: async (milliseconds: number) => now.pass(milliseconds),
  }
  const end = async () => {
    for (const each of contexts) {
      await each.close()
      faults.push(...each.faults)
    }
    for (const each of own) await each.close()
    equal(faults).toEqual([])
  }
  return [given, end]
}

type Run = (given: Given) => Promise<void>

const TIMEOUT = 240_000

/** What runs before each test of a group. */
let befores: readonly Run[] = []

const tested = (name: string, ...rest: unknown[]): void => {
  const run = rest.at(-1) as Run
  const first = befores
  base(name, { timeout: TIMEOUT }, async () => {
    const [given, end] = await prepared()
    try {
      for (const before of first) await before(given)
      await run(given)
    } finally {
      await end()
    }
  })
}

export const test = Object.assign(tested, {
  describe: Object.assign(
    (name: string, run: () => void) => {
      const outer = befores
      base.describe(name, run)
      befores = outer
    },
    { configure: () => undefined },
  ),
  beforeAll: (run: (given: Given) => Promise<void>) =>
    beforeAll(async () => {
      const [given] = await prepared()
      await run(given)
    }),
  afterAll: (run: () => Promise<void>) => afterAll(run),
  beforeEach: (run: Run) => {
    befores = [...befores, run]
  },
  use: (options: Options) => {
    let before: Options = {}
    beforeAll(() => {
      before = used
      used = { ...used, ...options }
    })
    afterAll(() => {
      used = before
    })
  },
  info: () => ({ annotations: [] }),
  setTimeout: () => undefined,
  slow: () => undefined,
  step: <T>(_: string, run: () => T) => run(),
})
