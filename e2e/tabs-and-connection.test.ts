/** Two tabs, two customers at one browser, and a connection that is lost and comes back. */
import type { Route } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import {
  addPerson,
  answerHomeAndCountry,
  arriveAt,
  arriveAtAccount,
  choose,
  comeBack,
  emailOf,
  goTo,
  logIn,
  saveAndContinue,
  startAt,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { cut, holdRequests } from './page-loading.ts'

// Promise: role.customer.2
test('the next person at the same browser sees nothing of the last one', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await page.getByLabel('First name').fill('Secret')
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
  await page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  )
  await page.getByLabel('Town or city').fill('Hiddenham')
  await page.getByLabel('House name or number').fill('1')
  await page.getByLabel('Postcode').fill('SY8 1AB')
  await saveAndContinue(page)
  await arriveAt(page, 'Log in')

  await page.getByRole('link', { name: 'Start a new will' }).click()
  await answerHomeAndCountry(page, 'No', 'Yes')
  await page.getByLabel('First name').fill('Idris')
  await page.getByLabel('Last name').fill('Vaughan')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Email').fill(`idris.${Date.now()}@example.test`)
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet orchard wall')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Idris')
  await expect(page.getByText('Secret')).toHaveCount(0)
  await saveAndContinue(page)
  await expect(page.getByLabel('Town or city')).toHaveValue('')
})

// Promise: api.idempotent
test('a person is added once, though the reply was lost', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await page.getByRole('button', { name: /Add a person/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Lost Reply')
  await page.route(
    '**/api/wills/persons/create',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Not saved')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change Lost Reply' })).toHaveCount(1)
})

test('a person whose change was saved is not asked about again, though the reply was lost', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await addPerson(page, /Add a person/, { name: 'Wren Farrow' })
  await page.getByRole('button', { name: 'Change Wren Farrow' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Wren Farrow Vale')
  await page.route(
    '**/api/wills/persons/update',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Not saved')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change Wren Farrow Vale' })).toBeVisible()
})

