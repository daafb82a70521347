/** What each bench found when it was last run: one file in `lab/bench/results/` for each. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { BenchName } from './benches.ts'
import type { Measure } from './measure.ts'

/** Nothing in it tells whose machine it was. */
type Machine = {
  readonly cores: number
  readonly node: string
  readonly commit: string
  readonly day: string
  /** Of the minute before the run, for each core: near 0, nothing else was at work. */
  readonly load: number
}

type Figure = {
  readonly measure: string
  readonly value: number
  readonly unit: string
  readonly target: string
  /** Nothing is met where nothing is asked. */
  readonly met: boolean | null
}

export type Result = { readonly bench: BenchName; readonly machine: Machine; readonly figures: readonly Figure[] }

const DIGITS = 4

const folder = join(import.meta.dirname, 'results')

const fileOf = (bench: BenchName): string => join(folder, `${bench}.json`)

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' }).trim()

/** The last commit, and whether anything but the figures themselves was changed since. */
const commitNow = (): string => {
  const changed = git('status', '--porcelain', '--', '.', ':!lab/bench/results', ':!README.md', ':!docs/performance.md')
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`
}

/** The machine as it is before a run. */
export const thisMachine = (): Machine => {
  const cores = availableParallelism()
  return {
    cores,
    node: process.versions.node,
    commit: commitNow(),
    day: new Date().toISOString().slice(0, 10),
    load: Number(((loadavg()[0] ?? 0) / cores).toFixed(2)),
  }
}

/** The figures of a run, as they are kept and shown. */
export const resultOf = (bench: BenchName, machine: Machine, measures: readonly Measure[]): Result => ({
  bench,
  machine,
  figures: measures.map(({ name, value, unit, target, ok }) => ({
    measure: name,
    value: Number(value.toPrecision(DIGITS)),
    unit,
    target,
    met: target === '' ? null : ok,
  })),
})

/** Keeps the figures of a run in place of those of the last one, each on a line of its own. */
export const keep = ({ bench, machine, figures }: Result): void => {
  mkdirSync(folder, { recursive: true })
  const lines = figures.map((figure) => `  ${JSON.stringify(figure)}`).join(',\n')
  writeFileSync(
    fileOf(bench),
    `{\n "bench": ${JSON.stringify(bench)},\n "machine": ${JSON.stringify(machine)},\n "figures": [\n${lines}\n ]\n}\n`,
  )
}

/** What the last run of a bench found, or undefined when no run was kept. */
export const lastResult = (bench: BenchName): Result | undefined =>
  existsSync(fileOf(bench)) ? (JSON.parse(readFileSync(fileOf(bench), 'utf8')) as Result) : undefined
