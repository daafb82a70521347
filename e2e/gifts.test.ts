import type { Page } from '@playwright/test'
import type { FormReply } from '#core/api/wills.ts'
import { pathOf } from '#core/journey/pages.ts'
import { choose, choosePerson, comeBack, goTo, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const draftOf = (page: Page) => page.getByRole('complementary', { name: 'Your will so far' })

const openGift = async (page: Page) => {
  await page.getByRole('button', { name: /Add a(nother)? gift/ }).click()
  return page.getByRole('dialog')
}

// Finding: 1, 8, 42
test('a jointly owned home is known by its address, and the gift of it says what happens', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.gifts'))
  const dialog = await openGift(page)
  await choose(dialog, 'A home, account or investment')
  await choose(dialog, 'My home, 14 Orchard Lane')
  await expect(dialog.getByText(/You told us that you own your home with Thomas Hale/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await choose(dialog, /It goes to their children/)
  await expect(dialog.getByRole('radio', { name: /^Whoever gets it/ })).toBeChecked()
  await expect(dialog.getByText('For a home, they may have to find the money or sell it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('This gift bears its own inheritance tax.')
  await expect(page.getByText('See a solicitor first')).toBeVisible()
  await page.getByRole('button', { name: 'Change All of your part of your home' }).click()
  await choose(dialog, /The rest/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).not.toContainText('bears its own inheritance tax')
})

test('who gets money for a charity is asked for by a link that leads to it, where no charity is known yet', async ({
  page,
}) => {
  await startAt(page, 'will.gifts', '', { family: 'friends' })
  const dialog = await openGift(page)
  await choose(dialog, 'Money to a charity')
  await dialog.getByLabel('How much?').fill('500')
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await dialog.getByRole('alert').getByRole('link', { name: 'Please add at least one Beneficiary' }).click()
  await expect(dialog.getByRole('button', { name: 'Add a charity' })).toBeFocused()
})

test('gifts of one account that come to more than all of it are led to by the link of their error', async ({
  page,
}) => {
  await startAt(page, 'will.gifts')
  for (const name of [/Ruth Hale/, /Priya Sharma/]) {
    const dialog = await openGift(page)
    await choose(dialog, 'A home, account or investment')
    await choose(dialog, 'An account or investment')
    await dialog.getByLabel('Bank, company or fund').fill('Acorn Bank')
    await choose(dialog, 'Mine alone')
    await choose(dialog, 'A percentage')
    await dialog.getByLabel('What share?').fill('60')
    await dialog.getByRole('checkbox', { name }).check()
    await choose(dialog, /It goes back into the rest/)
    await dialog.getByRole('button', { name: 'Add the gift' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await saveAndContinue(page)
  await page
    .getByRole('alert')
    .getByRole('link', { name: /more than 100%/ })
    .click()
  await expect(page.getByRole('button', { name: /^Change 60% of .*Acorn Bank/ }).last()).toBeFocused()
})

// Finding: 29
test('money typed as a thing is moved to a gift of money, and nothing typed is lost', async ({ page }) => {
  await startAt(page, 'will.gifts')
  const dialog = await openGift(page)
  await choose(dialog, 'A thing')
  await dialog.getByLabel('What is it?').fill('£10,000 from my safe')
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await choose(dialog, /It goes to their children/)
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog.getByText(/This sounds like money/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Give it as money' }).click()
  await expect(dialog.getByLabel('How much?')).toHaveValue('10,000')
  await expect(dialog.getByLabel('Words to go with it')).toHaveValue('£10,000 from my safe')
  await expect(dialog.getByRole('checkbox', { name: /Ruth Hale/ })).toBeChecked()
  await expect(dialog.getByText(/This sounds like money/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('I give £10,000 to Ruth Hale')
})

// Finding: 29
test('a house typed as a thing is asked about and given as a property; a doll’s house is a thing', async ({ page }) => {
  await startAt(page, 'will.gifts')
  const dialog = await openGift(page)
  await choose(dialog, 'A thing')
  await dialog.getByLabel('What is it?').fill('my cottage in Wem')
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await choose(dialog, /It goes to their children/)
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await dialog.getByRole('button', { name: 'Give it as a home or property' }).click()
  const adding = page.getByRole('dialog', { name: 'Add something you own' })
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
  await choose(dialog, /It goes to their children/)
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await dialog.getByRole('button', { name: 'It is a thing, such as a model or a picture' }).click()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('the bronze house on my desk')
})

// Finding: 30
test('money that goes with a pet stands in the will, and goes when no one is to look after it', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.pets'))
  await page.getByRole('button', { name: 'Change Biscuit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Money for the person who looks after Biscuit').fill('1000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('To whoever accepts my dog Biscuit I also give £1,000')
  await page.getByRole('button', { name: 'Change Biscuit' }).click()
  await choose(dialog, 'No')
  await expect(dialog.getByLabel('Money for the person who looks after Biscuit')).toHaveCount(0)
})

test('who has a gift if a child dies first is asked, with nothing chosen, and the will says what was answered', async ({
  page,
}) => {
  await startAt(page, 'will.gifts')
  const dialog = await openGift(page)
  await choose(dialog, 'A thing')
  await dialog.getByLabel('What is it?').fill('gold ring with a blue stone')
  await expect(dialog.getByRole('radio', { name: /It goes back into the rest/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await expect(dialog.getByRole('radio', { name: /It goes back into the rest/ })).not.toBeChecked()
  await expect(dialog.getByText('The children of Ruth Hale would not get it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog.getByText('Please select an option').first()).toBeVisible()
  await choose(dialog, /It goes to their children/)
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(draftOf(page)).toContainText('the children of Ruth Hale take it in place of their parent')
})

test('whose children miss a gift is said of a child who gets it instead of someone else, too', async ({ page }) => {
  await startAt(page, 'will.gifts')
  const dialog = await openGift(page)
  await choose(dialog, 'A thing')
  await choose(dialog, /It goes to someone else/)
  const instead = dialog.getByRole('group', { name: 'Who gets it instead?' })
  await instead.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await expect(instead.getByText('The children of Ruth Hale would not get it.')).toBeVisible()
})

test('an account in two names is told of at the gift, and has to be understood before paying', async ({ page }) => {
  await startAt(page, 'will.gifts')
  const dialog = await openGift(page)
  await choose(dialog, 'A home, account or investment')
  await choose(dialog, 'An account or investment')
  await dialog.getByLabel('Bank, company or fund').fill('Acorn Bank')
  await dialog.getByRole('checkbox', { name: /Priya Sharma/ }).check()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog.getByText('Please select an option').first()).toBeVisible()
  await choose(dialog, 'Mine and someone else’s')
  await expect(dialog.getByText(/an account in two names normally goes to the other owner by itself/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/One of these gifts is of an account that you own with someone else/)).toBeVisible()
})

test('a gift of the home is asked about again when the testator owns no home any more', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.gifts'))
  const dialog = await openGift(page)
  await choose(dialog, 'A home, account or investment')
  await choose(dialog, 'My home, 14 Orchard Lane')
  await dialog.getByRole('checkbox', { name: /Thomas Hale/ }).check()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await goTo(page, pathOf('will.about-me.you-own-property'))
  await choose(page.getByRole('group', { name: 'Do you own your home?' }), 'No')
  await saveAndContinue(page)
  await expect(page.getByRole('group', { name: 'Do you own your home?' })).toHaveCount(0)
  await goTo(page, pathOf('will.gifts'))
  await saveAndContinue(page)
  await expect(page.getByText(/You told us that you do not own your home/).first()).toBeVisible()
  await page.getByRole('button', { name: /Remove All of your part of your home/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/Remove All of your part of your home/)).toHaveCount(0)
  await choose(await openGift(page), 'A home, account or investment')
  await expect(dialog.getByText('My home, 14 Orchard Lane')).toHaveCount(0)
})

// Promise: who.gifts, choose.gift
test('a recipient added in the dialog is saved with the gift, or kept with what is typed', async ({ page }) => {
  const addPerson = async (name: string) => {
    await page.getByRole('dialog').first().getByRole('button', { name: 'Add a person' }).first().click()
    const adding = page.getByRole('dialog', { name: 'Who is the gift for?' })
    await adding.getByLabel('Full name').fill(name)
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(adding).toHaveCount(0)
  }
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.gifts'))
  await page.getByRole('button', { name: 'Change £5,000' }).click()
  await addPerson('J. Smith')
  await expect(page.getByRole('checkbox', { name: /J\. Smith/ })).toBeChecked()
  await comeBack(page, pathOf('will.gifts'))
  await expect(page.getByText('to Sam Price and J. Smith')).toBeVisible()

  const dialog = await openGift(page)
  await choose(dialog, 'A thing')
  await addPerson('John Smith Jr.')
  await comeBack(page, pathOf('will.gifts'))
  await openGift(page)
  await expect(dialog.getByRole('checkbox', { name: /John Smith Jr\./ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openGift(page)
  await expect(dialog.getByRole('radio', { name: 'A thing' })).not.toBeChecked()
})

test('who pays the tax on a gift is told in pounds, and gifts that are cut are told by the order of the law', async ({
  page,
}) => {
  await startAt(page, 'will.summary', 'valued')
  await goTo(page, pathOf('will.gifts'))
  const dialog = await openGift(page)
  await choose(dialog, 'Money')
  await dialog.getByLabel('How much?').fill('400000')
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await choose(dialog, /It goes to their children/)
  const inPounds = dialog.getByRole('table', { name: 'What each would get, by who pays the tax' })
  await expect(inPounds.getByRole('row', { name: /^Ruth between £/ })).toContainText(/(between £[\d,]+ and £[\d,]+){2}/)
  await expect(inPounds.getByRole('row', { name: /^The tax between £/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the gift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('The rest of what you leave pays the tax on gifts')).toBeVisible()
  await page.getByRole('button', { name: 'Change £400,000' }).click()
  await dialog.getByLabel('How much?').fill('960000')
  await dialog.getByRole('checkbox', { name: /Ruth Hale/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /Thomas Hale/ }).check()
  await choose(dialog, /It goes back into the rest/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Your gifts may come to more than there is when your debts are paid.')).toBeVisible()
  await expect(page.getByText(/Thomas Hale would get between £[\d,]+ and £960,000 of £960,000/)).toBeVisible()
})

test('of two people for a pet, the page says who is asked first and who next', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.pets-guardians')
  await choosePerson(page, 'Ruth Hale', 'to look after Biscuit')
  await choosePerson(page, 'Thomas Hale', 'to look after Biscuit')
  const cardOf = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
  await expect(cardOf('Ruth Hale')).toContainText('looks after Biscuit')
  await expect(cardOf('Thomas Hale')).toContainText('asked next')
})

test('somebody who has died is shown where they are chosen all the same, and can be unticked', async ({ page }) => {
  await startAt(page, 'will.summary')
  // As in a will that was not saved by its pages.
  await page.route('**/api/form', async (route) => {
    const response = await route.fetch()
    const { user, will } = (await response.json()) as FormReply
    const persons = will.persons.map((each) => (each.fullname === 'Priya Sharma' ? { ...each, died: true } : each))
    const died = persons.flatMap((each) => ('died' in each && each.died ? each.id : []))
    const belongings = { persons: [2, ...died], backupPersons: [] }
    await route.fulfill({ response, json: { user, will: { ...will, persons, belongings } } })
  })
  await comeBack(page, pathOf('will.gifts'))
  const dialog = page.getByRole('dialog')
  const ticked = dialog.getByRole('checkbox', { name: /Priya Sharma/ })
  await page.getByRole('button', { name: 'Change Your belongings' }).click()
  await expect(dialog.getByText(/has died/)).toBeVisible()
  await ticked.uncheck()
  await expect(ticked).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change my grandmother’s piano' }).click()
  await ticked.first().uncheck()
  await expect(ticked.first()).not.toBeChecked()
})
