/** What a visitor's answer about cookies changes. That nothing of them goes along to a click counter: the test in a browser. */
import { answerTheLanding, arriveFromAnAdvert, kept, watched } from './consent.ts'
import { answerCookies, arriveAt, choose, goTo } from './customer.ts'
import { expect, type OwnServer, startOwnServer, test } from './fixtures.ts'

const COUNTER = 'https://clicks.example/in'

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ TRACKING_URL: COUNTER, TRACKING_EXCLUDED_HOSTS: '' })
})
test.afterAll(() => server.close())
test.beforeEach(({ page }) => page.route(COUNTER, (route) => route.fulfill({ status: 204 })))

// Promise: limit.consent
test('declining sets the choice alone, for its days, and everything goes on working', async ({ page, context }) => {
  const elsewhere = watched(page, server.url)
  await arriveFromAnAdvert(page, server.url)
  await answerCookies(page, 'Decline cookies')
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await answerTheLanding(page)
  const [choice, ...more] = await context.cookies()
  expect([choice?.name, choice?.value, more]).toEqual(['policy-accepted', 'false', []])
  expect(((choice?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)).toBeCloseTo(180, 1)
  expect((await kept(context, page)).storage).not.toContain('marketing')
  expect(elsewhere).toEqual([])

  await page.reload()
  await arriveAt(page, 'Do you live in England or Wales?')
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
})

// Promise: call.tracking-only
test('accepting without a click id reports nothing', async ({ page }) => {
  const elsewhere = watched(page, server.url)
  await goTo(page, server.url)
  await answerCookies(page, 'Accept cookies')
  await answerTheLanding(page)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
})

// Promise: call.register.2
test('what brought a customer goes with their registration once they accepted', async ({ page }) => {
  await arriveFromAnAdvert(page, server.url)
  await answerCookies(page, 'Accept cookies')
  await answerTheLanding(page)
  await choose(page, 'Yes')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Price')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Email').fill('anna@price.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet orchard wall')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/auth/register'),
    page.getByRole('button', { name: 'Create my account' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({
    marketing: { clickid: 'abc', query: { utm_source: 'mail' }, url: `${server.url}/` },
  })
  await arriveAt(page, 'What is your full name?')
})

test('a visitor who changes their mind is asked again, and what was stored is deleted', async ({ page, context }) => {
  await arriveFromAnAdvert(page, server.url)
  await answerCookies(page, 'Accept cookies')
  await expect.poll(async () => (await kept(context, page)).storage).toContain('marketing')
  await page.getByRole('button', { name: 'Cookies', exact: true }).click()
  await page.getByRole('button', { name: 'Decline cookies' }).click()
  await expect.poll(() => kept(context, page)).toEqual({ cookies: [['policy-accepted', 'false']], storage: [] })
})

// Promise: call.tracking-only
test('before a choice no cookie is set, nothing is stored and no third party is contacted', async ({
  page,
  context,
}) => {
  const elsewhere = watched(page, server.url)
  await arriveFromAnAdvert(page, server.url)
  for (const path of ['/prices', '/faqs', '/check-my-will/start']) await goTo(page, server.url + path)
  await page.waitForLoadState('networkidle')
  expect(await kept(context, page)).toEqual({ cookies: [], storage: [] })
  expect(elsewhere).toEqual([])
})
