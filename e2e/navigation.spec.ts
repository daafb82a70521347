import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { startAt } from './customer.ts'
import { expect, moving, test } from './fixtures.ts'

// Promise: walk.next.2
test('Back leads through the whole wizard, and so does the back button of the browser', async ({ page }) => {
  await page.emulateMedia(moving)
  const asked = askedSteps(completeExampleWill(), today).map(({ name }) => name)
  await startAt(page, 'will.funeral-wishes')
  const back = asked.slice(0, asked.indexOf('will.funeral-wishes')).reverse()
  for (const name of back) {
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(pathOf(name))
  }
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(pathOf(back.at(-2) as StepName))
})
