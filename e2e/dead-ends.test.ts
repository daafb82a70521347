/** Honest slips and answers that once led nowhere. Each test walks into one and out of it. */
import type { Page } from '@playwright/test'
import type { FormReply } from '#core/api/wills.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import {
  ALL_ANSWERS,
  addChild,
  addPerson,
  arriveAt,
  choose,
  comeBack,
  emailOf,
  endSession,
  fillDay,
  goTo,
  leaveUnheard,
  logIn,
  openStatus,
  saveAndContinue,
  startAt,
  typeAddress,
} from './customer.ts'
import { expect, test } from './fixtures.ts'

const begin = async (page: Page, name: RouteName, mode = '') => {
  await startAt(page, name, mode)
  if (name === 'will.summary') await arriveAt(page, 'Check your will')
}

const everybody = (page: Page) => page.locator('#everybody')

test('a date of birth typed wrong for an executor is refused in the dialog', async ({ page }) => {
  await begin(page, 'will.executors.executors')
  await page.getByRole('button', { name: /Add someone/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Rupert Vale')
  await choose(dialog, 'Date of birth')
  await fillDay(dialog, { day: 1, month: 5, year: 2015 })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(
    dialog.getByText('An executor must be living, and 18 or over. Choose someone else').first(),
  ).toBeVisible()
  await fillDay(dialog, { day: 1, month: 5, year: 1965 })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if they cannot?')
})

// Promise: rule.guardians.2
test('a guardian who turns out to be under 18 can be changed or removed', async ({ page }) => {
  await begin(page, 'will.summary')
  await everybody(page).getByRole('button', { name: 'Change Anne Price' }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, 'Date of birth')
  await fillDay(dialog, { day: 1, month: 5, year: 2015 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: /Who should look after your child/ }).click()
  await expect(page.getByText(/under 18: change or remove them/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove Anne Price/ })).toBeVisible()
  await page.getByRole('button', { name: 'Change Anne Price' }).click()
  await fillDay(dialog, { day: 1, month: 5, year: 1965 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('heading', { name: 'Still to answer' })).toHaveCount(0)
})

// Promise: complete.summary
test('a paid will that lost an answer says which, and draws the shares that are left as they are stored', async ({
  page,
}) => {
  await begin(page, 'will.summary', 'paid')
  await everybody(page).getByRole('button', { name: 'Remove Ruth Hale' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Still to answer' })).toBeVisible()
  const picture = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who gets what' }) })
  await expect(picture).toContainText('50%')
  await expect(picture).not.toContainText('Ruth')
  await expect(page.getByRole('link', { name: 'Go to your documents' })).toBeVisible()
  await page.getByRole('link', { name: 'How should it be shared?' }).click()
  await choose(page, /equal/i)
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('heading', { name: 'Who gets what' })).toBeVisible()
})

test('a spouse added by somebody whose status has none is on the list where they were added', async ({ page }) => {
  await begin(page, 'will.about-me.marital-status')
  await openStatus(page)
  await choose(page, 'Separated')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await choose(page, 'No')
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to name anyone else?')
  // The example's husband is named already, on the list where he can be taken out.
  await page.getByRole('button', { name: 'Remove Thomas Hale' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await addPerson(page, /Add a person/, { name: 'Wilma Stillmarried', relationship: 'Spouse' })
  await expect(page.getByRole('button', { name: 'Change Wilma Stillmarried' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Wilma Stillmarried' })).toBeVisible()
})

// Promise: logout.401.2
test('a session that has ended leads to the log-in with a reason, and back', async ({ page }) => {
  await begin(page, 'will.summary')
  const email = await emailOf(page)
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  )
  await typeAddress(page, pathOf('will.funeral-wishes'))
  await arriveAt(page, 'Log in')
  await expect(page.getByText(/We have logged you out here/)).toBeVisible()
  expect(thrown).toEqual([])
  await logIn(page, email)
  await arriveAt(page, 'What would you like to happen to your body?')
})

test('the checkout of a paid will leads to the documents', async ({ page }) => {
  await begin(page, 'will.my-downloads')
  await goTo(page, ALL_ANSWERS)
  await arriveAt(page, 'Check your will')
  await typeAddress(page, pathOf('will.addons'))
  await arriveAt(page, 'Would you like anything else?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Your documents')
  await typeAddress(page, pathOf('will.my-checkout'))
  await arriveAt(page, 'Your documents')
})

test('a divorce asks what becomes of the husband, and the will follows the answer', async ({ page }) => {
  await begin(page, 'will.summary')
  await page.getByRole('link', { name: 'Change Marital status' }).click()
  await choose(page, 'Divorced')
  await saveAndContinue(page)
  await expect(page.getByRole('group', { name: /Thomas Hale is in your will as your/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Please select an option/ })).toBeVisible()
  await choose(page, /No, take Thomas out of my will/)
  await saveAndContinue(page)
  // The shares no longer add up, so they are asked for before the summary.
  await expect(page).not.toHaveURL(pathOf('will.about-me.marital-status'))
  await goTo(page, ALL_ANSWERS)
  await arriveAt(page, 'Check your will')
  await expect(everybody(page).getByText('Thomas Hale')).toHaveCount(0)
})

test('a widow is asked if her husband has died, and not if he should stay in her will', async ({ page }) => {
  await begin(page, 'will.summary')
  await page.getByRole('link', { name: 'Change Marital status' }).click()
  await choose(page, 'Widowed')
  const husband = page.getByRole('group', { name: /Thomas Hale is in your will as your spouse. Has Thomas died\?/ })
  await choose(husband, /No, keep Thomas in my will/)
  await choose(husband, /Yes, take Thomas out of my will/)
})

test('No children asks what becomes of those who are named', async ({ page }) => {
  await begin(page, 'will.summary')
  await page.getByRole('link', { name: 'Change Children' }).click()
  await choose(page, 'No')
  await saveAndContinue(page)
  await choose(page, /Yes, but not as my child/)
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toHaveCount(0)
  await saveAndContinue(page)
  await goTo(page, ALL_ANSWERS)
  await arriveAt(page, 'Check your will')
  await expect(everybody(page).getByRole('button', { name: 'Change Ruth Hale' })).toBeVisible()
  await expect(everybody(page).getByText(/Daughter/)).toHaveCount(0)
})

test('an unfinished power of attorney does not hide the documents', async ({ page }) => {
  await begin(page, 'will.summary', 'paid,lastPowerOfAttorney')
  await expect(page.getByRole('heading', { name: 'Your power of attorney' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your documents' }).click()
  await arriveAt(page, 'Your documents')
})

// Promise: required.default.2
test('an error goes when it is put right', async ({ page }) => {
  await begin(page, 'will.beneficiaries.children')
  await choose(page, 'Yes')
  await saveAndContinue(page)
  const error = page.getByText('Please Add at least one Child to continue')
  await expect(error.first()).toBeVisible()
  await addChild(page, { name: 'Wren Hale', born: { day: 1, month: 5, year: 2001 }, relationship: 'Daughter' })
  await expect(error).toHaveCount(0)
})

test('a name misspelt in a paid will is corrected on the summary', async ({ page }) => {
  await begin(page, 'will.summary', 'paid')
  await page.getByRole('button', { name: 'Correct Full name' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/sign the new will/)).toBeVisible()
  await dialog.getByLabel('First name').fill('Margarete')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/Margarete/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Correct Date of birth' }).click()
  await fillDay(dialog, { day: 1, month: 1, year: 2020 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('You must be 18 to make a will here').first()).toBeVisible()
})

test('the browser’s Back from the summary comes back to a change begun there', async ({ page }) => {
  await begin(page, 'will.summary')
  await page
    .getByRole('link', { name: /Change .*[Ff]uneral|Change .*body/ })
    .first()
    .click()
  await arriveAt(page, 'What would you like to happen to your body?')
  await page.getByRole('link', { name: 'Back to the summary' }).click()
  await arriveAt(page, 'Check your will')
  await page.goBack()
  await arriveAt(page, 'What would you like to happen to your body?')
  await expect(page.getByRole('link', { name: 'Back to the summary' })).toBeVisible()
})

// Promise: step.lpa-payment, error.navigation
test('the summary says why the page that was asked for is not shown', async ({ page }) => {
  await begin(page, 'will.summary')
  await typeAddress(page, pathOf('will.my-downloads'))
  await arriveAt(page, 'Read your will')
  await expect(
    page.getByText('Your documents are ready once nothing is left to answer and you have paid.'),
  ).toBeVisible()
  await page.reload()
  await arriveAt(page, 'Read your will')
  await expect(page.getByText(/Your documents are ready once/)).toHaveCount(0)

  await typeAddress(page, pathOf('will.lpa'))
  await arriveAt(page, 'Read your will')
  await expect(page.getByText('You can answer for a power of attorney once you have paid for it.')).toBeVisible()
})

// Promise: since.link
test('a link to the documents or the account leads there after the log-in', async ({ page }) => {
  await begin(page, 'will.summary', 'paid')
  const email = await emailOf(page)
  for (const [path, heading] of [
    [pathOf('will.my-downloads'), 'Your documents'],
    ['/account/history', 'Your earlier answers'],
    ['/account', /your will is ready to sign\.$/],
  ] as const) {
    await page.evaluate(() => localStorage.clear())
    await typeAddress(page, path)
    await arriveAt(page, 'Log in')
    await logIn(page, email)
    await arriveAt(page, heading)
  }
})

for (const [ended, end] of [
  ['nobody is logged in', (page: Page) => page.evaluate(() => localStorage.clear())],
  ['the session has ended', endSession],
] as const)
  test(`a log-in leads to the very question that an address asked for: ${ended}`, async ({ page }) => {
    await begin(page, 'will.lpa', 'lastPowerOfAttorney')
    const email = await emailOf(page)
    for (const [address, heading] of [
      [`${pathOf('will.lpa')}?power=money&ask=certificate`, 'Who can confirm that you understand it?'],
      [`${pathOf('will.my-downloads')}#people`, 'Your documents'],
      [ALL_ANSWERS, 'Check your will'],
    ] as const) {
      await end(page)
      await typeAddress(page, address)
      await arriveAt(page, 'Log in')
      await logIn(page, email)
      await arriveAt(page, heading)
      await expect(page).toHaveURL(address)
    }
  })

test('the steps visited before a log-out are open after the next log-in', async ({ page }) => {
  await begin(page, 'will.beneficiaries.my-beneficiaries')
  const email = await emailOf(page)
  await goTo(page, '/account')
  await page
    .getByRole('button', { name: /Log out/ })
    .first()
    .click()
  await arriveAt(page, 'Log in')
  await logIn(page, email)
  await expect(page).toHaveURL(pathOf('will.beneficiaries.my-beneficiaries'))
  // Journey F17: it says where the customer was, and how much is left, once.
  await expect(
    page.getByText(/^Welcome back\. You were choosing who shares what you leave\. \d+ questions left\.$/),
  ).toBeVisible()
  await comeBack(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await arriveAt(page, 'Who should share what you leave?')
  await expect(page.getByText(/^Welcome back/)).toHaveCount(0)
})

test('who said by mistake that they have no pets gets back to the question', async ({ page }) => {
  await begin(page, 'will.beneficiaries.pets')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should share what you leave?')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await arriveAt(page, 'Who should step in if your first choice cannot?')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have any pets?')
})

test('the address /my-will leads to the will, or to the log-in', async ({ page, context }) => {
  await begin(page, 'will.gifts')
  for (const path of ['/my-will', '/my-will/']) {
    await typeAddress(page, path)
    await expect(page).toHaveURL(pathOf('will.gifts'))
  }
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await typeAddress(page, '/my-will')
  await arriveAt(page, 'Log in')
})

// Promise: error.no-payment
test('a failed payment is told only to a browser that has paid', async ({ page }) => {
  await begin(page, 'will.summary')
  await typeAddress(page, pathOf('will.payment-error'))
  await arriveAt(page, 'Check your will')
})

test('a page of shares without anyone to share leads to the question who should', async ({ page }) => {
  await begin(page, 'will.estate-splits.split-distribution')
  // As in a will whose people were added before a partner and own children came ticked.
  await page.route('**/api/form', async (route) => {
    const response = await route.fetch()
    const { user, will } = (await response.json()) as FormReply
    const persons = will.persons.map((person) => ({ ...person, inherit: false }))
    const charities = will.charities.map((charity) => ({ ...charity, inherit: false }))
    await route.fulfill({ response, json: { user, will: { ...will, persons, charities } } })
  })
  await page.reload()
  await arriveAt(page, 'How should it be shared?')
  await page.getByRole('link', { name: 'Choose who should share what you leave' }).click()
  await arriveAt(page, 'Who should share what you leave?')
})

// Promise: poll.wait.2
test('a payment under way is told after a reload, and nothing is paid twice', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Continue to payment, £89' }).first().click()
  await arriveAt(page, 'Would you like anything else?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Pay for your will')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await leaveUnheard(page)
  await arriveAt(page, 'We are checking your payment')
  await page.reload()
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('heading', { name: 'You have started to pay' })).toBeVisible()
  await page.getByRole('link', { name: 'Check my payment' }).first().click()
  await arriveAt(page, 'We are checking your payment')
})
