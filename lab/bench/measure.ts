/** One figure of a bench, and whether it meets its target. */
export type Measure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly target: string
  readonly ok: boolean
}

/** The median. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds that each of `runs` calls took, after as many again to warm up. Each call gets its number. */
export const timesOf = (runs: number, work: (run: number) => void): number[] =>
  Array.from({ length: runs * 2 }, (_, run) => {
    const start = performance.now()
    work(run)
    return performance.now() - start
  }).slice(runs)

/** As `timesOf`, for asynchronous work, one call after the other. */
export const timesOfEach = async (runs: number, work: (run: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let run = 0; run < runs * 2; run += 1) {
    const start = performance.now()
    await work(run)
    times.push(performance.now() - start)
  }
  return times.slice(runs)
}

/** The percentile by nearest rank. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN
