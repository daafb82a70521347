import { textOfPdf } from '#testkit/pdf-text.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a page begins at its top, and a link into a page at its part', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await customer.goTo(page, '/wills-terms')
  // A link followed before the script has loaded loads a new page, which the browser shows from the top.
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  // The question about cookies comes with the first scrolling, over the end of the page.
  await customer.answerCookies(page, 'Decline cookies')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await customer.arriveAt(page, 'Privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled()).toBe(0)

  await customer.typeAddress(page, '/faqs#solicitor')
  await page.getByRole('link', { name: 'terms for your will', exact: true }).click()
  await customer.arriveAt(page, 'Terms for your will')
  await expect(page).toHaveURL('/wills-terms#not-for')
  expect(await scrolled()).toBeGreaterThan(300)
  await expect(page.getByRole('heading', { name: 'When you need a solicitor instead' })).toBeInViewport()
})

test('on paper the summary lists who gets what, whatever was drawn on the screen, and nothing that only the screen needs', async ({
  page,
}) => {
  await customer.startAt(page, 'will.my-downloads')
  await customer.arriveAt(page, 'Your documents')
  await customer.goTo(page, customer.ALL_ANSWERS)
  await customer.arriveAt(page, 'Check your will')
  await expect(page.getByRole('radio', { name: 'Ruth has died' })).toBeVisible()
  const printed = await textOfPdf(new Uint8Array(await page.pdf()))
  expect(printed).toMatch(/Who gets what Gifts.* The rest, after gifts, debts and costs Thomas Hale Spouse 50%/)
  expect(printed).toContain('All outlive you')
  expect(printed).not.toContain('Ruth has died')
  await expect(page.locator('[data-card]').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of [/^Change (?!your answer)/, /^Correct/, /^Remove/, 'Go to your documents'])
    for (const control of await page
      .getByRole('main')
      .getByRole('button', { name })
      .or(page.getByRole('main').getByRole('link', { name }))
      .all())
      await expect(control).toBeHidden()
  await expect(page.getByText('Your documents are ready')).toBeHidden()
})

test('on a phone the first page shows a page of a will, its price, and real documents to open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await customer.goTo(page, '/my-will/lpf-a/0')
  await expect(page.getByText('I appoint my sister', { exact: false }).first()).toBeInViewport()
  await expect(page.getByText('£89 once')).toBeVisible()
  await page.getByLabel('Your name').fill('Ada Price')
  await expect(page.getByRole('heading', { name: 'The last will of Ada Price' })).toBeVisible()
  await page.getByRole('radio', { name: 'Thomas has died' }).check()
  await expect(page.getByText('Each gets twice as much.', { exact: false })).toBeVisible()
  const will = page.getByRole('link', { name: /^Your will/ })
  const file = await page.request.get((await will.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form says before and after that it needs it, and puts nothing into the address', async ({ page }) => {
    for (const path of ['/contact-us', '/my-will/lpf-a/0']) {
      await customer.typeAddress(page, path)
      await expect(page.getByText(/turn on JavaScript and reload this page/), path).toBeVisible()
      const name = page.getByLabel('Your name')
      if ((await name.count()) > 0) await name.fill('Zoe')
      await page.locator('main form').first().getByRole('button').last().click()
      await customer.arriveAt(page, 'We did not receive this')
      expect(new URL(page.url()).search, path).toBe('')
    }
  })
  test('help is a page with its questions and ways to reach us, and the order of the law can be read, each rule opened', async ({
    page,
  }) => {
    await customer.typeAddress(page, '/prices')
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
    await customer.arriveAt(page, 'Help')
    await expect(page.getByRole('main').getByRole('link', { name: 'help@heirloom.example' })).toBeVisible()
    await expect(page.getByText('Who can be a witness?')).toBeVisible()
    await customer.typeAddress(page, '/without-a-will')
    await page.getByText('Grandparents', { exact: true }).click()
    await expect(page.getByText('the grandparents who are living share everything equally')).toBeVisible()
  })
})
