/** The summary as the pages of the will: each part is read and agreed to. */
import type { Page } from '@playwright/test'
import { expectUsable } from './accessibility.ts'
import { arriveAt, choose, saveAndContinue } from './customer.ts'
import { expect, test } from './fixtures.ts'

const start = async (page: Page, mode = '') => {
  await page.goto(`/dev/start-at/will.summary?mode=${mode}`)
  await arriveAt(page, 'Read your will')
}

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const inContents = (page: Page, title: string) => contents(page).getByRole('link', { name: new RegExp(title) })
const agreeButton = (page: Page) => page.getByRole('button', { name: /That is right$/ })
const ended = (page: Page) => page.getByRole('heading', { name: 'It says what you mean.' })

/** Agrees to each part that is left, reading its warnings first. */
const agreeToAll = async (page: Page) => {
  const more = page.getByRole('button', { name: /more to read/ })
  const status = page.getByRole('status').filter({ hasText: /parts agreed\./ })
  for (let presses = 0; presses < 40; presses += 1) {
    const said = (await status.textContent()) ?? ''
    if (said.startsWith('All ')) return
    await expect(agreeButton(page).or(more).first()).toBeVisible()
    if ((await more.count()) > 0) {
      await more.click()
      await expect(agreeButton(page)).toBeVisible()
    }
    await agreeButton(page).click()
    await expect(status).not.toHaveText(said)
  }
  throw new Error('The reading does not end')
}

test('a will is read part by part, agreed to, and tied, and the payment is next', async ({ page }) => {
  await start(page)
  await expect(page.getByText('It follows the law of England and Wales.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toBeVisible()
  await agreeButton(page).click()
  await expect(inContents(page, 'Name and address')).toHaveAccessibleName(/, agreed$/)
  await expect(inContents(page, 'Earlier wills, law')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('heading', { level: 2, name: 'Earlier wills, law' })).toBeFocused()
  await expectUsable(page)
  await agreeToAll(page)
  await expect(ended(page)).toBeFocused()
  await expect(page.getByText('You read all 22 clauses, and agreed to each.')).toBeVisible()
  await expectUsable(page)
  await page.reload()
  await expect(ended(page)).toBeVisible()
  await page.getByRole('link', { name: 'Continue to payment, £89' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Read your will' })).toHaveCount(0)
})

test('a warning stands at its clause with what the customer said, and the button reads it', async ({ page }) => {
  await start(page)
  await inContents(page, 'Who shares the rest').click()
  const part = page.locator('#part-residue')
  await expect(part.getByText('You told us that you and Thomas own 14 Orchard Lane as joint tenants.')).toBeVisible()
  await part.getByRole('button', { name: 'Read. That is right' }).click()
  await expect(inContents(page, 'Who shares the rest')).toHaveAccessibleName(/, agreed$/)
})

test('a change comes back to its clause, marks what is new, and asks to read it again', async ({ page }) => {
  await start(page)
  await inContents(page, 'Funeral').click()
  await page.locator('#part-funeral').getByRole('button', { name: 'That is right' }).click()
  await expect(inContents(page, 'Funeral')).toHaveAccessibleName(/, agreed$/)
  await inContents(page, 'Funeral').click()
  const part = page.locator('#part-funeral')
  await part.getByRole('link', { name: 'Change Funeral' }).click()
  await arriveAt(page, 'What would you like to happen to your body?')
  await choose(page, 'Burial')
  await saveAndContinue(page)
  await arriveAt(page, 'Read your will')
  await expect(part.getByRole('status')).toHaveText('These words changed. Read them again.')
  await expect(part.locator('[data-fresh]')).toHaveText('I would like to be buried.')
  await expect(part.getByText('I would like to be cremated.').first()).toBeVisible()
  await part.getByRole('button', { name: 'That is right' }).click()
  await expect(inContents(page, 'Funeral')).toHaveAccessibleName(/, agreed$/)
})

test('what cannot be saved is said, and the part stays to be agreed to', async ({ page }) => {
  await start(page)
  await page.route('**/api/readings', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await agreeButton(page).click()
  await expect(page.getByText('Not saved. Try again.')).toBeVisible()
  await page.unroute('**/api/readings')
  await agreeButton(page).click()
  await expect(inContents(page, 'Name and address')).toHaveAccessibleName(/, agreed$/)
})

test('on a phone one part fills the screen, its warning is scrolled to, and the contents hold the payment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await start(page, '')
  await expect(page.getByText('1 of 16')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Contents' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Continue to payment, £89' })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Who shares the rest/ })
    .click()
  await page.getByRole('button', { name: 'One more to read' }).click()
  await expect(page.getByRole('button', { name: 'Read. That is right' })).toBeVisible()
  await agreeToAll(page)
  await expectUsable(page)
})

test('a paid will is read in the same way, and leads to the documents', async ({ page }) => {
  await start(page, 'paid')
  await expect(page.getByRole('heading', { name: 'Your documents are ready' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectUsable(page)
})
