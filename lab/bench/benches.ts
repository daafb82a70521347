import type { Measure } from './measure.ts'

type Bench = {
  /** What it measures, in words that end no sentence. */
  readonly measures: string
  readonly load: () => Promise<{ readonly run: () => Promise<Measure[]> }>
  /** Runs only when named: it takes minutes. */
  readonly long?: true
  /** Needs the packages of the lab: it measures the product with them or beside them. */
  readonly besides?: true
}

/** Every bench by its name. */
export const benches = {
  draft: { measures: 'a will checked and drafted, or redrawn beside a step', load: () => import('./draft.ts') },
  estimate: {
    measures: 'tax, and what each person gets in pounds; a rough figure doubles or trebles the worlds',
    load: () => import('./estimate.ts'),
  },
  outcome: { measures: 'who takes what after a death, and the search for a gap', load: () => import('./outcome.ts') },
  render: {
    measures: 'the example will as a tagged PDF, for a new customer each time',
    load: () => import('./render.ts'),
  },
  record: { measures: 'the record of a will as a tagged PDF', load: () => import('./record.ts') },
  pack: {
    measures: 'nine documents on one thread and their zip, and everything that can be bought',
    load: () => import('./pack.ts'),
  },
  documents: {
    measures: 'saves beside packs, the same will by Chromium and LibreOffice, memory over ten thousand documents',
    load: () => import('./documents.ts'),
    long: true,
  },
  word: {
    measures: 'wills as Word files, printed by LibreOffice, against the words and numbers of the will',
    load: () => import('./word.ts'),
    long: true,
  },
  start: {
    measures: 'the process to its first answer, with the compiled code of the last run',
    load: () => import('./start.ts'),
  },
  'event-loop': {
    measures: 'how long each route holds the one thread that answers everybody, with the largest wills that exist',
    load: () => import('./event-loop.ts'),
    long: true,
  },
  fairness: {
    measures:
      'an honest save among 50 accounts with the largest wills and 20 addresses that ask all the time, for five minutes or `FAIRNESS_SECONDS`',
    load: () => import('./fairness.ts'),
    long: true,
  },
  save: {
    measures:
      'durable saves on SQLite against a bare handler with one transaction, no login, check, encryption or history',
    load: () => import('./save.ts'),
  },
  'save-postgres': {
    measures: 'the same on PostgreSQL, and against a plain service on Express and Drizzle (`lab/bench/peers/`)',
    load: () => import('./save-postgres.ts'),
    besides: true,
  },
  processes: {
    measures: 'four processes on one PostgreSQL against one; it takes six cores to mean something',
    load: () => import('./processes.ts'),
  },
  mail: {
    measures:
      'mails a second that one, two, four and eight workers hand over from one PostgreSQL to a mail server that takes 50 ms for each',
    load: () => import('./mail.ts'),
  },
  upgrade: {
    measures:
      'saves of eight customers through a proxy while two servers are replaced by the next release, which builds an index of a million revisions (`ROWS=10000000` for ten)',
    load: () => import('./upgrade.ts'),
    long: true,
  },
  'game-day': {
    measures:
      'seconds until each alert of `deploy/alerts.yaml` fires once its fault was caused; it needs `apt install prometheus`, and root for a small disk of its own',
    load: () => import('./game-day.ts'),
    long: true,
  },
  journey: {
    measures: 'all that one person asks of the server, in processor time',
    load: () => import('./journey.ts'),
  },
  sessions: { measures: 'memory of people who are signed in', load: () => import('./sessions.ts') },
  room: { measures: 'rows and bytes of one customer with a complete will', load: () => import('./room.ts') },
  scale: {
    measures: 'a read and a save among 1,000 and 1,000,000 wills',
    load: () => import('./scale.ts'),
    long: true,
  },
  watch: {
    measures:
      'the nightly watch over a hundred thousand signed wills, each with a key of its own, and over a million at that pace',
    load: () => import('./watch.ts'),
    long: true,
  },
  charities: {
    measures: 'importing and searching 170,000 charities',
    load: () => import('./charities.ts'),
    long: true,
  },
  desk: { measures: 'tables of the back office among 100,000 orders', load: () => import('./desk.ts') },
  web: {
    measures: 'the landing page on a phone with slow 4G, by Lighthouse',
    load: () => import('./web.ts'),
    besides: true,
  },
  'repeat-visit': {
    measures: 'the same page and the summary again, until a press is answered',
    load: () => import('./repeat-visit.ts'),
  },
  interaction: {
    measures: 'a key, a press, the picture and the next step, with twelve people and a processor slowed four times',
    load: () => import('./interaction.ts'),
  },
  'form-library': {
    measures: 'a question with the will beside it, and a survey of SurveyJS that asks the same',
    load: () => import('./form-library.ts'),
    besides: true,
  },
  fuzz: {
    measures: '200,000 made-up requests, none answered with a failure of ours',
    load: () => import('./fuzz.ts'),
    long: true,
  },
  'long-text': {
    measures: 'a megabyte of one sign in every text that the API takes',
    load: () => import('./long-text.ts'),
  },
  resilience: {
    measures: 'kills under load, a clock that is set, a full disk, slow bodies; nothing is lost',
    load: () => import('./resilience.ts'),
    long: true,
  },
} as const satisfies Readonly<Record<string, Bench>>

export type BenchName = keyof typeof benches

export const benchNames = Object.keys(benches) as BenchName[]

/** What each bench measures, a line for each. */
export const whatBenchesMeasure = (): string[] =>
  benchNames.map((name) => `- \`${name}\`: ${isLong(name) ? 'takes minutes: ' : ''}${benches[name].measures}`)

export const isBench = (name: string): name is BenchName => Object.hasOwn(benches, name)

export const needsLabPackages = (name: BenchName): boolean => 'besides' in benches[name]

export const isLong = (name: BenchName): boolean => 'long' in benches[name]
