import { hundredths } from '#core/formats/amounts.ts'
import { isFilled } from '#core/formats/contact.ts'
import type { GiftType } from '#core/will/lists.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { bodyNamed, charityPartiesOf, type Party, partiesOf } from '../party.ts'

type Given = {
  readonly to: readonly Party[]
  /** Who takes instead. Nobody: it falls into what is left. */
  readonly backups: readonly Party[]
}
/** `pence` goes to each recipient. */
export type SumOfMoney = Given & { readonly pence: number }
export type Thing = Given & { readonly what: string }
export type ShareOfAsset = Given & {
  readonly what: string | undefined
  readonly provider: string
  /** The last characters of the account or reference number: a will is public once proved. */
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

const ENDING_LENGTH = 4

const given = (will: Will, gift: Gift): Given => {
  const named = [...partiesOf(will, gift.persons), ...charityPartiesOf(will, gift.charities)]
  const typed = gift.type === 'Donation' && named.length === 0 && isFilled(gift.charityName) ? gift.charityName : ''
  const to = typed ? [bodyNamed(`gift:${gift.id}`, typed)] : named
  const isRecipient = (party: Party): boolean => to.some(({ key }) => key === party.key)
  const backups =
    gift.ifDie === 'Goes to someone else'
      ? [...partiesOf(will, gift.backupPersons), ...charityPartiesOf(will, gift.backupCharities)]
      : []
  return { to, backups: backups.filter((party) => !isRecipient(party)) }
}

// The sentence it stands in brings its own full stop.
const asNoun = (typed: string): string => typed.trim().replace(/[.;,]$/, '')

const sum = (will: Will, gift: Gift): SumOfMoney => ({ ...given(will, gift), pence: gift.amount ?? 0 })

const thing = (will: Will, gift: Gift): Thing => ({ ...given(will, gift), what: asNoun(gift.title ?? '') })

const share = (will: Will, gift: Gift): ShareOfAsset => ({
  ...given(will, gift),
  what: isFilled(gift.title) ? asNoun(gift.title ?? '') : undefined,
  provider: asNoun(gift.provider ?? ''),
  ending: isFilled(gift.number) ? gift.number?.replace(/\s/g, '').slice(-ENDING_LENGTH) : undefined,
  hundredths: gift.useSharePercent === 'A percentage' ? hundredths(gift.percentage ?? 0) : undefined,
})

export const giftsOfType = (will: Will, type: GiftType): Gift[] => will.gifts.filter((gift) => gift.type === type)

export const giftsOf = (will: Will): Gifts => ({
  money: giftsOfType(will, 'Money').map((gift) => sum(will, gift)),
  items: giftsOfType(will, 'Item').map((gift) => thing(will, gift)),
  donations: giftsOfType(will, 'Donation').map((gift) => sum(will, gift)),
  shares: giftsOfType(will, 'Share of an asset').map((gift) => share(will, gift)),
})
