/** The second of a couple: invited by the first, who has bought both wills. */
import type { Browser, Page } from '@playwright/test'
import type { CheckoutReply } from '#core/api/payment.ts'
import { pathOf } from '#core/journey/pages.ts'
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
  // In the account the list comes above the form, which is pressed once it stands still.
  await page.getByRole('heading', { name: 'Yours to do' }).waitFor()
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

/** The partner opens an account from the invitation, and is asked what only they can say. Their first name is known. */
export const join = async (page: Page, firstName = 'Thomas') => {
  await customer.arriveAt(page, /invites you to write your wills together/)
  await expect(page.getByLabel('First name')).toHaveValue(firstName)
  await customer.choose(page.getByRole('group', { name: 'Do you live in England or Wales?' }), 'Yes')
  await customer.choose(page.getByRole('group', { name: 'Do you own your home?' }), 'No')
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.DEMO_PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Start my will' }).click()
  await customer.arriveAt(page, 'Where do you live?')
  await customer.verifyEmail(page, email)
}

/** What to answer on the pages of these headings. On the others there are only statements, or nothing has to be said. */
export type OwnAnswers = Readonly<Record<string, (page: Page) => Promise<void>>>

/** Answers one page after the other, up to the one of this heading. Gives the headings that were met. */
export const answerTheRest = async (page: Page, own: OwnAnswers, until = 'Read your will'): Promise<string[]> => {
  const met: string[] = []
  const heading = page.getByRole('heading', { level: 1 })
  for (;;) {
    const at = (await heading.textContent()) ?? ''
    if (at === until) return met
    met.push(at)
    await own[at]?.(page)
    await customer.saveAndContinue(page)
    await expect(heading).not.toHaveText(at)
  }
}

/** Where the couple lives. */
export const sayWhereTheyLive = async (page: Page) => {
  await page.getByLabel('House name or number').fill('14')
  await page.getByLabel('Town or city').fill('Ludlow')
  await page.getByLabel('Postcode').fill('SY8 1AB')
}

/** The text of the will that a customer downloads. */
export const downloaded = async (page: Page): Promise<string> => {
  await customer.arriveAt(page, 'Your documents')
  return customer.downloadedWill(page)
}

/** Both wills are bought, and the partner has come with the invitation, opened an account and been asked what only they can say. */
export const partnerWhoJoined = async (
  { page, browser, server }: { readonly page: Page; readonly browser: Browser; readonly server: string },
  family?: string,
  firstName?: string,
): Promise<Page> => {
  const email = newEmail()
  await buyPair(page, family)
  await invite(page, email)
  const partner = await partnerAt(browser, server, await linkTo(page, email))
  await join(partner, firstName)
  return partner
}

/** What each partner answers alone, and most answer alike. */
export const usualOwnAnswers: OwnAnswers = {
  'Where do you live?': sayWhereTheyLive,
  'Do you have any pets?': async () => {},
  'Is there anyone you want to leave out?': async () => {},
  'Who should deal with your online accounts?': (page) => customer.choose(page, 'My executors'),
  'Shall we let your executors know?': (page) => customer.choose(page, /^No/),
  'What would you like to happen to your body?': (page) => customer.choose(page, 'Burial'),
}
