import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { answerCookies, answerLanding, arriveAt, choose, goTo, openLink, startAt } from './customer.ts'
import { expect, type OwnServer, startOwnServer, test } from './fixtures.ts'

/** A click counter on another site: what it received, and with which headers. */
let counter: Server
let told: { body: string; type: string | undefined; referer: string | undefined; cookie: string | undefined }[]
let server: OwnServer

// In one worker, where they share their server.
test.describe.configure({ mode: 'default' })
test.beforeEach(() => {
  told = []
})
test.beforeAll(async () => {
  counter = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { 'content-type': type, referer, cookie } = request.headers
      told.push({ body, type, referer, cookie })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(counter, 'listening')
  const address = counter.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server = await startOwnServer({ TRACKING_URL: `http://localhost:${port}/in`, TRACKING_EXCLUDED_HOSTS: '' })
})
test.afterAll(async () => {
  await server.close()
  counter.close()
})

const watched = (page: Page): string[] => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  return elsewhere
}

const kept = async (context: BrowserContext, page: Page) => ({
  cookies: (await context.cookies()).map(({ name, value }) => [name, value]),
  storage: await page.evaluate(() => Object.keys(localStorage)),
})

const arriveFromAnAdvert = async (page: Page) => {
  await openLink(page, `${server.url}/?clickid=abc&utm_source=mail`)
  await arriveAt(page, 'Write your will and see every word.')
}

const answerTheLanding = async (page: Page) => {
  await choose(page, 'Yes')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
}

/** The links in the foot of a page that the question about cookies lies over, at the end of the page. */
const linksUnderTheQuestion = async (page: Page): Promise<(string | null)[]> => {
  const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  // The question comes once a visitor has scrolled.
  await toTheEnd()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await toTheEnd()
  const links = page.getByRole('contentinfo').getByRole('link')
  return links.evaluateAll((all) =>
    all
      .filter((link) => {
        const { x, y, width: wide, height: high } = link.getBoundingClientRect()
        const there = document.elementFromPoint(x + wide / 2, y + high / 2)
        return y >= 0 && there !== null && !link.contains(there) && !there.contains(link)
      })
      .map((link) => link.textContent),
  )
}

test('at the end of a page no link is under the question about cookies, at 1360 and at 390 px', async ({ page }) => {
  await goTo(page, `${server.url}/wills-terms`)
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  for (const [width, height] of [
    [1360, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect.soft(await linksUnderTheQuestion(page), `at ${width} px`).toEqual([])
  }
})

/** The fields and buttons of a page's forms that the question about cookies lies over, at any place to which the page is scrolled. */
const underTheQuestion = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = new Set<string>()
    const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
      scrollTo(0, top)
      await settled()
      const bar = document.querySelector('section[aria-label="Cookies"]')?.getBoundingClientRect()
      for (const control of document.querySelectorAll('main form :is(input, textarea, select, button)')) {
        const { top: above, bottom } = control.getBoundingClientRect()
        if (bar && bottom > bar.top && above < bar.bottom) found.add(control.outerHTML.slice(0, 80))
      }
    }
    return [...found]
  })

