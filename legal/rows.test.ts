import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, read } from '../structure/imports.ts'
import { textsIn } from './customer-sentences.ts'
import { areas, saidInRows, textsOfRow } from './rows.ts'
import { wordsOfScreen } from './screen-words.ts'

const sources = globSync(['web/**/*.{ts,tsx}', 'drafting/pack/**/*.ts', 'server/mail/**/*.ts'])
  .filter((file) => !isTest(file))
  .map((file) => ({ file, source: read(file) }))

/** Names of an area's table in a source: the name it was imported under, or nothing. */
const namesOf = (area: string, table: string, source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '#words\/en\/([\w-]+)\.ts'/g)]
    .filter(([, , from]) => from === area)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')))
    .filter(([name]) => name === table)
    .map(([name = '', as = name]) => as)

/** Keys of a table that a source says: all, where it finds them by a key. */
const saidBy = (area: string, table: string, source: string): string[] =>
  namesOf(area, table, source).flatMap((name) =>
    source.includes(`${name}[`)
      ? Object.keys(areas[area]?.[table] ?? {})
      : [...source.matchAll(new RegExp(`(?<!\\w|\\w\\.)${name}\\.(\\w+)`, 'g'))].map(([, key = '']) => key),
  )

const rows = Object.entries(areas).flatMap(([area, tables]) =>
  Object.entries(tables).flatMap(([table, row]) =>
    Object.entries(row).map(([key, said]) => ({ area, table, key, said })),
  ),
)

test('every row of a table is said by a screen', () => {
  expect(rows.length).toBeGreaterThan(300)
  const unused = Object.entries(areas).flatMap(([area, tables]) =>
    Object.entries(tables).flatMap(([table, row]) => {
      const said = new Set(sources.flatMap(({ source }) => saidBy(area, table, source)))
      return Object.keys(row)
        .filter((key) => !said.has(key))
        .map((key) => `${area}.${table}.${key}`)
    }),
  )
  expect(unused).toEqual([])
})

test('no row has a condition in it: the screen chooses, and every form is a row', () => {
  const filledIn = (row: unknown): string =>
    `${row}`.replace(/'[^']*'|"[^"]*"/g, '').replace(/`[^`]*`/g, (text) => [...text.matchAll(/\$\{[^}]*\}/g)].join(''))
  const found = rows.filter(({ said }) => typeof said === 'function' && /\?|&&|\|\|/.test(filledIn(said)))
  expect(found.map(({ key }) => key)).toEqual([])
})

test('what is filled in is in the row, and no row is empty', () => {
  for (const { key, said } of rows)
    for (const text of textsOfRow(said)) {
      expect([key, text.trim()]).not.toEqual([key, ''])
      if (typeof said === 'function') expect([key, text]).toEqual([key, expect.stringContaining('…')])
    }
})

/** What is kept of an answer. It is shown from the lists of `core/`, and a screen only asks about it. */
const kept = globSync('core/**/*.ts')
  .filter((file) => !isTest(file))
  .map(read)
  .join('\n')

/** Not a selector, a key or a measure. */
const isSentence = (text: string): boolean => /\p{L}{2}[\p{L}’]*,? [\p{L}’]+,? [\p{L}’]{2}/u.test(text)

/** The people of the back office read `web/desk/`. */
const screens = sources.filter(({ file }) => /^web\/(?:app|content|features|pages|ui|wizard)\//.test(file))
const papers = sources.filter(({ file }) => saidInRows.includes(file))

test('no screen has a word of its own in what it draws: text, a label or a title', () => {
  expect(screens.length).toBeGreaterThan(300)
  expect(screens.flatMap(({ file, source }) => wordsOfScreen(file, source).map((text) => `${file}: ${text}`))).toEqual(
    [],
  )
})

test('nor a sentence anywhere else in its code, and no paper or mail whose words are rows', () => {
  expect(papers).toHaveLength(saidInRows.length)
  const left = [...screens, ...papers].flatMap(({ file, source }) =>
    textsIn(file, source)
      .filter((text) => isSentence(text) && !kept.includes(`'${text}'`))
      .map((text) => `${file}: ${text}`),
  )
  expect(left).toEqual([])
})

test.each([
  ['text', `<p>You can change it later.</p>`],
  ['one word', `<button type="button">Cancel</button>`],
  ['text beside a name', `<p>{name} has died</p>`],
  ['a string in braces', `<p>{'Saved'}</p>`],
  ['a string that is chosen', `<p>{saved ? 'Saved' : words.saving}</p>`],
  ['a string that is shown at times', `<p>{saved && \`Saved at \${time}\`}</p>`],
  ['a label', `<Field label="Name" />`],
  ['a label in braces', `<Field label={isNew ? 'Name' : words.name} />`],
  ['a name for a screen reader', `<nav aria-label="Main" />`],
  ['a title', `<Page title={\`Change \${name}\`} />`],
])('in a screen %s is found', (_, source) => {
  expect(wordsOfScreen('page.tsx', `const page = ${source}`)).toHaveLength(1)
})

test.each([
  `<p className="wide tall">{words.youCanChangeItLater}</p>`,
  `<p>&nbsp;· {name}</p>`,
  `<Radios name="who" layout="row" label={words.who} role={isOpen ? 'status' : 'note'} />`,
])('what nobody reads is let through: %s', (source) => {
  expect(wordsOfScreen('page.tsx', `const page = ${source}`)).toEqual([])
})

test('a sentence in the code of a screen is found', () => {
  const source = `const page = <Field label="What is your name?" className="wide tall"><p>You can change it later.</p></Field>`
  expect(textsIn('page.tsx', source).filter(isSentence)).toEqual(['What is your name?', 'You can change it later.'])
})
