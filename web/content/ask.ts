/** Finds where the product answers a question in somebody's own words. Everything happens in the browser. */
import MiniSearch, { type Options } from 'minisearch'
import { stemmer } from 'stemmer'
import type { Answer } from './answers.ts'
import { layTerms, said } from './lay-terms.ts'

/** `said`: words that ask and carry no matter. `layTerms`: several ways to say one thing, and our words for it. `stem`: what the forms of a word share. */
export type Terms = {
  readonly said: ReadonlySet<string>
  readonly layTerms: Readonly<Record<string, string>>
  readonly stem: (word: string) => string
}

const english: Terms = { said, layTerms, stem: stemmer }

/** What is compared: small letters without accents, words apart. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim()

const optionsOf = ({ said, stem }: Terms): Options<Answer & { id: number }> => ({
  fields: ['title', 'also', 'words'],
  storeFields: ['to', 'title', 'of'],
  tokenize: (text) => plain(text).split(' '),
  // The whole word as well, which what is half typed begins.
  processTerm: (word) => (said.has(word) ? null : [...new Set([stem(word), word])]),
  searchOptions: { processTerm: (word) => (said.has(word) ? null : stem(word)) },
})

/** The index as text, which is made when the pages are built. */
export const indexOf = (answers: readonly Answer[], terms = english): string => {
  const index = new MiniSearch(optionsOf(terms))
  index.addAll(answers.map((answer, id) => ({ ...answer, id })))
  return JSON.stringify(index)
}

export type Found = Pick<Answer, 'to' | 'title' | 'of'>

/** The words of a question, and after them what the product calls the same things. */
const meant = (typed: string, { said, layTerms }: Terms): { own: string[]; others: string[] } => {
  const asked = plain(typed)
  const own = asked.split(' ').filter((word) => word !== '' && !said.has(word))
  const others = Object.entries(layTerms).flatMap(([words, ours]) =>
    words.split(', ').some((word) => ` ${asked} `.includes(` ${word} `)) ? ours.split(' ') : [],
  )
  return { own, others }
}

/** How much a word that was asked is worth as a match: the word itself, one that begins with it, or one like it. */
const nearness = (asked: string, found: readonly string[]): number => {
  if (found.includes(asked)) return 1
  return found.some((word) => word.startsWith(asked)) ? 0.75 : 0.5
}

const opened = new Map<string, MiniSearch<Answer & { id: number }>>()

/** The places of answers to a question, the likeliest first, each once. None where the product has no answer. */
export const ask = (stored: string, typed: string, terms = english): Found[] => {
  const index = opened.get(stored) ?? MiniSearch.loadJSON(stored, optionsOf(terms))
  opened.set(stored, index)
  const { own, others } = meant(typed, terms)
  const results = index.search([...own, ...others].join(' '), {
    boost: { title: 3, also: 3 },
    fuzzy: (word) => word.length > 4 && 0.2,
    prefix: (word) => word.length > 3,
    weights: { fuzzy: 0.3, prefix: 0.5 },
    boostTerm: (_, at) => (at < own.length ? 1 : 0.8),
    boostDocument: (_, __, stored) => (String(stored?.['to']).startsWith('/faqs') ? 1.5 : 1),
  })
  // One word of several that happens to stand somewhere is no answer.
  const found = results.filter(({ match, queryTerms }) => {
    const worth = [...new Set(queryTerms)].map((word) => nearness(word, Object.keys(match)))
    return worth.reduce((sum, one) => sum + one, 0) >= own.length / 2
  })
  const places = [...new Set(found.map(({ to }) => String(to)))]
  return places.flatMap((place) => (found.find(({ to }) => to === place) ?? []) as Found | [])
}
