import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PasskeyOptions } from '#core/api/auth.ts'
import type {
  AfterDeathReply,
  DeathLinkReply,
  DeathsQueueReply,
  LetterDone,
  OpenedDeathReply,
  ReleasedReply,
} from '#core/api/death.ts'
import type { DeskAct } from '#core/api/desk-acts.ts'
import { RELEASE_NOTICE_DAYS } from '#core/constants.ts'
import { ALONE_DAYS, KEPT_DAYS, REPORT_DAYS, WAIT_DAYS } from '#core/death/case.ts'
import { DAY_MS, londonDay } from '#core/text/dates.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { connectTo } from '#server/db/database.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createExpiredStore, createUnusedAccountStore } from '#server/db/repositories/retention.store.ts'
import { createTransactions } from '#server/db/stores.ts'
import type { DocumentRenderer } from '#server/features/documents/render-pack.ts'
import { createEnqueueMail, type MailKind, wantsNoMailOfWill } from '#server/mail/enqueue.ts'
import { createTasks, workHere } from '#server/work/tasks.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { type AtDesk, atDesk, cookieOf, DESK_HOME, deskClient, logInAtDesk } from '#testkit/desk.ts'
import { aPdf, plainPapers, startApp, type TestApp } from '#testkit/start-app.ts'
import { BLANK, encryption, newTestDatabase } from '#testkit/test-database.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'
import { createErasure } from '../account/erasure.ts'
import { createDeathService } from './death.service.ts'

