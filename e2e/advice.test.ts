import { pathOf } from '#core/journey/pages.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import {
  ALL_ANSWERS,
  agreeToDownload,
  apply,
  arriveAt,
  choose,
  choosePerson,
  goTo,
  noneApply,
  openStatements,
  openStatus,
  saveAndContinue,
  startAt,
  understand,
  unfold,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

// Promise: since.solicitor
test('the server takes no payment for a will that needs a solicitor, and says why', async ({ page }) => {
  await startAt(page, 'will.my-checkout')
  await arriveAt(page, 'Pay for your will')
  const pay = page.getByRole('button', { name: /^Pay £/ })
  await expect(pay).toBeVisible()
  const other = await page.context().newPage()
  await goTo(other, pathOf('will.about-me.marital-status'))
  await apply(other, 'Help to read or sign', /need help to read, see or sign/)
  await saveAndContinue(other)
  await expect(other.getByRole('heading', { level: 1, name: 'Does any of this apply to you?' })).toBeHidden()
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('something to read on your summary first')
})

// Promise: since.apply
// Finding: 9
test('the statements on a page are answered before it is left, and the answer stays', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  const none = page.getByRole('checkbox', { name: 'None of these' })
  const divorce = page.getByRole('checkbox', { name: 'Divorce under way' })
  const missing = page.getByRole('link', { name: 'Say whether any of this applies to you' })
  await arriveAt(page, 'Does any of this apply to you?')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(missing).toBeVisible()
  await expectNoViolations(page)
  // Until something is pressed, it answers by itself.
  await expect(none).toHaveCount(0)
  await expect(noneApply(page)).toBeVisible()

  await divorce.check()
  await expect(noneApply(page)).toHaveCount(0)
  await expect(page.getByText('“We are getting divorced, or ending our civil partnership.”')).toBeVisible()
  await expect(page.getByText(/Until the final order you are still married/)).toBeVisible()
  await expectNoViolations(page)
  await none.check()
  await expect(divorce).not.toBeChecked()
  await expect(page.getByText(/Until the final order you are still married/)).toBeHidden()
  // A tile of several is answered by one of them.
  await page.getByRole('checkbox', { name: 'Farm or shared business' }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(missing).toBeVisible()
  await page.getByRole('checkbox', { name: 'Farm or shared business' }).uncheck()
  await divorce.check()
  await openStatus(page)
  await choose(page, 'Separated')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await goTo(page, pathOf('will.about-me.marital-status'))
  await openStatements(page)
  await expect(divorce).toBeChecked()
})

test('one press says that no statement applies and goes on, and it can be taken back', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await arriveAt(page, 'Does any of this apply to you?')
  await noneApply(page).click()
  await arriveAt(page, 'Do you have children?')
  await goTo(page, pathOf('will.about-me.marital-status'))
  await openStatements(page)
  const none = page.getByRole('checkbox', { name: 'None of these' })
  await expect(none).toBeChecked()
  await page.getByRole('checkbox', { name: 'US citizen' }).check()
  await expect(none).not.toBeChecked()
})

test('one executor alone is told of on the page that offers a backup, and is acknowledged where the will is read', async ({
  page,
}) => {
  const oneAlone = /You named one executor, and your will asks for two/
  const acknowledged = page.getByRole('checkbox', { name: 'I understand' })
  await startAt(page, 'will.executors.executors')
  await choosePerson(page, 'Thomas Hale', 'executor')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if they cannot?')
  await expect(page.getByText(oneAlone)).toBeVisible()
  await expect(acknowledged).toHaveCount(0)
  await choosePerson(page, 'Ruth Hale', 'backup executor')
  await expect(page.getByText(oneAlone)).toHaveCount(0)

  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.executors.my-executors'))
  await page.getByRole('button', { name: /^Remove .+ as backup executor/ }).click()
  await goTo(page, pathOf('will.executors.executors'))
  await page.getByRole('button', { name: 'Remove Ruth Hale as executor' }).click()
  await goTo(page, ALL_ANSWERS)
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toHaveCount(0)
  const notice = page.getByRole('listitem').filter({ hasText: oneAlone })
  await notice.getByRole('checkbox', { name: 'I understand' }).check()
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' }).first()).toBeVisible()
})

test('shares that are still being typed are not called a mistake', async ({ page }) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await choose(page, 'Different shares')
  await page.getByRole('textbox', { name: 'Thomas Hale' }).fill('50')
  await page.getByRole('textbox', { name: 'Ruth Hale' }).fill('20')
  await page.getByRole('textbox', { name: 'Daniel Hale' }).fill('20')
  await page.getByRole('textbox', { name: 'Royal National Lifeboat' }).fill('9')
  await expect(page.getByText(/nothing is left over/)).toBeHidden()
  await saveAndContinue(page)
  await expect(page.getByText(/nothing is left over/)).toBeVisible()
})

test('what is told after a download makes no new documents, keeps those downloaded, and says why and what to do', async ({
  page,
}) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
  await unfold(page, 'To sign')
  const downloadWill = page.getByRole('button', { name: 'Download Your will', exact: true })
  await Promise.all([page.waitForEvent('download'), downloadWill.click()])
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('link', { name: 'Change Marital status' }).click()
  await apply(page, 'Home, land or will abroad', /have a will made abroad/)
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')

  await goTo(page, pathOf('will.my-downloads'))
  const why = page.getByRole('region', { name: 'We have not made new documents' })
  await expect(why).toContainText('signing this one could cancel it')
  await unfold(page, 'To sign')
  await expect(page.getByText(/^Every page of your will says/)).toBeVisible()
  await expectUsable(page)
  await Promise.all([page.waitForEvent('download'), downloadWill.click()])

  await why.getByRole('link', { name: 'Change your answer: What is your marital status?' }).click()
  await openStatements(page)
  await page.getByRole('checkbox', { name: 'None of these' }).check()
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await goTo(page, pathOf('will.my-downloads'))
  await arriveAt(page, 'Your documents')
  await unfold(page, 'To sign')
  await expect(downloadWill).toBeVisible()
  await expect(why).toBeHidden()
})

test('a warning is given at the question, and has to be understood before paying', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Change Who inherits' }).click()
  await arriveAt(page, 'Who should share what you leave?')
  await expect(page.getByText(/passes to Thomas by itself/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'I understand' }).uncheck()
  await saveAndContinue(page)

  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toHaveCount(0)
  await page.route('**/groupAssetsUpdate', (route) => route.abort())
  await page.getByRole('checkbox', { name: 'I understand' }).click()
  await expect(page.getByText('Not saved. Try again.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'I understand' })).not.toBeChecked()
  await page.unroute('**/groupAssetsUpdate')
  await understand(page)
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' }).first()).toBeVisible()
  await page.reload()
  await page.getByText('1 thing you have read').click()
  await expect(page.getByRole('checkbox', { name: 'I understand' })).toBeChecked()
})

test('a tick that is taken back before its reply stays taken back', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByText('1 thing you have read').click()
  const tick = page.getByRole('checkbox', { name: 'I understand' })
  await tick.uncheck()
  const first = await holdRequests(page, '**/groupAssetsUpdate')
  await tick.check()
  await tick.uncheck()
  const second = await holdRequests(page, '**/groupAssetsUpdate')
  first()
  await page.waitForTimeout(300)
  await expect(tick).not.toBeChecked()
  second()
  await page.waitForTimeout(300)
  await expect(tick).not.toBeChecked()
})
