import { sql } from 'kysely'
import { ordinaryLetters } from '#core/charities/known-charities.ts'
import {
  type CharityQuery,
  type KnownCharity,
  MAX_CHARITIES_FOUND,
  type NamedCharity,
  searchWords,
} from '#core/charities/search-charities.ts'
import type { Database } from '../database.ts'

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
const prefixKey = (prefix: string): string | undefined =>
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

/** What was imported last. */
export type CharityRegister = {
  readonly edition: number
  /** The day of the extract, like 2026-11-20. */
  readonly asOf: string
  readonly charities: number
}

/** Sorts after everything that begins with what stands before it, byte by byte. */
const LAST = '\u{10ffff}'

export type CharityStore = ReturnType<typeof createCharityStore>

export const createCharityStore = (db: Database) => {
  // The exact name, then those that begin with it. Both are read from the index of names alone.
  const byNumber = async ({ edition }: CharityRegister, { number }: CharityQuery): Promise<number[]> => {
    if (number === undefined) return []
    const rows = await db
      .selectFrom('charities')
      .select('rank')
      .where('edition', '=', edition)
      .where('number', '=', number)
      .execute()
    return rows.map(({ rank }) => rank)
  }

  const beginningWith = async ({ edition }: CharityRegister, { text }: CharityQuery): Promise<number[]> => {
    const rows = await db
      .selectFrom('charities')
      .select('rank')
      .where('edition', '=', edition)
      .where('folded', '>=', text)
      .where('folded', '<', text + LAST)
      // Not the order of a key, or PostgreSQL might read every name by its rank until it has six.
      .orderBy(sql`case when folded = ${text} then 0 else 1 end`)
      .orderBy('rank')
      .limit(MAX_CHARITIES_FOUND)
      .execute()
    return rows.map(({ rank }) => rank)
  }

  const ranksOf = async ({ edition }: CharityRegister, query: CharityQuery): Promise<Uint8Array[][]> => {
    const words = db.selectFrom('charity_words').select(['word', 'ranks']).where('edition', '=', edition)
    const short = prefixKey(query.beginning)
    const asked = [...query.wholeWords, ...(short === undefined ? [] : [short])]
    const rows = asked.length > 0 ? await words.where('word', 'in', asked).execute() : []
    const known = new Map(rows.map(({ word, ranks }) => [word, ranks]))
    const exact = asked.map((word) => [known.get(word)].filter((ranks) => ranks !== undefined))
    if (short !== undefined) return exact
    const begun = await words
      .where('word', '>=', query.beginning)
      .where('word', '<', query.beginning + LAST)
      .execute()
    return [...exact, begun.map(({ ranks }) => ranks)]
  }

  const firstWithAll = (size: number, words: readonly Uint8Array[][], wanted: number): number[] => {
    /** How many of the words, from the first on, each charity has. */
    const has = new Uint8Array(size)
    for (const [index, lists] of words.entries())
      for (const list of lists)
        forEachRank(list, (rank) => {
          if (has[rank] === index) has[rank] = index + 1
        })
    const first: number[] = []
    for (let rank = has.indexOf(words.length); rank !== -1 && first.length < wanted; ) {
      first.push(rank)
      rank = has.indexOf(words.length, rank + 1)
    }
    return first
  }

  const withAllWords = async (
    register: CharityRegister,
    query: CharityQuery,
    but: readonly number[],
  ): Promise<number[]> => {
    const words = await ranksOf(register, query)
    if (words.some((lists) => lists.length === 0)) return []
    const first = firstWithAll(register.charities, words, MAX_CHARITIES_FOUND + but.length)
    return first.filter((rank) => !but.includes(rank)).slice(0, MAX_CHARITIES_FOUND - but.length)
  }

  /** In the order of these ranks. */
  const charitiesAt = async ({ edition }: CharityRegister, ranks: readonly number[]): Promise<NamedCharity[]> => {
    if (ranks.length === 0) return []
    const rows = await db
      .selectFrom('charities')
      .select(['name', 'number', 'rank'])
      .where('edition', '=', edition)
      .where('rank', 'in', ranks)
      .execute()
    return rows
      .sort((one, other) => ranks.indexOf(one.rank) - ranks.indexOf(other.rank))
      .map(({ name, number }) => ({ name: ordinaryLetters(name), number }))
  }

  return {
    /** Undefined until a register was imported. */
    current: async (): Promise<CharityRegister | undefined> => {
      const row = await db.selectFrom('charity_register').selectAll().executeTakeFirst()
      return row && { edition: row.edition, asOf: row.as_of, charities: row.charities }
    },

    /** At most six, nearest first: as `searchCharities` would, if it were given the register by falling income. */
    search: async (register: CharityRegister, query: CharityQuery): Promise<NamedCharity[]> => {
      const numbered = await byNumber(register, query)
      const named = (await beginningWith(register, query)).filter((rank) => !numbered.includes(rank))
      const near = [...numbered, ...named].slice(0, MAX_CHARITIES_FOUND)
      const rest = near.length < MAX_CHARITIES_FOUND ? await withAllWords(register, query, near) : []
      return charitiesAt(register, [...near, ...rest])
    },
  }
}
