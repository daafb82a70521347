import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import type { AfterDeathReply, ReleasedReply } from '#core/api/death.ts'
import { ADULT_FROM_AGE, RELEASE_NOTICE_DAYS } from '#core/constants.ts'
import { KEPT_DAYS, WAIT_DAYS } from '#core/death/case.ts'
import { daysLater } from '#core/text/calendar-day.ts'
import { DAY_MS, londonDay } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { createExpiredStore, createUnusedAccountStore } from '#server/db/repositories/retention.store.ts'
import { wantsNoMailOfWill } from '#server/mail/enqueue.ts'
import {
  ANNE,
  act,
  agree,
  alex,
  app,
  askedByANeighbour,
  born,
  confirm,
  deathOf,
  fresh,
  gone,
  letterOpened,
  linkTo,
  opened,
  openedBy,
  pass,
  people,
  post,
  priya,
  RUTH,
  read,
  released,
  releasedOf,
  report,
  searched,
  searchedFor,
  signed,
  startForDeaths,
  subjectsTo,
  THOMAS,
  testator,
  tom,
} from '#testkit/deaths.ts'
import { DESK_HOME } from '#testkit/desk.ts'
import { startApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { BLANK, connectToTest, encryption, newTestDatabase } from '#testkit/test-database.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'
import { chosenBefore } from '#words/en/death.ts'

startForDeaths()

describe('after the release', () => {
  test('whoever has the password changes nothing of what others opened', async () => {
    const maker = await released()
    const token = await linkTo('news of a death', `person${RUTH}.${maker.last}@example.com`, /left for you/)
    const before = (await openedBy(token)).json<ReleasedReply>().home.opens
    const heir = await maker.again()
    const { will } = (await heir.get('/api/form')).json<{ will: Will }>()
    const ruth = { ...will.persons.find(({ id }) => id === RUTH), died: true, version: will.version }
    const tried = [
      await heir.post('/api/wills/persons/update', ruth),
      await heir.post('/api/signing/revoked', { how: 'Torn up', on: { day: 3, month: 11, year: 2026 } }),
      await heir.delete('/api/signing?earlier=0'),
    ]
    for (const { status, text } of tried) expect([status, text]).toEqual([422, expect.stringContaining(chosenBefore)])
    expect((await openedBy(token)).json<ReleasedReply>().home.opens).toEqual(before)
  })

  test('closing every link closes those of every report of the same testator', async () => {
    const maker = await testator()
    const first = await searchedFor(maker)
    const second = await askedByANeighbour(maker)
    const links: string[] = []
    for (const { id } of [first, second]) {
      await agree(priya, id)
      expect((await agree(tom, id)).json()).toMatchObject({ state: 'released' })
      links.push(await linkTo('news of a death', `person${RUTH}.${maker.last}@example.com`, /left for you/))
    }
    const passkey = await signed(alex, first.id, 'undo a release')
    const body = { reason: 'The testator is alive', passkey }
    expect((await (await fresh(alex)).post(`/api/desk/deaths/${first.id}/undo`, body)).status).toBe(200)
    for (const link of links) expect((await openedBy(link)).status).toBe(422)
    expect((await opened(second.id)).state).toBe('released wrongly')
  })

  test('a letter that says sorry is posted before the same is asked for again', async () => {
    const maker = await testator({ unreached: [RUTH], homes: { [RUTH]: '1 Mill Lane' } })
    const { id, asker } = await releasedOf(maker)
    await letterOpened(tom, id, RUTH)
    await post(tom, id, RUTH)
    await (await maker.again()).post('/api/after-death/alive', {})
    const token = await linkTo('about a death', asker.email)
    expect((await act(token, 'ask again')).status).toBe(422)
    expect(await letterOpened(tom, id, RUTH)).toContain('mistake')
    await post(tom, id, RUTH)
    expect((await act(token, 'ask again')).status).toBe(200)
  })

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

  test('whoever was left one letter reads how it was decided and that they were told, and of nobody else who got something', async () => {
    const email = `guardian.alone.${people}@example.com`
    const { last } = await releasedOf(
      await testator({ email, unreached: [THOMAS], homes: { [THOMAS]: '3 Mill Lane' } }),
    )
    const logOf = async (to: string) =>
      (await app.api().post('/api/released', { token: await linkTo('news of a death', to, /left for you/) }))
        .json<ReleasedReply>()
        .log.map(({ what }) => what)
    const anne = await logOf(email)
    expect(anne).toEqual(expect.arrayContaining(['Priya Nair agreed', 'It was released', 'Anne Price was told of it']))
    expect(anne.filter((row) => /Ruth|Thomas/.test(row))).toEqual([])
    const ruth = await logOf(`person${RUTH}.${last}@example.com`)
    expect(ruth).toEqual(expect.arrayContaining(anne))
    expect(ruth.filter((row) => row.includes('Thomas') && row.includes('post them a letter'))).not.toEqual([])
  })

  test('an executor who comes of age is sent what is open to executors, once', async () => {
    const birthday = daysLater(londonDay(app.clock()), WAIT_DAYS + 10)
    const dob = { ...birthday, year: birthday.year - ADULT_FROM_AGE }
    const maker = await testator({
      executor: [THOMAS, ANNE],
      email: `anne.price.${people}@example.com`,
      changed: ({ persons }) => ({
        executorBackup: [RUTH],
        persons: persons.map((each) =>
          each.id === RUTH ? { ...each, type: 'Person', relationship: 'Niece', dob } : each,
        ),
      }),
    })
    const { id } = await searchedFor(maker)
    await gone(alex, id, ANNE)
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'released' })
    const { last } = maker
    const ruth = `person${RUTH}.${last}@example.com`
    const thomas = `person${THOMAS}.${last}@example.com`
    const sent = async (to: string) =>
      (await subjectsTo('news of a death', to)).filter((each) => /left for you/.test(each))
    expect([await sent(ruth), await sent(thomas)]).toEqual([[], [expect.any(String)]])
    await pass(20)
    expect([await sent(ruth), await sent(thomas)]).toEqual([[expect.any(String)], [expect.any(String)]])
    const token = await linkTo('news of a death', ruth, /left for you/)
    const { home, log } = (await openedBy(token)).json<ReleasedReply>()
    expect(home.opens).toContain('words')
    expect(log.map(({ what }) => what)).toContain('Ruth Hale was told of it')
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
    const order = await app.stores.orders.add({
      userId: customer.userId,
      externalId: 'left open',
      provider: 'sandbox',
      items: ['print'],
      listPrice: 1500,
      total: 1500,
      vatPercent: 20,
      promoCode: undefined,
      at: app.clock(),
    })
    await app.stores.orders.setProviderRef(order.id, 'left open')
    await pass(RELEASE_NOTICE_DAYS)
    expect(
      await app.db.selectFrom('sandbox_payments').selectAll().where('external_id', '=', 'left open').execute(),
    ).toMatchObject([{ outcome: 'closed' }])
    expect(await app.stores.users.find(customer.userId)).toBeUndefined()
    expect((await app.api().post('/api/released', { token })).status).toBe(422)
    expect((await subjectsTo('news of a death', ruth)).filter((subject) => subject.startsWith('Keep'))).toHaveLength(1)
    // Two months, a day at a time, beside all who have died in this file before.
  }, 60_000)

  test('who may open it is told of its end, also while a bank questions a payment of the testator', async () => {
    const { customer, id, last } = await released()
    const report = await app.stores.deaths.find(id)
    if (!report) throw new Error('There is no report')
    const sold = { externalId: 'questioned', provider: 'sandbox', items: ['print' as const], promoCode: undefined }
    const at = app.clock()
    const order = await app.stores.orders.add({
      ...sold,
      userId: customer.userId,
      listPrice: 1500,
      total: 1500,
      vatPercent: 20,
      at,
    })
    await app.stores.orders.move(order.id, { from: 'created', to: 'disputed', at })
    const since = report.case.since - (KEPT_DAYS - RELEASE_NOTICE_DAYS) * DAY_MS
    await app.stores.deaths.save({ ...report, case: { ...report.case, since } })
    await pass(1)
    expect((await subjectsTo('news of a death', `person${RUTH}.${last}@example.com`)).at(-1)).toMatch(
      /^Keep what Margaret/,
    )
  })

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
    const folder = newFolder()
    const file = join(folder, 'all.backup')
    await makeBackup(app.db, file, app.clock(), encryption)
    const before = await app.stores.deaths.of(customer.userId)
    app.clock.pass(gone * DAY_MS)
    const db = await connectToTest(await newTestDatabase(folder, BLANK))
    await restoreBackup({ db, file, encryption, clock: app.clock, erased: new Set() })
    const restored = await startApp({ db, clock: app.clock, publicUrl: DESK_HOME })
    try {
      const kept = () => restored.stores.deaths.of(customer.userId)
      const readBy = async (token: string) => (await restored.api().post('/api/deaths/read', { token })).json()
      expect(await kept()).toEqual(before)
      expect(await readBy(alive)).toMatchObject({ of: 'testator', stopped: false })
      expect(await readBy(asked)).toMatchObject({ of: 'asker', standing: 'being checked' })
      await pass(WAIT_DAYS - 5 - 1, restored)
      expect(await kept()).toMatchObject([{ case: { state: 'warned', until: before[0]?.case.until } }])
      await pass(1, restored)
      expect(await kept()).toMatchObject([{ case: { state: 'deciding' } }])
      expect((await restored.api().post('/api/deaths/act', { token: alive, act: 'alive' })).json()).toMatchObject({
        stopped: true,
      })
    } finally {
      await restored.close()
    }
  })
})
