/** Writes a page about fair selling, for a lawyer to review. */
import { consumerDuties, type Duty } from './consumer-duties.ts'

export const proofOf = (shown: string): { readonly file: string; readonly name: string } => {
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

/** For each duty of a business that sells wills to consumers: its law, what the product does, and what shows it. */
export const consumerLaw = (): string => `# Fair selling

Written by \`npm run docs\` from \`legal/consumer-duties.ts\`. For each duty of a business that sells wills to consumers: what the
product does, the tests that fail when it no longer does, and what a person has to do. No lawyer has read this list, and the guidance of
the Competition and Markets Authority on will writing has still to be compared with it.

${consumerDuties.map(section).join('\n\n')}
`
