/** Tables of figures in Markdown, written from what the benches found, so that no page can say another figure. */
import { markdownTable } from '../../testkit/markdown-table.ts'
import { type BenchName, benches, benchNames } from './benches.ts'
import type { Result } from './results.ts'

type Results = (bench: BenchName) => Result | undefined

type Row = readonly string[]

const table = ([head = [], ...rows]: readonly Row[]): string => markdownTable(head, rows)

/** A number as a reader wants it: `1,234` or `0.4321`. */
const shownNumber = (value: number): string => value.toLocaleString('en-GB', { maximumSignificantDigits: 4 })

const shownValue = ({ value, unit }: Result['figures'][number]): string => `${shownNumber(value)} ${unit}`.trim()

const met = { true: 'yes', false: 'NO', null: '' } as const

/** Measure, value, target and whether it is met: what is printed, and what stands in the pages. */
export const rowsOf = ({ figures }: Result): Row[] =>
  figures.map((figure) => [figure.measure, shownValue(figure), figure.target, met[`${figure.met}`]])

const where = ({ machine: { cores, node, commit, day, load } }: Result): string =>
  `${day}, ${cores} cores, Node ${node}, at commit ${commit}; load of the minute before, for each core: ${load}.`

const benchBlock = (result: Result | undefined): string =>
  result
    ? `${table([['measure', 'value', 'target', 'met'], ...rowsOf(result)])}\n\n${where(result)}`
    : 'No run is kept yet.'

/** What the README shows: a few of all the figures, in words of its own. */
const headlines: readonly { readonly says: string; readonly bench: BenchName; readonly measure: string }[] = [
  { says: 'a will checked and drafted', bench: 'draft', measure: 'draft one will' },
  { says: 'a will printed as a tagged PDF', bench: 'render', measure: 'render the example will' },
  { says: 'a pack of nine documents, zipped', bench: 'pack', measure: 'a pack of 9 documents as a zip' },
  {
    says: 'the same will printed by a Chromium that is open already',
    bench: 'documents',
    measure: 'the same will through headless Chromium',
  },
  {
    says: 'a durable save, 64 at once, against a bare handler',
    bench: 'save',
    measure: 'durable save, whole stack against bare, at 64 connections',
  },
  {
    says: 'the same on PostgreSQL, against Express and Drizzle',
    bench: 'save-postgres',
    measure: 'durable save, whole stack against Express and Drizzle on PostgreSQL, two processes',
  },
  { says: 'whole journeys, from sign-up to the documents', bench: 'journey', measure: 'journeys of the server' },
  { says: 'start of the server to its first answer', bench: 'start', measure: 'start to the first answer' },
  { says: 'memory of 1,000 people signed in', bench: 'sessions', measure: 'memory of 1,000 open sessions' },
  {
    says: 'a save among 1,000,000 wills against 1,000, SQLite',
    bench: 'scale',
    measure: 'save among many against few, SQLite',
  },
  { says: 'script of the first page, gzipped', bench: 'web', measure: 'landing: all script, gzipped' },
  {
    says: 'script of a first question before its first key, gzipped',
    bench: 'web',
    measure: 'first question: script before the first key, gzipped',
  },
  { says: 'a first question on slow 4G, largest paint', bench: 'web', measure: 'first question: largest paint' },
  { says: 'first page on slow 4G, largest paint', bench: 'web', measure: 'landing: largest paint' },
  {
    says: 'a key in a will of twelve people, to paint',
    bench: 'interaction',
    measure: 'wizard: key to paint, 98th percentile',
  },
  {
    says: 'script of a question, gzipped, against that of a SurveyJS survey',
    bench: 'form-library',
    measure: 'script of a question of the wizard, gzipped',
  },
]

const headlineBlock = (results: Results): string =>
  table([
    ['what', 'value', 'target', 'met', 'bench'],
    ...headlines.map(({ says, bench, measure }) => {
      const figure = results(bench)?.figures.find((each) => each.measure === measure)
      const [value, target, isMet] = figure
        ? [shownValue(figure), figure.target, met[`${figure.met}`]]
        : ['no run is kept', '', '']
      return [says, value, target, isMet, bench]
    }),
  ])

/** Every target that the last runs did not meet. */
const missedBlock = (results: Results): string =>
  table([
    ['what', 'value', 'target', 'bench'],
    ...benchNames.flatMap((bench) =>
      (results(bench)?.figures ?? [])
        .filter((figure) => figure.met === false)
        .map((figure) => [figure.measure, shownValue(figure), figure.target, bench]),
    ),
  ])

/** A page with all figures of the last runs, and where each was measured. */
export const figuresPage = (results: Results): string =>
  [
    '# Figures',
    ...benchNames.flatMap((bench) => [
      `## ${bench}`,
      `Measured: ${benches[bench].measures}.`,
      benchBlock(results(bench)),
    ]),
  ]
    .join('\n\n')
    .concat('\n')

const BLOCK = /<!-- figures: ([a-z-]+) -->\n[\s\S]*?<!-- end of figures -->/g

/** The names of the blocks of figures on a page. */
export const blocksIn = (page: string): string[] => [...page.matchAll(BLOCK)].map(([, name = '']) => name)

/** The page with its blocks of figures as the results have them: `headlines`, `missed`, or all of a bench. */
export const withFigures = (page: string, results: Results): string =>
  page.replace(BLOCK, (_, name: string) => {
    const bench = benchNames.find((each) => each === name)
    const others = name === 'missed' ? missedBlock(results) : headlineBlock(results)
    const block = bench ? benchBlock(results(bench)) : others
    return `<!-- figures: ${name} -->\n${block}\n<!-- end of figures -->`
  })

/** Measures of the README that a run of their bench did not find. */
export const missingHeadlines = (results: Results): string[] =>
  headlines.flatMap(({ bench, measure }) => {
    const figures = results(bench)?.figures
    return figures && !figures.some((each) => each.measure === measure) ? [`${bench}: ${measure}`] : []
  })
