import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { choose, goTo, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('what two tabs type in the same dialog does not replace each other, and is offered one after the other', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.gifts')
  const other = await context.newPage()
  await goTo(other, pathOf('will.gifts'))
  const add = async (tab: Page) => {
    await tab.getByRole('button', { name: /Add a gift/ }).click()
    await expect(tab.getByRole('dialog')).toBeVisible()
  }
  const amount = (tab: Page) => tab.getByRole('dialog').getByLabel('How much?')
  for (const [tab, pounds] of [
    [page, '500'],
    [other, '700'],
  ] as const) {
    await add(tab)
    await choose(tab.getByRole('dialog'), 'Money')
    await amount(tab).fill(pounds)
  }
  await page.close()
  await other.reload()
  await add(other)
  await expect(amount(other)).toHaveValue('700')
  await other.getByRole('button', { name: 'Cancel' }).click()
  await add(other)
  await expect(amount(other)).toHaveValue('500')
})
