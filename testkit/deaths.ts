/** Testators, those who tell of their deaths, and the three at the desk who look at it. */
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect } from 'vitest'
import type { PasskeyOptions } from '#core/api/auth.ts'
import type { DeathsQueueReply, LetterDone, OpenedDeathReply } from '#core/api/death.ts'
import type { DeskAct } from '#core/api/desk-acts.ts'
import { WAIT_DAYS } from '#core/death/case.ts'
import { DAY_MS, londonDay } from '#core/text/dates.ts'
import { witnessTicks } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { createSandboxPayments } from '#server/adapters/sandbox-payments.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createTransactions } from '#server/db/stores.ts'
import { createErasure } from '#server/features/account/erasure.ts'
import { createDeathService } from '#server/features/death/death.service.ts'
import type { DocumentRenderer } from '#server/features/documents/render-pack.ts'
import { createEnqueueMail, type MailKind } from '#server/mail/enqueue.ts'
import { createTasks } from '#server/work/tasks.ts'
import { completeExampleWill, simplestWill } from './builders.ts'
import { type AtDesk, atDesk, cookieOf, DESK_HOME, deskClient, logInAtDesk } from './desk.ts'
import { aPdf, plainPapers, startApp, type TestApp } from './start-app.ts'
import { encryption } from './test-database.ts'
import { openTestShop } from './test-shop.ts'
import { sentOrWaiting } from './waiting-mail.ts'
import { workHere } from './work-here.ts'

export const ANNE = 4
/** The papers of a will with the letter to its guardian, who is Anne. */
export const withALetter: DocumentRenderer = {
  ...plainPapers,
  pack: async (...about) => {
    const made = await plainPapers.pack(...about)
    if (!made.ok) return made
    const { parts, file } = made.pack
    const to = { key: `person:${ANNE}`, name: 'Anne Price', as: 'guardian', role: 'Guardian of Daniel' } as const
    const letter = {
      id: 'guardian-letter-1',
      title: 'A letter to Anne Price',
      purpose: 'To give',
      copies: [],
      letter: to,
    }
    const printed: typeof file = async (part, ...more) =>
      part === parts.length ? { pdf: aPdf('a letter'), pages: 1 } : file(part, ...more)
    return { ...made, pack: { ...made.pack, parts: [...parts, letter], file: printed } }
  },
}

export let app: TestApp
export let priya: AtDesk
export let tom: AtDesk
export let alex: AtDesk

/** Gives each test a server of its own, with the three at its desk: a day that passes looks at every report that there is. */
export const startForDeaths = (): void => {
  beforeEach(async () => {
    app = await startApp({ publicUrl: DESK_HOME, renderer: withALetter, work: workHere(createTasks(withALetter)) })
    priya = await atDesk(app, ['support'], 'Priya Nair')
    tom = await atDesk(app, ['support'], 'Tom Reed')
    alex = await atDesk(app, ['owner'], 'Alex Ross')
  })
  afterEach(() => app.close())
}

export const [THOMAS, RUTH] = [1, 2]
export const born = { day: 9, month: 3, year: 1968 }
export const died = { day: 1, month: 11, year: 2026 }
export const certificate = { number: 'QBDW 123456', issuer: 'Ludlow Register Office', abroad: false }

