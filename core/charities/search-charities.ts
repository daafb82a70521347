export type NamedCharity = { readonly name: string; readonly number: string }
/** A charity with other names in common use: "RNLI". */
export type KnownCharity = NamedCharity & { readonly alsoKnownAs?: string }

/** The search starts at this many typed letters. */
export const CHARITY_SEARCH_MIN_LETTERS = 3
/** The most suggestions for one search. */
export const MAX_CHARITIES_FOUND = 6
/** The search ignores words after this many. */
const MAX_WORDS = 12

export type CharityQuery = {
  /** The typed text, normalised. */
  readonly text: string
  readonly wholeWords: readonly string[]
  /** The last word, which may be incomplete. */
  readonly beginning: string
  /** The typed text is a registered number. */
  readonly number?: string | undefined
}

const NUMBER = /^\d{6,7}$/

/** Undefined when too little was typed to search for. */
export const charityQuery = (typed: string): CharityQuery | undefined => {
  const text = normalised(typed)
  if (text.replaceAll(' ', '').length < CHARITY_SEARCH_MIN_LETTERS) return undefined
  const words = text.split(' ').slice(0, MAX_WORDS)
  const number = typed.replace(/\s/g, '')
  return {
    ...(NUMBER.test(number) && { number }),
    text,
    wholeWords: wordsOf(words.slice(0, -1).join(' ')),
    beginning: words.at(-1) ?? '',
  }
}

/** The words by which a charity is found. */
export const searchWords = ({ name, alsoKnownAs = '' }: KnownCharity): readonly string[] =>
  wordsOf(`${normalised(name)} ${normalised(alsoKnownAs)}`)

/** 0 for the exact name or number, 1 for its beginning, 2 when the name contains every word. Undefined for no match. */
const nearness = (query: CharityQuery, charity: KnownCharity): number | undefined => {
  const name = normalised(charity.name)
  if (name === query.text || charity.number === query.number) return 0
  if (name.startsWith(query.text)) return 1
  const words = searchWords(charity)
  const all =
    query.wholeWords.every((word) => words.includes(word)) && words.some((word) => word.startsWith(query.beginning))
  return all ? 2 : undefined
}

/**
 * The charities that match, at most six: the exact name first, then names that begin with the typed text, then names that
 * contain all its words. Equal matches keep the order of the input.
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
/** Matches the dots of "R.S.P.C.A.", which follow single letters, but not the dot of "St.John". */
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu

/**
 * A name in its search form: lower-case words with single spaces, without accents, apostrophes or a leading "the".
 * "The St. John’s & Zoë Trust" -> "st johns and zoe trust". Empty when the name contains no word.
 */
export const normalised = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    // Again, in case lower-casing produced characters that can be decomposed.
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .replace(INITIALS, '$1')
    .replaceAll('&', ' and ')
    .replace(NOT_A_WORD, ' ')
    .trim()
    .replace(/^the (?=.)/u, '')

/** The distinct words of a normalised name. */
export const wordsOf = (foldedName: string): readonly string[] => [...new Set(foldedName.split(' ').filter(Boolean))]
