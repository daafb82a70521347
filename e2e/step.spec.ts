import { pathOf } from '#core/journey/pages.ts'
import { ALL_ANSWERS, arriveAt, choose, emailOf, saveAndContinue } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a missing answer is named at the top, in the title and by its field, and what was typed is kept', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.about-me.full-address')
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

test('a step that fails to save stays, says so, and keeps what was typed', async ({ page }) => {
  await page.goto('/dev/start-at/will.about-me.full-name')
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

test('an answer saved elsewhere in between is not overwritten without being asked', async ({ page, context }) => {
  await page.goto('/dev/start-at/will.about-me.marital-status')
  await arriveAt(page, 'What is your marital status?')
  const other = await context.newPage()
  await other.goto(pathOf('will.about-me.full-name'))
  await other.getByLabel('First name').fill('Peggy')
  await saveAndContinue(other)
  await arriveAt(other, 'Where do you live?')

  await choose(page, 'Divorced')
  await saveAndContinue(page)
  await expect(page.getByRole('heading', { name: 'Your will was changed somewhere else' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep what I typed here' }).click()
  await expect(page.getByRole('radio', { name: 'Divorced' })).toBeChecked()
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await page.goto(pathOf('will.about-me.full-name'))
  await expect(page.getByLabel('First name')).toHaveValue('Peggy')
})

test('a change from the summary goes back to the summary', async ({ page }) => {
  await page.goto('/dev/start-at/will.my-checkout')
  await page.goto(ALL_ANSWERS)
  await page.getByRole('link', { name: 'Change Address' }).click()
  await page.getByLabel('Town or city').fill('Leominster')
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await expect(page.getByText('14 Orchard Lane, Leominster, SY8 1AB')).toBeVisible()
})

test('the clause is redrawn while the customer types', async ({ page }) => {
  await page.goto('/dev/start-at/will.funeral-wishes')
  await choose(page, 'Burial')
  await page.getByLabel(/Anything else about your funeral/).fill('Under the oak at Wren Farm')
  await expect(page.getByRole('complementary', { name: 'Your will so far' })).toContainText(
    'Under the oak at Wren Farm',
  )
})

test('finding 33: a refusal of treatment and a gift among funeral wishes are told apart, and the words stay', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.funeral-wishes')
  await choose(page, 'Burial')
  const words = page.getByLabel(/Anything else about your funeral/)
  await words.fill('I refuse all life-prolonging treatment. I give £500 to the church.')
  await expect(page.getByText('A will is read too late for that.')).toBeVisible()
  await expect(page.getByText(/looks like a gift of money or of a thing/)).toBeVisible()
  await expect(words).toHaveValue('I refuse all life-prolonging treatment. I give £500 to the church.')
  await words.fill('Bach, and no flowers.')
  await expect(page.getByText('A will is read too late for that.')).toBeHidden()
})

test('a dialog keeps the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/dev/start-at/will.beneficiaries.other-beneficiaries')
  const opener = page.getByRole('button', { name: /Add a person/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a step can be answered with the keyboard alone', async ({ page }) => {
  await page.goto('/dev/start-at/will.about-me.marital-status')
  await arriveAt(page, 'What is your marital status?')
  await page.getByRole('radio', { name: 'Single' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Single' })).toBeChecked()
  // A single person is asked whether they are still married to another: one more group, before the button.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'No, it does not' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Do you have children?')
})

test('F1: on a narrow screen a sheet opens at the clause, and closes by its cross, a press beside it, and Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dev/start-at/will.beneficiaries.guardians')
  const sheet = page.getByRole('dialog', { name: 'See what it says' })
  const open = page.getByRole('button', { name: /^See it/ })
  const closings = [
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(195, 60),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of closings) {
    await open.click()
    await expect(sheet.getByRole('heading', { name: /Guardians/ })).toBeInViewport()
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport()
    await close()
    await expect(sheet).toHaveCount(0)
    await expect(open).toBeFocused()
  }
})

test('F5: a clause that an answer writes comes into view beside the question', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto('/dev/start-at/will.estate-splits.exclude')
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  await choose(page, 'Yes')
  await expect(draft.getByRole('heading', { name: /People I have left out/ })).toBeInViewport()
  await expect(draft).toContainText('I have deliberately left nothing in this will to not yet said')
})

test('F6: the desk turns to what a question is about, and a side chosen by hand holds until the next section', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.estate-splits.exclude')
  const desk = page.getByRole('complementary', { name: 'Your will so far' })
  const side = (name: string) => desk.getByRole('tab', { name })
  await expect(side('Words')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, 'How should it be shared?')
  await expect(side('People')).toHaveAttribute('aria-selected', 'true')
  await side('People').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(side('Words')).toBeFocused()
  await expect(desk.getByRole('tabpanel', { name: 'Words' })).toBeVisible()
  await saveAndContinue(page)
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(side('Words')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, 'What if someone dies before you?')
  await expect(side('People')).toHaveAttribute('aria-selected', 'true')
})

test('F6: an answer that writes nothing in the will says so on the desk', async ({ page }) => {
  await page.goto('/dev/start-at/will.about-me.marital-status')
  const desk = page.getByRole('complementary', { name: 'Your will so far' })
  await expect(desk).toContainText('This answer writes nothing in your will.')
  await desk.getByRole('button', { name: 'Turn over' }).click()
  await expect(desk.getByRole('tabpanel', { name: 'Words' })).toContainText('The last will of')
})

test('journey F5: only the words that an answer changed are marked, and said once typing rests', async ({ page }) => {
  await page.goto('/dev/start-at/will.estate-splits.exclude')
  const desk = page.getByRole('complementary', { name: 'Your will so far' })
  await choose(page, 'Yes')
  await expect(desk.locator('[data-fresh]').filter({ hasText: 'I have deliberately left' })).toHaveCount(1)
  await expect(desk.locator('[data-passage="executors"] [data-fresh]')).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: /^Clause \d+ changed: I have deliberately left/ }),
  ).toHaveCount(1)
})

