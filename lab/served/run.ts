/** `npm run served-share`: which share of a seeded population can finish and pay. `npm run docs` writes it as a page. */
import { asText } from './page.ts'
import { measureAll, population } from './population.ts'

process.stdout.write(`${asText(measureAll(population))}\n`)
