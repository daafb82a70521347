import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import type { AskedReply, AskForRoleReply } from '#core/api/roles.ts'
import { defaultRelease } from '#core/death/release.ts'
import { whoGetsWhat } from '#core/executor/who-takes.ts'
import { DAY_MS, londonDay } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import { MOST_ROLE_REQUESTS, type RoleRequest } from '#core/will/signing-schema.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createTransactions } from '#server/db/stores.ts'
import { createEnqueueMail, type MailKind } from '#server/mail/enqueue.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { appForAll, askForEverything, type Customer, soon } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'
import { createRolesService } from './roles.service.ts'

const app = appForAll({ publicUrl: 'https://wills.example' })

const [THOMAS, RUTH] = [1, 2]

/** Thomas and Ruth are the executors. Each may have an email. */
const withExecutors = async (emails: Readonly<Record<number, string>> = {}, paid = true): Promise<Customer> => {
  const customer = await app.customer()
  const given = completeExampleWill({ executor: [THOMAS, RUTH] })
  const persons = given.persons.map((person) =>
    emails[person.id] === undefined ? person : { ...person, email: emails[person.id] },
  )
  const will = { ...given, persons, id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  if (paid) await app.give(customer.userId, ['will'])
  return customer
}

const willOf = async (customer: Customer) => (await customer.get('/api/form')).json<{ will: Will }>().will
const nameOnlyRuth = async ({ userId }: Customer) => {
  const { will } = (await app.stores.wills.find(userId)) ?? {}
  if (will) await app.stores.wills.save(userId, { ...will, executor: [RUTH] }, app.clock())
}
const requestOf = async (customer: Customer): Promise<RoleRequest | undefined> =>
  (await willOf(customer)).roleRequests?.at(-1)
const ask = (customer: Customer, given: object = {}) =>
  customer.post('/api/roles/requests', { role: 'executor', person: THOMAS, ...given })
const mailsTo = async (email: string) => (await app.everyMail()).filter(({ to }) => to === email)
const mailTo = (email: string, about = '') =>
  vi.waitUntil(async () => (await mailsTo(email)).findLast(({ subject }) => subject.includes(about)), soon)
const tokenIn = (text: string): string => /\/asked\/([\w-]{43})/.exec(text)?.[1] ?? ''
const visitor = () => app.api()
const addressOf = async (customer: Customer) => (await customer.get('/api/account')).json<{ email: string }>().email

/** A customer who has asked Thomas, and the token of his link. */
const withAsked = async (email: string, given: object = {}) => {
  const customer = await withExecutors({ [THOMAS]: email })
  expect((await ask(customer, given)).status).toBe(200)
  return { customer, token: tokenIn((await mailTo(email)).text) }
}

const answer = (token: string, given: object = {}) =>
  visitor().post('/api/asked/answer', { token, answer: 'yes', name: 'Thomas A Hale', ...given })

describe('a request to do a job', () => {
  // Promise: since.executors
  test('is read by the customer before it is sent', async () => {
    const reply = await (await withExecutors()).get('/api/roles/mail?role=executor')
    expect(reply.json()).toMatchObject({
      subject: 'Margaret Hale asks something of you',
      says: expect.arrayContaining([expect.stringContaining('say yes, no, or ask')]),
    })
  })

  // Promise: since.executors
  test('is not sent by the payment, nor by a download', async () => {
    const customer = await withExecutors({ [THOMAS]: 'thomas.paid@example.com' })
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
    await app.mail(1)
    expect(await mailsTo('thomas.paid@example.com')).toEqual([])
  })

  test('goes out with a link, says nothing of the will, and stands in the activity', async () => {
    const customer = await withExecutors({ [THOMAS]: 'thomas.asked@example.com' })
    const reply = (await ask(customer, { message: 'You have always been the sensible one.' })).json<AskForRoleReply>()
    expect(reply.will.roleRequests).toMatchObject([{ id: 1, role: 'executor', person: THOMAS, name: 'Thomas Hale' }])
    const mail = await mailTo('thomas.asked@example.com')
    expect(mail.text).not.toMatch(/sensible|£|Ruth/)
    expect(mail.text).toContain('You get this because Margaret Hale gave us your address and asked us to write to you.')
    expect(mail.unsubscribeUrl).toMatch(/^https:\/\/wills\.example\/unsubscribe\/[\w-]{43}$/)
    expect((await app.stores.audit.list(customer.userId)).map(({ action }) => action)).toContain(
      'asked someone to do a job',
    )
    const zip = unzipSync((await askForEverything(customer)).bytes)
    expect(strFromU8(zip['account.json'] ?? new Uint8Array())).toContain('the sensible one')
  })

  test('goes once to an address, though the button is pressed twice at the same moment', async () => {
    const customer = await withExecutors({ [THOMAS]: 'thomas.once@example.com' })
    const replies = await Promise.all([ask(customer), ask(customer)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await willOf(customer)).roleRequests).toHaveLength(1)
  })

  test('can go to another address after a slip in the first, whose link then opens nothing', async () => {
    const { customer, token } = await withAsked('thomsa@example.com')
    const thomas = (await willOf(customer)).persons.find(({ id }) => id === THOMAS)
    await customer.post('/api/wills/persons/update', { ...thomas, email: 'thomas.right@example.com' })
    expect((await ask(customer)).status).toBe(200)
    expect((await answer(token)).json()).toMatchObject({ errors: { token: ['ROLE_LINK_DEAD'] } })
    expect((await willOf(customer)).roleRequests?.map(({ ended }) => ended)).toEqual(['withdrawn', undefined])
  })

  test('does not go to those who want none from us', async () => {
    await withAsked('thomas.stops@example.com')
    const unsubscribe = (await mailTo('thomas.stops@example.com')).unsubscribeUrl?.split('/').at(-1)
    expect((await visitor().post('/api/unsubscribe', { token: unsubscribe })).status).toBe(204)
    const other = await withExecutors({ [THOMAS]: 'thomas.stops@example.com' })
    expect((await ask(other)).json()).toMatchObject({ refused: true })
    expect(await requestOf(other)).toBeUndefined()
  })

  test.each<[string, object, string]>([
    ['a person without an email', { person: RUTH }, 'ROLE_WITHOUT_EMAIL'],
    ['a person who is not in the will', { person: 99 }, 'UNKNOWN_ID'],
    ['a job that the will does not give them', { role: 'pet keeper' }, 'UNKNOWN_ID'],
  ])('is refused for %s', async (_who, given, code) => {
    const customer = await withExecutors({ [THOMAS]: 'thomas.alone@example.com' })
    expect((await ask(customer, given)).json()).toMatchObject({ errors: { person: [code] } })
  })

  test('is refused until the will is paid for', async () => {
    expect((await ask(await withExecutors({ [THOMAS]: 'thomas.unpaid@example.com' }, false))).status).toBe(402)
  })

  test('goes to one address ten times a day, whatever accounts and names they come from', async () => {
    const to = 'thomas.flooded@example.com'
    for (const name of ['Ann', 'Ben', 'Cas', 'Dot', 'Eve', 'Fay', 'Guy', 'Hal', 'Ida', 'Joe']) {
      const customer = await withExecutors({ [THOMAS]: to })
      await customer.patch('/api/account', { name, last_name: 'Hale' })
      expect((await ask(customer)).status).toBe(200)
    }
    const last = await withExecutors({ [THOMAS]: to.toUpperCase() })
    expect((await ask(last)).json()).toMatchObject({ errors: { person: ['ROLE_HAS_ENOUGH_MAIL'] } })
    expect(await requestOf(last)).toBeUndefined()
  })

  test('cannot be sent from one account to many addresses', async () => {
    const { customer } = await withAsked('thomas.many@example.com')
    const first = await requestOf(customer)
    if (!first) throw new Error('Nothing was asked')
    const roleRequests = Array.from(
      { length: MOST_ROLE_REQUESTS },
      (_, at): RoleRequest => ({
        ...first,
        id: at + 1,
        ended: 'withdrawn',
      }),
    )
    await app.stores.wills.setAfterSigning(customer.userId, () => ({ roleRequests }))
    expect((await ask(customer)).json()).toMatchObject({ errors: { person: ['ROLE_REQUESTS_TOO_MANY'] } })
  })
})

describe('the link of a request', () => {
  test('says who asks, for what and with whom, and nothing of who gets what', async () => {
    const { token } = await withAsked('thomas.reads@example.com', { message: 'Would you?' })
    const asked = (await visitor().post('/api/asked', { token })).json<AskedReply>()
    expect(asked).toEqual({
      role: 'executor',
      name: 'Thomas Hale',
      from: 'Margaret',
      fromInFull: 'Margaret Hale',
      asked: expect.any(String),
      message: 'Would you?',
      actsWith: ['Ruth Hale'],
    })
  })

  test('says who gets what where the testator chose to show it, as the will stands when it is opened, and not in the mail', async () => {
    const { customer, token } = await withAsked('thomas.shown@example.com', { shows: true })
    const gets = async () => (await visitor().post('/api/asked', { token })).json<AskedReply>().gets
    const now = await gets()
    expect(now).toEqual(whoGetsWhat(await willOf(customer), londonDay(app.clock())))
    expect(now?.join(' ')).toMatch(/£5,000: .*\bthe rest: .*Ruth Hale/i)
    expect((await mailTo('thomas.shown@example.com')).text).not.toMatch(/£|the rest|Ruth/)
    expect(now?.join(' ')).not.toMatch(/\byour?\b/)
  })

  test('is read again and again, as a scanner of mail does, and nothing is answered by that', async () => {
    const { customer, token } = await withAsked('thomas.scanned@example.com')
    for (let times = 0; times < 3; times += 1) await visitor().post('/api/asked', { token })
    expect((await requestOf(customer))?.answer).toBeUndefined()
  })

  test.each([
    ['yes', 'Thomas said yes', /will do it/],
    ['no', 'An answer from Thomas', /would rather not/],
  ] as const)('takes a %s, and the customer is told once', async (given, subject, says) => {
    const { customer, token } = await withAsked(`thomas.${given}@example.com`)
    for (let times = 0; times < 2; times += 1) expect((await answer(token, { answer: given })).status).toBe(204)
    expect(await requestOf(customer)).toMatchObject({ answer: given, as: 'Thomas A Hale' })
    const to = await addressOf(customer)
    expect((await mailTo(to, subject)).text).toMatch(says)
    expect((await mailsTo(to)).filter((mail) => mail.subject === subject)).toHaveLength(1)
  })

  test('takes a question, which the customer reads on a page of theirs and not in the mail', async () => {
    const { customer, token } = await withAsked('thomas.wonders@example.com')
    expect((await answer(token, { answer: 'question' })).json()).toMatchObject({
      errors: { question: ['FIELD_REQUIRED'] },
    })
    await answer(token, { answer: 'question', question: '  How long does it take?  ' })
    expect((await requestOf(customer))?.question).toBe('How long does it take?')
    expect((await mailTo(await addressOf(customer), 'has a question')).text).not.toContain('How long')
  })

  test('takes another answer later, as long as the will names the person', async () => {
    const { customer, token } = await withAsked('thomas.thinks@example.com')
    await answer(token)
    app.clock.pass(400 * DAY_MS)
    expect((await visitor().post('/api/asked', { token })).json()).toMatchObject({ answer: 'yes' })
    expect((await answer(token, { answer: 'no' })).status).toBe(204)
    await nameOnlyRuth(customer)
    expect((await answer(token)).json()).toMatchObject({ errors: { token: ['ROLE_LINK_DEAD'] } })
    app.clock.pass(-400 * DAY_MS)
  })

  test('is closed by whoever got the mail by mistake, and the customer is told', async () => {
    const { customer, token } = await withAsked('somebody.else@example.com')
    expect((await visitor().post('/api/asked/close', { token })).status).toBe(204)
    expect((await answer(token)).status).toBe(422)
    expect((await requestOf(customer))?.ended).toBe('closed')
    const told = await mailTo(await addressOf(customer), 'Is that the email of Thomas?')
    expect(told.text).not.toContain('somebody.else@')
  })

  test('opens nothing once what was left is released, and writes no more to the customer who has died', async () => {
    const { customer, token } = await withAsked('thomas.late@example.com')
    const released = { day: 3, month: 11, year: 2026 }
    await app.stores.wills.setAfterSigning(customer.userId, (before) => ({
      ...before,
      release: { days: 14, to: defaultRelease, released },
    }))
    expect((await answer(token)).json()).toMatchObject({ errors: { token: ['ROLE_LINK_DEAD'] } })
    expect((await mailsTo(await addressOf(customer))).filter(({ subject }) => subject.includes('Thomas'))).toEqual([])
  })

  test('opens nothing to whoever has it, once its person was removed and somebody else is named in their place', async () => {
    const customer = await withExecutors()
    const add = async (fullname: string, email: string) => {
      const { version } = await willOf(customer)
      const person = { fullname, type: 'Gift Person', email, version }
      return (await customer.post('/api/wills/persons/create', person)).json<{ id: number }>().id
    }
    const nameOnly = async (id: number) => {
      const { will } = (await app.stores.wills.find(customer.userId)) ?? {}
      if (will) await app.stores.wills.save(customer.userId, { ...will, executor: [id] }, app.clock())
    }
    const nora = await add('Nora Ash', 'nora.removed@example.com')
    await nameOnly(nora)
    await ask(customer, { person: nora })
    const token = tokenIn((await mailTo('nora.removed@example.com')).text)
    await nameOnly(THOMAS)
    const { version } = await willOf(customer)
    expect((await customer.post('/api/wills/persons/delete', { id: nora, version })).status).toBe(200)
    const olive = await add('Olive Roe', 'olive@example.com')
    await nameOnly(olive)
    expect(olive).not.toBe(nora)
    expect((await visitor().post('/api/asked', { token })).status).toBe(422)
  })

  test('asks for a name', async () => {
    const { token } = await withAsked('thomas.nameless@example.com')
    expect((await answer(token, { name: ' ' })).status).toBe(422)
  })

  test('opens nothing when it is made up', async () => {
    expect((await visitor().post('/api/asked', { token: 'x'.repeat(43) })).json()).toMatchObject({
      errors: { token: ['ROLE_LINK_DEAD'] },
    })
  })

  test('ends with the account', async () => {
    const { customer, token } = await withAsked('thomas.left@example.com')
    await app.stores.users.remove(customer.userId)
    expect((await answer(token)).json()).toMatchObject({ errors: { token: ['ROLE_LINK_DEAD'] } })
  })
})

describe('what the customer can still do', () => {
  test('take it back, at which the person is told and the link opens nothing', async () => {
    const { customer, token } = await withAsked('thomas.free@example.com')
    await answer(token)
    for (let times = 0; times < 2; times += 1) expect((await customer.delete('/api/roles/requests/1')).status).toBe(200)
    expect((await answer(token)).status).toBe(422)
    await mailTo('thomas.free@example.com', 'taken a question back')
    expect(await mailsTo('thomas.free@example.com')).toHaveLength(2)
  })

  test('say that whoever answered is not who was meant: the link is closed, and they can be asked anew', async () => {
    const { customer, token } = await withAsked('the.family@example.com')
    await answer(token, { name: 'Alex Poe' })
    await customer.post('/api/roles/requests/1', { them: false })
    expect((await answer(token)).status).toBe(422)
    expect((await ask(customer)).status).toBe(200)
  })

  test('say that it is', async () => {
    const { customer, token } = await withAsked('thomas.known@example.com')
    await answer(token)
    await customer.post('/api/roles/requests/1', { them: true })
    expect((await requestOf(customer))?.recognised).toBe(true)
  })

  test('ask again whoever declined, and the older link opens nothing', async () => {
    const { customer, token } = await withAsked('thomas.unsure@example.com')
    await answer(token, { answer: 'no' })
    expect((await ask(customer)).status).toBe(200)
    expect((await answer(token)).status).toBe(422)
  })
})

describe('a request that nobody answers', () => {
  /** What the job does so many days later. */
  const remindAfter = async (days: number) => {
    app.clock.pass(days * DAY_MS)
    const { remind } = createRolesService({
      ...app.stores,
      wills: { stored: () => Promise.reject(new Error('No call is answered here')) },
      work: { whoGetsWhat: () => Promise.reject(new Error('No page is opened here')) },
      inTransaction: createTransactions(app.db, createVaults({ ...encryption, clock: app.clock })),
      enqueueMail: createEnqueueMail({ clock: app.clock, randomBytes }),
      clock: app.clock,
      today: () => londonDay(app.clock()),
      randomBytes,
      homeUrl: () => 'https://wills.example',
    })
    await remind()
    await remind()
  }
  const sentTo = async (email: string, kind: MailKind) =>
    (await sentOrWaiting(app, kind)).filter(({ to }) => to === email)

  test('is sent again after one week and after three, with the same link, and then the customer is told', async () => {
    const to = 'thomas.silent@example.com'
    const { customer, token } = await withAsked(to)
    const testator = await addressOf(customer)
    const reminders = async () =>
      (await sentTo(to, 'a request for a role')).filter(({ subject }) => subject.includes('still hopes'))
    const counts: number[] = []
    for (const days of [6, 1, 14]) {
      await remindAfter(days)
      counts.push((await reminders()).length)
    }
    expect(counts).toEqual([0, 1, 2])
    for (const mail of await reminders()) expect(tokenIn(mail.text)).toBe(token)
    await remindAfter(10)
    const told = await sentTo(testator, 'an answer to a request')
    expect(told.filter(({ subject }) => subject === 'Thomas has not answered')).toHaveLength(1)
    expect(await reminders()).toHaveLength(2)
    expect((await answer(token)).status).toBe(422)
  })

  test('is not sent again once it was answered, or the will names somebody else', async () => {
    const { token } = await withAsked('thomas.quick@example.com')
    await answer(token)
    const { customer } = await withAsked('thomas.gone@example.com')
    await nameOnlyRuth(customer)
    await remindAfter(8)
    for (const to of ['thomas.quick@example.com', 'thomas.gone@example.com'])
      expect(await sentTo(to, 'a request for a role')).toHaveLength(1)
  })
})
