/** Writes a page about: the law behind what customers read, for a lawyer to review. */
import { type ResultRow, resultRows } from '#core/existing-will/results.ts'
import type { Clause } from '#drafting/clause.ts'
import { clauseTable, opening } from '#drafting/clauses/table.ts'
import type { Held, Land, Owned, StepRow } from '#drafting/pack/land-steps.ts'
import { stepRows } from '#drafting/pack/trust-steps.ts'
import type { FindingTest } from './finding-tests.ts'
import { type ReviewFinding, reviewFindings } from './findings.ts'
import type { RulesOfLaw } from './rule-of-law.ts'
import { rulesOfLaw } from './rules-of-law/rules-of-law.ts'

/** Who signed off which clause as it stands, by its id: "Ann Doe, solicitor, on 2026-10-03". */
export type SignedClauses = ReadonlyMap<string, string>

const signOffOf = ({ id }: Clause, signed: SignedClauses): string => {
  const by = signed.get(id)
  return by === undefined ? 'awaiting review by a solicitor or TEP' : `signed off by ${by}`
}

const clauseEntry = (clause: Clause, signed: SignedClauses): string => {
  const { id, heading, when, why, source } = clause
  return `### ${heading}

- Clause: \`${id}\`
- When: ${when}
- Why: ${why}
- Law: ${source}
- Wording: ${signOffOf(clause, signed)}
`
}

const awaiting = (clauses: readonly Clause[], signed: SignedClauses): string => {
  const count = clauses.filter(({ id }) => !signed.has(id)).length
  return count === 0
    ? 'A solicitor has reviewed every clause.'
    : `${count} of ${clauses.length} clauses still await review by a solicitor or TEP. Until then nothing here is more than our own reading of the law.`
}

const groupEntry = ({ title, rules }: RulesOfLaw): string => `### ${title}

${rules
  .map(
    ({ id, rule, source, said }) => `**${rule}** \`${id}\`

- Law: ${source}
${said.map((sentence) => `- “${sentence}”`).join('\n')}
`,
  )
  .join('\n')}`

const resultEntry = ({ heading, text, source }: ResultRow): string => `- “${heading}. ${text}” ${source}`

const ownedInWords: Readonly<Record<Owned, string>> = {
  alone: 'land owned alone',
  'with the person': 'land owned with the one for whom it is held',
  'with others': 'land owned with others',
}

const held = (row: StepRow): Held => ({
  kind: row.of[0] ?? 'All of it',
  maker: '‹testator›',
  name: '‹name›',
  today: { day: 1, month: 1, year: 2027 },
  forSpouse: true,
  lands: [],
  age: '‹age›',
  small: '‹other›',
  trust: {
    id: 1,
    kind: 'Home',
    for: 1,
    endsIfCouple: 'Yes',
    surplus: 'Passed on at once',
    repairs: 'The person',
    capital: 'Yes',
  },
})

const land = (owned: Owned): Land => ({ place: '‹home›', owned, isSaid: true, part: '‹part›', others: ['‹owner›'] })

const stepEntry = (row: StepRow): string => {
  const { id, of, owned, source, say } = row
  const told = say(held(row), land(owned?.[0] ?? 'alone'))
  const where = owned === undefined ? '' : `. Only of ${owned.map((each) => ownedInWords[each]).join(' or ')}`
  return `### ${told?.title ?? id}

- Step: \`${id}\`. ${of.join(', ')}${where}
- Law: ${source}
${(told?.words ?? []).map((words) => `- “${words}”`).join('\n')}
`
}

const findingEntry = ({ number, found }: ReviewFinding, tests: readonly FindingTest[]): string => {
  const own = tests.filter((each) => each.number === number)
  const proofs = own.map((each) => `- ${each.name} (\`${each.file}\`)`)
  return `### ${number}. ${found}

${proofs.join('\n')}
`
}

/** The page. `tests` are those marked with a finding. */
export const legalSources = (
  tests: readonly FindingTest[],
  signed: SignedClauses,
  clauses: readonly Clause[] = [opening, ...clauseTable],
): string =>
  `# The law behind the words

Written from the code by \`npm run docs\`, so change that and not this page.

Clauses name their law in \`drafting/clauses/\`, findings about an existing will in \`core/existing-will/results.ts\`, and
[advice](advice.md) in \`core/advice/\`. Every other sentence that states the law to a customer stands in \`legal/rules-of-law/\`, under
the rule that it states, and is a row of words.

## Clauses

${awaiting(clauses, signed)}

${clauses.map((clause) => clauseEntry(clause, signed)).join('\n')}
## Pages, documents and mails

All of this awaits review by a solicitor or TEP. A sentence is quoted word for word; … stands for what the product fills in.

${rulesOfLaw.map(groupEntry).join('\n')}
## The guide for executors who hold something

One example of each step. Which steps stand in a guide follows from what is held and how land was owned. All of it awaits review by a
solicitor or TEP.

${stepRows.map(stepEntry).join('\n')}
## The check of an existing will

${resultRows.map(resultEntry).join('\n')}

## Findings of November 2026

45 drafted wills were read clause by clause, with their advice and documents. No lawyer read them. For each finding, the names of the
tests say what is so now.

${reviewFindings.map((each) => findingEntry(each, tests)).join('\n')}`
