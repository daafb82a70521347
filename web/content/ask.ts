/** Finds where the product answers a question in somebody's own words. Everything happens in the browser. */
import MiniSearch, { type Options, type SearchOptions } from 'minisearch'
import { stemmer } from 'stemmer'
import type { Answer } from './answers.ts'
import { layTerms, said } from './lay-terms.ts'

/** `said`: words that ask and carry no matter. `layTerms`: several ways to say one thing, and our words for it. `stem`: what the forms of a word share; `formOf`: the same, for `layTerms`. */
export type Terms = {
  readonly said: ReadonlySet<string>
  readonly layTerms: Readonly<Record<string, string>>
  readonly stem: (word: string) => string
  readonly formOf: (word: string) => string
}

// The forms of a short word are too like other words.
const english: Terms = { said, layTerms, stem: stemmer, formOf: (word) => (word.length > 3 ? stemmer(word) : word) }

/** What is compared: small letters without accents, words apart. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim()

const SAID_OF_IT = ['title', 'also', 'asked']

const optionsOf = ({ said, stem }: Terms): Options<Answer & { id: number }> => ({
  fields: [...SAID_OF_IT, 'words'],
  storeFields: ['to', 'title', 'of'],
  tokenize: (text) => plain(text).split(' '),
  // The whole word as well, which what is half typed begins.
  processTerm: (word) => (said.has(word) ? null : [...new Set([stem(word), word])]),
  searchOptions: {
    processTerm: (word) => word,
    boost: { title: 4, also: 3, asked: 3 },
    // What people say of a place is a long list: a word in it counts little less than in a short one.
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    weights: { fuzzy: 0.7, prefix: 0.6 },
  },
})

/** The index as text, which is made when the pages are built. */
export const indexOf = (answers: readonly Answer[], terms = english): string => {
  const index = new MiniSearch(optionsOf(terms))
  index.addAll(answers.map((answer, id) => ({ ...answer, id })))
  return JSON.stringify(index)
}

/** `isSure`: enough of what was asked is said of the place. Of the others the reader is told that they may not answer. */
export type Found = Pick<Answer, 'to' | 'title' | 'of'> & { readonly isSure: boolean }

type Index = MiniSearch<Answer & { id: number }>
type Hit = { readonly score: number; readonly worth: number }

/** The rows that have a word, by their number. A word in the title, or in what people say, is worth twice one in the text. */
const hitsOf = (index: Index, word: string, worth: number, options: SearchOptions = {}): Map<number, Hit> =>
  new Map(
    index.search(word, options).map(({ id, score, match }) => {
      const isSaidOfIt = Object.values(match).some((fields) => fields.some((field) => SAID_OF_IT.includes(field)))
      return [id, { score: score * worth, worth: isSaidOfIt ? worth : worth / 2 }]
    }),
  )

/** How much what the product calls it is worth beside the word itself. */
const OURS = 0.67

/** All hits of each row: what it scores with all, and the most that one is worth. */
const allOf = (all: readonly Map<number, Hit>[]): Map<number, Hit> => {
  const together = new Map<number, Hit>()
  for (const [id, hit] of all.flatMap((hits) => [...hits])) {
    const { score, worth } = together.get(id) ?? { score: 0, worth: 0 }
    together.set(id, { score: score + hit.score, worth: Math.max(worth, hit.worth) })
  }
  return together
}

/** A word that is asked: the rows that have it, or what the product calls it, and how much it tells rows apart. */
const wordHits = (index: Index, word: string, asOurs: readonly string[], isLast: boolean, { stem }: Terms) => {
  const same = hitsOf(index, stem(word), 1)
  const isLong = word.length > 3
  // What is half typed is the last word. A word that stands nowhere may be a mistake of typing.
  const like = isLast && isLong ? hitsOf(index, word, 1, { prefix: true }) : new Map<number, Hit>()
  const mistyped =
    same.size === 0 && word.length > 4
      ? hitsOf(index, word, 0.7, { fuzzy: word.length > 7 ? 2 : 1 })
      : new Map<number, Hit>()
  const own = new Map([...mistyped, ...like, ...same])
  return {
    hits: allOf([own, ...asOurs.map((ours) => hitsOf(index, stem(ours), OURS))]),
    weight: Math.log(1 + index.documentCount / (own.size || 3)),
  }
}

const opened = new Map<string, Index>()

/** How much of a question has to be found to show a place, and to be sure of it. */
const SHOWN = 0.25
const SURE = 0.83

/** The places of answers to a question, the likeliest first, each once. None where the product has no answer. */
export const ask = (stored: string, typed: string, terms = english): Found[] => {
  const index = opened.get(stored) ?? MiniSearch.loadJSON(stored, optionsOf(terms))
  opened.set(stored, index)
  const asked = plain(typed)
  const own = [...new Set(asked.split(' ').filter((word) => word !== '' && !terms.said.has(word)))]
  const { formOf } = terms
  const forms = (text: string) => ` ${text.split(' ').map(formOf).join(' ')} `
  const askedForms = forms(asked)
  const meant = Object.entries(terms.layTerms).flatMap(([words, ours]) =>
    words
      .split(', ')
      .flatMap((said) =>
        askedForms.includes(forms(said)) ? [{ said: said.split(' ').map(formOf), ours: ours.split(' ') }] : [],
      ),
  )
  const words = own.map((word, at) => {
    const ours = meant.flatMap((lay) => (lay.said.includes(formOf(word)) ? lay.ours : []))
    return wordHits(index, word, [...new Set(ours)], at === own.length - 1, terms)
  })
  // Said in words that each carry nothing, such as "no will".
  const together = meant.filter((lay) => !lay.said.some((form) => own.some((word) => formOf(word) === form)))
  for (const { ours } of together)
    words.push({
      hits: allOf(ours.map((word) => hitsOf(index, terms.stem(word), OURS))),
      weight: Math.log(index.documentCount / 3),
    })

  const whole = words.reduce((sum, { weight }) => sum + weight, 0)
  const found = new Map<number, { score: number; part: number }>()
  for (const { hits, weight } of words)
    for (const [id, { score, worth }] of hits) {
      const { score: before, part } = found.get(id) ?? { score: 0, part: 0 }
      found.set(id, { score: before + score * Math.sqrt(weight), part: part + (worth * weight) / whole })
    }
  const places = new Map<string, Found & { rank: number; part: number }>()
  for (const [id, { score, part }] of found) {
    const { to, title, of } = index.getStoredFields(id) as Pick<Answer, 'to' | 'title' | 'of'>
    const rank = score * part * (to.startsWith('/faqs') ? 1.3 : 1)
    const other = places.get(to)
    if (part >= SHOWN && rank > (other?.rank ?? 0))
      places.set(to, { to, title, ...(of && { of }), rank, part, isSure: part >= SURE })
  }
  return [...places.values()].sort((a, b) => b.rank - a.rank).map(({ rank: _, part: __, ...place }) => place)
}
