import { publicPages } from '#core/journey/public-pages.ts'
import { arriveAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { markParsedHeading } from './page-loading.ts'

const listed = publicPages.filter((page) => page.listed).map(({ path }) => path)

for (const path of listed) {
  test(`${path} is there before any script, and the script takes it over as it is`, async ({
    page,
    browser,
    server,
  }) => {
    const still = await browser.newContext({ javaScriptEnabled: false })
    const plain = await still.newPage()
    await plain.goto(server + path)
    const heading = plain.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const [words, title] = [await heading.textContent(), await plain.title()]
    await still.close()

    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await markParsedHeading(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1[data-same]')).toHaveText(words ?? '')
    expect(await page.title()).toBe(title)
    expect(complaints).toEqual([])
  })
}

test('a page prerendered for newcomers is not shown to a customer who is logged in', async ({ page }) => {
  await page.goto('/my-will/lpf-a/0')
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
  await page.goto('/my-will/lpf-a/0')
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
  await expect(page.locator('html[data-known]')).toHaveCount(0)
})
