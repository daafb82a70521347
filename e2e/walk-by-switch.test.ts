/**
 * The whole journey by a single switch: the device goes from control to control in the order of the page, and the customer presses when it is at
 * theirs. Nothing is dragged, held or pointed at, no arrow is pressed, and nothing is typed where there is something to choose.
 */
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Hands, walk } from './walk.ts'

/** The most stops and presses of a person with one switch, from the landing to the log-out. Each stop is a wait of a second or so. */
const MOST_STOPS = 1150
const MOST_PRESSES = 110

test('a customer who has only a switch writes a whole will, by presses alone', async ({ page }) => {
  let stops = 0
  let presses = 0
  /** What a switch comes to has a name, is in the order of the page, and does what it does when it is pressed once. */
  const scanTo = async (control: Locator) => {
    // Nobody is at a control sooner than the page is.
    await page.waitForLoadState('networkidle')
    const at = await control.evaluate((element) => {
      const over = element.closest('dialog[open]') ?? document
      const all = [...over.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      return all.filter((each) => each.closest('[hidden], [inert]') === null).indexOf(element)
    })
    expect(at, 'stops before it').toBeGreaterThanOrEqual(0)
    stops += at + 1
    presses += 1
  }
  const press = async (control: Locator) => {
    await scanTo(control)
    await control.evaluate((element: HTMLElement) => element.click())
  }
  const single: Hands = {
    use: (_, control) => press(control),
    choose: async (of, group, option) => {
      const wanted = of
        .getByRole('main')
        .getByRole('group', { name: group })
        .last()
        .getByRole('radio', { name: option })
      await press(wanted.first())
      await expect(wanted.first()).toBeChecked()
    },
    // The keyboard of the device is scanned too: its presses are not ours to count.
    type: async (_, field, __, text) => {
      await scanTo(field)
      await field.fill(text)
    },
    // A switch has no Escape.
    leave: (_, dialog) => press(dialog.getByRole('button', { name: /^(Cancel|Close)$/ })),
    // What it presses never has the focus, which stays at the top of the page.
    isBack: (page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused(),
  }
  await walk(page, single)
  expect(
    { stops: stops <= MOST_STOPS, presses: presses <= MOST_PRESSES },
    `${stops} stops, ${presses} presses`,
  ).toEqual({
    stops: true,
    presses: true,
  })
})
