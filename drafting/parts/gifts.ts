import { propertyGiven } from '#core/rules/gifts.rules.ts'
import { hundredths } from '#core/text/amounts.ts'
import { isFilled } from '#core/text/contact.ts'
import { endingOf } from '#core/will/describe.ts'
import type { GiftType } from '#core/will/lists.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { asNoun, type Given, givenTo } from './given.ts'

/** `pence` goes to each recipient. */
export type SumOfMoney = Given & { readonly pence: number }
export type Thing = Given & { readonly what: string }
export type ShareOfAsset = Given & {
  readonly what: string | undefined
  readonly provider: string
  readonly ending: string | undefined
  /** Of the value at death, in hundredths of a percent. Undefined: all of it. */
  readonly hundredths: number | undefined
}
export type Gifts = {
  readonly money: readonly SumOfMoney[]
  readonly items: readonly Thing[]
  readonly donations: readonly SumOfMoney[]
  readonly shares: readonly ShareOfAsset[]
}

const sum = (will: Will, gift: Gift): SumOfMoney => ({ ...givenTo(will, gift), pence: gift.amount ?? 0 })

const thing = (will: Will, gift: Gift): Thing => ({ ...givenTo(will, gift), what: asNoun(gift.title) })

const share = (will: Will, gift: Gift): ShareOfAsset => ({
  ...givenTo(will, gift),
  what: isFilled(gift.title) ? asNoun(gift.title) : undefined,
  provider: asNoun(gift.provider),
  ending: endingOf(gift.number),
  hundredths: gift.useSharePercent === 'A percentage' ? hundredths(gift.percentage ?? 0) : undefined,
})

export const giftsOfType = (will: Will, type: GiftType): Gift[] => will.gifts.filter((gift) => gift.type === type)

/** Shares of an asset that is not a property. */
export const giftsOfHoldings = (will: Will): Gift[] =>
  giftsOfType(will, 'Share of an asset').filter((gift) => !propertyGiven(will, gift))

export const giftsOf = (will: Will): Gifts => ({
  money: giftsOfType(will, 'Money').map((gift) => sum(will, gift)),
  items: giftsOfType(will, 'Item').map((gift) => thing(will, gift)),
  donations: giftsOfType(will, 'Donation').map((gift) => sum(will, gift)),
  shares: giftsOfHoldings(will).map((gift) => share(will, gift)),
})
