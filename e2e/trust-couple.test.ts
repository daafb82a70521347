/** A couple of a second marriage: each may live in the home of the other for life. */
import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'
import { answerTheRest, downloaded, type OwnAnswers, partnerWhoJoined, usualOwnAnswers } from './partner.ts'

const GIFTS = 'Would you like to leave any gifts?'

/** The answers that only she can give. */
const herAnswers: OwnAnswers = {
  ...usualOwnAnswers,
  'Who are you married to?': async (page) => {
    await page.getByLabel('Cy Ashdown is my').selectOption('Stepson')
    await page.getByLabel('Di Ashdown is my').selectOption('Stepdaughter')
    await page.getByLabel('Kit Ashdown is my').selectOption('Stepson')
    await page.getByLabel('Hal Poe is my').selectOption('Brother')
  },
  'Do you own your home?': async (page) => {
    await customer.choose(page.getByRole('group', { name: 'Do you own your home?' }), 'Yes')
    await customer.choose(page, 'I own it jointly with someone else')
    await page.getByRole('checkbox', { name: /Tom Edward Ashdown/ }).check()
    await customer.nextQuestion(page)
    await customer.choose(page, /^Tenants in common/)
    await page.getByLabel('Your share').fill('50')
    await customer.nextQuestion(page)
    await customer.choose(page.getByRole('group', { name: /mortgage/ }), 'No')
  },
  // With less than half of the rest for the husband who may live in her home, a solicitor would have to see it.
  'How should it be shared?': async (page) => {
    await page.getByRole('textbox', { name: 'Cy Ashdown' }).fill('25')
    await page.getByRole('textbox', { name: 'Di Ashdown' }).fill('25')
  },
  'What if someone dies before you?': (page) =>
    customer.choose(page.getByRole('group', { name: /If everyone you name/ }), 'My next of kin'),
}

test('one pays for both; the partner finds their home held for the other, and says the rest of it themselves', async ({
  page,
  browser,
  server,
}) => {
  const partner = await partnerWhoJoined({ page, browser, server }, 'second-marriage', 'Bea')
  const without: OwnAnswers = {
    'Do you own your home?': (at) => customer.choose(at.getByRole('group', { name: 'Do you own your home?' }), 'No'),
  }
  await answerTheRest(partner, { ...herAnswers, ...without }, GIFTS)
  // His children are not hers: who has her home afterwards is for her to say.
  await expect(partner.getByText('Tom Edward Ashdown may live there', { exact: true })).toBeVisible()
  await partner.getByRole('button', { name: 'Change A home to live in' }).click()
  await expect(partner.getByRole('link', { name: 'Tell us about your home' })).toBeVisible()
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
  const partner = await partnerWhoJoined({ page, browser, server }, 'second-marriage', 'Bea')
  await answerTheRest(partner, {
    ...herAnswers,
    [GIFTS]: async (at) => {
      await at.getByRole('button', { name: /^Change (A|My) home/ }).click()
      await customer.choose(at, /^My home/)
      await customer.toLastQuestion(at)
      await at.getByRole('checkbox', { name: /Cy Ashdown/ }).check()
      await customer.choose(at, /His children/)
      await customer.toLastQuestion(at)
      await at.getByRole('button', { name: 'Done' }).click()
      await expect(at.getByText(/^Tom Edward Ashdown may live there\. Then it goes to Cy Ashdown/)).toBeVisible()
    },
  })
  await customer.arriveAt(partner, 'Check your will')
  for (const warning of await partner.getByRole('checkbox', { name: 'I understand' }).all()) await warning.check()
  await partner.getByRole('button', { name: 'Confirm that this is my will' }).click()
  const hers = await downloaded(partner)
  expect(hers).toContain('Tom Edward Ashdown may live in the Home')
  expect(hers).toContain('my stepson Cy Ashdown')
  await customer.goTo(page, pathOf('will.my-downloads'))
  expect(await downloaded(page)).toContain('Bea Ashdown may live in the Home')
  await partner.context().close()
})
