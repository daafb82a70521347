/** The wills of a couple: one buys both, the other joins by mail, and each sees only their own. */
import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'
import {
  answerTheRest,
  buyPair,
  downloaded,
  invite,
  join,
  linkTo,
  newEmail,
  type OwnAnswers,
  partnerAt,
  partnerWhoJoined,
  usualOwnAnswers,
} from './partner.ts'

/** The answers that only the partner can give. */
const own: OwnAnswers = {
  ...usualOwnAnswers,
  'Do you own your home?': (page) => customer.choose(page.getByRole('group', { name: 'Do you own your home?' }), 'No'),
  'What is your date of birth?': (page) => customer.fillDay(page, { day: 5, month: 5, year: 1960 }),
  'Who should look after Daniel?': async (page) => {
    await customer.choose(page.getByRole('group', { name: /parental responsibility/ }), 'Yes, we both do')
    await customer.choosePerson(page, 'Anne Price', 'guardian of Daniel')
  },
  'What if someone dies before you?': async (page) => {
    await customer.choose(page.getByRole('group', { name: /If everyone you name/ }), 'A charity')
    await page
      .getByRole('group', { name: /Which charities/ })
      .getByRole('checkbox')
      .check()
  },
}

const card = (page: Page) => page.getByRole('heading', { name: 'Wills for you and your partner' }).locator('..')

const separate = async (page: Page) => {
  await page.getByRole('button', { name: 'Unlink the two wills' }).click()
  await expect(page.getByRole('dialog')).toContainText('Both wills stay as they are')
  await page.getByRole('button', { name: 'Unlink them' }).click()
  await expect(card(page)).toContainText('The two wills were unlinked')
}

// Promise: mode.mirror
test('one buys both wills and invites; the partner reads, changes and confirms their own, and both print it', async ({
  page,
  browser,
  server,
}) => {
  const partner = await partnerWhoJoined({ page, browser, server })

  const met = await answerTheRest(partner, own)
  expect(met.filter((heading) => !(heading in own))).toEqual([
    'Does any of this apply to you?',
    'Would you like to name anyone else?',
    'Who should step in if your first choice cannot?',
    'Would you like to leave any gifts?',
  ])
  await customer.arriveAt(partner, 'Check your will')
  await partner.getByRole('link', { name: 'Change Full name' }).click()
  await partner.getByLabel(/Middle names/).fill('Edward')
  await customer.saveAndContinue(partner)
  await customer.arriveAt(partner, 'Check your will')
  await customer.typeAddress(partner, pathOf('will.my-downloads'))
  await customer.arriveAt(partner, 'Check your will')

  await partner.getByRole('button', { name: 'Confirm that this is my will' }).click()
  const second = await downloaded(partner)
  expect(second).toContain('This one, with two blue ribbons, is for Thomas Edward Hale alone.')
  expect(second).toContain('my spouse Margaret Ellen Hale')
  expect(second).toContain('I have made similar wills, but we have no agreement that limits either of us')
  for (const kept of ['Colin Hale', 'Sam Price', 'Peggy', 'Priya']) expect(second).not.toContain(kept)

  await customer.goTo(page, pathOf('will.my-downloads'))
  await customer.unfold(page, /Invite/)
  await expect(card(page)).toContainText('Thomas Hale accepted')
  const first = await downloaded(page)
  expect(first).toContain('This one, with one red ribbon, is for Margaret Ellen Hale alone.')
  expect(first).toContain('Thomas Hale')
  expect(first).not.toContain('Edward')

  await customer.goTo(partner, '/account')
  await expect(card(partner)).toContainText('Margaret Hale paid for your will')
  await expect(partner.getByText('Your will, paid for by your partner')).toBeVisible()
  await separate(partner)
  await customer.goTo(page, '/account')
  await expect(card(page)).toContainText('The two wills were unlinked')
  await customer.goTo(page, pathOf('will.my-downloads'))
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: /^(These words changed|Your will itself has not changed\.)$/,
    }),
  ).toBeVisible()
  await partner.context().close()
})

