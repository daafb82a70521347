const MARKS = /\p{M}/gu
const APOSTROPHES = /['’‘`]/gu
/** "R.S.P.C.A.": a dot after a letter that stands alone. "St.John" keeps its two words. */
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu

/**
 * A name as it is searched for: words in lower case with single spaces, without accents, apostrophes or a leading "the".
 * "The St. John’s & Zoë Trust" -> "st johns and zoe trust". Empty when there is no word in it.
 */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    // A Turkish capital İ becomes an i with a dot only now.
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .replace(INITIALS, '$1')
    .replaceAll('&', ' and ')
    .replace(NOT_A_WORD, ' ')
    .trim()
    .replace(/^the (?=.)/u, '')

/** The words of a folded name, each once. */
export const wordsOf = (foldedName: string): readonly string[] => [...new Set(foldedName.split(' ').filter(Boolean))]
