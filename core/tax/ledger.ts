/**
 * The ledger of a calculation: each figure with the figures it is worked out from and the law that says so. A figure comes into
 * being only by a line, so that whatever is shown can be opened down to what was given.
 */
import { Fraction, leastOf } from '../estate/fraction.ts'

export const IHTA = 'Inheritance Tax Act 1984'

/** An exact amount of pence, or a part of a whole. */
export type Figure = { readonly id: string; readonly value: Fraction }

export const isNothing = ({ value }: Figure): boolean => value.numerator === 0n

/**
 * How a line follows from others. `sum`: those with a plus less those with a minus. `excess`: the same, and nothing where it would
 * fall below nothing. `least`: the smallest. `share`: the first times the second, over the third.
 */
type Operation = 'given' | 'sum' | 'excess' | 'least' | 'share'

export type Term = { readonly sign: '+' | '-'; readonly of: Figure }

export type Line = Figure & {
  readonly label: string
  readonly operation: Operation
  readonly from: readonly { readonly sign: '+' | '-'; readonly id: string }[]
  /** Sections of Acts, as "Inheritance Tax Act 1984 s.7". Empty: it was typed, or is plain arithmetic. */
  readonly law: readonly string[]
}

export const plus = (...of: readonly Figure[]): Term[] => of.map((each) => ({ sign: '+', of: each }))
export const less = (...of: readonly Figure[]): Term[] => of.map((each) => ({ sign: '-', of: each }))

const total = (terms: readonly Term[], sign: Term['sign']): Fraction =>
  terms.reduce((sum, term) => (term.sign === sign ? sum.plus(term.of.value) : sum), Fraction.zero)

export type Ledger = {
  readonly lines: readonly Line[]
  given(id: string, label: string, value: Fraction | number, ...law: string[]): Figure
  /** @throws RangeError when more is taken away than there is: an error of the caller, who should take the `excess`. */
  sum(id: string, label: string, terms: readonly Term[], ...law: string[]): Figure
  excess(id: string, label: string, terms: readonly Term[], ...law: string[]): Figure
  least(id: string, label: string, of: readonly [Figure, ...Figure[]], ...law: string[]): Figure
  /** Nothing, where the third is nothing. */
  share(id: string, label: string, of: readonly [Figure, Figure, Figure], ...law: string[]): Figure
}

/** @param keeps Whether its lines are kept. One that only works out keeps none: rough figures need hundreds of calculations, and show one. */
export const openLedger = (keeps = true): Ledger => {
  const lines: Line[] = []
  const write = (line: Line): Figure => {
    if (!keeps) return { id: line.id, value: line.value }
    lines.push(line)
    return line
  }
  const fromTerms = (terms: readonly Term[]): Line['from'] =>
    keeps ? terms.map(({ sign, of }) => ({ sign, id: of.id })) : []
  return {
    lines,
    given: (id, label, value, ...law) =>
      write({
        id,
        label,
        value: typeof value === 'number' ? Fraction.of(value) : value,
        operation: 'given',
        from: [],
        law,
      }),
    sum: (id, label, terms, ...law) =>
      write({
        id,
        label,
        value: total(terms, '+').minus(total(terms, '-')),
        operation: 'sum',
        from: fromTerms(terms),
        law,
      }),
    excess: (id, label, terms, ...law) =>
      write({
        id,
        label,
        value: total(terms, '+').excess(total(terms, '-')),
        operation: 'excess',
        from: fromTerms(terms),
        law,
      }),
    least: (id, label, of, ...law) => {
      const [first, ...others] = of.map(({ value }) => value)
      return write({
        id,
        label,
        value: leastOf(first ?? Fraction.zero, ...others),
        operation: 'least',
        from: fromTerms(plus(...of)),
        law,
      })
    },
    share: (id, label, of, ...law) => {
      const [whole, part, over] = of
      return write({
        id,
        label,
        value: over.value.equals(Fraction.zero) ? Fraction.zero : whole.value.times(part.value).over(over.value),
        operation: 'share',
        from: fromTerms(plus(...of)),
        law,
      })
    },
  }
}
