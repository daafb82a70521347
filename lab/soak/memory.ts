/** Whether the memory of a process grows, by a straight line through what was measured. */
import { readFileSync } from 'node:fs'

export type Sample = { readonly seconds: number; readonly megabytes: number }

/** What a process holds of the machine's memory now. */
export const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export type Line = { readonly perHour: number; readonly start: number; readonly end: number }

/** The line with the least squares: megabytes an hour, and where it begins and ends. */
export const lineThrough = (samples: readonly Sample[]): Line => {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, each) => sum + of(each), 0) / samples.length
  const [x, y] = [mean(({ seconds }) => seconds), mean(({ megabytes }) => megabytes)]
  const covariance = mean(({ seconds, megabytes }) => (seconds - x) * (megabytes - y))
  const slope = covariance / mean(({ seconds }) => (seconds - x) ** 2)
  const at = (seconds: number): number => y + slope * (seconds - x)
  return { perHour: slope * 3600, start: at(samples[0]?.seconds ?? 0), end: at(samples.at(-1)?.seconds ?? 0) }
}
