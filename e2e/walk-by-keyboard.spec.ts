/** The whole journey without a pointer: every control is found by its role and name, reached with Tab, and seen when it has the focus. */
import { expect, type Locator, type Page } from '@playwright/test'
import { agreeButton, arriveAt, startAt } from './customer.ts'
import { test, withMotion } from './fixtures.ts'
import { type Hands, walk } from './walk.ts'

test.use(withMotion)

/** More stops than this before a control would be a walk in itself. */
const MOST_STOPS = 90

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/** The contrast of the ring around what has the focus with what it is drawn on; 0 where there is no ring. */
const ringOf = (element: Element): number => {
  const holders = [
    element,
    ...[1, 2, 3].map((up) =>
      Array.from({ length: up }).reduce<Element | null>((at) => at?.parentElement ?? null, element),
    ),
  ]
  const looks = holders.flatMap((each) => (each ? [getComputedStyle(each), getComputedStyle(each, '::after')] : []))
  const ring = looks.find(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  )
  const lightOf = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  let ground = element.parentElement
  while (ground && /^rgba\(.*, 0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement
  if (!ring) return 0
  const [dark = 0, light = 0] = [
    ring.outlineColor,
    ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)',
  ]
    .map(lightOf)
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** After a press the focus is somewhere on the page, until another page is loaded. */
const expectKept = (page: Page) =>
  page.waitForFunction(() => {
    const isKept = !('pressed' in window) || document.activeElement !== document.body
    return isKept && Reflect.set(window, 'pressed', true)
  })

/** Nothing lies over what has the focus, it is within the window, and its ring is seen. */
const expectSeen = async (control: Locator, name: string) => {
  const seen = await control.evaluate((element) => {
    const shown = element.closest('label') ?? element
    const { left, top, width, height } = shown.getBoundingClientRect()
    const at = document.elementFromPoint(left + Math.min(width / 2, 20), top + Math.min(height / 2, 20))
    return at !== null && (shown.contains(at) || at.contains(element))
  })
  expect(seen, `${name} is seen when it has the focus`).toBe(true)
  expect(await control.evaluate(ringOf), `the ring around ${name}`).toBeGreaterThanOrEqual(3)
}

/** Tabs on from where the focus is. A radio button is reached through the one of its group that has the tab stop. */
const tabTo = async (page: Page, control: Locator, name: string) => {
  await control.waitFor()
  await expectKept(page)
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
  leave: (page) => page.keyboard.press('Escape'),
  isBack: (_, opener) => expect(opener).toBeFocused(),
}

test('a customer who has only a keyboard writes a whole will, and sees each control that has the focus', async ({
  page,
}) => {
  await walk(page, keyboard)
})

test.describe('at 400 % zoom', () => {
  // A window of 1280 by 1024 pixels, four times as large.
  test.use({
    viewport: { width: 320, height: 256 },
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  })
  test('the same is done with forced colours and reduced motion', async ({ page }) => {
    await walk(page, keyboard)
  })

  test('the button that pays lies over nothing of what is paid for, and those under a part of the will are clear of its words', async ({
    page,
  }) => {
    await startAt(page, 'will.my-checkout')
    await arriveAt(page, 'Pay for your will')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Pay £/ })).not.toBeInViewport()
    await startAt(page, 'will.summary')
    const bar = await agreeButton(page).locator('..').boundingBox()
    const words = await page
      .getByText(/^This is the will of/)
      .last()
      .boundingBox()
    expect(bar?.x).toBe(words?.x)
    expect((bar?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeGreaterThanOrEqual(12)
  })
})
