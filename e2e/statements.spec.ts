import { arriveAt, choose, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Finding: 9
test('the statements of a step are asked for with the other answers that are missing', async ({ page }) => {
  await startAt(page, 'will.estate-splits.exclude')
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please select an option',
    'Say whether any of this applies to you',
  ])
})

test('each question about a child names the child, on the page and among the errors', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.guardians')
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

// Promise: since.one-page
test('shares are not asked for before it is said whether they are equal', async ({ page }) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await arriveAt(page, 'How should it be shared?')
  await saveAndContinue(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select an option'])
})

test('the statements are read before they are answered, and are ticked after the answer that opens them', async ({
  page,
}) => {
  await startAt(page, 'will.gifts')
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

test('a chosen pill is told from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await startAt(page, 'will.beneficiaries.guardians')
  const group = page.getByRole('group', { name: 'Do you have parental responsibility for Daniel?' })
  await choose(group, 'Yes')
  const edge = (name: string) =>
    group
      .locator('label')
      .filter({ hasText: name })
      .evaluate((label) => getComputedStyle(label).borderTopWidth)
  expect(await edge('Yes')).not.toBe(await edge('Not sure'))
})

test('the button saves where the choice about the statements is in sight, and leads to it before: that is no problem', async ({
  page,
}) => {
  const none = page.getByRole('radio', { name: 'None of these' })
  const save = page.getByRole('button', { name: 'Save and continue' })
  const next = page.getByRole('button', { name: 'Next: a few more things' })
  const isOverButton = async () => {
    const [choice, button] = await Promise.all([none.boundingBox(), save.or(next).boundingBox()])
    return (choice?.y ?? 0) + (choice?.height ?? 0) <= (button?.y ?? 0)
  }
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    for (const [step, answer] of [
      ['will.gifts', undefined],
      ['will.about-me.marital-status', 'Divorced'],
    ] as const) {
      await page.setViewportSize(size)
      await startAt(page, step)
      if (answer) await choose(page, answer)
      await expect(none).toBeVisible()
      await expect.poll(async () => (await isOverButton()) || (await next.isVisible())).toBe(true)
      if (await next.isVisible()) await next.click()
      await expect(none).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(save).toBeVisible()
      expect(await isOverButton()).toBe(true)
      await none.check()
      await save.click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/any gifts|marital status/)
    }
})
