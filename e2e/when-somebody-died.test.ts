import type { Page } from '@playwright/test'
import { expectUsable } from './accessibility.ts'
import { arriveAt, arriveAtAccount, choose, DEMO_PASSWORD, goTo, openLink, startAt, typePassword } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { fromTheCard, reported } from './when-somebody-died.ts'

const CHOICES = 'Who may have what, after you'

test('whoever is said to have died stops it with one press, sees who asked, and the asker reads that we cannot help', async ({
  page,
}) => {
  const { link, alive } = await reported(page)
  await openLink(page, alive)
  await arriveAt(page, 'Tell us if you are alive')
  await expect(page.getByText('Nothing. They have seen nothing of yours.')).toBeVisible()
  await expect(page.getByText('Anne Price')).toHaveCount(0)
  await expectUsable(page)
  await page.getByRole('button', { name: /^I am .+\. I am alive$/ }).click()
  await arriveAt(page, 'Everything is stopped')
  await page.getByRole('link', { name: 'Log in' }).click()
  await arriveAt(page, CHOICES)
  await expect(page.getByText(/^Anne Price \(Sister\), on/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'I am alive: stop everything' })).toHaveCount(0)
  await openLink(page, link)
  await arriveAt(page, 'What you told us')
  await expect(page.getByText(/^We cannot help with this now/)).toBeVisible()
})

test('whoever is said to have died and logs in reads it above all else, why the account cannot be deleted, and stops it there', async ({
  page,
}) => {
  await reported(page)
  await goTo(page, '/account')
  const panel = page.getByRole('region', { name: 'Somebody told us that you have died' })
  await expect(panel).toContainText('Anne Price (Sister), on')
  await expect(page.getByRole('main').locator('section').first()).toContainText('Somebody told us that you have died')
  await expect(page.getByRole('link', { name: 'Plan your signing' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await typePassword(page, 'Your password', DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText(/press the button in our email, or “I am alive/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await panel.getByRole('button', { name: 'I am alive: stop everything' }).click()
  await expect(panel.getByRole('status')).not.toBeEmpty()
  await expect(panel.getByRole('button')).toHaveCount(0)
  await page.reload()
  await arriveAtAccount(page)
  await expect(panel).toHaveCount(0)
})

test('whoever has not paid is told so in the account, and where the mail leads, and stops it there', async ({
  page,
}) => {
  const { alive } = await reported(page, false)
  await goTo(page, '/account')
  const panel = page.getByRole('region', { name: 'Somebody told us that you have died' })
  await expect(panel).toContainText('Anne Price (Sister), on')
  await openLink(page, '/account/after-me')
  // Who is told that they have died reads of that, and not first of what it costs.
  const next = page.getByRole('main').locator('section, [role=alert]')
  await expect(next.first()).toContainText('Somebody told us that you have died')
  await panel.getByRole('button', { name: 'I am alive: stop everything' }).click()
  await expect(panel.getByRole('status')).toContainText('Everything is stopped')
  await expect(panel.getByRole('button')).toHaveCount(0)
  await openLink(page, alive)
  await arriveAt(page, 'Everything is stopped')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(panel).toContainText('It is over. Nothing is under way.')
})

test('whoever leaves the date of death out is not asked for their own date of birth', async ({ page }) => {
  await openLink(page, '/somebody-has-died')
  await arriveAt(page, 'Somebody has died')
  await page.getByText('The first days, in order').click()
  await expect(page.getByText('Register the death', { exact: true })).toBeVisible()
  await choose(page, 'No')
  await page.getByRole('button', { name: 'Send it to us' }).click()
  await expect(page.getByText('Give the day, the month and the year').first()).toBeVisible()
  await expect(page.getByText(/your date of birth/i)).toHaveCount(0)
})

test('whoever asked takes it back, and a link that is made up opens nothing', async ({ page }) => {
  const { link } = await reported(page)
  await openLink(page, link)
  await arriveAt(page, 'What you told us')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('This is closed.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openLink(page, '/about-a-death/made-up')
  await arriveAt(page, 'This link no longer works')
})

const toChoices = async (page: Page) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await goTo(page, '/account')
  await page.getByRole('link', { name: 'Who may have what' }).click()
  await arriveAt(page, CHOICES)
}

test('a customer chooses who may have what, and who is asked to reach them, and a new card ends the old one', async ({
  page,
}) => {
  await toChoices(page)
  await page.getByLabel(/^My figures/).selectOption('executors')
  await page.getByRole('radio', { name: /^30 days/ }).check()
  await page.getByRole('button', { name: 'Save my choices' }).click()
  await expect(page.getByText('We try to reach you for at least 30 days. One press from you stops it.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your choices are saved.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save my choices' })).toBeFocused()
  const trusted = page.getByRole('region', { name: 'Somebody who can reach you' })
  await trusted.getByLabel('Their full name').fill('Nora Bell')
  await trusted.getByLabel('Their email').fill('nora.bell@example.test')
  await trusted.getByRole('button', { name: 'Save this person' }).click()
  await expect(trusted.getByText('Saved. We write to them only then.')).toBeVisible()
  await trusted.getByRole('button', { name: 'Ask nobody' }).click()
  await expect(trusted.getByText('We ask nobody.')).toBeVisible()
  await expect(page.getByLabel(/^My figures/)).toHaveValue('executors')
  const code = page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  const before = await code.textContent()
  await page.getByRole('button', { name: 'Make a new card' }).click()
  await expect(page.getByText(/^Here is your new card/)).toBeVisible()
  await expect(code).not.toHaveText(before ?? '')
})

test('whoever can reach a customer is saved at the second try, and a name put right of whom we know', async ({
  page,
}) => {
  await toChoices(page)
  const trusted = page.getByRole('region', { name: 'Somebody who can reach you' })
  await trusted.getByLabel('Their full name').fill('Nora Bel')
  await trusted.getByLabel('Their email').fill('nora.bell@example.test')
  await page.route('**/api/after-death', (route) => route.abort(), { times: 1 })
  const save = trusted.getByRole('button', { name: 'Save this person' })
  await save.click()
  await expect(trusted.getByRole('alert')).toBeFocused()
  await expect(trusted.getByLabel('Their full name')).toHaveValue('Nora Bel')
  await save.click()
  await expect(trusted.getByText('Saved. We write to them only then.')).toBeVisible()
  await trusted.getByLabel('Their full name').fill('Nora Bell')
  await save.click()
  await expect(save).toBeEnabled()
  await page.reload()
  await expect(trusted.getByLabel('Their full name')).toHaveValue('Nora Bell')
})

test('an executor comes on a desk from the card to where the will is, once two people at the desk have agreed', async ({
  page,
  browser,
  server,
  dataDir,
}) => {
  await fromTheCard({ page, browser, server, dataDir }, { width: 1360, height: 900 })
})
