import { arriveAt, choose, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('the pictures of the plans and their button are on the first screen of a phone, and on each the answers of the last question, however much a plan wrote', async ({
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

  await page.setViewportSize({ width: 1360, height: 800 })
  for (const [family, plan] of [
    ['one-marriage', /^Shared now/],
    ['second-marriage', /^Bea keeps the home for life/],
  ] as const) {
    await startAt(page, 'will.beneficiaries.my-beneficiaries', '', { family })
    await choose(page, plan)
    await page.getByRole('button', { name: 'Use this plan' }).click()
    await arriveAt(page, 'That is nearly everything')
    const last = page.getByRole('radio', { name: 'A charity' })
    const next = page.getByRole('button', { name: /^Next: / })
    while ((await last.count()) === 0) {
      const asked = page.getByRole('group').filter({ has: page.getByRole('radio') })
      for (const question of await asked.all()) await question.getByRole('radio').first().check()
      const label = await next.textContent()
      await next.click()
      await expect(page.getByRole('button', { name: label ?? '', exact: true })).toHaveCount(0)
    }
    for (const size of [
      { width: 1360, height: 800 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, 0))
      const foot = await page.locator('form > :has([type=submit])').boundingBox()
      for (const name of ['A charity', 'My next of kin']) {
        const answer = await page.getByRole('radio', { name }).boundingBox()
        const bottom = (answer?.y ?? 0) + (answer?.height ?? 0)
        expect(bottom, `${name} of ${family} at ${size.width} px`).toBeLessThanOrEqual(foot?.y ?? 0)
      }
    }
    await page.setViewportSize({ width: 1360, height: 800 })
  }
})
