/**
 * The ledger of a calculation: each figure with the figures it is worked out from and the law that says so. A figure comes into
 * being only by a line, so that whatever is shown can be opened down to what was given. At the end, how its lines are read.
 */
import { describeShare, Fraction, leastOf } from '../estate/fraction.ts'
import { price } from '../text/money.ts'

export const IHTA = 'Inheritance Tax Act 1984'

/** What a figure counts. `part`: of one whole; `millionths`: a percentage with four decimals; `count`: a plain number. */
export type Unit = 'pence' | 'percent' | 'part' | 'millionths' | 'count'

type Counted = { readonly id: string; readonly value: Fraction; readonly unit: Unit }

/** An exact figure, and what it counts. `mixes` is never there: by it the compiler takes no two units for one that is either. */
export type Figure<U extends Unit = 'pence'> = Counted & { readonly unit: U; readonly mixes?: (unit: U) => U }

export const isNothing = ({ value }: Pick<Figure, 'value'>): boolean => value.numerator === 0n

const wholes = { part: 1, percent: 100, millionths: 1_000_000 } as const satisfies Partial<Record<Unit, number>>

/**
 * How a line follows from others. `sum`: those with a plus less those with a minus. `excess`: the same, and nothing where it would
 * fall below nothing. `least`: the smallest. `share`: the first times the second, over the third.
 */
type Operation = 'given' | 'sum' | 'excess' | 'least' | 'share'

export type Term<U extends Unit = 'pence'> = { readonly sign: '+' | '-'; readonly of: Figure<U> }

export type Line = Counted & {
  readonly label: string
  readonly operation: Operation
  readonly from: readonly { readonly sign: '+' | '-'; readonly id: string }[]
  /** Sections of Acts, as "Inheritance Tax Act 1984 s.7". Empty: it was typed, or is plain arithmetic. */
  readonly law: readonly string[]
  /** All of what a part, a percentage or a count is of: it is reckoned with, and says nothing to a reader. */
  readonly constant?: true
}

export const plus = <U extends Unit>(...of: readonly Figure<U>[]): Term<U>[] =>
  of.map((each) => ({ sign: '+', of: each }))
export const less = <U extends Unit>(...of: readonly Figure<U>[]): Term<U>[] =>
  of.map((each) => ({ sign: '-', of: each }))

type AnyTerm = { readonly sign: '+' | '-'; readonly of: Counted }

const total = (terms: readonly AnyTerm[], sign: Term['sign']): Fraction =>
  terms.reduce((sum, term) => (term.sign === sign ? sum.plus(term.of.value) : sum), Fraction.zero)

/** Figures of one unit are added and compared, and a share is of the unit of its first: nothing else can be written. */
export type Ledger = {
  readonly keeps: boolean
  /** How many figures were written so far, and how many they were worked out from. */
  readonly work: number
  readonly lines: readonly Line[]
  given(id: string, label: string, value: Fraction | number, ...law: string[]): Figure
  rated<U extends Exclude<Unit, 'pence' | 'count'>>(
    id: string,
    label: string,
    unit: U,
    value: Fraction | number,
    ...law: string[]
  ): Figure<U>
  /** All of what is counted in a unit, as a hundred percent. */
  whole<U extends keyof typeof wholes>(unit: U): Figure<U>
  count(id: string, value: number): Figure<'count'>
  /** @throws RangeError when more is taken away than there is: an error of the caller, who should take the `excess`. */
  sum<U extends Unit = 'pence'>(id: string, label: string, terms: readonly Term<U>[], ...law: string[]): Figure<U>
  excess<U extends Unit = 'pence'>(id: string, label: string, terms: readonly Term<U>[], ...law: string[]): Figure<U>
  least<U extends Unit>(
    id: string,
    label: string,
    of: readonly [Figure<U>, ...Figure<U>[]],
    ...law: string[]
  ): Figure<U>
  /** Nothing, where the third is nothing. */
  share<U extends Unit, V extends Unit>(
    id: string,
    label: string,
    of: readonly [Figure<U>, Figure<V>, Figure<V>],
    ...law: string[]
  ): Figure<U>
}

