import { describe, expect, test } from 'vitest'
import { allContent } from './all-content.ts'
import { wordsOf } from './content.ts'
import { operatorBlocks } from './operator.ts'

const sections = allContent.flatMap(({ file, sections }) =>
  sections.map((section) => ({ file, ...section, words: `${section.heading}\n${wordsOf(section.blocks)}` })),
)

/** Automated Readability Index: about the school year that can read it. Year 6 or 7 is a reading age of about 11. */
const readability = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  const letters = words.join('').replace(/['’-]/g, '').length
  const sentences = text.split(/[.:?]\s|\n|[.:?]$/).filter((part) => /\p{L}/u.test(part)).length
  return (4.71 * letters) / words.length + (0.5 * words.length) / sentences - 21.43
}

test('there are words to check', () => {
  expect(sections.length).toBeGreaterThan(40)
})

describe.each(allContent)('$file', ({ sections: parts }) => {
  test('can be read at about the age of 11', () => {
    expect(readability(parts.map(({ blocks }) => wordsOf(blocks)).join('\n'))).toBeLessThan(7)
  })

  test('has an address of its own for each section', () => {
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  })
})

test.each([
  ['an exclamation mark', /!/],
  ['"simply" or "just"', /\b(simply|just)\b/i],
  ['hurry', /\b(hurry|now or never|today only|limited time)\b/i],
  ['a softer word for death', /\b(pass(ed|es)? away|passing|deceased|loved ones?)\b/i],
  ['a promise of validity', /\b(legally (valid|binding)|guarantee)/i],
])('nothing we say has %s', (_what, pattern) => {
  expect(sections.filter(({ words }) => pattern.test(words)).map(({ file, id }) => `${file} ${id}`)).toEqual([])
})

test('who runs a copy is said where it is known, and nothing is made up where it is not', () => {
  const operator = {
    name: 'Wren Wills Ltd',
    companyNumber: '00000000',
    address: '1 Wren Street, Ludlow, SY8 1AB',
    dataRegistration: 'Z0000000',
  }
  const said = wordsOf(operatorBlocks(operator))
  for (const fact of Object.values(operator)) expect(said).toContain(fact)
  expect(wordsOf(operatorBlocks())).toContain('has not been told who runs it')
})

test('a long word and a long sentence make a text harder to read', () => {
  expect(readability('The cat sat on the mat. It was a fat cat.')).toBeLessThan(2)
  expect(
    readability(
      'Notwithstanding the aforementioned provisions, testamentary dispositions necessitate contemporaneous attestation.',
    ),
  ).toBeGreaterThan(20)
})
