import { pathOf } from '#core/journey/pages.ts'
import { expectNoViolations } from './accessibility.ts'
import { apply, arriveAt, choose, goTo, saved, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const TITLE = 'Who should share what you leave?'

test('a home that passes to its other owner by law is a step first, and its plan comes back chosen', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, TITLE)
  await choose(page, /^Thomas keeps the home for life, then Ruth and Daniel One step first/)
  await expect(page.getByText('This cannot be written yet.')).toBeVisible()
  // Nothing is written until it can be.
  await expect(page.getByRole('button', { name: 'Use this plan' })).toHaveCount(0)
  await page.getByRole('button', { name: 'First: how the home is owned' }).click()

  await arriveAt(page, 'Do you own your home?')
  await choose(page, /^Tenants in common/)
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await arriveAt(page, TITLE)
  await expect(page.getByRole('radio', { name: /^Thomas keeps the home for life/ })).toBeChecked()
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await expect(page.getByText('Thomas for life, then Ruth and Daniel')).toBeVisible()
})

test('the share of somebody who is said to be disabled can be held for them, which is a picture of its own', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, TITLE)
  await goTo(page, pathOf('will.beneficiaries.other-beneficiaries'))
  await apply(page, 'Benefits, care, money trouble', /is disabled, and gets/)
  await page.getByRole('group', { name: 'Who is it?' }).getByRole('checkbox', { name: 'Ruth Hale' }).check()
  await expect(page.getByText(/your executors look after the share of Ruth/)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await saved(page)

  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await choose(page, /^Ruth’s share is held for her A third each to Thomas, Ruth and Daniel/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await choose(page, '18')
  // What the plan cannot know is asked, and never assumed.
  await page.getByRole('button', { name: 'Next: the benefit' }).click()
  await expect(page.getByRole('radio', { name: /^Personal independence payment/ })).not.toBeChecked()
})

test('a plan for several friends is for those of them who are ticked', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries', '', { family: 'friends' })
  await arriveAt(page, TITLE)
  await choose(page, /^The 4 you named, equally/)
  await page.getByRole('group', { name: 'Who is in it?' }).getByRole('checkbox', { name: 'Nell' }).uncheck()
  await expect(page.getByRole('radio', { name: /^Mo, Oscar and Pia, equally/ })).toBeChecked()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await expect(page.getByText('A third each to Mo, Oscar and Pia.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('two pictures and the button are on the first screen', async ({ page }) => {
    await startAt(page, 'will.beneficiaries.my-beneficiaries')
    await arriveAt(page, 'Who should share what you leave?')
    const button = await page.getByRole('button', { name: 'Use this plan' }).boundingBox()
    const second = await page.getByRole('radio', { name: /^Shared now/ }).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(844)
    expect((second?.y ?? 844) + (second?.height ?? 0)).toBeLessThan(button?.y ?? 0)
    await choose(page, /^Shared now/)
    await expect(page.getByText(/^Thomas, Ruth and Daniel take 1\/3 each/).first()).toBeVisible()
  })
})
