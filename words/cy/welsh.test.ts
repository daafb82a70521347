import { describe, expect, test } from 'vitest'
import { brand } from '#core/brand.ts'
import { notMe } from '../en/not-me.ts'
import { laterEnglish } from '../en/sign-up-and-prices.ts'
import { english } from '../en/visitors.ts'
import { kept } from './forms.ts'
import { frontPage } from './front-page.ts'
import { ac, i, welshDate } from './names.ts'
import { welshNotMe } from './not-me.ts'
import { days, doneStep, papers } from './signing.ts'
import { welsh } from './visitors.ts'

type Leaf = { readonly key: string; readonly said: string; readonly given: readonly string[] }

/** What is put into a sentence, for it to be found there again: a day, which is a number and a name as well. */
const GIVEN = '2026-11-03'
const SHOWN = /2026/

/** Every sentence of a tree, by where it stands. One that is given something is made with it. */
const leavesOf = (tree: object, above = ''): Leaf[] =>
  Object.entries(tree).flatMap(([name, value]): Leaf[] => {
    const key = above === '' ? name : `${above}.${name}`
    if (typeof value === 'string') return [{ key, said: value, given: [] }]
    if (typeof value === 'function') return [{ key, said: String(value(GIVEN)), given: [GIVEN] }]
    return leavesOf(value, key)
  })

const [inEnglish, inWelsh] = [leavesOf({ ...english, ...laterEnglish, notMe, frontPage: frontPage.en }), leavesOf({ ...welsh, notMe: welshNotMe, frontPage: frontPage.cy })]
const keysOf = (leaves: readonly Leaf[]): string[] => leaves.map(({ key }) => key).toSorted()
const pairs = inEnglish.map((leaf) => ({ leaf, other: inWelsh.find(({ key }) => key === leaf.key) }))

test('everything that is said in English is said in Welsh, and nothing more', () => {
  expect(inEnglish.length).toBeGreaterThan(80)
  expect(keysOf(inWelsh)).toEqual(keysOf(inEnglish))
})

test('a key that is missing, one too many and an empty one are found', () => {
  const tree = { a: { b: 'x', c: (to: string) => to }, d: '' }
  expect(keysOf(leavesOf(tree))).toEqual(['a.b', 'a.c', 'd'])
  expect(keysOf(leavesOf({ ...tree, e: 'y' }))).not.toEqual(keysOf(leavesOf(tree)))
  expect(leavesOf(tree).filter(({ said }) => said.trim() === '')).toHaveLength(1)
})

test('nothing is left empty', () => {
  for (const { key, said } of [...inEnglish, ...inWelsh]) expect([key, said.trim()]).not.toEqual([key, ''])
})

test('what is given to a sentence is in it, in both languages', () => {
  const filled = [...inEnglish, ...inWelsh].filter(({ given }) => given.length > 0)
  expect(filled.length).toBeGreaterThan(4)
  for (const { key, said } of filled) expect([key, said]).toEqual([key, expect.stringMatching(SHOWN)])
})

test('what a sentence names, its numbers and how it ends are the same in Welsh', () => {
  // Whose name is lost, whose price is another, and a question that is none.
  const facts = (said = '') => [said.includes(brand.name), said.match(/\d+/g) ?? [], /[:?]$/.exec(said)?.[0]]
  for (const { leaf, other } of pairs) expect([leaf.key, facts(other?.said)]).toEqual([leaf.key, facts(leaf.said)])
})

test('no sentence was left in English', () => {
  // Words that Welsh spells alike.
  const alike = new Set<string>(['frontPage.get.price'])
  expect(pairs.filter(({ leaf, other }) => leaf.said === other?.said && !alike.has(leaf.key))).toEqual([])
})

test('nothing is said with an exclamation mark or a straight apostrophe', () => {
  expect(inWelsh.filter(({ said }) => /[!']/.test(said))).toEqual([])
})

test('a place to keep a will that has no label of its own is said in Welsh', () => {
  expect(kept.said('Somewhere else')).toBe('Rhywle arall')
})

test('a day of the week is softened after “ar”', () => {
  expect(doneStep.youHadPlannedToSignOn?.('Dydd Sul 29 Tachwedd 2026')).toBe('Roeddech wedi bwriadu llofnodi ar ddydd Sul 29 Tachwedd 2026.')
})

test('two softens the noun that is counted, and no other number does', () => {
  expect([2, 7].map((count) => papers.pages?.(count))).toEqual(['2 dudalen', '7 tudalen'])
  expect([2, 6].map((count) => days.inDays?.(count))).toEqual(['ymhen 2 ddiwrnod', 'ymhen 6 diwrnod'])
})

test('grandchildren in a list are said in Welsh, in the middle of a sentence too', () => {
  expect(ac('Ruth Hale and my grandchildren')).toBe('Ruth Hale a’m hwyrion a’m hwyresau')
  expect(ac('My grandchildren')).toBe('Fy wyrion a’m hwyresau')
})

describe('the Welsh names of the months', () => {
  const inNode = new Intl.DateTimeFormat('cy-GB', { dateStyle: 'long', timeZone: 'UTC' })

  test.each(Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-03`))('%s is written as the Unicode consortium has it', (day) => {
    expect(welshDate(day)).toBe(inNode.format(new Date(day)))
  })
})

test('“i” runs into “eich”, and no name is changed', () => {
  expect([i('eich wyrion a’ch wyresau'), i('Eich ysgutorion'), i('Ann and Bob')]).toEqual(['i’ch wyrion a’ch wyresau', 'i’ch ysgutorion', 'i Ann a Bob'])
})
