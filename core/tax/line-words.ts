/** The lines of a calculation as they are read: each figure with its unit, and the figures that it follows from. */
import { describeShare } from '../estate/fraction.ts'
import { price } from '../text/money.ts'
import type { Line } from './ledger.ts'

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
