import { type KnownCharity, searchWords } from '#core/charities/search-charities.ts'

/** The index by which charities are searched: for each word the ranks of the charities that have it. A rank is a position by falling income. */

const CONTINUES = 0x80
const BITS = 7

/** Rising whole numbers as bytes: each as its distance from the one before, in groups of seven bits (LEB128). */
export const encodeRanks = (ranks: readonly number[]): Uint8Array => {
  const bytes: number[] = []
  let before = 0
  for (const rank of ranks) {
    let distance = rank - before
    before = rank
    while (distance >= CONTINUES) {
      bytes.push((distance % CONTINUES) + CONTINUES)
      distance = Math.floor(distance / CONTINUES)
    }
    bytes.push(distance)
  }
  return Uint8Array.from(bytes)
}

/** Calls `visit` with each number that `encodeRanks` encoded, in order. */
export const forEachRank = (encoded: Uint8Array, visit: (rank: number) => void): void => {
  let rank = 0
  let distance = 0
  let shift = 0
  for (const byte of encoded) {
    distance |= (byte % CONTINUES) << shift
    if (byte >= CONTINUES) shift += BITS
    else {
      rank += distance
      visit(rank)
      distance = 0
      shift = 0
    }
  }
}

/** Prefixes of up to this many letters are indexed like words: too many words share them to be read one by one. */
const SHORT_PREFIX = 3
const PREFIX_MARK = '*'

/** The key of a short prefix in the index; undefined when it is long enough to read its words one by one. */
export const prefixKey = (prefix: string): string | undefined =>
  [...prefix].length <= SHORT_PREFIX ? prefix + PREFIX_MARK : undefined

const keysOf = (word: string): string[] => {
  const letters = [...word]
  const prefixes = letters.slice(0, SHORT_PREFIX).map((_, index) => letters.slice(0, index + 1).join('') + PREFIX_MARK)
  return [word, ...prefixes]
}

export type WordRow = { readonly word: string; readonly ranks: Uint8Array }

/** A row for every word and every short prefix. The charities are given by rank. */
export function* wordIndex(charities: readonly KnownCharity[]): Generator<WordRow> {
  const byKey = new Map<string, number[]>()
  for (const [rank, charity] of charities.entries()) {
    for (const key of new Set(searchWords(charity).flatMap(keysOf))) {
      const known = byKey.get(key)
      if (known) known.push(rank)
      else byKey.set(key, [rank])
    }
  }
  for (const [word, ranks] of byKey) yield { word, ranks: encodeRanks(ranks) }
}
