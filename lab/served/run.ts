/** `npm run served-share`: which share of a seeded population can finish and pay. `--write` writes `docs/served.md` as well. */
import { writeFileSync } from 'node:fs'
import { asPage, asText } from './page.ts'
import { measureAll, population } from './population.ts'

const all = measureAll(population)
process.stdout.write(`${asText(all)}\n`)
if (process.argv.includes('--write')) writeFileSync('docs/served.md', asPage(all, population))
