/** The list of a will’s versions. */
/** Earlier versions of a will, and the events of an account. */
import type { Page } from '@playwright/test'
import { arriveAt, goTo } from './customer.ts'
import { expect } from './fixtures.ts'

export const dialog = (page: Page) => page.getByRole('dialog')

export const openHistory = async (page: Page) => {
  await goTo(page, '/account')
  await page.getByRole('link', { name: 'Your earlier answers' }).click()
  await arriveAt(page, 'Your earlier answers')
}

export const readBefore = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Read it as it was/ })
    .first()
    .click()
  await expect(dialog(page).getByRole('article')).toBeVisible()
}
