/** Which gifts are large enough for inheritance tax to be asked about, and who bears it. */
import { LARGE_GIFT, NIL_RATE_BAND } from '../constants.ts'
import type { GiftTax } from '../will/lists.ts'
import { inheritors, isBody, isExemptHeir, isExemptPerson, personsOf } from '../will/questions.ts'
import type { Gift, Person, Will } from '../will/schema.ts'
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

/** The gifts that bring inheritance tax into a will whose residue goes to exempt heirs alone (Inheritance Tax Act 1984 s.38). */
export const giftsBesideExemptHeirs = (will: Will): Gift[] => {
  const heirs = inheritors(will)
  if (heirs.length === 0 || !heirs.every((heir) => isExemptHeir(will, heir))) return []
  const money = will.gifts.filter((gift) => moneyTaxed(will, gift) > 0)
  const isMuch = money.reduce((sum, gift) => sum + moneyTaxed(will, gift), 0) > NIL_RATE_BAND
  return will.gifts.filter((gift) => mayBearTax(will, gift) || (isMuch && money.includes(gift)))
}
