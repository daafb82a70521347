import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { choose } from './customer.ts'
import { expect, test } from './fixtures.ts'

const draftOf = (page: Page) => page.getByRole('complementary', { name: 'Your will so far' })

const openGift = async (page: Page) => {
  await page.getByRole('button', { name: /Add a(nother)? gift/ }).click()
  return page.getByRole('dialog')
}

test('findings 1, 8 and 42: a jointly owned home is known by its address, and the gift of it says what happens', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.summary')
  await page.goto(pathOf('will.gifts'))
  const dialog = await openGift(page)
  await choose(dialog, 'A home, account or investment')
  await choose(dialog, 'My home, 14 Orchard Lane')
  await expect(dialog.getByText(/You told us that you own your home with Thomas Hale/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await expect(dialog.getByRole('radio', { name: /Whoever gets it/ })).toBeChecked()
  await expect(dialog.getByText('For a home, they may have to find the money or sell it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('This gift bears its own inheritance tax.')
  await expect(page.getByText('See a solicitor first')).toBeVisible()
  await page.getByRole('button', { name: 'Change All of your home' }).click()
  await choose(dialog, /The rest of what I leave/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).not.toContainText('bears its own inheritance tax')
})

test('finding 29: money typed as a thing is moved to a gift of money, and nothing typed is lost', async ({ page }) => {
  await page.goto('/dev/start-at/will.gifts')
  const dialog = await openGift(page)
  await choose(dialog, 'A thing')
  await dialog.getByLabel('What is it?').fill('£10,000 from my safe')
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog.getByText(/This reads as money/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Give it as money' }).click()
  await expect(dialog.getByLabel('How much?')).toHaveValue('10,000')
  await expect(dialog.getByLabel('Words to go with it')).toHaveValue('£10,000 from my safe')
  await expect(dialog.getByRole('checkbox', { name: /Ruth Hale/ })).toBeChecked()
  await expect(dialog.getByText(/This reads as money/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('I give £10,000 to Ruth Hale')
})

test('finding 29: a house typed as a thing is asked about and given as a property; a doll’s house is a thing', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.gifts')
  const dialog = await openGift(page)
  await choose(dialog, 'A thing')
  await dialog.getByLabel('What is it?').fill('my cottage in Wem')
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await dialog.getByRole('button', { name: 'Give it as a home or property' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an account or asset' })
  await expect(adding.getByLabel('What is its address?')).toHaveValue('my cottage in Wem')
  await choose(adding, 'I own it alone')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding).toHaveCount(0)
  await expect(dialog.getByRole('radio', { name: 'my cottage in Wem' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('the property known as my cottage in Wem')
  await openGift(page)
  await choose(dialog, 'A thing')
  await dialog.getByLabel('What is it?').fill('the bronze house on my desk')
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await dialog.getByRole('button', { name: 'It is a thing, such as a model or a picture' }).click()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('the bronze house on my desk')
})

test('finding 30: money that goes with a pet stands in the will, and goes when no one is to look after it', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.summary')
  await page.goto(pathOf('will.beneficiaries.pets'))
  await page.getByRole('button', { name: 'Change Biscuit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Money for the person who takes Biscuit').fill('1000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('To whoever accepts my dog Biscuit I also give £1,000')
  await page.getByRole('button', { name: 'Change Biscuit' }).click()
  await choose(dialog, 'No')
  await expect(dialog.getByLabel('Money for the person who takes Biscuit')).toHaveCount(0)
})
