/** A couple of a second marriage: each may live in the home of the other for life. */
import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'
import {
  answer,
  buyPair,
  downloaded,
  invite,
  join,
  linkTo,
  newEmail,
  partnerAt,
  sayThatNothingApplies,
} from './partner.ts'

test('one pays for both; the partner finds their home held for the other, and says the rest of it themselves', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await buyPair(page, 'second-marriage')
  await invite(page, email)
  const partner = await partnerAt(browser, server, await linkTo(page, email))
  await join(partner, 'Bea')
  await expect(partner.getByRole('heading', { name: 'Still to answer' })).toBeVisible()
  await customer.goTo(partner, pathOf('will.gifts'))
  await customer.arriveAt(partner, 'Would you like to leave any gifts?')
  // His children are not hers: who has her home afterwards is for her to say.
  await expect(partner.getByText('Tom Edward Ashdown may live there', { exact: true })).toBeVisible()
  await partner.getByRole('button', { name: 'Change A home to live in' }).click()
  await expect(partner.getByText('You have not told us about a home that you own.')).toBeVisible()
  await expect(partner.getByText('When it ends: For life, or until a marriage')).toBeVisible()
  await expectUsable(partner)
  await customer.goTo(page, pathOf('will.my-downloads'))
  const will = await downloaded(page)
  expect(will).toContain('Bea Ashdown may live in the Home')
  expect(will).toContain('Cy Ashdown')
  await partner.context().close()
})

test('the partner says who has her home after him, confirms her own will, and both print theirs', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await buyPair(page, 'second-marriage')
  await invite(page, email)
  const partner = await partnerAt(browser, server, await linkTo(page, email))
  await join(partner, 'Bea')
  await answer(partner, 'Where do you live?', async () => {
    await partner.getByLabel('House name or number').fill('14')
    await partner.getByLabel('Town or city').fill('Ludlow')
    await partner.getByLabel('Postcode').fill('SY8 1AB')
  })
  const toHer = async () => {
    await partner.getByLabel('Cy Ashdown is my').selectOption('Stepson')
    await partner.getByLabel('Di Ashdown is my').selectOption('Stepdaughter')
    await partner.getByLabel('Kit Ashdown is my').selectOption('Stepson')
    await partner.getByLabel('Hal Poe is my').selectOption('Brother')
  }
  await answer(partner, 'Who is your partner?', toHer, 'Who are you married to?')
  await answer(partner, 'Do you own your home?', async () => {
    await customer.choose(partner.getByRole('group', { name: 'Do you own your home?' }), 'Yes')
    await customer.choose(partner, 'I own it jointly with someone else')
    await partner.getByRole('checkbox', { name: /Tom Edward Ashdown/ }).check()
    await customer.nextQuestion(partner)
    await customer.choose(partner, /^Tenants in common/)
    await partner.getByLabel('Your share').fill('50')
    await customer.nextQuestion(partner)
    await customer.choose(partner.getByRole('group', { name: /mortgage/ }), 'No')
  })
  await answer(partner, 'Do you have any pets?', () => customer.choose(partner, 'No'))
  // With less than half of the rest for the husband who may live in her home, a solicitor would have to see it.
  await answer(partner, 'How should it be shared?', async () => {
    await partner.getByRole('textbox', { name: 'Cy Ashdown' }).fill('25')
    await partner.getByRole('textbox', { name: 'Di Ashdown' }).fill('25')
  })
  await answer(partner, 'What if someone dies before you?', async () => {
    await customer.choose(partner.getByRole('group', { name: /If everyone you name/ }), 'My next of kin')
  })
  await answer(partner, 'Is there anyone you want to leave out?', () => customer.choose(partner, 'No'))
  await answer(partner, 'Who should deal with your online accounts?', () => customer.choose(partner, 'My executors'))
  await answer(partner, 'Shall we let your executors know?', () => customer.choose(partner, /^No/))
  await answer(partner, 'What would you like to happen to your body?', () => customer.choose(partner, 'Burial'))
  await customer.goTo(partner, pathOf('will.gifts'))
  await partner.getByRole('button', { name: /^Change (A|My) home/ }).click()
  await customer.choose(partner, /^My home/)
  await customer.toLastQuestion(partner)
  await partner.getByRole('checkbox', { name: /Cy Ashdown/ }).check()
  await customer.choose(partner, /His children/)
  await customer.toLastQuestion(partner)
  await partner.getByRole('button', { name: 'Done' }).click()
  await expect(partner.getByText(/^Tom Edward Ashdown may live there\. Then it goes to Cy Ashdown/)).toBeVisible()
  await customer.goTo(partner, pathOf('will.summary'))
  await customer.arriveAt(partner, 'Check your will')
  await sayThatNothingApplies(partner)
  for (const warning of await partner.getByRole('checkbox', { name: 'I understand' }).all()) await warning.check()
  await partner.getByRole('button', { name: 'Confirm that this is my will' }).click()
  const hers = await downloaded(partner)
  expect(hers).toContain('Tom Edward Ashdown may live in the Home')
  expect(hers).toContain('my stepson Cy Ashdown')
  await customer.goTo(page, pathOf('will.my-downloads'))
  expect(await downloaded(page)).toContain('Bea Ashdown may live in the Home')
  await partner.context().close()
})
