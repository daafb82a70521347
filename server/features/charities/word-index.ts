import { type KnownCharity, searchWords } from '#core/charities/search-charities.ts'
import { packPlaces } from './places.ts'

/** A beginning of up to this many letters is looked up like a word: too many words share it to be gone through. */
const SHORT_BEGINNING = 3
const BEGINNING = '*'

/** How the index names the words that begin with this; undefined when they are few enough to look for one by one. */
export const beginningKey = (beginning: string): string | undefined =>
  [...beginning].length <= SHORT_BEGINNING ? beginning + BEGINNING : undefined

const keysOf = (word: string): string[] => {
  const letters = [...word]
  const beginnings = letters
    .slice(0, SHORT_BEGINNING)
    .map((_, index) => letters.slice(0, index + 1).join('') + BEGINNING)
  return [word, ...beginnings]
}

export type WordRow = { readonly word: string; readonly places: Uint8Array }

/** Every word, and every short beginning of one, with the places of the charities that have it. A place is an index. */
export function* wordIndex(charities: readonly KnownCharity[]): Generator<WordRow> {
  const places = new Map<string, number[]>()
  for (const [place, charity] of charities.entries()) {
    for (const key of new Set(searchWords(charity).flatMap(keysOf))) {
      const known = places.get(key)
      if (known) known.push(place)
      else places.set(key, [place])
    }
  }
  for (const [word, found] of places) yield { word, places: packPlaces(found) }
}
