import { startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('what stands beside the button is one note and one status, each on its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAt(page, 'will.estate-splits.split-distribution')
  await page.getByRole('radio', { name: 'Different shares' }).check()
  const note = page.locator('[data-standing]').getByText('100% shared')
  await expect(note).toBeVisible()
  const [above, below] = await Promise.all([
    note.boundingBox(),
    page.getByText('Not saved yet', { exact: true }).boundingBox(),
  ])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})
