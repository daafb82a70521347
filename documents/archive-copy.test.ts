import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { asText } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import { factsOfWill } from '#drafting/will-facts.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { type PdfFacts, readPdf } from '#testkit/read-pdf.ts'
import { render, renderWill } from '#testkit/rendered.ts'
import { draftFromFacts } from '#testkit/will-from-facts.ts'
import { archiveStatement, BLANK_SEAL, sealed } from './archive-copy.ts'
import { fingerprintOf } from './fingerprint.ts'
import { archiveInput } from './template-input.ts'

const archived = async (will = completeExampleWill()): Promise<Uint8Array> => {
  const complete = completed(will)
  return (await render(archiveInput(draft(complete), factsOfWill(complete), today, undefined))).pdf
}

const attachmentsIn = async (file: Uint8Array): Promise<Map<string, string>> => {
  const task = getDocument({ data: Uint8Array.from(file), verbosity: 0 })
  const pdf = await task.promise
  const names = [...((await pdf.getAttachments()) ?? new Map<string, unknown>()).keys()]
  const found = await Promise.all(
    names.map(async (name) => [name, Buffer.from((await pdf.getAttachmentContent(name)) ?? []).toString()] as const),
  )
  await task.destroy()
  return new Map(found)
}

const plain = (file: Uint8Array): string => Buffer.from(file).toString('latin1')
const squeezed = (text: string): string => text.replace(/[\s\u200B]+/g, '')

describe('The archive copy of a will', () => {
  test.each(Object.entries(goldenWills))(
    'drafts it again to the same text from the file alone: %s',
    async (_name, { will }) => {
      const attached = (await attachmentsIn(await archived(will))).get('will.json') ?? ''
      const { facts, fingerprint, words } = JSON.parse(attached)
      const document = draft(completed(will))
      const again = draftFromFacts(JSON.stringify(facts))
      expect(asText(again)).toBe(asText(document))
      expect(fingerprint).toBe(fingerprintOf(document))
      expect(words).toBe(createHash('sha256').update(asText(again).normalize('NFC')).digest('hex'))
    },
  )

  test('has one attachment, and the same will gives the same file', async () => {
    const [first, second] = [await archived(), await archived()]
    expect([...(await attachmentsIn(first)).keys()]).toEqual(['will.json'])
    expect(Buffer.compare(first, second)).toBe(0)
  })

  describe('as a file', () => {
    let file: Uint8Array
    let pdf: PdfFacts
    beforeAll(async () => {
      file = await archived()
      pdf = await readPdf(file)
    })

    test('says that it is PDF/A-3a, and has what that asks for', () => {
      expect(pdf.metadata).toMatch(/<pdfaid:part>3<\/pdfaid:part>/)
      expect(pdf.metadata).toMatch(/<pdfaid:conformance>A<\/pdfaid:conformance>/)
      const text = plain(file)
      expect(text).toMatch(/^%PDF-1\.7/)
      expect(text).toMatch(/\/OutputIntents /)
      expect(text).toMatch(/\/S \/GTS_PDFA1/)
      expect(text).toMatch(/\/ID \[/)
      expect(text).toMatch(/%%EOF\n?$/)
      expect(text).not.toMatch(/\/(Encrypt|JavaScript|JS|Launch|OpenAction|AA|LZWDecode) /)
    })

    test('its attachment is the source of the pages, with its kind, its size and its day', () => {
      const text = plain(file)
      expect(text).toMatch(/\/AF \[\d+ 0 R\]/)
      expect(text).toMatch(/\/AFRelationship \/Source/)
      expect(text).toMatch(/\/Subtype \/application#2Fjson/)
      expect(text).toMatch(/\/ModDate \(D:20261103/)
    })

    test('is tagged for screen readers as the will is, brings its fonts and has a language', async () => {
      expect(pdf).toMatchObject({ language: 'en-GB', marked: true })
      for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'LBody']) expect(pdf.tags).toContain(tag)
      for (const { embedded } of pdf.fonts.values()) expect(embedded).toBe(true)
      expect(pdf.active).toEqual(['attachment'])
    })

    test('has every word of the will and its number, and nowhere to sign', async () => {
      const document = draft(completed(completeExampleWill()))
      const own = await readPdf(await renderWill(document, { draft: false }))
      const [copy, will] = [squeezed(pdf.pages.join(' ')), squeezed(own.pages.join(' '))]
      for (const { blocks } of document.clauses)
        for (const block of blocks)
          if (block.kind === 'paragraph') {
            const first = squeezed(block.runs.map(({ text }) => text).join('')).slice(0, 40)
            expect(will).toContain(first)
            expect(copy).toContain(first)
          }
      for (const page of pdf.pages) {
        expect(page).toContain(`Document ${fingerprintOf(document)}`)
        expect(page).toContain('Archive copy – not for signing')
      }
      expect(copy).not.toContain('Firstwitness')
      expect(copy).not.toContain('Initials')
    })
  })

  test('the seal stands in place of the blank one, and every bit of the file counts for what is signed', async () => {
    const blank = await archived()
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    const signature = sign(null, Buffer.from(archiveStatement(blank)), privateKey)
    const file = sealed(blank, key, signature)
    expect(file).toHaveLength(blank.length)
    expect(plain(file)).not.toContain(BLANK_SEAL)
    expect(plain(file).split(Buffer.concat([key, signature]).toString('hex'))).toHaveLength(3)
    expect((await readPdf(file)).pages).toEqual((await readPdf(blank)).pages)
  })
})
