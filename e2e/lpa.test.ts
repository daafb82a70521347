import type { Page } from '@playwright/test'
import type { FormReply } from '#core/api/wills.ts'
import { pathOf } from '#core/journey/pages.ts'
import { lpaTypes } from '#core/will/lpa-options.ts'
import { editable } from '#core/will/new-will.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { textOfPdf } from '#testkit/pdf-text.ts'
import { expectUsable } from './accessibility.ts'
import {
  addPerson,
  agreeToDownload,
  arriveAt,
  asCustomer,
  comeBack,
  goTo,
  saveAndContinue,
  startAt,
  typeAddress,
  unfold,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { start, tick } from './lpa.ts'

const pick = (page: Page, option: string) => page.getByRole('radio', { name: new RegExp(`^${option}`) }).check()

/** What the form asks of a person who lives with the donor. */
const giveDetails = async (page: Page, name: string, born: string) => {
  await page.getByRole('button', { name: `Add or change ${name}` }).click()
  const [day = '', month = '', year = ''] = born.split(' ')
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('Day').fill(day)
  await dialog.getByLabel('Month').fill(month)
  await dialog.getByLabel('Year').fill(year)
  await dialog.getByRole('button', { name: /^They live with me/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The same pages the visitor sees, one after another, for money and property. */
const answerForMoney = async (page: Page, onPage: (page: Page) => Promise<void> = async () => {}) => {
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await arriveAt(page, 'Who should act for you?')
  await tick(page, 'Thomas Hale')
  await tick(page, 'Ruth Hale')
  await onPage(page)
  await saveAndContinue(page)
  await arriveAt(page, 'How should they decide?')
  await pick(page, 'Jointly for some decisions')
  await page.getByLabel('Which decisions must they make together?').fill('Selling my home')
  await onPage(page)
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if they cannot act?')
  await addPerson(page, 'Add someone else', { name: 'Gareth Pugh', relationship: 'Friend' })
  await expect(page.getByRole('checkbox', { name: 'Gareth Pugh Friend' })).toBeChecked()
  await onPage(page)
  await saveAndContinue(page)
  await arriveAt(page, 'When may they start to act?')
  await pick(page, 'As soon as it is registered')
  await onPage(page)
  await saveAndContinue(page)
  await arriveAt(page, 'Should anyone be told before it is registered?')
  await tick(page, 'Priya Sharma')
  await onPage(page)
  await saveAndContinue(page)
  await arriveAt(page, 'When were they born, and where do they live?')
  await giveDetails(page, 'Thomas Hale', '4 5 1959')
  await onPage(page)
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await arriveAt(page, 'Is there anything they should know, or must follow?')
  await page.getByLabel(/keep in mind/).fill('I would like to go on giving to the lifeboats.')
  await onPage(page)
  await saveAndContinue(page)
  await arriveAt(page, 'Who can confirm that you understand it?')
  await page.getByLabel('Their full name').fill('Gwen Lloyd')
  await pick(page, 'Has known me well for two years')
  await onPage(page)
  await saveAndContinue(page)
  await arriveAt(page, 'Your powers of attorney')
}

const sheet = async (page: Page, title: string): Promise<string> => {
  await unfold(page, 'To copy onto the official form')
  const button = page.getByRole('button', { name: `Download ${title}` })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return textOfPdf(await download.path())
}

// Promise: extra.lpa, step.lpa-firm
test('two powers of attorney, from the first question to the sheets for their forms', async ({ page }) => {
  await start(page)
  await answerForMoney(page)
  await page.getByRole('button', { name: 'Start with the same people as for money and property' }).click()
  await expect(page.getByRole('button', { name: /^Start with the same people/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await arriveAt(page, 'How should they decide?')
  await pick(page, 'Jointly and severally')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if they cannot act?')
  await page.getByRole('link', { name: 'All questions' }).click()
  await page.getByRole('button', { name: 'Add the sheets to my documents' }).click()

  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
  const money = await sheet(page, 'What to write on form LP1F')
  for (const words of [
    'Attorney 1 Full name Thomas Hale Date of birth 4 May 1959 Address 14 Orchard Lane, Ludlow, SY8 1AB',
    'Attorney 2 Full name Ruth Hale',
    'Selling my home',
    'Replacement 1 Full name Gareth Pugh',
    'As soon as it is registered',
    'Priya Sharma',
    'I would like to go on giving to the lifeboats.',
    'Gwen Lloyd',
  ])
    expect(money).toContain(words)
  const health = await sheet(page, 'What to write on form LP1H')
  expect(health).toContain('Thomas Hale')
  expect(health).toContain('Jointly and severally')
  expect(health).toContain('We have left this to you.')
  expect(await sheet(page, 'Your lasting power of attorney, step by step')).toContain('Copy from your sheet')
})

/** Saves both powers with every answer given, through the API. */
const answerBoth = async (page: Page) => {
  const headers = await asCustomer(page)
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  const reply = await page.request.post('/api/wills/wills/groupAssetsUpdate', {
    headers: { ...headers, 'X-Will-Id': `${will.id}` },
    data: { version: will.version, will: { ...editable(will), powers: lpaTypes.map((type) => anLpa(type)) } },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await comeBack(page, pathOf('will.lpa'))
  await arriveAt(page, 'Your powers of attorney')
}

test('what was finished can be changed, and its sheets come back when it is finished again', async ({ page }) => {
  await start(page)
  await answerBoth(page)
  await page.getByRole('button', { name: 'Add the sheets to my documents' }).click()
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
  await typeAddress(page, pathOf('will.lpa'))
  await expect(page).toHaveURL(pathOf('will.my-downloads'))

  await unfold(page, 'Ready to print')
  await page.getByRole('button', { name: 'Change the power of attorney' }).click()
  await arriveAt(page, 'Your powers of attorney')
  await page.getByRole('link', { name: 'Change People to tell, money and property' }).click()
  await page.getByRole('checkbox', { name: /^Priya Sharma/ }).uncheck()
  await saveAndContinue(page)
  // All of it was answered before: back to the list, and not through every question again.
  await arriveAt(page, 'Your powers of attorney')
  await goTo(page, pathOf('will.my-downloads'))
  await unfold(page, 'To copy onto the official form')
  await page.getByRole('button', { name: 'Download Your lasting power of attorney, step by step' }).waitFor()
  await expect(page.getByRole('heading', { name: 'What to write on form LP1H' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go on Your power of attorney' }).click()
  await page.getByRole('button', { name: 'Add the sheets to my documents' }).click()
  await arriveAt(page, 'Your documents')
  expect(await sheet(page, 'What to write on form LP1F')).not.toContain('Priya Sharma')
})

test('what is typed outlasts a reload, and is saved once', async ({ page }) => {
  await start(page)
  await page.getByRole('link', { name: 'Change Preferences and instructions, health and care' }).click()
  await page.getByLabel(/keep in mind/).fill('Near my sister.')
  await page.reload()
  await expect(page.getByText('This is what you typed before. It is not saved yet.')).toBeVisible()
  await expect(page.getByLabel(/keep in mind/)).toHaveValue('Near my sister.')
  await page.getByRole('link', { name: 'All questions' }).click()
  await arriveAt(page, 'Your powers of attorney')
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Change Preferences and instructions, health and care' }).click()
  await saveAndContinue(page)
  await arriveAt(page, 'Who can confirm that you understand it?')
  await page.getByRole('link', { name: 'All questions' }).click()
  await expect(page.getByText('Preferences: Near my sister.')).toBeVisible()
  await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(0)
})

test('a wrong answer is told at the top, and leads to its field', async ({ page }) => {
  await start(page)
  await page.getByRole('link', { name: 'Answer Attorneys, money and property' }).click()
  await saveAndContinue(page)
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await page.getByRole('link', { name: 'Choose at least one attorney' }).click()
  await expect(page.getByRole('checkbox', { name: /^Thomas Hale/ })).toBeFocused()
  await tick(page, 'Thomas Hale')
  await page
    .getByRole('group', { name: /bankrupt/ })
    .getByRole('checkbox', { name: 'Thomas Hale' })
    .check()
  await saveAndContinue(page)
  await expect(page.getByRole('link', { name: /Someone who is bankrupt/ })).toBeVisible()
})

test('every question can be used with assistive technology and at 320 px', async ({ page }) => {
  await start(page)
  await expectUsable(page)
  await answerForMoney(page, expectUsable)
  await expectUsable(page)
  await page.getByRole('link', { name: 'Read Life-sustaining treatment, health and care' }).click()
  await arriveAt(page, 'Treatment to keep you alive')
  await expectUsable(page)
})

test('treatment to keep you alive is explained, and its page saves nothing', async ({ page }) => {
  await start(page)
  await page.getByRole('link', { name: 'Read Life-sustaining treatment, health and care' }).click()
  await arriveAt(page, 'Treatment to keep you alive')
  await expect(page.getByRole('button', { name: 'Save and continue' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await arriveAt(page, 'Should anyone be told before it is registered?')
})

test('what is delivered is said before it is bought, with a sample and the way to do it without us', async ({
  page,
}) => {
  await goTo(page, '/prices')
  await page.getByRole('link', { name: 'What you get with a power of attorney, and a sample' }).click()
  await arriveAt(page, 'Lasting power of attorney')
  await expect(page.getByText('Copy your answers from the sheet onto the form.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'form LP1F or LP1H' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.gov\.uk\//,
  )
  await expect(page.getByRole('link', { name: 'online at GOV.UK' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.gov\.uk\//,
  )
  const sample = page.locator('#sample')
  await expect(sample.getByRole('heading', { name: '2. The attorneys' })).toBeVisible()
  await expect(sample).toContainText('Thomas Hale')
  await expectUsable(page)

  await startAt(page, 'will.addons')
  await expect(
    page.getByText('You copy the answers onto the form. You sign it and send it off yourself.'),
  ).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Lasting power of attorney/ })).toHaveAccessibleName(
    /A sheet to copy onto the form/,
  )
  await expect(page.getByRole('link', { name: /^See a sample/ })).toHaveAttribute('href', '/power-of-attorney')
})

test('by keyboard alone an attorney is chosen and saved', async ({ page }) => {
  await start(page)
  await page.getByRole('link', { name: 'Answer Attorneys, health and care' }).focus()
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Who should act for you?')
  await page.getByRole('checkbox', { name: /^Thomas Hale/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Who should step in if they cannot act?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('two windows each answer a question, and both answers are kept', async ({ page, context }) => {
  await start(page)
  await page.getByRole('link', { name: 'Change Preferences and instructions, health and care' }).click()
  const other = await context.newPage()
  await goTo(other, page.url())
  await arriveAt(other, 'Is there anything they should know, or must follow?')
  await page.getByLabel(/keep in mind/).fill('Near my sister.')
  await saveAndContinue(page)
  await arriveAt(page, 'Who can confirm that you understand it?')
  await other.getByLabel(/must they do/).fill('Keep my cat.')
  await saveAndContinue(other)
  await arriveAt(other, 'Who can confirm that you understand it?')
  await other.getByRole('link', { name: 'All questions' }).click()
  await expect(other.getByText('Preferences: Near my sister.')).toBeVisible()
  await expect(other.getByText('Instructions: Keep my cat.')).toBeVisible()
})
