import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { answerTheLanding, arriveFromAnAdvert, kept, watched } from './consent.ts'
import { answerCookies, answerLanding, arriveAt, choose, goTo, openLink, startAt } from './customer.ts'
import { expect, type OwnServer, startOwnServer, test } from './fixtures.ts'
import { untilQuiet } from './page-loading.ts'

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
  await arriveFromAnAdvert(page, server.url)
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

// Promise: step.event, call.tracking
test('accepting tells each arrival of a visitor whom an advert brought, with nothing about them', async ({
  page,
  context,
}) => {
  const elsewhere = watched(page, server.url)
  await arriveFromAnAdvert(page, server.url)
  await untilQuiet(page)
  expect([elsewhere, await kept(context, page)]).toEqual([[], { cookies: [], storage: [] }])
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

// Promise: shell.cookies
test('cookies are asked about once a visitor has begun, and never on a customer’s own pages', async ({ page }) => {
  const question = page.getByRole('region', { name: 'Cookies', exact: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveFromAnAdvert(page, server.url)
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
