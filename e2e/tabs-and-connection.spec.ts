/** Two tabs, two customers at one browser, and a connection that is lost and comes back. */
import { pathOf } from '#core/journey/pages.ts'
import { expectToFitAPhone } from './accessibility.ts'
import { arriveAt, choose, goTo, openStatus, saveAndContinue, startAt, unsavedKeys } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { cut } from './page-loading.ts'

test('when another customer logs in in another tab, this tab no longer shows or saves the first customer’s will', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.executors.executors')
  const other = await context.newPage()
  await startAt(other, 'will.about-me.full-address')
  await arriveAt(other, 'Where do you live?')
  await expect(page.getByText('Thomas Hale')).toHaveCount(0)
})

// Promise: done.failure.2
test('“Use the newer answers” shows and keeps the newer answers', async ({ page, context }) => {
  await startAt(page, 'will.about-me.marital-status')
  const other = await context.newPage()
  await goTo(other, pathOf('will.about-me.dob'))
  await openStatus(page)
  await choose(page, 'Divorced')
  await cut(context, 'will.about-me.marital-status')
  await saveAndContinue(page)
  await expect(page.getByText('Not saved.').first()).toBeVisible()
  expect(await unsavedKeys(page)).toHaveLength(1)
  await page.close()

  await arriveAt(other, 'What is your date of birth?')
  await saveAndContinue(other)
  await arriveAt(other, 'What is your marital status?')
  await expect(other.getByRole('heading', { name: 'Your will was changed somewhere else' })).toBeVisible()
  await context.unroute('**/api/form')
  await other.getByRole('button', { name: 'Use the newer answers' }).click()
  // No status is saved: the husband who was named with the home makes it the one to begin with.
  const married = other.getByText('You and Thomas: Married')
  await expect(married).toBeVisible()
  await other.reload()
  await expect(married).toBeVisible()
  expect(await unsavedKeys(other)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // Promise: error.save
  test('a save that fails is said beside the button that was pressed', async ({ page, context }) => {
    await startAt(page, 'will.about-me.marital-status')
    await openStatus(page)
    await choose(page, 'Divorced')
    await cut(context, 'will.about-me.marital-status')
    await saveAndContinue(page)
    const told = page.getByText('Not saved. We could not reach')
    await expect(told).toBeInViewport()
    await expect(told).toBeFocused()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport()
    await expectToFitAPhone(page)
  })

  test('a save that collides asks which answers to keep where it is seen, with the focus on the question', async ({
    page,
    context,
  }) => {
    await startAt(page, 'will.about-me.marital-status')
    const other = await context.newPage()
    await goTo(other, pathOf('will.about-me.full-name'))
    await other.getByLabel('First name').fill('Peggy')
    await saveAndContinue(other)
    await arriveAt(other, 'Where do you live?')
    await other.close()
    await openStatus(page)
    await choose(page, 'Divorced')
    await saveAndContinue(page)
    const question = page.getByRole('alert').filter({ hasText: 'Your will was changed somewhere else' })
    await expect(question).toBeFocused()
    await expect(question).toBeInViewport()
    await page.getByRole('button', { name: 'Keep what I typed here' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
