/** The whole journey without a pointer: every control is found by its role and name, reached with Tab, and seen when it has the focus. */
import { expect, type Locator, type Page } from '@playwright/test'
import { signUpUnverified } from './customer.ts'
import { test, withMotion } from './fixtures.ts'
import { type Hands, walk } from './walk.ts'

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

const keyboard: Hands = {
  use: async (page, control, name) => {
    await tabTo(page, control, name)
    await page.keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
  },
  type: async (page, field, name, text) => {
    await tabTo(page, field, name)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
  /** Tab stops at the chosen radio button of a group, or at its first; the arrows choose. */
  choose: async (page, group, option) => {
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
  },
}

test('a customer who has only a keyboard writes a whole will, and sees each control that has the focus', async ({
  page,
}) => {
  await signUpUnverified(page, { name: 'Rhys', last_name: 'Morgan' })
  await walk(page, keyboard)
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
    await walk(page, keyboard)
  })
})
