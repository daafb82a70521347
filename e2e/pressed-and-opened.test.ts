/** A page is the same whether its link was pressed or its address was opened: what one way loads and the other does not is found here. */
import type { Page } from '@playwright/test'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { agreeToDownload, comeBack, goTo, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** The title and heading of a page, once they stay: some come with the will. */
const headOf = async (page: Page): Promise<string> => {
  await heading(page).waitFor()
  const read = async () => `${await page.title()}: ${await heading(page).textContent()}`
  let before = ''
  await expect(async () => {
    const now = await read()
    const stays = now === before
    before = now
    expect(stays).toBe(true)
  }).toPass({ intervals: [100, 200] })
  return before
}

/** Opens over the page, which stays. */
const HELP = '/help'

/** The links of a page that lead to another page of the product in the same tab. */
const linksOf = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    .locator('a[href^="/"]:not([target]):not([download]):visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const here = new URL(page.url()).pathname
  return [...new Set(hrefs)].filter((href) => href !== here && href !== HELP && !/^\/(source|api|dev)\b|#/.test(href))
}

/** The heads of the pages that one customer opened by their addresses, and where each address led. */
type Opened = Map<string, readonly [head: string, address: string]>

/** The first page leads on, and its HTML is there before the script that does so. */
const openOnce = async (page: Page, href: string, opened: Opened) => {
  const before = opened.get(href)
  if (before) return before
  await (href === '/' ? comeBack(page) : typeAddress(page, href))
  const found = [await headOf(page), page.url()] as const
  opened.set(href, found)
  return found
}

/** Presses each link of the page where `page` is, and opens its address. */
const pressAndOpen = async (page: Page, opened: Opened = new Map()): Promise<void> => {
  const from = page.url()
  const links = await linksOf(page)
  expect(links.length).toBeGreaterThan(2)
  for (const href of links) {
    const [head, address] = await openOnce(page, href, opened)
    await typeAddress(page, from)
    await headOf(page)
    // Parts of a long page are drawn as they come near, so that a link may move from under the pointer: then it is pressed again.
    await expect(async () => {
      const link = page.locator(`a[href="${href}"]:visible`).first()
      if (page.url() === from) await link.click({ timeout: 5000 })
      await page.waitForURL(address, { timeout: 5000 })
    }).toPass()
    await expect.poll(() => headOf(page), { message: `${href} pressed at ${from}` }).toBe(head)
  }
}

test('the links of the first page', async ({ page }) => {
  await goTo(page, '/')
  await headOf(page)
  await pressAndOpen(page)
})

const states: readonly (readonly [string, RouteName, RouteName])[] = [
  ['a question', 'will.beneficiaries.my-beneficiaries', 'will.beneficiaries.my-beneficiaries'],
  ['a thank-you', 'will.payment-successful', 'will.my-downloads-thank-you'],
]

for (const [what, from, at] of states)
  test(`the links of ${what}`, async ({ page }) => {
    await startAt(page, from)
    await page.waitForURL(`**${pathOf(at)}`)
    await pressAndOpen(page)
  })

test('the links of the documents and of the account of someone who has paid', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  await agreeToDownload(page)
  await page.getByRole('button', { name: 'Download everything' }).waitFor()
  const opened: Opened = new Map()
  for (const path of [pathOf('will.my-downloads'), '/account']) {
    await goTo(page, path)
    await pressAndOpen(page, opened)
  }
})
