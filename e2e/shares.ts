/** The page on which shares are chosen. */
import type { Page } from '@playwright/test'
import { arriveAt, choose, startAt } from './customer.ts'

export const open = async (page: Page) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await arriveAt(page, 'How should it be shared?')
}

export const names = ['Thomas Hale', 'Ruth Hale', 'Daniel Hale', 'Royal National Lifeboat Institution']

export const box = (page: Page, name: string) => page.getByRole('textbox', { name })

export const boxes = (page: Page) => Promise.all(names.map((name) => box(page, name).inputValue()))

export const total = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /shared/ })
    .first()

export const share = async (page: Page, percents: readonly string[]) => {
  await choose(page, 'Different shares')
  for (const [at, percent] of percents.entries()) await box(page, names[at] ?? '').fill(percent)
}

/** The handle between two shares. */
export const between = (page: Page, left: string, right: string) =>
  page.getByRole('slider', { name: `Between ${left} and ${right}` })
