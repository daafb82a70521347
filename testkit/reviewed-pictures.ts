/** Compares pages with the pictures that were reviewed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { asPng, difference, fromPng, type Picture } from './pdf-picture.ts'

// To change a page on purpose, run the tests with UPDATE_PICTURES=1, look at every page, and commit the new pictures.
const updating = process.env.UPDATE_PICTURES === '1'
const reviewed = join(import.meta.dirname, '../documents/pictures')
const found = join(import.meta.dirname, '../.cache/pictures')

/** The share of the dots that may differ. One moved word exceeds it. */
export const TOLERANCE = 0.0005

/** Fails when the pages differ from the picture of that name, and writes the new picture to .cache/pictures. */
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
