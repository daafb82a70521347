import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFigures } from './figures.ts'
import { lastResult } from './results.ts'

const root = join(import.meta.dirname, '../..')

/** The pages that show figures. */
export const pagesWithFigures = ['README.md', 'docs/performance.md'] as const

export const readPage = (page: string): string => readFileSync(join(root, page), 'utf8')

/** Writes the kept figures into the pages. */
export const writeFigures = (): void => {
  for (const page of pagesWithFigures) writeFileSync(join(root, page), withFigures(readPage(page), lastResult))
}
