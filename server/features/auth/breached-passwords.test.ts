import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isBreached, weaknessOf } from './passwords.ts'

const all = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'breached-passwords.txt.br')))
  .toString()
  .trimEnd()
  .split('\n')

describe('a password that was leaked', () => {
  test('is looked for among at least 100,000', () => {
    expect(new Set(all).size).toBeGreaterThanOrEqual(100_000)
    expect(all.every((password) => password.length >= 8 && password === password.toLowerCase())).toBe(true)
    expect(all).toEqual(all.toSorted())
  })

  test('is found wherever it stands in the list', () => {
    const some = all.filter((_password, index) => index % 97 === 0 || index === all.length - 1)
    expect(some.filter((password) => !isBreached(password))).toEqual([])
  })

  test('is told from one that differs by a letter, and from one that only begins like it', () => {
    const known = new Set(all)
    const others = all
      .filter((_password, index) => index % 97 === 0)
      .flatMap((each) => [`${each}~`, each.slice(0, -1), `!${each}`])
    expect(others.filter((password) => isBreached(password) !== known.has(password))).toEqual([])
    expect(isBreached('')).toBe(false)
    expect(isBreached('zzzzzzzzzzzzzzzzzzzzzzzzzzzz')).toBe(false)
  })

  test.each(['qwertyuiop', 'Trustno1', '1QAZ2wsx', 'P@ssw0rd'])('%s is refused', (password) => {
    expect(weaknessOf(password, { name: 'Ann', last_name: 'Hale', email: 'ann@example.com' })).toBe(
      'PASSWORD_TOO_COMMON',
    )
  })

  test.each(['correct horse', 'medlar and quince', 'a row of quiet birches'])('%s is none of them', (password) => {
    expect(weaknessOf(password, { name: 'Ann', last_name: 'Hale', email: 'ann@example.com' })).toBeUndefined()
  })
})
