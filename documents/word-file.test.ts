import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { asText, textOfRuns } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { toPlainText } from '#drafting/pack/pack-document.ts'
import { solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { paperAsWord, willAsWord } from './word-file.ts'

type Paragraph = {
  readonly style: string
  readonly words: string
  readonly list: string | undefined
  readonly fields: readonly string[]
}

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The paragraphs of a Word file, read from its XML. */
const paragraphsOf = (file: Uint8Array): Paragraph[] => {
  const xml = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array())
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="(.*?)"/.exec(paragraph)?.[1] ?? '',
    list: /<w:numId w:val="(.*?)"/.exec(paragraph)?.[1],
    words: [...paragraph.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs)].map(([, text = '']) => unescaped(text)).join(''),
    fields: [...paragraph.matchAll(/w:instr="(.*?)"/g)].map(([, field = '']) => unescaped(field)),
  }))
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The words with the numbers that Word counts put before them. */
const asRead = (file: Uint8Array): string[] => {
  let clause = 0
  const items = new Map<string, number>()
  return paragraphsOf(file).map(({ style, words, list }) => {
    if (style === 'ClauseHeading') {
      clause += 1
      return `${clause}. ${words}`
    }
    if (list === undefined) return words
    const at = items.get(list) ?? 0
    items.set(list, at + 1)
    return `(${String.fromCharCode(97 + (at % 26)).repeat(Math.floor(at / 26) + 1)}) ${words}`
  })
}

describe('A will as a Word file', () => {
  test.each(Object.keys(goldenWills))('has the words of the will and no others: %s', async (name) => {
    const golden = goldenWills[name]
    if (!golden) throw new Error(name)
    const document = drafted(golden.will)
    const file = await willAsWord(document, 'For a law firm')
    const read = squeezed(asRead(file).join(' '))
    const { signature: _signature, ...words } = document
    expect(read.startsWith(squeezed(asText(words)))).toBe(true)
    expect(read).toContain(squeezed(textOfRuns(document.signature.attestation)))
  })

  test('numbers its clauses by Word, and a reference follows the clause it names', async () => {
    const document = drafted(completeExampleWill())
    const paragraphs = paragraphsOf(await willAsWord(document, 'For a law firm'))
    const headings = paragraphs.filter(({ style }) => style === 'ClauseHeading')
    expect(headings.map(({ words }) => words)).toEqual(document.clauses.map(({ heading }) => heading))
    expect(new Set(headings.map(({ list }) => list)).size).toBe(1)
    const xml = strFromU8(unzipSync(await willAsWord(document, ''))['word/document.xml'] ?? new Uint8Array())
    const fields = paragraphs.flatMap((each) => each.fields)
    expect(fields.length).toBeGreaterThan(5)
    for (const field of fields) {
      const [, bookmark] = /^REF (\S+) \\r \\h$/.exec(field) ?? []
      expect(xml).toContain(`w:name="${bookmark}"`)
    }
  })

  test('begins each list anew', async () => {
    const lists = paragraphsOf(await willAsWord(drafted(completeExampleWill()), ''))
      .filter(({ style }) => style === 'ClauseItem')
      .map(({ list }) => list)
    expect(new Set(lists).size).toBeGreaterThan(1)
  })

  test('keeps what was typed as text, whatever it looks like', async () => {
    const hostile = '<w:p/>&amp; {REF x} =HYPERLINK("http://x")'
    const will = simplestWill({ details: { ...simplestWill().details, also_known_as: hostile } })
    expect(asRead(await willAsWord(drafted(will), '')).join(' ')).toContain(hostile)
  })

  test('has the signatures as the will has them: witness beside witness, all on one page with the clause that leads to them', async () => {
    const xml = strFromU8(
      unzipSync(await willAsWord(drafted(completeExampleWill()), ''))['word/document.xml'] ?? new Uint8Array(),
    )
    const [before = '', signatures = ''] = xml.split(/<w:tbl>(.*)/s)
    expect(signatures).toMatch(/^.*?<w:cantSplit\/>/)
    expect(signatures).toMatch(/First witness.*<\/w:tc><w:tc>.*Second witness/)
    for (const words of ['>Signing<', '>I sign this will on the date below'])
      expect(before.slice(before.lastIndexOf('<w:p>', before.indexOf(words)), before.indexOf(words))).toMatch(
        /keepNext|ClauseHeading/,
      )
  })

  test('of an unfinished will has its blanks, and no place to sign', async () => {
    const { estateSplit: _split, executor: _executor, ...answers } = simplestWill()
    const read = asRead(await willAsWord(preview({ ...answers, executor: [] }, today), '')).join('\n')
    expect(read).not.toContain('First witness')
  })
})

test('a paper about a will has its words as a Word file', async () => {
  const brief = solicitorsBrief(completeExampleWill(), { today })
  const read = squeezed(
    paragraphsOf(await paperAsWord(brief))
      .map(({ words }) => words)
      .join(' '),
  )
  for (const line of toPlainText(brief)
    .split(/\n+|(?:: )|(?: \| )/)
    .map((each) => squeezed(each.replace(/^(?:#+|-|\d+\.|\[ \]) /, ''))))
    if (!/^\[|^_+$/.test(line)) expect(read).toContain(line)
})
