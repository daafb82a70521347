/** Reading the will part by part, and the questions beside it. */
/** The summary as the pages of the will: each part is read and agreed to. */
import type { Page } from '@playwright/test'
import { arriveAt, startAt } from './customer.ts'
import { expect } from './fixtures.ts'

export const start = async (page: Page, mode = '') => {
  await startAt(page, 'will.summary', mode)
  await arriveAt(page, 'Read your will')
}

export const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

export const inContents = (page: Page, title: string) => contents(page).getByRole('link', { name: new RegExp(title) })

export const ended = (page: Page) => page.getByRole('heading', { name: 'It says what you mean.' })

export const question = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })

export const FUNERAL = 'What would you like to happen to your body?'

/** Opens the question behind a part that one step writes. */
export const change = async (page: Page, part: string, title: string) => {
  await inContents(page, part).click()
  await page.getByRole('link', { name: `Change ${part}` }).click()
  await expect(question(page, title)).toBeFocused()
}
