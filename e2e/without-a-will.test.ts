import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { arriveAt, goTo } from './customer.ts'
import { expect, test } from './fixtures.ts'

const TITLE = 'Without a will, today'
const select = (page: Page, label: string | RegExp, count: string) => page.getByLabel(label).selectOption(count)
const drawn = (page: Page) => page.getByRole('region', { name: 'Who would get what' })

test('a wife and two children: the first sum, half of the rest, and the law opened', async ({ page }) => {
  await goTo(page, '/without-a-will')
  await arriveAt(page, TITLE)
  await expect(drawn(page)).toContainText('Answer the questions')
  await page.getByRole('radio', { name: 'Yes, I have a wife' }).check()
  await select(page, 'Children who are living', '2')
  await select(page, 'Children who have died and left children of their own', '0')
  await expect(drawn(page).getByRole('status')).toContainText(
    'Your wife gets your belongings and the first £322,000. Then your wife takes 50% of the rest and Child 1 and Child 2 25% each.',
  )
  await page.getByLabel('About how much would you leave?').fill('700k')
  await expect(drawn(page).getByRole('status')).toContainText('Your wife: £511,000 in all.')
  await drawn(page).getByRole('button', { name: 'Read as a list' }).click()
  await expect(drawn(page).getByRole('row', { name: /Child 1/ })).toContainText('£94,500')
  await drawn(page).getByText('Husband, wife or civil partner, and children').click()
  await expect(drawn(page)).toContainText('Source: Administration of Estates Act 1925 ss.46(1)(i)')
  await expectNoViolations(page)
})

test('only what is still open is asked: nobody married and childless is asked on, to the nearest relative', async ({
  page,
}) => {
  await goTo(page, '/without-a-will')
  await arriveAt(page, TITLE)
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await expect(page.getByLabel('Parents who are living')).toHaveCount(0)
  await select(page, 'Children who are living', '0')
  await select(page, 'Children who have died and left children of their own', '0')
  await select(page, 'Parents who are living', '0')
  await select(page, 'Brothers and sisters who are living', '1')
  await expect(drawn(page)).toContainText('Answer the questions')
  await select(page, 'Brothers and sisters who have died and left children', '1')
  await select(page, 'Children whom the first of them left', '2')
  await expect(drawn(page).getByRole('status')).toContainText('50%')
  await expect(page.getByLabel('Grandparents who are living')).toHaveCount(0)
})

test('a small estate is all the husband’s, and says so', async ({ page }) => {
  await goTo(page, '/without-a-will')
  await arriveAt(page, TITLE)
  await page.getByRole('radio', { name: 'Yes, I have a husband' }).check()
  await select(page, 'Children who are living', '1')
  await select(page, 'Children who have died and left children of their own', '0')
  await page.getByLabel('About how much would you leave?').fill('£300,000')
  await expect(drawn(page).getByRole('status')).toContainText('all of it goes to your husband')
})

test('it is found from the first page', async ({ page }) => {
  await goTo(page, '/my-will/lpf-a/0')
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  await page.getByRole('link', { name: 'What if you had no will?' }).click()
  await arriveAt(page, TITLE)
})
