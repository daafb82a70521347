import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { beforeAnswer } from '#testkit/said-on-screen.ts'
import { expectUsable } from './accessibility.ts'
import {
  ALL_ANSWERS,
  apply,
  choose,
  fillDay,
  goTo,
  holdMoneyForDaniel,
  nextQuestion,
  saveAndContinue,
  startAt,
} from './customer.ts'
import { expect, test } from './fixtures.ts'

const draftOf = (page: Page) => page.getByRole('complementary', { name: 'Your will so far' })
const WAYS = 'Other ways to leave something'
const LINE = 'Let someone live in my home for life'

const begin = async (page: Page, at?: string) => {
  await (at === undefined ? startAt(page, 'will.gifts') : goTo(page, at))
  await page.getByRole('button', { name: WAYS }).click()
  await page.getByRole('button', { name: LINE }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Let someone live in your home for life' })).toBeVisible()
}

/** Up to the question of who has the home afterwards. */
const answerToTakers = async (page: Page, pounds = '20000') => {
  await nextQuestion(page)
  await choose(page, /^Tenants in common/)
  await page.getByLabel('Your share').fill('50')
  await nextQuestion(page)
  await choose(page, /Thomas Hale/)
  await nextQuestion(page)
  await choose(page, /unless something else comes first/)
  await page.getByRole('checkbox', { name: /marries/ }).check()
  await nextQuestion(page)
  await choose(page, /It stays in the trust/)
  await nextQuestion(page)
  await choose(page, /^The trust/)
  await page.getByLabel('How much money should go with the home?').fill(pounds)
  await nextQuestion(page)
  await nextQuestion(page)
}

const answerAll = async (page: Page, pounds?: string) => {
  await answerToTakers(page, pounds)
  await page.getByRole('checkbox', { name: /Ruth Hale/ }).check()
  await choose(page, /Her children/)
  await nextQuestion(page)
  await choose(page, /must be alive then/)
  await nextQuestion(page)
}

test('a home owned as joint tenants is not held before the joint tenancy ends, and the page says what to do', async ({
  page,
}) => {
  await begin(page)
  await nextQuestion(page)
  await expect(page.getByText(/end the joint tenancy first, while you are both alive/)).toBeVisible()
  await nextQuestion(page)
  await expect(page.getByRole('heading', { name: 'How do you own it?' })).toBeVisible()
  await expect(page.getByRole('alert').or(page.locator('[id$="-error"]')).first()).toBeVisible()
})

test('what is missing of who has the home afterwards is a link to where it is asked', async ({ page }) => {
  await begin(page)
  await answerToTakers(page)
  const missing = page.getByRole('alert').getByRole('link')
  await nextQuestion(page)
  await missing.click()
  const ruth = page.getByRole('checkbox', { name: /Ruth Hale/ })
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await ruth.check()
  await nextQuestion(page)
  await missing.click()
  await expect(page.getByRole('radio', { name: /Her children/ })).toBeFocused()
  await choose(page, /People or charities I choose/)
  await nextQuestion(page)
  await missing.click()
  await expect(page.getByRole('group', { name: 'Who gets it instead?' }).getByRole('checkbox').first()).toBeFocused()
  // Where several take, each has a row, and the question about one of them may be closed.
  await page
    .getByRole('checkbox', { name: /Daniel Hale/ })
    .first()
    .check()
  await nextQuestion(page)
  await page
    .getByRole('alert')
    .getByRole('link', { name: /add at least one Beneficiary/ })
    .click()
  await expect(page.getByRole('button', { name: /who gets the share of Ruth/ })).toBeFocused()
})

test('a home is held for a husband for life, changed and taken out again', async ({ page }) => {
  await begin(page)
  await answerAll(page)
  await expectUsable(page)
  // Eleven answers are more than a customer wants to scroll past.
  await expect(page.getByText('A mortgage on it?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the 9 earlier answers' }).click()
  await expect(page.getByRole('button', { name: 'Change the answer to: A mortgage on it?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide the 9 earlier answers' })).toBeFocused()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /gifts/ })).toBeVisible()
  await expect(page.getByText('Thomas Hale may live there. Then it goes to Ruth Hale')).toBeVisible()
  await expect(draftOf(page)).toContainText('Thomas Hale may live in the Home')
  await expectUsable(page)
  // It is there after a reload: what was answered is saved.
  await page.reload()
  await page.getByRole('button', { name: 'Change My home, 14 Orchard Lane' }).click()
  await expect(page.getByText('Large repairs: The trust, with £20,000')).toBeVisible()
  await page.getByRole('button', { name: 'Back to your gifts' }).click()
  await page.getByRole('button', { name: 'Remove My home, 14 Orchard Lane' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it out' }).click()
  await expect(page.getByRole('button', { name: WAYS })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: WAYS })).toBeVisible()
})

