import { isFilled } from '../formats/contact.ts'
import { charitiesOf, personsOf } from '../will/questions.ts'
import type { Gift, Will } from '../will/schema.ts'
import { filled } from './fields.rules.ts'
import type { Problem } from './messages.ts'
import { type Rule, unless } from './rule.ts'

const recipients = (will: Pick<Will, 'persons' | 'charities'>, gift: Partial<Gift>): number =>
  personsOf(will, gift.persons ?? []).length + charitiesOf(will, gift.charities ?? []).length

/** Each gift but a donation has a recipient who exists; a donation names a charity. */
export const giftHasRecipient = (will: Pick<Will, 'persons' | 'charities'>, gift: Partial<Gift>): Problem[] =>
  gift.type === 'Donation'
    ? unless(
        charitiesOf(will, gift.charities ?? []).length > 0 || isFilled(gift.charityName),
        'charities',
        'ADD_ONE_BENEFICIARY',
      )
    : unless(recipients(will, gift) > 0, 'persons', 'ADD_ONE_BENEFICIARY')

const whatIsGiven = (gift: Partial<Gift>): Problem[] => {
  switch (gift.type) {
    case 'Money':
    case 'Donation':
      return unless((gift.amount ?? 0) > 0, 'amount', 'AMOUNT_REQUIRED')
    case 'Item':
      return filled('title', gift.title)
    case 'Share of an asset':
      return [
        ...filled('provider', gift.provider),
        ...unless(
          gift.useSharePercent !== 'A percentage' || (gift.percentage ?? 0) > 0,
          'percentage',
          'PERCENT_REQUIRED',
        ),
      ]
    default:
      return unless(false, 'type', 'SELECT_OPTION')
  }
}

const backupIsNamed = (will: Pick<Will, 'persons' | 'charities'>, gift: Partial<Gift>): Problem[] =>
  unless(
    gift.ifDie !== 'Goes to someone else' ||
      personsOf(will, gift.backupPersons ?? []).length + charitiesOf(will, gift.backupCharities ?? []).length > 0,
    'backupPersons',
    'SELECT_INHERIT',
  )

export const giftIsDescribed = (will: Pick<Will, 'persons' | 'charities'>, gift: Partial<Gift>): Problem[] => [
  ...whatIsGiven(gift),
  ...giftHasRecipient(will, gift),
  ...backupIsNamed(will, gift),
]

export const giftsAreDescribed: Rule = (will) =>
  will.gifts.flatMap((gift) =>
    giftIsDescribed(will, gift).map(({ field, code }) => ({ field: `gifts.${gift.id}.${field}`, code })),
  )
