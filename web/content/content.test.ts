import { describe, expect, test } from 'vitest'
import { expectDerived } from '#testkit/derived.ts'
import { checked } from '#words/cy/checked.ts'
import { filesInWelsh } from '#words/cy/in-welsh.ts'
import { welshReview } from '#words/cy/visitors.ts'
import { about } from '#words/en/about.ts'
import { accessibility } from '#words/en/accessibility.ts'
import { downloadConsent } from '#words/en/download-consent.ts'
import { easyRead } from '#words/en/easy-read.ts'
import { howItWorks } from '#words/en/how-it-works.ts'
import { pairWords } from '#words/en/pair.ts'
import { powerOfAttorney } from '#words/en/power-of-attorney.ts'
import { privacy } from '#words/en/privacy.ts'
import { security } from '#words/en/security.ts'
import { terms } from '#words/en/terms.ts'
import { thisCopy } from '#words/en/this-copy.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import { contentOf, type Section, wordsOf } from './content.ts'
import { questions } from './questions.ts'
import { operatorBlocks, signOffBlocks } from './this-copy.ts'

type Listed = { readonly file: string; readonly title: string; readonly sections: readonly Section[] }

/** Every content file, the questions as sections. */
const allContent: readonly Listed[] = [
  { file: 'words/en/how-it-works.ts', ...contentOf(howItWorks) },
  { file: 'words/en/about.ts', ...contentOf(about) },
  { file: 'words/en/power-of-attorney.ts', ...contentOf(powerOfAttorney('£92')) },
  { file: 'words/en/terms.ts', ...contentOf(terms) },
  { file: 'words/en/wills-terms.ts', ...contentOf(willsTerms) },
  { file: 'words/en/privacy.ts', ...contentOf(privacy) },
  {
    file: 'words/en/this-copy.ts',
    title: 'Companies that work for us',
    sections: Object.entries(thisCopy.thirdParties.companies).map(([id, learns]) => ({
      id,
      heading: id,
      review: true,
      blocks: [learns('mail.example')],
    })),
  },
  { file: 'words/en/accessibility.ts', ...contentOf(accessibility) },
  { file: 'words/en/easy-read.ts', ...contentOf(easyRead) },
  { file: 'words/en/security.ts', ...contentOf(security) },
  { file: 'words/en/download-consent.ts', ...contentOf(downloadConsent) },
  { file: 'words/en/pair.ts', ...contentOf(pairWords) },
  {
    file: 'words/en/questions.ts',
    title: 'Questions',
    sections: questions
      .flatMap((group) => group.questions)
      .map(({ question, answer, ...rest }) => ({ ...rest, heading: question, blocks: answer })),
  },
]

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

const listOf = ({ file, title, sections }: (typeof allContent)[number]): string => {
  const lines = sections.filter(({ review }) => review).map(({ heading }) => `- ${heading}`)
  return `## ${title}\n\nIn \`${file}\`.\n\n${lines.join('\n')}\n`
}

const welshLines = Object.entries(welshReview).map(
  ([part, { solicitor }]) => `- \`${part}\`${solicitor ? ', and a solicitor who reads Welsh' : ''}`,
)

const rowsIn = (table: object): number =>
  Object.values(table).reduce((sum, row) => sum + (typeof row === 'object' && !Array.isArray(row) ? rowsIn(row) : 1), 0)

const journeyLines = Object.entries(filesInWelsh).map(([file, tables]) => {
  const rows = rowsIn(tables)
  const left = rows - Object.keys(checked).filter((key) => key.startsWith(`${file}.`)).length
  return `- \`words/cy/${file}.ts\`: ${left} of ${rows} rows`
})

const welsh = `## Welsh

In \`words/cy/visitors.ts\`. No native speaker of Welsh has read it yet. One has still to read these parts, beside the English in
\`words/en/visitors.ts\` and \`words/en/sign-up-and-prices.ts\`:

${welshLines.join('\n')}

What \`words/cy/descriptions.ts\` and \`words/cy/not-me.ts\` say belongs to it. So do the questions of a will and what stands around them, by
file; what has been checked is in \`words/cy/checked.ts\`:

${journeyLines.join('\n')}
`

const page = `# Words that a solicitor has still to review

Each part named here is marked \`review: true\` where it is written. This page is made from those marks by
\`web/content/content.test.ts\`; after a change, \`npm run derived\` makes it again.

${[...allContent.map(listOf), welsh].join('\n')}`

test('the page of what a solicitor has to review is up to date', async () => {
  await expectDerived(page, '../../docs/content-review.md')
})

test('what rests on the law is marked', () => {
  for (const { sections } of allContent) expect(sections.some(({ review }) => review)).toBe(true)
})