test('journey F8: the button and the state of the save stay in view at the foot, however long the step is', async ({
  page,
}) => {
  for (const size of [
    { width: 1360, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/dev/start-at/will.estate-splits.split-distribution')
    await expect(page.getByRole('button', { name: 'Save and continue' })).toBeInViewport()
    await page.getByRole('radio', { name: 'None of these' }).focus()
    const bar = await page.getByRole('button', { name: 'Save and continue' }).boundingBox()
    const focused = await page.getByRole('radio', { name: 'None of these' }).boundingBox()
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test('a payment that arrives later is waited for', async ({ page }) => {
  await page.goto('/dev/start-at/will.my-checkout')
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await page.locator('button[name="outcome"][value="later"]').click()
  await arriveAt(page, 'We are checking your payment')
  await expect(page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible({ timeout: 30_000 })
})

test('documents are not to be had before paying', async ({ page }) => {
  await page.goto('/dev/start-at/will.summary')
  await page.goto(pathOf('will.my-downloads'))
  await arriveAt(page, 'Check your will')
})

test('logging out ends the session, and logging in goes on where the will was left', async ({ page }) => {
  await page.goto('/dev/start-at/will.about-me.full-address')
  const email = await emailOf(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await arriveAt(page, 'Log in')
  await page.goto(pathOf('will.about-me.full-address'))
  await arriveAt(page, 'Log in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right')
  await page.getByRole('textbox', { name: 'Password' }).fill('a demo password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await arriveAt(page, 'Where do you live?')
})

test('journey F10: the summary shows exactly who gets what if someone dies first, with gifts and the home', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.summary')
  await arriveAt(page, 'Check your will')
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who gets what' }) })
  await panel.getByRole('button', { name: 'Read as a list' }).click()
  const table = panel.getByRole('table', { name: 'Who gets what' })
  await expect(table.getByRole('row', { name: /Thomas Hale.*50%/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /Sam Price.*£5,000/ })).toBeVisible()
  await panel.getByText('Thomas has died', { exact: true }).click()
  await expect(table.getByRole('rowheader', { name: /Thomas Hale/ })).toHaveCount(0)
  await expect(table.getByRole('row', { name: /Ruth Hale.*45%/ })).toBeVisible()
  await panel.getByText('Daniel has died', { exact: true }).click()
  await expect(table.getByRole('row', { name: /hildren of Daniel Hale.*20%/ })).toBeVisible()
  await panel.getByText('Nobody you named is left', { exact: true }).click()
  await expect(table.getByRole('rowheader', { name: /Ruth Hale/ })).toHaveCount(0)
})

test('every clause says why it is there, by what law, and which answers it came from', async ({ page }) => {
  await page.goto('/dev/start-at/will.executors.my-executors')
  const desk = page.getByRole('complementary', { name: 'Your will so far' })
  await expect(desk).not.toContainText('Your executors collect what you own')
  const ask = desk.getByRole('button', { name: 'Why is clause 3 here?' })
  await ask.click()
  const note = desk.getByRole('note')
  await expect(note).toContainText('Your executors collect what you own')
  await expect(note).toContainText('Senior Courts Act 1981')
  await expect(note.getByRole('link', { name: 'Who should carry out your will?' })).toBeVisible()
  await desk.getByRole('button', { name: 'Why is clause 4 here?' }).click()
  await expect(desk.getByRole('note')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(desk.getByRole('note')).toHaveCount(0)
})

test('words that go with a gift are kept, and stay out of the will', async ({ page }) => {
  await page.goto('/dev/start-at/will.gifts')
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

test('a person described like another is questioned, and a mistyped name is corrected where it was typed', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.executors.executors')
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

test('finding 9: the statements of a step are asked for with the other answers that are missing', async ({ page }) => {
  await page.goto('/dev/start-at/will.estate-splits.split-distribution')
  await arriveAt(page, 'How should it be shared?')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please select an option',
    'Say whether any of this applies to you',
  ])
})

test('each question about a child names the child, on the page and among the errors', async ({ page }) => {
  await page.goto('/dev/start-at/will.beneficiaries.guardians')
  await arriveAt(page, 'Who should look after Daniel?')
  await expect(page.getByRole('group', { name: 'Who should look after Daniel?' })).toBeHidden()
  await choose(page.getByRole('group', { name: 'Do you have parental responsibility for Daniel?' }), 'Yes')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('group', { name: 'Who should look after Daniel?' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please select an option',
    'Please select at least one Guardian',
  ])
})

test('shares are not asked for before it is said whether they are equal', async ({ page }) => {
  await page.goto('/dev/start-at/will.estate-splits.split-distribution')
  await arriveAt(page, 'How should it be shared?')
  await saveAndContinue(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select an option'])
})

test('the statements are read before they are answered, and are ticked after the answer that opens them', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.estate-splits.split-distribution')
  const asked = page.getByRole('group', { name: 'Does any of this apply to you?' })
  const listed = await asked.getByRole('listitem').last().boundingBox()
  const none = await asked.getByRole('radio', { name: 'None of these' }).boundingBox()
  expect(listed?.y).toBeLessThan(none?.y ?? 0)
  await asked.getByRole('radio', { name: 'None of these' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(asked.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(
    page
      .getByRole('group', { name: /^Tick each one/ })
      .getByRole('checkbox')
      .first(),
  ).toBeFocused()
})

test('a missing choice from a list is named by its question, and the link leads to it', async ({ page }) => {
  await page.goto('/dev/start-at/will.beneficiaries.relations')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const problem = page.getByRole('alert').getByRole('link').first()
  await expect(problem).toHaveText('Ruth Hale is my: Please select an option')
  await problem.click()
  await expect(page.getByLabel('Ruth Hale is my')).toBeFocused()
})

test('a chosen pill is told from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/dev/start-at/will.beneficiaries.guardians')
  const group = page.getByRole('group', { name: 'Do you have parental responsibility for Daniel?' })
  await choose(group, 'Yes')
  const edge = (name: string) =>
    group
      .locator('label')
      .filter({ hasText: name })
      .evaluate((label) => getComputedStyle(label).borderTopWidth)
  expect(await edge('Yes')).not.toBe(await edge('Not sure'))
})
