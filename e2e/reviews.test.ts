import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { connectTo } from '#server/db/database.ts'
import { createReviewStore } from '#server/db/repositories/reviews.store.ts'
import { bought } from './back-office.ts'
import { heirloom } from './command-line.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

/** A new customer who has paid, where the mail after the signing leads. */
const arriveAtReview = async (page: Page) => {
  await customer.startAt(page, 'will.my-downloads-thank-you')
  await customer.arriveAt(page, /^Thank you/)
  await customer.openLink(page, '/account/review')
  await customer.arriveAt(page, 'How was writing your will?')
}

const say = async (page: Page, rating: string, words: string) => {
  await arriveAtReview(page)
  await customer.choose(page.getByRole('group', { name: 'Your rating' }), rating)
  await page.getByLabel('A few words').fill(words)
  await customer.choose(page, 'Margaret')
  await page.getByRole('button', { name: 'Send my review' }).click()
  // Around B11: the form has gone with its button.
  await expect(page.getByText('Thank you. We read every review before we publish it.')).toBeFocused()
}

test('the thank-you has one thing to press, and no form', async ({ page }) => {
  await customer.startAt(page, 'will.my-downloads-thank-you')
  await customer.arriveAt(page, 'Thank you, Margaret. Your will is ready to sign.')
  await expect(page.getByRole('list').getByText('Sign your will')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Open your documents'])
  await expect(page.getByRole('main').locator('button, input, textarea')).toHaveCount(0)
})

test('no rating is preselected, and declining takes one press and lasts', async ({ page }) => {
  await arriveAtReview(page)
  await expect(page.getByRole('button', { name: 'Send my review' })).toBeVisible()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await page.getByRole('button', { name: 'Send my review' }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(page.getByText('That is fine. We will not ask again.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^There is nothing to answer/)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

// Promise: shell.reviews
test('what five customers said is shown with its real average, and nothing before', async ({ browser, ownServer }) => {
  // The average counts every review of a server, those of other tests too.
  const { url: baseURL, dataDir } = await ownServer()
  const [page, visitorsPage] = await Promise.all([browser.newPage({ baseURL }), browser.newPage({ baseURL })])
  for (const rating of [5, 4, 5, 5]) {
    const customer = await bought(page, baseURL, ['lpa'])
    await customer.post('/api/reviews', { rating, words: '', shown_as: 'no name' })
  }
  await say(page, '2', '<b>Slow</b>, and clear.')
  const list = await heirloom(dataDir, 'review', 'list')
  const numbers = [...list.matchAll(/^(\d+), waiting/gm)].map(([, number]) => number ?? '')
  expect(numbers).toHaveLength(5)
  const shown = visitorsPage.getByRole('region', { name: 'What customers say' })
  const db = connectTo(join(dataDir, 'heirloom.sqlite'))
  for (const number of numbers.slice(1))
    await createReviewStore(db).decide(Number(number), 'published', undefined, new Date())
  await db.destroy()
  await customer.comeBack(visitorsPage, '/prices')
  await visitorsPage.waitForLoadState('networkidle')
  await expect(shown).toHaveCount(0)

  await heirloom(dataDir, 'review', 'publish', numbers[0] ?? '')
  for (const path of ['/', '/prices', '/how-it-works']) {
    await customer.comeBack(visitorsPage, path)
    await expect(shown).toContainText('4.2 out of 5, from 5 verified customers.')
  }
  await shown.getByText('What they say').click()
  await expect(shown).toContainText('<b>Slow</b>, and clear.')
  await expect(shown).toContainText('Margaret, 2 out of 5')
  await customer.comeBack(visitorsPage, '/faqs')
  await expect(shown).toHaveCount(0)
  await Promise.all([page.close(), visitorsPage.close()])
})
