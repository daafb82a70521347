/** Sells only what a lawyer has signed off, where the operator wants it so. */

import type { Settings } from '#core/api/visitors.ts'
import type { OrderItem } from '#core/catalogue/products.ts'
import { type Departure, departuresOf, type WrittenClause } from '#core/sign-off/piece.ts'
import { patternOf } from '#core/sign-off/sittings.ts'
import { isSoldWith, sellsClauses } from '#core/sign-off/sold-with.ts'
import type { Standing } from '#core/sign-off/standing.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import type { Will } from '#core/will/schema.ts'
import { waitsForALawyer as words } from '#words/en/checkout.ts'
import { refusals } from '#words/en/refusals.ts'
import type { Selling } from '../../environment.ts'
import { Invalid } from '../../platform/errors.ts'

const NOT_SIGNED = refusals.notSignedOff

/** Why a piece cannot be sold: nobody signed it as it stands, or the will has in it what nobody was shown. */
type Unsigned = { readonly piece: string; readonly title: string; readonly departures: readonly Departure[] }

/** The clauses of a will that nobody has signed as this will has them: a sentence, a choice of sentences or their order. */
const unsignedClauses = (clauses: readonly WrittenClause[], standings: readonly Standing[]): Unsigned[] =>
  clauses.flatMap((written) => {
    const id = `clause:${written.clause}`
    const found = standings.find(({ piece }) => piece.id === id)
    const departures = found ? departuresOf(found.piece, written) : []
    return found?.standing === 'signed' && departures.length === 0
      ? []
      : [{ piece: id, title: found?.piece.title ?? written.clause, departures }]
  })

/** The pieces of some products that are not signed as they stand. The clauses are those of the will they are for. */
export const unsignedOf = (
  items: readonly OrderItem[],
  clauses: readonly WrittenClause[],
  standings: readonly Standing[],
): Unsigned[] => {
  const isSold = isSoldWith(items)
  const others = standings.filter(({ piece, standing }) => isSold(piece) && standing !== 'signed')
  return [
    ...(sellsClauses(items) ? unsignedClauses(clauses, standings) : []),
    ...others.map(({ piece: { id, title } }) => ({ piece: id, title, departures: [] })),
  ]
}

/** Which parts of the will wait, as a customer calls them, and what can be done. */
const notSold = (unsigned: readonly Unsigned[]): string => {
  const parts = unsigned.map(({ piece, title, departures }) => {
    const pattern = patternOf(piece)
    // One form of a clause that every will has can be left out, the clause cannot.
    return departures.length > 0 ? title : pattern?.id === 'every-will' ? undefined : pattern?.title
  })
  const named = parts.filter((each) => each !== undefined)
  return named.length < parts.length ? words.allWaits : words.partsWait(listed.format([...new Set(named)]))
}

export type AssertSignedOff = (items: readonly OrderItem[], will: Will) => Promise<void>

/** Throws Invalid, under the name of each piece of words, where one is not signed off as it stands. */
export const createAssertSignedOff =
  (deps: {
    readonly sell: Selling
    readonly standings: readonly Standing[]
    readonly work: { writtenClauses(will: Will, today: Day): Promise<readonly WrittenClause[]> }
    readonly today: () => Day
  }): AssertSignedOff =>
  async (items, will) => {
    if (deps.sell === 'everything') return
    const unsigned = unsignedOf(items, await deps.work.writtenClauses(will, deps.today()), deps.standings)
    if (unsigned.length > 0)
      throw new Invalid(Object.fromEntries(unsigned.map(({ piece }) => [piece, [NOT_SIGNED]])), notSold(unsigned))
  }

/** Who signed off clauses as they stand, and which, for a public page. Those with the most clauses come first. */
export const signersOf = (standings: readonly Standing[]): Settings['signedOff'] => {
  const signed = standings.flatMap(({ piece, standing, signOff }) =>
    piece.kind === 'clause' && standing === 'signed' && signOff
      ? [{ clause: piece.id.slice('clause:'.length), signOff }]
      : [],
  )
  const bySigner = Map.groupBy(signed, ({ signOff: { name, qualification } }) => JSON.stringify([name, qualification]))
  return [...bySigner.values()]
    .flatMap((own) =>
      own.slice(0, 1).map(({ signOff: { name, qualification } }) => ({
        name,
        qualification,
        on:
          own
            .map(({ signOff }) => signOff.signedOn)
            .toSorted()
            .at(-1) ?? '',
        clauses: own.map(({ clause }) => clause),
      })),
    )
    .toSorted((a, b) => b.clauses.length - a.clauses.length)
}
