/** Writes the page about the journey: the steps as a table and a diagram, the pages, the guards and the modes. */
import { guards, type PageRow, pages } from '#core/journey/guards.ts'
import { modes } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { type PublicPage, publicPages } from '#core/journey/public-pages.ts'
import { type GroupName, groupOf, groups, type StepRow, stepRows } from '#core/journey/steps.ts'
import { progressShown } from '#core/journey/walk.ts'
import { publicTitle } from '#testkit/public-titles.ts'

const short = (name: string): string => name.split('.').slice(1).join('.')
const node = (name: string): string => short(name).replace(/[^a-z]/g, '_')

const arrow = (from: StepRow, to: StepRow): string => `  ${node(from.name)} --> ${node(to.name)}`

/** The diagram's edges around each run of conditional steps, from the step before it to the step after it. */
const detours = (): string[] =>
  stepRows.flatMap((step, index) => {
    if (!step.asked || stepRows[index - 1]?.asked) return []
    const after = stepRows.slice(index).find((each) => !each.asked)
    const before = stepRows[index - 1]
    return before && after ? [`  ${node(before.name)} -. not asked .-> ${node(after.name)}`] : []
  })

const subgraph = (group: GroupName): string[] => [
  `  subgraph group_${group.replace('-', '_')}["${groups[group]}"]`,
  ...stepRows
    .filter(({ name }) => groupOf(name) === group)
    .map((step) => `    ${node(step.name)}${step.asked ? `{{"${step.title}"}}` : `["${step.title}"]`}`),
  '  end',
]

const picture = (): string[] => [
  '```mermaid',
  'flowchart TD',
  ...(Object.keys(groups) as GroupName[]).flatMap(subgraph),
  ...stepRows.slice(1).map((step, index) => arrow(stepRows[index] as StepRow, step)),
  ...detours(),
  '```',
]

const cell = (text: string | undefined): string => text ?? ''

const isLastOfGroup = (at: number): boolean => {
  const [step, next] = [stepRows[at], stepRows[at + 1]]
  return step !== undefined && (next === undefined || groupOf(next.name) !== groupOf(step.name))
}

const stepTable = (): string[] => [
  '| step | question | % | shown | asked | once paid | last of group | event |',
  '|---|---|---|---|---|---|---|---|',
  ...stepRows.map(
    (step, at) =>
      `| \`${step.name}\` | ${step.title} | ${step.progress} | ${progressShown(step.name)} | ${step.asked ? 'sometimes' : 'always'} | ${step.hideOnPaid ? 'hidden' : ''} | ${isLastOfGroup(at) ? 'yes' : ''} | ${step.formEventId} |`,
  ),
]

const conditions = (page: PageRow): string =>
  [
    page.needsCompleteWill && `needs a complete will, else ${short(page.needsCompleteWill)}`,
    page.needsPayment && `needs payment, else ${short(page.needsPayment)}`,
    page.redirectOnNotVisited && `must be walked to, else ${short(page.redirectOnNotVisited)}`,
    page.redirectOnReload && `loaded again: ${short(page.redirectOnReload)}`,
    page.settledGoesTo && `once settled: ${short(page.settledGoesTo)}`,
  ]
    .filter(Boolean)
    .join('; ')

const pageTable = (): string[] => [
  '| page | path | conditions |',
  '|---|---|---|',
  ...pages.map(
    (page: PageRow & { name: (typeof pages)[number]['name'] }) =>
      `| ${page.title} | \`${pathOf(page.name)}\` | ${conditions(page)} |`,
  ),
]

const publicTable = (): string[] => [
  '| path | title | for | |',
  '|---|---|---|---|',
  ...publicPages.map((page: PublicPage) => {
    const notes = [page.qualified && 'needs the landing answers', page.redirectTo && `leads to \`${page.redirectTo}\``]
    return `| \`${page.path}\` | ${publicTitle(page.path)} | ${page.for} | ${cell(notes.filter(Boolean).join('; '))} |`
  }),
]

const purposes: Readonly<Record<(typeof guards)[number]['name'], string>> = {
  experiment:
    'A landing path may be sent to the other side of an experiment: to `experimentUrl`, which the caller has asked for.',
  payFirst: 'A page that needs payment sends to its payment page, unless the will is paid for or a sponsor pays.',
  settledAlready: 'The power of attorney, once settled, sends to the documents.',
  completeFirst: 'Add-ons and checkout need a complete will, else the summary.',
  passOver:
    'A step that is not asked, or is hidden once paid, has its answer and no statement that applies, sends to the next step.',
  notOnReload: 'A page that makes no sense when loaded again sends to the summary.',
  lastVisitedFirst:
    'A step not yet reached sends to the furthest step reached, while the will is unfinished and its summary unseen. The name step is exempt, and so is the one where the customer continues.',
  visitedFirst: 'Add-ons and checkout are reached by walking, else the summary.',
  logInFirst: 'Everything of the will and the account needs a log-in.',
  qualified: 'Sign-up needs the landing answers; a signed-in customer goes to their will.',
  visitorsOnly: 'Pages for visitors send a signed-in customer to their will.',
}

const guardList = (): string[] => guards.map(({ order, name }) => `- **${order}. ${name}** ${purposes[name]}`)

const modeTable = (): string[] => [
  '| mode | hides | the summary offers |',
  '|---|---|---|',
  ...modes.map(({ name, hides, summary }) => `| ${name} | ${hides.map(short).join(', ')} | ${summary} |`),
]

export const describeJourney = (): string =>
  [
    '# The journey',
    '',
    'The code in `core/journey/` writes this page when `npm run docs` is run.',
    '',
    '## The way through',
    '',
    'Six-sided steps are asked only where the answers call for them.',
    '',
    ...picture(),
    '',
    '## Steps',
    '',
    'The percentages are the specified ones; what the ribbon shows is the largest so far.',
    '',
    ...stepTable(),
    '',
    '## Pages after the summary',
    '',
    ...pageTable(),
    '',
    '## Pages outside the will',
    '',
    ...publicTable(),
    '',
    '## Guards',
    '',
    'In this order; the first with an answer decides. An unknown path is a page of its own and meets no guard.',
    '',
    ...guardList(),
    '',
    '## Modes',
    '',
    'Every mode resumes at the summary.',
    '',
    ...modeTable(),
    '',
  ].join('\n')
