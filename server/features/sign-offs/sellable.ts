/** Sells only what a lawyer has signed off, where the operator wants it so. */
import type { OrderItem } from '#core/catalogue/products.ts'
import { isSoldWith, sellsClauses } from '#core/sign-off/sold-with.ts'
import type { Standing } from '#core/sign-off/standing.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import type { ClauseId } from '#drafting/document.ts'
import type { Selling } from '../../environment.ts'
import { Invalid } from '../../platform/errors.ts'

const NOT_SIGNED = 'A lawyer has not signed off these words yet'
const NOT_SOLD =
  'A lawyer has not signed off all of these words yet, so you cannot pay for them. We have kept everything you wrote.'

/** The words of each clause of a complete will; none of another. */
type Wordings = readonly (readonly [clause: ClauseId, words: readonly string[]])[]

/** The clauses of a will that have a sentence nobody has signed, however rare it is. */
const unsignedClauses = (wordings: Wordings, standings: readonly Standing[]): string[] =>
  wordings.flatMap(([clause, words]) => {
    const id = `clause:${clause}`
    const found = standings.find(({ piece }) => piece.id === id)
    const isSigned = found?.standing === 'signed' && words.every((each) => found.piece.words.includes(each))
    return isSigned ? [] : [id]
  })

/** The pieces of some products that are not signed as they stand. The wordings are those of the will they are for. */
export const unsignedOf = (
  items: readonly OrderItem[],
  wordings: Wordings,
  standings: readonly Standing[],
): string[] => {
  const isSold = isSoldWith(items)
  const others = standings.filter(({ piece, standing }) => isSold(piece) && standing !== 'signed')
  return [...(sellsClauses(items) ? unsignedClauses(wordings, standings) : []), ...others.map(({ piece }) => piece.id)]
}

export type AssertSignedOff = (items: readonly OrderItem[], will: Will) => Promise<void>

/** Throws Invalid, under the name of each piece of words, where one is not signed off as it stands. */
export const createAssertSignedOff =
  (deps: {
    readonly sell: Selling
    readonly standings: readonly Standing[]
    readonly work: { wordings(will: Will, today: Day): Promise<Wordings> }
    readonly today: () => Day
  }): AssertSignedOff =>
  async (items, will) => {
    if (deps.sell === 'everything') return
    const unsigned = unsignedOf(items, await deps.work.wordings(will, deps.today()), deps.standings)
    if (unsigned.length > 0) throw new Invalid(Object.fromEntries(unsigned.map((id) => [id, [NOT_SIGNED]])), NOT_SOLD)
  }
