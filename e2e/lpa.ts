/** The questions of a power of attorney. */
import type { Page } from '@playwright/test'
import { arriveAt, startAt } from './customer.ts'

export const start = async (page: Page) => {
  await startAt(page, 'will.lpa', 'lastPowerOfAttorney')
  await arriveAt(page, 'Your powers of attorney')
}

export const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
