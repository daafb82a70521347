import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, read } from '../structure/imports.ts'
import { textsIn } from './customer-sentences.ts'
import { areas, isMoved, movedFolders, textsOfRow } from './rows.ts'

const sources = globSync('web/**/*.{ts,tsx}')
  .filter((file) => !isTest(file))
  .map((file) => ({ file, source: read(file) }))

/** Names of an area's table in a source: the name it was imported under, or nothing. */
const namesOf = (area: string, table: string, source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '#words\/en\/([\w-]+)\.ts'/g)]
    .filter(([, , from]) => from === area)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')))
    .filter(([name]) => name === table)
    .map(([name = '', as = name]) => as)

/** Keys of a table that a source says. */
const saidBy = (area: string, table: string, source: string): string[] =>
  namesOf(area, table, source).flatMap((name) =>
    [...source.matchAll(new RegExp(`(?<!\\w|\\w\\.)${name}\\.(\\w+)`, 'g'))].map(([, key = '']) => key),
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

test('no screen of an area that has moved has a sentence of its own left', () => {
  expect(movedFolders.length).toBeGreaterThan(0)
  const left = sources
    .filter(({ file }) => isMoved(file))
    .flatMap(({ file, source }) =>
      textsIn(file, source)
        .filter((text) => isSentence(text) && !kept.includes(`'${text}'`))
        .map((text) => `${file}: ${text}`),
    )
  expect(left).toEqual([])
})

test('a sentence in a screen is found, as text and as a label', () => {
  const source = `const page = <Field label="What is your name?" className="wide tall"><p>You can change it later.</p></Field>`
  expect(textsIn('page.tsx', source).filter(isSentence)).toEqual(['What is your name?', 'You can change it later.'])
})
