import { describe, expect, test } from 'vitest'
import { packInput } from '#documents/template-input.ts'
import { toPlainText } from '#drafting/pack/pack-document.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { render } from '#testkit/rendered.ts'
import { sampleRecord, sampleSeal } from '#testkit/sample-record.ts'
import { recordDocument } from './record-document.ts'

const made = new Date('2026-11-22T10:00:00Z')
const document = recordDocument('Margaret Ellen Hale', made, sampleRecord(), sampleSeal)
const text = toPlainText(document)

describe('The record of a will on paper', () => {
  test('answers first how it was signed, and whether the testator was well, alone and free', () => {
    expect(text).toContain('First witness: Mary Poe, 16 Orchard Lane, Ludlow, SY8 1AB, Baker')
    expect(text).toContain('Someone is pressing me about what my will says. | No | 3 November 2026')
    const order = ['## The signing', '## A clear mind, help and pressure', '## Left out, and why', '## Read and agreed']
    expect(order.map((heading) => text.indexOf(heading))).toEqual(
      order.map((heading) => text.indexOf(heading)).toSorted((a, b) => a - b),
    )
    expect(text).not.toContain('undefined')
  })

  test('says why somebody was left out in the testator’s own words', () => {
    expect(text).toContain('Colin Hale, on 3 November 2026\nMargaret helped Colin to buy his flat in 2019.')
  })

  test('says of a will that was never signed that we have not been told, and leaves out what there is nothing of', () => {
    const bare = toPlainText(recordDocument('Ann Hale', made, [], sampleSeal))
    expect(bare).toContain('We have not been told that it is signed.')
    expect(bare).toContain('No part of the will has been read on screen and agreed to.')
    for (const heading of ['Left out', 'Warnings', 'What else was asked', 'When it was written'])
      expect(bare).not.toContain(`## ${heading}`)
  })

  test('says of each part that was read in which version, and when', () => {
    expect(text).toContain(
      'Every earlier will of yours stops counting when you sign this one. | 39 | 1 | 7 November 2026 at 10:00',
    )
  })

  test('has the time of England, and each day of writing once', () => {
    const summer = recordDocument(
      'Ann Hale',
      made,
      [{ at: '2026-07-03T22:30:00.000Z', kind: 'saved', version: 1, answersHash: 'a', link: 'b', changed: ['Gifts'] }],
      sampleSeal,
    )
    expect(toPlainText(summer)).toContain('3 July 2026, 23:30, 1 save\n\nGifts.')
  })

  test('says which documents were downloaded, those of one day and version in one row', () => {
    const took = (time: string, version: number, ...titles: string[]) => ({
      at: `2026-11-09T${time}:00.000Z`,
      kind: 'did' as const,
      action: 'downloaded documents' as const,
      times: 1,
      taken: { version, titles },
    })
    const entries = [
      took('21:20', 1, 'Your will'),
      took('21:21', 1, 'Signing guide'),
      took('21:23', 1, 'Your will', 'Your will in large print'),
      took('21:40', 2, 'Your will'),
    ]
    const said = toPlainText(recordDocument('Ann Hale', made, entries, sampleSeal))
    expect(said).toContain(
      'Downloaded from version 1: Your will; Signing guide; Your will in large print | 9 November 2026, 21:20 to 21:23',
    )
    expect(said).toContain('Downloaded from version 2: Your will | 9 November 2026, 21:40')
    expect(said.match(/Downloaded/g)).toHaveLength(2)
    const { taken: _taken, ...before } = took('21:20', 1)
    expect(toPlainText(recordDocument('Ann Hale', made, [before, before], sampleSeal))).toContain(
      'Downloaded documents, 2 times | 9 November 2026, 21:20',
    )
  })

  test.each([
    [0, 'Paid for: Your will. No part was read on screen before paying.'],
    [1, 'Paid for: Your will. 1 part had been read on screen and agreed to.'],
    [16, 'Paid for: Your will. 16 parts had been read on screen and agreed to.'],
  ])('says of a payment that %i parts had been read before it', (partsRead, says) => {
    const entries = [
      { at: '2026-11-09T21:20:00.000Z', kind: 'paid' as const, for: ['Your will'], refunded: false, partsRead },
    ]
    expect(toPlainText(recordDocument('Ann Hale', made, entries, sampleSeal))).toContain(says)
  })

  test('is a tagged PDF/UA file with real headings and tables, in a language, with its fonts', async () => {
    const pdf = await readPdf((await render(packInput(document, { largePrint: false }))).pdf)
    expect(pdf).toMatchObject({ title: 'Record of the will of Margaret Ellen Hale', language: 'en-GB', marked: true })
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    for (const tag of ['H1', 'H2', 'H3', 'Table', 'TH', 'TD']) expect(pdf.tags).toContain(tag)
    for (const { embedded } of pdf.fonts.values()) expect(embedded).toBe(true)
    for (const page of pdf.pages) expect(page).toContain('Not part of the will')
  })
})
