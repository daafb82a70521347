import { afterAll, expect, test } from 'vitest'
import { chancesFrom, marriedWithTwo, newcomerFrom } from '#testkit/newcomer.ts'
import { walk } from '#testkit/newcomer-walk.ts'
import { openScreen } from '#testkit/screen.ts'
import { startApp } from '#testkit/start-app.ts'

/**
 * `npm run walk` sends a thousand other families. `NEWCOMERS=1 SEED=17` sends the one of that number again: it is in the name of the
 * test that failed.
 */
const { NEWCOMERS = '3', SEED = '2026' } = process.env
const from = SEED === 'random' ? Math.floor(Math.random() * 1e9) : Number(SEED)
const seeds = Array.from({ length: Number(NEWCOMERS) }, (_, index) => from + index)

/** A walk is as long as its family. This ends one that hangs. */
const timeout = 120_000
const now = new Date().getFullYear()

const app = await startApp()
afterAll(() => app.close())

test.each(seeds)(
  'a newcomer who knows nothing beforehand comes to read their will, and no screen says what is untrue: family %i',
  { timeout },
  async (seed) => {
    const chance = chancesFrom(seed)
    const screen = await openScreen(app)
    const { untrue, endedAt } = await walk(screen, { of: newcomerFrom(chance, now), chance, curiosity: 0.1, now })
    screen.close()
    expect(untrue).toEqual([])
    expect(endedAt).toMatch(/^(Read|Check) your will$/)
  },
)

/** What the journey to the reading may ask of them at most. It is lowered when the journey is shortened. */
const MOST = { presses: 75, typed: 21, pages: 22, words: 1750 }

test('a married person with two children comes to the reading by few presses, fields, pages and words', {
  timeout,
}, async () => {
  const screen = await openScreen(app)
  // The first choice wherever it is a matter of taste.
  const { effort, untrue } = await walk(screen, { of: marriedWithTwo(now), chance: () => 0, curiosity: 0, now })
  screen.close()
  expect(untrue).toEqual([])
  for (const what of Object.keys(MOST) as (keyof typeof MOST)[])
    expect(effort[what], what).toBeLessThanOrEqual(MOST[what])
})
