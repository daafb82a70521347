import { expect, test } from 'vitest'
import { allContent } from './all-content.ts'
import { review } from './welsh/review.ts'

const listOf = ({ file, title, sections }: (typeof allContent)[number]): string => {
  const lines = sections.filter(({ review }) => review).map(({ heading }) => `- ${heading}`)
  return `## ${title}\n\nIn \`${file}\`.\n\n${lines.join('\n')}\n`
}

const fileOf = (part: string): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const welshLines = Object.entries(review).map(
  ([part, { solicitor }]) =>
    `- \`web/content/welsh/${fileOf(part)}.ts\`${solicitor ? ', and a solicitor who reads Welsh' : ''}`,
)

const welsh = `## Welsh

In \`web/content/welsh/\`. Nobody who speaks Welsh from home has read it yet. Somebody who does has still to read, beside the
English in \`web/content/english/\`:

${welshLines.join('\n')}

The descriptions in Welsh in \`web/content/page-descriptions.ts\` belong to it.
`

const page = `# Words that a solicitor has still to review

Each part named here is marked \`review: true\` where it is written. This page is made from those marks by
\`web/content/content-review.test.ts\`; after a change, \`npx vitest run web/content -u\` makes it again.

${[...allContent.map(listOf), welsh].join('\n')}`

// -u writes it. Anywhere else a difference fails.
test('the page of what a solicitor has to review is up to date', async () => {
  await expect(page).toMatchFileSnapshot('../../docs/content-review.md')
})

test('what rests on the law is marked', () => {
  for (const { sections } of allContent) expect(sections.some(({ review }) => review)).toBe(true)
})
