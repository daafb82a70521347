/** Whoever was asked to do a job under a will, and keeps their answer in an account of their own. */
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import type { KeptReply } from '#core/api/roles.ts'
import type { FormReply } from '#core/api/wills.ts'
import { defaultRelease } from '#core/death/release.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { appForAll, askForEverything, type Client, type Customer, soon } from '#testkit/start-app.ts'
import { createUnusedAccountStore } from '../../db/repositories/retention.store.ts'

const app = appForAll({ publicUrl: 'https://wills.example' })

const [THOMAS, RUTH] = [1, 2]
const tokenIn = (text: string): string => /\/asked\/([\w-]{43})/.exec(text)?.[1] ?? ''
const asksIn = async (email: string) =>
  (await app.everyMail()).filter(({ to, subject }) => to === email && subject.includes('asks something of you'))

/** A testator who has asked these executors, and the tokens of their links in the same order. */
const asksOf = async (asked: readonly (readonly [number, string])[]) => {
  const testator = await app.customer()
  const given = completeExampleWill({ executor: [THOMAS, RUTH] })
  const emails = new Map(asked)
  const persons = given.persons.map((person) => {
    const email = emails.get(person.id)
    return email === undefined ? person : { ...person, email }
  })
  await app.stores.wills.save(testator.userId, { ...given, persons, id: testator.willId, version: 0 }, app.clock())
  await app.give(testator.userId, ['will'])
  const tokens: string[] = []
  for (const [person, email] of asked) tokens.push(await askAgain(testator, person, email))
  return { testator, tokens, token: tokens[0] ?? '' }
}
const askAgain = async (testator: Customer, person: number, email: string): Promise<string> => {
  const before = (await asksIn(email)).map(({ text }) => text)
  expect((await testator.post('/api/roles/requests', { role: 'executor', person })).status).toBe(200)
  const mail = await vi.waitUntil(async () => (await asksIn(email)).find(({ text }) => !before.includes(text)), soon)
  return tokenIn(mail.text)
}

const answer = (token: string, given: 'yes' | 'no' = 'yes') =>
  app.api().post('/api/asked/answer', { token, answer: given, name: 'Thomas Hale' })
/** An account of whoever was asked, with an address that was confirmed. */
const accountOf = async (email: string) => {
  const { token, id } = await app.register({ email })
  return Object.assign(app.api(token), { userId: id })
}
const keep = (account: Client, token: string) => account.post('/api/asked/keep', { token })
const keptIn = async (account: Client) => (await account.get('/api/asked/kept')).json<KeptReply>().asked
const shortly = async (account: Client) =>
  (await keptIn(account)).map(({ name, answer: said, standing }) => [name, said, standing])

const LINK_DEAD = { errors: { token: ['ROLE_LINK_DEAD'] } }

/** Thomas was asked, said yes, and keeps it. */
const withKept = async (email: string) => {
  const { testator, token } = await asksOf([[THOMAS, email]])
  await answer(token)
  const account = await accountOf(email)
  expect((await keep(account, token)).status).toBe(204)
  return { testator, token, account }
}

describe('an answer that is kept in an account', () => {
  test('stands there with the job, who asked, and what was said, and nothing of who gets what', async () => {
    const { account, token } = await withKept('thomas.keeps@example.com')
    expect(await keptIn(account)).toEqual([
      {
        token,
        role: 'executor',
        name: 'Thomas Hale',
        fromInFull: 'Margaret Hale',
        asked: expect.any(String),
        answer: 'yes',
        standing: 'open',
      },
    ])
  })

  test('is changed by its link, which goes on working, and the account shows the new one', async () => {
    const { account, token } = await withKept('thomas.changes@example.com')
    expect((await answer(token, 'no')).status).toBe(204)
    expect(await shortly(account)).toEqual([['Thomas Hale', 'no', 'open']])
  })

  test('may be let go: the account forgets it, and the link goes on working', async () => {
    const { account, token } = await withKept('thomas.lets.go@example.com')
    expect((await account.post('/api/asked/let-go', { token })).status).toBe(204)
    expect(await keptIn(account)).toEqual([])
    expect((await app.api().post('/api/asked', { token })).status).toBe(200)
  })

  test('stands in everything that we hold of them', async () => {
    const { account } = await withKept('thomas.exports@example.com')
    const zip = unzipSync((await askForEverything(account)).bytes)
    const { asked } = JSON.parse(strFromU8(zip['account.json'] ?? new Uint8Array())) as KeptReply
    expect(asked).toMatchObject([{ role: 'executor', fromInFull: 'Margaret Hale', answer: 'yes' }])
    expect(JSON.stringify(asked)).not.toContain('token')
  })

  test('keeps its account from being deleted as unused, for as long as it stands there', async () => {
    const { account, token } = await withKept('thomas.comes.back@example.com')
    const inThirteenYears = new Date(app.clock().getTime() + 13 * 366 * DAY_MS)
    const unused = async () =>
      (await createUnusedAccountStore(app.db).toWarn({ bought: false, verified: true }, inThirteenYears)).map(
        ({ id }) => id,
      )
    expect(await unused()).not.toContain(account.userId)
    await account.post('/api/asked/let-go', { token })
    expect(await unused()).toContain(account.userId)
  })

  test('is where a log-in leads who has begun no will', async () => {
    const { account } = await withKept('thomas.logs.in@example.com')
    await account.post('/api/wills/init')
    expect((await account.get('/api/form')).json<FormReply>().keepsAnswers).toBe(true)
    const other = await app.customer()
    expect((await other.get('/api/form')).json<FormReply>().keepsAnswers).toBeUndefined()
  })

  test('may be one of several: two testators ask the same person', async () => {
    const { account } = await withKept('thomas.twice@example.com')
    const { token } = await asksOf([[THOMAS, 'thomas.twice@example.com']])
    await answer(token, 'no')
    await keep(account, token)
    expect((await shortly(account)).toSorted()).toEqual([
      ['Thomas Hale', 'no', 'open'],
      ['Thomas Hale', 'yes', 'open'],
    ])
  })
})

