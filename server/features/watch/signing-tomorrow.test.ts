import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanSigning } from '#core/api/after-signing.ts'
import { note, startWatchedApp, type WatchedApp } from '#testkit/watched-customers.ts'

let night: WatchedApp
beforeEach(async () => {
  night = await startWatchedApp()
  return night.close
})

const plan: PlanSigning = {
  day: { day: 5, month: 12, year: 2026 },
  time: '11:00',
  place: 'At Orchard Lane',
  remind: true,
  witnesses: [],
  ticks: [],
  step: 'who',
  checked: [],
  turn: 0,
}

const planned = async (given: Partial<PlanSigning> = {}) => {
  const customer = await night.paid()
  expect((await customer.post('/api/signing/plan', { ...plan, ...given })).status).toBe(200)
  return customer
}

const SUBJECT = 'You planned to sign your will tomorrow'

/** Runs the watch on each of these nights, twice. */
const nights = async (...days: readonly string[]): Promise<void> => {
  for (const day of days) {
    night.goTo(day)
    await night.watch()
    await night.watch()
  }
}

describe('the day before a planned signing', () => {
  test('brings one mail, with what to bring and nothing of the will', async () => {
    await planned()
    await nights('2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06')
    expect(await night.written()).toEqual([SUBJECT])
    const mail = (await night.mails()).find(({ subject }) => subject === SUBJECT)
    expect(mail?.text).toContain('your will, stapled or bound, two pens, and your phone')
    expect(mail?.text).toContain('https://wills.example/my-will/signing-day')
    expect(mail?.unsubscribeUrl).toBeDefined()
    expect(mail?.text).not.toMatch(/\b(Orchard|Ash|Thomas|Ruth)\b/)
  })

  test('brings none once it was moved, and one before the new day', async () => {
    const customer = await planned()
    await customer.post('/api/signing/plan', { ...plan, day: { day: 9, month: 12, year: 2026 }, turn: 1 })
    await nights('2026-12-04')
    expect(await night.written()).toEqual([])
    await nights('2026-12-08')
    expect(await night.written()).toEqual([SUBJECT])
  })

  test.each([
    ['it was called off', (customer) => customer.delete('/api/signing/plan')],
    [
      'the will was signed meanwhile',
      async (customer) => {
        await customer.get('/api/documents/will.pdf')
        return customer.post('/api/signing', note)
      },
    ],
    ['the customer wants no mail about the will', (customer) => customer.patch('/api/watch', { mails: false })],
  ] satisfies [string, (customer: Awaited<ReturnType<typeof planned>>) => Promise<{ status: number }>][])(
    'brings none when %s',
    async (_why, done) => {
      expect((await done(await planned())).status).toBe(200)
      await nights('2026-12-04')
      expect(await night.written()).toEqual([])
    },
  )

  test('brings none to a customer who did not want to be reminded', async () => {
    await planned({ remind: false })
    await nights('2026-12-04')
    expect(await night.written()).toEqual([])
  })
})
