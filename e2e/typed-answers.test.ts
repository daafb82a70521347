import { pathOf } from '#core/journey/pages.ts'
import {
  arriveAt,
  choose,
  choosePerson,
  comeBack,
  fillDay,
  goOwnWay,
  goTo,
  openStatus,
  saveAndContinue,
  startAt,
  tellExecutors,
  unsavedKeys,
} from './customer.ts'
import { expect, test } from './fixtures.ts'

const TYPED_BEFORE = 'This is what you typed before. It is not saved yet.'

test('what was typed is there again after Back and after a reload, and is never saved by itself', async ({ page }) => {
  await startAt(page, 'will.about-me.dob')
  await arriveAt(page, 'What is your date of birth?')
  await fillDay(page, { day: 9, month: 3, year: 1961 })
  await page.getByRole('link', { name: /^← Back|^Back/ }).click()
  await arriveAt(page, 'Do you own your home?')
  await page.goBack()
  await arriveAt(page, 'What is your date of birth?')
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('1961')
  await expect(page.getByText(TYPED_BEFORE)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('3')
  await saveAndContinue(page)
  await arriveAt(page, 'Does any of this apply to you?')
  expect(await unsavedKeys(page)).toEqual([])
})

test('typed answers meet no conflict when another step is saved meanwhile, and can be dropped', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await openStatus(page)
  await choose(page, 'Widowed')
  await goTo(page, pathOf('will.about-me.full-name'))
  await page.getByLabel(/Middle names/).fill('Ellen')
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
  await goTo(page, pathOf('will.about-me.marital-status'))
  await expect(page.getByText(TYPED_BEFORE)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your will was changed somewhere else' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Widowed' })).toBeChecked()
  await page.getByRole('button', { name: 'Go back to what is saved' }).click()
  await expect(page.getByText(TYPED_BEFORE)).toHaveCount(0)
  // Nothing is saved yet: her husband was named with the home.
  await expect(page.getByText('You and Thomas: Married')).toBeVisible()
})

test('what is saved of a child on one step neither undoes nor questions what is typed of them on another', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, 'Who should share what you leave?')
  await goOwnWay(page)
  const daniel = page.getByRole('checkbox', { name: /Daniel Hale/ })
  await daniel.uncheck()
  await goTo(page, pathOf('will.beneficiaries.guardians'))
  await choosePerson(page, 'Peter Price', 'guardian of Daniel')
  await saveAndContinue(page)
  await expect(page.getByRole('heading', { level: 1, name: /look after Daniel/ })).toHaveCount(0)
  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await expect(page.getByText(TYPED_BEFORE)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your will was changed somewhere else' })).toHaveCount(0)
  await expect(daniel).not.toBeChecked()
  await saveAndContinue(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Who should share what you leave?' })).toHaveCount(0)
  await goTo(page, pathOf('will.beneficiaries.guardians'))
  await expect(page.getByRole('button', { name: 'Remove Peter Price as guardian of Daniel' })).toBeVisible()
})

test('what came with a page is not held against what is then answered on its own page', async ({ page }) => {
  await startAt(page, 'will.executors.executors')
  await choosePerson(page, 'Thomas Hale', 'executor')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if they cannot?')
  await tellExecutors(page, /^Yes, with a letter/)
  // What came was not typed, so it is neither called that nor held against the answer.
  await expect(page.getByText(TYPED_BEFORE)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your will was changed somewhere else' })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Do we tell them: Yes, with a letter from me')
})

test('a year of two digits is offered in full', async ({ page }) => {
  await startAt(page, 'will.about-me.dob')
  await fillDay(page, { day: 9, month: 3, year: 68 })
  await page.getByLabel('Day', { exact: true }).focus()
  await page.getByRole('button', { name: 'Did you mean 1968?' }).click()
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('1968')
  await expect(page.getByRole('button', { name: /Did you mean/ })).toHaveCount(0)
})

for (const [what, step, opener] of [
  ['a child', 'will.beneficiaries.children', /^\+? ?Add (a|another) child$/],
  ['a person', 'will.beneficiaries.other-beneficiaries', /Add a person/],
  ['whoever is left out', 'will.estate-splits.exclude', /Add someone/],
] as const)
  test(`what was typed of ${what} in a dialog is there again after a reload and after Back`, async ({ page }) => {
    await startAt(page, step)
    if (step === 'will.estate-splits.exclude') await page.getByRole('button', { name: 'Yes, someone' }).click()
    const name = page.getByRole('dialog').getByLabel('Full name')
    const open = () => page.getByRole('button', { name: opener }).first().click()
    await open()
    await name.fill('Wren Farrow')
    await page.reload()
    await expect(page.getByText(/We kept what you typed/)).toBeVisible()
    await open()
    await expect(name).toHaveValue('Wren Farrow')
    await name.fill('Wren Farrow Vale')
    const { pathname } = new URL(page.url())
    await page.goBack()
    await comeBack(page, pathname)
    await open()
    await expect(name).toHaveValue('Wren Farrow Vale')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await open()
    await expect(name).toHaveValue('')
  })
