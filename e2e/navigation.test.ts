import type { Page } from '@playwright/test'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import {
  arriveAt,
  choose,
  emailOf,
  fillDay,
  logIn,
  openStatus,
  pressSave,
  saveAndContinue,
  startAt,
  typeAddress,
  unsavedKeys,
} from './customer.ts'
import { expect, moving, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

const isAt = (page: Page, name: RouteName) => expect(page).toHaveURL(pathOf(name))

// Promise: guard.auth, role.customer
test('a deep link while logged out asks for a log-in', async ({ page }) => {
  await typeAddress(page, pathOf('will.executors.executors'))
  await arriveAt(page, 'Log in')
  await expect(page).toHaveTitle(/^Log in – /)
})

// Promise: pages.sign-up, guard.qualified-in
test('sign-up before the three questions sends to the first of them', async ({ page }) => {
  await typeAddress(page, '/sign-up')
  await expect(page).toHaveURL('/my-will/lpf-a/0')
})

// Promise: guard.unvisited
test('a deep link to a step not yet reached goes to the last one visited', async ({ page }) => {
  await startAt(page, 'will.about-me.dob')
  await typeAddress(page, pathOf('will.funeral-wishes'))
  await isAt(page, 'will.about-me.dob')
})

// Promise: guard.name-exempt
test('a deep link to the name is let through', async ({ page }) => {
  await startAt(page, 'will.about-me.dob')
  await typeAddress(page, pathOf('will.about-me.full-name'))
  await isAt(page, 'will.about-me.full-name')
})

// Promise: pages.unknown
test('an address that does not exist is a page that says so', async ({ page }) => {
  for (const path of ['/my-will/beneficiaries', '/no-such-page', '/my-will/lpf-a/9']) {
    await typeAddress(page, path)
    await arriveAt(page, 'We cannot find this page')
  }
})

// Promise: shell.title, guard.reload
test('each step has its own title in the tab, and a reload on it stays there', async ({ page }) => {
  await startAt(page, 'will.summary')
  const titles = new Set<string>()
  const asked = askedSteps(completeExampleWill(), today).map(({ name }) => name)
  for (const [at, name] of asked.toReversed().entries()) {
    // The summary has no way back to the last question.
    if (at === 1) await startAt(page, name)
    if (at > 1) await page.getByRole('link', { name: 'Back', exact: true }).click()
    await isAt(page, name)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isAt(page, name)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(asked.length)
})

// Promise: walk.edit
test('a new answer on the summary asks what it makes necessary before going back', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Change Children' }).click()
  await page.getByRole('button', { name: 'Add another child' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Wren Hale')
  await dialog.getByLabel('Day').fill('1')
  await dialog.getByLabel('Month').fill('May')
  await dialog.getByLabel('Year').fill('2020')
  await choose(dialog, 'Daughter')
  await dialog.getByRole('button', { name: 'Add Wren' }).click()
  await expect(dialog).toHaveCount(0)
  await saveAndContinue(page)
  await isAt(page, 'will.beneficiaries.guardians')
})

test.describe('once paid', () => {
  // Promise: mode.paid, guard.skip
  test('the name and the date of birth are passed over, and the summary offers the documents', async ({ page }) => {
    await startAt(page, 'will.summary', 'paid')
    await expect(page.getByRole('link', { name: 'Go to your documents' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Change Date of birth' })).toHaveCount(0)
    await typeAddress(page, pathOf('will.about-me.full-name'))
    await isAt(page, 'will.about-me.full-address')
    await typeAddress(page, pathOf('will.about-me.dob'))
    await isAt(page, 'will.about-me.marital-status')
  })

  // Promise: step.thank-you, guard.payment
  test('nothing that needs payment is open before', async ({ page }) => {
    await startAt(page, 'will.summary')
    for (const name of ['will.my-downloads', 'will.my-downloads-thank-you'] as const) {
      await typeAddress(page, pathOf(name))
      await isAt(page, 'will.summary')
    }
  })
})

// Promise: table.pt, role.paid.2
test('a customer whose sponsor pays is let through in the browser, but the server keeps the documents', async ({
  page,
}) => {
  await startAt(page, 'will.summary', 'sponsored')
  await typeAddress(page, pathOf('will.my-downloads'))
  await isAt(page, 'will.my-downloads')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
})

// Promise: resume.lpa
test('a mirror will starts at the summary and asks whether it is theirs', async ({ page }) => {
  await startAt(page, 'will.summary', 'mirrorWill')
  await expect(page.getByRole('heading', { name: 'Is this what you want too?' })).toBeVisible()
  await typeAddress(page, '/login')
  await isAt(page, 'will.summary')
})

// Promise: mode.lpa, resume.lpa
test('a will to be checked and a power of attorney start at the summary', async ({ page }) => {
  await startAt(page, 'will.summary', 'checkMyWill')
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible()
  await startAt(page, 'will.summary', 'lastPowerOfAttorney')
  await expect(page.getByRole('heading', { name: 'Your power of attorney' })).toBeVisible()
})

// Promise: done.failure
test('an answer typed without a network is kept, sent once when it is back, and is there for the next device', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.about-me.marital-status')
  await openStatus(page)
  await choose(page, 'Divorced')
  await context.setOffline(true)
  await saveAndContinue(page)
  await expect(page.getByText('Not saved.').first()).toBeVisible()
  await isAt(page, 'will.about-me.marital-status')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.waitForTimeout(500)
  expect(sent).toHaveLength(1)
  expect(await unsavedKeys(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Divorced' })).toBeChecked()
})

test('an answer typed without a network survives a closed page', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await page.getByLabel(/Middle names/).fill('Ellen Rose')
  await page.route('**/api/form', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await saveAndContinue(page)
  await expect(page.getByText('Not saved.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('This is what you typed before. It is not saved yet.')).toBeVisible()
  await expect(page.getByLabel(/Middle names/)).toHaveValue('Ellen Rose')
})

/** Ends the session on the server; this browser still holds the token. */
const endTheSession = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  )

// Promise: logout.401, error.401
test('a session that ends in the middle keeps what was typed for the next log-in of the same person', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.full-address')
  const email = await emailOf(page)
  await page.getByLabel('House name or number').fill('Wren Farm')
  await page.getByLabel('Town or city').fill('Ludlow')
  await page.getByLabel('Postcode').fill('SY8 1AB')
  await endTheSession(page)
  await saveAndContinue(page)
  await arriveAt(page, 'Log in')
  await logIn(page, email)
  await arriveAt(page, 'Where do you live?')
  await expect(page.getByLabel('House name or number')).toHaveValue('Wren Farm')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you own your home?')
})

test('a session that ends while a dialog is open keeps what was typed in it', async ({ page }) => {
  await startAt(page, 'will.gifts')
  const email = await emailOf(page)
  await page.getByRole('button', { name: /Add a gift/ }).click()
  await choose(page, 'A thing')
  await page.getByLabel('What is it?').fill('gold ring with a blue stone')
  await page.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await choose(page, /It goes to their children/)
  await endTheSession(page)
  await page.getByRole('button', { name: 'Add the gift' }).click()
  await arriveAt(page, 'Log in')
  await logIn(page, email)
  await arriveAt(page, 'Would you like to leave any gifts?')
  await expect(page.getByText('We kept what you typed. Open it again to carry on.')).toBeVisible()
  await page.getByRole('button', { name: /Add a gift/ }).click()
  await expect(page.getByLabel('What is it?')).toHaveValue('gold ring with a blue stone')
  await page.getByRole('button', { name: 'Add the gift' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('We kept what you typed. Open it again to carry on.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change gold ring with a blue stone' })).toBeVisible()
  await page.getByRole('button', { name: /Add a(nother)? gift/ }).click()
  await expect(page.getByText('This is what you typed before')).toHaveCount(0)
})

// Promise: error.navigation
test('a customer who opens another page while an answer is being saved stays there, and the answer is kept', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.marital-status')
  const release = await holdRequests(page, '**/api/form')
  await openStatus(page)
  await choose(page, 'Divorced')
  await pressSave(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, 'What is your date of birth?')
  const kept = page.waitForResponse('**/api/form')
  release()
  expect((await kept).status()).toBe(200)
  await arriveAt(page, 'What is your date of birth?')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Divorced' })).toBeChecked()
})

// Promise: pages.root, pages.dashboard
test('the root leads to the landing, the dashboard to the account, and each names its tab', async ({ page }) => {
  await typeAddress(page, '/')
  await expect(page).toHaveURL(/\/my-will\/lpf-a\/0$/)
  await expect(page).toHaveTitle(/Heirloom/)
  await startAt(page, 'will.gifts')
  await typeAddress(page, '/dashboard')
  await expect(page).toHaveURL(/\/account$/)
  await expect(page).toHaveTitle('Your account – Heirloom')
})

test('what was half typed when a session ended is kept for its page, and not sent by itself', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.children')
  const email = await emailOf(page)
  await choose(page, 'Yes')
  await page.getByRole('button', { name: /Add a child/ }).click()
  await page.getByLabel('Full name').fill('Ruth Hale')
  await fillDay(page.getByRole('dialog'), { day: 2, month: 2, year: 2019 })
  await choose(page.getByRole('dialog'), 'Daughter')
  await endTheSession(page)
  await page.getByRole('button', { name: 'Add Ruth' }).click()
  await arriveAt(page, 'Log in')
  await logIn(page, email)
  await arriveAt(page, 'Do you have children?')
  await expect(page.getByText('Not saved.')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
  await page.getByRole('button', { name: /Add a child/ }).click()
  await page.getByRole('button', { name: 'Add Ruth' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to name anyone else?')
  await expect(page.getByText('that is not saved yet')).toHaveCount(0)
})

// Promise: guard.reload
test('a reload of the payment result goes to the summary', async ({ page }) => {
  await startAt(page, 'will.payment-error')
  await arriveAt(page, 'Your payment did not go through')
  await page.reload()
  await arriveAt(page, 'Check your will')
})

// Promise: walk.next.2
test('Back leads through the whole wizard, and so does the back button of the browser', async ({ page }) => {
  await page.emulateMedia(moving)
  const asked = askedSteps(completeExampleWill(), today).map(({ name }) => name)
  await startAt(page, 'will.funeral-wishes')
  const back = asked.slice(0, asked.indexOf('will.funeral-wishes')).reverse()
  for (const name of back) {
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(pathOf(name))
  }
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(pathOf(back.at(-2) as StepName))
})
