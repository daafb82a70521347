/** The content security policy and the cookies that protect a customer in the browser. */
import type { BrowserContext, Page } from '@playwright/test'
import {
  arriveAt,
  arriveAtAccount,
  DEMO_PASSWORD,
  emailOf,
  goTo,
  logIn,
  pressSave,
  saveAndContinue,
  signUp,
  startAt,
  typeAddress,
} from './customer.ts'
import { attempt, expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

type Seen = { readonly requests: string[]; readonly violations: string[] }

/** Records every request, and everything the content security policy stopped. */
const watch = async (context: BrowserContext, page: Page): Promise<Seen> => {
  const seen: Seen = { requests: [], violations: [] }
  context.on('request', (request) => seen.requests.push(request.url()))
  await page.exposeFunction('reportViolation', (text: string) => seen.violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return seen
}

const elsewhere = (seen: Seen, server: string) =>
  seen.requests.filter((url) => !url.startsWith(server) && !/^(blob|data):/.test(url))

// Promise: limit.robots
test('from the landing page into the will no third party is contacted, and nothing violates the content security policy', async ({
  page,
  context,
  server,
}) => {
  const seen = await watch(context, page)
  await signUp(page, { name: 'Margaret', last_name: 'Hale' })
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
  for (const step of [
    'will.about-me.marital-status',
    'will.estate-splits.split-distribution',
    'will.gifts',
    'will.summary',
  ] as const) {
    await startAt(page, step)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await goTo(page, '/account')
  await arriveAtAccount(page)
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.keyboard.press('Escape')
  for (const path of ['/prices', '/faqs', '/privacy', '/contact-us']) {
    await goTo(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(seen.requests.length).toBeGreaterThan(30)
  expect(elsewhere(seen, server)).toEqual([])
  expect(seen.violations).toEqual([])
})

test('text cannot become script or markup, whatever its source', async ({ page, faults }) => {
  await goTo(page, '/login')
  await arriveAt(page, 'Log in')
  expect(await attempt(page, "document.body.innerHTML = '<img src=x onerror=alert(1)>'")).toBe('TypeError')
  expect(await attempt(page, "document.createElement('script').src = 'https://evil.example/x.js'")).toBe('TypeError')
  expect(await attempt(page, "trustedTypes.createPolicy('mine', { createHTML: (text) => text })")).toBe('TypeError')
  // These it refused on purpose.
  faults.length = 0
})

// Promise: api.logout.2
test('a tab renews the login, and the others go on with the new token', async ({ page, context }) => {
  await startAt(page, 'will.about-me.full-name')
  const other = await context.newPage()
  await goTo(other, '/account')
  await arriveAtAccount(other)
  const tokenOf = (of: Page) => of.evaluate(() => localStorage.getItem('token'))
  const before = await tokenOf(page)
  await page.getByLabel(/Middle names/).fill('Half typed')
  await page.evaluate(() => localStorage.setItem('token_at', String(Date.now() - 20 * 60_000)))
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))),
  )
  await expect.poll(() => tokenOf(page)).not.toBe(before)
  await expect.poll(async () => (await tokenOf(other)) === (await tokenOf(page))).toBe(true)
  await expect(page.getByLabel(/Middle names/)).toHaveValue('Half typed')
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
  await other.reload()
  await arriveAtAccount(other)
})

// Promise: logout.headers
test('logging out in one tab logs out in every tab', async ({ page, context }) => {
  await startAt(page, 'will.about-me.full-name')
  const other = await context.newPage()
  await goTo(other, '/account')
  await other.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(other, 'Log in')
  await arriveAt(page, 'Log in')
})

// Promise: logout.401
test('a session that the server ends is ended in every tab, and what is typed in any of them is kept', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  await page.getByLabel('House name or number').fill('Wren Farm')
  const other = await context.newPage()
  await goTo(other, '/account')
  await arriveAtAccount(other)
  const email = await emailOf(other)
  await page.evaluate(() => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return fetch('/api/auth/logout', { method: 'POST', headers })
  })
  // Either tab may find out by a request of its own before anything is pressed.
  const link = other.getByRole('link', { name: 'Your earlier answers' })
  await expect(async () => {
    if (await link.isVisible()) await link.click({ timeout: 1000 })
    await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await arriveAt(page, 'Log in')
  await logIn(page, email)
  await arriveAt(page, 'Where do you live?')
  await expect(page.getByLabel('House name or number')).toHaveValue('Wren Farm')
})

test('a customer who deletes their account leaves nothing in the browser, from any tab', async ({ page, context }) => {
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  await page.getByLabel('House name or number').fill('Wren Farm')
  const other = await context.newPage()
  await goTo(other, '/account')
  await other.getByRole('button', { name: 'Delete my account' }).click()
  await other.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD)
  await other.getByRole('button', { name: 'Delete everything' }).click()
  await arriveAt(other, 'Log in')
  await page.waitForURL((url) => !url.pathname.endsWith('full-address'))
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a page that the browser brings back as it was shows nothing after a log-out', async ({ page }) => {
  await startAt(page, 'will.executors.executors')
  await expect(page.getByText('Thomas Hale').first()).toBeVisible()
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    // What a log-out in another tab does while this page sleeps.
    localStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await arriveAt(page, 'Log in')
  await expect(page.getByText('Thomas Hale')).toHaveCount(0)
})

test('a save that is answered after another customer logged in on the same page gives them nothing', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  await page.getByLabel('House name or number').fill('Wren Farm')
  await page.getByLabel('Town or city').fill('Ludlow')
  await page.getByLabel('Postcode').fill('SY8 1AB')
  const release = await holdRequests(page, '**/api/form')
  await pressSave(page)
  await page.getByRole('banner').getByRole('link', { name: 'Margaret' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(page, 'Log in')
  release()
  await signUp(page, { name: 'Idris', last_name: 'Vaughan' })
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
  await expect(page.getByLabel('House name or number')).toHaveValue('')
})

test('another site cannot show a page of ours in a frame', async ({ page, server }) => {
  await page.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${server}/login"></iframe>` }),
  )
  await typeAddress(page, 'https://evil.example/')
  await page.waitForLoadState('networkidle')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Log in' })).toHaveCount(0)
})
