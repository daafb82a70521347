import type { Page } from '@playwright/test'
import { expectUsable } from './accessibility.ts'
import { arriveAt, goTo, mailTo, openLink, startAt, unfold } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { loseReply } from './page-loading.ts'
import { askFirst, panel } from './people-asked.ts'

const DOCUMENTS = '/my-will/my-downloads'
const backToDocuments = async (page: Page) => {
  await goTo(page, DOCUMENTS)
  await arriveAt(page, 'Your documents')
  await unfold(page, 'Ask the people you chose')
  await expect(page.getByText('Ask the people you chose', { exact: true })).toHaveCount(1)
}

test('a person reads what the job is, says yes, and the customer knows them', async ({ page }) => {
  const { link } = await askFirst(page)
  await openLink(page, link)
  await arriveAt(page, /asks you to be an executor$/)
  await expect(page.getByText('You have always been the sensible one.')).toBeVisible()
  await expect(page.getByText(/This page does not say who gets what/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectUsable(page)
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('radio', { name: /^Yes, I will/ }).check()
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await arriveAt(page, 'Thank you')
  await backToDocuments(page)
  await expect(panel(page).getByText(/^Said yes on/)).toBeVisible()
  await panel(page).getByRole('button', { name: 'That is them', exact: true }).click()
  await expect(panel(page).getByText(/^They typed the name/)).toHaveCount(0)
})

test('the email of a person that was typed and not saved is there when the customer comes back', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  const open = async () => {
    await arriveAt(page, 'Your documents')
    await unfold(page, 'Ask the people you chose')
    await panel(page)
      .getByRole('button', { name: /^(Add|Change) the email/ })
      .first()
      .click()
    return page.getByRole('dialog', { name: /^The email of/ }).getByLabel('Email')
  }
  await (await open()).fill('ruth@hale')
  await page.reload()
  await expect(await open()).toHaveValue('ruth@hale')
})

test('a customer shows a person who gets what, which stands on their page and nowhere else', async ({ page }) => {
  const { link } = await askFirst(page, true)
  await openLink(page, link)
  await arriveAt(page, /asks you to be an executor$/)
  await expect(page.getByRole('heading', { name: 'Who gets what' })).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /of the rest: |^The rest: / })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/This page does not say who gets what/)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectUsable(page)
})

test('a person asks something first, and declines later; the customer chooses somebody else', async ({ page }) => {
  const { link } = await askFirst(page)
  await openLink(page, link)
  await arriveAt(page, /asks you to be an executor$/)
  await page.getByRole('radio', { name: /^I have a question first/ }).check()
  await page.getByLabel('Your question').fill('How long does it take?')
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await arriveAt(page, 'Thank you')
  await backToDocuments(page)
  await expect(panel(page).getByText('How long does it take?')).toBeVisible()
  await openLink(page, link)
  await arriveAt(page, /asks you to be an executor$/)
  await expect(page.getByText('You have asked a question. You can still say yes or no.')).toBeVisible()
  await page.getByRole('radio', { name: /^No, I would rather not/ }).check()
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await arriveAt(page, 'Thank you')
  await backToDocuments(page)
  await expect(panel(page).getByText(/^Would rather not/)).toBeVisible()
  await panel(page).getByRole('link', { name: 'Choose somebody else' }).click()
  await expect(page).toHaveURL(/my-executors/)
})

test('whoever got the mail by mistake closes the link, and it opens nothing more', async ({ page }) => {
  const { link } = await askFirst(page)
  await openLink(page, link)
  await arriveAt(page, /asks you to be an executor$/)
  await page.getByRole('button', { name: 'Tell us, and we close this link' }).click()
  await arriveAt(page, 'Close this link?')
  await page.getByRole('button', { name: 'Close the link' }).click()
  await arriveAt(page, 'The link is closed')
  await openLink(page, link)
  await arriveAt(page, 'This link no longer works')
})

test('the customer takes it back', async ({ page }) => {
  const { link } = await askFirst(page)
  await panel(page)
    .getByRole('button', { name: /^Take it back/ })
    .click()
  const sure = page.getByRole('dialog', { name: /^Take back what you asked/ })
  await expectUsable(page, 'dialog')
  await sure.getByRole('button', { name: 'Take it back' }).click()
  await expect(panel(page).getByText(/that nothing is asked of them/)).toBeVisible()
  await openLink(page, link)
  await arriveAt(page, 'This link no longer works')
})

test('an answer that comes after it was taken back is told so, as is whoever closes the link twice', async ({
  page,
  browser,
  server,
}) => {
  const { link } = await askFirst(page)
  const asked = await (await browser.newContext({ baseURL: server })).newPage()
  const other = await (await browser.newContext({ baseURL: server })).newPage()
  for (const each of [asked, other]) await openLink(each, link)
  await other.getByRole('button', { name: 'Tell us, and we close this link' }).click()
  await loseReply(other, '**/api/asked/close')
  await other.getByRole('button', { name: 'Close the link' }).click()
  await expect(other.getByText(/We could not reach the server/).first()).toBeVisible()
  await other.getByRole('button', { name: 'Close the link' }).click()
  await asked.getByRole('radio', { name: /^Yes, I will/ }).check()
  await asked.getByRole('button', { name: 'Send my answer' }).click()
  for (const each of [asked, other]) {
    await arriveAt(each, 'This link no longer works')
    await expect(each.getByText(/nothing is asked of you any more/)).toBeVisible()
  }
})

test('whoever was asked keeps the answer in an account with that address, and in no other', async ({ page }) => {
  const { email: asked, link } = await askFirst(page)
  await openLink(page, link)
  await arriveAt(page, /asks you to be an executor$/)
  await page.getByRole('radio', { name: /^Yes, I will/ }).check()
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await arriveAt(page, 'Thank you')
  await page.getByRole('button', { name: 'Keep this in an account' }).click()
  // The customer who asked is logged in here.
  await arriveAt(page, 'Keep this in your account')
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Our email went to another address')
  await page.getByRole('button', { name: 'Log out and use another account' }).click()
  await arriveAt(page, 'Keep this in an account')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectUsable(page)
  await page.getByLabel('First name').fill('Anne')
  await page.getByLabel('Last name').fill('Price')
  await page.getByLabel('Email').fill(asked)
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet orchard wall')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Open my account' }).click()
  await arriveAt(page, 'Confirm your email')
  const code = /\b(\d{3}) (\d{3})\b/.exec(await mailTo(page, asked, 'Your code'))
  await page.getByLabel('Your code').fill(`${code?.[1]}${code?.[2]}`)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  const kept = page.getByRole('region', { name: 'What people have asked of you' })
  await expect(kept.getByText('You have said yes. You can still change your answer.')).toBeVisible()
  await expectUsable(page)
  await kept.getByRole('link', { name: /^Read it again, or change your answer/ }).click()
  await arriveAt(page, /asks you to be an executor$/)
  await page.goBack()
  await kept.getByRole('button', { name: /^Take it off this list/ }).click()
  await expect(kept).toHaveCount(0)
})
