import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusalWords } from '../tax/estimate-words.ts'
import { type Code, messages } from './messages.ts'

const root = join(import.meta.dirname, '../..')

const source = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(core|drafting|server|web|cli)\//.test(file) && !/\.test\.ts$|messages\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

// Specified for choosing children from one list. Here each child has a section of the page, so the message is not needed.
const noPageNeeds: readonly Code[] = ['SELECT_CHILD']

// Promise: message.keys.2, message.child
test('no sentence is unused', () => {
  const unused = Object.keys(messages).filter((code) => !new RegExp(`\\b${code}\\b`).test(source))
  expect(unused).toEqual(noPageNeeds)
})

// Promise: message.keys.2
test('no code is without a sentence', () => {
  const codes = [...source.matchAll(/(?:code: |unless\([^']*, '[^']*', |, )'([A-Z][A-Z]+_[A-Z0-9_]+)'/g)].map(
    ([, code]) => code ?? '',
  )
  expect(codes.length).toBeGreaterThan(20)
  // Reasons why there is no estimate have words of their own.
  expect(codes.filter((code) => !(code in messages) && !(code in refusalWords))).toEqual([])
})
