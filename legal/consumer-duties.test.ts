import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectDerived } from '#testkit/derived.ts'
import { namesOfTests } from '../structure/test-names.ts'
import { consumerDuties, type Duty } from './consumer-duties.ts'

const proofOf = (shown: string): { readonly file: string; readonly name: string } => {
  const end = shown.indexOf(': ')
  return { file: shown.slice(0, end), name: shown.slice(end + 2) }
}

const section = ({ duty, source, does, shownBy, person }: Duty): string =>
  [
    `## ${duty}`,
    '',
    `Law: ${source}. ${does}`,
    '',
    ...shownBy.map(proofOf).map(({ file, name }) => `- “${name}” (\`${file}\`)`),
    ...(person ? [`- To be done by a person: ${person}`] : []),
  ].join('\n')

const page = `# Fair selling

Written by \`npm run derived\` from \`legal/consumer-duties.ts\`. For each duty of a business that sells wills to consumers: what the
product does, the tests that fail when it no longer does, and what a person has to do. No lawyer has read this list, and the guidance of
the Competition and Markets Authority on will writing has still to be compared with it.

${consumerDuties.map(section).join('\n\n')}
`

test('docs/consumer-law.md says what the table says', async () => {
  await expectDerived(page, '../docs/consumer-law.md')
})

test.each(consumerDuties)('$duty: each test is there', ({ shownBy }) => {
  const missing = shownBy.filter((shown) => {
    const { file, name } = proofOf(shown)
    return !existsSync(file) || !namesOfTests(file).includes(name)
  })
  expect(missing).toEqual([])
})

test('every duty has a test, or says who does it', () => {
  for (const { shownBy, person, duty } of consumerDuties)
    expect(shownBy.length > 0 || person !== undefined, duty).toBe(true)
})
