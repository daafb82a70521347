/** A sentence as it stands on a page, so that it can be spoken and shown. */
export type Sentence = { readonly text: string; readonly range: Range; readonly language: string }

const NOT_READ = '[aria-hidden="true"], script, style, template, svg, select, [data-not-read]'
const INLINE = /^(A|ABBR|B|BDI|CODE|EM|I|MARK|SMALL|SPAN|STRONG|SUB|SUP|TIME)$/
const LETTER = /[\p{L}\p{N}]/u

/** The element in which a text stands apart from others: a paragraph, a label, a cell, a button. */
const blockOf = (text: Node, root: Element): Element => {
  let block = text.parentElement ?? root
  while (block !== root && INLINE.test(block.tagName)) block = block.parentElement ?? root
  return block
}

const isRead = (text: Text): boolean => {
  const element = text.parentElement
  if (!element || element.closest(NOT_READ) || text.data.trim() === '') return false
  // Older browsers do not say, and read what is folded away too.
  return element.checkVisibility?.() ?? true
}

const rangeOf = (texts: readonly Text[], from: number, to: number): Range => {
  const range = new Range()
  let before = 0
  for (const text of texts) {
    const end = before + text.length
    if (from >= before && from < end) range.setStart(text, from - before)
    if (to > before && to <= end) range.setEnd(text, to - before)
    before = end
  }
  return range
}

/** The sentences of an element in the order they are read, each with the language it is written in. */
export const sentencesIn = (root: Element): Sentence[] => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const blocks: { block: Element; texts: Text[] }[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!isRead(text)) continue
    const block = blockOf(text, root)
    const last = blocks.at(-1)
    if (last?.block === block) last.texts.push(text)
    else blocks.push({ block, texts: [text] })
  }
  return blocks.flatMap(({ block, texts }) => {
    const language = block.closest('[lang]')?.getAttribute('lang') ?? 'en-GB'
    const whole = texts.map(({ data }) => data).join('')
    return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(whole)].flatMap(
      ({ segment, index }) => {
        const text = segment.trim()
        if (!LETTER.test(text)) return []
        const from = index + segment.indexOf(text)
        return { text: text.replace(/\s+/g, ' '), range: rangeOf(texts, from, from + text.length), language }
      },
    )
  })
}
