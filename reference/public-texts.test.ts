import { describe, expect, test } from 'vitest'
import { wordsOf } from '#web/content/content.ts'
import { operatorBlocks, signOffBlocks } from '#web/content/this-copy.ts'
import { allContent, publicTextsPage } from './public-texts.ts'

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
  expect(wordsOf(operatorBlocks(undefined))).toContain('We have not yet said who runs')
})

describe('About us says who signed off the words', () => {
  const nia = { name: 'Nia Example', qualification: 'made up', on: '2026-10-03' }

  test('no one yet', () => {
    expect(signOffBlocks([], 32)).toEqual(['No solicitor has signed off the words of our wills yet.'])
  })

  test('some clauses, by two lawyers', () => {
    const signers = [
      { ...nia, clauses: ['executors', 'residue'] },
      { ...nia, name: 'Gwen Example', clauses: ['money'] },
    ]
    expect(signOffBlocks(signers, 32)).toEqual([
      'Nia Example, made up, signed off the words of 2 of our 32 clauses. The last day was 3 October 2026.',
      'Gwen Example, made up, signed off the words of 1 of our 32 clauses. The last day was 3 October 2026.',
    ])
  })

  test('every clause', () => {
    expect(signOffBlocks([{ ...nia, clauses: ['executors', 'residue'] }], 2)[0]).toContain('every clause')
  })
})

test('a long word and a long sentence make a text harder to read', () => {
  expect(readability('The cat sat on the mat. It was a fat cat.')).toBeLessThan(2)
  expect(
    readability(
      'Notwithstanding the aforementioned provisions, testamentary dispositions necessitate contemporaneous attestation.',
    ),
  ).toBeGreaterThan(20)
})

test('the page of what a solicitor has to review names each part that is marked', () => {
  const marked = sections.filter(({ review }) => review)
  expect(marked.length).toBeGreaterThan(20)
  for (const { file, heading } of marked)
    expect(publicTextsPage().split(`In \`${file}\`.`)[1]?.split('\n## ')[0]).toContain(`\n- ${heading}\n`)
})

test('what rests on the law is marked', () => {
  for (const { sections } of allContent) expect(sections.some(({ review }) => review)).toBe(true)
})
