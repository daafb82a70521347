/** The server in this process, on a database of its own, asked without a network. */
import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Identity, ProofChallenge, Session } from '#core/api/auth.ts'
import type { Entitlement } from '#core/catalogue/products.ts'
import { offeredParts } from '#core/will/lists.ts'
import { editable } from '#core/will/new-will.ts'
import { createErasureJournal } from '#server/adapters/erasure-journal.ts'
import type { SentMail } from '#server/adapters/mailer.ts'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createStores, type Stores } from '#server/db/stores.ts'
import type { AppDeps } from '#server/features/context.ts'
import { withHashes } from '#server/features/documents/pack-reply.ts'
import type { DocumentRenderer } from '#server/features/documents/render-pack.ts'
import { addComplimentaryOrder } from '#server/features/payments/settlement.service.ts'
import { securityNews } from '#server/mail/mail-words.ts'
import { welcomeMail } from '#server/mail/templates/account.ts'
import { createTasks } from '#server/work/tasks.ts'
import { createMailInMemory } from './mail-in-memory.ts'
import { solveProofOfWork } from './proof-of-work.ts'
import { noSignOffs } from './sign-offs.ts'
import { newFolder } from './temporary-files.ts'
import { encryption, openTestDatabase } from './test-database.ts'
import { workHere } from './work-here.ts'

/** A clock that stands still until it is told to move. */
export type FakeClock = {
  (): Date
  pass(milliseconds: number): void
  /** Sets the time of day forward, or back, while no time passes. */
  set(milliseconds: number): void
  /** What has passed, whatever the time of day was set to. */
  elapsed(): number
}

/** Starts at noon on `testkit/builders.ts`'s today. */
export const fakeClock = (start = new Date('2026-11-03T12:00:00Z')): FakeClock => {
  let passed = 0
  let setBy = 0
  return Object.assign(() => new Date(start.getTime() + passed + setBy), {
    pass: (milliseconds: number) => {
      passed += milliseconds
    },
    set: (milliseconds: number) => {
      setBy += milliseconds
    },
    elapsed: () => passed,
  })
}

export const aPdf = (words: string): Uint8Array => Buffer.from(`%PDF-1.7\n${words}\n%%EOF`)

/** Documents without a typesetter: a will is complete when it is paid for, as nothing else is looked at. */
export const plainPapers: DocumentRenderer = {
  pack: async (will) => ({
    ok: true,
    pack: {
      contents: withHashes({
        clauses: [{ id: 'everything', name: 'Everything', text: JSON.stringify([editable(will), will.attestation]) }],
        documents: [],
      }),
      fingerprint: '7F3K-21QX',
      parts: [
        { id: 'will', title: 'Your will', purpose: 'To sign', copies: [] },
        { id: 'summary', title: 'Summary', purpose: 'To read', copies: ['largePrint'] },
      ],
      file: async (part, copy) => {
        if (part === 0) return { pdf: aPdf('the will'), pages: 3 }
        return copy ? { pdf: aPdf('the summary in large print'), pages: 4 } : { pdf: aPdf('the summary'), pages: 2 }
      },
    },
  }),
  draft: async () => ({ pdf: aPdf('a draft'), pages: 2 }),
  inPounds: async ({ values }) => (values ? { pdf: aPdf('the summary in pounds'), pages: 2 } : undefined),
  inWords: async (_will, _today, as) => `the will as a ${as}`,
  document: async ({ title }) => ({ pdf: aPdf(title), pages: 2 }),
  shown: async (_will, _day, id) => ({ pdf: aPdf(id), pages: 2, firstPage: gzipSync(`<svg>${id}</svg>`) }),
}

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly bytes: Buffer
  /** The body as JSON; throws when it is none. */
  json<T = unknown>(): T
}

export type Client = {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Reply>
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>
  patch(path: string, body: object): Promise<Reply>
  delete(path: string, body?: object): Promise<Reply>
}

/** Somebody with a will begun, logged in. */
export type Customer = Client & { token: string; userId: number; willId: number }

type NewAccount = Session & { email: string; password: string }

/** Of every account that is registered without one of its own. */
export const PASSWORD = 'correct horse'

/** Asks for a copy of everything we hold. */
export const askForEverything = (customer: Pick<Client, 'post'>, identity: Identity = { current: PASSWORD }) =>
  customer.post('/api/account/export', identity)

export type TestApp = {
  readonly app: FastifyInstance
  readonly db: Database
  /** The server's database, read directly. */
  readonly stores: Stores
  readonly clock: FakeClock
  readonly folder: string
  /** Waits until this much mail has been sent, beside the welcome that every customer gets and `notices`. Newest first. */
  mail(count: number): Promise<SentMail[]>
  /** What has been sent so far, the welcomes too. Newest first. */
  everyMail(): Promise<SentMail[]>
  /** Waits until this many mails about security events have been sent. Newest first. */
  notices(count: number): Promise<SentMail[]>
  /** Speaks with this token, or without one. */
  api(token?: string): Client
  ask(options: InjectOptions): Promise<Reply>
  /** The header for a form that is sent without an account. */
  proof(): Promise<Record<'x-proof', string>>
  /** A new account, logged in, whose address is not verified. */
  registerUnverified(given?: Partial<Record<string, unknown>>): Promise<NewAccount>
  /** A new account, logged in, whose address is verified. */
  register(given?: Partial<Record<string, unknown>>): Promise<NewAccount>
  /** Gives a customer products without payment. */
  give(userId: number, entitlements: readonly Entitlement[]): Promise<void>
  /** A new account with a will begun. */
  customer(): Promise<Customer>
  close(): Promise<void>
}

