/** The journey that is walked by each way of pressing: by a keyboard alone, and by a single switch. */
import { expect, type Locator, type Page } from '@playwright/test'
import { arriveAt, statements } from './customer.ts'

export type Hands = {
  /** Comes to a control and presses it. */
  readonly use: (page: Page, control: Locator, name: string) => Promise<void>
  readonly choose: (page: Page, group: string | RegExp, option: string | RegExp) => Promise<void>
  readonly type: (page: Page, field: Locator, name: string, text: string) => Promise<void>
}

/** The dialog that is open, or the page. */
const within = async (page: Page): Promise<Locator> => {
  const dialog = page.getByRole('dialog')
  return (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
}

/** Presses through the questions of a step to its save. The statements, where there are any, do not apply. */
const save = async (page: Page, { choose, use }: Hands) => {
  const button = page.getByRole('main').getByRole('button', { name: /^(Next: |Save and continue$)/ })
  const { url } = { url: page.url() }
  for (let questions = 0; questions < 6 && page.url() === url; questions += 1) {
    if ((await statements(page).count()) > 0)
      await use(page, statements(page).getByRole('checkbox', { name: 'None of these' }), 'None of these')
    const worth = 'What might everything you own be worth?'
    if ((await page.getByRole('group', { name: worth }).count()) > 0) await choose(page, worth, /^Up to/)
    const label = (await button.textContent()) ?? ''
    await use(page, button, label)
    if (label === 'Save and continue') await page.waitForURL((now) => now.href !== url)
    else await expect(button).not.toHaveText(label)
  }
}

/** A whole will from the first question to the summary. */
export const walk = async (page: Page, hands: Hands): Promise<void> => {
  const { choose, use } = hands
  const press = async (of: Page, name: string) =>
    use(of, (await within(of)).getByRole('button', { name }).first(), name)
  const type = async (of: Page, name: string | RegExp, text: string) =>
    hands.type(of, (await within(of)).getByRole('textbox', { name }).first(), `${name}`, text)
  await arriveAt(page, 'What is your full name?')
  await save(page, hands)
  await arriveAt(page, 'Where do you live?')
  await type(page, /^House name/, 'Ty Gwyn')
  await type(page, /^Town/, 'Brecon')
  await type(page, /^Postcode/, 'LD3 7AA')
  await save(page, hands)
  await arriveAt(page, 'Do you own your home?')
  await choose(page, 'Do you own your home?', 'No')
  await save(page, hands)
  await arriveAt(page, 'What is your date of birth?')
  await type(page, 'Day', '1')
  await type(page, 'Month', '12')
  await type(page, 'Year', '1980')
  await save(page, hands)
  await arriveAt(page, 'What is your marital status?')
  await choose(page, 'Choose one', 'Single')
  await save(page, hands)
  await arriveAt(page, 'Do you have children?')
  await choose(page, 'Do you have children?', 'No')
  await save(page, hands)
  await arriveAt(page, 'Would you like to name anyone else?')
  await press(page, 'Add a person')
  await type(page, 'Full name', 'Priya Sharma')
  await press(page, 'Add')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await save(page, hands)
  await arriveAt(page, 'Do you have any pets?')
  await press(page, 'No pets')
  await arriveAt(page, 'Who should share what you leave?')
  await choose(page, 'Which is nearest to what you want?', /^My own way/)
  await press(page, 'Next: who shares it')
  const priya = page.getByRole('checkbox', { name: /Priya Sharma/ })
  await use(page, priya, 'Priya')
  await expect(priya).toBeChecked()
  await save(page, hands)
  await arriveAt(page, 'What if someone dies before you?')
  await choose(page, /If Priya dies/, /^Priya’s children/)
  await choose(page, /If everyone you name/, /My next of kin/)
  await save(page, hands)
  await arriveAt(page, 'Priya Sharma gets the rest')
  await save(page, hands)
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await press(page, 'No, nobody')
  await arriveAt(page, 'Who should carry out your will?')
  await press(page, 'Choose Priya Sharma as executor')
  await expect(page.getByRole('button', { name: 'Remove Priya Sharma as executor' })).toBeVisible()
  await save(page, hands)
  await arriveAt(page, 'Who should step in if they cannot?')
  await save(page, hands)
  await arriveAt(page, 'Would you like to leave any gifts?')
  await save(page, hands)
  await arriveAt(page, 'What would you like to happen to your body?')
  await choose(page, 'Choose one', 'Let my executors decide')
  await save(page, hands)
  await page.waitForURL('**/my-will/summary')
}
