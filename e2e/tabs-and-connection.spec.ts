/** Two tabs, two customers at one browser, and a connection that is lost and comes back. */
import type { BrowserContext, Page } from '@playwright/test'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { expectToFitAPhone } from './accessibility.ts'
import {
  addMoney,
  addPerson,
  arriveAt,
  arriveAtAccount,
  choose,
  emailOf,
  saveAndContinue,
  unsavedKeys,
} from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use(withMotion)

const startAt = async (page: Page, name: RouteName) => {
  await page.goto(`/dev/start-at/${name}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
/** Aborts the saves of this step, from any tab. */
const cut = (context: BrowserContext, step: RouteName) =>
  context.route('**/api/form', (route) =>
    route.request().postData()?.includes(step) ? route.abort() : route.fallback(),
  )
const logIn = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('a demo password')
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('when another customer logs in in another tab, this tab no longer shows or saves the first customer’s will', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.executors.executors')
  const other = await context.newPage()
  await other.goto('/dev/start-at/will.about-me.full-address')
  await arriveAt(other, 'Where do you live?')
  await expect(page.getByText('Thomas Hale')).toHaveCount(0)
})

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
  await choose(page, 'No')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
  await choose(page, 'Yes')
  await page.getByRole('button', { name: 'Continue' }).click()
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

test('answers that could not be saved do not undo what was saved elsewhere since', async ({ page, context }) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await choose(page, 'Different shares')
  await page.getByRole('textbox', { name: 'Thomas Hale' }).fill('70')
  await page.getByRole('textbox', { name: 'Ruth Hale' }).fill('10')
  await page.getByRole('textbox', { name: 'Daniel Hale' }).fill('10')
  await page.getByRole('textbox', { name: 'Royal National Lifeboat' }).fill('10')
  await cut(context, 'will.estate-splits.split-distribution')
  await saveAndContinue(page)
  await expect(page.getByText('Not saved.').first()).toBeVisible()

  const other = await context.newPage()
  await other.goto(pathOf('will.beneficiaries.other-beneficiaries'))
  await addPerson(other, /Add a person/, { name: 'Wren Farrow' })
  await other.close()

  await context.unroute('**/api/form')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your will was changed somewhere else' })).toBeVisible()
  await page.goto(pathOf('will.beneficiaries.other-beneficiaries'))
  await expect(page.getByRole('button', { name: 'Change Wren Farrow' })).toBeVisible()
})

test('“Use the newer answers” shows and keeps the newer answers', async ({ page, context }) => {
  await startAt(page, 'will.about-me.marital-status')
  await choose(page, 'Divorced')
  await cut(context, 'will.about-me.marital-status')
  await saveAndContinue(page)
  await expect(page.getByText('Not saved.').first()).toBeVisible()
  expect(await unsavedKeys(page)).toHaveLength(1)
  await page.close()

  const other = await context.newPage()
  await other.goto(pathOf('will.about-me.dob'))
  await arriveAt(other, 'What is your date of birth?')
  await saveAndContinue(other)
  await arriveAt(other, 'What is your marital status?')
  await expect(other.getByRole('heading', { name: 'Your will was changed somewhere else' })).toBeVisible()
  await context.unroute('**/api/form')
  await other.getByRole('button', { name: 'Use the newer answers' }).click()
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await unsavedKeys(other)).toEqual([])
})

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

test('a connection lost right after signing up does not lock the customer out', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  const email = await emailOf(page)
  await page.evaluate(() => localStorage.clear())
  await page.route('**/api/wills/init', (route) => route.abort(), { times: 1 })
  await page.goto('/login')
  await logIn(page, email)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/account')
  await arriveAtAccount(page)
})

test('a change in a dialog that comes too late can be saved again', async ({ page, context }) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await addPerson(page, /Add a person/, { name: 'Wren Farrow' })
  const other = await context.newPage()
  await other.goto(pathOf('will.about-me.full-name'))
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

const QUESTION = 'Your will was changed somewhere else'

/** What another tab saves meanwhile. */
const elsewhere = async (
  context: BrowserContext,
  at: RouteName,
  heading: string,
  change: (page: Page) => Promise<void>,
) => {
  const other = await context.newPage()
  await other.goto(pathOf(at))
  await arriveAt(other, heading)
  await change(other)
  await saveAndContinue(other)
  await expect(other.getByRole('heading', { level: 1, name: heading })).toHaveCount(0)
  await other.close()
}

test('answers are not written over newer ones before the customer says which count: not by a second press, a link or the next visit', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.about-me.marital-status')
  await choose(page, 'Divorced')
  await elsewhere(context, 'will.about-me.marital-status', 'What is your marital status?', (other) =>
    choose(other, 'Widowed'),
  )
  await saveAndContinue(page)
  const question = page.getByRole('alert').filter({ hasText: QUESTION })
  await expect(question).toBeFocused()
  await saveAndContinue(page)
  await expect(question).toBeFocused()

  // Left by a link, the answer is kept with the question.
  await page.getByRole('link', { name: /Back/ }).click()
  await arriveAt(page, 'What is your date of birth?')
  await page.goto(pathOf('will.about-me.marital-status'))
  await expect(question).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Divorced' })).toBeChecked()
  await saveAndContinue(page)
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Use the newer answers' }).click()
  await expect(page.getByRole('radio', { name: 'Widowed' })).toBeChecked()
  expect(await unsavedKeys(page)).toEqual([])
})

test('a person who is added brings no answer of another tab under what is typed on the same page, unasked', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.executors.digital-assets')
  await choose(page, 'Someone else')
  await elsewhere(context, 'will.executors.digital-assets', 'Who should deal with your online accounts?', (other) =>
    choose(other, 'My executors'),
  )
  await addPerson(page, /Add someone/, { name: 'Wren Farrow' })
  const question = page.getByRole('alert').filter({ hasText: QUESTION })
  await expect(question).toBeVisible()
  await page.getByRole('checkbox', { name: /Wren Farrow/ }).check()
  await saveAndContinue(page)
  await expect(question).toBeFocused()
  await page.getByRole('button', { name: 'Keep what I typed here' }).click()
  await expect(page.getByRole('checkbox', { name: /Wren Farrow/ })).toBeChecked()
  await saveAndContinue(page)
  await arriveAt(page, 'Shall we let your executors know?')
})

const others = pathOf('will.beneficiaries.other-beneficiaries')
const changing = (page: Page, name: string) => page.getByRole('button', { name: `Change ${name}` }).click()
const askedInDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: 'This was changed somewhere else' })

test('a person who was changed in two tabs keeps both changes, and is asked about where they differ', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await addPerson(page, /Add a person/, { name: 'Wren Farrow' })
  const other = await context.newPage()
  await other.goto(others)
  await changing(other, 'Wren Farrow')
  await changing(page, 'Wren Farrow')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Wren Farrow Vale')

  await choose(other.getByRole('dialog'), 'Email')
  await other.getByRole('dialog').getByLabel('Email', { exact: true }).last().fill('wren@example.test')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(askedInDialog(page)).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(askedInDialog(page)).toBeFocused()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Wren Farrow Vale')
  await dialog.getByRole('button', { name: 'Keep what I typed here' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('wren@example.test')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await other.reload()
  await changing(other, 'Wren Farrow Vale')
  await expect(other.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue('wren@example.test')
})

test('what was typed about a person whom another tab removed is not lost, and adds them again only when asked to', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await addPerson(page, /Add a person/, { name: 'Wren Farrow' })
  await changing(page, 'Wren Farrow')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Wren Farrow Vale')
  const other = await context.newPage()
  await other.goto(others)
  await other.getByRole('button', { name: 'Remove Wren Farrow' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.getByText('Wren Farrow')).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = dialog.getByRole('alert').filter({ hasText: 'This was removed somewhere else' })
  await expect(question).toBeFocused()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Wren Farrow Vale')
  await question.getByRole('button', { name: 'Add it again' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change Wren Farrow Vale' })).toHaveCount(1)
  await other.reload()
  await expect(other.getByRole('button', { name: 'Change Wren Farrow Vale' })).toHaveCount(1)
})

test('who may choose among the belongings is not replaced by another tab, unasked', async ({ page, context }) => {
  await startAt(page, 'will.gifts')
  const other = await context.newPage()
  await other.goto(pathOf('will.gifts'))
  const choosing = async (of: Page, name: RegExp) => {
    await of.getByRole('button', { name: 'Other ways to leave something' }).click()
    await of.getByRole('button', { name: 'Say who chooses among my belongings' }).click()
    await of.getByRole('dialog').getByRole('checkbox', { name }).first().check()
  }
  await choosing(page, /Thomas Hale/)
  await choosing(other, /Ruth Hale/)
  const there = other.getByRole('dialog')
  await there.getByRole('button', { name: 'Save' }).click()
  await expect(there).toHaveCount(0)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(askedInDialog(page)).toBeFocused()
  await dialog.getByRole('button', { name: 'Use the newer answers' }).click()
  await expect(dialog.getByRole('checkbox', { name: /Ruth Hale/ }).first()).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /Thomas Hale/ }).first()).not.toBeChecked()
})

test('a gift that was being changed before a reload does not undo what another device saved of it since', async ({
  page,
}) => {
  await startAt(page, 'will.gifts')
  await addMoney(page, { pounds: '500', to: 'Ruth' })
  const changeGift = () => page.getByRole('button', { name: /^Change .*500/ }).click()
  await changeGift()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How much?').fill('700')
  await expect.poll(() => unsavedKeys(page)).toHaveLength(1)
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    const { will } = await (await fetch('/api/form', { headers })).json()
    const gift = { ...will.gifts.at(-1), message: 'For the garden', version: will.version }
    await fetch('/api/wills/gift/update', { method: 'POST', headers, body: JSON.stringify(gift) })
  })
  await page.reload()
  await changeGift()
  await expect(askedInDialog(page)).toBeVisible()
  await expect(dialog.getByLabel('How much?')).toHaveValue('700')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(askedInDialog(page)).toBeFocused()
  await dialog.getByRole('button', { name: 'Use the newer answers' }).click()
  await expect(dialog.getByLabel('How much?')).toHaveValue('500')
  await expect(dialog.getByLabel('Words to go with it')).toHaveValue('For the garden')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('around A7a: a save that fails is said beside the button that was pressed', async ({ page, context }) => {
    await startAt(page, 'will.about-me.marital-status')
    await choose(page, 'Divorced')
    await cut(context, 'will.about-me.marital-status')
    await saveAndContinue(page)
    const told = page.getByText('Not saved. We could not reach')
    await expect(told).toBeInViewport()
    await expect(told).toBeFocused()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport()
    await expectToFitAPhone(page)
  })

  test('around A7a: a save that collides asks which answers to keep where it is seen, with the focus on the question', async ({
    page,
    context,
  }) => {
    await startAt(page, 'will.about-me.marital-status')
    const other = await context.newPage()
    await other.goto(pathOf('will.about-me.full-name'))
    await other.getByLabel('First name').fill('Peggy')
    await saveAndContinue(other)
    await arriveAt(other, 'Where do you live?')
    await other.close()
    await choose(page, 'Divorced')
    await saveAndContinue(page)
    const question = page.getByRole('alert').filter({ hasText: 'Your will was changed somewhere else' })
    await expect(question).toBeFocused()
    await expect(question).toBeInViewport()
    await page.getByRole('button', { name: 'Keep what I typed here' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
