import { beforeEach, describe, expect, test } from 'vitest'
import type { WatchReply } from '#core/api/after-signing.ts'
import type { AfterDeathReply } from '#core/api/death.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import type { TestApp } from '#testkit/start-app.ts'
import { note, startWatchedApp, type WatchedApp } from '#testkit/watched-customers.ts'

let night: WatchedApp
let app: TestApp
beforeEach(async () => {
  night = await startWatchedApp()
  app = night.app
  return night.close
})

describe('a signed will', () => {
  test('is looked at every night, and its customer mailed once on the day it does something else', async () => {
    const { email } = await night.signed()
    night.goTo('2027-01-04')
    expect(await night.watch()).toBe('Looked at 1 will. Mailed 0 customers.\n')
    night.goTo('2027-01-05')
    expect(await night.watch('--dry-run')).toBe('Looked at 1 will. 1 customer would be mailed.\n')
    expect(await night.watch()).toBe('Looked at 1 will. Mailed 1 customer.\n')
    expect(await night.watch()).toBe('Looked at 1 will. Mailed 0 customers.\n')
    night.goTo('2027-01-06')
    expect(await night.watch()).toBe('Looked at 1 will. Mailed 0 customers.\n')
    const [mail, ...more] = await night.letters()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Your will is worth a look' })
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/wills\.example\/unsubscribe\//)
  })

  test('is mailed about in two sentences and a link, and nothing of what it says or whom it names', async () => {
    const customer = await night.signed()
    night.goTo('2027-01-05')
    await night.watch()
    const [mail] = await night.letters()
    const text = (mail?.text ?? '').replace(mail?.unsubscribeUrl ?? '', '')
    expect(text).toContain('https://wills.example/account')
    const { will } = (await (await customer.comeBack()).get('/api/form')).json<{ will: Will }>()
    for (const { fullname } of [...will.persons, ...will.charities]) {
      for (const name of fullname.split(' ')) if (name.length > 3) expect(text).not.toContain(name)
    }
    expect(text).not.toMatch(/£|18|pension|guardian|desk|Ash/)
  })

  test('is watched as it was signed, whatever was changed since and not signed', async () => {
    const customer = await night.signed()
    const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
    app.clock.pass(DAY_MS)
    const older = will.persons.map((person) =>
      person.isChild === 'Yes' ? { ...person, dob: { day: 5, month: 1, year: 2019 } } : person,
    )
    await app.stores.wills.save(customer.userId, { ...will, persons: older }, app.clock())
    night.goTo('2027-01-05')
    await night.watch()
    expect(await night.written()).toEqual(['Your will is worth a look'])
  })

  test('is asked after a year later, and reviewed after five, each once', async () => {
    await night.signed()
    night.goTo('2027-01-05')
    await night.watch()
    night.goTo('2027-11-03')
    await night.watch()
    await night.watch()
    night.goTo('2031-11-03')
    await night.watch()
    await night.watch()
    expect((await night.written()).toSorted()).toEqual([
      'Is your will where it should be?',
      'It is time to read your will again',
      'Your will is worth a look',
    ])
  })
})

test('what is due on one night is told in one mail, and none of it is lost', async () => {
  await night.signed()
  night.goTo('2027-11-03')
  await night.watch()
  await night.watch()
  const [mail, ...more] = await night.letters()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your will is worth a look')
  expect(mail?.text).toContain('Something has changed that matters to your will')
  expect(mail?.text).toContain('You signed your will a year ago')
})