const ANNE = 4
/** The papers of a will with the letter to its guardian, who is Anne. */
const withALetter: DocumentRenderer = {
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

let app: TestApp
let priya: AtDesk
let tom: AtDesk
let alex: AtDesk
beforeAll(async () => {
  app = await startApp({ publicUrl: DESK_HOME, renderer: withALetter, work: workHere(createTasks(withALetter)) })
  priya = await atDesk(app, ['support'], 'Priya Nair')
  tom = await atDesk(app, ['support'], 'Tom Reed')
  alex = await atDesk(app, ['owner'], 'Alex Ross')
})
afterAll(() => app.close())

const [THOMAS, RUTH] = [1, 2]
const born = { day: 9, month: 3, year: 1968 }
const died = { day: 1, month: 11, year: 2026 }
const certificate = { number: 'QBDW 123456', issuer: 'Ludlow Register Office', abroad: false }

let people = 0
/** A paid, signed will of someone with a last name of their own, whose executors are Thomas and Ruth. */
const testator = async ({
  signed = true,
  email: guardian,
  namesake,
  unreached = [],
  homes = {},
  firm,
  executor = [THOMAS, RUTH],
}: {
  signed?: boolean
  executor?: number[]
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
  const will = { ...given, persons, details: { ...given.details, dob: born }, id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  await app.give(customer.userId, ['will'])
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
const pass = async (days: number, on = app) => {
  const means = {
    inTransaction: createTransactions(on.db, createVaults({ ...encryption, clock: on.clock })),
    enqueueMail: createEnqueueMail({ clock: on.clock, randomBytes }),
    clock: on.clock,
    homeUrl: () => DESK_HOME,
  }
  const nobody = () => Promise.reject(new Error('No call is answered here'))
  const service = createDeathService({
    ...means,
    erasure: createErasure({
      ...means,
      confirmIdentity: nobody,
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
let networks = 0
const report = async (about: object, given: object = {}) => {
  networks += 1
  const asker = { name: 'Thomas Hale', email: `asker${networks}@example.com`, as: 'Husband and executor' }
  const reply = await app.ask({
    method: 'POST',
    url: '/api/deaths',
    remoteAddress: `10.1.${Math.floor(networks / 250)}.${networks % 250}`,
    payload: { ...about, died, asker, certificate, ...given },
  })
  return { reply, asker }
}
const subjects = {
  'about a death': /We have what|We have stopped|missing|cannot|has to wait|decided/,
  'are you alive': /you have died|alive|stopped|mistake/,
  'news of a death': /Somebody has asked|has to wait|Where the will|help us reach|left for you|mistake/,
} as const satisfies Partial<Record<MailKind, RegExp>>
const mailsTo = async (kind: keyof typeof subjects, email: string) =>
  (await sentOrWaiting(app, kind)).filter(
    ({ to, subject }) => to.toLowerCase() === email.toLowerCase() && subjects[kind].test(subject),
  )
const tokenIn = (text = ''): string => /\/(?:about-a-death|released)\/([\w-]{43})/.exec(text)?.[1] ?? ''
const subjectsTo = async (kind: keyof typeof subjects, email: string) =>
  (await mailsTo(kind, email)).map(({ subject }) => subject)
const linkTo = async (kind: keyof typeof subjects, email: string, opens = /./) =>
  tokenIn((await mailsTo(kind, email)).findLast(({ text, subject }) => tokenIn(text) && opens.test(subject))?.text)
const read = (token: string) => app.api().post('/api/deaths/read', { token })
const act = (token: string, what: string) => app.api().post('/api/deaths/act', { token, act: what })

/** A session of the desk ends after some minutes, and days pass here. */
const fresh = async (who: AtDesk) => {
  const reply = await logInAtDesk(app, who.passkey)
  return deskClient(app, cookieOf(reply))
}
const deathOf = async (name: string): Promise<number> => {
  for (const { id } of (await queue()).toReversed()) {
    const one = await opened(id)
    if (one.about === name) return id
  }
  throw new Error(`There is no report of ${name}`)
}
const queue = async () => (await (await fresh(priya)).get('/api/desk/deaths')).json<DeathsQueueReply>().deaths
const opened = async (id: number) => (await (await fresh(priya)).get(`/api/desk/deaths/${id}`)).json<OpenedDeathReply>()
/** As the issuer has it who was rung. */
const confirm = async (who: AtDesk, id: number, issuerSays: object = {}) =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/confirm`, {
    reason: 'The register office, on a number we looked up',
    name: (await opened(id)).about,
    born: '1968-03-09',
    died: '2026-11-01',
    abroad: false,
    asker: 'A passport, by video',
    ...issuerSays,
  })
const openToTestator = async (who: AtDesk, id: number) =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/reach`, { way: 'letter', letter: 'opened', reason: 'To print it' })
/** Rings, or opens and posts the letter to the testator. */
const reach = async (who: AtDesk, id: number, way: 'letter' | 'call') => {
  if (way === 'letter') await openToTestator(who, id)
  return (await fresh(who)).post(`/api/desk/deaths/${id}/reach`, { way, reason: 'As the page asks' })
}
/** The words of the letter to the testator, as they are shown to whoever opens it. */
const letterToTestator = async (who: AtDesk, id: number): Promise<string> =>
  (await openToTestator(who, id))
    .json<OpenedDeathReply>()
    .account?.letters.flatMap(({ person, says = [] }) => (person === undefined ? says : []))
    .join('\n') ?? ''
const codeToTestator = async (who: AtDesk, id: number): Promise<string> =>
  /about-a-death\/([A-Z0-9-]{14})\./.exec(await letterToTestator(who, id))?.[1] ?? ''
/** Opens at the desk the letter to a person of the will, or notes that it was posted, or came back. */
const post = async (who: AtDesk, id: number, person: number, letter: LetterDone = 'posted') =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/reach`, { way: 'letter', person, letter, reason: 'As the page asks' })
/** The words of a letter, as they are shown to whoever opens it. */
const letterOpened = async (who: AtDesk, id: number, person: number): Promise<string> =>
  (await post(who, id, person, 'opened'))
    .json<OpenedDeathReply>()
    .account?.letters.flatMap(({ says = [] }) => says)
    .join('\n') ?? ''
const codeOpened = async (who: AtDesk, id: number, person: number): Promise<string> =>
  /released\/([A-Z0-9-]{14})$/m.exec(await letterOpened(who, id, person))?.[1] ?? ''
const openedBy = (token: string) => app.api().post('/api/released', { token })
const reachEveryWay = async (id: number) => {
  for (const { way } of (await opened(id)).account?.reach ?? []) await reach(alex, id, way)
}
const signed = async (who: AtDesk, id: number, what: DeskAct) => {
  const offered = await (await fresh(who)).post('/api/desk/confirm/options', { act: what, about: `death ${id}` })
  const { ticket, options } = offered.json<PasskeyOptions>()
  return { ticket, credential: who.passkey.signed(options, DESK_HOME) }
}
const agree = async (who: AtDesk, id: number) =>
  (await fresh(who)).post(`/api/desk/deaths/${id}/agree`, { passkey: await signed(who, id, 'agree to a release') })

type Maker = Awaited<ReturnType<typeof testator>>
/** A report of this testator that is searched for and to be decided. */
const searchedFor = async <M extends Pick<Maker, 'name'>>(maker: M, issuerSays: object = {}) => {
  const { asker } = await report({ name: maker.name, born })
  await pass(0)
  const id = await deathOf(maker.name)
  await confirm(alex, id, issuerSays)
  await reachEveryWay(id)
  await pass(WAIT_DAYS)
  return { ...maker, id, asker }
}
/** The same, of whom somebody told us whom the will does not name. */
const askedByANeighbour = async (maker: Maker) => {
  const asker = { name: 'Nora Bell', email: `nora.bell.${people}@example.com`, as: 'Neighbour' }
  await report({ name: maker.name, born }, { asker })
  await pass(0)
  const id = await deathOf(maker.name)
  await confirm(alex, id)
  await reachEveryWay(id)
  await pass(WAIT_DAYS)
  return { id, asker }
}
const searched = async (given: Parameters<typeof testator>[0] = {}) => searchedFor(await testator(given))
const releasedOf = async <M extends Pick<Maker, 'name'>>(maker: M, issuerSays: object = {}) => {
  const all = await searchedFor(maker, issuerSays)
  await agree(priya, all.id)
  expect((await agree(tom, all.id)).json()).toMatchObject({ state: 'released' })
  return all
}
const released = async () => releasedOf(await testator())

describe('the door', () => {
  test('answers alike for a customer and for nobody, with the same mail, before anybody is looked for', async () => {
    const { name } = await testator()
    const [known, unknown] = [await report({ name, born }), await report({ name: 'Nobody Atall', born })]
    expect([known.reply.status, known.reply.text]).toEqual([unknown.reply.status, unknown.reply.text])
    const said = async ({ asker }: typeof known) => {
      const [mail] = await mailsTo('about a death', asker.email)
      return mail && [mail.subject, mail.text.replace(tokenIn(mail.text), '')]
    }
    expect(await said(known)).toEqual(await said(unknown))
    await pass(3)
    const standing = async (found: typeof known) => {
      const reply = await read(await linkTo('about a death', found.asker.email))
      const { standing: how, of } = reply.json<DeathLinkReply>()
      return [how, of]
    }
    expect(await standing(known)).toEqual(['being checked', 'asker'])
    expect(await standing(unknown)).toEqual(['being checked', 'asker'])
  })

  test('answers nobody’s report at last as one that is refused, and no earlier', async () => {
    const { asker } = await report({ name: 'Nobody Whoever', born })
    await pass(WAIT_DAYS + 1)
    expect(await mailsTo('about a death', asker.email)).toHaveLength(1)
    await pass(2)
    expect(await subjectsTo('about a death', asker.email)).toContain('We cannot release this')
  })

  test('is tried five times a day from one network, and about one name however it is typed', async () => {
    const tries = Array.from({ length: 6 }, (_, at) => at)
    const statuses: number[] = []
    const typed = [
      'Nobody Again',
      'nobody  again',
      'Mrs Nobody Again',
      'Nobody Jane Again',
      'Nobódy Again',
      'NOBODY AGAIN.',
    ]
    for (const at of tries) statuses.push((await report({ name: typed[at], born })).reply.status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    for (const at of tries)
      statuses[at] = (
        await app.ask({
          method: 'POST',
          url: '/api/deaths',
          remoteAddress: '10.9.9.9',
          payload: {
            name: `Nobody ${'abcdef'[at]}`,
            born,
            died,
            asker: { name: 'A B', email: 'a@example.com', as: 'x' },
          },
        })
      ).status
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })

  test('finds a customer by the code of their card, of which a new one ends the old', async () => {
    const { customer, email } = await testator()
    const { code } = (await customer.get('/api/after-death')).json<AfterDeathReply>()
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    await report({ code: code.toLowerCase().replaceAll('-', ' ') })
    await pass(0)
    expect((await mailsTo('are you alive', email)).length).toBeGreaterThan(0)
    await customer.post('/api/after-death/alive')
    await customer.post('/api/after-death/card')
    const before = (await mailsTo('are you alive', email)).length
    await report({ code })
    await pass(0)
    expect(await mailsTo('are you alive', email)).toHaveLength(before)
  })

  test('finds of two accounts of one person that with the signed will', async () => {
    const { name, last, email } = await testator()
    const other = await app.customer()
    await other.patch('/api/account', { name: 'Margaret', last_name: last })
    const will = completeExampleWill()
    const answers = { ...will, details: { ...will.details, dob: born }, id: other.willId, version: 0 }
    await app.stores.wills.save(other.userId, answers, app.clock())
    await report({ name, born })
    await pass(0)
    expect(await mailsTo('are you alive', email)).not.toEqual([])
  })

  test('refuses half a code, and a death to come', async () => {
    expect((await report({ code: 'K7PD-4MWR' })).reply.json()).toMatchObject({ errors: { code: ['DEATH_CODE'] } })
    const late = { died: { day: 1, month: 1, year: 2100 } }
    expect((await report({ name: 'Nobody Atall', born }, late)).reply.status).toBe(422)
  })

  test('without a certificate lapses, says that none came and not that it was looked at, and begins again with one', async () => {
    const { customer, name } = await testator()
    const { asker } = await report({ name, born }, { certificate: undefined })
    const token = await linkTo('about a death', asker.email)
    await pass(REPORT_DAYS + 1)
    const said = (await mailsTo('about a death', asker.email)).at(-1)
    expect(said?.text).toContain('No number came')
    expect(said?.text).not.toMatch(/looked at|complain/)
    expect((await read(token)).json()).toMatchObject({ standing: 'needs a certificate' })
    const [kept] = await app.stores.deaths.of(customer.userId)
    expect(kept?.log.at(-1)?.what).toBe('lapsed')
    const added = await app.api().post('/api/deaths/evidence', { token, certificate })
    expect(added.json()).toMatchObject({ standing: 'being checked' })
  })

  test('waits for a certificate, which can be added by the link', async () => {
    const { name, email } = await testator()
    const { asker } = await report({ name, born }, { certificate: undefined })
    await pass(5)
    const token = await linkTo('about a death', asker.email)
    expect((await read(token)).json()).toMatchObject({ standing: 'needs a certificate' })
    expect(await mailsTo('are you alive', email)).toEqual([])
    await pass(10)
    expect(
      (await subjectsTo('about a death', asker.email)).filter((each) => each === 'Something is missing'),
    ).toHaveLength(1)
    expect((await app.api().post('/api/deaths/evidence', { token, certificate })).json()).toMatchObject({
      standing: 'being checked',
    })
    await pass(0)
    expect(await mailsTo('are you alive', email)).not.toEqual([])
  })
})

describe('the testator', () => {
  test('is written to on days 0, 3, 7 and 12, with nothing of the will', async () => {
    const { name, email } = await testator()
    await report({ name, born })
    const counts: number[] = []
    for (const days of [0, 2, 1, 3, 1, 4, 1]) {
      await pass(days)
      counts.push((await mailsTo('are you alive', email)).length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4])
    for (const { text } of await mailsTo('are you alive', email)) expect(text).not.toMatch(/Thomas|Ruth|blue box|£/)
  })

  test('stops it with one press, and opening the link does nothing', async () => {
    const { name, email, again } = await testator()
    const { asker } = await report({ name, born })
    await pass(1)
    const token = await linkTo('are you alive', email)
    for (let times = 0; times < 3; times += 1)
      expect((await read(token)).json()).toMatchObject({ of: 'testator', name, stopped: false, byCode: false })
    expect((await act(token, 'alive')).json()).toMatchObject({ stopped: true })
    expect((await act(token, 'alive')).status).toBe(200)
    expect(await subjectsTo('are you alive', email)).toContain('Everything is stopped')
    expect(await subjectsTo('about a death', asker.email)).toContain('We cannot help with this now')
    expect((await (await again()).get('/api/after-death')).json<AfterDeathReply>().reports).toMatchObject([
      { asker: 'Thomas Hale', open: false },
    ])
  })

  test('of whom two people have told us stops both with one press, whichever link it was', async () => {
    const { name, email, customer } = await testator()
    const states = async () => (await app.stores.deaths.of(customer.userId)).map(({ case: { state } }) => state)
    await report({ name, born })
    await pass(1)
    const first = await linkTo('are you alive', email)
    const { asker } = await report({ name, born })
    await pass(1)
    expect(await states()).toEqual(['warned', 'warned'])
    expect((await act(first, 'alive')).json()).toMatchObject({ stopped: true })
    expect(await states()).toEqual(['stopped', 'stopped'])
    expect(await subjectsTo('about a death', asker.email)).toContain('We cannot help with this now')
    await report({ name, born })
    await pass(0)
    await confirm(alex, await deathOf(name))
    await pass(1)
    expect((await read(first)).json()).toMatchObject({ stopped: false, logInFirst: true })
  })

  test('of whom two people have told us is seen so at the desk, from either report and from the account', async () => {
    const { name, customer, email } = await testator()
    await report({ name, born })
    app.clock.pass(60_000)
    await report({ name, born }, { asker: { name: 'Nora Bell', email: 'n@example.com', as: 'Friend' } })
    await pass(0)
    const [first, second] = (await app.stores.deaths.of(customer.userId)).map(({ id }) => id)
    expect((await opened(first ?? 0)).others).toEqual([{ id: second, asker: 'Nora Bell, Friend', state: 'warned' }])
    expect((await opened(second ?? 0)).others).toMatchObject([{ id: first, state: 'warned' }])
    const found = await (await fresh(priya)).post('/api/desk/customers/find', { email, reason: 'They telephoned' })
    expect(found.json()).toMatchObject({ deaths: [{ id: first }, { id: second }] })
  })

  test('who rings the desk stops both of two reports', async () => {
    const { name, customer } = await testator()
    await report({ name, born })
    await report({ name, born })
    await pass(1)
    const reason = { reason: 'The testator rang' }
    expect((await (await fresh(tom)).post(`/api/desk/deaths/${await deathOf(name)}/alive`, reason)).status).toBe(200)
    const all = await app.stores.deaths.of(customer.userId)
    expect(all.map(({ case: { state } }) => state)).toEqual(['stopped', 'stopped'])
  })

  test('logs in to stop it a second time, so that family in the mailbox cannot close the door', async () => {
    const { name, email, again } = await testator()
    await report({ name, born })
    await pass(1)
    await act(await linkTo('are you alive', email), 'alive')
    await report({ name, born })
    await pass(0)
    await confirm(alex, await deathOf(name))
    await pass(1)
    const token = await linkTo('are you alive', email)
    expect((await read(token)).json()).toMatchObject({ logInFirst: true })
    expect((await act(token, 'alive')).status).toBe(422)
    expect((await (await again()).post('/api/after-death/alive')).status).toBe(204)
    expect((await read(token)).json()).toMatchObject({ stopped: true })
  })

  test('is written to at the former address too, where it was changed in the last days', async () => {
    const { name, customer, email } = await testator()
    await customer.post('/api/account/email', { email: `thief.${email}`, current: 'correct horse' })
    const open = async (path: string) => new RegExp(`/${path}/([\\w-]{43})`).exec((await mailsWith(path))[0] ?? '')?.[1]
    const mailsWith = async (path: string) =>
      (await app.everyMail()).map(({ text }) => text).filter((text) => text.includes(`/${path}/`))
    await expect.poll(() => open('confirm-email')).toBeDefined()
    await app.api().post('/api/auth/confirm-email', { token: await open('confirm-email') })
    await app.api().post('/api/auth/email-change', { token: await open('change-of-email'), agreed: true })
    await report({ name, born })
    await pass(0)
    expect(await mailsTo('are you alive', email)).toHaveLength(1)
    expect(await mailsTo('are you alive', `thief.${email}`)).toHaveLength(1)
  })

  test('stops it by the code of a letter, without a log-in, however it is typed', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    const code = await codeToTestator(tom, id)
    expect((await read(code)).json()).toMatchObject({ of: 'testator', name })
    expect((await act(code.toLowerCase().replaceAll('-', ' '), 'alive')).json()).toMatchObject({ stopped: true })
    expect((await openToTestator(tom, id)).status).toBe(422)
  })

  test('finds the account as it was, with nothing changed by a report', async () => {
    const { name, customer, again } = await testator()
    const before = (await customer.get('/api/form')).text
    await report({ name, born })
    await pass(3)
    expect((await (await again()).get('/api/form')).text).toBe(before)
  })

  test('cannot be deleted by whoever has the password while it is looked into, and can once it is stopped', async () => {
    const { name, customer, again } = await testator()
    await report({ name, born })
    await pass(1)
    const whoever = await again()
    const held = await whoever.delete('/api/account', { current: 'correct horse' })
    expect([held.status, held.text]).toEqual([422, expect.stringContaining('press the button in our email')])
    const late = new Date(app.clock().getTime() + 20 * 365 * DAY_MS)
    const unused = async () =>
      (await createUnusedAccountStore(app.db).toWarn({ bought: true }, late)).map(({ id }) => id)
    expect(await unused()).not.toContain(customer.userId)
    expect((await whoever.post('/api/after-death/alive')).status).toBe(204)
    expect(await unused()).toContain(customer.userId)
    expect((await whoever.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
  })

  test('cannot be deleted by an heir with the password after the release, which would take it from all others', async () => {
    const { customer, again } = await released()
    expect((await (await again()).delete('/api/account', { current: 'correct horse' })).status).toBe(422)
    expect(await app.stores.users.find(customer.userId)).toBeDefined()
  })

  test('has somebody they trust asked once to reach them, who reads neither why nor of a will', async () => {
    const { customer, name, email } = await testator()
    const { release, days } = (await customer.get('/api/after-death')).json<AfterDeathReply>()
    const nora = { name: 'Nora Bell', email: `nora.${people}@example.com` }
    const nobody = await customer.post('/api/after-death', { release, days, contact: { ...nora, email: 'nora' } })
    expect(nobody.json()).toMatchObject({ errors: { email: ['EMAIL_WRONG_FORMAT'] } })
    expect((await customer.post('/api/after-death', { release, days, contact: nora })).json()).toMatchObject({
      contact: nora,
    })
    await report({ name, born })
    await pass(12)
    const [mail, ...more] = await mailsTo('news of a death', nora.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Please help us reach ${name}`)
    expect(mail?.text).not.toMatch(/died|death|\bwill\b|about-a-death|executor/i)
    expect(await mailsTo('are you alive', email)).toHaveLength(4)
    const { log } = await opened(await deathOf(name))
    expect(JSON.stringify(log)).not.toContain('Nora')
    expect(log.map(({ what }) => what)).toContain('Somebody whom the person trusts was asked to reach them')
    await customer.post('/api/after-death', { release, days })
  })

  test('has nobody asked who stopped our mail, and is searched for all the same', async () => {
    const { customer, name, email } = await testator()
    const { release, days } = (await customer.get('/api/after-death')).json<AfterDeathReply>()
    const olwen = { name: 'Olwen Bell', email: `olwen.${people}@example.com` }
    await customer.post('/api/after-death', { release, days, contact: olwen })
    await report({ name, born })
    await pass(0)
    const stop = /\/unsubscribe\/([\w-]{43})/.exec((await mailsTo('news of a death', olwen.email))[0]?.text ?? '')?.[1]
    expect((await app.api().post('/api/unsubscribe', { token: stop })).status).toBeLessThan(300)
    await report({ name, born })
    await pass(0)
    expect(await mailsTo('news of a death', olwen.email)).toHaveLength(1)
    expect((await mailsTo('are you alive', email)).length).toBeGreaterThan(1)
  })

  test('chooses who may have what, and is looked for as long as they want', async () => {
    const { customer, name } = await testator()
    const { release } = (await customer.get('/api/after-death')).json<AfterDeathReply>()
    expect(release.figures).toEqual({ to: 'nobody' })
    const given = { release: { ...release, letters: { to: 'person', person: RUTH } }, days: 30 }
    expect((await customer.post('/api/after-death', given)).json()).toMatchObject(given)
    const unknown = { ...given, release: { ...release, words: { to: 'person', person: 99 } } }
    expect((await customer.post('/api/after-death', unknown)).status).toBe(422)
    await report({ name, born })
    await pass(0)
    expect(await opened(await deathOf(name))).toMatchObject({ needed: 30 })
  })
})

describe('a second account of the same name and day of birth, paid for and noted as signed', () => {
  /** The report of each account, once it was looked whom it may be about. */
  const both = async () => {
    const real = await testator()
    const other = await testator({ namesake: real })
    const { asker } = await report({ name: real.name, born })
    await pass(1)
    const idOf = async ({ customer }: Maker) => (await app.stores.deaths.of(customer.userId))[0]?.id ?? 0
    return { real, other, asker, ids: [await idOf(real), await idOf(other)] as const }
  }
  const refuse = async (id: number) =>
    (await fresh(tom)).post(`/api/desk/deaths/${id}/refuse`, { reason: 'Another account is meant' })

  test('hides the real one from nobody: each is searched for, and the desk sees both and how they were made', async () => {
    const { real, other, ids } = await both()
    for (const { email } of [real, other]) expect(await subjectsTo('are you alive', email)).toHaveLength(1)
    const { alike } = await opened(ids[0])
    expect(alike.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    for (const each of alike) {
      expect(each).toMatchObject({ state: 'warned', confirmed: expect.any(Boolean) })
      for (const day of [each.opened, each.signed]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    expect((await opened(ids[1])).alike).toEqual(alike)
  })

  test('releases nothing of either before the desk has said which is meant, and then that alone', async () => {
    const { real, other, asker, ids } = await both()
    const [id, wrong] = ids
    for (const each of ids) {
      await confirm(alex, each)
      await reachEveryWay(each)
    }
    await pass(WAIT_DAYS)
    for (const each of ids) expect((await agree(priya, each)).text).toContain('Say first which is meant')
    expect((await refuse(wrong)).json()).toMatchObject({ state: 'not released' })
    for (const who of [priya, tom]) await agree(who, id)
    expect((await opened(id)).state).toBe('released')
    const releasedOf = async ({ customer }: Maker) =>
      (await app.stores.wills.find(customer.userId))?.will.release?.released
    expect([await releasedOf(real), await releasedOf(other)]).toEqual([londonDay(app.clock()), undefined])
    // Several mails are handed over at once, in any order.
    const told = await subjectsTo('about a death', asker.email)
    expect(told.toSorted()).toEqual(['It is decided', 'We have what you sent'])
  })

  test('is told to no asker: one answer while either goes on, and what they add or take back is of both', async () => {
    const { real, asker, ids } = await both()
    const token = await linkTo('about a death', asker.email)
    await act(await linkTo('are you alive', real.email), 'alive')
    expect((await read(token)).json()).toMatchObject({ standing: 'being checked' })
    expect(await subjectsTo('about a death', asker.email)).toEqual(['We have what you sent'])
    await refuse(ids[1])
    expect((await read(token)).json()).toMatchObject({ standing: expect.stringMatching(/missing|cannot help/) })
    expect(await mailsTo('about a death', asker.email)).toHaveLength(2)
    const added = await app.api().post('/api/deaths/evidence', { token, certificate })
    expect(added.json()).toMatchObject({ standing: 'being checked' })
    const states = async () => Promise.all(ids.map(async (id) => (await opened(id)).state))
    expect(await states()).toEqual(['reported', 'reported'])
    await act(token, 'withdraw')
    expect(await states()).toEqual(['closed', 'closed'])
  })

  test('is stopped by whoever reads its mail alone, and the other still waits for the desk to say which is meant', async () => {
    const { other, ids } = await both()
    const [id, stopped] = ids
    await confirm(alex, id)
    await reachEveryWay(id)
    await act(await linkTo('are you alive', other.email), 'alive')
    expect([(await opened(id)).state, (await opened(stopped)).state]).toEqual(['warned', 'stopped'])
    await pass(WAIT_DAYS)
    expect((await agree(priya, id)).status).toBe(422)
    await refuse(stopped)
    expect((await agree(priya, id)).json()).toMatchObject({ agreed: ['Priya Nair'] })
  })

  test('counts for nothing where it was not paid for, and has nothing to release', async () => {
    const real = await testator()
    for (let more = 0; more < 3; more += 1) {
      const { userId, willId, patch } = await app.customer()
      await patch('/api/account', { name: 'Margaret', last_name: real.last })
      const will = completeExampleWill()
      const unpaid = { ...will, details: { ...will.details, dob: born }, id: willId, version: 0 }
      await app.stores.wills.save(userId, unpaid, app.clock())
    }
    await report({ name: real.name, born })
    await pass(0)
    expect((await opened(await deathOf(real.name))).alike).toEqual([])
  })
})

describe('those who differ', () => {
  test('are asked again every ninety days, until it is settled', async () => {
    const { name } = await testator()
    const { asker } = await report({ name, born })
    await pass(1)
    await report({ name, born }, { died: { day: 2, month: 10, year: 2026 } })
    await pass(0)
    const asked = async () =>
      (await subjectsTo('about a death', asker.email)).filter(
        (subject) => subject === 'It has to wait: not everybody agrees',
      ).length
    expect(await asked()).toBe(1)
    await pass(91)
    expect(await asked()).toBe(2)
    // Three months, a day at a time, beside all who have died in this file before.
  }, 60_000)
})

describe('an executor', () => {
  test('is told by whoever asks in their name from an address that is not theirs', async () => {
    const { name, last } = await testator()
    await report({ name, born })
    await pass(6)
    const token = await linkTo('news of a death', `person${THOMAS}.${last}@example.com`)
    expect((await act(token, 'object')).json()).toMatchObject({ of: 'executor', standing: 'being checked' })
  })

  test('is told of a search that begins again after it was withdrawn, of which the letter has a code that opens', async () => {
    const { name, last } = await testator()
    const { asker } = await report({ name, born })
    await pass(6)
    const token = await linkTo('about a death', asker.email)
    for (const what of ['withdraw', 'ask again']) expect((await act(token, what)).status).toBe(200)
    await pass(6)
    const told = await linkTo('news of a death', `person${RUTH}.${last}@example.com`)
    expect((await read(told)).json()).toMatchObject({ of: 'executor', name })
    expect((await read(await codeToTestator(tom, await deathOf(name)))).json()).toMatchObject({ of: 'testator', name })
  })

  test('is told of what another asked, and can object, at which it stands still', async () => {
    const { name, last } = await testator()
    const thomas = `person${THOMAS}.${last}@example.com`
    const asker = { name: 'Thomas Hale', email: thomas.toUpperCase(), as: 'Husband and executor' }
    await report({ name, born }, { asker })
    const ruth = `person${RUTH}.${last}@example.com`
    await pass(5)
    expect(await mailsTo('news of a death', ruth)).toEqual([])
    await pass(1)
    const token = await linkTo('news of a death', ruth)
    expect(await mailsTo('news of a death', thomas)).toEqual([])
    expect((await read(token)).json()).toMatchObject({ of: 'executor', name })
    expect((await act(token, 'alive')).status).toBe(422)
    expect((await act(token, 'object')).status).toBe(200)
    expect(await opened(await deathOf(name))).toMatchObject({ state: 'stands still' })
    expect(await subjectsTo('about a death', asker.email)).toContain('It has to wait: not everybody agrees')
  })

  test('is told where the original is while they differ, as every other one is, after the search and two yeses', async () => {
    const { id, last, name, asker } = await searched()
    const [thomas, ruth] = [THOMAS, RUTH].map((person) => `person${person}.${last}@example.com`)
    await act(await linkTo('news of a death', ruth ?? ''), 'object')
    expect((await agree(priya, id)).json()).toMatchObject({ state: 'stands still', agreed: ['Priya Nair'] })
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'stands still', placed: true })
    for (const email of [thomas, ruth]) {
      const token = await linkTo('news of a death', email ?? '', /^Where the will/)
      const open = (await app.api().post('/api/released', { token })).json<ReleasedReply>()
      expect(open.home).toMatchObject({ opens: ['original'], original: { where: 'In the blue box' } })
      expect(open.files).toEqual([])
      expect(open.log.map(({ what }) => what)).toContain('Where the original is was opened to every executor alike')
      expect((await app.api().post('/api/released/file', { token, id: 'record' })).status).toBe(404)
    }
    expect(await subjectsTo('about a death', asker.email)).not.toContain('It is decided')
    const objecting = await linkTo('news of a death', ruth ?? '', /Somebody has asked/)
    expect((await read(objecting)).json()).toMatchObject({ of: 'executor', standing: 'being checked', given: true })
    const token = await linkTo('news of a death', ruth ?? '', /^Where the will/)
    await (await fresh(tom)).post(`/api/desk/deaths/${id}/settle`, { reason: 'They agree in writing' })
    await pass(1)
    for (const who of [priya, tom]) await agree(who, await deathOf(name))
    const open = (await app.api().post('/api/released', { token })).json<ReleasedReply>()
    expect(open.home.opens).toContain('words')
  })

  test('who objects to one of two reports has objected to both', async () => {
    const { name, last, customer } = await testator()
    for (const days of [1, 6]) {
      await report({ name, born })
      await pass(days)
    }
    await act(await linkTo('news of a death', `person${RUTH}.${last}@example.com`), 'object')
    const all = await app.stores.deaths.of(customer.userId)
    expect(all.map(({ case: { state } }) => state)).toEqual(['stands still', 'stands still'])
  })

  test('who objected is not passed by: what is taken back and asked for again, or told anew, stands still until it is settled', async () => {
    const { name, last, customer } = await testator()
    const { asker } = await report({ name, born })
    await pass(6)
    await act(await linkTo('news of a death', `person${RUTH}.${last}@example.com`), 'object')
    const token = await linkTo('about a death', asker.email)
    for (const what of ['withdraw', 'ask again']) expect((await act(token, what)).status).toBe(200)
    await report({ name, born })
    await pass(0)
    const states = async () => (await app.stores.deaths.of(customer.userId)).map(({ case: { state } }) => state)
    expect(await states()).toEqual(['stands still', 'stands still'])
    for (const { id } of await app.stores.deaths.of(customer.userId))
      await (await fresh(tom)).post(`/api/desk/deaths/${id}/settle`, { reason: 'They agree in writing' })
    await pass(0)
    expect(await states()).toEqual(['warned', 'warned'])
  })

  test('who asks while another asks otherwise makes both stand still', async () => {
    const { name, customer } = await testator()
    await report({ name, born })
    await pass(1)
    const { asker } = await report({ name, born }, { died: { day: 2, month: 10, year: 2026 } })
    await pass(0)
    expect((await read(await linkTo('about a death', asker.email))).json()).toMatchObject({ standing: 'waits' })
    const all = await app.stores.deaths.of(customer.userId)
    expect(all.map(({ case: { state } }) => state)).toEqual(['stands still', 'stands still'])
  })
})

describe('the desk', () => {
  test('releases by two people apart, neither of whom took the evidence alone, and not before the wait is over', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    expect(await opened(id)).toMatchObject({ account: { asksAs: 'Executor, name as in the will', byCode: false } })
    await confirm(alex, id)
    await reachEveryWay(id)
    await pass(WAIT_DAYS - 1)
    expect((await agree(priya, id)).status).toBe(422)
    await pass(1)
    expect((await agree(alex, id)).json()).toMatchObject({ message: expect.stringContaining('took the evidence') })
    expect((await agree(priya, id)).json()).toMatchObject({ state: 'deciding', agreed: ['Priya Nair'] })
    expect((await agree(priya, id)).status).toBe(422)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'released' })
  })

  test('counts no yes of somebody who may use the desk no more', async () => {
    const { id } = await searched()
    const sam = await atDesk(app, ['support'], 'Sam Gone')
    expect((await agree(sam, id)).json()).toMatchObject({ agreed: ['Sam Gone'] })
    const left = (await app.stores.staff.list()).find(({ name }) => name === 'Sam Gone')
    await app.stores.staff.setDisabled(left?.id ?? 0, app.clock())
    expect((await agree(priya, id)).json()).toMatchObject({ state: 'deciding', agreed: ['Priya Nair'] })
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'released' })
  })

  test('posts the testator a letter and rings, where the account knows how, before anybody may agree', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    await confirm(alex, id)
    await pass(WAIT_DAYS)
    const { account } = await opened(id)
    expect(account?.reach).toEqual([
      { way: 'letter', to: '14 Orchard Lane, Ludlow, SY8 1AB', tried: false },
      { way: 'call', to: '01584 555 010', tried: false },
    ])
    expect(await letterToTestator(priya, id)).toMatch(/somebody told us that you have died.*log in at https?:/is)
    expect((await agree(priya, id)).text).toContain('post the letter, and ring')
    await reach(tom, id, 'call')
    expect((await agree(priya, id)).text).toContain('post the letter, and ring')
    const { log } = (await reach(tom, id, 'letter')).json<OpenedDeathReply>()
    expect(log.map(({ what }) => what)).toContain('Tom Reed posted the person a letter')
    expect((await agree(priya, id)).text).toContain('less than seven days ago')
    await pass(7)
    expect((await agree(priya, id)).json()).toMatchObject({ agreed: ['Priya Nair'] })
  })

  test('shows the code of the letter to the testator to nobody but whoever opens it, and says in the log who did', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    const [letter] = (await opened(id)).account?.letters ?? []
    expect(letter).toEqual({ name, to: '14 Orchard Lane, Ludlow, SY8 1AB', opened: false, posted: false })
    // Nothing is posted that nobody has printed.
    expect(
      (await (await fresh(tom)).post(`/api/desk/deaths/${id}/reach`, { way: 'letter', reason: 'Today' })).status,
    ).toBe(422)
    const first = await codeToTestator(tom, id)
    expect(JSON.stringify(await opened(id))).not.toContain(first)
    // Printed again: of two letters the last one counts.
    const second = await codeToTestator(alex, id)
    expect((await read(first)).status).toBe(422)
    expect((await read(second)).json()).toMatchObject({ of: 'testator', name })
    const posted = await (await fresh(alex)).post(`/api/desk/deaths/${id}/reach`, { way: 'letter', reason: 'Today' })
    expect(posted.json<OpenedDeathReply>().account?.letters).toEqual([])
    expect((await openToTestator(tom, id)).status).toBe(422)
    expect((await read(second)).json()).toMatchObject({ of: 'testator', name })
    expect((await opened(id)).log.map(({ what }) => what).filter((what) => what.includes('letter'))).toEqual([
      `Tom Reed opened the letter to ${name}, to print and post it`,
      `Alex Ross opened the letter to ${name}, to print and post it`,
      'Alex Ross posted the person a letter',
    ])
  })

  test('posts a second letter to an address that has changed since the first', async () => {
    const { id, customer } = await searched()
    expect((await opened(id)).account?.reach).toMatchObject([{ tried: true }, { tried: true }])
    const { will } = (await app.stores.wills.find(customer.userId)) ?? {}
    if (!will?.details.address) throw new Error('There is no address')
    const moved = { ...will.details, address: { ...will.details.address, house_name: '1', street_address: 'New Road' } }
    await app.stores.wills.save(customer.userId, { ...will, details: moved }, app.clock())
    expect((await opened(id)).account?.reach).toMatchObject([{ tried: false }, { tried: true }])
    expect((await agree(priya, id)).text).toContain('post the letter, and ring')
  })

  test('asks whom the certificate names: of another person it is no evidence, and of one thing that differs both are told', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    const other = await confirm(alex, id, { name: 'Dorothy Ash', born: '1941-05-02' })
    expect(other.text).toContain('The certificate is of another person')
    expect(await opened(id)).toMatchObject({ confirmedBy: [], differs: [] })
    await confirm(alex, id, { name: 'Margaret Price', died: '2026-11-02' })
    expect(await opened(id)).toMatchObject({ confirmedBy: ['Alex Ross'], differs: ['name', 'died'] })
  })

  test('keeps how whoever asks showed who they are, for both who decide', async () => {
    const { id } = await searched()
    expect((await opened(id)).shown).toBe('A passport, by video')
    expect((await confirm(alex, id, { asker: '' })).status).toBe(422)
  })

  test('sees of whom we have no email, whom an executor is asked to tell', async () => {
    const { id, last } = await searched({ unreached: [RUTH] })
    const { account } = await opened(id)
    expect(account?.readers).toContainEqual({ name: 'Thomas Hale', reached: true, byPost: false })
    expect(account?.readers).toContainEqual({ name: 'Ruth Hale', reached: false, byPost: false })
    for (const who of [priya, tom]) await agree(who, id)
    const token = await linkTo('news of a death', `person${THOMAS}.${last}@example.com`, /left for you/)
    const { log } = (await app.api().post('/api/released', { token })).json<ReleasedReply>()
    expect(log.map(({ what }) => what)).toContain(
      'We have no email or address of Ruth Hale, and could not tell them. Please tell them yourself',
    )
  })

  test('posts a letter to an executor without an email, whose code opens what is theirs and is told to the others', async () => {
    const { id, last } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    expect((await opened(id)).account?.readers).toContainEqual({ name: 'Ruth Hale', reached: true, byPost: true })
    expect((await opened(id)).account?.letters).toEqual([])
    for (const who of [priya, tom]) await agree(who, id)
    const [letter] = (await opened(id)).account?.letters ?? []
    expect(letter).toMatchObject({ name: 'Ruth Hale', to: 'Rose Cottage, Ludlow, SY8 1AB', posted: false })
    expect((await queue()).map((each) => [each.id, each.toPost])).toContainEqual([id, true])
    expect((await post(tom, id, RUTH)).status).toBe(422)
    const code = await codeOpened(tom, id, RUTH)
    expect((await openedBy(code)).json<ReleasedReply>().home.receiver.name).toBe('Ruth Hale')
    expect((await post(tom, id, RUTH)).json()).toMatchObject({ toPost: false })
    expect((await post(tom, id, RUTH)).status).toBe(422)
    expect((await queue()).map((each) => each.id)).not.toContain(id)
    const token = await linkTo('news of a death', `person${THOMAS}.${last}@example.com`, /left for you/)
    const { log } = (await openedBy(token)).json<ReleasedReply>()
    expect(log.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Tom Reed opened the letter to Ruth Hale, to print and post it',
        'Tom Reed posted the letter to Ruth Hale',
      ]),
    )
    expect(log.map(({ what }) => what).join()).not.toContain('of Ruth Hale, and could not')
  })

  test('shows the code of such a letter to nobody who looks at the report, and to whoever opens the letter once', async () => {
    const { id } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    for (const who of [priya, tom]) await agree(who, id)
    expect((await opened(id)).account?.letters[0]).not.toHaveProperty('says')
    const first = await codeOpened(tom, id, RUTH)
    expect(JSON.stringify(await opened(id))).not.toContain(first)
    expect((await openedBy(first)).status).toBe(200)
    // Printed again, by somebody else: of two letters the last one counts, whoever saw the other.
    const second = await codeOpened(priya, id, RUTH)
    expect((await openedBy(first)).status).toBe(422)
    expect((await openedBy(second)).status).toBe(200)
    await post(priya, id, RUTH)
    expect((await post(tom, id, RUTH, 'opened')).status).toBe(422)
    expect((await opened(id)).log.map(({ what }) => what).filter((what) => what.includes('letter to Ruth'))).toEqual([
      'Tom Reed opened the letter to Ruth Hale, to print and post it',
      'Priya Nair opened the letter to Ruth Hale, to print and post it',
      'Priya Nair posted the letter to Ruth Hale',
    ])
  })

  test('notes that such a letter came back: its code opens nothing, and the others are asked to tell them', async () => {
    const { id, last } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    for (const who of [priya, tom]) await agree(who, id)
    const code = await codeOpened(tom, id, RUTH)
    expect((await post(tom, id, RUTH, 'back')).status).toBe(422)
    await post(tom, id, RUTH)
    expect((await post(tom, id, RUTH, 'back')).json()).toMatchObject({ account: { letters: [] } })
    expect((await openedBy(code)).status).toBe(422)
    const token = await linkTo('news of a death', `person${THOMAS}.${last}@example.com`, /left for you/)
    const { log } = (await openedBy(token)).json<ReleasedReply>()
    expect(log.at(-1)?.what).toBe('The letter to Ruth Hale came back, and opens nothing now. Please tell them yourself')
  })

  test('posts another letter where it was released wrongly, to whoever was posted the first', async () => {
    const homes = { [THOMAS]: '1 Mill Lane', [RUTH]: 'Rose Cottage' }
    const { id, again } = await searched({ unreached: [THOMAS, RUTH], homes })
    for (const who of [priya, tom]) await agree(who, id)
    // Whoever asks is written to where they ask from, and where the answers say: it may be another.
    const letters = (await opened(id)).account?.letters ?? []
    expect(letters.map(({ name }) => name)).toEqual(['Thomas Hale', 'Ruth Hale'])
    const code = await codeOpened(tom, id, RUTH)
    await post(tom, id, RUTH)
    expect((await (await again()).post('/api/after-death/alive')).status).toBe(204)
    expect((await openedBy(code)).status).toBe(422)
    const [wrong] = (await opened(id)).account?.letters ?? []
    expect(wrong).toMatchObject({ name: 'Ruth Hale', posted: false })
    const says = await letterOpened(tom, id, RUTH)
    expect(says).toMatch(/was a mistake/)
    expect(says).not.toContain('/released/')
    expect((await post(tom, id, RUTH)).json()).toMatchObject({ state: 'released wrongly', toPost: false })
  })

  test('writes no such letter to whoever had none when it was released wrongly', async () => {
    const { id, again } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    for (const who of [priya, tom]) await agree(who, id)
    expect((await (await again()).post('/api/after-death/alive')).status).toBe(204)
    expect((await opened(id)).account?.letters).toEqual([])
  })

  test('releases where executors have an address alone, to each by post', async () => {
    const homes = { [THOMAS]: '1 Mill Lane', [RUTH]: 'Rose Cottage' }
    const maker = await testator({ unreached: [THOMAS, RUTH], homes })
    const { id } = await askedByANeighbour(maker)
    for (const who of [priya, tom]) await agree(who, id)
    expect(await opened(id)).toMatchObject({
      state: 'released',
      account: { letters: [{ name: 'Thomas Hale' }, { name: 'Ruth Hale' }] },
    })
  })

  test('posts a letter also to an executor or a firm in whose name somebody asks by an email of their own', async () => {
    const homes = { [THOMAS]: '1 Mill Lane' }
    const maker = await testator({ unreached: [THOMAS], homes, firm: 'Ashdown Wills LLP' })
    const { id, asker } = await searchedFor(maker)
    expect(asker.name).toBe('Thomas Hale')
    expect((await opened(id)).account?.readers).toContainEqual({ name: 'Thomas Hale', reached: true, byPost: true })
    for (const who of [priya, tom]) await agree(who, id)
    await linkTo('news of a death', asker.email, /left for you/)
    expect((await opened(id)).account?.letters).toMatchObject([{ name: 'Thomas Hale' }, { name: 'Ashdown Wills LLP' }])
    expect((await openedBy(await codeOpened(tom, id, THOMAS))).json()).toMatchObject({
      home: { receiver: { name: 'Thomas Hale' } },
    })
  })

  test('posts a letter to an appointed firm, at the office that the register of solicitors has, and says so to the executors', async () => {
    const { id, last } = await searched({ firm: 'Ashdown Wills LLP' })
    const name = 'Ashdown Wills LLP'
    expect((await opened(id)).account?.readers).toContainEqual({ name, reached: true, byPost: true })
    for (const who of [priya, tom]) await agree(who, id)
    const token = await linkTo('news of a death', `person${RUTH}.${last}@example.com`, /left for you/)
    const { log } = (await openedBy(token)).json<ReleasedReply>()
    expect(log.map(({ what }) => what)).toContain(`We have no email of ${name}, and post them a letter`)
  })

  test('tells a firm that is the only executor by a letter that opens what is theirs, whoever asks', async () => {
    const { id } = await askedByANeighbour(await testator({ executor: [], firm: 'Ashdown Wills LLP' }))
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'released', toPost: true })
    const [letter] = (await opened(id)).account?.letters ?? []
    expect(letter?.to).toMatch(/register of the Solicitors Regulation Authority.*123456.*https:\/\/firm\.example/)
    const words = await letterOpened(tom, id, letter?.person ?? 0)
    expect(words).toMatch(/Dear Ashdown Wills LLP\nWe are sorry that Margaret .* has died/)
    const { home } = (await openedBy(/released\/([A-Z0-9-]{14})$/m.exec(words)?.[1] ?? '')).json<ReleasedReply>()
    expect(home).toMatchObject({ receiver: { name: 'Ashdown Wills LLP' }, original: { where: 'In the blue box' } })
    expect((await post(tom, id, letter?.person ?? 0)).json()).toMatchObject({ toPost: false })
  })

  test('tells where the original is, and nothing else, to those who take the rest where no executor is left', async () => {
    const maker = await testator({ executor: [RUTH], unreached: [THOMAS], homes: { [THOMAS]: '1 Mill Lane' } })
    const stored = await app.stores.wills.find(maker.customer.userId)
    if (!stored) throw new Error('There is no will')
    const died = true as const
    const persons = stored.will.persons.map((each) => ([RUTH, ANNE].includes(each.id) ? { ...each, died } : each))
    await app.stores.wills.save(maker.customer.userId, { ...stored.will, persons }, app.clock())
    const { id } = await askedByANeighbour(maker)
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'released' })
    expect((await opened(id)).account?.letters).toMatchObject([{ name: 'Thomas Hale', to: /1 Mill Lane/ }])
    const { home, files } = (await openedBy(await codeOpened(tom, id, THOMAS))).json<ReleasedReply>()
    expect(home).toMatchObject({ opens: ['original'], original: { where: 'In the blue box' } })
    expect([home.words, home.owned, files]).toEqual([undefined, undefined, []])
  })

  test('releases to an appointed firm that asks and showed who it is, where no other executor can be written to', async () => {
    const maker = await testator({ unreached: [THOMAS, RUTH], firm: 'Ashdown Wills LLP' })
    const asker = { name: 'Ashdown Wills LLP', email: `firm.${people}@example.com`, as: 'Executor' }
    await report({ name: maker.name, born }, { asker })
    await pass(0)
    const id = await deathOf(maker.name)
    await confirm(alex, id)
    await reachEveryWay(id)
    await pass(WAIT_DAYS)
    expect((await opened(id)).account?.asksAs).toBe('Executor, name as in the will')
    for (const who of [priya, tom]) await agree(who, id)
    const { home } = (
      await openedBy(await linkTo('news of a death', asker.email, /left for you/))
    ).json<ReleasedReply>()
    expect(home).toMatchObject({ receiver: { name: 'Ashdown Wills LLP' }, original: { where: 'In the blue box' } })
  })

  test('releases nothing where nobody who was chosen can be written to, and says so to whoever asks', async () => {
    const maker = await testator({ unreached: [THOMAS, RUTH] })
    const { id, asker: neighbour } = await askedByANeighbour(maker)
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'not released' })
    const texts = (await mailsTo('about a death', neighbour.email)).map(({ text }) => text).join('\n')
    expect(texts).toContain('have no email or address of anybody who was chosen')
    expect(texts).not.toContain('We have written to the people')
    expect((await app.stores.wills.find(maker.customer.userId))?.will.release?.released).toBeUndefined()
  })

  test('writes to the testator once more where one person decides alone, before the second yes', async () => {
    const { id, email } = await searched()
    await pass(ALONE_DAYS - WAIT_DAYS)
    const others = (await app.stores.staff.list()).filter(
      ({ name, disabledAt }) => name !== 'Priya Nair' && !disabledAt,
    )
    for (const each of others) await app.stores.staff.setDisabled(each.id, app.clock())
    const before = (await mailsTo('are you alive', email)).length
    expect((await agree(priya, id)).json()).toMatchObject({ state: 'deciding', agreed: ['Priya Nair'] })
    expect(await mailsTo('are you alive', email)).toHaveLength(before + 1)
    for (const each of others) await app.stores.staff.setDisabled(each.id, undefined)
    await pass(2)
    expect(await mailsTo('are you alive', email)).toHaveLength(before + 1)
    expect((await act(await linkTo('are you alive', email), 'alive')).json()).toMatchObject({ stopped: true })
  })

  test('asks for the passkey for each yes', async () => {
    const { id } = await searched()
    const passkey = await signed(priya, id + 1, 'agree to a release')
    expect((await (await fresh(priya)).post(`/api/desk/deaths/${id}/agree`, { passkey })).status).toBe(422)
  })

  test('does not show the second what the first one wrote', async () => {
    const { id } = await searched()
    await agree(priya, id)
    expect(JSON.stringify(await (await fresh(tom)).get(`/api/desk/deaths/${id}`))).not.toContain(
      'on a number we looked up',
    )
  })

  test('stops it by one person alone, and tells the asker', async () => {
    const { id, asker } = await searched()
    await agree(priya, id)
    const refused = await (await fresh(tom)).post(`/api/desk/deaths/${id}/refuse`, {
      reason: 'The number is of another person',
    })
    expect(refused.json()).toMatchObject({ state: 'not released', agreed: [] })
    expect(await subjectsTo('about a death', asker.email)).toContain('We cannot release this')
  })

  test('says that there is no signed will only after two people have agreed', async () => {
    const { id, asker } = await searched({ signed: false })
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'not released' })
    expect((await mailsTo('about a death', asker.email)).map(({ text }) => text).join('\n')).toContain(
      'We hold no signed will.',
    )
  })
})

