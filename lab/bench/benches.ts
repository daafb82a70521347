import type { Measure } from './measure.ts'

type Bench = {
  readonly load: () => Promise<{ readonly run: () => Promise<Measure[]> }>
  /** Runs only when named: it takes minutes. */
  readonly long?: true
  /** Needs the packages of the lab: it measures the product with them or beside them. */
  readonly besides?: true
}

/** Every bench by its name. */
export const benches = {
  draft: { load: () => import('./draft.ts') },
  estimate: { load: () => import('./estimate.ts') },
  outcome: { load: () => import('./outcome.ts') },
  render: { load: () => import('./render.ts') },
  record: { load: () => import('./record.ts') },
  pack: { load: () => import('./pack.ts') },
  documents: { load: () => import('./documents.ts'), long: true },
  start: { load: () => import('./start.ts') },
  'event-loop': { load: () => import('./event-loop.ts'), long: true },
  fairness: { load: () => import('./fairness.ts'), long: true },
  save: { load: () => import('./save.ts') },
  'save-postgres': { load: () => import('./save-postgres.ts'), besides: true },
  processes: { load: () => import('./processes.ts') },
  mail: { load: () => import('./mail.ts') },
  upgrade: { load: () => import('./upgrade.ts'), long: true },
  'game-day': { load: () => import('./game-day.ts'), long: true },
  journey: { load: () => import('./journey.ts') },
  sessions: { load: () => import('./sessions.ts') },
  room: { load: () => import('./room.ts') },
  scale: { load: () => import('./scale.ts'), long: true },
  watch: { load: () => import('./watch.ts'), long: true },
  charities: { load: () => import('./charities.ts'), long: true },
  desk: { load: () => import('./desk.ts') },
  web: { load: () => import('./web.ts'), besides: true },
  'repeat-visit': { load: () => import('./repeat-visit.ts') },
  interaction: { load: () => import('./interaction.ts') },
  'form-library': { load: () => import('./form-library.ts'), besides: true },
  fuzz: { load: () => import('./fuzz.ts'), long: true },
  'long-text': { load: () => import('./long-text.ts') },
  resilience: { load: () => import('./resilience.ts'), long: true },
} as const satisfies Readonly<Record<string, Bench>>

export type BenchName = keyof typeof benches

export const benchNames = Object.keys(benches) as BenchName[]

export const isBench = (name: string): name is BenchName => Object.hasOwn(benches, name)

export const needsLabPackages = (name: BenchName): boolean => 'besides' in benches[name]

export const isLong = (name: BenchName): boolean => 'long' in benches[name]
