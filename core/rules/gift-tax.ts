/** Which gifts are large enough for inheritance tax to be asked about, and who bears it. */
import { giftTax as words } from '#words/en/people.ts'
import { LARGE_GIFT } from '../constants.ts'
import { figureOn } from '../law/figures-of-law.ts'
import type { Day } from '../text/calendar-day.ts'
import type { GiftTax } from '../will/lists.ts'
import { inheritors, isBody, isExemptPerson, nameOfHeir, personsOf } from '../will/questions.ts'
import type { Gift, Person, Will } from '../will/schema.ts'
import { incomeFirst, isRestExempt } from '../will/trusts.ts'
import { propertyGiven } from './gifts.rules.ts'

const taxedRecipients = (will: Will, { type, persons = [] }: Partial<Gift>): Person[] =>
  type === 'Donation'
    ? []
    : personsOf(will, persons).filter((person) => !isExemptPerson(will, person) && !isBody(person))

const moneyTaxed = (will: Will, gift: Partial<Gift>): number =>
  gift.type === 'Money' ? (gift.amount ?? 0) * taxedRecipients(will, gift).length : 0

/** Whether the gift is of a property, a holding or much money, and not all of it to exempt recipients. */
export const mayBearTax = (will: Will, gift: Partial<Gift>): boolean =>
  gift.type === 'Share of an asset' ? taxedRecipients(will, gift).length > 0 : moneyTaxed(will, gift) >= LARGE_GIFT

/**
 * The choice offered for a new gift. Tax on a house can use up all that is left for the others, so its recipient bears it. A
 * gift saved without an answer is free of tax, whatever it is of: `bearsTax` of `drafting/clauses/gifts.ts`.
 */
export const usualTax = (will: Pick<Will, 'accounts'>, gift: Partial<Gift>): GiftTax =>
  propertyGiven(will, gift) ? 'Paid by whoever gets it' : 'Paid from the rest of my estate'

/** What each answer to "Who pays any inheritance tax on it?" means for those who take the gift and those who share the rest. */
export const giftTaxNotes = (will: Will, gift: Partial<Gift>): Readonly<Record<GiftTax, string>> => {
  const heirs = inheritors(will)
  const [only] = heirs
  const first = incomeFirst(will)
  const isHome = propertyGiven(will, gift) !== undefined
  const lose =
    only && isRestExempt(will)
      ? words.canLoseMore(first?.fullname ?? (heirs.length === 1 ? nameOfHeir(only) : words.thoseWhoShare))
      : words.theTaxIs
  return {
    'Paid from the rest of my estate': isHome ? words.allOfAHome(lose) : words.allOfIt(lose),
    'Paid by whoever gets it': isHome ? words.outOfAHome : words.outOfTheGift,
  }
}

/** The gifts that bring inheritance tax into a will whose residue is exempt at the death (Inheritance Tax Act 1984 s.38). */
export const giftsBesideExemptHeirs = (will: Will, today: Day): Gift[] => {
  if (!isRestExempt(will)) return []
  const money = will.gifts.filter((gift) => moneyTaxed(will, gift) > 0)
  const isMuch = money.reduce((sum, gift) => sum + moneyTaxed(will, gift), 0) > figureOn('nil-rate-band', today)
  return will.gifts.filter((gift) => mayBearTax(will, gift) || (isMuch && money.includes(gift)))
}
