/**
 * Runs the measurements and compares each with its target: all of them, or those named (`npm run bench -- draft`).
 * `charities`, `documents`, `resilience` and `scale` take a while and run only when named.
 */
import type { Measure } from './measure.ts'

const benches: Readonly<Record<string, () => Promise<{ run: () => Promise<Measure[]> }>>> = {
  charities: () => import('./charities.ts'),
  documents: () => import('./documents.ts'),
  draft: () => import('./draft.ts'),
  fuzz: () => import('./fuzz.ts'),
  interaction: () => import('./interaction.ts'),
  'long-text': () => import('./long-text.ts'),
  outcome: () => import('./outcome.ts'),
  pack: () => import('./pack.ts'),
  record: () => import('./record.ts'),
  render: () => import('./render.ts'),
  resilience: () => import('./resilience.ts'),
  save: () => import('./save.ts'),
  'save-postgres': () => import('./save-postgres.ts'),
  scale: () => import('./scale.ts'),
  web: () => import('./web.ts'),
}

const onlyWhenNamed = new Set(['charities', 'documents', 'resilience', 'scale'])

const shown = (value: number): string => value.toLocaleString('en-GB', { maximumSignificantDigits: 4 })

const named = process.argv.slice(2)
const strangers = named.filter((name) => !Object.hasOwn(benches, name))
if (strangers.length > 0) {
  console.error(`There is no bench ${strangers.join(', ')}. Choose from: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}

const measures: Measure[] = []
// One after the other, because they would disturb each other's timing.
for (const [name, load] of Object.entries(benches)) {
  if (named.length > 0 ? !named.includes(name) : onlyWhenNamed.has(name)) continue
  measures.push(...(await (await load()).run()))
}

const rows = [
  ['measure', 'value', 'target', 'met'],
  ...measures.map(({ name, value, unit, target, ok }) => [name, `${shown(value)} ${unit}`, target, ok ? 'yes' : 'NO']),
]
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
process.exitCode = measures.every(({ ok }) => ok) ? 0 : 1
