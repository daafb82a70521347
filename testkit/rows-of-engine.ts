/** The table of holdings of the engine, with the names of people and in the words of `rows-of-clauses.ts`. */
import { type BeneficiaryShare, heldUntilOf } from '#core/estate/distribution.ts'
import { Fraction } from '#core/estate/fraction.ts'
import type { Holding, OutcomeInStages } from '#core/estate/history.ts'
import type { Will } from '#core/will/schema.ts'
import { GRANDCHILDREN, LATER_CHILD, NEXT_OF_KIN } from './clauses-applied.ts'
import { endInWords, keyOfRow, type Row, type Table } from './rows-of-clauses.ts'

const lineOf = (will: Will, to: BeneficiaryShare): readonly [string, readonly number[]] => {
  switch (to.type) {
    case 'person':
    case 'charity':
      return [to.name, []]
    case 'child':
      return [will.persons.find(({ id }) => id === to.of)?.fullname ?? '', [to.n, ...to.below]]
    case 'later-child':
      return [LATER_CHILD, [to.n, ...to.below]]
    case 'grandchildren':
      return [GRANDCHILDREN, []]
    case 'grandchild':
      return [GRANDCHILDREN, [to.family, to.n, ...to.below]]
    case 'next-of-kin':
      return [NEXT_OF_KIN, []]
  }
}

const whoOf = (will: Will, holding: Holding): string => {
  switch (holding.how) {
    case 'held':
      return `held for ${holding.name}`
    case 'taken':
      return keyOfRow(...lineOf(will, holding.to), heldUntilOf(holding.to), false)
    case 'estate':
      return keyOfRow(...lineOf(will, holding.to), undefined, true)
    case 'moved':
      return `became ${holding.into}`
    case 'outside':
      return 'outside'
  }
}

export const tableOfHoldings = (will: Will, { now, later, ended }: OutcomeInStages): Table => {
  const rows = (holdings: readonly Holding[]): Row[] =>
    holdings.map((holding) => ({ of: holding.of, who: whoOf(will, holding), share: holding.share }))
  return {
    now: rows(now),
    later: rows(later),
    ended: ended.map(({ of, on, why }) => endInWords(of, on, why)).toSorted(),
  }
}

type Printed = {
  readonly of: string
  readonly share: string
  readonly holds?: string
  readonly enjoys?: { readonly name: string }
  readonly until?: number
  readonly estate?: boolean
  readonly moved?: string
  readonly owns?: readonly number[]
  readonly takes?: {
    readonly type: BeneficiaryShare['type']
    readonly id?: number
    readonly of?: number
    readonly n?: number
    readonly below?: readonly number[]
    readonly family?: number
  }
}

const whoInJson = (will: Will, row: Printed): string => {
  if (row.moved !== undefined) return `became ${row.moved}`
  if (row.owns) return 'outside'
  if (row.enjoys) return `held for ${row.enjoys.name}`
  const { type, id, of, n = 0, below = [], family = 0 } = row.takes ?? { type: 'next-of-kin' }
  const named = (list: readonly { readonly id: number; readonly fullname: string }[], wanted = id): string =>
    list.find((each) => each.id === wanted)?.fullname ?? ''
  const found = ((): readonly [string, readonly number[]] => {
    switch (type) {
      case 'person':
        return [named(will.persons), []]
      case 'charity':
        return [named(will.charities), []]
      case 'child':
        return [named(will.persons, of), [n, ...below]]
      case 'later-child':
        return [LATER_CHILD, [n, ...below]]
      case 'grandchildren':
        return [GRANDCHILDREN, []]
      case 'grandchild':
        return [GRANDCHILDREN, [family, n, ...below]]
      case 'next-of-kin':
        return [NEXT_OF_KIN, []]
    }
  })()
  return keyOfRow(...found, row.until, row.estate === true)
}

const partIn = (printed: string): Fraction => {
  const [top = '0', bottom = '1'] = printed.split('/')
  return Fraction.of(BigInt(top), BigInt(bottom))
}

/** The same of what the command line prints as JSON. */
export const tableOfJson = (will: Will, printed: unknown): Table => {
  const { atDeath, later, ended } = printed as {
    readonly atDeath: readonly Printed[]
    readonly later: readonly Printed[]
    readonly ended: readonly { readonly of: string; readonly on: string; readonly why: string }[]
  }
  const rows = (all: readonly Printed[]): Row[] =>
    all.map((row) => ({ of: row.of, who: whoInJson(will, row), share: partIn(row.share) }))
  return {
    now: rows(atDeath),
    later: rows(later),
    ended: ended.map(({ of, on, why }) => `${of} ${on} ${why}`).toSorted(),
  }
}
