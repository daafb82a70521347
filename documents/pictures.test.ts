import { beforeAll, describe, expect, test } from 'vitest'
import type { FinalDocument } from '#drafting/document.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { difference, type Picture, pictureOf } from '#testkit/pdf-picture.ts'
import { blendedFamily, everyScript, fortyGifts } from '#testkit/pictured-wills.ts'
import { renderWill } from '#testkit/rendered.ts'
import { expectReviewed, TOLERANCE } from '#testkit/reviewed-pictures.ts'
import { aHomeForLife } from '#testkit/trusts.ts'
import type { WillOptions } from './template-input.ts'

const pictured = async (document: FinalDocument, options: Partial<WillOptions> = {}): Promise<Picture> =>
  pictureOf(await renderWill(document, { draft: false, ...options }))

const example = () => drafted(completeExampleWill())
const cases: Record<string, () => Promise<Picture>> = {
  'a-home-for-life': () =>
    pictured(drafted(aHomeForLife({ endsIfMarries: 'Yes', amount: 2_000_000, repairs: 'The trust' }))),
  ...Object.fromEntries(Object.entries(goldenWills).map(([name, { will }]) => [name, () => pictured(drafted(will))])),
  'blended-family': () => pictured(drafted(blendedFamily())),
  'forty-gifts': () => pictured(drafted(fortyGifts())),
  'every-script': () => pictured(drafted(everyScript())),
  'large-print': () => pictured(drafted(simplestWill()), { edition: 'large' }),
  'second-of-a-pair': () => pictured(drafted(simplestWill()), { pair: 'second' }),
  draft: async () => pictureOf(await renderWill(example(), { draft: true })),
}

describe('The pages look as they did when they were last reviewed', () => {
  test.each(Object.entries(cases))('%s', async (name, picture) => {
    expectReviewed(name, await picture())
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
