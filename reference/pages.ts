/** `npm run docs` writes the pages that the code writes about itself into `dist/docs`. None of them is kept in the repository. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresPage } from '../lab/bench/figures.ts'
import { lastResult } from '../lab/bench/results.ts'
import { asPage } from '../lab/served/page.ts'
import { measureAll, population } from '../lab/served/population.ts'
import { describeAdvice } from '../legal/advice-doc.ts'
import { consumerLaw } from '../legal/consumer-law.ts'
import { legalSourcesNow } from '../legal/legal-sources-now.ts'
import { pageOf } from '../promises/page.ts'
import { sections } from '../promises/sections.ts'
import { errorsPage } from './errors.ts'
import { describeJourney } from './journey.ts'
import { publicTextsPage } from './public-texts.ts'
import { settingsPage } from './settings.ts'
import { taxRulesPage } from './tax-rules.ts'

/** Each page by the name of its file. Links are as seen from a folder two below the root. */
export const generatedPages: Readonly<Record<string, () => string>> = {
  'promises.md': () => pageOf(sections),
  'journey.md': describeJourney,
  'advice.md': describeAdvice,
  'legal-sources.md': legalSourcesNow,
  'consumer-law.md': consumerLaw,
  'settings.md': settingsPage,
  'errors.md': errorsPage,
  'tax-rules.md': taxRulesPage,
  'figures.md': () => figuresPage(lastResult),
  'public-texts.md': publicTextsPage,
  'served.md': () => asPage(measureAll(population), population),
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../dist/docs')
  mkdirSync(folder, { recursive: true })
  for (const [name, write] of Object.entries(generatedPages)) {
    writeFileSync(join(folder, name), write())
    process.stdout.write(`dist/docs/${name}\n`)
  }
}
