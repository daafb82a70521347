/** The memory of the server and of its printing process while ten thousand documents are printed. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startWork } from '../../server/work/processes.ts'
import { simplestWill, today } from '../../testkit/builders.ts'
import { coldWill } from './cold-user.ts'
import type { Measure } from './measure.ts'

const DOCUMENTS = 10_000
const LOOK_EVERY = 50
const MOST_GROWTH_MB = 40
const MB = 1024 * 1024
const KB = 1024

/** How many documents make a stretch. The rendering process is replaced now and then, so the maximum of a stretch counts. */
const stretches = [
  { name: 'the first 1,000', from: 0, to: 1_000 },
  { name: '1,000 to 5,000', from: 1_000, to: 5_000 },
  { name: '5,000 to 10,000', from: 5_000, to: DOCUMENTS },
] as const

const run = promisify(execFile)

/** Bytes in use by the processes that this one has started. */
const ofChildren = async (): Promise<number> => {
  const { stdout } = await run('ps', ['-A', '-o', 'ppid=,comm=,rss='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const kilobytes = rows.filter(([parent, command]) => Number(parent) === process.pid && command !== 'ps')
  return kilobytes.reduce((sum, row) => sum + Number(row.at(-1)) * KB, 0)
}

/** Every fiftieth name is one of another script. */
const willOf = (number: number) => {
  const simplest = simplestWill()
  const last_name = number % 50 === 0 ? 'محمد علي' : number % 50 === 25 ? '王小明' : 'Hale'
  return coldWill({ ...simplest, details: { ...simplest.details, last_name } }, number).will
}

type Seen = { readonly at: number; readonly server: number; readonly printing: number }

const watched = async (): Promise<Seen[]> => {
  const { papers, close } = startWork({})
  const seen: Seen[] = []
  for (let number = 1; number <= DOCUMENTS; number += 1) {
    await papers.shown(willOf(number), today, 'will')
    if (number % LOOK_EVERY === 0)
      seen.push({ at: number, server: process.memoryUsage.rss(), printing: await ofChildren() })
  }
  await close()
  return seen
}

const shown = { unit: 'MB', target: '', ok: true }

/** The most that was in use in each stretch, in megabytes, and how much more it was in the last than in the first. */
export const printingMemory = async (): Promise<Measure[]> => {
  const seen = await watched()
  const most = (of: 'server' | 'printing', { from, to }: (typeof stretches)[number]): number =>
    Math.max(...seen.filter(({ at }) => from < at && at <= to).map((each) => each[of])) / MB
  return (['server', 'printing'] as const).flatMap((of) => {
    const who = of === 'server' ? 'the server' : 'its printing process'
    const [first, , last] = [stretches[0], stretches[1], stretches[2]].map((stretch) => most(of, stretch))
    const value = (last ?? Number.NaN) - (first ?? Number.NaN)
    return [
      ...stretches.map((stretch) => ({
        name: `memory of ${who}, documents ${stretch.name}`,
        value: most(of, stretch),
        ...shown,
      })),
      {
        name: `memory gained by ${who} over ${DOCUMENTS} documents`,
        value,
        unit: 'MB',
        target: `<= ${MOST_GROWTH_MB}`,
        ok: value <= MOST_GROWTH_MB,
      },
    ]
  })
}
