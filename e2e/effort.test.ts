import type { Page } from '@playwright/test'
import * as customer from './customer.ts'
import { countEffort } from './effort.ts'
import { expect, test } from './fixtures.ts'

const { arriveAt, choose } = customer

/** What a customer read on the way: the words of each question as it was left, without those of the will and the picture beside it. */
const readOn = new WeakMap<Page, { words: number; pages: number }>()

const saveAndContinue = async (page: Page) => {
  const words = await page.locator('main').innerText()
  const before = readOn.get(page) ?? { words: 0, pages: 0 }
  readOn.set(page, {
    words: before.words + words.split(/\s+/).filter((word) => /\w/.test(word)).length,
    pages: before.pages + 1,
  })
  await customer.saveAndContinue(page)
}

/**
 * The most that the journey may ask of a married person with two children, to the end of paying too: four fifths of the 105 presses
 * and 35 fields that it asked once.
 */
const MOST = { toSummary: { presses: 73, typed: 28 }, toThankYou: { presses: 79, typed: 28 } }

/** The same for a mother of two young children who leaves all to her husband and then to them, with a sister as their guardian. */
const MOST_TO_READING = { presses: 63, typed: 21, words: 1500, pages: 19 }

/** Less than half of it would not have been counted. */
const expectAtMost = <Counted extends Readonly<Record<string, number>>>(counted: Counted, most: Counted) => {
  for (const [what, count] of Object.entries(counted)) {
    expect(count, what).toBeGreaterThan((most[what] ?? 0) / 2)
    expect(count, what).toBeLessThanOrEqual(most[what] ?? 0)
  }
}

/** Signs up, and answers for herself and her home as far as the children. Her husband is named with the home. */
const untilTheChildren = async (page: Page): Promise<string> => {
  const email = await customer.signUpUnverified(page, { name: 'Margaret', last_name: 'Hale' })
  await saveAndContinue(page)

  await arriveAt(page, 'Where do you live?')
  await page.getByLabel('House name or number').fill('14')
  await page.getByLabel(/^Street/).fill('Orchard Lane')
  await page.getByLabel('Town or city').fill('Ludlow')
  await page.getByLabel('Postcode').fill('sy8 1ab')
  await saveAndContinue(page)

  await arriveAt(page, 'Do you own your home?')
  await choose(page.getByRole('group', { name: 'Do you own your home?' }), 'Yes')
  await choose(page, 'I own it jointly with someone else')
  await customer.addPerson(page, /Add the other owner/, { name: 'Thomas Hale', relationship: 'Spouse' })
  await choose(page, /Joint tenants/)
  await saveAndContinue(page)

  await arriveAt(page, 'What is your date of birth?')
  await customer.fillDay(page, { day: 9, month: 3, year: 1961 })
  await saveAndContinue(page)
  await arriveAt(page, 'Does any of this apply to you?')
  await expect(page.getByText('You and Thomas: Married')).toBeVisible()
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  return email
}

