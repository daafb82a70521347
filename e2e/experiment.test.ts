import type { Page } from '@playwright/test'
import { answerCookies, answerLanding, arriveAt, goTo, typeAddress } from './customer.ts'
import { startExperiment } from './experiment.ts'
import { expect, type OwnServer, test } from './fixtures.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await startExperiment()
})
test.afterAll(() => server.close())

const afterTest = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'afterTest')

// Promise: guard.tracking, test.call
test('a visitor on the other side of an experiment goes there with their query, and without a cookie', async ({
  page,
}) => {
  await typeAddress(page, `${server.url}/my-will/lpf-a/0?utm_source=mail`)
  await arriveAt(page, 'Prices')
  expect(page.url()).toBe(`${server.url}/prices?side=b&utm_source=mail`)
  expect((await page.context().cookies()).filter(({ name }) => name === 'afterTest')).toEqual([])
})

// Promise: test.is-test
test('the query parameter is_test keeps a visitor where they are', async ({ page }) => {
  await typeAddress(page, `${server.url}/my-will/lpf-a/0?is_test=1`)
  await arriveAt(page, 'Write your will and see every word.')
  await page.waitForLoadState('networkidle')
  expect(page.url()).toContain('/my-will/lpf-a/0?is_test=1')
})

// Promise: test.follow
for (const cookies of ['Accept cookies', 'Decline cookies'] as const)
  test(`an experiment traps no visitor who chose "${cookies}": every link of the other side leads on, and they sign up`, async ({
    page,
  }) => {
    await goTo(page, `${server.url}/`)
    await arriveAt(page, 'Prices')
    await answerCookies(page, cookies)
    const landing = () => arriveAt(page, 'Write your will and see every word.')
    await page.getByRole('link', { name: 'Heirloom' }).first().click()
    await landing()
    await page.reload()
    await landing()
    await page.getByRole('link', { name: 'Prices' }).first().click()
    await arriveAt(page, 'Prices')
    await page.goBack()
    await landing()
    await page.goForward()
    await arriveAt(page, 'Prices')
    await page.getByRole('main').getByRole('link', { name: 'Start your will' }).click()
    await answerLanding(page, { name: 'Anna', last_name: 'Price' })
  })

test('a visitor who first opens the other side by its own address is sent nowhere by its links', async ({ page }) => {
  await typeAddress(page, `${server.url}/prices`)
  await page.getByRole('main').getByRole('link', { name: 'Start your will' }).click()
  await arriveAt(page, 'Write your will and see every word.')
})

// Promise: test.kept, limit.cookie
test('a visitor who accepts cookies is kept on their side for 24 hours, though the experiment is asked no more', async ({
  page,
}) => {
  await goTo(page, `${server.url}/`)
  await arriveAt(page, 'Prices')
  await answerCookies(page, 'Accept cookies')
  const cookie = await afterTest(page)
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('/prices?side=b')
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600).toBeCloseTo(24, 1)

  const asked: string[] = []
  const again = await page.context().newPage()
  again.on('request', (request) => asked.push(...(request.url().includes('/api/tests/') ? [request.url()] : [])))
  await goTo(again, `${server.url}/`)
  await arriveAt(again, 'Prices')
  expect(asked).toEqual([])
})

// Promise: test.follow
test('a cookie cannot lead a visitor to another site', async ({ page, context }) => {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url)) elsewhere.push(request.url())
  })
  await goTo(page, `${server.url}/prices`)
  await answerCookies(page, 'Accept cookies')
  await page.close()
  for (const value of ['https://evil.example/prices', '//evil.example', '/\\evil.example']) {
    await context.addCookies([{ name: 'afterTest', value: encodeURIComponent(value), url: server.url }])
    const visit = await context.newPage()
    await visit.route('https://evil.example/**', (route) => route.fulfill({ body: 'taken' }))
    await goTo(visit, `${server.url}/`)
    await arriveAt(visit, 'Prices')
    await visit.close()
  }
  expect(elsewhere).toEqual([])
})
