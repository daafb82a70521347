/**
 * Runs the measurements, compares each with its target and keeps what was found in `lab/bench/results/`: all that do not take
 * minutes, or those named (`npm run bench -- draft`). The pages that show figures are written again from what is kept;
 * `npm run bench -- figures` does only that.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BenchName,
  benches,
  benchNames,
  isBench,
  isLong,
  needsLabPackages,
  whatBenchesMeasure,
} from './benches.ts'
import { rowsOf } from './figures.ts'
import { writeFigures } from './pages-with-figures.ts'
import { keep, type Result, resultOf, thisMachine } from './results.ts'

const FIGURES = 'figures'

const named = process.argv.slice(2)
const strangers = named.filter((name) => name !== FIGURES && !isBench(name))
if (strangers.length > 0) {
  console.error([`There is no bench ${strangers.join(', ')}. Choose from:`, ...whatBenchesMeasure()].join('\n'))
  process.exit(1)
}

const chosen: readonly BenchName[] =
  named.length > 0 ? named.filter(isBench) : benchNames.filter((name) => !isLong(name))

const lacking = existsSync(join(import.meta.dirname, '../node_modules')) ? [] : chosen.filter(needsLabPackages)
if (lacking.length > 0) {
  console.error(
    `Run \`npm ci --prefix lab\` first: ${lacking.join(', ')} measure the product beside packages of the lab.`,
  )
  process.exit(1)
}

const machine = thisMachine()
const results: Result[] = []
// One after the other, because they would disturb each other's timing.
for (const name of chosen) {
  const { run } = await benches[name].load()
  const result = resultOf(name, machine, await run())
  keep(result)
  results.push(result)
}
writeFigures()

const rows = [['measure', 'value', 'target', 'met'], ...results.flatMap(rowsOf)]
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
process.exitCode = results.some(({ figures }) => figures.some(({ met }) => met === false)) ? 1 : 0
