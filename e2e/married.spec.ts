import * as customer from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use(withMotion)

// Promise: who.about, who.children, who.pets, who.beneficiaries, who.gifts, who.excluded, who.executors, who.splits, who.funeral, who.documents, step.addons, walk.next, done.errors, choose.executor
test('a married person with two children writes, pays for and downloads their will', async ({ page }) => {
  await customer.signUp(page, { name: 'Margaret', last_name: 'Hale' })

  await page.getByLabel(/Middle names/).fill('Ellen')
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Where do you live?')
  await page.getByLabel('House name or number').fill('14')
  await page.getByLabel(/^Street/).fill('Orchard Lane')
  await page.getByLabel('Town or city').fill('Ludlow')
  await page.getByLabel('Postcode').fill('sy81ab')
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Do you own your home?')
  await customer.choose(page.getByRole('group', { name: 'Do you own your home?' }), 'Yes')
  await customer.choose(page, 'I own it jointly with someone else')
  await customer.addPerson(page, /Add the other owner/, { name: 'Thomas Hale', relationship: 'Spouse' })
  await customer.choose(page, /Joint tenants/)
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'What is your date of birth?')
  await customer.fillDay(page, { day: 9, month: 3, year: 1961 })
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Does any of this apply to you?')
  // Who was named with the home as a spouse is not asked for again, and can be looked at.
  await expect(page.getByText('You and Thomas: Married')).toBeVisible()
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'Do you have children?')
  await page.getByRole('link', { name: 'Back' }).click()
  await customer.arriveAt(page, 'Who are you married to?')
  await expect(page.getByLabel('Full name')).toHaveValue('Thomas Hale')
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Do you have children?')
  await customer.choose(page, 'Yes')
  await customer.addChild(page, {
    name: 'Ruth Hale',
    born: { day: 21, month: 6, year: 1990 },
    relationship: 'Daughter',
  })
  await customer.addChild(page, { name: 'Daniel Hale', born: { day: 2, month: 2, year: 2015 }, relationship: 'Son' })
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Would you like to name anyone else?')
  await customer.addCharity(page, { name: 'Royal National Lifeboat Institution', number: '209603' })
  await customer.addPerson(page, /Add a person/, { name: 'Sam Price', relationship: 'Nephew' })
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Who should look after Daniel?')
  await expect(page.getByText('A guardian acts if no parent')).toBeVisible()
  await customer.choose(page.getByRole('group', { name: /parental responsibility/ }), 'Yes, we both do')
  await customer.addPerson(page, /Add someone/, { name: 'Anne Price', relationship: 'Sister' })
  await expect(page.getByRole('button', { name: 'Remove Anne Price as guardian of Daniel' })).toBeVisible()
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, /Who should step in/)
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Do you have any pets?')
  await customer.addPet(page, { name: 'Biscuit', type: 'Dog' })
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Who should look after Biscuit?')
  await customer.choosePerson(page, 'Ruth Hale', 'to look after Biscuit')
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Who should share what you leave?')
  await customer.goOwnWay(page)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await page.getByRole('checkbox', { name: /Royal National Lifeboat/ }).check()
  await customer.understand(page)
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'What if someone dies before you?')
  for (const radio of await page.getByRole('main').getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await customer.nextQuestion(page)
  const rule = page.getByRole('group', { name: 'If someone dies before you, who gets their share?' })
  await expect(rule).toContainText('Please select an option')
  await customer.choose(rule, /^Their children share it/)
  await expect(rule).not.toContainText('Please select an option')
  await customer.sayIfDies(page, 'Thomas', /^My children, equally/)
  await customer.sayIfDies(page, 'Ruth', /^The others/)
  await customer.nextQuestion(page)
  await customer.choose(page.getByRole('group', { name: /If everyone you name/ }), 'A charity')
  await page
    .getByRole('group', { name: /Which charities/ })
    .getByRole('checkbox')
    .check()
  await customer.understand(page)
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'How should it be shared?')
  await customer.choose(page, 'Different shares')
  await page.getByRole('textbox', { name: 'Thomas Hale' }).fill('60')
  await page.getByRole('textbox', { name: 'Ruth Hale' }).fill('15,5')
  await page.getByRole('textbox', { name: 'Daniel Hale' }).fill('14.5')
  await page.getByRole('textbox', { name: 'Royal National Lifeboat' }).fill('10')
  await expect(page.getByText('100% shared').first()).toBeVisible()
  const age = page.getByRole('group', { name: 'At what age should your children get what you leave them?' })
  await expect(age.getByRole('radio', { name: '18' })).toBeChecked()
  await customer.choose(age, '25')
  await expect(page.getByText(/have the income from 18/)).toBeVisible()
  await customer.understand(page)
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Is there anyone you want to leave out?')
  await page.getByRole('button', { name: 'Yes, someone' }).click()
  await customer.addPerson(page, /Add someone to leave out/, { name: 'Colin Hale', relationship: 'Brother' })
  await customer.choose(page.getByRole('group', { name: 'Should their children be left out too?' }), 'No')
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Who should carry out your will?')
  await customer.choosePerson(page, 'Thomas Hale', 'executor')
  await customer.choosePerson(page, 'Ruth Hale', 'executor')
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Who should step in if they cannot?')
  await customer.choosePerson(page, 'Anne Price', 'backup executor')
  await customer.tellExecutors(page, /^Yes, with a letter/)
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Would you like to leave any gifts?')
  await customer.addMoney(page, { pounds: '5,000', to: 'Sam Price' })
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'What would you like to happen to your body?')
  await customer.choose(page, 'Cremation')
  await page.getByLabel(/Anything else about your funeral/).fill('Somewhere with a view of the hills.')
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Check your will')
  await page.getByRole('button', { name: 'Read as a list' }).click()
  await expect(page.getByRole('row', { name: /^Thomas/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Continue to payment, £89' }).click()
  await customer.arriveAt(page, 'Would you like anything else?')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await customer.arriveAt(page, 'Pay for your will')
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, 'Thank you, Margaret')
  await page.getByRole('link', { name: 'Open your documents' }).click()
  await customer.arriveAt(page, 'Your documents')

  const text = await customer.downloadedWill(page)
  for (const said of [
    'Margaret Ellen Hale',
    '14 Orchard Lane, Ludlow, SY8 1AB',
    'Thomas Hale',
    'Ruth Hale',
    'Daniel Hale',
    'Anne Price',
    'Biscuit',
    'Sam Price',
    '£5,000',
    'Colin Hale',
    'Royal National Lifeboat Institution',
    '209603',
    '60%',
    '15.5%',
    '14.5%',
    '10%',
    'cremated',
    'Somewhere with a view of the hills.',
    'First witness',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/undefined|NaN|null|not for signing/i)
})
