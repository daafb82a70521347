/** What customers type, made ready for paper. */

// PDF/UA knows no character without a glyph: controls, halves of a surrogate pair, BOM, noncharacters.
const NOTHING_TO_PRINT = /[\p{Cc}\p{Surrogate}\uFEFF\uFFFE\uFFFF]/gu
const LINE_BREAKS = /[\r\n\t\u2028\u2029]+/g

// Characters that turn the direction of what follows. They show nothing, and could make a line read as something else than was typed.
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

// A line cannot break inside a word, and one longer than the line would run off the paper. A zero-width space lets it.
const LONG_WORD = /\S{30}(?=\S)(?!\p{M})/gu

// Nor at the space after an opening bracket or before a closing one, so that a line of these would run off it too (UAX 14, rules 13 to 17).
const SPACE_THAT_HOLDS = /(?<=[\p{Ps}\p{Pi}\p{Pd}"'] ) *|(?<= )(?=[\p{Pe}\p{Pf}\p{Po}\p{Pd}])/gu

// After a name written from right to left, a left-to-right mark keeps the commas and numbers that follow in English order.
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT_MARK = '\u200E'

/** What a customer typed, without the characters that show nothing. A line break becomes a space. */
export const visibleText = (typed: string): string =>
  typed.replace(LINE_BREAKS, ' ').replace(NOTHING_TO_PRINT, '').replace(TURNS, '')

/** `visibleText`, with the invisible characters that let long words break and keep the order of the line. */
export const breakableText = (typed: string): string => {
  const text = visibleText(typed).replace(LONG_WORD, '$&\u200B').replace(SPACE_THAT_HOLDS, '$&\u200B')
  return RIGHT_TO_LEFT.test(text) ? text + LEFT_TO_RIGHT_MARK : text
}
