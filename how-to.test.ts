/**
 * Carries out the guides of `docs/how-to` on a copy of the project: each guide ends with an example, written as changes to
 * files. A guide that names a wrong file, or forgets one, does not apply or does not compile.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const root = import.meta.dirname

/** In the order in which a newcomer would read them. They add to the same copy. */
const guides = [
  'add-a-rule',
  'add-a-step',
  'add-a-clause',
  'add-a-document',
  'add-an-endpoint',
  'add-a-product',
  'change-a-table',
]

const copied = ['core', 'drafting', 'documents', 'server', 'web', 'words', 'cli', 'testkit', 'structure', 'e2e', 'docs']
const settings = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', 'playwright.config.ts']

const textOf = (guide: string): Promise<string> => readFile(join(root, 'docs/how-to', `${guide}.md`), 'utf8')

const fences = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)

/** The files of tests that a guide tells the reader to run. */
const testsIn = (text: string): string[] =>
  fences(text, 'sh').flatMap((commands) =>
    [...commands.matchAll(/^npx vitest run (.+)$/gm)].flatMap(([, files = '']) => files.split(' ')),
  )

const shapeOf = (line: string): string => line.replace(/\d+/g, '#')
const numbersIn = (line: string): number[] => (line.match(/\d+/g) ?? []).map(Number)

/**
 * A change with the counts that its file has today. What counts steps has moved on when a step was added since the guide was written:
 * the line is known by the rest of its words, and what the guide adds to a count is added to today's.
 */
const withCountsOf = (source: string, change: string): string => {
  const lines = source.split('\n')
  const moved = new Map<string, readonly number[]>()
  const today = (line: string): string => {
    const own = lines.includes(line) ? line : (lines.find((each) => shapeOf(each) === shapeOf(line)) ?? line)
    const written = numbersIn(line)
    moved.set(
      shapeOf(line),
      numbersIn(own).map((number, index) => number - (written[index] ?? 0)),
    )
    return own
  }
  const shifted = (line: string): string => {
    const by = [...(moved.get(shapeOf(line)) ?? [])]
    return line.replace(/\d+/g, (number) =>
      String(Number(number) + (by.shift() ?? 0)).padStart(number.startsWith('0') ? number.length : 0, '0'),
    )
  }
  return change
    .split('\n')
    .map((line) => {
      if (/^(---|\+\+\+|@@)/.test(line)) return line
      if (/^[ -]/.test(line)) return `${line[0]}${today(line.slice(1))}`
      return line.startsWith('+') ? `+${shifted(line.slice(1))}` : line
    })
    .join('\n')
}

test('a guide fits a project that has one step more than when it was written', () => {
  const today =
    "  ['will.tree', 75],\n  test('asked 19 questions', () => {\n    expect(asks(simplest())).toHaveLength(20)\n"
  const change = [
    '--- a/steps.test.ts',
    '+++ b/steps.test.ts',
    '@@ -1,1 +1,1 @@',
    " [ 'will.tree', 75],",
    "-  test('asked 18 questions', () => {",
    '-    expect(asks(simplest())).toHaveLength(19)',
    "+  test('asked 19 questions', () => {",
    '+    expect(asks(simplest())).toHaveLength(20)',
    '+  expect(new Date(2026)).toBeDefined()',
    "+import * as next from './0020-next.ts'",
  ]
  const fitted = withCountsOf(today, change.join('\n')).split('\n')
  expect(fitted.slice(4)).toEqual([
    "-  test('asked 19 questions', () => {",
    '-    expect(asks(simplest())).toHaveLength(20)',
    "+  test('asked 20 questions', () => {",
    '+    expect(asks(simplest())).toHaveLength(21)',
    '+  expect(new Date(2026)).toBeDefined()',
    "+import * as next from './0020-next.ts'",
  ])
})

let copy = ''
const inCopy = (command: string, args: readonly string[]) =>
  run(process.execPath, [join(root, 'node_modules', command), ...args], { cwd: copy }).catch(
    (error: { stdout?: string }) => {
      throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout}`)
    },
  )

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'how-to-'))
  const isPicture = (path: string): boolean => /documents.pictures/.test(path)
  for (const name of [...copied, ...settings])
    await cp(join(root, name), join(copy, name), { recursive: true, filter: (path) => !isPicture(path) })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

describe.each(guides)('the guide %s', (guide) => {
  test('changes only what is there', async () => {
    const changes = fences(await textOf(guide), 'diff').flatMap((fence) => fence.split(/^(?=--- )/m))
    expect(changes.length).toBeGreaterThan(1)
    for (const change of changes) {
      const applying = run('git', ['apply', '--recount', '--whitespace=nowarn', '-'], { cwd: copy })
      const [, path = ''] = /^--- a\/(.+)$/m.exec(change) ?? []
      applying.child.stdin?.end(path ? withCountsOf(await readFile(join(copy, path), 'utf8'), change) : change)
      await applying
    }
  })
})

/** The copy is checked once and other tests run meanwhile: no notes for a next time, and one thread that does nothing twice. */
const ONCE = ['--incremental', 'false', '--checkers', '1']

test('what the guides add has the right types', { timeout: 600_000 }, async () => {
  for (const project of ['core', 'drafting', 'server', 'web', '.'])
    await inCopy('typescript/bin/tsc', ['-p', project, ...ONCE])
})

test('the tests that the guides add pass', { timeout: 600_000 }, async () => {
  const files = (await Promise.all(guides.map(textOf))).flatMap(testsIn)
  expect(files.length).toBeGreaterThanOrEqual(guides.length)
  expect(files.filter((file) => !existsSync(join(copy, file)))).toEqual([])
  await inCopy('vitest/vitest.mjs', ['run', '--project', 'sqlite', '--reporter', 'dot', ...new Set(files)])
})
