import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, read } from '../structure/imports.ts'
import { drawnIn, isWholeSentence, writtenIn } from '../structure/written.ts'
import { areas, textsOfRow } from './rows.ts'
import { inTables, notForCustomers, stillWritten } from './still-written.ts'

/** A template of a mail with its tables in the place of the names by which it is given them: `words`, and `common` for those of all. */
const withTables = (source: string): string => {
  if (!source.includes("/mail-words.ts'")) return source
  const given = /(\w+),\s*\(words\b|words: ReturnType<typeof (\w+)>|words(?:, common\])? = \[?(\w+)\(/
  return source
    .split('\n\n')
    .map((part) => {
      const table = given.exec(part)?.slice(1).find(Boolean) ?? 'mails'
      const name = new RegExp(`import .*\\b${table}\\b.*mail-words`).test(source) ? table : 'mails'
      return part.replace(/(?<!-)\bwords(?=[.[]\w)/g, name).replace(/\bcommon(?=\.\w)/g, 'letter')
    })
    .join('\n\n')
}

const sources = globSync('{core,drafting,documents,server,web}/**/*.{ts,tsx}')
  .filter((file) => !isTest(file))
  .map((file) => ({ file, source: withTables(read(file)) }))

/** Names of an area's table in a source: the name it was imported under, or nothing. */
const namesOf = (area: string, table: string, source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '(?:#words\/en\/([\w-]+)|\.\.?\/(mail-words))\.ts'/g)]
    // The words of mails come in the language of whom they are to.
    .filter(([, , from, ofMails]) => from === area || (ofMails && (area === 'mails' || table === 'toDo')))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')))
    .filter(([name]) => name === table)
    .map(([name = '', as = name]) => as)
    .concat(area === 'mails' && table === 'letter' && source.includes("from '../mail-words.ts'") ? ['letter'] : [])
    // Given to what says it in another language too.
    .flatMap((as) => [
      as,
      ...[...source.matchAll(new RegExp(`(\\w+): Words = ${as}\\)`, 'g'))].map(([, given = '']) => given),
    ])

/** Keys of a table that a source says: all, where it finds them by a key. */
const saidBy = (area: string, table: string, source: string): string[] =>
  namesOf(area, table, source).flatMap((name) =>
    source.includes(`${name}[`) || source.includes(`${name}(language)[`) || source.includes(`${name}(to.language)[`)
      ? Object.keys(areas[area]?.[table] ?? {})
      : [
          ...source.matchAll(
            new RegExp(`(?<!\\w|\\w\\.)${name}(?:\\((?:(?:to\\.)?language|undefined)\\))?\\.(\\w+)`, 'g'),
          ),
        ].map(([, key = '']) => key),
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

const screens = sources.filter(({ file }) => /^web\/(?:app|content|features|pages|ui|wizard)\//.test(file))

test('no screen has a word of its own in what it draws: text, a label or a title', () => {
  expect(screens.length).toBeGreaterThan(280)
  expect(screens.flatMap(({ file, source }) => drawnIn(file, source).map((text) => `${file}: ${text}`))).toEqual([])
})

/** Whole sentences by the code that has them, but for tables of rows and for what no customer reads. */
const written = sources
  .filter(({ file }) => !inTables.test(file) && !notForCustomers.test(file))
  .flatMap(({ file, source }) => {
    const found = writtenIn(file, source).filter(isWholeSentence)
    return found.length === 0 ? [] : [[file, found] as const]
  })

test('a sentence stands in a row, and in no code but that which is listed with how many it still has', () => {
  const more = written.filter(([file, { length }]) => length > (stillWritten[file] ?? 0))
  expect(more.map(([file, found]) => `${file}: ${found.join(' ')}`)).toEqual([])
})

test('the list of code that still has sentences only shrinks', () => {
  expect(Object.fromEntries(written.map(([file, { length }]) => [file, length]))).toEqual(stillWritten)
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
  expect(drawnIn('page.tsx', `const page = ${source}`)).toHaveLength(1)
})

test.each([
  `<p className="wide tall">{words.youCanChangeItLater}</p>`,
  `<p>&nbsp;· {name}</p>`,
  `<Radios name="who" layout="row" label={words.who} role={isOpen ? 'status' : 'note'} />`,
])('what nobody reads is let through: %s', (source) => {
  expect(drawnIn('page.tsx', `const page = ${source}`)).toEqual([])
})

test.each([
  ['a string', "const says = 'You can change it later.'", 'You can change it later.'],
  ['a template', 'const says = `${name} has died, and takes nothing.`', '… has died, and takes nothing.'],
  ['a question', "const page = <Field label='What is your name?' />", 'What is your name?'],
  ['a text between tags', 'const page = <p>You can change it later.</p>', 'You can change it later.'],
])('a whole sentence in code is found: %s', (_, source, sentence) => {
  expect(writtenIn('page.tsx', source).filter(isWholeSentence)).toEqual([sentence])
})

test.each([
  "import { a } from 'a will must be signed.'",
  "throw new Error('The list of heirs is empty.')",
  "type A = 'One of these is so.'",
  "const label = 'Save and continue'",
  "const selector = '.tick .box'",
])('what is no sentence to a customer is let through: %s', (source) => {
  expect(writtenIn('page.tsx', source).filter(isWholeSentence)).toEqual([])
})