describe('mail is for those who want it', () => {
  test('a customer who said no in the account gets none, and none of what was missed later', async () => {
    const customer = await night.signed()
    expect((await customer.get('/api/watch')).json<WatchReply>()).toEqual({ mails: true, signedVersion: 1 })
    expect((await customer.patch('/api/watch', { mails: false })).json()).toMatchObject({ mails: false })
    night.goTo('2027-01-05')
    expect(await night.watch('--dry-run')).toContain('0 customers would be mailed')
    await night.watch()
    expect(await night.written()).toEqual([])
    expect(await app.stores.wills.find(customer.userId)).toMatchObject({
      will: { watch: { mails: 'off', told: ['birthday 18 of 3'] } },
    })
  })

  test('the link in a mail stops the mails with one press, and the account says so and starts them again', async () => {
    const customer = await night.signed()
    night.goTo('2027-01-05')
    await night.watch()
    const [mail] = await night.letters()
    const token = mail?.unsubscribeUrl?.split('/').at(-1) ?? ''
    expect((await app.api().post('/api/unsubscribe', { token })).status).toBe(204)
    night.goTo('2027-11-03')
    await night.watch()
    expect(await night.written()).toHaveLength(1)
    const again = await customer.comeBack()
    expect((await again.get('/api/watch')).json()).toMatchObject({ mails: false })
    expect((await again.patch('/api/watch', { mails: true })).json()).toMatchObject({ mails: true })
    night.goTo('2031-11-03')
    await night.watch()
    expect(await night.written()).toHaveLength(2)
  })

  test('nobody is mailed whose money went back, or whose account is locked', async () => {
    const refunded = await night.signed()
    const locked = await night.signed()
    await app.db
      .updateTable('entitlements')
      .set({ revoked_at: '2026-12-01T00:00:00.000Z' })
      .where('user_id', '=', refunded.userId)
      .execute()
    await app.stores.users.lock(locked.userId, 'owner', app.clock())
    night.goTo('2027-01-05')
    expect(await night.watch()).toBe('Looked at 0 wills. Mailed 0 customers.\n')
  })
})

test('whoever has said what is released after their death still downloads a new will', async () => {
  const customer = await night.paid()
  const { release } = (await customer.get('/api/after-death')).json<AfterDeathReply>()
  expect((await customer.post('/api/after-death', { release, days: 14 })).status).toBeLessThan(300)
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
})

describe('a will that is downloaded and not signed', () => {
  test('is remembered after two weeks and after two months, and then left alone', async () => {
    await night.downloaded()
    for (const day of [
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
      '2027-12-01',
    ]) {
      night.goTo(day)
      await night.watch()
    }
    expect(await night.written()).toEqual(['Your will is not signed yet', 'Your will is not signed yet'])
  })

  test('is remembered no more once it is signed', async () => {
    const customer = await night.downloaded()
    await customer.post('/api/signing', note)
    night.goTo('2026-11-20')
    await night.watch()
    expect(await night.written()).toEqual([])
  })
})

describe('what the customer tells us has happened', () => {
  const death = { event: 'Death', person: 1, verdict: 'provides' }

  test('is kept with the day, changes no answer, and can be taken back', async () => {
    const customer = await night.signed()
    const before = (await customer.get('/api/form')).json<{ will: Will }>().will
    const told = await customer.post('/api/watch/reports', death)
    expect(told.json()).toMatchObject({
      version: before.version,
      will: { watch: { reports: [{ ...death, on: { day: 3, month: 11, year: 2026 } }] } },
    })
    expect((await customer.delete('/api/watch/reports/0')).json()).toMatchObject({ will: { watch: { reports: [] } } })
    expect((await customer.delete('/api/watch/reports/0')).status).toBe(404)
  })

  test('stands there once though it was sent twice, and to take it back twice, or by its place of before, takes back nothing else', async () => {
    const customer = await night.signed()
    const birth = { event: 'Birth', verdict: 'provides' }
    await customer.post('/api/watch/reports', birth)
    await customer.post('/api/watch/reports', death)
    expect((await customer.post('/api/watch/reports', death)).json()).toMatchObject({
      will: { watch: { reports: [birth, death] } },
    })
    await customer.delete('/api/watch/reports/0?event=Birth&on=2026-11-03')
    for (let sent = 0; sent < 2; sent += 1) {
      const left = await customer.delete('/api/watch/reports/0?event=Birth&on=2026-11-03')
      expect(left.json()).toMatchObject({ will: { watch: { reports: [death] } } })
    }
    const none = await customer.delete('/api/watch/reports/1?event=Death&person=1&on=2026-11-03')
    expect(none.json()).toMatchObject({ will: { watch: { reports: [] } } })
  })

  test('is about somebody in the will', async () => {
    const customer = await night.signed()
    expect((await customer.post('/api/watch/reports', { ...death, person: 77 })).status).toBe(422)
  })

  test('needs a will that is paid for', async () => {
    const visitor = await app.customer()
    expect((await visitor.post('/api/watch/reports', { event: 'Move', verdict: 'solicitor' })).status).toBe(402)
  })

  test('ends with the note of the signing and with the account', async () => {
    const customer = await night.signed()
    await customer.post('/api/watch/reports', death)
    await app.stores.users.remove(customer.userId)
    expect(await app.db.selectFrom('wills').selectAll().execute()).toEqual([])
  })
})
