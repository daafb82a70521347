import { describe, expect, test } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import type { AfterDeathReply, DeathLinkReply, ReleasedReply } from '#core/api/death.ts'
import { REPORT_DAYS, WAIT_DAYS } from '#core/death/case.ts'
import { DAY_MS, londonDay } from '#core/text/dates.ts'
import { createUnusedAccountStore } from '#server/db/repositories/retention.store.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import {
  act,
  agree,
  alex,
  app,
  born,
  certificate,
  codeOpened,
  codeToTestator,
  confirm,
  deathOf,
  fresh,
  linkTo,
  type Maker,
  mailsTo,
  opened,
  openToTestator,
  pass,
  people,
  post,
  priya,
  RUTH,
  reachEveryWay,
  read,
  released,
  report,
  searched,
  startForDeaths,
  subjectsTo,
  THOMAS,
  testator,
  tokenIn,
  tom,
} from '#testkit/deaths.ts'
import { solveProofOfWork } from '#testkit/proof-of-work.ts'

startForDeaths()

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

  test('is tried five times a day from one network', async () => {
    // At once, and for every database alike: what counts them is no table.
    const tries = Array.from('abcdef', (letter) => report({ name: `Nobody ${letter}`, born }, { from: '10.9.9.9' }))
    const statuses: number[] = []
    for (const tried of tries) statuses.push((await tried).reply.status)
    expect(statuses.toSorted()).toEqual([202, 202, 202, 202, 202, 429])
  })

  test('stays open about a name, however typed, that others have used up, for a proof of work', async () => {
    const statuses: number[] = []
    const typed = [
      'Nobody Again',
      'nobody  again',
      'Mrs Nobody Again',
      'Nobody Jane Again',
      'Nobódy Again',
      'NOBODY AGAIN.',
    ]
    for (const name of typed) statuses.push((await report({ name, born })).reply.status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 403])
    const headers = async () => ({ 'x-proof': await solveProofOfWork((await app.api().get('/api/proof')).json()) })
    const from = '10.9.9.8'
    expect((await report({ name: 'Nobody Again', born }, { from })).reply.json()).toMatchObject({
      errors: { proof: [expect.any(String)] },
    })
    for (let time = 0; time < 5; time += 1)
      expect((await report({ name: 'Nobody Again', born }, { from, headers: await headers() })).reply.status).toBe(202)
    expect((await report({ name: 'Nobody Again', born }, { from, headers: await headers() })).reply.status).toBe(429)
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

  test('finds a customer by the one code that two tabs show which are opened at the same moment', async () => {
    const { customer } = await testator()
    const replies = await Promise.all([1, 2, 3].map(() => customer.get('/api/after-death')))
    expect(new Set(replies.map((reply) => reply.json<AfterDeathReply>().code)).size).toBe(1)
    const again = await Promise.all([1, 2, 3].map(() => customer.post('/api/after-death/card')))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
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

  test('reads it in the account and stops it there, also where nothing was paid', async () => {
    const { name, again } = await testator({ paid: false })
    await report({ name, born })
    await pass(1)
    const customer = await again()
    const told = async () => (await customer.get('/api/account')).json<AccountReply>().reportsOfDeath
    expect((await customer.get('/api/after-death')).status).toBe(402)
    expect(await told()).toMatchObject([{ asker: 'Thomas Hale', open: true, given: false }])
    expect((await customer.post('/api/after-death/alive')).status).toBe(204)
    expect(await told()).toMatchObject([{ asker: 'Thomas Hale', open: false }])
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
    for (const id of ids) expect((await opened(id)).state).toBe('reported')
    await act(token, 'withdraw')
    for (const id of ids) expect((await opened(id)).state).toBe('closed')
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

  test('of whom there is only an address is asked by post during the search, and can object by the code of the letter', async () => {
    const { name } = await testator({ unreached: [RUTH], homes: { [RUTH]: '2 Chapel Lane' } })
    await report({ name, born })
    const id = await deathOf(name)
    const letters = async () => (await opened(id)).account?.letters.filter(({ person }) => person === RUTH)
    await pass(5)
    expect(await letters()).toEqual([])
    await pass(1)
    expect(await letters()).toMatchObject([{ to: '2 Chapel Lane, Ludlow, SY8 1AB', opened: false, posted: false }])
    const code = await codeOpened(tom, id, RUTH)
    expect((await post(tom, id, RUTH)).status).toBe(200)
    expect((await read(code)).json()).toMatchObject({ of: 'executor', name, standing: 'being checked' })
    expect((await act(code, 'object')).status).toBe(200)
    expect(await opened(id)).toMatchObject({ state: 'stands still' })
    await pass(3)
    expect(await letters()).toMatchObject([{ posted: true }])
  })

  test('that is a firm is asked by post as well, at the office that the register of solicitors has', async () => {
    const { name } = await testator({ firm: 'Ashdown Wills LLP' })
    await report({ name, born })
    const id = await deathOf(name)
    await pass(6)
    const letters = (await opened(id)).account?.letters.filter(({ person }) => person !== undefined)
    expect(letters).toMatchObject([{ name: 'Ashdown Wills LLP', asks: true, posted: false }])
    expect(letters?.[0]?.to).toContain('123456')
  })

  test('whose letter was never posted is asked no more once nobody is looked for, and its code opens nothing', async () => {
    const { name, email } = await testator({ unreached: [RUTH], homes: { [RUTH]: '2 Chapel Lane' } })
    await report({ name, born })
    const id = await deathOf(name)
    await pass(6)
    const code = await codeOpened(tom, id, RUTH)
    await act(await linkTo('are you alive', email), 'alive')
    expect(await opened(id)).toMatchObject({ state: 'stopped', account: { letters: [] } })
    expect((await read(code)).status).toBe(422)
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
