import { afterAll, expect, test } from 'vitest'
import { openScreen } from '#testkit/screen.ts'
import { startApp } from '#testkit/start-app.ts'
import { easyRead } from '#words/en/easy-read.ts'

const app = await startApp()
afterAll(() => app.close())

/** The longest sentence of the page has so many words. */
const MOST_WORDS = 14

test('somebody who finds reading hard comes from the questions to ten ideas, and reads one thought at a time', async () => {
  const screen = await openScreen(app, '/faqs#easy-read', { width: 1360 })
  await screen.press('link', 'ten ideas about wills')
  await screen.arriveAt(easyRead.title)
  const ideas = [...screen.document.querySelectorAll('main ol > li')]
  expect(ideas.map((idea) => idea.querySelector('h2')?.textContent)).toEqual(
    Object.values(easyRead.sections).map(({ heading }, index) => `${index + 1} ${heading}`),
  )
  expect(ideas).toHaveLength(10)
  const said = ideas.flatMap((idea) => [...idea.querySelectorAll('p')].map(({ textContent }) => textContent))
  expect(said.filter((words) => /[.?!] /.test(words) || words.split(' ').length > MOST_WORDS)).toEqual([])
  screen.close()
})

test('each idea has a drawing of its own before its words, which a screen reader passes over', async () => {
  const screen = await openScreen(app, '/easy-read', { width: 1360 })
  await screen.arriveAt(easyRead.title)
  const drawings = [...screen.document.querySelectorAll('main li > :first-child')]
  expect(drawings.map((drawing) => drawing.matches('svg[aria-hidden="true"]:not(:has(title))'))).toEqual(
    Array.from({ length: 10 }, () => true),
  )
  expect(screen.faults).toEqual([])
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(10)
  screen.close()
})