test('who is chosen and whoever presses Save before that is saved, on one page, are asked nothing and lose nothing', async ({
  page,
}) => {
  await startAt(page, 'will.executors.my-executors')
  const release = await holdRequests(page, '**/api/wills/wills/groupAssetsUpdate')
  await page
    .getByRole('button', { name: /^Choose .* as backup executor/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  release()
  await arriveAt(page, 'Would you like to leave any gifts?')
  await goTo(page, pathOf('will.executors.my-executors'))
  await expect(page.getByRole('button', { name: /^Remove .* as backup executor/ })).toHaveCount(1)
})

test('who is chosen just before Save is pressed counts as the answer of the page', async ({ page }) => {
  await startAt(page, 'will.executors.executors')
  for (const chosen of await page.getByRole('button', { name: /^Remove .* as executor/ }).all()) await chosen.click()
  await expect(page.getByRole('button', { name: /^Remove .* as executor/ })).toHaveCount(0)
  const release = await holdRequests(page, '**/api/wills/wills/groupAssetsUpdate')
  await page
    .getByRole('button', { name: /^Choose .* as executor/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Saving')).toBeVisible()
  await expect(page.getByText('There is a problem')).toHaveCount(0)
  release()
  await arriveAt(page, 'Who should step in if they cannot?')
})

// Promise: error.will
test('a connection lost right after signing up does not lock the customer out', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  const email = await emailOf(page)
  await page.evaluate(() => localStorage.clear())
  await page.route('**/api/wills/init', (route) => route.abort(), { times: 1 })
  await goTo(page, '/login')
  await logIn(page, email)
  await expect(page.getByRole('alert')).toBeVisible()
  await comeBack(page, '/account')
  await arriveAtAccount(page)
})

test('a message whose reply was lost is kept once when it is sent again, and twice with other words', async ({
  page,
}) => {
  await goTo(page, '/contact-us')
  await choose(page, 'A question')
  await page.getByLabel('Your name').fill('Órla Price')
  await page.getByLabel('Email').fill('orla@example.test')
  await page.getByLabel('Your message').fill(`Which witnesses? ${crypto.randomUUID()}`)
  const references: string[] = []
  const loseReply = async (route: Route) => {
    const reply = await route.fetch()
    // The proof that is asked for first is no reply to the message.
    if (!reply.ok()) return route.fulfill({ response: reply })
    references.push((await reply.json()).reference)
    await route.abort()
  }
  await page.route('**/api/contact', loseReply)
  const send = page.getByRole('button', { name: 'Send the message' })
  for (const words of ['', ' Please.']) {
    await page.getByLabel('Your message').pressSequentially(words)
    await send.click()
    await expect.poll(() => references.length).toBe(words === '' ? 1 : 2)
    await expect(page.getByRole('alert').first()).toBeVisible()
  }
  expect(new Set(references).size).toBe(2)
  await page.unroute('**/api/contact', loseReply)
  await send.click()
  await arriveAt(page, 'We have your message')
  await expect(page.getByText(references.at(-1) ?? '')).toBeVisible()
})

test('answers that could not be saved do not undo what was saved elsewhere since', async ({ page, context }) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  const other = await context.newPage()
  await goTo(other, pathOf('will.beneficiaries.other-beneficiaries'))
  await choose(page, 'Different shares')
  await page.getByRole('textbox', { name: 'Thomas Hale' }).fill('70')
  await page.getByRole('textbox', { name: 'Ruth Hale' }).fill('10')
  await page.getByRole('textbox', { name: 'Daniel Hale' }).fill('10')
  await page.getByRole('textbox', { name: 'Royal National Lifeboat' }).fill('10')
  await cut(context, 'will.estate-splits.split-distribution')
  await saveAndContinue(page)
  await expect(page.getByText('Not saved.').first()).toBeVisible()

  await addPerson(other, /Add a person/, { name: 'Wren Farrow' })
  await other.close()

  await context.unroute('**/api/form')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your will was changed somewhere else' })).toBeVisible()
  await goTo(page, pathOf('will.beneficiaries.other-beneficiaries'))
  await expect(page.getByRole('button', { name: 'Change Wren Farrow' })).toBeVisible()
})

// Promise: error.save
test('a change in a dialog that comes too late can be saved again', async ({ page, context }) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await addPerson(page, /Add a person/, { name: 'Wren Farrow' })
  const other = await context.newPage()
  await goTo(other, pathOf('will.about-me.full-name'))
  await arriveAt(other, 'What is your full name?')
  await other.getByLabel(/Middle names/).fill('Rose')
  await saveAndContinue(other)
  await arriveAt(other, 'Where do you live?')

  await page.getByRole('button', { name: 'Change Wren Farrow' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Wren Farrow Vale')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('changed somewhere else')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove Wren Farrow Vale' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Wren Farrow')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the late reply to a dialog that was closed closes no other', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await addPerson(page, /Add a person/, { name: 'Wren Farrow' })
  await page.getByRole('button', { name: /Add (a|another) person/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Late Reply')
  const release = await holdRequests(page, '**/api/wills/persons/create')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change Wren Farrow' }).click()
  await dialog.getByLabel('Full name').fill('Wren Farrow Vale')
  release()
  await expect(page.getByRole('button', { name: 'Change Late Reply', includeHidden: true })).toHaveCount(1)
  await expect(dialog.getByLabel('Full name')).toHaveValue('Wren Farrow Vale')
})

test('an answer that is put back while it is being saved is not said to be saved, and is not lost', async ({
  page,
}) => {
  const partner = pathOf('will.beneficiaries.partner')
  await startAt(page, 'will.summary')
  await goTo(page, partner)
  const name = page.getByLabel('Full name')
  const before = await name.inputValue()
  const release = await holdRequests(page, '**/api/wills/persons/update')
  await name.fill('Somebody Else')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await name.fill(before)
  release()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('link', { name: /^Back/ }).click()
  await goTo(page, partner)
  await expect(name).toHaveValue(before)
})
