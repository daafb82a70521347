/**
 * The clauses that say who takes, read word by word from the drafted text alone. Every sentence of them has to have one of the forms
 * below, from its first letter to its last: a sentence that has none is refused, so that no changed word goes unnoticed.
 */
import { Fraction } from '#core/estate/fraction.ts'
import { readFraction } from '#core/text/fractions.ts'
import type { Block, FinalDocument, Run } from '#drafting/document.ts'

/** The words cannot be read. */
export class NotRead extends Error {}

const NAME = '«[^«»]+»'

/** A name as it is printed, without the relation before it and the address, number or year after it. */
const withoutDescriptions = (text: string): string =>
  text
    .replaceAll(/\bmy (?:[a-z-]+ ){1,3}«/g, '«')
    .replaceAll(/\bthe charity «/g, '«')
    .replaceAll(/» \((?:of|born|registered|Solicitors)[^()]*\)/g, '»')

const textOf = (will: FinalDocument, runs: readonly Run[]): string =>
  withoutDescriptions(
    runs
      .map((run) => {
        if (run.kind === 'name') return `«${run.text}»`
        if (run.kind !== 'reference') return run.text
        const clause = will.clauses.find(({ number }) => `${number}` === run.text)
        if (!clause) throw new NotRead(`There is no clause ${run.text}`)
        return `§${clause.id}`
      })
      .join(''),
  )

/** A line for each paragraph, and one with a dot for each item of a list. */
const linesIn = (will: FinalDocument, blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [textOf(will, block.runs)] : block.items.map(({ runs }) => `• ${textOf(will, runs)}`),
  )

/** A percentage, or a fraction in words or figures. */
const PART = '(?:[\\d.]+%|\\d+/\\d+|1|[a-z-]+ [a-z-]+)'

const placeholders: Readonly<Record<string, string>> = {
  name: NAME,
  /** "«Ann», «Bob» or each later child of mine", "«Ann» (60%) and «Bob» (40%)", "«Ann» (one third) and «Bob» (two thirds)". */
  series: `(?:(?:the children of )?${NAME}|each later child of mine|each grandchild of mine who takes as one of my grandchildren| \\(${PART}\\)|, | and | or )+`,
  clauses: '(?:clause §[a-z0-9-]+|clauses §[a-z0-9-]+(?:, §[a-z0-9-]+)* and §[a-z0-9-]+)',
  number: '\\d+',
  nth: '\\d+(?:st|nd|rd|th)',
  part: PART,
  money: '£[\\d,.]+',
  words: '[^«»§]+?',
}

/**
 * An expression for a whole sentence. `{X:name}` is a name that is the same wherever X stands, `[...]` may be missing, and `{a|b}` is
 * one of several.
 */
const expressionOf = (form: string): RegExp => {
  const seen = new Set<string>()
  const literal = (text: string): string =>
    text
      .replaceAll(/[.*+?^$()|\\/]/g, '\\$&')
      .replaceAll('[', '(?:')
      .replaceAll(']', ')?')
  const source = form.split(/(\{\w+:[^{}]+\})/).map((piece) => {
    const [, key = '', kind = ''] = /^\{(\w+):(.+)\}$/.exec(piece) ?? []
    if (key === '') return literal(piece)
    if (seen.has(key)) return `\\k<${key}>`
    seen.add(key)
    return `(?<${key}>${placeholders[kind] ?? kind})`
  })
  return new RegExp(`^${source.join('')}$`, 'u')
}

const known = new Map<string, RegExp>()

type Found = Readonly<Record<string, string | undefined>>

/** What a sentence says in this form, or undefined where it has another. */
export const fits = (form: string, text: string): Found | undefined => {
  const expression = known.get(form) ?? expressionOf(form)
  known.set(form, expression)
  const found = expression.exec(text)
  return found ? { ...found.groups } : undefined
}

/** The lines of one clause, read one after another. */
export class Lines {
  #at = 0
  readonly #lines: readonly string[]

  constructor(lines: readonly string[]) {
    this.#lines = lines
  }

  #next(): string {
    return this.#lines[this.#at] ?? ''
  }

  /** What the next line says, if it has this form. */
  maybe(form: string): Found | undefined {
    const found = fits(form, this.#next())
    if (found) this.#at += 1
    return found
  }

  /** @throws NotRead where the next line has another form. */
  take(form: string): Found {
    return this.maybe(form) ?? this.refuse()
  }

  /** Every item of the list that comes next. Each ends as one of a list in a sentence does. */
  items(): string[] {
    const items: string[] = []
    while (this.#next().startsWith('• ')) {
      items.push(this.#next().slice(2))
      this.#at += 1
    }
    return items
  }

  /** Rules: a list of whole sentences, or one alone. */
  rules(...begin: readonly string[]): string[] {
    if (this.#next().startsWith('• ')) return this.items()
    if (!begin.some((words) => this.#next().startsWith(words))) return []
    this.#at += 1
    return [this.#lines[this.#at - 1] ?? '']
  }

  isAtEnd(): boolean {
    return this.#at === this.#lines.length
  }

  refuse(): never {
    throw new NotRead(`No form for: ${this.#next()}`)
  }

  end(): void {
    if (!this.isAtEnd()) this.refuse()
  }
}

/** "Ann; Bob; and Cy." of a list: the last ends the sentence. */
export const itemsOfSentence = (items: readonly string[]): string[] =>
  items.map((item, at) => {
    const ending = at === items.length - 1 ? '.' : at === items.length - 2 ? '; and' : ';'
    if (!item.endsWith(ending)) throw new NotRead(`An item that ends in another way: ${item}`)
    return item.slice(0, -ending.length)
  })

export const linesOf = (will: FinalDocument, id: FinalDocument['clauses'][number]['id']): Lines | undefined => {
  const clause = will.clauses.find((each) => each.id === id)
  return clause && new Lines(linesIn(will, clause.blocks))
}

/** @throws NotRead where the will has no such clause. */
export const mustHave = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new NotRead(`There is no ${what}`)
  return found
}

/** The bare name in a printed one. */
export const bare = (name: string | undefined): string => (name ?? '').replaceAll(/[«»]/g, '')

/** Names in a series, with the parts beside them. */
export const seriesOf = (text: string): { readonly name: string; readonly part: Fraction | undefined }[] =>
  text
    .split(/, (?:and )?| and | or /u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, name = piece, part] = /^(.+?)(?: \(([^()]+)\))?$/u.exec(piece) ?? []
      return { name: bare(name), part: part === undefined ? undefined : partOf(part) }
    })

/** "33.3%" is 3330 of 10,000, read digit by digit, as a person would. "Seven twenty-fourths" is 7/24. */
export const partOf = (printed: string): Fraction => {
  const [, whole, more = ''] = /^(\d+)(?:\.(\d{1,2}))?%$/u.exec(printed) ?? []
  if (whole !== undefined) return Fraction.of(Number(whole) * 100 + Number(more.padEnd(2, '0')), 10_000)
  const fraction = readFraction(printed)
  if (!fraction) throw new NotRead(`No part: ${printed}`)
  return Fraction.of(fraction.n, fraction.d, true)
}

/** What parts are called where some of them take more. */
export const KINDS = '(?:percentages|fractions|shares)'

export const clausesIn = (text: string): string[] => [...text.matchAll(/§([a-z0-9-]+)/gu)].map(([, id = '']) => id)
