import { answerHomeAndCountry, arriveAt, choose, noneApply, openLink, openStatus, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a dialog keeps the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
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
  await startAt(page, 'will.about-me.marital-status')
  await openStatus(page)
  await page.getByRole('radio', { name: 'Single' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Single' })).toBeChecked()
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Does any of this apply to you?')
  const none = noneApply(page)
  for (let stops = 0; stops < 12 && !(await none.evaluate((button) => button === document.activeElement)); stops += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await arriveAt(page, 'Do you have children?')
})

test('on a small phone, a press leads to the question that came below the button, and calls it no problem', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await startAt(page, 'will.beneficiaries.guardians')
  const save = page.getByRole('button', { name: 'Save and continue' })
  await choose(page.getByRole('group', { name: /have parental responsibility/ }), 'Yes, we both do')
  await save.click()
  const guardian = page.getByRole('group', { name: 'Guardians of Daniel' })
  await expect(guardian.getByRole('button').first()).toBeFocused()
  await expect(guardian.getByRole('button').first()).toBeInViewport()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0)
  await save.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select at least one Guardian'])
})

test('what a press found and the answer that it asks for stand on the first screen, above the button', async ({
  page,
}) => {
  const asked = {
    'will.about-me.full-address': 'House name or number',
    'will.about-me.you-own-property': 'I own it alone',
    'will.beneficiaries.guardians': 'Yes, we both do',
    'will.funeral-wishes': 'Cremation',
  } as const
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ])
    for (const [step, label] of Object.entries(asked) as [keyof typeof asked, string][]) {
      await page.setViewportSize(size)
      await startAt(page, step)
      const foot = page.locator('form > :has([type=submit])')
      await foot.getByRole('button', { name: /^(Save and continue|Next: )/ }).click()
      await expect(page.getByRole('alert').getByRole('link').first()).toBeInViewport({ ratio: 1 })
      const answer = await page.getByLabel(label, { exact: true }).boundingBox()
      const below = await foot.boundingBox()
      expect((answer?.y ?? 0) + (answer?.height ?? 0), `${step} at ${size.width} px`).toBeLessThanOrEqual(below?.y ?? 0)
    }
})

test('who wants only the will goes on to pay without reading what else there is', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await startAt(page, 'will.addons')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
  }
})

test('on the smallest phone a visitor sees both halves of the name and the button at once, and at each size the fields and the button of an account', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openLink(page, '/')
  await answerHomeAndCountry(page, 'Yes', 'Yes')
  await arriveAt(page, 'What is your name?')
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
  await page.getByLabel('First name').fill('Rhys')
  await page.getByLabel('Last name').fill('Morgan')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Keep your will safe, Rhys')
  for (const size of [
    { width: 1360, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await expect(page.getByLabel('Email')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Create my account' })).toBeInViewport({ ratio: 1 })
  }
})
