/** The page that asks what everything is worth. */
import type { Page } from '@playwright/test'
import { ALL_ANSWERS, arriveAt, goTo, startAt } from './customer.ts'

export const VALUES = 'Roughly what is it worth?'

export const home = (page: Page) => page.getByRole('textbox', { name: /^Your home/ })

export const savings = (page: Page) => page.getByRole('textbox', { name: 'Money in the bank and savings' })

export const openValues = async (page: Page) => {
  await startAt(page, 'will.summary')
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('link', { name: /^Roughly what is it worth/ }).click()
  await arriveAt(page, VALUES)
}

export const changedElsewhere = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'changed somewhere else while you were typing' })