export let people = 0
/** A paid, signed will of someone with a last name of their own, whose executors are Thomas and Ruth. */
export const testator = async ({
  paid = true,
  signed = paid,
  email: guardian,
  namesake,
  unreached = [],
  homes = {},
  firm,
  changed = () => ({}),
  executor = [THOMAS, RUTH],
}: {
  paid?: boolean
  signed?: boolean
  executor?: number[]
  /** What else the will says. */
  changed?: (will: Will) => Partial<Will>
  /** A firm of solicitors that the will appoints. */
  firm?: string
  /** The house of each person of whom there is an address. */
  homes?: Readonly<Record<number, string>>
  /** Executors of whom there is no email. */
  unreached?: readonly number[]
  email?: string
  namesake?: { last: string }
} = {}) => {
  people += 1
  const customer = await app.customer()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const last =
    namesake?.last ?? `Hale${letters[Math.floor(people / letters.length)]}${letters[people % letters.length]}`
  await customer.patch('/api/account', { name: 'Margaret', last_name: last })
  const given = completeExampleWill({
    executor,
    ...(firm && {
      secureLegacyProbateAsExecutor: true,
      firmConsent: {
        name: firm,
        sraNumber: '123456',
        fees: 'By the hour',
        commission: 'Nothing',
        website: 'https://firm.example',
        on: { day: 1, month: 9, year: 2026 },
      },
    }),
  })
  const withHomes = given.persons.map((person) => {
    const { fulladdress: _none, useAddressType: _printed, ...rest } = person
    const house_name = homes[person.id]
    return house_name ? { ...rest, fulladdress: { house_name, town: 'Ludlow', postcode: 'SY8 1AB' } } : rest
  })
  const persons = withHomes.map((person) =>
    [THOMAS, RUTH].includes(person.id) && !unreached.includes(person.id)
      ? { ...person, email: `person${person.id}.${last}@example.com` }
      : guardian && person.id === ANNE
        ? { ...person, email: guardian }
        : person,
  )
  const said = { ...given, persons }
  const will = { ...said, ...changed(said), details: { ...given.details, dob: born }, id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  if (paid) await app.give(customer.userId, ['will'])
  if (signed) {
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
    const on = londonDay(app.clock())
    const note = { on, witnesses: ['Mary Ash', 'David Ash'], ticks: [...witnessTicks], storage: 'In the blue box' }
    expect((await customer.post('/api/signing', note)).status).toBe(200)
  }
  const { email } = (await customer.get('/api/account')).json<{ email: string }>()
  /** As who logs in again after many days. */
  const again = async () => {
    const reply = await app.api().post('/api/auth/login', { email, password: 'correct horse' })
    return app.api(reply.json<{ token: string }>().token)
  }
  return { customer, again, name: `Margaret ${last}`, last, email }
}

/** The door as the job opens it, once a day for so many days. */
export const pass = async (days: number, on = app) => {
  const means = {
    inTransaction: createTransactions(on.db, createVaults({ ...encryption, clock: on.clock })),
    enqueueMail: createEnqueueMail({ clock: on.clock, randomBytes }),
    clock: on.clock,
    homeUrl: () => DESK_HOME,
  }
  const provider = createSandboxPayments({ db: on.db, clock: on.clock, publicUrl: DESK_HOME })
  const nobody = () => Promise.reject(new Error('No call is answered here'))
  const service = createDeathService({
    ...means,
    erasure: createErasure({
      ...means,
      confirmIdentity: nobody,
      settlement: openTestShop({ db: on.db, provider, clock: on.clock, will: simplestWill() }).settlement,
      deletedBytes: { clear: async () => {} },
      erasures: { add: () => {} },
    }),
    today: () => londonDay(on.clock()),
    randomBytes,
    looksEvery: DAY_MS,
    tries: { add: nobody, of: async () => 0 },
  })
  await service.look()
  for (let day = 0; day < days; day += 1) {
    on.clock.pass(DAY_MS)
    await service.look()
  }
}

/** Each from a network of its own: five tries a day are for one. */
export let networks = 0
export const report = async (
  about: object,
  { from, headers, ...given }: { from?: string; headers?: Record<string, string>; [field: string]: unknown } = {},
) => {
  networks += 1
  const asker = { name: 'Thomas Hale', email: `asker${networks}@example.com`, as: 'Husband and executor' }
  const reply = await app.ask({
    method: 'POST',
    url: '/api/deaths',
    remoteAddress: from ?? `10.1.${Math.floor(networks / 250)}.${networks % 250}`,
    ...(headers && { headers }),
    payload: { ...about, died, asker, certificate, ...given },
  })
  return { reply, asker }
}
export const subjects = {
  'about a death': /We have what|We have stopped|missing|cannot|has to wait|decided/,
  'are you alive': /you have died|alive|stopped|mistake/,
  'news of a death': /Somebody has asked|has to wait|Where the will|help us reach|left for you|mistake/,
} as const satisfies Partial<Record<MailKind, RegExp>>
export const mailsTo = async (kind: keyof typeof subjects, email: string) =>
  (await sentOrWaiting(app, kind)).filter(
    ({ to, subject }) => to.toLowerCase() === email.toLowerCase() && subjects[kind].test(subject),
  )
export const tokenIn = (text = ''): string => /\/(?:about-a-death|released)\/([\w-]{43})/.exec(text)?.[1] ?? ''
export const subjectsTo = async (kind: keyof typeof subjects, email: string) =>
  (await mailsTo(kind, email)).map(({ subject }) => subject)
export const linkTo = async (kind: keyof typeof subjects, email: string, opens = /./) =>
  tokenIn((await mailsTo(kind, email)).findLast(({ text, subject }) => tokenIn(text) && opens.test(subject))?.text)
export const read = (token: string) => app.api().post('/api/deaths/read', { token })
export const act = (token: string, what: string) => app.api().post('/api/deaths/act', { token, act: what })

/** A session of the desk ends after some minutes, and days pass here. */
export const fresh = async (who: AtDesk) => {
  const reply = await logInAtDesk(app, who.passkey)
  return deskClient(app, cookieOf(reply))
}
export const deathOf = async (name: string): Promise<number> => {
  for (const { id } of (await queue()).toReversed()) {
    const one = await opened(id)
    if (one.about === name) return id
  }
  throw new Error(`There is no report of ${name}`)
}
export const queue = async () => (await (await fresh(priya)).get('/api/desk/deaths')).json<DeathsQueueReply>().deaths
export const opened = async (id: number) =>
  (await (await fresh(priya)).get(`/api/desk/deaths/${id}`)).json<OpenedDeathReply>()
/** As the issuer has it who was rung. */
export const confirm = async (who: AtDesk, id: number, issuerSays: object = {}) =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/confirm`, {
    reason: 'The register office, on a number we looked up',
    name: (await opened(id)).about,
    born: '1968-03-09',
    died: '2026-11-01',
    abroad: false,
    asker: 'A passport, by video',
    ...issuerSays,
  })
export const openToTestator = async (who: AtDesk, id: number) =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/reach`, { way: 'letter', letter: 'opened', reason: 'To print it' })
/** Rings, or opens and posts the letter to the testator. */
export const reach = async (who: AtDesk, id: number, way: 'letter' | 'call') => {
  if (way === 'letter') await openToTestator(who, id)
  return (await fresh(who)).post(`/api/desk/deaths/${id}/reach`, { way, reason: 'As the page asks' })
}
/** The words of the letter to the testator, as they are shown to whoever opens it. */
export const letterToTestator = async (who: AtDesk, id: number): Promise<string> =>
  (await openToTestator(who, id))
    .json<OpenedDeathReply>()
    .account?.letters.flatMap(({ person, says = [] }) => (person === undefined ? says : []))
    .join('\n') ?? ''
