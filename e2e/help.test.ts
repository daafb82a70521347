import type { Page } from '@playwright/test'
import { type EasyIdea, ideaAt, pagesOfIdea } from '#core/journey/easy-ideas.ts'
import { pages } from '#core/journey/guards.ts'
import { pathOf } from '#core/journey/pages.ts'
import { publicPageAt, publicPages } from '#core/journey/public-pages.ts'
import { steps } from '#core/journey/steps.ts'
import { easyRead } from '#words/en/easy-read.ts'
import { expectUsable } from './accessibility.ts'
import * as customer from './customer.ts'
import { open as openDocuments } from './documents.ts'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }

const toHelp = /^(Help|Cymorth)/
const toDoor = /^(Somebody has died|Mae rhywun wedi marw)/

test('every public page has help in its header, on a phone too, and so the door for a death in two presses', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const open = publicPages.filter((each) => each.for !== 'signed-in' && !each.redirectTo).map(({ path }) => path)
  for (const path of [...open, '/no-such-page']) {
    await customer.typeAddress(page, path.replace(/:\w+/, 'a-token'))
    const help = page.getByRole('banner').getByRole('link', { name: toHelp })
    await expect(help, path).toBeVisible()
    if (!['/no-such-page', '/cy/prices', '/my-will/lpf-a/1'].includes(path)) continue
    await help.click()
    await expect(page.getByRole('dialog').getByRole('link', { name: toDoor }), path).toBeVisible()
  }
})

test('a customer’s own pages lead to the door for a death in the same two presses', async ({ page }) => {
  const own = [
    () => customer.startAt(page, 'will.executors.executors'),
    () => customer.startAt(page, 'will.my-checkout'),
    () => customer.startAt(page, 'will.payment-error'),
    () => customer.goTo(page, '/account'),
    () => openDocuments(page),
  ]
  for (const open of own) {
    await open()
    await page.getByRole('banner').getByRole('link', { name: toHelp }).click()
    const door = page.getByRole('dialog').getByRole('link', { name: toDoor })
    await expect(door, page.url()).toHaveAttribute('href', '/somebody-has-died')
    await page.keyboard.press('Escape')
  }
})

const routes = [...steps, ...pages]

/** Opens a page as whoever comes to it: a visitor, or a customer who has come as far. */
const openAt = async (page: Page, path: string) => {
  const route = routes.find(({ name }) => pathOf(name) === path)
  if (route || publicPageAt(path)?.for === 'signed-in')
    await customer.startAt(page, route?.name ?? 'will.my-downloads', 'paid')
  if (!route) await customer.goTo(page, path)
}

for (const [idea, [first]] of Object.entries(pagesOfIdea))
  test(`help has the Easy Read idea “${easyRead.sections[idea as EasyIdea].heading}” behind one word on the page where it first matters`, async ({
    page,
  }) => {
    await openAt(page, first)
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
    const sheet = page.getByRole('dialog', { name: 'Help' })
    const { heading } = easyRead.sections[idea as EasyIdea]
    await sheet.getByText(easyRead.title, { exact: true }).click()
    await expect(sheet.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(sheet.locator('details[open] svg')).toHaveCount(1)
    await expect(sheet.getByRole('link', { name: `${easyRead.all} (opens in a new tab)` })).toHaveAttribute(
      'href',
      `/easy-read#${idea}`,
    )
  })

test('a page is about one Easy Read idea or none, and help of one that is about none has none', async ({ page }) => {
  for (const [idea, about] of Object.entries(pagesOfIdea)) expect(about.map(ideaAt)).toEqual(about.map(() => idea))
  await customer.startAt(page, 'will.about-me.dob')
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  const sheet = page.getByRole('dialog', { name: 'Help' })
  await expect(sheet.getByText('What you have typed stays on this page while you look.')).toBeVisible()
  await expect(sheet.getByText(easyRead.title, { exact: true })).toHaveCount(0)
})

test('help opens over a question on a phone, and what was typed there stays', async ({ page }) => {
  await page.setViewportSize(phone)
  await customer.startAt(page, 'will.about-me.full-name')
  await customer.arriveAt(page, 'What is your full name?')
  await page.getByLabel('Middle names').fill('Ellen Rose')
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  const sheet = page.getByRole('dialog', { name: 'Help' })
  await expect(sheet.getByText('Who can see my answers?').first()).toBeVisible()
  await expectUsable(page, 'dialog')
  await sheet.getByLabel('Ask in your own words').fill('witn')
  await expect(sheet.getByText(/places have an answer/)).toBeVisible()
  await sheet.getByText('Who can be a witness?').click()
  await expect(sheet.getByText(/Two adults who get nothing/)).toBeVisible()
  await sheet.getByLabel('Ask in your own words').fill('copy of my information')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    sheet.getByRole('link', { name: 'contact form (opens in a new tab)' }).first().click(),
  ])
  await customer.arriveAt(opened, 'Contact us')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeFocused()
  await expect(page.getByLabel('Middle names')).toHaveValue('Ellen Rose')
})

test('About us names who runs this copy, and says when that is not known', async ({ page, serverWith }) => {
  await customer.goTo(page, '/about')
  await expect(page.getByText('We have not yet said who runs Heirloom.', { exact: false })).toBeVisible()
  await expect(page.getByText('No solicitor has signed off the words of our wills yet.')).toBeVisible()
  const server = await serverWith({ OPERATOR_NAME: 'Wren Wills Ltd', OPERATOR_ADDRESS: '1 Wren Street, Ludlow' })
  await customer.goTo(page, `${server.url}/about`)
  await expect(page.getByText('Heirloom is run by Wren Wills Ltd.')).toBeVisible()
})

test('whoever reads Welsh has the Easy Read idea of a page in Welsh', async ({ page }) => {
  await customer.startAt(page, 'will.executors.executors')
  await customer.inWelsh(page)
  await page.getByRole('banner').getByRole('link', { name: 'Cymorth' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Hawdd ei Ddeall', { exact: true }).click()
  await expect(sheet.getByText('Person yr ydych yn ymddiried ynddo yw ysgutor.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Pob un o’r deg syniad' })).toBeVisible()
  await expectUsable(page, 'dialog')
})
