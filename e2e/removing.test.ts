import { expectUsable } from './accessibility.ts'
import { arriveAt, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: remove.confirm
test('before somebody is removed, the page says where the will names them, and Keep changes nothing', async ({
  page,
}) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  const everybody = page.locator('#everybody')
  await everybody.getByRole('button', { name: 'Remove Anne Price' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Anne Price?' })
  await expect(dialog).toContainText('You also chose them for:')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Daniel' })).not.toHaveCount(0)
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await arriveAt(page, 'Check your will')
  await expect(everybody.getByRole('button', { name: 'Remove Anne Price' })).toBeVisible()

  await everybody.getByRole('button', { name: 'Remove Anne Price' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Anne Price')
  await expect(page.getByRole('heading', { name: 'Still to answer' })).toBeVisible()
})