let accounts = 0

/** How long a test waits for what happens after the reply, such as a mail. It ends as soon as that is there. */
export const soon = { timeout: 10_000, interval: 5 }

const WELCOME = welcomeMail({ name: '', email: '' }, '', {
  code: '',
  link: '',
  openedAt: new Date(0),
  device: '',
}).subject

const NOTICES = new Set<string>(Object.values(securityNews(undefined)).map(({ subject }) => subject))

/** The lowest cost: passwords of tests need no protection. */
const NO_WORK = { memory: 8, passes: 1, parallelism: 1 }

const NO_LIMITS = {
  callsPerMinute: 100_000,
  loginsPerMinute: 100_000,
  proofOfWorkAfter: 100_000,
  savesPerMinute: 100_000,
  workMs: Number.POSITIVE_INFINITY,
  customersPerDay: 100_000,
}

type Given = Partial<Omit<AppDeps, 'limits'>> & {
  readonly clock?: FakeClock
  readonly limits?: Partial<AppDeps['limits']>
}

/** An app whose data is deleted when it is closed. `given` replaces its dependencies. */
export const startApp = async (given: Given = {}): Promise<TestApp> => {
  const folder = newFolder()
  const db = given.db ?? (await openTestDatabase(folder))
  const clock = given.clock ?? fakeClock()
  const mailbox = createMailInMemory(clock)
  const app = await buildApp({
    db,
    masterKeys: encryption.masterKeys,
    erasures: createErasureJournal(join(folder, 'heirloom.erasures')),
    renderer: plainPapers,
    work: workHere(createTasks(plainPapers)),
    mailer: mailbox,
    mailbox,
    randomBytes,
    passwordCost: NO_WORK,
    production: false,
    publicUrl: '',
    webRoot: undefined,
    payments: { by: 'sandbox' },
    parts: offeredParts,
    sell: 'everything',
    signOffs: noSignOffs,
    trustProxy: false,
    logLevel: 'silent',
    checkReplies: true,
    elapsed: clock.elapsed,
    ...given,
    limits: { ...NO_LIMITS, ...given.limits },
    clock,
  })

  const stores = createStores(db, createVaults({ ...encryption, clock }))

  const ask = async (options: InjectOptions): Promise<Reply> => {
    const reply = await app.inject(options)
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      bytes: reply.rawPayload,
      json: () => reply.json(),
    }
  }

  const api = (token?: string): Client => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return {
      get: (url, more = {}) => ask({ method: 'GET', url, headers: { ...headers, ...more } }),
      post: (url, payload, more = {}) =>
        ask({ method: 'POST', url, headers: { ...headers, ...more }, ...(payload && { payload }) }),
      patch: (url, payload) => ask({ method: 'PATCH', url, headers, payload }),
      delete: (url, payload) => ask({ method: 'DELETE', url, headers, ...(payload && { payload }) }),
    }
  }

  const registerUnverified: TestApp['register'] = async (fields = {}) => {
    accounts += 1
    const account = { email: `person${accounts}@example.com`, password: PASSWORD, ...fields }
    const reply = await api().post('/api/auth/register', {
      name: 'Margaret',
      last_name: 'Hale',
      optin: true,
      homeowner: 'Yes',
      england_or_wales: 'Yes',
      ...account,
    })
    if (reply.status !== 200) throw new Error(`Registering answered ${reply.status}: ${reply.text}`)
    return { ...reply.json<Session>(), ...account }
  }

  const register: TestApp['register'] = async (fields) => {
    const account = await registerUnverified(fields)
    await stores.users.verify(account.id, clock())
    await stores.emailVerifications.endAll(account.id, clock().getTime())
    return account
  }

  const sent = (count: number, wanted: (mail: SentMail) => boolean): Promise<SentMail[]> =>
    vi.waitUntil(async () => {
      const mails = (await mailbox.list()).filter(wanted)
      return mails.length >= count && mails
    }, soon)

  return {
    app,
    db,
    stores,
    clock,
    folder,
    everyMail: () => mailbox.list(),
    mail: (count) => sent(count, ({ subject }) => subject !== WELCOME && !NOTICES.has(subject)),
    notices: (count) => sent(count, ({ subject }) => NOTICES.has(subject)),
    api,
    ask,
    proof: async () => ({ 'x-proof': await solveProofOfWork((await api().get('/api/proof')).json<ProofChallenge>()) }),
    registerUnverified,
    register,
    give: async (userId, entitlements) => {
      await addComplimentaryOrder(stores, { userId, externalId: randomUUID(), entitlements, at: clock() })
    },
    customer: async () => {
      const { token, id } = await register()
      const client = api(token)
      const { wills } = (await client.post('/api/wills/init')).json<{ wills: { id: number } }>()
      return { ...client, token, userId: id, willId: wills.id }
    },
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The app that the tests of a block speak to, by this name before it is started. */
const appOf = (before: typeof beforeEach, after: typeof afterEach, given: Given | undefined): TestApp => {
  let app: TestApp
  before(async () => {
    app = await startApp(given)
  })
  after(() => app.close())
  return new Proxy({} as TestApp, { get: (_, key) => Reflect.get(app, key) })
}

/** One app for all tests of a block. */
export const appForAll = (given?: Given): TestApp => appOf(beforeAll, afterAll, given)

/** An app of its own for each test of a block. */
export const appForEach = (given?: Given): TestApp => appOf(beforeEach, afterEach, given)