describe('after the release', () => {
  test('each executor opens what was chosen for them, and the account falls silent', async () => {
    const { customer, last, email } = await released()
    const token = await linkTo('news of a death', `person${RUTH}.${last}@example.com`, /left for you/)
    const open = (await app.api().post('/api/released', { token })).json<ReleasedReply>()
    expect(open.home).toMatchObject({
      receiver: { person: RUTH },
      original: { where: 'In the blue box', pages: expect.any(Number) },
      certificate: { died: { day: 1, month: 11, year: 2026 } },
    })
    expect(open.home.words?.executor).toContain(RUTH)
    expect(open.home.opens).not.toContain('figures')
    expect(open.home.figures).toBeUndefined()
    expect(open.log.map(({ what }) => what)).toContain('Priya Nair agreed')
    const { will } = (await app.stores.wills.find(customer.userId)) ?? {}
    expect(will && (await wantsNoMailOfWill(app.stores, will, email))).toBe(true)
  })

  test('the sheet for probate has the name and the day of death as the issuer has them', async () => {
    const maker = await testator()
    await releasedOf(maker, { name: `Margaret Mary ${maker.last}`, died: '2026-10-31' })
    const link = await linkTo('news of a death', `person${RUTH}.${maker.last}@example.com`, /left for you/)
    const { home } = (await app.api().post('/api/released', { token: link })).json<ReleasedReply>()
    expect(home.certificate).toEqual({
      name: `Margaret Mary ${maker.last}`,
      died: { day: 31, month: 10, year: 2026 },
      place: 'England or Wales',
    })
  })

  test('an executor is written to where the testator said last, and one who has died since the signing is not', async () => {
    const maker = await testator()
    const { customer, last } = maker
    app.clock.pass(DAY_MS)
    const stored = await app.stores.wills.find(customer.userId)
    if (!stored) throw new Error('There is no will')
    const since = { [THOMAS]: { email: `moved.${last}@example.com` }, [RUTH]: { died: true as const } }
    const persons = stored.will.persons.map((person) => ({ ...person, ...since[person.id as keyof typeof since] }))
    await app.stores.wills.save(customer.userId, { ...stored.will, persons }, app.clock())
    await releasedOf(maker)
    const opened = /^What Margaret/
    expect(await linkTo('news of a death', `moved.${last}@example.com`, opened)).not.toBe('')
    for (const person of [THOMAS, RUTH])
      expect(await linkTo('news of a death', `person${person}.${last}@example.com`, opened)).toBe('')
  })

  test('what was chosen for somebody who came after the signing is theirs, and not that of whoever had their number', async () => {
    const maker = await testator({ email: 'anne.chosen@example.com' })
    app.clock.pass(DAY_MS)
    const { userId } = maker.customer
    const customer = await maker.again()
    const stored = await app.stores.wills.find(userId)
    if (!stored) throw new Error('There is no will')
    const nora = { fullname: 'Nora Reid', email: 'nora.chosen@example.com' }
    const persons = stored.will.persons.map((person) => (person.id === ANNE ? { ...person, ...nora } : person))
    await app.stores.wills.save(userId, { ...stored.will, persons }, app.clock())
    const { release, days } = (await customer.get('/api/after-death')).json<AfterDeathReply>()
    const chosen = { release: { ...release, words: { to: 'person', person: ANNE } }, days }
    expect((await customer.post('/api/after-death', chosen)).status).toBe(200)
    await releasedOf(maker)
    const open = async (email: string) =>
      (await app.api().post('/api/released', { token: await linkTo('news of a death', email) })).json<ReleasedReply>()
    expect((await open(nora.email)).home.opens).toEqual(['words'])
    expect((await open('anne.chosen@example.com')).home.opens).toEqual(['letters'])
    expect((await app.stores.wills.find(userId))?.will.release?.to.words).toEqual(chosen.release.words)
  })

  test('an executor who keeps their answer in an account reaches from there what is open to them, and nothing before', async () => {
    const maker = await testator()
    const email = `person${THOMAS}.${maker.last}@example.com`
    await maker.customer.post('/api/roles/requests', { role: 'executor', person: THOMAS })
    const asked = (await sentOrWaiting(app, 'a request for a role')).findLast(
      ({ to }) => to.toLowerCase() === email.toLowerCase(),
    )
    const token = /\/asked\/([\w-]{43})/.exec(asked?.text ?? '')?.[1] ?? ''
    await app.api().post('/api/asked/answer', { token, answer: 'yes', name: 'Thomas Hale' })
    const account = app.api((await app.register({ email })).token)
    expect((await account.post('/api/asked/keep', { token })).status).toBe(204)
    const { id } = await searchedFor(maker)
    const again = async () =>
      app.api(
        (await app.api().post('/api/auth/login', { email, password: 'correct horse' })).json<{ token: string }>().token,
      )
    const before = await again()
    expect((await before.get('/api/asked/kept')).json()).toMatchObject({ asked: [{ standing: 'open' }] })
    expect((await before.post('/api/asked/home', { token })).status).toBe(404)
    await agree(priya, id)
    await agree(tom, id)
    const after = await again()
    expect((await after.get('/api/asked/kept')).json()).toMatchObject({ asked: [{ standing: 'home' }] })
    const home = (await after.post('/api/asked/home', { token })).json<{ token: string }>()
    const reply = await app.api().post('/api/released', { token: home.token })
    expect(reply.json<ReleasedReply>().home.receiver).toEqual({ name: 'Thomas Hale', person: THOMAS })
    const living = await maker.again()
    await living.post('/api/after-death/alive')
    expect((await after.post('/api/asked/home', { token })).status).toBe(404)
  })

  test('a link opens nothing more than its scope', async () => {
    const { customer, name, last } = await testator()
    const { release } = (await customer.get('/api/after-death')).json<AfterDeathReply>()
    await customer.post('/api/after-death', { release: { ...release, original: { to: 'nobody' } }, days: 14 })
    await releasedOf({ name })
    const token = await linkTo('news of a death', `person${RUTH}.${last}@example.com`, /left for you/)
    const open = (await app.api().post('/api/released', { token })).json<ReleasedReply>()
    expect(open.home.original).toBeUndefined()
    expect(JSON.stringify(open)).not.toContain('blue box')
    expect(open.home.opens).not.toContain('original')
    expect((await act(token, 'alive')).status).toBe(422)
  })

  test('pictures of the signed pages go to whoever has the words of the will, as one file', async () => {
    const maker = await searched()
    const seen = { marked: true, empty: [], cut: [] }
    const jpeg = createCanvas(40, 60).toBuffer('image/jpeg')
    const [{ version } = { version: 0 }] = await app.stores.issuedDocuments.list(maker.customer.userId)
    await app.stores.signedPages.keep(maker.customer.userId, { version, page: 1, jpeg, seen, madeAt: app.clock() })
    for (const who of [priya, tom]) await agree(who, maker.id)
    const token = await linkTo('news of a death', `person${RUTH}.${maker.last}@example.com`, /left for you/)
    const { files } = (await app.api().post('/api/released', { token })).json<ReleasedReply>()
    expect(files.map(({ id }) => id)).toContain('signed-pages')
    const file = await app.api().post('/api/released/file', { token, id: 'signed-pages' })
    expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  test('an executor opens the record of how the will was made, and nobody to whom it was not left', async () => {
    const { last } = await released()
    const token = await linkTo('news of a death', `person${RUTH}.${last}@example.com`, /left for you/)
    const { files } = (await app.api().post('/api/released', { token })).json<ReleasedReply>()
    expect(files).toContainEqual({ id: 'record', title: 'How the will was made: the record' })
    const record = await app.api().post('/api/released/file', { token, id: 'record' })
    expect([record.status, record.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const none = await testator()
    const { release } = (await none.customer.get('/api/after-death')).json<AfterDeathReply>()
    await none.customer.post('/api/after-death', { release: { ...release, record: { to: 'nobody' } }, days: 14 })
    await releasedOf(none)
    const other = await linkTo('news of a death', `person${RUTH}.${none.last}@example.com`, /left for you/)
    expect((await app.api().post('/api/released/file', { token: other, id: 'record' })).status).toBe(404)
  })

  test('a guardian is sent the letter that was written to them, and an executor that of a guardian without an address', async () => {
    const guardian = async (given: { email?: string }) => {
      const maker = await testator(given)
      return releasedOf(maker)
    }
    const openBy = async (email: string) => {
      const token = await linkTo('news of a death', email, /left for you/)
      return { token, ...(await app.api().post('/api/released', { token })).json<ReleasedReply>() }
    }
    const file = (token: string, id: string) => app.api().post('/api/released/file', { token, id })

    const email = `guardian${people}@example.com`
    const known = await guardian({ email })
    const theirs = await openBy(email)
    expect(theirs.home.opens).toEqual(['letters'])
    expect(theirs.home.words).toBeUndefined()
    expect(theirs.files.map(({ id, to }) => [id, to])).toEqual([['guardian-letter-1', 'Anne Price']])
    const letter = await file(theirs.token, 'guardian-letter-1')
    expect([letter.status, letter.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await file(theirs.token, 'will')).status).toBe(404)
    const ruth = await openBy(`person${RUTH}.${known.last}@example.com`)
    expect(ruth.files.map(({ to }) => to)).not.toContain('Anne Price')
    expect((await file(ruth.token, 'guardian-letter-1')).status).toBe(404)

    const unknown = await guardian({})
    const handsOn = await openBy(`person${RUTH}.${unknown.last}@example.com`)
    expect(handsOn.files.map(({ to }) => to)).toContain('Anne Price')
    expect((await file(handsOn.token, 'guardian-letter-1')).status).toBe(200)
  })

  test('a testator who lives after all closes every link, and everybody is told', async () => {
    const { again, last, email, customer } = await released()
    const ruth = `person${RUTH}.${last}@example.com`
    const token = await linkTo('news of a death', ruth, /left for you/)
    const testator = await again()
    const givenOf = async () => (await testator.get('/api/after-death')).json<AfterDeathReply>().reports[0]?.given
    expect(await givenOf()).toBe(true)
    expect((await testator.post('/api/after-death/alive')).status).toBe(204)
    expect(await givenOf()).toBe(true)
    const link = await linkTo('are you alive', email, /alive/)
    expect((await read(link)).json()).toMatchObject({ of: 'testator', stopped: true, given: true })
    expect((await app.api().post('/api/released', { token })).status).toBe(422)
    expect(await subjectsTo('news of a death', ruth)).toContain('We made a mistake')
    expect(await subjectsTo('are you alive', email)).toContain('We made a mistake')
    // They hear from us again, as before.
    const { will } = (await app.stores.wills.find(customer.userId)) ?? {}
    expect(will && (await wantsNoMailOfWill(app.stores, will, email))).toBe(false)
  })

  test('an heir with the password can choose nothing anew, which would take it from all others', async () => {
    const { again, last } = await released()
    const heir = await again()
    const { release, days } = (await heir.get('/api/after-death')).json<AfterDeathReply>()
    const nobody = Object.fromEntries(Object.keys(release).map((what) => [what, { to: 'nobody' }]))
    expect((await heir.post('/api/after-death', { release: nobody, days })).status).toBe(422)
    const token = await linkTo('news of a death', `person${RUTH}.${last}@example.com`, /left for you/)
    expect((await app.api().post('/api/released', { token })).status).toBe(200)
  })

  test('the account is not closed for being unused, and a report from which nothing came is deleted in time', async () => {
    const { customer } = await released()
    const { name } = await testator()
    await report({ name, born })
    await pass(1)
    await confirm(alex, await deathOf(name))
    await (await fresh(tom)).post(`/api/desk/deaths/${await deathOf(name)}/refuse`, { reason: 'It is another person' })
    const late = new Date(app.clock().getTime() + 20 * 365 * DAY_MS)
    const unused = await createUnusedAccountStore(app.db).toWarn({ bought: true }, late)
    expect(unused.map(({ id }) => id)).not.toContain(customer.userId)
    const expired = createExpiredStore(app.db)(late, late).find(({ what }) => what.startsWith('reports of deaths'))
    expect(await expired?.remove()).toBeGreaterThan(0)
    await expect(deathOf(name)).rejects.toThrow('There is no report')
  })

  test('each who may open it is told sixty days before it ends, and then all of the testator is deleted', async () => {
    const { customer, id, last } = await released()
    const report = await app.stores.deaths.find(id)
    if (!report) throw new Error('There is no report')
    const since = report.case.since - (KEPT_DAYS - RELEASE_NOTICE_DAYS) * DAY_MS
    await app.stores.deaths.save({ ...report, case: { ...report.case, since } })
    await pass(1)
    const ruth = `person${RUTH}.${last}@example.com`
    expect((await subjectsTo('news of a death', ruth)).at(-1)).toMatch(/^Keep what Margaret/)
    const token = await linkTo('news of a death', ruth, /^Keep/)
    expect((await app.api().post('/api/released', { token })).status).toBe(200)
    await pass(RELEASE_NOTICE_DAYS)
    expect(await app.stores.users.find(customer.userId)).toBeUndefined()
    expect((await app.api().post('/api/released', { token })).status).toBe(422)
    expect((await subjectsTo('news of a death', ruth)).filter((subject) => subject.startsWith('Keep'))).toHaveLength(1)
    // Two months, a day at a time, beside all who have died in this file before.
  }, 60_000)

  test('a report of somebody whose account is gone is like one of a stranger', async () => {
    const { customer, id } = await searched()
    await app.stores.users.remove(customer.userId)
    expect((await opened(id)).account).toBeUndefined()
    expect((await agree(priya, id)).status).toBe(200)
    await pass(3)
    expect(await opened(id)).toMatchObject({ state: 'not released' })
  })
})

describe('a backup restored in the middle of a search', () => {
  test.each([
    ['at once', 0],
    ['after ten days without a service', 10],
  ])('%s keeps the report, its clock and its links, and ends the search no earlier', async (_when, gone) => {
    const { name, email, customer } = await testator()
    const { asker } = await report({ name, born })
    await pass(5)
    const [alive, asked] = [await linkTo('are you alive', email), await linkTo('about a death', asker.email)]
    const folder = await mkdtemp(join(tmpdir(), 'heirloom-death-'))
    const file = join(folder, 'all.backup')
    await makeBackup(app.db, file, app.clock(), encryption)
    const before = await app.stores.deaths.of(customer.userId)
    app.clock.pass(gone * DAY_MS)
    const db = connectTo(await newTestDatabase(folder, BLANK))
    await restoreBackup({ db, file, encryption, clock: app.clock, erased: new Set() })
    const restored = await startApp({ db, clock: app.clock, publicUrl: DESK_HOME })
    try {
      const kept = () => restored.stores.deaths.of(customer.userId)
      const readers = async () =>
        Promise.all(
          [alive, asked].map(async (token) => (await restored.api().post('/api/deaths/read', { token })).json()),
        )
      expect(await kept()).toEqual(before)
      expect(await readers()).toMatchObject([
        { of: 'testator', stopped: false },
        { of: 'asker', standing: 'being checked' },
      ])
      await pass(WAIT_DAYS - 5 - 1, restored)
      expect(await kept()).toMatchObject([{ case: { state: 'warned', until: before[0]?.case.until } }])
      await pass(1, restored)
      expect(await kept()).toMatchObject([{ case: { state: 'deciding' } }])
      expect((await restored.api().post('/api/deaths/act', { token: alive, act: 'alive' })).json()).toMatchObject({
        stopped: true,
      })
    } finally {
      await restored.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