/** @param keeps Whether its lines are kept. One that only works out keeps none: rough figures need hundreds of calculations, and show one. */
export const openLedger = (keeps = true): Ledger => {
  const lines: Line[] = []
  let work = 0
  const constants = new Map<string, Counted>()
  const write = <U extends Unit>(
    unit: U,
    id: string,
    label: string,
    operation: Operation,
    value: Fraction,
    from: () => Line['from'],
    law: readonly string[],
    constant = false,
  ): Figure<U> => {
    const figure = { id, value, unit }
    work++
    if (keeps) lines.push({ ...figure, label, operation, from: from(), law, ...(constant && { constant }) })
    return figure
  }
  const exact = (value: Fraction | number): Fraction => (typeof value === 'number' ? Fraction.of(value) : value)
  const none = (): Line['from'] => []
  const fromTerms = (terms: readonly AnyTerm[]) => {
    work += terms.length
    return (): Line['from'] => terms.map(({ sign, of }) => ({ sign, id: of.id }))
  }
  /** Of no terms at all it is an amount of nothing. */
  const unitOf = <U extends Unit>([first]: readonly Term<U>[]): U => first?.of.unit ?? ('pence' as U)
  const constant = <U extends Unit>(unit: U, id: string, label: string, value: number): Figure<U> => {
    const known = constants.get(id) ?? write(unit, id, label, 'given', Fraction.of(value), none, [], true)
    constants.set(id, known)
    return { ...known, unit }
  }
  return {
    keeps,
    get work() {
      return work
    },
    lines,
    given: (id, label, value, ...law) => write('pence', id, label, 'given', exact(value), none, law),
    rated: (id, label, unit, value, ...law) => write(unit, id, label, 'given', exact(value), none, law),
    whole: (unit) => constant(unit, `whole ${unit}`, 'The whole', wholes[unit]),
    count: (id, value) => constant('count', id, id, value),
    sum: (id, label, terms, ...law) =>
      write(unitOf(terms), id, label, 'sum', total(terms, '+').minus(total(terms, '-')), fromTerms(terms), law),
    excess: (id, label, terms, ...law) =>
      write(unitOf(terms), id, label, 'excess', total(terms, '+').excess(total(terms, '-')), fromTerms(terms), law),
    least: (id, label, of, ...law) => {
      const [first, ...others] = of
      const value = leastOf(first.value, ...others.map((each) => each.value))
      return write(first.unit, id, label, 'least', value, fromTerms(plus(...of)), law)
    },
    share: (id, label, of, ...law) => {
      const [whole, part, over] = of
      const value =
        isNothing(over) || isNothing(whole) ? Fraction.zero : whole.value.inProportion(part.value, over.value)
      return write(whole.unit, id, label, 'share', value, fromTerms(of.map((each) => ({ sign: '+', of: each }))), law)
    },
  }
}

const MILLIONTHS_PER_PERCENT = 10_000

/** "£183,250.00", "40%", "62.5%". To the penny: what is under a penny is left out. */
const valueInWords = (line: Line): string => {
  const { numerator, denominator } = line.value
  switch (line.unit) {
    case 'count':
      return `${Number(numerator) / Number(denominator)}`
    case 'percent':
      return `${Number(numerator) / Number(denominator)}%`
    case 'part':
      return describeShare(line.value)
    case 'millionths':
      return `${Number(numerator) / Number(denominator) / MILLIONTHS_PER_PERCENT}%`
    case 'pence':
      return price(Number(numerator / denominator))
  }
}

/** A line that is read. `from` are those that it opens to: no constants, and nothing that adds nothing. */
export type ReadLine = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly law: readonly string[]
  /** How it follows: what is added and taken away, the smallest of them, or a part of the first. Of a given line nothing. */
  readonly how: 'sum' | 'least' | 'share' | 'given'
  readonly from: readonly { readonly sign: '+' | '-'; readonly id: string }[]
}

const hows = { sum: 'sum', excess: 'sum', least: 'least', share: 'share', given: 'given' } as const

const isZero = ({ value }: Line): boolean => value.numerator === 0n

/** A line that only says again what one other line says is read as that line. */
const isSame = ({ operation, from }: Line): boolean => operation === 'sum' && from.length === 1

export type Lines = ReadonlyMap<string, Line>

/** The last of two lines with one id is the one that counts: a rate that was tried stands before the one that applies. */
export const linesById = (lines: readonly Line[]): Lines => new Map(lines.map((line) => [line.id, line]))

/** Undefined of an id that no line has. */
export const readLine = (lines: Lines, id: string): ReadLine | undefined => {
  const line = lines.get(id)
  if (!line) return undefined
  const [only] = line.from
  if (isSame(line) && only) {
    const same = readLine(lines, only.id)
    return same && { ...same, id }
  }
  const how = hows[line.operation]
  const from = line.from.filter(({ id: of }) => {
    const each = lines.get(of)
    if (!each || each.constant) return false
    return how !== 'sum' || !isZero(each)
  })
  return { id, label: line.label, value: valueInWords(line), law: line.law, how, from }
}
