/** The product's reckoning beside the second one, as lines that are equal where both agree. */

import { Fraction } from '../../core/estate/fraction.ts'
import { inPounds, intestacyOf } from '../../core/intestacy/intestacy.ts'
import type { Case } from './families.ts'
import { oracle, penceOf } from './oracle.ts'

const line = (who: number, part: Fraction, waits: boolean, pence: number): string =>
  `${who} ${part}${waits ? ' held' : ''} ${pence}`

export const byProduct = ({ family, on, estate, belongings }: Case): readonly string[] => {
  const found = intestacyOf(family, on)
  if (found.kind === 'outside') return [found.why]
  if (found.kind === 'open') return [typeof found.ask === 'string' ? found.ask : `children of ${found.ask.childrenOf}`]
  const { spouse, parts } = found
  const has = inPounds(found, estate, belongings)
  return [
    ...(spouse
      ? [
          `${spouse.id} ${spouse.first ? spouse.first.sum / 100 : 'all'}${spouse.forLife ? ' for life' : ''} ${has.spouse?.total}`,
        ]
      : []),
    ...parts.map(({ to = 0, share, held }, at) => line(to, share, held === true, has.parts[at] ?? -1)).toSorted(),
  ]
}

export const byOracle = ({ family, on, estate, belongings }: Case): readonly string[] => {
  const found = oracle(family, on)
  if ('outside' in found) return [found.outside]
  if ('ask' in found) return [found.ask]
  const pence = penceOf(found, estate, belongings)
  const spouse = found.spouse === undefined ? 0 : 1
  return [
    ...(spouse ? [`${found.spouse} ${found.sum ?? 'all'}${found.life ? ' for life' : ''} ${pence[0]}`] : []),
    ...found.rest
      .map(({ person, parts, of, waits }, at) => line(person, Fraction.of(parts, of), waits, pence[at + spouse] ?? -1))
      .toSorted(),
  ]
}

/** Those of these families for which the two differ. */
export const differences = (cases: Iterable<Case>): { readonly case: Case; readonly said: (readonly string[])[] }[] =>
  [...cases].flatMap((each) => {
    const said = [byProduct(each), byOracle(each)]
    return JSON.stringify(said[0]) === JSON.stringify(said[1]) ? [] : [{ case: each, said }]
  })