test('a home that two tabs hold for life is asked about before one replaces what the other saved', async ({
  page,
  context,
}) => {
  await begin(page)
  const other = await context.newPage()
  await begin(other, pathOf('will.gifts'))
  await answerAll(other)
  await other.getByRole('button', { name: 'Done' }).click()
  await expect(other.getByRole('heading', { level: 1, name: /gifts/ })).toBeVisible()
  await answerAll(page, '5000')
  await page.getByRole('button', { name: 'Done' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'Your will was changed somewhere else' })
  await expect(question).toBeFocused()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(question).toBeFocused()
  await other.reload()
  await other.getByRole('button', { name: 'Change My home, 14 Orchard Lane' }).click()
  await expect(other.getByText('Large repairs: The trust, with £20,000')).toBeVisible()
  await question.getByRole('button', { name: 'Keep what I typed here' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /gifts/ })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Change My home, 14 Orchard Lane' }).click()
  await expect(page.getByText('Large repairs: The trust, with £5,000')).toBeVisible()
})

test('a statement that used to stop a customer leads to the questions', async ({ page }) => {
  await startAt(page, 'will.funeral-wishes')
  await choose(page, 'Burial')
  await apply(page, 'Conditions, ages, use for life', /something for their life only/)
  await page.getByRole('link', { name: LINE }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Let someone live in your home for life' })).toBeVisible()
})

test('belongings go to those who may choose among them', async ({ page }) => {
  await startAt(page, 'will.gifts')
  await page.getByRole('button', { name: WAYS }).click()
  await page.getByRole('button', { name: 'Say who chooses among my belongings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('checkbox', { name: /Thomas Hale/ })
    .first()
    .check()
  await dialog
    .getByRole('checkbox', { name: /Ruth Hale/ })
    .last()
    .check()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Thomas Hale has all of them')).toBeVisible()
  await expect(draftOf(page)).toContainText('Personal Belongings')
})

test('where all choose among the belongings, nobody is left to ask who chooses instead', async ({ page }) => {
  await startAt(page, 'will.gifts')
  await page.getByRole('button', { name: WAYS }).click()
  await page.getByRole('button', { name: 'Say who chooses among my belongings' }).click()
  const instead = page.getByRole('group', { name: /^If none of them is living/ })
  await expect(instead).toBeVisible()
  const choosers = page.getByRole('group', { name: /^Who may choose among them/ })
  for (const each of await choosers.getByRole('checkbox').all()) await each.check()
  await expect(instead).toHaveCount(0)
})

test('money is held for a disabled child', async ({ page }) => {
  await startAt(page, 'will.gifts')
  await page.getByRole('button', { name: WAYS }).click()
  await holdMoneyForDaniel(page)
  // Her executors are enough, so nothing is asked of them, and a note to them comes after few words.
  await expect(page.getByRole('heading', { name: 'Is there anything they should know about Daniel?' })).toBeVisible()
  await expect(page.getByText('They look after it: Thomas Hale, Ruth Hale and Anne Price')).toBeVisible()
  const { said, answer } = await page.evaluate(() => beforeAnswer(document))
  expect(answer?.tagName).toBe('TEXTAREA')
  expect(said.split(' ').length).toBeLessThanOrEqual(40)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('£50,000 is held for life. Then it goes to Ruth Hale')).toBeVisible()
  await expect(draftOf(page)).toContainText('£50,000')
})

test('a part that the operator has not switched on shows nothing', async ({ browser, serverWith }) => {
  const { url } = await serverWith({ OFFERED_PARTS: 'none' })
  const page = await browser.newPage({ baseURL: url })
  await startAt(page, 'will.gifts')
  await expect(page.getByRole('button', { name: 'Add a gift' })).toBeVisible()
  await expect(page.getByRole('button', { name: WAYS })).toHaveCount(0)
  // A will that has one stays as it is, cannot be bought, and says what can be done.
  await startAt(page, 'will.summary', '', { family: 'second-marriage' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await goTo(page, ALL_ANSWERS)
  await expect(page.getByRole('heading', { name: 'Not offered at present' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Continue to payment/ })).toHaveCount(0)
  await expectUsable(page)
  await page.getByRole('link', { name: 'Change a home for someone to live in for life' }).click()
  await expect(page.getByText('Bea Ashdown may live there. Then it goes to Cy Ashdown and Di Ashdown')).toBeVisible()
  await page.close()
})

test('“all to my husband first, and I have a child of 8 who is not his”: one press gives the child a part, drawn and changed as any other', async ({
  page,
}) => {
  await startAt(page, 'will.summary')
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('link', { name: 'Change Other people and charities' }).click()
  await apply(page, 'Child from another relationship', /child under 18 who is not my partner’s/)
  await saveAndContinue(page)
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('link', { name: 'Change Who inherits' }).click()
  for (const name of [/^Ruth/, /^Daniel/, /^Royal/]) await page.getByRole('checkbox', { name }).uncheck()
  const stops = page.locator('[data-advice=T10]')
  const keepHome = stops.getByRole('link', { name: 'Keep your home for Thomas for life, then the children' })
  await expect(stops.getByRole('heading', { name: 'See a solicitor first' })).toBeVisible()
  await expect(keepHome).toBeVisible()
  await expectUsable(page)
  await stops.getByRole('button', { name: 'Give Daniel a part now' }).click()
  await expect(stops).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^Daniel/ })).toBeChecked()
  await expect(draftOf(page)).toContainText('25%')
  // It is an answer as any other: taken back, it stops the will again, and the summary offers both too.
  await page.getByRole('checkbox', { name: /^Daniel/ }).uncheck()
  await expect(keepHome).toBeVisible()
  await saveAndContinue(page)
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('link', { name: 'Give Daniel a part now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How should it be shared?' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Daniel/ })).toHaveValue('25')
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('link', { name: 'Keep your home for Thomas for life, then the children' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Let someone live in your home for life' })).toBeVisible()
})

test('what a home for life lacks since the answers about the home were changed is asked, and no error comes before it', async ({
  page,
}) => {
  await startAt(page, 'will.summary', '', { family: 'second-marriage' })
  await goTo(page, pathOf('will.about-me.you-own-property'))
  await page.getByRole('button', { name: 'Change the answer to: How you own it:' }).click()
  await page.getByLabel('Your share').fill('')
  await page.getByRole('button', { name: 'Change the answer to: Worth in all:' }).click()
  await choose(page.getByRole('group', { name: 'Is there a mortgage on your home?' }), 'Yes')
  await saveAndContinue(page)
  await goTo(page, pathOf('will.gifts'))
  await page.getByRole('button', { name: 'Next: the home' }).click()
  await expect(page.getByRole('heading', { name: 'How do you own it?' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Your share').fill('50')
  await page.getByRole('button', { name: 'Next: the mortgage' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await choose(page, /^The mortgage stays on the home/)
  await page.getByRole('button', { name: 'Back to your gifts' }).click()
  // What is answered and cannot be written is told where it was answered.
  await page.getByRole('button', { name: 'Next: the home' }).click()
  await expect(page.getByText('We cannot write that.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await choose(page, /^The rest of what I leave/)
  await page.getByRole('button', { name: 'Next: the capital' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeVisible()
})

test('an answer that cannot stay is the next question, and not a tick beside it until the end is refused', async ({
  page,
}) => {
  await begin(page)
  await answerAll(page)
  const change = (short: string) => page.getByRole('button', { name: `Change the answer to: ${short}` })
  await page.getByRole('button', { name: 'Show the 9 earlier answers' }).click()
  await change('When it ends:').click()
  await page.getByRole('checkbox', { name: /date comes/ }).check()
  await fillDay(page, { day: 1, month: 5, year: 1980 })
  await change('The home:').click()
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next: when it ends' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('1980')
  await choose(page, /^For the rest of/)
  await nextQuestion(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /gifts/ })).toBeVisible()
})