describe('whose answer it is', () => {
  test('a copied link goes into no account with another address', async () => {
    const { token } = await asksOf([[THOMAS, 'thomas.copied@example.com']])
    const other = await accountOf('somebody.else@example.com')
    expect((await keep(other, token)).json()).toMatchObject({ errors: { token: ['ROLE_LINK_OTHER_ADDRESS'] } })
    expect(await keptIn(other)).toEqual([])
  })

  test('nor into one whose address was never confirmed: a link confirms none', async () => {
    const { token } = await asksOf([[THOMAS, 'thomas.unconfirmed@example.com']])
    const account = app.api((await app.registerUnverified({ email: 'thomas.unconfirmed@example.com' })).token)
    expect((await keep(account, token)).json()).toMatchObject({ errors: { email: ['EMAIL_UNVERIFIED'] } })
  })

  test('of two who share a mailbox, each link keeps its own person', async () => {
    const shared = 'the.hales@example.com'
    const { tokens } = await asksOf([
      [THOMAS, shared],
      [RUTH, shared],
    ])
    const account = await accountOf('The.Hales@example.com')
    await keep(account, tokens[0] ?? '')
    expect(await shortly(account)).toEqual([['Thomas Hale', undefined, 'open']])
    await keep(account, tokens[1] ?? '')
    await answer(tokens[1] ?? '', 'no')
    expect(await shortly(account)).toEqual([
      ['Thomas Hale', undefined, 'open'],
      ['Ruth Hale', 'no', 'open'],
    ])
  })

  test('another customer can neither let it go, nor open anything by it', async () => {
    const { account, token } = await withKept('thomas.his.own@example.com')
    const other = await app.customer()
    await other.post('/api/asked/let-go', { token })
    expect(await keptIn(account)).toHaveLength(1)
    expect((await other.post('/api/asked/home', { token })).status).toBe(404)
  })
})

describe('the end of an answer that is kept', () => {
  test('a link that is taken back goes from the account, and cannot be kept', async () => {
    const { testator, account, token } = await withKept('thomas.withdrawn@example.com')
    await testator.delete('/api/roles/requests/1')
    expect(await keptIn(account)).toEqual([])
    expect((await keep(account, token)).json()).toMatchObject(LINK_DEAD)
  })

  test('a testator who names somebody else: the account says that nothing is asked, as the link does', async () => {
    const { testator, account, token } = await withKept('thomas.replaced@example.com')
    const { will } = (await app.stores.wills.find(testator.userId)) ?? {}
    if (will) await app.stores.wills.save(testator.userId, { ...will, executor: [RUTH] }, app.clock())
    expect(await shortly(account)).toEqual([['Thomas Hale', 'yes', 'ended']])
    expect((await answer(token)).json()).toMatchObject(LINK_DEAD)
  })

  test('a testator who asks again after a no: what is new stands where the old did', async () => {
    const email = 'thomas.again@example.com'
    const { testator, account, token } = await withKept(email)
    await answer(token, 'no')
    const again = await askAgain(testator, THOMAS, email)
    expect(again).not.toBe(token)
    expect(await keptIn(account)).toMatchObject([{ token: again, standing: 'open' }])
  })

  test('the account of whoever was asked is deleted: the link goes on working, and the testator keeps the answer', async () => {
    const { testator, account, token } = await withKept('thomas.leaves@example.com')
    expect((await account.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
    expect((await app.api().post('/api/asked', { token })).json()).toMatchObject({ answer: 'yes' })
    expect((await testator.get('/api/form')).json<FormReply>().will.roleRequests).toMatchObject([{ answer: 'yes' }])
  })

  test('the account of the testator is deleted: nothing of it stays', async () => {
    const { testator, account } = await withKept('thomas.stays@example.com')
    await app.stores.users.remove(testator.userId)
    expect(await keptIn(account)).toEqual([])
  })

  test('a release that opens nothing to them: nothing can be answered, and no home is opened', async () => {
    const { testator, account, token } = await withKept('thomas.after@example.com')
    const released = { day: 3, month: 11, year: 2026 }
    await app.stores.wills.setAfterSigning(testator.userId, (before) => ({
      ...before,
      release: { days: 14, to: defaultRelease, released },
    }))
    expect(await shortly(account)).toEqual([['Thomas Hale', 'yes', 'ended']])
    expect((await account.post('/api/asked/home', { token })).status).toBe(404)
  })
})
