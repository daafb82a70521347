import { arriveAt, choose, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

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
