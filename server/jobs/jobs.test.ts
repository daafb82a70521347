import { beforeEach, expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { openTestDatabase } from '#testkit/test-database.ts'
import type { Database } from '../db/database.ts'
import { createJobStore } from '../db/repositories/service.store.ts'
import { createJobs, type Job, waitAfter } from './jobs.ts'

const MINUTE = 60_000

let db: Database
let clock: FakeClock
let logged: object[]
beforeEach(async () => {
  const folder = newFolder()
  db = await openTestDatabase(folder)
  clock = fakeClock()
  logged = []
  return async () => {
    await db.destroy()
  }
})

const log = { error: (fields: object) => void logged.push(fields) }
const processes = (count: number, ...jobs: Job[]) =>
  Array.from({ length: count }, () => createJobs(jobs, { store: createJobStore(db), clock, log }))
const counted = (every = MINUTE) => {
  const runs: number[] = []
  return { runs, job: { name: 'payments', every, run: async () => runs.push(clock().getTime()) } }
}

test('a job is done once a period, however many processes look for it', async () => {
  const { runs, job } = counted()
  const all = processes(8, job)
  const look = () => Promise.all(all.map((each) => each.runDue()))
  await look()
  expect(runs).toHaveLength(0)
  for (let minute = 1; minute <= 3; minute += 1) {
    clock.pass(MINUTE)
    await look()
    await look()
    expect(runs).toHaveLength(minute)
  }
})

test('a job that fails is tried again before its period is over, each time later, and its success is noted', async () => {
  let fails = true
  let tries = 0
  const job: Job = {
    name: 'payments',
    every: 15 * MINUTE,
    run: async () => {
      tries += 1
      if (fails) throw new Error('could not ask for canary@example.com')
    },
  }
  const [only] = processes(1, job)
  await only?.runDue()
  clock.pass(job.every)
  for (let failures = 1; failures <= 4; failures += 1) {
    await only?.runDue()
    expect(tries).toBe(failures)
    clock.pass(waitAfter(failures, job.every) - 1)
    await only?.runDue()
    expect(tries).toBe(failures)
    clock.pass(1)
  }
  expect(await createJobStore(db).all()).toMatchObject([{ name: 'payments', failures: 4, doneAt: undefined }])
  expect(JSON.stringify(logged)).not.toContain('canary')
  fails = false
  await only?.runDue()
  expect(await createJobStore(db).all()).toMatchObject([{ failures: 0, doneAt: clock() }])
})

test.each([
  [1, 10],
  [2, 20],
  [4, 80],
  [20, 900],
])('after failure %i the next try comes in %i seconds, and never later than the period', (failures, seconds) => {
  expect(waitAfter(failures, 15 * MINUTE)).toBe(seconds * 1000)
})

test('the work of a process that died is done by another when the claim has ended', async () => {
  const { runs, job } = counted()
  const [only] = processes(1, job)
  await only?.runDue()
  clock.pass(MINUTE)
  // It was claimed, and then the power went.
  await createJobStore(db).claim(['payments'], clock().getTime(), clock().getTime() + MINUTE)
  await only?.runDue()
  expect(runs).toHaveLength(0)
  clock.pass(MINUTE)
  await only?.runDue()
  expect(runs).toHaveLength(1)
})

test('a long job holds up no other, and a process that is told to stop waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { runs, job } = counted()
  const [only] = processes(1, { name: 'long', every: MINUTE, run: () => promise }, job)
  await createJobStore(db).add(
    [
      { name: 'long', every: 0 },
      { name: 'payments', every: 0 },
    ],
    clock().getTime(),
  )
  const done = only?.runDue()
  await expect.poll(() => runs.length).toBe(1)
  let stopped = false
  const stop = only?.stop().then(() => {
    stopped = true
  })
  expect(stopped).toBe(false)
  resolve()
  await Promise.all([done, stop])
  expect(await createJobStore(db).all()).toMatchObject([{ name: 'long', doneAt: clock() }, { name: 'payments' }])
})

test('eight processes that claim work at once each take another piece, and none is taken twice', async () => {
  const store = createJobStore(db)
  const names = Array.from({ length: 30 }, (_, at) => `job ${at}`)
  await store.add(
    names.map((name) => ({ name, every: 0 })),
    clock().getTime(),
  )
  const now = clock().getTime()
  const taken = await Promise.all(names.map(() => store.claim(names, now, now + MINUTE)))
  expect(new Set(taken.map((job) => job?.name)).size).toBe(30)
})
