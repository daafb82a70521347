import { describe, expect, test } from 'vitest'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { renderWill } from '#testkit/rendered.ts'
import { pagesOfWords } from './printed-pages.ts'

describe('About how many pages are there to sign', () => {
  test.each(Object.entries(goldenWills).filter((_, index) => index % 2 === 0))(
    'is at most one page off the printed will: %s',
    async (_, { will }) => {
      const document = drafted(will)
      const { pages } = await readPdf(await renderWill(document, { draft: false }))
      expect(Math.abs(pagesOfWords(document) + 1 - pages.length)).toBeLessThanOrEqual(1)
    },
  )
})
