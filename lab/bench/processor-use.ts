/** What a process and those it started have used, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs'

/** Ticks in a second, on every Linux that Node runs on. */
const TICKS = 100
const PAGE_BYTES = 4096
const MB = 1024 * 1024

// The name of a process stands in brackets and may hold spaces, so fields are counted after it. The first is the state.
const fieldsOf = (pid: number | string): number[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14]

const sumOf = (fields: readonly number[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (fields[place] ?? 0), 0)

// A process may end while the list is read.
const fieldsWhileThere = (pid: string): number[] => {
  try {
    return fieldsOf(pid)
  } catch {
    return []
  }
}

const childrenOf = (pid: number): number[][] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsWhileThere)
    .filter((fields) => fields[PARENT] === pid)

/** Seconds of processor time: of the process, of those it started that run, and of those that have ended. */
export const processorSeconds = (pid: number): { readonly own: number; readonly started: number } => {
  const fields = fieldsOf(pid)
  const running = childrenOf(pid).reduce((sum, each) => sum + sumOf(each, [USER, SYSTEM]), 0)
  return {
    own: sumOf(fields, [USER, SYSTEM]) / TICKS,
    started: (sumOf(fields, [ENDED_USER, ENDED_SYSTEM]) + running) / TICKS,
  }
}

/** Megabytes of memory that a process has in use. */
export const memoryOf = (pid: number): number => {
  const [, pages = Number.NaN] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
  return (pages * PAGE_BYTES) / MB
}