test('journey D: a married person with two children needs few presses and few fields until the will is paid for', async ({
  page,
}) => {
  const effort = await countEffort(page)
  const email = await untilTheChildren(page)
  // To add a child, or a pet, says that there is one.
  await customer.addChildren(page, [
    { name: 'Ruth Hale', born: { day: 21, month: 6, year: 1990 }, relationship: 'Daughter' },
    { name: 'Poppy Hale', born: { day: 2, month: 2, year: 2017 }, relationship: 'Daughter' },
  ])
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to name anyone else?')
  await customer.addPerson(page, /Add a person/, { name: 'Anne Price', relationship: 'Sister' })
  await saveAndContinue(page)

  await arriveAt(page, /Who should look after/)
  await choose(page.getByRole('group', { name: /parental responsibility/ }), 'Yes, we both do')
  await customer.choosePerson(page, 'Anne Price', 'guardian of Poppy')
  await saveAndContinue(page)
  await arriveAt(page, /Who should step in/)
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have any pets?')
  await customer.addPet(page, { name: 'Biscuit', type: 'Dog' })
  await saveAndContinue(page)
  await arriveAt(page, 'Who should look after Biscuit?')
  await customer.choosePerson(page, 'Ruth Hale', 'to look after Biscuit')
  await saveAndContinue(page)

  await arriveAt(page, 'Who should share what you leave?')
  await choose(page, /^Shared now/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await choose(page, '18')
  await page.getByRole('button', { name: 'Next: who comes last' }).click()
  await choose(page, /My next of kin/)
  await saveAndContinue(page)
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await saveAndContinue(page)

  await arriveAt(page, 'Who should carry out your will?')
  await customer.choosePerson(page, 'Thomas Hale', 'executor')
  await customer.choosePerson(page, 'Ruth Hale', 'executor')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if they cannot?')
  await customer.choosePerson(page, 'Anne Price', 'backup executor')
  await customer.tellExecutors(page, /^Yes, with a letter/)
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to leave any gifts?')
  await customer.addMoney(page, { pounds: '5,000', to: 'Anne Price' })
  await saveAndContinue(page)
  await arriveAt(page, 'What would you like to happen to your body?')
  await choose(page, 'Cremation')
  await saveAndContinue(page)
  await arriveAt(page, 'Read your will')

  const toSummary = { ...effort }
  await customer.verifyEmail(page, email)
  // What is worth knowing about this will has to be read before it is paid for: here on the page of all answers.
  await arriveAt(page, 'Check your will')
  const unread = page.getByRole('checkbox', { name: 'I understand', checked: false })
  for (let left = await unread.count(); left > 0; left -= 1) await unread.first().check()
  await page.getByRole('link', { name: 'Continue to payment, £89' }).first().click()
  await arriveAt(page, 'Would you like anything else?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Pay for your will')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await customer.pay(page, 'paid')
  await arriveAt(page, /^Thank you/)
  expectAtMost(toSummary, MOST.toSummary)
  expectAtMost(effort, MOST.toThankYou)
})

test('a mother who leaves all to her husband, then the children, has little to press, to type and to read', async ({
  page,
}) => {
  const effort = await countEffort(page)
  await untilTheChildren(page)
  const next = async (title: string | RegExp) => {
    await saveAndContinue(page)
    await arriveAt(page, title)
  }
  await customer.addChildren(page, [
    { name: 'Lily Hale', born: { day: 21, month: 6, year: 2016 }, relationship: 'Daughter' },
    { name: 'Jack Hale', born: { day: 2, month: 2, year: 2019 }, relationship: 'Son' },
  ])
  await next('Would you like to name anyone else?')
  await customer.addPerson(page, /Add a person/, { name: 'Anne Price', relationship: 'Sister' })
  await next('Who should look after your children?')
  await choose(page.getByRole('group', { name: /parental responsibility/ }), 'Yes, we both do')
  await customer.choosePerson(page, 'Anne Price', 'guardian of Lily and Jack')
  await next('Do you have any pets?')
  await next('Who should share what you leave?')
  await choose(page, /^All to Thomas/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await choose(page, '18')
  await page.getByRole('button', { name: 'Next: who comes last' }).click()
  await choose(page, /My next of kin/)
  await next('Is there anyone you want to leave out?')
  await next('Who should carry out your will?')
  await customer.choosePerson(page, 'Thomas Hale', 'executor')
  await next('Who should step in if they cannot?')
  await customer.choosePerson(page, 'Anne Price', 'backup executor')
  await customer.tellExecutors(page, /^Yes, with a letter/)
  await next('Would you like to leave any gifts?')
  await next('What would you like to happen to your body?')
  await choose(page, 'Cremation')
  await next('Read your will')
  const { presses, typed } = effort
  const toReading = { presses, typed, ...(readOn.get(page) ?? { words: Number.NaN, pages: Number.NaN }) }
  expectAtMost(toReading, MOST_TO_READING)
})
