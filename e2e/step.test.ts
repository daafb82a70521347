import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import {
  ALL_ANSWERS,
  arriveAt,
  choose,
  DEMO_PASSWORD,
  emailOf,
  fillDay,
  goTo,
  logIn,
  openStatus,
  saveAndContinue,
  startAt,
  tellExecutors,
  typeAddress,
} from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: required.default
test('a missing answer is named at the top, in the title and by its field, and what was typed is kept', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  await page.getByLabel('House name or number').fill('14')
  await page.getByLabel('Postcode').fill('SY8 1A')
  await saveAndContinue(page)

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary.getByRole('link')).toHaveText([
    'Town or city: This field is required',
    'Please Enter a Valid Postcode',
  ])
  await summary.getByRole('link', { name: 'Please Enter a Valid Postcode' }).click()
  await expect(page.getByLabel('Postcode')).toBeFocused()
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('Error: Please Enter a Valid Postcode')
  await expect(page.getByLabel('House name or number')).toHaveValue('14')
})

// Promise: fixed.inputs
test('a field has its own name, and a step one heading and the button that saves it', async ({ page }) => {
  const fields = {
    'will.about-me.full-name': ['title', 'first_name', 'middle_name', 'last_name'],
    'will.about-me.full-address': ['address.house_name', 'address.street_address', 'address.town', 'address.postcode'],
    'will.about-me.dob': ['dob.day', 'dob.month', 'dob.year'],
    'will.about-me.marital-status': ['status'],
  } as const
  for (const [name, expected] of Object.entries(fields)) {
    await startAt(page, name as keyof typeof fields)
    if (name === 'will.about-me.marital-status') await openStatus(page)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const field of expected) await expect(page.locator(`[name="${field}"]`).first()).toBeAttached()
  }
  await startAt(page, 'will.about-me.full-name')
  await arriveAt(page, 'What is your full name?')
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
})

// Promise: done.failure, error.save
test('a step that fails to save stays, says so, and keeps what was typed', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await arriveAt(page, 'What is your full name?')
  await page.getByLabel(/Middle names/).fill('Ellen')
  await page.route('**/api/form', (route) => route.abort())
  await saveAndContinue(page)
  await expect(page.getByText('Not saved.').first()).toBeVisible()
  await expect(page.getByLabel(/Middle names/)).toHaveValue('Ellen')
  await expect(page).toHaveURL(pathOf('will.about-me.full-name'))

  await page.unroute('**/api/form')
  await page.getByRole('button', { name: 'Try again' }).click()
  await arriveAt(page, 'Where do you live?')
  await page.goBack()
  await expect(page.getByLabel(/Middle names/)).toHaveValue('Ellen')
})

