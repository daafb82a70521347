import { expect, test } from 'vitest'
import { allContent } from './all-content.ts'

const listOf = ({ file, title, sections }: (typeof allContent)[number]): string => {
  const lines = sections.filter(({ review }) => review).map(({ heading }) => `- ${heading}`)
  return `## ${title}\n\nIn \`${file}\`.\n\n${lines.join('\n')}\n`
}

const page = `# Words that a solicitor has still to review

Each part named here is marked \`review: true\` where it is written. This page is made from those marks by
\`web/content/content-review.test.ts\`; after a change, \`npx vitest run web/content -u\` makes it again.

${allContent.map(listOf).join('\n')}`

// -u writes it. Anywhere else a difference fails.
test('the page of what a solicitor has to review is up to date', async () => {
  await expect(page).toMatchFileSnapshot('../../docs/content-review.md')
})

test('what rests on the law is marked', () => {
  for (const { sections } of allContent) expect(sections.some(({ review }) => review)).toBe(true)
})
