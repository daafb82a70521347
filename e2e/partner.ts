/** The second of a couple: invited by the first, who has bought both wills. */
import type { Browser, Page } from '@playwright/test'
import type { CheckoutReply } from '#core/api/payment.ts'
import { pathOf } from '#core/journey/pages.ts'
import { textOfPdf } from '#testkit/pdf-text.ts'
import * as customer from './customer.ts'
import { expect } from './fixtures.ts'

export const newEmail = () => `thomas.${crypto.randomUUID().slice(0, 8)}@example.test`

/** A customer who has bought both wills of a couple, of the usual family or another, on the account page. */
export const buyPair = async (page: Page, family = 'one-marriage') => {
  await customer.startAt(page, 'will.addons', '', { family })
  await customer.arriveAt(page, 'Would you like anything else?')
  const headers = await customer.asCustomer(page)
  const checkout = await page.request.post('/api/payment/checkout', { headers, data: { items: ['mirror'] } })
  const { url }: CheckoutReply = await checkout.json()
  await page.request.post(url, { form: { outcome: 'paid' } })
  await customer.goTo(page, '/account')
  await customer.arriveAtAccount(page)
}

export const invite = async (page: Page, email: string) => {
  if (new URL(page.url()).pathname === pathOf('will.my-downloads')) await customer.unfold(page, /Invite/)
  await page.getByLabel('Your partner’s email').fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`We emailed ${email}`)).toBeVisible()
}

/** The path of the link in the newest invitation to this address. */
export const linkTo = async (page: Page, email: string): Promise<string> =>
  customer.linkIn(await customer.mailTo(page, email, 'would like you to write'), 'invitation')

/** The partner, on a device of their own. */
export const partnerAt = async (browser: Browser, server: string, path: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: server })).newPage()
  await customer.openLink(page, path)
  return page
}

/** The partner opens an account from the invitation. Their first name is known. */
export const join = async (page: Page, firstName = 'Thomas') => {
  await customer.arriveAt(page, /invites you to write your wills together/)
  await expect(page.getByLabel('First name')).toHaveValue(firstName)
  await customer.choose(page.getByRole('group', { name: 'Do you live in England or Wales?' }), 'Yes')
  await customer.choose(page.getByRole('group', { name: 'Do you own your home?' }), 'No')
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet orchard wall')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Start my will' }).click()
  await customer.arriveAt(page, 'Check your will')
  await customer.verifyEmail(page, email)
}

/** Opens what is still to be answered, answers it, and comes back to the summary. */
export const answer = async (page: Page, question: string, act: () => Promise<void>, heading = question) => {
  await page
    .getByRole('heading', { name: 'Still to answer' })
    .locator('..')
    .getByRole('link', { name: question })
    .click()
  await customer.arriveAt(page, heading)
  await act()
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'Check your will')
}

/** Answers what is left: on each of these pages only the statements. */
export const sayThatNothingApplies = async (page: Page) => {
  const left = page.getByRole('heading', { name: 'Still to answer' }).locator('..').getByRole('link')
  while ((await left.count()) > 0) {
    const link = left.first()
    const to = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    await customer.toLastQuestion(page)
    await expect(customer.statements(page).or(customer.worth(page))).toBeVisible()
    await customer.saveAndContinue(page)
    await customer.arriveAt(page, 'Check your will')
  }
}

/** The text of the will that a customer downloads. */
export const downloaded = async (page: Page): Promise<string> => {
  await customer.arriveAt(page, 'Your documents')
  await customer.agreeToDownload(page)
  await customer.unfold(page, 'To sign')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Your will', exact: true }).click(),
  ])
  return (await textOfPdf(await download.path())).replace(/\s+/g, ' ')
}