export const codeToTestator = async (who: AtDesk, id: number): Promise<string> =>
  /about-a-death\/([A-Z0-9-]{14})\./.exec(await letterToTestator(who, id))?.[1] ?? ''
/** Opens at the desk the letter to a person of the will, or notes that it was posted, or came back. */
export const post = async (who: AtDesk, id: number, person: number, letter: LetterDone = 'posted') =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/reach`, { way: 'letter', person, letter, reason: 'As the page asks' })
/** Notes that a person of the will has died, or takes it back. */
export const gone = async (who: AtDesk, id: number, person: number, is = true) =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/gone`, { person, gone: is, reason: 'The register office' })
/** The words of a letter, as they are shown to whoever opens it. */
export const letterOpened = async (who: AtDesk, id: number, person: number): Promise<string> =>
  (await post(who, id, person, 'opened'))
    .json<OpenedDeathReply>()
    .account?.letters.flatMap(({ says = [] }) => says)
    .join('\n') ?? ''
export const codeOpened = async (who: AtDesk, id: number, person: number): Promise<string> =>
  /(?:released|about-a-death)\/([A-Z0-9-]{14})$/m.exec(await letterOpened(who, id, person))?.[1] ?? ''
export const openedBy = (token: string) => app.api().post('/api/released', { token })
export const reachEveryWay = async (id: number) => {
  for (const { way } of (await opened(id)).account?.reach ?? []) await reach(alex, id, way)
}
export const signed = async (who: AtDesk, id: number, what: DeskAct) => {
  const offered = await (await fresh(who)).post('/api/desk/confirm/options', { act: what, about: `death ${id}` })
  const { ticket, options } = offered.json<PasskeyOptions>()
  return { ticket, credential: who.passkey.signed(options, DESK_HOME) }
}
export const agree = async (who: AtDesk, id: number) =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/agree`, { passkey: await signed(who, id, 'agree to a release') })

export type Maker = Awaited<ReturnType<typeof testator>>
/** A report of this testator that is searched for and to be decided. */
export const searchedFor = async <M extends Pick<Maker, 'name'>>(maker: M, issuerSays: object = {}) => {
  const { asker } = await report({ name: maker.name, born })
  await pass(0)
  const id = await deathOf(maker.name)
  await confirm(alex, id, issuerSays)
  await reachEveryWay(id)
  await pass(WAIT_DAYS)
  return { ...maker, id, asker }
}
/** The same, as somebody else than the husband tells us. */
export const askedBy = async (maker: Maker, asker: { name: string; email: string; as: string }) => {
  await report({ name: maker.name, born }, { asker })
  await pass(0)
  const id = await deathOf(maker.name)
  await confirm(alex, id)
  await reachEveryWay(id)
  await pass(WAIT_DAYS)
  return { id, asker }
}
/** Somebody tells us whom the will does not name. */
export const askedByANeighbour = (maker: Maker) =>
  askedBy(maker, { name: 'Nora Bell', email: `nora.bell.${people}@example.com`, as: 'Neighbour' })
export const searched = async (given: Parameters<typeof testator>[0] = {}) => searchedFor(await testator(given))
export const releasedOf = async <M extends Pick<Maker, 'name'>>(maker: M, issuerSays: object = {}) => {
  const all = await searchedFor(maker, issuerSays)
  await agree(priya, all.id)
  expect((await agree(tom, all.id)).json()).toMatchObject({ state: 'released' })
  return all
}
export const released = async () => releasedOf(await testator())
