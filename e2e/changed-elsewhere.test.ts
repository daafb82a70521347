/** Answers that another tab or device saved are never replaced unasked. */
import type { BrowserContext, Page } from '@playwright/test'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import {
  addMoney,
  addPerson,
  arriveAt,
  choose,
  comeBack,
  goTo,
  openStatus,
  saveAndContinue,
  startAt,
  unsavedKeys,
} from './customer.ts'
import { expect, test } from './fixtures.ts'

const QUESTION = 'Your will was changed somewhere else'

/** What another tab saves meanwhile. */
const elsewhere = async (
  context: BrowserContext,
  at: RouteName,
  heading: string,
  change: (page: Page) => Promise<void>,
) => {
  const other = await context.newPage()
  await goTo(other, pathOf(at))
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
  await openStatus(page)
  await choose(page, 'Divorced')
  await elsewhere(context, 'will.about-me.marital-status', 'Does any of this apply to you?', async (other) => {
    await openStatus(other)
    await choose(other, 'Widowed')
  })
  await saveAndContinue(page)
  const question = page.getByRole('alert').filter({ hasText: QUESTION })
  await expect(question).toBeFocused()
  await saveAndContinue(page)
  await expect(question).toBeFocused()

  // Left by a link, the answer is kept with the question.
  await page.getByRole('link', { name: /Back/ }).click()
  await arriveAt(page, 'What is your date of birth?')
  await goTo(page, pathOf('will.about-me.marital-status'))
  await expect(question).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Divorced' })).toBeChecked()
  await saveAndContinue(page)
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Use the newer answers' }).click()
  await expect(page.getByRole('radio', { name: 'Widowed' })).toBeChecked()
  expect(await unsavedKeys(page)).toEqual([])
})

test('an answer that is left unsaved does not replace the first one that another device gave, unasked', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.full-name')
  const middleNames = page.getByLabel(/Middle names/)
  await expect(middleNames).toHaveValue('')
  await middleNames.fill('Rose')
  await goTo(page, '/account')
  const saved = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    const { will } = await (await fetch('/api/form', { headers })).json()
    const details = { first_name: 'Margaret', middle_name: 'May', last_name: 'Hale' }
    const said = { step: 'will.about-me.full-name', version: will.version, will: { details } }
    const reply = await fetch('/api/form', { method: 'POST', headers, body: JSON.stringify(said) })
    return `${reply.status} ${reply.ok ? '' : await reply.text()}`
  })
  expect(saved).toBe('200 ')
  await comeBack(page, pathOf('will.about-me.full-name'))
  await expect(page.getByRole('alert').filter({ hasText: QUESTION })).toBeVisible()
  await expect(middleNames).toHaveValue('Rose')
  await page.getByRole('button', { name: 'Use the newer answers' }).click()
  await expect(middleNames).toHaveValue('May')
})

test('a person who is added brings no answer of another tab under what is typed on the same page, unasked', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.executors.digital-assets')
  await choose(page, 'Someone else')
  await elsewhere(
    context,
    'will.executors.digital-assets',
    'Who should deal with your online accounts?',
    async (other) => {
      await choose(other, 'Someone else')
      await other.getByRole('checkbox').first().check()
    },
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
  await goTo(other, others)
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
  await goTo(other, others)
  await other.getByRole('button', { name: 'Remove Wren Farrow' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.getByText('Wren Farrow')).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = dialog.getByRole('alert').filter({ hasText: 'This was removed somewhere else' })
  await expect(question).toBeFocused()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Wren Farrow Vale')
  await question.getByRole('button', { name: 'Add again' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change Wren Farrow Vale' })).toHaveCount(1)
  await other.reload()
  await expect(other.getByRole('button', { name: 'Change Wren Farrow Vale' })).toHaveCount(1)
})

test('who may choose among the belongings is not replaced by another tab, unasked', async ({ page, context }) => {
  await startAt(page, 'will.gifts')
  const other = await context.newPage()
  await goTo(other, pathOf('will.gifts'))
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
