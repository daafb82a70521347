import { arriveAt, goTo, inWelsh, isReady, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { markParsedHeading, untilQuiet } from './page-loading.ts'

test('a page in the language that was chosen is there at once, and one in the other is drawn for its reader', async ({
  page,
}) => {
  await goTo(page, '/prices')
  await isReady(page)
  await inWelsh(page)
  await arriveAt(page, 'Prisiau')
  await markParsedHeading(page)
  await typeAddress(page, '/cy/prices')
  await isReady(page)
  await expect(page.locator('h1[data-same]')).toHaveText('Prisiau')
  await typeAddress(page, '/terms')
  await isReady(page)
  await expect(page.locator('h1')).toHaveText('Telerau defnyddio')
  await expect(page.locator('h1[data-same]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gwirio fy ewyllys', exact: true }).click()
  await arriveAt(page, 'A oes gennych ewyllys yn barod?')
})

test('an English visitor is sent no Welsh', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  const withWelsh = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
    return texts.filter((text) => text.includes('Neidio i’r prif gynnwys')).length
  }
  await goTo(page, '/my-will/lpf-a/0')
  await untilQuiet(page)
  expect(await withWelsh()).toBe(0)
  await inWelsh(page)
  await arriveAt(page, 'Ysgrifennwch eich ewyllys a gweld pob gair.')
  expect(await withWelsh()).toBe(1)
})
