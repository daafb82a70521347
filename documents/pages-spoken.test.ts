import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf, type Edition, type Paper, papersOf } from '#core/signing/editions.ts'
import { lastCheckWords, tableWords } from '#core/signing/table-words.ts'
import { editions } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { simplestWill, today } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { blendedFamily, fortyGifts } from '#testkit/pictured-wills.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { renderedPack, renderWill } from '#testkit/rendered.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { RenderError } from './unsupported-characters.ts'

const families: Readonly<Record<string, Will>> = {
  ...Object.fromEntries(Object.entries(goldenWills).map(([name, { will }]) => [name, will])),
  'a blended family': blendedFamily(),
  'forty gifts': fortyGifts(),
  'a song that fills pages': simplestWill({
    whatToDo: { option: 'Burial', description: 'And one more song. '.repeat(60) },
  }),
}

const unlessNoFont = (error: unknown): undefined => {
  if (error instanceof RenderError) return undefined
  throw error
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ')

/** The pages of a PDF, each in one line. */
const pagesOf = async (pdf: Uint8Array): Promise<string[]> => (await readPdf(pdf)).pages.map(oneLine)

/** The will and the guide of each edition, as the product hands them out. */
const handedOut = async (will: Will) => {
  const { fingerprint, files } = await renderedPack(will, today)
  const fileOf = (id: string, edition: Edition): Uint8Array => {
    const document = files.find((each) => each.id === id)
    const file = { normal: document, large: document?.largePrint, bound: document?.bound }[edition]
    if (!file) throw new Error(`There is no ${id} in the ${edition} edition`)
    return file.pdf
  }
  return { fingerprint, fileOf }
}

/** The numbers of the pages with these words, from 1. */
const pagesWith = (pages: readonly string[], words: string): number[] =>
  pages.flatMap((page, index) => (page.includes(words) ? index + 1 : []))

/** The pages that a sentence names: "pages 1 to 4", "page 6". */
const named = (said: string): number[] => {
  const [, from, to] = /\bpages? (\d{1,3})(?: to (\d{1,3}))?/.exec(said) ?? []
  if (from === undefined) return []
  return Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, at) => Number(from) + at)
}

const called = { testator: 'Margaret', first: 'Mary', second: 'David' }
const codesFound = new Map<string, string>()

describe.each(Object.entries(families))(
  'Every page that is spoken of is that page of the paper: %s',
  (family, will) => {
    const out = handedOut(will)

    test.each(editions)('in the %s edition', async (edition) => {
      const { fingerprint, fileOf } = await out
      const pages = await pagesOf(fileOf('will', edition))
      const signed = pagesWith(pages, 'signs here')
      const dated = pages.flatMap((page, index) => (/signs here.*\bDate\b/.test(page) ? index + 1 : []))
      const initialled = pagesWith(pages, 'Initials')
      expect(signed).toEqual([pages.length])
      expect(dated).toEqual(signed)

      const [paper] = papersOf(fingerprint, { [edition]: pages.length })
      if (!paper) throw new Error('There is no such paper')
      for (const [index, page] of pages.entries()) {
        const codes = page.match(/Document [0-9A-Z]{4}-[0-9A-Z]{4}(?:-[A-Z])?/g) ?? []
        expect(codes).toEqual(Array(index + 1 === pages.length ? 2 : 1).fill(`Document ${paper.code}`))
        expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      }
      expect(codesFound.get(`${paper.code}`)).toBeUndefined()
      codesFound.set(`${paper.code}`, `${family}, ${edition}`)

      expect(named(tableWords('initials', called, paper).says)).toEqual(initialled)
      expect(named(lastCheckWords('Initials', paper))).toEqual(initialled)
      expect(named(tableWords('sign', called, paper).says)).toEqual(signed)
      expect(named(lastCheckWords('Date', paper))).toEqual(dated)

      const guide = oneLine((await pagesOf(fileOf('signing-guide', edition))).join(' '))
      const sentences = guide.match(/[^.]*\bpages? \d[^.]*\./g) ?? []
      const about = (words: RegExp) => sentences.filter((each) => words.test(each)).map(named)
      expect(about(/write your initials/)).toEqual(pages.length === 1 ? [] : [initialled])
      expect(about(/We initialled/)).toEqual(pages.length === 1 ? [] : [initialled])
      expect(about(/write the day’s date/)).toEqual([dated])
      expect(guide).toContain(`“Document ${paper.code}”`)
      expect(guide).toContain(`There are ${pages.length} pages.`)
      expect(guide).toContain(`All ${pages.length} pages are here`)
      expect(guide.includes('One staple, top left. Never take it out.')).toBe(edition !== 'bound')
      expect(guide.includes('It is bound already.')).toBe(edition === 'bound')
      for (const other of editions)
        if (other !== edition) expect(guide).not.toContain(`“Document ${codeOf(fingerprint, other)}”`)
    })
  },
)

// Promise: product.editions
test('whatever a will says, each edition is signed on its last page and initialled on all before', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(completeWills, fc.constantFrom(...editions), async (will, edition) => {
      const pages = await renderWill(drafted(will), { draft: false, edition }).then(pagesOf, unlessNoFont)
      if (!pages) return
      const paper: Paper = { edition, pages: pages.length }
      expect(named(tableWords('sign', called, paper).says)).toEqual(pagesWith(pages, 'signs here'))
      expect(named(tableWords('initials', called, paper).says)).toEqual(pagesWith(pages, 'Initials'))
    }),
    { numRuns: fewerRuns(250) },
  )
})

afterAll(() => expect(codesFound.size).toBe(Object.keys(families).length * editions.length))
