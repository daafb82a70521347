/** The whole journey without a pointer: every control is found by its role and name, reached with Tab, and seen when it has the focus. */
import { expect, type Locator, type Page } from '@playwright/test'
import { arriveAt, signUpUnverified, statements } from './customer.ts'
import { test, withMotion } from './fixtures.ts'

test.use(withMotion)

/** More stops than this before a control would be a walk in itself. */
const MOST_STOPS = 90

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/** Nothing lies over what has the focus, and it is within the window. */
const expectSeen = async (control: Locator, name: string) => {
  const seen = await control.evaluate((element) => {
    const shown = element.closest('label') ?? element
    const { left, top, width, height } = shown.getBoundingClientRect()
    const at = document.elementFromPoint(left + Math.min(width / 2, 20), top + Math.min(height / 2, 20))
    return at !== null && (shown.contains(at) || at.contains(element))
  })
  expect(seen, `${name} is seen when it has the focus`).toBe(true)
}

/** Tabs on from where the focus is. A radio button is reached through the one of its group that has the tab stop. */
const tabTo = async (page: Page, control: Locator, name: string) => {
  await control.waitFor()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(control)) return expectSeen(control, name)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} was not reached with Tab`)
}

const press = async (page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter') => {
  const dialog = page.getByRole('dialog')
  const within = (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
  await tabTo(page, within.getByRole('button', { name }).first(), `${name}`)
  await page.keyboard.press(key)
}

const type = async (page: Page, name: string | RegExp, text: string) => {
  const dialog = page.getByRole('dialog')
  const within = (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
  await tabTo(page, within.getByRole('textbox', { name }).first(), `${name}`)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Tab stops at the chosen radio button of a group, or at its first; the arrows choose. */
const choose = async (page: Page, group: string | RegExp, option: string | RegExp) => {
  const fields = page.getByRole('main').getByRole('group', { name: group }).last()
  const wanted = fields.getByRole('radio', { name: option }).first()
  const chosen = fields.getByRole('radio', { checked: true })
  const stop = (await chosen.count()) > 0 ? chosen.first() : fields.getByRole('radio').first()
  await tabTo(page, stop, `${group}`)
  await page.keyboard.press('Space')
  for (let pressed = 0; pressed < 10 && !(await wanted.isChecked()); pressed += 1)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
  await expectSeen(wanted, `${option}`)
}

/** Presses through the questions of a step to its save. The statements, where there are any, do not apply. */
const save = async (page: Page) => {
  const button = page.getByRole('main').getByRole('button', { name: /^(Next: |Save and continue$)/ })
  const { url } = { url: page.url() }
  for (let questions = 0; questions < 6 && page.url() === url; questions += 1) {
    if ((await statements(page).count()) > 0) {
      await tabTo(page, statements(page).getByRole('checkbox', { name: 'None of these' }), 'None of these')
      await page.keyboard.press('Space')
    }
    const worth = 'What might everything you own be worth?'
    if ((await page.getByRole('group', { name: worth }).count()) > 0) await choose(page, worth, /^Up to/)
    const label = (await button.textContent()) ?? ''
    await tabTo(page, button, label)
    await page.keyboard.press('Enter')
    if (label === 'Save and continue') await page.waitForURL((now) => now.href !== url)
    else await expect(button).not.toHaveText(label)
  }
}

const walk = async (page: Page) => {
  await arriveAt(page, 'What is your full name?')
  await save(page)
  await arriveAt(page, 'Where do you live?')
  await type(page, /^House name/, 'Ty Gwyn')
  await type(page, /^Town/, 'Brecon')
  await type(page, /^Postcode/, 'LD3 7AA')
  await save(page)
  await arriveAt(page, 'Do you own your home?')
  await choose(page, 'Do you own your home?', 'No')
  await save(page)
  await arriveAt(page, 'What is your date of birth?')
  await type(page, 'Day', '1')
  await type(page, 'Month', '12')
  await type(page, 'Year', '1980')
  await save(page)
  await arriveAt(page, 'What is your marital status?')
  await choose(page, 'Choose one', 'Single')
  await save(page)
  await arriveAt(page, 'Do you have children?')
  await choose(page, 'Do you have children?', 'No')
  await save(page)
  await arriveAt(page, 'Would you like to name anyone else?')
  await press(page, 'Add a person')
  await type(page, 'Full name', 'Priya Sharma')
  await press(page, 'Add')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await save(page)
  await arriveAt(page, 'Do you have any pets?')
  await press(page, 'No pets')
  await arriveAt(page, 'Who should share what you leave?')
  await choose(page, 'Which is nearest to what you want?', /^My own way/)
  await press(page, 'Next: who shares it')
  const priya = page.getByRole('checkbox', { name: /Priya Sharma/ })
  await tabTo(page, priya, 'Priya')
  await page.keyboard.press('Space')
  await expect(priya).toBeChecked()
  await save(page)
  await arriveAt(page, 'What if someone dies before you?')
  await choose(page, /If Priya dies/, /^Priya’s children/)
  await choose(page, /If everyone you name/, /My next of kin/)
  await save(page)
  await arriveAt(page, 'Priya Sharma gets the rest')
  await save(page)
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await press(page, 'No, nobody')
  await arriveAt(page, 'Who should carry out your will?')
  await press(page, 'Choose Priya Sharma as executor')
  await expect(page.getByRole('button', { name: 'Remove Priya Sharma as executor' })).toBeVisible()
  await save(page)
  await arriveAt(page, 'Who should step in if they cannot?')
  await save(page)
  await arriveAt(page, 'Who should deal with your online accounts?')
  await choose(page, 'Who should deal with them?', 'My executors')
  await save(page)
  await arriveAt(page, 'Shall we let your executors know?')
  await choose(page, /executors know/, /^No/)
  await save(page)
  await arriveAt(page, 'Would you like to leave any gifts?')
  await save(page)
  await arriveAt(page, 'What would you like to happen to your body?')
  await choose(page, 'Choose one', 'Let my executors decide')
  await save(page)
  await page.waitForURL('**/my-will/summary')
}

test('a customer who has only a keyboard writes a whole will, and sees each control that has the focus', async ({
  page,
}) => {
  await signUpUnverified(page, { name: 'Rhys', last_name: 'Morgan' })
  await walk(page)
})

test.describe('at 400 % zoom', () => {
  // A window of 1280 by 1024 pixels, four times as large.
  test.use({
    viewport: { width: 320, height: 256 },
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  })
  test('the same is done with forced colours and reduced motion', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signUpUnverified(page, { name: 'Rhys', last_name: 'Morgan' })
    await page.setViewportSize({ width: 320, height: 256 })
    await walk(page)
  })
})
