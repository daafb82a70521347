// Typst takes JSON, which knows no half of a surrogate pair, and PDF/UA no character without a glyph: controls, BOM, noncharacters.
const NOTHING_TO_PRINT = /[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu
const LINE_BREAKS = /[\r\n\t\u2028\u2029]+/g

// Signs that turn the direction of what follows. They show nothing, and could make a line read as something else than was typed.
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

// A line cannot break inside a word, and one longer than the line would run off the paper. A zero-width space lets it.
const LONG_WORD = /\S{30}(?=\S)(?!\p{M})/gu

// After a name written from right to left, a left-to-right mark keeps the commas and numbers that follow in English order.
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT_MARK = '\u200E'

/** Text as it can be printed: what was typed, without the characters that show nothing. A line break becomes a space. */
export const printable = (typed: string): string => {
  const shown = typed
    .toWellFormed()
    .replace(LINE_BREAKS, ' ')
    .replace(NOTHING_TO_PRINT, '')
    .replace(TURNS, '')
    .replace(LONG_WORD, '$&\u200B')
  return RIGHT_TO_LEFT.test(shown) ? shown + LEFT_TO_RIGHT_MARK : shown
}
