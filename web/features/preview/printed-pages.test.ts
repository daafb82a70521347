import { describe, expect, test } from 'vitest'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { renderWill } from '#testkit/rendered.ts'
import { pagesOfWords, placeInPages } from './printed-pages.ts'

describe('The page that the sheet says a clause is on', () => {
  test.each(Object.entries(goldenWills).filter((_, index) => index % 2 === 0))(
    'is at most one page off the printed will: %s',
    async (_, { will }) => {
      const document = drafted(will)
      const { pages } = await readPdf(await renderWill(document, { draft: false }))
      expect(Math.abs(pagesOfWords(document) + 1 - pages.length)).toBeLessThanOrEqual(1)
    },
  )

  test('rises from the first page to the last clause, and leaves the last page to signing', () => {
    const [{ will }] = Object.values(goldenWills) as [{ will: Parameters<typeof drafted>[0] }]
    const document = drafted(will)
    const pages = pagesOfWords(document)
    expect(placeInPages(document, undefined)).toBe(`Page 1 of about ${pages + 1}`)
    expect(placeInPages(document, document.clauses[0]?.id)).toBe(`Clause 1, page 1 of about ${pages + 1}`)
    const last = document.clauses.at(-1)
    expect(placeInPages(document, last?.id)).toBe(`Clause ${last?.number}, page ${pages} of about ${pages + 1}`)
  })
})
