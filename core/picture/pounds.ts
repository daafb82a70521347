/** What the shares, gifts and things of a picture come to in pounds, in words: for the drawing, and for the table of the same facts. */
import { shared } from '#words/en/picture.ts'
import type { Estimate } from '../tax/estimate.ts'
import { amountInFull, amountInWords } from '../tax/estimate-words.ts'
import type { Picture } from './picture.ts'
import type { PoundsOnPicture } from './rows.ts'

export const keyOfGift = (gift: string, taker: string): string => `${gift} ${taker}`

const giftsIn = ({ gifts }: Picture, found: Estimate): Map<string, string> => {
  const said = new Map(
    gifts.flatMap(({ key, pence, takings }) =>
      takings.map(({ to, shares }) => [keyOfGift(key, to.key), typeof shares === 'object' ? shares.pence : pence]),
    ),
  )
  return new Map(
    found.gifts.flatMap(({ of, taker, amount }) => {
      const key = keyOfGift(of, taker)
      const isAsSaid = said.get(key) === amount.low && amount.low === amount.high
      return isAsSaid || amount.high === 0
        ? []
        : [[key, (said.get(key) === undefined ? amountInWords : amountInFull)(amount)] as const]
    }),
  )
}

/** One taker may be given several things by ownership: then no figure belongs to one of them. */
const outsideIn = ({ outside }: Picture, found: Estimate): Map<string, string> => {
  const passing = outside.filter(({ how, nowInTheWill }) => how === 'survivorship' && !nowInTheWill)
  return new Map(
    passing.flatMap(({ key, to }) =>
      to.flatMap((taker) => {
        const several = passing.filter((other) => other.to.some((each) => each.key === taker.key)).length > 1
        const amount = found.people.find((person) => person.taker === taker.key)?.byOwnership
        return several || !amount || amount.high === 0
          ? []
          : [[keyOfGift(key, taker.key), amountInWords(amount)] as const]
      }),
    ),
  )
}

export const poundsOn = (picture: Picture, found: Estimate): PoundsOnPicture => {
  const tax = found.tax.high === 0 ? undefined : amountInWords(found.tax)
  const sharing = new Set(picture.shares.map(({ to }) => to.key))
  return {
    shares: new Map(
      found.people.flatMap(({ taker, residue }) =>
        sharing.has(taker) ? [[taker, amountInWords(residue)] as const] : [],
      ),
    ),
    gifts: giftsIn(picture, found),
    outside: outsideIn(picture, found),
    tax,
    listed: tax ? [{ key: 'tax', kind: 'tax', who: shared.inheritanceTax, note: '', what: tax, how: '' }] : [],
  }
}
