// Typst takes JSON, which knows no half of a surrogate pair, and PDF/UA no character without a glyph: controls, BOM, noncharacters.
const NOTHING_TO_PRINT = /[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu
const LINE_BREAKS = /[\r\n\t\u2028\u2029]+/g

// A line cannot break inside a word, and one longer than the line would run off the paper. A zero-width space lets it.
const LONG_WORD = /\S{30}(?=\S)(?!\p{M})/gu

/** Text as it can be printed: what was typed, without the characters that show nothing. A line break becomes a space. */
export const printable = (typed: string): string =>
  typed.toWellFormed().replace(LINE_BREAKS, ' ').replace(NOTHING_TO_PRINT, '').replace(LONG_WORD, '$&\u200B')
