import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { appForAll } from '#testkit/start-app.ts'

const app = appForAll()

const filesRunOnce = async (work: () => Promise<unknown>): Promise<string[]> => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0)),
  )
  const files = ran.map(({ url }) => relative(process.cwd(), url.replace('file://', '')))
  return [...new Set(files)]
    .filter((file) => /^(core|drafting|documents|words|server)\/.*(?<!\.test)\.ts$/.test(file))
    .toSorted()
}

/** The files of the product in which a function runs each time that something is done: what is due meanwhile runs once. */
const filesRunBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const [first, second] = [await filesRunOnce(work), await filesRunOnce(work)]
  return first.filter((file) => second.includes(file))
}

test('a save of an answer runs at most 44 files', async () => {
  const customer = await app.customer()
  let { version } = (await customer.get('/api/form')).json<{ will: { version: number } }>().will
  const files = await filesRunBy(async () => {
    const will = { details: { first_name: 'Ann'.repeat(1 + (version % 3)), last_name: 'Hale' } }
    expect((await customer.post('/api/form', { step: 'will.about-me.full-name', version, will })).status).toBe(200)
    version += 1
  })
  expect(files.length).toBeLessThanOrEqual(44)
})

test('a checkout that is refused runs at most 55 files', async () => {
  const customer = await app.customer()
  const files = await filesRunBy(async () => {
    expect((await customer.post('/api/payment/checkout', { items: ['will'] })).status).toBe(422)
  })
  expect(files.length).toBeLessThanOrEqual(55)
})
