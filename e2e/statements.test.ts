import { pathOf } from '#core/journey/pages.ts'
import { expectNoViolations } from './accessibility.ts'
import { arriveAt, choose, goTo, openStatements, saveAndContinue, startAt, statements } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a page about one thing asks for nothing else', async ({ page }) => {
  await startAt(page, 'will.estate-splits.exclude')
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await page.getByRole('button', { name: 'No, nobody' }).click()
  await arriveAt(page, 'Who should carry out your will?')
})

test('each question about a child names the child, on the page and among the errors', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.guardians')
  await arriveAt(page, 'Who should look after Daniel?')
  await expect(page.getByRole('group', { name: 'Guardians of Daniel' })).toBeHidden()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select an option'])
  const parents = page.getByRole('group', {
    name: 'Do both parents have parental responsibility for Daniel?',
  })
  await choose(parents, 'Not sure')
  await expect(page.getByText(/Only a parent .* name one for Daniel/)).toBeVisible()
  await choose(parents, 'Only I do')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('group', { name: 'Guardians of Daniel' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select at least one Guardian'])
})

// Promise: since.one-page
test('shares are not asked for before it is said whether they are equal', async ({ page }) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await arriveAt(page, 'How should it be shared?')
  await saveAndContinue(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select an option'])
})

test('a customer who names nobody else reads that over what is asked of those named', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await openStatements(page)
  await arriveAt(page, 'Does any of this apply to those you named?')
  await expect(page.getByText('You named: nobody else')).toBeVisible()
})

// Promise: since.no-relations
test('a missing choice from a list is named by its question, and the link leads to it', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.partner', 'copied')
  await page.getByLabel('Full name').fill('Thomas Hale')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const problem = page.getByRole('alert').getByRole('link').first()
  await expect(problem).toHaveText('Ruth Hale is my: Please select an option')
  await problem.click()
  await expect(page.getByLabel('Ruth Hale is my')).toBeFocused()
})

test('a tile opens the full sentence under its row and what follows, one at a time, and the rest is answered No', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.marital-status')
  await openStatements(page)
  const tile = (name: string) => statements(page).getByRole('checkbox', { name })
  await expect(page.getByText(/green card/)).toHaveCount(0)
  await tile('US citizen').focus()
  await page.keyboard.press('Space')
  const sentence = page.getByText('“I am a citizen of the United States, or I hold a green card.”')
  await expect(sentence).toBeVisible()
  await expect(page.getByText(/taxes its citizens and green-card holders/)).toBeVisible()
  await expect(tile('US citizen').or(sentence).last()).toHaveText(/^“I am a citizen/)
  await expectNoViolations(page)
  await tile('Farm or shared business').check()
  await expect(sentence).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'I own a farm or farmland.' }).check()
  await page.getByRole('button', { name: 'Show again: US citizen' }).click()
  await expect(sentence).toBeVisible()
  await saveAndContinue(page)
  await goTo(page, pathOf('will.about-me.marital-status'))
  await openStatements(page)
  await expect(statements(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await tile('None of these').check()
  await expect(statements(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('a statement that is opened is said not to be saved until what applies is ticked, whatever was answered before', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await goTo(page, pathOf('will.beneficiaries.children'))
  await choose(page, 'No')
  await choose(page.getByRole('group', { name: /stay in it/ }), /^No/)
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to name anyone else?')
  await openStatements(page)
  const tile = statements(page).getByRole('checkbox', { name: 'Benefits, care, money trouble' })
  await tile.check()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  // It stays so while an earlier answer of the page is looked at.
  await page
    .getByRole('button', { name: /^Change the answer to/ })
    .first()
    .click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('button', { name: /^Next: / }).click()
  await expect(tile).toBeChecked()
  await tile.uncheck()
  await expect(page.getByText('Not saved yet')).toBeHidden()
})

test('a statement that was opened is open again when the customer comes back to what they typed', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await openStatements(page)
  await statements(page).getByRole('checkbox', { name: 'Farm or shared business' }).check()
  await page.reload()
  await openStatements(page)
  await expect(page.getByText(/what you typed before/)).toBeVisible()
  await expect(statements(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
})
