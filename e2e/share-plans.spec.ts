import { arriveAt, choose, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('on the smallest phone the head of a step is one line, and the picture of each plan is seen, and on a phone two pictures and the button are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, 'Who should share what you leave?')
  const [mark, help] = await Promise.all([
    page.getByRole('banner').getByRole('link').first().boundingBox(),
    page.getByRole('banner').getByRole('link', { name: 'Help' }).boundingBox(),
  ])
  expect(help?.y).toBeLessThan((mark?.y ?? 0) + (mark?.height ?? 0))
  const first = page.locator('label', { has: page.getByRole('radio', { name: /^All to Thomas/ }) })
  await expect(first.locator('svg').first()).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  const button = await page.getByRole('button', { name: 'Use this plan' }).boundingBox()
  const second = await page.getByRole('radio', { name: /^Shared now/ }).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(844)
  expect((second?.y ?? 844) + (second?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  await choose(page, /^Shared now/)
  await expect(page.getByText(/^Thomas, Ruth and Daniel take 1\/3 each/).first()).toBeVisible()
})
