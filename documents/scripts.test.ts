import { beforeAll, describe, expect, test } from 'vitest'
import { equalSplit } from '#core/will/equal-shares.ts'
import type { Run } from '#drafting/document.ts'
import { anHeir, simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { namesInScripts } from '#testkit/names-in-scripts.ts'
import { ofKind, packed } from '#testkit/pack-documents.ts'
import { type PdfFacts, type PlacedWords, readPdf } from '#testkit/read-pdf.ts'
import { renderPack, renderWill } from '#testkit/rendered.ts'
import { createFallbackFonts } from './fallback-fonts.ts'

const printed = async (...names: readonly string[]): Promise<PdfFacts> => {
  const persons = equalSplit(names.length).map((hundredths, index) =>
    anHeir(hundredths / 100, { id: index + 1, fullname: names[index] ?? '' }),
  )
  return readPdf(await renderWill(drafted(simplestWill({ persons })), { draft: false }))
}

const closed = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '')
const read = (pdf: PdfFacts): string => closed(pdf.read.map(({ words }) => words).join(''))

/** Without the six letters that make each copy of a font unique. */
const fontsOf = (pdf: PdfFacts): string[] => [...pdf.fonts.keys()].map((name) => name.replace(/^[A-Z]{6}\+/, ''))

/** The letters of a text without their marks, in no order: a viewer may give letters that join in another. */
const letters = (text: string): string[] => [...closed(text).normalize('NFKD').replace(/\p{M}/gu, '')].toSorted()

describe('A name is printed with its own letters, in a font that comes with the file', () => {
  test.each(namesInScripts)('%s', async (_script, name, font) => {
    const pdf = await printed(name)
    expect(fontsOf(pdf)).toContain(font)
    for (const { embedded } of pdf.fonts.values()) expect(embedded).toBe(true)
    // None is missing. (Letters that share their outline, like those of پرویز, are told apart in the file by ActualText,
    // which this viewer does not read.)
    const text = read(pdf)
    for (const letter of letters(name)) expect(text.normalize('NFKD')).toContain(letter)
  })

  test('all of them in one will', async () => {
    const pdf = await printed(...namesInScripts.map(([, name]) => name))
    // In Japanese text, the characters that the three languages share have their Japanese shape.
    const fonts = namesInScripts.map(([, , font]) => font).filter((font) => !font.startsWith('NotoSerifSC'))
    expect(fontsOf(pdf)).toEqual(expect.arrayContaining(fonts))
    const text = read(pdf).normalize('NFKD')
    for (const [, name] of namesInScripts) for (const letter of letters(name)) expect(text).toContain(letter)
  })

  test('Japanese and Korean in one will, each in its own font', async () => {
    const pdf = await printed('山田 たろう', '김 민준')
    expect(fontsOf(pdf)).toEqual(expect.arrayContaining(['NotoSerifJP-ExtraLight', 'NotoSerifKR-ExtraLight']))
    for (const name of ['山田 たろう', '김 민준']) expect(read(pdf)).toContain(closed(name))
  })

  test('an emoji in a wish, with the colour of its skin, in the will and in the letter of wishes', async () => {
    const will = simplestWill({ whatToDo: { option: 'Burial', description: 'Smile 😀 👍🏽 ❤️ 👨‍👩‍👧 🇬🇧 ☎' } })
    expect(fontsOf(await readPdf(await renderWill(drafted(will), { draft: false })))).toContain('NotoEmoji-Regular')
    const [letter] = ofKind(packed(will), 'letter-of-wishes')
    expect(letter).toBeDefined()
    if (letter)
      expect(fontsOf(await readPdf(await renderPack(letter, { largePrint: false })))).toContain('NotoEmoji-Regular')
  })

  test('what the common will needs is no more than Source Serif', async () => {
    expect(await createFallbackFonts()('Zoë Łukasz-O’Neill, Νίκος, Игорь, Nguyễn: £5,000 – “½”')).toEqual([])
  })
})

/** A will whose first paragraph is these words, names and all. */
const opening = async (...runs: readonly Run[]): Promise<readonly PlacedWords[]> => {
  const will = drafted(simplestWill())
  const document = { ...will, opening: { ...will.opening, blocks: [{ kind: 'paragraph' as const, runs }] } }
  const { placed } = await readPdf(await renderWill(document, { draft: false }))
  const heading = placed.find(({ words }) => words.includes('Earlier wills'))
  return placed.filter(({ page, baseline }) => page === 1 && baseline < (heading?.baseline ?? 0) - 1)
}
const text = (words: string): Run => ({ kind: 'text', text: words })
const name = (words: string): Run => ({ kind: 'name', text: words })

describe('Names written from right to left', () => {
  let line: readonly PlacedWords[]
  beforeAll(async () => {
    const all = await opening(
      text('To '),
      name('דוד כהן'),
      text(', '),
      name('נועה לוי'),
      text(' 50% (or '),
      name('עמר'),
      text(').'),
    )
    const bottom = Math.max(...all.map(({ baseline }) => baseline))
    line = all.filter(({ baseline }) => baseline > bottom - 1).toSorted((a, b) => a.left - b.left)
  })
  const at = (words: RegExp): number => line.findIndex((each) => words.test(each.words))

  test('stand in the order of the English sentence, one after the other', () => {
    const order = [/^To/, /דוד|כהן/, /נועה|לוי/, /50%/, /עמר/].map(at)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('leave the full stop at the end', () => {
    expect(line.at(-1)?.words.trim()).toMatch(/\.$/)
  })

  test.each(['محمد علي', '王小明', 'अनिता शर्मा'])(
    'and other scripts leave the lines where they are: %s',
    async (other) => {
      const words = text(
        ' and everybody who comes after, as long as this sentence needs to fill more than a line of the page.',
      )
      const lastLine = (placed: readonly PlacedWords[]) =>
        Math.max(...placed.map(({ baseline }) => baseline)).toFixed(1)
      expect(lastLine(await opening(name(other), words))).toEqual(lastLine(await opening(name('Ann Lee'), words)))
    },
  )
})
