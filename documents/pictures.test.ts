import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FinalDocument } from '#drafting/document.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { asPng, difference, fromPng, type Picture, pictureOf } from '#testkit/pdf-picture.ts'
import { renderWill } from './render.ts'
import type { WillOptions } from './will-sheet.ts'

// Whoever changes the look on purpose runs this file with UPDATE_PICTURES=1, looks at every page, and keeps the new pictures.
const updating = process.env.UPDATE_PICTURES === '1'
const reviewed = join(import.meta.dirname, 'pictures')
const found = join(import.meta.dirname, '../.cache/pictures')

/** The part of the dots that may differ: one moved word is more. */
const TOLERANCE = 0.0005

const pictured = async (document: FinalDocument, options: Partial<WillOptions> = {}): Promise<Picture> =>
  pictureOf(await renderWill(document, { draft: false, ...options }))

const example = () => drafted(completeExampleWill())
const cases: Record<string, () => Promise<Picture>> = {
  ...Object.fromEntries(Object.entries(goldenWills).map(([name, { will }]) => [name, () => pictured(drafted(will))])),
  'large-print': () => pictured(drafted(simplestWill()), { large: true }),
  'second-of-a-pair': () => pictured(drafted(simplestWill()), { pair: 'second' }),
  draft: async () => pictureOf(await renderWill(example(), { draft: true })),
}

describe('The pages look as they did when somebody last looked at them', () => {
  test.each(Object.entries(cases))('%s', async (name, picture) => {
    const now = await picture()
    const file = join(reviewed, `${name}.png`)
    if (updating) writeFileSync(file, asPng(now))
    expect(existsSync(file), `There is no picture ${file} yet. Run with UPDATE_PICTURES=1 and look at it.`).toBe(true)
    const differs = difference(now, fromPng(readFileSync(file)))
    if (differs > TOLERANCE) {
      mkdirSync(found, { recursive: true })
      writeFileSync(join(found, `${name}.png`), asPng(now))
    }
    expect(differs, `Compare ${file} with .cache/pictures/${name}.png`).toBeLessThanOrEqual(TOLERANCE)
  })
})

describe('A change that a reader would see is found', () => {
  let picture: Picture
  beforeAll(async () => {
    picture = await pictured(example())
  })

  test.each([
    [
      'another name',
      () => drafted(completeExampleWill({ details: { ...completeExampleWill().details, last_name: 'Hall' } })),
    ],
    ['one more sentence', () => drafted(completeExampleWill({ whatToDo: { option: 'Burial' } }))],
  ])('%s', async (_what, document) => {
    expect(difference(await pictured(document()), picture)).toBeGreaterThan(TOLERANCE)
  })

  test('another colour of the ribbon', async () => {
    const [first, second] = [
      await pictured(example(), { pair: 'first' }),
      await pictured(example(), { pair: 'second' }),
    ]
    expect(difference(first, second)).toBeGreaterThan(TOLERANCE)
  })
})
