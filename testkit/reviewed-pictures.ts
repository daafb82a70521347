/** Pictures of pages that somebody has looked at, to hold today's against. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { asPng, difference, fromPng, type Picture } from './pdf-picture.ts'

// Whoever changes the look on purpose runs the tests with UPDATE_PICTURES=1, looks at every page, and keeps the new pictures.
const updating = process.env.UPDATE_PICTURES === '1'
const reviewed = join(import.meta.dirname, '../documents/pictures')
const found = join(import.meta.dirname, '../.cache/pictures')

/** The part of the dots that may differ: one moved word is more. */
export const TOLERANCE = 0.0005

/** Fails when the pages look otherwise than in the picture of that name, and leaves what they look like now beside it. */
export const expectReviewed = (name: string, now: Picture): void => {
  const file = join(reviewed, `${name}.png`)
  if (updating) writeFileSync(file, asPng(now))
  expect(existsSync(file), `There is no picture ${file} yet. Run with UPDATE_PICTURES=1 and look at it.`).toBe(true)
  const differs = difference(now, fromPng(readFileSync(file)))
  if (differs > TOLERANCE) {
    mkdirSync(found, { recursive: true })
    writeFileSync(join(found, `${name}.png`), asPng(now))
  }
  expect(differs, `Compare ${file} with .cache/pictures/${name}.png`).toBeLessThanOrEqual(TOLERANCE)
}
