import { expect, test } from 'vitest'
import { referencesIn } from './erasure-journal.ts'

const line = (letter: string): string => `2026-11-03T12:00:00.000Z ${letter.repeat(43)}\n`

test('a deletion is listed although the line before it was cut short by a full disk, wherever', () => {
  const before = line('a')
  for (let cut = 0; cut < before.length - 1; cut += 1)
    expect([cut, [...referencesIn(before.slice(0, cut) + line('b'))]]).toEqual([cut, ['b'.repeat(43)]])
  expect([...referencesIn(before + line('b'))]).toEqual(['a'.repeat(43), 'b'.repeat(43)])
})
