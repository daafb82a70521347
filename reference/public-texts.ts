/** The texts of public pages, as a list for whoever has to review them. */
import { contentOf, type Section } from '#web/content/content.ts'
import { questions } from '#web/content/questions.ts'
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

type Listed = { readonly file: string; readonly title: string; readonly sections: readonly Section[] }

/** Every file of texts, the questions as sections. */
export const allContent: readonly Listed[] = [
  { file: 'words/en/how-it-works.ts', ...contentOf(howItWorks) },
  { file: 'words/en/about.ts', ...contentOf(about) },
  { file: 'words/en/power-of-attorney.ts', ...contentOf(powerOfAttorney, '£92') },
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

/** What is marked for a solicitor to review, and what nobody has checked of the Welsh. */
export const publicTextsPage = (): string => `# Words that a solicitor has still to review

Each part named here is marked \`review: true\` where it is written. This page is made from those marks
by \`npm run docs\`.

${[...allContent.map(listOf), welsh].join('\n')}`
