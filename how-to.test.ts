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
const guides = ['add-a-rule', 'add-a-step', 'add-a-clause', 'add-a-document', 'add-an-endpoint', 'add-a-product']

const copied = ['core', 'drafting', 'documents', 'server', 'web', 'cli', 'testkit', 'structure', 'e2e', 'docs']
const settings = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', 'playwright.config.ts']

const textOf = (guide: string): Promise<string> => readFile(join(root, 'docs/how-to', `${guide}.md`), 'utf8')

const fences = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)

/** The files of tests that a guide tells the reader to run. */
const testsIn = (text: string): string[] =>
  fences(text, 'sh').flatMap((commands) =>
    [...commands.matchAll(/^npx vitest run (.+)$/gm)].flatMap(([, files = '']) => files.split(' ')),
  )

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
      applying.child.stdin?.end(change)
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
