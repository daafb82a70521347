/** Two tabs, two customers at one browser, and a connection that is lost and comes back. */
import { pathOf } from '#core/journey/pages.ts'
import { expectToFitAPhone } from './accessibility.ts'
import {
  arriveAt,
  choose,
  emailOf,
  goTo,
  linkIn,
  logIn,
  mailTo,
  openLink,
  openStatus,
  saveAndContinue,
  signUp,
  startAt,
  unsavedKeys,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { cut, loseReply } from './page-loading.ts'

test('when another customer logs in in another tab, this tab no longer shows or saves the first customer’s will: also by a link for a new password', async ({
  page,
  context,
  browser,
  server,
}) => {
  await startAt(page, 'will.executors.executors')
  const other = await context.newPage()
  await startAt(other, 'will.about-me.full-address')
  await arriveAt(other, 'Where do you live?')
  await expect(page.getByText('Thomas Hale')).toHaveCount(0)
  await other.close()

  // A link for a new password of a third customer, opened in two tabs beside one in which the second types.
  const third = await signUp(await (await browser.newContext({ baseURL: server })).newPage(), {
    name: 'Ben',
    last_name: 'Reed',
  })
  await page.request.post('/api/auth/forgot-password', { data: { email: third } })
  const link = linkIn(await mailTo(page, third, '/reset-password/'), 'reset-password')
  const second = await emailOf(page)
  await goTo(page, pathOf('will.about-me.full-name'))
  await page.getByLabel('First name').fill('Typed and not saved')
  const [used, late] = [await context.newPage(), await context.newPage()]
  for (const tab of [used, late]) {
    await openLink(tab, link)
    await expect(tab.getByText(/even if you use another account here/)).toBeVisible()
    await tab.getByRole('textbox', { name: 'Password' }).fill('three new words')
  }
  await loseReply(used, '**/api/auth/reset-password')
  await used.getByRole('button', { name: 'Change my password' }).click()
  await expect(used.getByText(/We could not reach the server/).first()).toBeVisible()
  await used.getByRole('button', { name: 'Change my password' }).click()
  await arriveAt(late, 'This link no longer works')
  await used.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(used, third, 'three new words')
  await arriveAt(used, 'What is your full name?')
  await expect(used.getByLabel('First name')).toHaveValue('Ben')
  await goTo(used, '/account')
  await used.getByRole('button', { name: 'Log out', exact: true }).click()
  await logIn(page, second)
  await expect(page.getByLabel('First name')).toHaveValue('Typed and not saved')
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
