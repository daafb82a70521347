import { totalOf } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { expectUsable } from './accessibility.ts'
import { joinDesk } from './back-office.ts'
import { agreeToDownload, arriveAt, pay, startAt, unfold } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a bound print is opened, its address sheet printed, and posted with a number to track', async ({
  page,
  server,
  dataDir,
  browser,
}) => {
  await startAt(page, 'will.addons')
  await arriveAt(page, 'Would you like anything else?')
  await page.getByRole('checkbox', { name: /^Bound print/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: `Pay ${price(totalOf(['will', 'print']))}` }).click()
  await pay(page, 'paid')
  await arriveAt(page, /^Thank you/)
  await page.getByRole('link', { name: 'Open your documents' }).click()
  await agreeToDownload(page)
  await unfold(page, 'Address for your bound print')
  await page.getByRole('button', { name: 'Say where to post it' }).click()
  await page.getByRole('button', { name: 'Print and post it' }).click()
  await expect(page.getByText(/^We will print Document/)).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await joinDesk(desk, { server, dataDir }, 'support')
  await desk.getByRole('link', { name: 'Prints to post' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Prints to post' })).toBeFocused()
  await expect(desk.locator('body')).not.toContainText('Orchard')
  await desk
    .getByRole('button', { name: /^Print order \d+/ })
    .last()
    .click()
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Open the pages' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^print-\d+\.pdf$/)
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByText('14 Orchard Lane')).toBeVisible()
  await expectUsable(desk)
  await desk.emulateMedia({ media: 'print' })
  await expect(desk.getByText('14 Orchard Lane')).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(desk.getByText('It was posted')).toBeHidden()
  await desk.emulateMedia({ media: 'screen' })
  // It was sold as tracked post.
  await sheet.getByRole('button', { name: 'It was posted' }).click()
  await expect(sheet.getByLabel('Tracking number')).toBeFocused()
  await sheet.getByLabel('Tracking number').fill('AB123456789GB')
  await sheet.getByRole('button', { name: 'It was posted' }).click()
  await expect(sheet).toHaveCount(0)

  await page.reload()
  await unfold(page, 'Address for your bound print')
  await expect(page.getByText('The number to track it is AB123456789GB.')).toBeVisible()
})

test('the owner sees each job that the servers do, when it is done next, and that none has failed', async ({
  page,
  server,
  dataDir,
}) => {
  await joinDesk(page, { server, dataDir }, 'owner', 'Grace Vale')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
  for (const job of ['payments', 'retention', 'watch over wills'])
    await expect(page.getByRole('row', { name: new RegExp(`^${job} well `) })).toBeVisible()
  await expectUsable(page)
})
