// PDF/UA knows no character without a glyph: controls, halves of a surrogate pair, BOM, noncharacters.
const NOTHING_TO_PRINT = /[\p{Cc}\p{Surrogate}\uFEFF\uFFFE\uFFFF]/gu
const LINE_BREAKS = /[\r\n\t\u2028\u2029]+/g

// Signs that turn the direction of what follows. They show nothing, and could make a line read as something else than was typed.
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

// A line cannot break inside a word, and one longer than the line would run off the paper. A zero-width space lets it.
const LONG_WORD = /\S{30}(?=\S)(?!\p{M})/gu

// After a name written from right to left, a left-to-right mark keeps the commas and numbers that follow in English order.
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT_MARK = '\u200E'

/** What was typed, without the characters that show nothing. A line break becomes a space. */
export const shown = (typed: string): string =>
  typed.replace(LINE_BREAKS, ' ').replace(NOTHING_TO_PRINT, '').replace(TURNS, '')

/** `shown`, with what it takes to break its lines and keep its order on paper. */
export const printable = (typed: string): string => {
  const text = shown(typed).replace(LONG_WORD, '$&\u200B')
  return RIGHT_TO_LEFT.test(text) ? text + LEFT_TO_RIGHT_MARK : text
}
