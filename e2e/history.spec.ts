import { expectUsable } from './accessibility.ts'
import { startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { dialog, openHistory, readBefore } from './history.ts'

test('a version can be read with assistive technology and at 320 px', async ({ page }) => {
  await startAt(page, 'will.summary')
  await openHistory(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await readBefore(page)
  await expectUsable(page, 'dialog')
  expect(
    await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth),
    'pixels past the edge of the dialog',
  ).toBeLessThanOrEqual(0)
})
