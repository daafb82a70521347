import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { arriveAt, choose, goTo, nextQuestion, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const open = async (page: Page) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await arriveAt(page, 'How should it be shared?')
}
const incomeFirst = (page: Page) =>
  page.getByRole('button', { name: 'Should someone have the income first, for as long as they live?' })
/** Thomas alone shares the rest, and is chosen to have its income first: nobody is left to share it afterwards. */
const openWithTheOnlyHeirFirst = async (page: Page) => {
  await open(page)
  await goTo(page, '/my-will/beneficiaries/my-beneficiaries')
  for (const name of [/^Ruth Hale/, /^Daniel Hale/, /^Royal National Lifeboat/])
    await page.getByRole('checkbox', { name }).uncheck()
  await saveAndContinue(page)
  await goTo(page, '/my-will/estate-splits/split-distribution')
  await incomeFirst(page).click()
  await choose(page, /^Thomas Hale/)
  await nextQuestion(page)
}
test('the income goes to the husband first, and then the others share the rest', async ({ page }) => {
  await open(page)
  await choose(page, 'Equal shares')
  await incomeFirst(page).click()
  await expect(page.getByRole('group', { name: 'Who should have the income first?' })).toBeVisible()
  await nextQuestion(page)
  await expect(page.getByText('Select an option').first()).toBeVisible()
  await choose(page, /^Thomas Hale/)
  await expect(page.getByText('Thomas has the income in place of a share.', { exact: false })).toBeVisible()
  await expectNoViolations(page)
  await nextQuestion(page)
  await choose(page, 'For life, unless something else comes first')
  await page.getByRole('checkbox', { name: /^Thomas marries/ }).check()
  await page.getByRole('checkbox', { name: 'A date' }).check()
  await expectNoViolations(page)
  await page.getByRole('checkbox', { name: 'A date' }).uncheck()
  await nextQuestion(page)
  await choose(page, /^No, only the income/)
  await nextQuestion(page)
  await choose(page, /^Yes, they must be alive then/)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Read as a list' }).first().click()
  await expect(page.getByRole('row', { name: /Your executors, for Thomas Hale/ })).toBeVisible()
  await saveAndContinue(page)
  await goTo(page, '/my-will/estate-splits/split-distribution')
  await arriveAt(page, 'How should it be shared?')
  await expect(page.getByText('For how long? For life, or until a marriage')).toBeVisible()
  await goTo(page, '/my-will/beneficiaries/my-beneficiaries')
  await arriveAt(page, 'Who should share what you leave?')
  await expect(
    page.getByText('Thomas Hale has the income first. The people ticked share it afterwards.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Thomas Hale' })).toHaveCount(0)
  await goTo(page, '/my-will/beneficiaries/backup-action')
  await arriveAt(page, 'What if someone has died when Thomas’s time ends?')
  await expectNoViolations(page)
})

test('with nobody left to share it afterwards, what is wrong is said once, and leads to where they are chosen', async ({
  page,
}) => {
  await openWithTheOnlyHeirFirst(page)
  await choose(page, 'For life, unless something else comes first')
  await nextQuestion(page)
  await choose(page, /^No, only the income/)
  await nextQuestion(page)
  await nextQuestion(page)
  const wrong = page.getByRole('alert').getByRole('link')
  await expect(wrong).toHaveText(['Please select at least one Person'])
  await wrong.click()
  await expect(page.getByRole('link', { name: 'Choose who should share what you leave' })).toBeFocused()
})

test('somebody who comes last in the will is not offered the income, and is told where that can be changed', async ({
  page,
}) => {
  await open(page)
  await goTo(page, '/my-will/beneficiaries/backup-action')
  await page.getByRole('button', { name: 'Change the answer to: If nobody is left:' }).click()
  await choose(page, 'Other people I choose')
  await page.getByRole('checkbox', { name: /^Anne Price/ }).check()
  await saveAndContinue(page)
  await goTo(page, '/my-will/estate-splits/split-distribution')
  await incomeFirst(page).click()
  await expect(page.getByRole('radio', { name: /^Peter Price/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Anne Price/ })).toHaveCount(0)
  await expect(page.getByText('Anne Price cannot have it first', { exact: false })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'What if someone dies before you?' }).click()
  await expect(page.getByText('If nobody is left: Anne Price')).toBeVisible()
})

test('grandchildren who are chosen after the income have everything when it ends, and the customer goes on', async ({
  page,
}) => {
  await openWithTheOnlyHeirFirst(page)
  await goTo(page, '/my-will/beneficiaries/my-beneficiaries')
  await page.getByRole('checkbox', { name: /^All my grandchildren/ }).check()
  await saveAndContinue(page)
  await goTo(page, '/my-will/estate-splits/split-distribution')
  await nextQuestion(page)
  await choose(page, /^For the rest of/)
  await nextQuestion(page)
  await choose(page, /^No, only the income/)
  await nextQuestion(page)
  await choose(page, /^Each family gets the same/)
  await nextQuestion(page)
  await choose(page, /^Yes, they must be alive then/)
  await saveAndContinue(page)
  await expect(page.getByRole('heading', { name: 'How should it be shared?' })).toHaveCount(0)
})

test('somebody who wants no income for anybody after all shares it straight away again', async ({ page }) => {
  await open(page)
  await incomeFirst(page).click()
  await choose(page, /^Thomas Hale/)
  await page.getByRole('button', { name: 'Nobody: share it straight away' }).click()
  await expect(incomeFirst(page)).toBeVisible()
  await choose(page, 'Equal shares')
  await expect(page.getByText('A quarter').first()).toBeVisible()
})

test('the summary shows who has it when the customer dies and when the income ends, whoever has died', async ({
  page,
}) => {
  await startAt(page, 'will.summary')
  await goTo(page, '/my-will/estate-splits/split-distribution')
  await incomeFirst(page).click()
  await choose(page, /^Thomas Hale/)
  await nextQuestion(page)
  await choose(page, /^For the rest of/)
  await nextQuestion(page)
  await choose(page, /^No, only the income/)
  // The shares lack that of Thomas, so they come first.
  await nextQuestion(page)
  await choose(page, 'Equal shares')
  await nextQuestion(page)
  await choose(page, /^Yes, they must be alive then/)
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('main')).toContainText('Income first')
  await expect(page.getByText('When Thomas’s time ends').first()).toBeVisible()
  await page.getByText('Ruth has died', { exact: true }).first().click()
  await expect(page.getByText(/Ruth has died\. When Thomas’s time ends, /)).toBeAttached()
  await expectNoViolations(page)
})
