import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { arriveAt, choose, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const names = ['Thomas Hale', 'Ruth Hale', 'Daniel Hale', 'Royal National Lifeboat Institution']
const typed = (page: Page) => Promise.all(names.map((name) => box(page, name).inputValue()))
const draft = (page: Page) => page.getByRole('complementary', { name: 'Your will so far' })

for (const [size, viewport] of [
  ['a computer', { width: 1360, height: 960 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`on ${size}, shares that no percentage can say are typed as fractions, and the will says them`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await startAt(page, 'will.estate-splits.split-distribution')
    await arriveAt(page, 'How should it be shared?')
    await choose(page, 'Different shares')
    await choose(page, 'In fractions')
    expect(await typed(page)).toEqual(['1/4', '1/4', '1/4', '1/4'])
    await expect(page.getByRole('slider')).toHaveCount(0)

    await box(page, 'Thomas Hale').fill('an eighth')
    await box(page, 'Ruth Hale').fill('7/24')
    await box(page, 'Daniel Hale').fill('7/24')
    await expect(page.getByText('Seven twenty-fourths').first()).toBeVisible()
    await expect(page.getByText('1/24 to go').first()).toBeVisible()
    await expectNoViolations(page)
    await saveAndContinue(page)
    await expect(page.getByRole('link', { name: 'Make the fractions add up to exactly one whole' })).toBeVisible()

    await page.getByRole('button', { name: 'Give 1/24 to Royal National Lifeboat Institution' }).click()
    await expect(box(page, 'Royal National Lifeboat Institution')).toHaveValue('7/24')
    await expect(page.getByText('All of it is shared').first()).toBeVisible()
    if (viewport.width > 1000) {
      await expect(draft(page)).toContainText('one eighth for')
      await expect(draft(page)).toContainText('seven twenty-fourths for')
    }

    await choose(page, 'In percentages')
    expect((await typed(page)).map(Number).reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 5)
    await page.getByRole('button', { name: 'Undo the last change' }).click()
    expect(await typed(page)).toEqual(['1/8', '7/24', '7/24', '7/24'])
    await saveAndContinue(page)
    await expect(page.getByRole('heading', { level: 1, name: 'How should it be shared?' })).toHaveCount(0)
  })
