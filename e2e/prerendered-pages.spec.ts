import type { Browser, Locator, Page } from '@playwright/test'
import { publicPages } from '#core/journey/public-pages.ts'
import { htmlLang, languageAt } from '#core/language.ts'
import { arriveAt, goTo, openLink, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests, markParsedHeading, untilQuiet } from './page-loading.ts'

const listed = publicPages.filter((page) => page.listed).map(({ path }) => path)

/** Opens a page without any script and then, as a first visitor, with them. */
const openTwice = async (browser: Browser, address: string, path: string) => {
  const still = await browser.newContext({ javaScriptEnabled: false })
  const plain = await still.newPage()
  await typeAddress(plain, address)
  const heading = plain.getByRole('heading', { level: 1 })
  await expect(heading, path).toBeVisible()
  const [words, title] = [await heading.textContent(), await plain.title()]
  await expect.soft(plain.locator('html'), path).toHaveAttribute('lang', htmlLang[languageAt(path)])
  await still.close()

  const visitor = await browser.newContext()
  const page = await visitor.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  // The fonts that come first have every character of our own words in English, and the others wait for a page that needs them.
  page.on('request', (request) => {
    if (/-latin-wght-normal-/.test(request.url())) complaints.push(request.url())
  })
  await markParsedHeading(page)
  await typeAddress(page, address)
  await untilQuiet(page)
  await expect.soft(page.locator('h1[data-same]'), path).toHaveText(words ?? '')
  expect.soft(await page.title(), path).toBe(title)
  expect.soft(complaints, path).toEqual([])
  await visitor.close()
}

test('each page that is listed is there before any script, and the script takes it over as it is', async ({
  browser,
  server,
}) => {
  // Most of the time of a page is that in which nothing more comes.
  for (let from = 0; from < listed.length; from += 4)
    await Promise.all(listed.slice(from, from + 4).map((path) => openTwice(browser, server + path, path)))
})

/** How each element is drawn, with what stands before and after it. A picture has a size of its own once it is there. */
const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...getComputedStyle(document.body)]
    return [...document.body.querySelectorAll('*:not(img)')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        if (part !== null && style.content === 'none') return ''
        return `${element.tagName}.${element.className} ${names.map((name) => style.getPropertyValue(name)).join()}`
      }),
    )
  })

test('the whole style sheet changes nothing of a page that comes with its own styles, at 1360 pixels and at 390', async ({
  page,
}) => {
  // The page as it was sent: nothing takes it over.
  await page.route('**/assets/main-*.js', (route) => route.abort())
  for (const path of ['/my-will/lpf-a/0', '/how-it-works'])
    for (const width of [1360, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const release = await holdRequests(page, '**/assets/*.css')
      await typeAddress(page, path, { waitUntil: 'domcontentloaded' })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // Laid out once, the page has asked for its typefaces.
      await page.evaluate(() => {
        document.body.getBoundingClientRect()
        return document.fonts.ready.then(() => undefined)
      })
      const before = await looksOf(page)
      release()
      await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet)
      const now = await looksOf(page)
      expect
        .soft(
          now.filter((looks, place) => looks !== before[place]),
          `${path}, ${width} pixels`,
        )
        .toEqual([])
    }
})

/** The typefaces in which the browser draws an element. */
const typefacesOf = async (page: Page, element: Locator): Promise<string[]> => {
  await element.evaluate((drawn) => drawn.setAttribute('data-measured', ''))
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-measured]' })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test('on a phone a typeface that comes after the first words is used from the next page on, and on the next visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdRequests(page, '**/*.woff2')
  await typeAddress(page, '/my-will/lpf-a/0', { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  release()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => typefacesOf(page, heading)).toEqual([expect.stringContaining('Bricolage')])

  // Requests that are held are not kept by the browser.
  await page.unroute('**/*.woff2')
  await openLink(page, '/')
  const title = page.getByText('The last will of', { exact: false }).first()
  await title.waitFor()
  await page.waitForLoadState('networkidle')
  // A typeface that came after the first words is used when a page is opened next.
  await page.reload()
  await title.waitFor()
  expect(await typefacesOf(page, title)).toEqual([expect.stringContaining('Source Serif 4')])
})

test('a page prerendered for newcomers is not shown to a customer who is logged in', async ({ page }) => {
  await goTo(page, '/my-will/lpf-a/0')
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
  await typeAddress(page, '/my-will/lpf-a/0')
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
  await expect(page.locator('html[data-known]')).toHaveCount(0)
})
