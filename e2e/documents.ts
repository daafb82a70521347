/** The documents page. */
/** The documents page: what is left to do, the real first pages, and the letters that are given away. */
import type { Page } from '@playwright/test'
import { arriveAt, fillDay, startAt, today } from './customer.ts'
import { expect } from './fixtures.ts'

export const open = async (page: Page) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible()
}

/** Notes on the page that the will was signed today. */
export const sign = async (page: Page) => {
  await page.getByRole('button', { name: 'I have signed it already' }).click()
  const dialog = page.getByRole('dialog')
  await fillDay(dialog, today())
  await dialog.getByRole('radio', { name: /Normal print$/ }).check()
  await dialog.getByLabel('First witness').fill('Mary Okafor')
  await dialog.getByLabel('Second witness').fill('David Lloyd')
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
  await dialog.getByLabel('Where is the signed will?').fill('Top drawer of the desk in the study')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /It has been your will since / })).toBeVisible()
}

export const groups = (page: Page) => page.getByRole('region', { name: 'Documents' }).getByRole('heading', { level: 2 })

export const letters = (page: Page) => page.locator('#letters').getByRole('listitem')
