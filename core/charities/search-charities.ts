export type NamedCharity = { readonly name: string; readonly number: string }
/** A charity that people also know by other words: "RNLI". */
export type KnownCharity = NamedCharity & { readonly alsoKnownAs?: string }

/** Letters somebody has typed before anything is searched for. */
export const CHARITY_SEARCH_MIN_LETTERS = 3
/** Suggestions for one search. */
export const MAX_CHARITIES_FOUND = 6
/** Words of a search that count. Nobody types more of a name before the right one shows. */
const MAX_WORDS = 12

export type CharityQuery = {
  /** What was typed, folded. */
  readonly text: string
  readonly wholeWords: readonly string[]
  /** The last word, which may be unfinished. */
  readonly beginning: string
}

/** Undefined when too little was typed to search for. */
export const charityQuery = (typed: string): CharityQuery | undefined => {
  const text = normalised(typed)
  if (text.replaceAll(' ', '').length < CHARITY_SEARCH_MIN_LETTERS) return undefined
  const words = text.split(' ').slice(0, MAX_WORDS)
  return { text, wholeWords: wordsOf(words.slice(0, -1).join(' ')), beginning: words.at(-1) ?? '' }
}

/** The words a charity is found by. */
export const searchWords = ({ name, alsoKnownAs = '' }: KnownCharity): readonly string[] =>
  wordsOf(`${normalised(name)} ${normalised(alsoKnownAs)}`)

/** 0 for the name itself, 1 for its beginning, 2 when every word is in it. Undefined when it is another charity. */
const nearness = (query: CharityQuery, charity: KnownCharity): number | undefined => {
  const name = normalised(charity.name)
  if (name === query.text) return 0
  if (name.startsWith(query.text)) return 1
  const words = searchWords(charity)
  const all =
    query.wholeWords.every((word) => words.includes(word)) && words.some((word) => word.startsWith(query.beginning))
  return all ? 2 : undefined
}

/**
 * The charities somebody may mean, at most six: the exact name first, then names that begin with what was typed, then names
 * with all its words. Among equals they stay in the order they are given in.
 */
export const searchCharities = (charities: readonly KnownCharity[], typed: string): NamedCharity[] => {
  const query = charityQuery(typed)
  if (!query) return []
  const found = charities.flatMap((charity) => {
    const near = nearness(query, charity)
    return near === undefined ? [] : [{ near, charity }]
  })
  return found
    .sort((one, other) => one.near - other.near)
    .slice(0, MAX_CHARITIES_FOUND)
    .map(({ charity: { name, number } }) => ({ name, number }))
}

const MARKS = /\p{M}/gu
const APOSTROPHES = /['’‘`]/gu
/** "R.S.P.C.A.": a dot after a letter that stands alone. "St.John" keeps its two words. */
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu

/**
 * A name as it is searched for: words in lower case with single spaces, without accents, apostrophes or a leading "the".
 * "The St. John’s & Zoë Trust" -> "st johns and zoe trust". Empty when there is no word in it.
 */
export const normalised = (name: string): string =>
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
