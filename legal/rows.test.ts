import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steps } from '#core/journey/steps.ts'
import { isTest, read } from '../structure/imports.ts'
import { drawnIn, identitiesIn, isWholeSentence, labelsIn, writtenIn } from '../structure/written.ts'
import { areas, textsOfRow } from './rows.ts'
import { inTables, noLabels, notForCustomers, stillLabelled, stillWritten } from './still-written.ts'

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
      ...[...source.matchAll(new RegExp(`(\\w+)(?:: Words = ${as}\\)| = inEither\\(${as},)`, 'g'))].map(
        ([, given = '']) => given,
      ),
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

test('what a step asks stands in its row, and in none of the words of its page', () => {
  const asked = new Set<string>(steps.map(({ title }) => title))
  const again = rows.filter(
    ({ area, said }) => /^(?:steps|shares)$/.test(area) && textsOfRow(said).some((text) => asked.has(text)),
  )
  // Beside who is still to be chosen for an online account, and not what the step asks.
  expect(again.map(({ key }) => key)).toEqual(['whoShouldDealWithYourOnline'])
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

/** Types, keys and the answers of lists, by which words are found. */
const identities = new Set([
  ...sources.flatMap(({ file, source }) => identitiesIn(file, source)),
  ...sources
    .filter(({ file }) => file.startsWith('core/will/'))
    .flatMap(({ file, source }) => labelsIn(file, source, new Set())),
])

test('so does a label or a heading, and the list of code that still has some only shrinks', () => {
  const labelled = sources
    .filter(({ file }) => !inTables.test(file) && !notForCustomers.test(file) && !noLabels.test(file))
    .map(({ file, source }) => [file, labelsIn(file, source, identities)] as const)
    .filter(([, { length }]) => length > 0)
  const more = labelled.filter(([file, { length }]) => length > (stillLabelled[file] ?? 0))
  expect(more.map(([file, found]) => `${file}: ${found.join(' | ')}`)).toEqual([])
  expect(Object.fromEntries(labelled.map(([file, { length }]) => [file, length]))).toEqual(stillLabelled)
})

test.each([
  ['the name of a product', "const product = { name: 'Bound print and post' }", 'Bound print and post'],
  ['the label of what was changed', "const named = { gifts: 'What is held for someone' }", 'What is held for someone'],
  ['a heading of a paper', "heading('What this note rests on')", 'What this note rests on'],
  ['the beginning of a refusal', "const reasons = { notYet: 'Try it later, or' }", 'Try it later, or'],
  ['a line with a name in it', 'const line = `Signature of ${name}`', 'Signature of …'],
])('a label in code is found: %s', (_, source, label) => {
  expect(labelsIn('page.ts', source, new Set())).toEqual([label])
})

test.each([
  "const call = 'GET /api/account'",
  "const law = 'Inheritance Tax Act 1984 s.8A'",
  "const labels = { 'Equal shares': words.equal }",
  "const one: Share = 'Equal shares'",
  'throw new RangeError(`There is no share ${id}`)',
])('what is no label of our own is let through: %s', (source) => {
  expect(labelsIn('page.ts', source, new Set(['Equal shares']))).toEqual([])
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
