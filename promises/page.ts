import { markdownTable } from '#testkit/markdown-table.ts'
import type { Mark } from '../structure/test-names.ts'
import { proofsOf } from './proofs.ts'
import { missingFrom, type SpecifiedId, specified, specifiedIds } from './specified.ts'
import type { Group, Section, Statement } from './statement.ts'

/** What is started for a test, by the folder that it is in. */
const kindOf = ({ file }: Mark): 'alone' | 'server' | 'browser' => {
  if (file.startsWith('e2e/')) return file.endsWith('.spec.ts') ? 'browser' : 'server'
  return /^(server|cli)\//.test(file) ? 'server' : 'alone'
}

/** A name as it is written in a table of tests: what stands for a case is left open. */
const shown = (name: string): string =>
  name
    .replaceAll('%s › ', '')
    .replace(/%[sdijo#]/g, '…')
    .replace(/\$\w+/g, '…')

const linesOfProof = ({ id }: Statement): string[] =>
  Object.entries(Object.groupBy(proofsOf(id), ({ file }) => file)).map(
    ([file, proofs = []]) => `  - [${file}](../../${file}): ${proofs.map(({ name }) => `“${shown(name)}”`).join(', ')}`,
  )

const decisionOf = ({ decision }: Statement): string[] =>
  decision === undefined ? [] : [`  - Decided: [${Number(decision.slice(0, 4))}](../../docs/decisions/${decision})`]

const lineOf = (id: SpecifiedId): string => `${specified[id]} (\`${id}\`)`

const linesOf = ({ standsFor }: Statement): string => `  - Specified: ${standsFor.map(lineOf).join('; ')}`

const ofStatement = (each: Statement): string =>
  [`- ${each.says}`, linesOf(each), ...decisionOf(each), ...linesOfProof(each)].join('\n')

const ofGroup = ({ title, statements }: Group): string => [`### ${title}`, ...statements.map(ofStatement)].join('\n\n')

const ofSection = ({ title, groups }: Section): string => [`## ${title}`, ...groups.map(ofGroup)].join('\n\n')

export const statementsOf = ({ groups }: Section): Statement[] => groups.flatMap(({ statements }) => statements)

const counted = (title: string, statements: readonly Statement[]): string[] => {
  const by = (kind: ReturnType<typeof kindOf>) =>
    statements.filter(({ id }) => proofsOf(id).some((proof) => kindOf(proof) === kind)).length
  const decided = statements.filter(({ decision }) => decision !== undefined).length
  return [title, ...[statements.length, by('alone'), by('server'), by('browser'), decided].map(String)]
}

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

/** A line for each section: how many statements it has, and how many of them each kind of test shows. */
const counts = (sections: readonly Section[]): string =>
  markdownTable(
    ['section', 'statements', 'shown alone', 'with a server', 'in a browser', 'decided otherwise'],
    [
      ...sections.map((each) => counted(`[${each.title}](#${anchorOf(each.title)})`, statementsOf(each))),
      counted('all', sections.flatMap(statementsOf)),
    ],
  )

/** The specification in our own words, counted, and what of it no promise stands for. */
const ofSpecification = (sections: readonly Section[]): string[] => {
  const missing = missingFrom(sections.flatMap(statementsOf))
  return [
    `The specification and what was decided of it are ${specifiedIds.length} statements here, each in our own words with an identity that stays. Each promise names those it stands for.`,
    missing.length === 0
      ? 'No statement is without a promise.'
      : ['Without a promise:', ...missing.map((id) => `- ${lineOf(id)}`)].join('\n'),
  ]
}

/** The page of promises. */
export const pageOf = (sections: readonly Section[]): string =>
  `${[
    '# What the product promises',
    'Each line is a promise about screens, answers, calls and limits, and under it stand the tests that fail when it is broken. A few lines are answered otherwise than was specified: these name the decision.',
    'A test runs alone, with nothing started but the code it is about; with a server, on a real database; or in a browser, as a customer would. A promise that matters to a customer’s money or words has more than one. “a › b” is the case b of the tests a.',
    'The page is written by `npm run docs` from the tables in [promises](../../promises) and from what stands over the tests, such as `// Promise: api.logout`.',
    ...ofSpecification(sections),
    counts(sections),
    ...sections.map(ofSection),
  ].join('\n\n')}\n`
