import { pathOf } from '#core/journey/pages.ts'
import { isStepName, steps } from '#core/journey/steps.ts'
import { expect, test } from './fixtures.ts'

/** Screens of a phone that a step of a family of six may fill before an answer. */
const SCREENS = 2

const desk = { width: 1360, height: 900 }
const phone = { width: 390, height: 844 }

const asked = steps.map(({ name }) => name).filter((name) => isStepName(name) && name !== 'will.summary')

test('journey D: the button of every step is in view before an answer at a desk and on a phone, and no step is a wall', async ({
  page,
}) => {
  const tooLow: string[] = []
  const tooLong: string[] = []
  for (const name of asked) {
    await page.setViewportSize(desk)
    await page.goto(`/dev/start-at/${name}`)
    await page.waitForURL(`**${pathOf(name)}`)
    const button = page.getByRole('button', { name: /^(Next: |Save and continue$)/ })
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await button.waitFor()
      const { bottom, height } = await button.evaluate((element) => ({
        bottom: Math.round(element.getBoundingClientRect().bottom),
        height: document.documentElement.scrollHeight,
      }))
      if (bottom > size.height) tooLow.push(`${name} ${bottom} of ${size.height}`)
      if (size === phone && height > SCREENS * size.height) tooLong.push(`${name} ${height}`)
    }
  }
  expect(tooLow, 'steps whose button is below the window').toEqual([])
  expect(tooLong, 'steps that are longer than they may be').toEqual([])
})
