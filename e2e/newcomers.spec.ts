import { join } from 'node:path'
import { build } from 'vite'
import type { walkHere } from '#testkit/newcomer-in-browser.ts'
import { goTo } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { untilQuiet } from './page-loading.ts'

/**
 * The walks of `web/screens/newcomers.test.ts` where pages are drawn. `NEWCOMERS=20 SEED=17 playwright test newcomers` sends twenty
 * families through each size, where one is sent otherwise.
 */
const { NEWCOMERS = '1', SEED = '2026' } = process.env
const seeds = Array.from({ length: Number(NEWCOMERS) }, (_, index) => Number(SEED) + index)

/** The walk as one script. */
const script = async (): Promise<string> => {
  const entry = join(import.meta.dirname, '../testkit/newcomer-in-browser.ts')
  const lib = { entry, formats: ['iife' as const], name: 'newcomer' }
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: false, lib } })
  const [first] = [built].flat()
  return first && 'output' in first ? first.output[0].code : ''
}

// Each size has families of its own: nobody signs up twice.
for (const [width, height, first] of [
  [1360, 800, 0],
  [390, 844, 1000],
  [320, 640, 2000],
] as const)
  for (const seed of seeds.map((each) => each + first))
    test(`at ${width} by ${height} a newcomer presses only what they see, and no screen says what is untrue: family ${seed}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await goTo(page, '/')
      await untilQuiet(page)
      await page.evaluate(`${await script()};window.walkHere = newcomer.walkHere`)
      const walk = await page.evaluate((of) => (Reflect.get(window, 'walkHere') as typeof walkHere)(of), seed)
      expect(walk.untrue).toEqual([])
      expect(walk.endedAt).toMatch(/^(Read|Check) your will$/)
    })
