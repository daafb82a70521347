import { addMoney, startAt } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use(withMotion)

test('on a narrow screen a sheet opens at the clause, and closes by its cross, a press beside it, and Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAt(page, 'will.beneficiaries.guardians')
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

test('a clause that an answer writes comes into view beside the question', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 })
  await startAt(page, 'will.estate-splits.exclude')
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  await page.getByRole('button', { name: 'Yes, someone' }).click()
  await expect(draft.getByRole('heading', { name: /People I have left out/ })).toBeInViewport()
  await expect(draft).toContainText('I have deliberately left nothing in this will to not yet said')
})

test('a question opens with no word of its clause marked, and its answer marks only the words that it changed', async ({
  page,
}) => {
  await startAt(page, 'will.executors.my-executors')
  const sheet = page.getByRole('complementary', { name: 'Your will so far' })
  const clause = sheet.locator('[data-passage="executors"]')
  const words = clause.locator('p').filter({ hasText: 'I appoint' }).locator('> span')
  await expect(clause).toBeInViewport()
  await expect(words).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: 'Choose Anne Price as backup executor' }).click()
  await expect(words).toContainText('Anne Price')
  await expect(words).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(clause.locator('[data-fresh]')).toHaveCount(1)

  // At the foot of a phone the mark of a line does not cover the foot of the letters above.
  await page.setViewportSize({ width: 390, height: 844 })
  const marks = page.locator('[data-fresh] span').filter({ visible: true })
  await expect(marks).not.toHaveCount(0)
  const covered = await marks.evaluateAll((runs) => {
    const lines = runs.flatMap((run) => [...run.getClientRects()])
    return lines.flatMap((line) => lines.filter(({ top }) => top > line.top + 4 && top < line.bottom - 0.5))
  })
  expect(covered).toEqual([])
})

test('a first and a second gift each bring what they say into view beside the question, and mark it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 900 })
  await startAt(page, 'will.gifts')
  const sheet = page.getByRole('region', { name: 'The draft' })
  for (const pounds of ['5,431', '1,234']) {
    await addMoney(page, { pounds, to: 'Ruth Hale' })
    const said = sheet.locator('[data-fresh]').filter({ hasText: `£${pounds}` })
    await expect(said).toHaveCount(1)
    const inView = async () => {
      const [box, at] = await Promise.all([sheet.boundingBox(), said.boundingBox()])
      return box && at && at.y >= box.y && at.y + at.height <= box.y + box.height
    }
    await expect.poll(inView).toBe(true)
  }
})

test('the button and the state of the save stay in view at the foot, however long the step is', async ({ page }) => {
  for (const size of [
    { width: 1360, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await startAt(page, 'will.gifts')
    const button = page.getByRole('button', { name: 'Save and continue' })
    const last = page
      .getByRole('main')
      .getByRole('button')
      .filter({ hasNotText: /Save and continue|See it/ })
      .last()
    await expect(button).toBeInViewport()
    await last.focus()
    const bar = await button.boundingBox()
    const focused = await last.boundingBox()
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})
