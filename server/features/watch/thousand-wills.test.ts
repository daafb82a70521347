import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { datedLaw } from '#core/law/dated-law.ts'
import { type Day, daysLater, isoDay } from '#core/text/calendar-day.ts'
import { LAW_NOTICE_DAYS, type SignedWill } from '#core/watch/changes.ts'
import type { Watch } from '#core/will/signing-schema.ts'
import type { Stores } from '#server/db/stores.ts'
import type { EnqueueMail } from '#server/mail/enqueue.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { daysOfChange } from '#testkit/watch-oracle.ts'
import { firstNight, lastNight, signedWills } from '#testkit/watched-wills.ts'
import { createWatchWills } from './watch.service.ts'

type Kept = { readonly signed: SignedWill; watch: Watch | undefined }

/** A server that keeps wills in memory. A transaction that fails leaves what was there. */
const aServer = (wills: readonly SignedWill[], wantsNone: (id: number) => boolean) => {
  const kept = new Map<number, Kept>(wills.map((signed, at) => [at + 1, { signed, watch: undefined }]))
  const state = { today: firstNight, mailed: [] as number[], mailsUntilKilled: Number.POSITIVE_INFINITY }

  const read = ({ signed, watch }: Kept) => {
    const signing = { on: signed.signedOn, witnesses: ['Mary Ash', 'David Ash'] as [string, string] }
    return { will: { ...signed.will, signing, ...(watch && { watch }) }, updatedAt: new Date(0) }
  }
  /** As read last, by the watch that it was read with: on most nights nothing has changed. */
  const readLast = new Map<number, { watch: Watch | undefined; row: ReturnType<typeof read> }>()
  const find = (id: number) => {
    const one = kept.get(id)
    if (!one) return undefined
    const last = readLast.get(id)
    if (last && last.watch === one.watch) return last.row
    const row = read(one)
    readLast.set(id, { watch: one.watch, row })
    return row
  }
  const stores = {
    wills: {
      find: async (id: number) => find(id),
      past: async () => [{ version: 1, savedAt: new Date(0) }],
      at: async (id: number) => ({ will: kept.get(id)?.signed.will }),
      setAfterSigning: async (id: number, change: (before: { watch?: Watch }) => { watch?: Watch }) => {
        const one = kept.get(id)
        if (one) one.watch = change(one.watch ? { watch: one.watch } : {}).watch
      },
    },
    issuedDocuments: { list: async () => [] },
    contact: {
      wantsNoMail: async (email: string) => wantsNone(Number(email)),
      addUnsubscribeLink: async () => {},
    },
    entitlements: { lock: async () => {} },
    outbox: {},
  } as unknown as Stores

  const enqueueMail: EnqueueMail = async (_outbox, _kind, { to }) => {
    if (state.mailsUntilKilled === 0) throw new Error('Killed')
    state.mailsUntilKilled -= 1
    state.mailed.push(Number(to))
    return true
  }

  const watch = createWatchWills({
    watched: {
      after: async (after, most) =>
        [...kept.keys()]
          .filter((id) => id > after)
          .slice(0, most)
          .map((id) => ({ id, name: 'Ann', email: `${id}`, language: undefined })),
    },
    stores,
    inTransaction: async (work) => {
      const before = new Map([...kept].map(([id, one]) => [id, { ...one }]))
      const sent = [...state.mailed]
      try {
        return await work(stores)
      } catch (error) {
        for (const [id, one] of before) kept.set(id, one)
        state.mailed = sent
        throw error
      }
    },
    enqueueMail,
    randomBytes: (count) => Buffer.alloc(count, 1),
    today: () => state.today,
    homeUrl: () => 'https://wills.example',
    onError: (error) => {
      if (!(error instanceof Error && error.message === 'Killed')) throw error
    },
  })

  return {
    /** Runs the watch on a night. The ids that were mailed, in order. `killedAfter` mails every further transaction fails. */
    night: async (today: Day, killedAfter = Number.POSITIVE_INFINITY): Promise<number[]> => {
      Object.assign(state, { today, mailed: [], mailsUntilKilled: killedAfter })
      await watch()
      return state.mailed
    },
  }
}

const pensions = isoDay(datedLaw['pensions-are-taxed'].from)

/** The day on which the customer of a will is told of what happens on a day. */
const toldOn = (day: string): string => {
  if (day !== pensions) return day
  return isoDay(daysLater(datedLaw['pensions-are-taxed'].from, -LAW_NOTICE_DAYS))
}

/** 1,000 at night. */
const WILLS = fewerRuns(10)

test(`${WILLS} wills on each of the 1,096 nights of 2026 to 2028: mailed are exactly those whom a brute force names, also when a night is killed`, {
  timeout: 600_000,
}, async () => {
  const wills = fc.sample(signedWills, { numRuns: WILLS, seed: 2026 })
  const wantsNone = (id: number) => id % 10 === 0
  const server = aServer(wills, wantsNone)
  const oneYearOn = (day: Day): string => isoDay({ ...day, year: day.year + 1 })
  const dates = wills.map((signed, at) => {
    const found = daysOfChange(signed, signed.signedOn, daysLater(lastNight, LAW_NOTICE_DAYS)).map(toldOn)
    return { id: at + 1, days: [...found, oneYearOn(signed.signedOn)].toSorted() }
  })
  let before = ''
  let mails = 0
  let killed = 0
  for (let index = 0; ; index += 1) {
    const day = daysLater(firstNight, index)
    const night = isoDay(day)
    if (night > isoDay(lastNight)) break
    const expected = dates
      .filter(({ id, days }) => !wantsNone(id) && days.some((each) => each > before && each <= night))
      .map(({ id }) => id)
    const isKilled = expected.length > 1 && index % 3 === 0
    const interrupted = isKilled ? await server.night(day, Math.floor(expected.length / 2)) : []
    const rest = await server.night(day)
    expect(
      [...interrupted, ...rest].toSorted((a, b) => a - b),
      `${night}: the ids of the wills that are mailed. A new reminder is worked out a second time here, as \`oneYearOn\` is, or \`read\` answers what it waits for.`,
    ).toEqual(expected)
    if (isKilled) {
      killed += 1
      expect(await server.night(day), 'run again').toEqual([])
    }
    mails += expected.length
    before = night
  }
  expect(before).toBe('2028-12-31')
  expect(mails).toBeGreaterThan(WILLS)
  // Two of them have to be told something in the same night.
  expect(killed).toBeGreaterThan(WILLS ** 2 / 20_000)
})