// Promise: done.failure.2
test('an answer saved elsewhere in between is not overwritten without being asked', async ({ page, context }) => {
  await startAt(page, 'will.about-me.marital-status')
  await openStatus(page)
  const other = await context.newPage()
  await goTo(other, pathOf('will.about-me.full-name'))
  await other.getByLabel('First name').fill('Peggy')
  await saveAndContinue(other)
  await arriveAt(other, 'Where do you live?')

  await choose(page, 'Divorced')
  await saveAndContinue(page)
  await expect(page.getByRole('heading', { name: 'Your will was changed somewhere else' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep what I typed here' }).click()
  await expect(page.getByText('Your status: Divorced')).toBeVisible()
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await goTo(page, pathOf('will.about-me.full-name'))
  await expect(page.getByLabel('First name')).toHaveValue('Peggy')
})

// Finding: 33
test('a refusal of treatment and a gift among funeral wishes are told apart, and the words stay', async ({ page }) => {
  await startAt(page, 'will.funeral-wishes')
  await choose(page, 'Burial')
  const words = page.getByLabel(/Anything else about your funeral/)
  await words.fill('I refuse all life-prolonging treatment. I give £500 to the church.')
  await expect(page.getByText('A will is read too late for that.')).toBeVisible()
  await expect(page.getByText(/looks like a gift of money or of a thing/)).toBeVisible()
  await expect(words).toHaveValue('I refuse all life-prolonging treatment. I give £500 to the church.')
  await words.fill('Bach, and no flowers.')
  await expect(page.getByText('A will is read too late for that.')).toBeHidden()
})

// Promise: role.paid
test('documents are not to be had before paying', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, '/account')
  await expect(page.getByRole('link', { name: 'Continue your will' })).toBeVisible()
  await expect(page.locator(`a[href="${pathOf('will.my-downloads')}"]`)).toHaveCount(0)
  await typeAddress(page, pathOf('will.my-downloads'))
  await arriveAt(page, 'Check your will')
})

// Promise: pages.login, auth.status
test('logging out ends the session, and logging in goes on where the will was left', async ({ page }) => {
  await startAt(page, 'will.about-me.full-address')
  const email = await emailOf(page)
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await arriveAt(page, 'Log in')
  await typeAddress(page, pathOf('will.about-me.full-address'))
  await arriveAt(page, 'Log in')
  await logIn(page, email, 'not the password')
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right')
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await arriveAt(page, 'Where do you live?')
})

test('words that go with a gift are kept, and stay out of the will', async ({ page }) => {
  await startAt(page, 'will.gifts')
  await page.getByRole('button', { name: /Add a gift/ }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, 'A thing')
  await dialog.getByLabel('What is it?').fill('gold ring with a blue stone')
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await choose(dialog, /It goes to their children/)
  await dialog.getByLabel('Words to go with it').fill('My mother wore it at her wedding.')
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  await expect(draft).toContainText('gold ring with a blue stone')
  await expect(draft).not.toContainText('My mother wore it')
  await page.reload()
  await page.getByRole('button', { name: 'Change gold ring with a blue stone' }).click()
  await expect(dialog.getByLabel('Words to go with it')).toHaveValue('My mother wore it at her wedding.')
})

// Promise: rule.beneficiary.4
test('a person described like another is questioned, and a mistyped name is corrected where it was typed', async ({
  page,
}) => {
  await startAt(page, 'will.executors.executors')
  await arriveAt(page, 'Who should carry out your will?')
  const dialog = page.getByRole('dialog')
  const add = async (name: string, relationship: string) => {
    await page.getByRole('button', { name: /Add someone else/ }).click()
    await dialog.getByLabel('Full name').fill(name)
    await dialog.getByLabel(/How are they related/).selectOption(relationship)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await add('Sam Okoro', 'Cousin')
  await expect(dialog).toHaveCount(0)
  await add('sam okoro', 'Cousin')
  await expect(dialog.getByRole('link', { name: /Two people have this name/ })).toBeVisible()
  await dialog.getByLabel(/How are they related/).selectOption('Friend')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Change sam okoro', exact: true }).click()
  await dialog.getByLabel('Full name').fill('Sam Okonkwo')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Remove Sam Okonkwo as executor' })).toBeVisible()
})

test('the page of backup executors says what most answer to the two questions after it, and leads to each and back', async ({
  page,
}) => {
  await startAt(page, 'will.executors.my-executors')
  const main = page.getByRole('main')
  await expect(main).toContainText('They also deal with online accounts. You let them know.')
  await expect(main).toContainText('Online accounts: My executors')
  await expect(main).toContainText('Do we tell them: No, I will tell them myself')
  await tellExecutors(page, /^Yes, with a letter/)
  await expect(main).toContainText('Do we tell them: Yes, with a letter from me')
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to leave any gifts?')
  await goTo(page, pathOf('will.executors.digital-assets'))
  await expect(page.getByRole('radio', { name: 'My executors' })).toBeChecked()
})

test('whoever cancels what they would have added has answered nothing by it', async ({ page }) => {
  const cancelled = async (press: string) => {
    await page.getByRole('button', { name: press }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await startAt(page, 'will.beneficiaries.children')
  await cancelled('Add a child')
  await cancelled('Has a child of yours died, leaving children?')
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).not.toBeChecked()
  await choose(page, 'No')
  await cancelled('Has a child of yours died, leaving children?')
  await expect(page.getByRole('radio', { name: 'No', exact: true }).first()).toBeChecked()

  await startAt(page, 'will.beneficiaries.pets')
  await cancelled('Add a pet')
  await expect(page.getByRole('button', { name: 'No pets' })).toBeVisible()
})

test('what was added answers the question whether there is any, also when another is then cancelled', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.children')
  await page.getByRole('button', { name: 'Add a child' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Ruth Hale')
  await fillDay(dialog, { day: 2, month: 2, year: 2019 })
  await choose(dialog, 'Daughter')
  await dialog.getByRole('button', { name: 'Save and add another' }).click()
  await expect(dialog.getByLabel('Full name')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
  await expect(page.getByText('Ruth Hale').first()).toBeVisible()
})

declare global {
  interface Window {
    readonly addresses: readonly string[]
  }
}

/** Notes each address that the page has from here on, however short a time. */
const noteAddresses = (page: Page) =>
  page.evaluate(() => {
    const addresses: string[] = []
    for (const way of ['pushState', 'replaceState'] as const) {
      const go = history[way]
      history[way] = function (...to) {
        Reflect.apply(go, this, to)
        addresses.push(location.pathname + location.search)
      }
    }
    Object.assign(window, { addresses })
  })

// Promise: walk.edit, complete.edit
test('a change from the summary goes back to the summary', async ({ page }) => {
  await startAt(page, 'will.my-checkout')
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('link', { name: 'Change Address' }).click()
  await page.getByLabel('Town or city').fill('Leominster')
  await noteAddresses(page)
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await expect(page.getByText('14 Orchard Lane, Leominster, SY8 1AB')).toBeVisible()
  // At no time would a reload show another page than the one that is seen.
  expect(await page.evaluate(() => window.addresses)).toEqual([ALL_ANSWERS])
})
