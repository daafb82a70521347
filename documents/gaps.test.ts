import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { widestGaps } from '#testkit/pdf-gaps.ts'
import { blendedFamily, everyScript, fortyGifts } from '#testkit/pictured-wills.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { renderWill } from '#testkit/rendered.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import type { WillOptions } from './template-input.ts'
import { RenderError } from './unsupported-characters.ts'

const WIDEST_MM = 15

const gapsOf = async (will: Will, options: Partial<WillOptions> = {}): Promise<readonly number[]> =>
  widestGaps(await renderWill(drafted(will), { draft: false, ...options }))

const expectNoRoom = (gaps: readonly number[], what: string): void => {
  expect(gaps.length, what).toBeGreaterThan(0)
  for (const [index, gap] of gaps.entries()) expect(gap, `${what}, page ${index + 1}`).toBeLessThan(WIDEST_MM)
}

const unlessNoFont = (error: unknown): undefined => {
  if (error instanceof RenderError) return undefined
  throw error
}

const wills: Record<string, Will> = {
  ...Object.fromEntries(Object.entries(goldenWills).map(([name, { will }]) => [name, will])),
  'blended-family': blendedFamily(),
  'forty-gifts': fortyGifts(),
  'every-script': everyScript(),
}

// Finding: 16
describe('no page leaves room of 15 mm for words to be added: what is empty is ruled through', () => {
  test.each(Object.entries(wills))('%s', async (name, will) => {
    expectNoRoom(await gapsOf(will), name)
    expectNoRoom(await gapsOf(will, { edition: 'large' }), `${name} in large print`)
    expectNoRoom(await gapsOf(will, { pair: 'second' }), `${name} as one of a pair`)
  })

  test('however the pages fall', { timeout: 600_000 }, async () => {
    for (let extra = 0; extra < 24; extra += 1) {
      const description = 'And one more song. '.repeat(extra * 3)
      const will = simplestWill({ whatToDo: { option: 'Burial', description } })
      expectNoRoom(await gapsOf(will, { edition: extra % 3 === 0 ? 'large' : 'normal' }), `${extra * 3} songs`)
    }
  })

  test('in any will', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(completeWills, fc.boolean(), async (will, large) => {
        // A name in letters that no font has is refused before anything is printed.
        const gaps = await gapsOf(will, { edition: large ? 'large' : 'normal' }).catch(unlessNoFont)
        if (gaps) expectNoRoom(gaps, 'a will')
      }),
      { numRuns: fewerRuns(500) },
    )
  })
})
