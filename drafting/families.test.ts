import { describe, expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import { drafted, draftedText } from '#testkit/drafted-will.ts'
import { families } from '#testkit/families.ts'
import { asText } from './document.ts'

const fileName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

describe.each(Object.entries(families))('%s', (name, { will, worlds }) => {
  test('the whole text, word for word as it was last read', async () => {
    await expect(`${asText(drafted(will))}\n`).toMatchFileSnapshot(`golden/families/${fileName(name)}.txt`)
  })

  test('nothing in it is empty, doubled or out of place', () => {
    const text = draftedText(will)
    for (const words of ['undefined', 'null', 'NaN', '[object']) expect(text).not.toContain(words)
    expect(text).not.toMatch(/ {2}|\(\)| [.,;]|\.\.|,,| and and | of of /)
  })

  test.for(worlds)('who takes where %s', ([, failed, takes, later = {}]) => {
    const found = outcome(
      will,
      failed.map((each) => (typeof each === 'number' ? { person: each } : each)),
      undefined,
      later,
    )
    expect(found.map(({ share, name: taker }) => `${share} ${taker}`)).toEqual(takes)
  })
})
