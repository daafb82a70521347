import { pathOf } from '#core/journey/pages.ts'
import { textOfPdf } from '#testkit/pdf-text.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { agreeToDownload, arriveAt, choose, saveAndContinue, understand } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('land abroad is talked about at the question, keeps the answers, and stops the payment with a page for a solicitor', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Change Address' }).click()
  await arriveAt(page, 'Where do you live?')
  await page.getByRole('checkbox', { name: /outside England and Wales, or I have a will made in another/ }).check()
  await expect(page.getByRole('heading', { name: 'See a solicitor first' })).toBeVisible()
  await expect(page.getByText(/signing this one could cancel it/)).toBeVisible()
  await saveAndContinue(page)

  await arriveAt(page, 'Check your will')
  await page.reload()
  await expect(page.getByText(/signing this one could cancel it/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save and continue' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open a page for your solicitor' }).click()
  const brief = page.getByRole('dialog', { name: 'For my solicitor' })
  for (const said of ['Margaret Ellen Hale', 'Thomas Hale', 'Wills Act 1837 s.20', 'Do I need a will in each country'])
    await expect(brief).toContainText(said)

  await expectNoViolations(page)
  const printed = await textOfPdf(new Uint8Array(await page.pdf()))
  expect(printed).toMatch(/^For my solicitor .*What I would like to ask.*Royal National Lifeboat Institution/)
  expect(printed).not.toMatch(/Check your will|Print/)
  await brief.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: /Look again: Where do you live/ }).click()
  await page.getByRole('checkbox', { name: 'None of these apply' }).check()
  await expect(page.getByText(/signing this one could cancel it/)).toBeHidden()
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('link', { name: 'Save and continue' })).toBeVisible()
})

test('the server takes no payment for a will that needs a solicitor, and says why', async ({ page }) => {
  await page.goto('/dev/start-at/will.my-checkout')
  await arriveAt(page, 'Pay for your will')
  const pay = page.getByRole('button', { name: /^Pay £/ })
  await expect(pay).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(pathOf('will.about-me.dob'))
  await other.getByRole('checkbox', { name: /cannot read, see or sign/ }).check()
  await saveAndContinue(other)
  await expect(other.getByRole('heading', { level: 1, name: 'What is your date of birth?' })).toBeHidden()
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('Your summary has something to read first')
})

test('a warning is given at the question, and has to be understood before paying', async ({ page }) => {
  await page.goto('/dev/start-at/will.summary')
  await page.getByRole('link', { name: 'Change Who inherits' }).click()
  await arriveAt(page, 'Who should share what you leave?')
  await expect(page.getByText(/passes to the other owner by itself/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'I understand' }).uncheck()
  await saveAndContinue(page)

  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('link', { name: 'Save and continue' })).toHaveCount(0)
  await page.route('**/groupAssetsUpdate', (route) => route.abort())
  await page.getByRole('checkbox', { name: 'I understand' }).click()
  await expect(page.getByText('Not saved. Try again.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'I understand' })).not.toBeChecked()
  await page.unroute('**/groupAssetsUpdate')
  await understand(page)
  await expect(page.getByRole('link', { name: 'Save and continue' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'I understand' })).toBeChecked()
})

test('what was ticked stays ticked, and ticking a statement takes back “None of these”', async ({ page }) => {
  await page.goto('/dev/start-at/will.about-me.marital-status')
  await choose(page, 'Married')
  const none = page.getByRole('checkbox', { name: 'None of these apply' })
  const divorce = page.getByRole('checkbox', { name: /is under way/ })
  await none.check()
  await divorce.check()
  await expect(none).not.toBeChecked()
  await none.check()
  await expect(divorce).not.toBeChecked()
  await divorce.check()
  await expect(page.getByText(/Until the final order you are still married/)).toBeVisible()
  await saveAndContinue(page)
  await arriveAt(page, 'Who are you married to?')
  await page.goto(pathOf('will.about-me.marital-status'))
  await expect(divorce).toBeChecked()
})

test('shares that are still being typed are not called a mistake', async ({ page }) => {
  await page.goto('/dev/start-at/will.estate-splits.split-distribution')
  await choose(page, 'Different shares')
  await page.getByLabel('Thomas Hale').fill('50')
  await page.getByLabel('Ruth Hale').fill('20')
  await page.getByLabel('Daniel Hale').fill('20')
  await page.getByLabel('Royal National Lifeboat').fill('9')
  await expect(page.getByText(/nothing is left without an owner/)).toBeHidden()
  await saveAndContinue(page)
  await expect(page.getByText(/nothing is left without an owner/)).toBeVisible()
})

test('what is told after a download makes no new documents, keeps those downloaded, and says why and what to do', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.my-downloads')
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
  const downloadWill = page.getByRole('button', { name: 'Download PDF Your will', exact: true })
  await Promise.all([page.waitForEvent('download'), downloadWill.click()])
  await page.goto(pathOf('will.summary'))
  await page.getByRole('link', { name: 'Change Address' }).click()
  await page.getByRole('checkbox', { name: /outside England and Wales, or I have a will made in another/ }).check()
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')

  await page.goto(pathOf('will.my-downloads'))
  const why = page.getByRole('region', { name: 'We have not made new documents' })
  await expect(why).toContainText('signing this one could cancel it')
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  await expectUsable(page)
  await Promise.all([page.waitForEvent('download'), downloadWill.click()])

  await why.getByRole('link', { name: 'Look again: Where do you live?' }).click()
  await page.getByRole('checkbox', { name: 'None of these apply' }).check()
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await page.goto(pathOf('will.my-downloads'))
  await arriveAt(page, 'Your documents')
  await expect(downloadWill).toBeVisible()
  await expect(why).toBeHidden()
})