test('on a phone the question about cookies never lies over a field or a button of a form, at 390 and at 320 px', async ({
  page,
}) => {
  const look = async (where: string) => {
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect.soft(await underTheQuestion(page), `${where} at ${width} px`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveFromAnAdvert(page)
  for (const path of ['/login', '/forgot-password', '/contact-us', '/check-my-will/start']) {
    await goTo(page, server.url + path)
    await expect(page.locator('main form').first()).toBeVisible()
    await look(path)
  }
  await openLink(page, `${server.url}/`)
  await answerLanding(page, { name: 'Anna', last_name: 'Price' })
  await expect(page.getByLabel('Email')).toBeVisible()
  await look('sign-up')
})

// Promise: call.tracking-only
test('before a choice no cookie is set, nothing is stored and no third party is contacted', async ({
  page,
  context,
}) => {
  const elsewhere = watched(page)
  await arriveFromAnAdvert(page)
  for (const path of ['/prices', '/faqs', '/check-my-will/start']) await goTo(page, server.url + path)
  await page.waitForLoadState('networkidle')
  expect(await kept(context, page)).toEqual({ cookies: [], storage: [] })
  expect(elsewhere).toEqual([])
  expect(told).toEqual([])
})

// Promise: limit.consent
test('declining sets the choice alone, for its days, and everything goes on working', async ({ page, context }) => {
  const elsewhere = watched(page)
  await arriveFromAnAdvert(page)
  await answerCookies(page, 'Decline cookies')
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await answerTheLanding(page)
  const [choice, ...more] = await context.cookies()
  expect([choice?.name, choice?.value, more]).toEqual(['policy-accepted', 'false', []])
  expect(((choice?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)).toBeCloseTo(180, 1)
  expect((await kept(context, page)).storage).not.toContain('marketing')
  expect(elsewhere).toEqual([])
  expect(told).toEqual([])

  await page.reload()
  await arriveAt(page, 'Do you live in England or Wales?')
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
})

// Promise: step.event, call.tracking
test('accepting tells each arrival of a visitor whom an advert brought, with nothing about them', async ({ page }) => {
  await arriveFromAnAdvert(page)
  await answerCookies(page, 'Accept cookies')
  await expect.poll(() => told.length).toBe(1)
  await answerTheLanding(page)
  await expect.poll(() => told.length).toBe(2)
  expect(told.map(({ body }) => body)).toEqual([
    'clickid=abc&event_id=1&form_id=215&mobile=0',
    'clickid=abc&event_id=2&form_id=215&mobile=0',
  ])
  const type = 'application/x-www-form-urlencoded'
  for (const each of told) expect(each).toMatchObject({ type, referer: undefined, cookie: undefined })

  await page.reload()
  await expect.poll(() => told.length).toBe(3)
})

// Promise: call.tracking-only
test('accepting without a click id reports nothing', async ({ page }) => {
  const elsewhere = watched(page)
  await goTo(page, server.url)
  await answerCookies(page, 'Accept cookies')
  await answerTheLanding(page)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
})

// Promise: call.register.2
test('what brought a customer goes with their registration once they accepted', async ({ page }) => {
  await arriveFromAnAdvert(page)
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
  await arriveFromAnAdvert(page)
  await answerCookies(page, 'Accept cookies')
  await expect.poll(async () => (await kept(context, page)).storage).toContain('marketing')
  await page.getByRole('button', { name: 'Cookies', exact: true }).click()
  await page.getByRole('button', { name: 'Decline cookies' }).click()
  await expect.poll(() => kept(context, page)).toEqual({ cookies: [['policy-accepted', 'false']], storage: [] })
})

// Promise: shell.cookies
test('cookies are asked about once a visitor has begun, and never on a customer’s own pages', async ({ page }) => {
  const question = page.getByRole('region', { name: 'Cookies', exact: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveFromAnAdvert(page)
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  await expect(question).toHaveCount(0)
  await choose(page, 'Yes')
  await expect(question).toHaveCount(0)
  await page.mouse.wheel(0, 900)
  await expect(question).toBeInViewport()
  // Back at the question, and at the next ones, nothing lies over it.
  await page.mouse.wheel(0, -2000)
  await expect(question).toHaveCount(0)
  await page.mouse.wheel(0, 2000)
  await expect(question).toBeInViewport()
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await arriveAt(page, 'Do you live in England or Wales?')
  await choose(page, 'Yes')
  await expect(question).toHaveCount(0)
  for (const start of ['will.summary', 'will.my-downloads'] as const) {
    await startAt(page, start, '', { home: server.url })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.mouse.wheel(0, 300)
    await expect(question).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Cookies', exact: true }).click()
  await expect(question).toBeFocused()
})
