/** From the card in a wallet to what was left, with the desk between. */
import type { Page } from '@playwright/test'
import { expectUsable } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { PHONE } from './signing.ts'
import { fromTheCard } from './when-somebody-died.ts'

/** Seconds that a press with a thought before it takes, and a letter (Card, Moran and Newell, 1980: K of an average typist, and M + P). */
const [PRESS_S, LETTER_S] = [2.45, 0.28]
/** Of a day of eight hours a hundred deaths have their share. */
const SHARE_S = (8 * 3600) / 100

const workOf = (page: Page) =>
  page.evaluate(() => ['presses', 'letters'].map((what) => Number(sessionStorage.getItem(what) ?? 0)))

test('an executor comes on a phone from the card to where the will is, once two people at the desk have agreed', async ({
  page,
  browser,
  server,
  dataDir,
}) => {
  const { desks } = await fromTheCard({ page, browser, server, dataDir }, PHONE, expectUsable)
  const work = await Promise.all(desks.map(workOf))
  const [presses = 0, letters = 0] = [0, 1].map((which) => work.reduce((sum, each) => sum + (each[which] ?? 0), 0))
  expect(presses).toBeGreaterThan(10)
  expect(presses * PRESS_S + letters * LETTER_S, `${presses} presses, ${letters} letters`).toBeLessThan(SHARE_S)
})