test('once the wills are unlinked the buyer has the money for their own back alone, and the other keeps theirs', async ({
  page,
  browser,
  server,
}) => {
  const partner = await partnerWhoJoined({ page, browser, server })
  await customer.goTo(partner, '/account')
  await separate(partner)
  await page.reload()
  await expect(page.getByText(/^Your former partner keeps the will that this order paid for/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Refund my £/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Refund £89.00 for Your will' }).click()
  await page.getByRole('button', { name: 'Yes, refund £89.00' }).click()
  await expect(page.getByText(/^We have refunded £89\.00 for Your will\./)).toBeVisible()
  await expect(card(page)).not.toContainText('both stay paid for')
  await partner.reload()
  await expect(card(partner)).toContainText('The two wills were unlinked')
  await partner.context().close()
})

/** Where the link leads that the buyer can hand over. */
const linkShown = async (page: Page): Promise<string> => {
  const link = await card(page)
    .getByText(/\/invitation\/[\w-]{43}$/)
    .textContent()
  return new URL(link ?? '').pathname
}

test('the buyer can hand over the link, however long the documents take, and it opens the invitation', async ({
  page,
  browser,
  server,
}) => {
  await buyPair(page)
  const release = await holdRequests(page, '**/api/documents')
  await customer.goTo(page, pathOf('will.my-downloads'))
  await customer.arriveAt(page, 'Your documents')
  await invite(page, newEmail())
  const partner = await partnerAt(browser, server, await linkShown(page))
  await customer.arriveAt(partner, /invites you to write your wills together/)
  release()
  await partner.context().close()
})

test('the link of an invitation is shown though the will cannot be loaded after it', async ({
  page,
  browser,
  server,
}) => {
  await buyPair(page)
  await page.route('**/api/form', (route) => route.abort())
  await invite(page, newEmail())
  const partner = await partnerAt(browser, server, await linkShown(page))
  await customer.arriveAt(partner, /invites you to write your wills together/)
  await partner.context().close()
})

test('the address of a partner that was typed and not sent is there when the customer comes back', async ({ page }) => {
  await buyPair(page)
  const field = page.getByLabel('Your partner’s email')
  await field.fill('thomas@example')
  await page.reload()
  await expect(field).toHaveValue('thomas@example')
  const email = newEmail()
  await invite(page, email)
  await card(page).getByRole('button', { name: 'Invite again' }).click()
  await expect(field).toHaveValue(email)
})

test('an invitation can be sent again, which ends the first link, and taken back', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await buyPair(page)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Please enter a valid Email Address').first()).toBeVisible()
  await invite(page, email)
  const old = await linkTo(page, email)
  await customer.goTo(page, '/account')
  await card(page).getByRole('button', { name: 'Invite again' }).click()
  await expect(page.getByLabel('Your partner’s email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(card(page).getByRole('button', { name: 'Invite again' })).toBeVisible()
  const partner = await partnerAt(browser, server, old)
  await customer.arriveAt(partner, 'We cannot open this invitation')

  await card(page).getByRole('button', { name: 'Cancel the invitation' }).click()
  await expect(page.getByRole('dialog')).toContainText('The link stops working.')
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(card(page)).toContainText('You have paid for two wills')
  await partner.context().close()
})

test('an invitation that is taken back while the partner answers it is said to be, and opens no account', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await buyPair(page)
  await invite(page, email)
  const partner = await partnerAt(browser, server, await linkTo(page, email))
  await customer.arriveAt(partner, /invites you to write your wills together/)
  await customer.choose(partner.getByRole('group', { name: 'Do you live in England or Wales?' }), 'Yes')
  await customer.choose(partner.getByRole('group', { name: 'Do you own your home?' }), 'No')
  await partner.getByLabel('Email').fill(email)
  await partner.getByRole('textbox', { name: 'Password' }).fill('a quiet orchard wall')
  await partner.getByRole('checkbox', { name: /I agree/ }).check()

  await card(page).getByRole('button', { name: 'Cancel the invitation' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(card(page)).toContainText('You have paid for two wills')

  await partner.getByRole('button', { name: 'Start my will' }).click()
  await customer.arriveAt(partner, 'We cannot open this invitation')
  await expect(partner.getByText(/^This invitation has been used or cancelled/)).toBeVisible()
  expect(await partner.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await partner.context().close()
})

test('one cannot invite oneself, and the sender who opens the link is not asked to accept it', async ({ page }) => {
  const email = newEmail()
  await buyPair(page)
  const own = await page.evaluate(async () => {
    const reply = await fetch('/api/account', { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } })
    return ((await reply.json()) as { email: string }).email
  })
  await page.getByLabel('Your partner’s email').fill(own)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('This is your own email address. Type your partner’s').first()).toBeVisible()
  await invite(page, email)
  await customer.openLink(page, await linkTo(page, email))
  await customer.arriveAt(page, 'This invitation is not for this account')
  await expect(page.getByText(/Your partner opens the link in their own account/)).toBeVisible()
  await expectUsable(page)
})

test('a partner with answers of their own is told that these stay', async ({ page, browser, server }) => {
  const email = newEmail()
  await buyPair(page)
  await invite(page, email)
  const partner = await (await browser.newContext({ baseURL: server })).newPage()
  await customer.startAt(partner, 'will.summary')
  await customer.arriveAt(partner, 'Check your will')
  await customer.openLink(partner, await linkTo(page, email))
  await expect(partner.getByText('Your own will stays exactly as it is.')).toBeVisible()
  await partner.getByRole('button', { name: 'Accept, and keep my will' }).click()
  await customer.arriveAt(partner, 'Check your will')
  await expect(partner.getByText('Margaret Ellen Hale').first()).toBeVisible()
  await expect(partner.getByRole('button', { name: 'Confirm that this is my will' })).toBeVisible()
  await partner.context().close()
})

test('a partner who lives outside England and Wales is told so, and what they typed stays', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await buyPair(page)
  await invite(page, email)
  const partner = await partnerAt(browser, server, await linkTo(page, email))
  await customer.choose(partner.getByRole('group', { name: 'Do you live in England or Wales?' }), 'No')
  await partner.getByLabel('Email').fill('thomas@example.test')
  await partner.getByRole('button', { name: 'Start my will' }).click()
  await expect(partner.getByText(/only write wills for people who live in England or Wales/).first()).toBeVisible()
  await expect(partner.getByLabel('Email')).toHaveValue('thomas@example.test')
  await partner.context().close()
})

test('the pages of a pair can be used with assistive technology and at 320 px', async ({ page, browser, server }) => {
  const email = newEmail()
  await buyPair(page)
  await customer.goTo(page, pathOf('will.my-downloads'))
  await customer.arriveAt(page, 'Your documents')
  await customer.unfold(page, /Invite/)
  await page.getByText('What your partner can and cannot see').click()
  await expectUsable(page)
  await invite(page, email)
  await expectUsable(page)
  await customer.goTo(page, '/account')
  await expect(card(page)).toBeVisible()
  await expectUsable(page)
  const partner = await partnerAt(browser, server, await linkTo(page, email))
  await customer.arriveAt(partner, /invites you/)
  await expectUsable(partner)
  await join(partner)
  await expectUsable(partner)
  await page.reload()
  await card(page).getByRole('button', { name: 'Unlink the two wills' }).click()
  await expectUsable(page)
  await partner.context().close()
})

test('before two wills are paid for, the couple is asked what may stop the second, and nothing of it is kept', async ({
  page,
}) => {
  await customer.startAt(page, 'will.addons')
  await customer.arriveAt(page, 'Would you like anything else?')
  const asked = page.getByRole('group', { name: 'Could any of these be true of your partner?' })
  await expect(asked).toBeHidden()
  const both = page.getByRole('checkbox', { name: /^A matching will for/ })
  await both.check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(asked).toContainText('Say whether any of these could be true of your partner')
  await expect(asked.getByRole('radio').first()).toBeFocused()

  await customer.choose(page, 'Yes, or it may be')
  await expect(page.getByText(/could not finish their will here/)).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Only my will' }).click()
  await expect(both).not.toBeChecked()
  await expect(asked).toBeHidden()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Pay £89.00' })).toBeVisible()
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + JSON.stringify(history.state),
  )
  expect(kept).not.toMatch(/aboutPartner|it may be/)
})
