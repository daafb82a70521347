/**
 * What the guides of `docs/how-to` add compiles, and passes its tests. It takes a minute of both processors: by day it runs when a guide,
 * or a file that one changes, is another than on the main branch (`vitest.config.ts`).
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carryOut, copyOfProject, fences, guides, textOf } from './testkit/guides.ts'

const run = promisify(execFile)

/** The files of tests that a guide tells the reader to run. */
const testsIn = (text: string): string[] =>
  fences(text, 'sh').flatMap((commands) =>
    [...commands.matchAll(/^npx vitest run (.+)$/gm)].flatMap(([, files = '']) => files.split(' ')),
  )

let copy = ''
const inCopy = (command: string, args: readonly string[]) =>
  run(process.execPath, [join(copy, 'node_modules', command), ...args], { cwd: copy }).catch(
    (error: { stdout?: string }) => {
      throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout}`)
    },
  )

beforeAll(async () => {
  copy = await copyOfProject()
  for (const guide of guides) await carryOut(guide, copy)
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** The copy is checked once and other tests run meanwhile: no notes for a next time, and one thread that does nothing twice. */
const ONCE = ['--incremental', 'false', '--checkers', '1']

test('what the guides add has the right types', { timeout: 600_000 }, async () => {
  for (const project of ['core', 'drafting', 'server', 'web', '.'])
    await inCopy('typescript/bin/tsc', ['-p', project, ...ONCE])
})

test('the tests that the guides add pass', { timeout: 600_000 }, async () => {
  const files = guides.map(textOf).flatMap(testsIn)
  expect(files.length).toBeGreaterThanOrEqual(guides.length)
  expect(files.filter((file) => !existsSync(join(copy, file)))).toEqual([])
  await inCopy('vitest/vitest.mjs', ['run', '--project', 'sqlite', '--reporter', 'dot', ...new Set(files)])
})
