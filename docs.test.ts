import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = globSync(['*.md', 'docs/**/*.md', '.github/*.md'], { cwd: root }).toSorted()

const manifest: { scripts?: Record<string, string> } = JSON.parse(read('package.json'))
const scripts = Object.keys(manifest.scripts ?? {})

const ownCommands = ['start', 'test']

/** `npm run x`, and the two commands that npm lets one write without `run`. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(\w+))/g)].flatMap(([, run, short]) =>
    run ? [run] : short !== undefined && ownCommands.includes(short) ? [short] : [],
  )

// Made when the product runs, so not there in a fresh checkout.
const made = new Set(['data/', '.screenshots/', 'dist/web', './data', './dist/web', 'dist/docs'])
const folders = globSync('*/', { cwd: root }).map((folder) => folder.replace(/\/$/, ''))

const notOurs = new Set(['node_modules', 'dist', 'data'])

const looksLikePath = (code: string): boolean =>
  /^[\w.@/-]+$/.test(code) &&
  !code.startsWith('/') &&
  !made.has(code) &&
  (/^[\w.-]+\.(ts|tsx|json|md|typ|css)$/.test(code) ||
    (code.includes('/') && folders.includes(code.split('/')[0] ?? '')))

const withoutFences = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```/gm, '')

/** Paths from the root, in backticks, and links, from the page that has them. */
const pathsIn = (page: string, text: string): string[] => [
  ...[...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(looksLikePath),
  ...[...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => join(dirname(page), link)),
]

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()
const examplesIn = (text: string): string[] =>
  [...text.matchAll(/^ *```ts\n([\s\S]*?)^ *```/gm)].map(([, code = '']) => squeezed(code))

const product = globSync('{core,drafting,server,web,words}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => squeezed(read(file)))
  .join('\n')

test('there is something to read', () => {
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.flatMap((page) => pathsIn(page, read(page))).length).toBeGreaterThan(50)
})

describe.each(pages)('%s', (page) => {
  test('names no file that does not exist', () => {
    expect(pathsIn(page, read(page)).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('names no script that does not exist', () => {
    expect(scriptsIn(read(page)).filter((script) => !scripts.includes(script))).toEqual([])
  })

  test('shows no code that is not in the product', () => {
    expect(examplesIn(read(page)).filter((example) => !product.includes(example))).toEqual([])
  })
})

/** Names of files that comments mention in backticks: a path from the root, or a name that some file has. */
const filesInComments = (source: string): string[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].flatMap(([comment]) =>
    [...comment.matchAll(/`([\w./@-]+\.(?:ts|tsx|json|md|typ|css))`/g)].map(([, name = '']) => name),
  )

test('no comment names a file that does not exist', () => {
  const sources = globSync(`{${folders.filter((folder) => !notOurs.has(folder)).join(',')}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const known = globSync(`{${folders.filter((folder) => !notOurs.has(folder)).join(',')}}/**/*.*`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const names = new Set([...known, ...globSync('*.*', { cwd: root })].map((file) => basename(file)))
  const isThere = (name: string): boolean => (name.includes('/') ? existsSync(join(root, name)) : names.has(name))
  const missing = sources.flatMap((file) =>
    filesInComments(read(file))
      .filter((name) => !isThere(name))
      .map((name) => `${file} names ${name}`),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

test('a file that a comment names is found, and what a text or a path of an address says is not', () => {
  const source = '/** See `gone.ts`. */\n// and `core/gone.md`\nconst x = `other.ts` // `third.css`\n'
  expect(filesInComments(source)).toEqual(['gone.ts', 'core/gone.md', 'third.css'])
})

test('every script that a person runs is in the README', () => {
  const run = scripts.filter((script) => script !== 'postinstall')
  expect(run.filter((script) => !scriptsIn(read('README.md')).includes(script))).toEqual([])
})

const asvsLines = [...read('docs/security.md').matchAll(/^\| (V\d[^|]*?) +\| ([^|]*?) +\| ([^|]*?) *\|$/gm)]

test('each section of ASVS names the test that proves it, or says that the product has no such thing', () => {
  expect(new Set(asvsLines.map(([, section = '']) => /^V\d+/.exec(section)?.[0])).size).toBe(17 - 1)
  const unproved = asvsLines.filter(
    ([, , what, proof = '']) => what !== 'none' && !/`[^`]+\.(test|spec)\.ts`/.test(proof),
  )
  expect(unproved.map(([, section]) => section)).toEqual([])
})

test('a file, a script and an example that do not exist are found', () => {
  const text = 'See `core/nowhere.ts`, [this](gone.md) and `npm run nothing`.\n```ts\nconst nowhere = 1\n```\n'
  expect(pathsIn('docs/how-to/page.md', text)).toEqual(['core/nowhere.ts', 'docs/how-to/gone.md'])
  expect(scriptsIn(text)).toEqual(['nothing'])
  expect(examplesIn(text)).toEqual(['const nowhere = 1'])
})

test('words in backticks that are no files are let through', () => {
  const text = '`estatePercent`, `/dev`, `needs`, `will.gifts`, `data/`, `npm ci`, `reviewed: false`, `2.5`'
  expect(pathsIn('README.md', text)).toEqual([])
})
