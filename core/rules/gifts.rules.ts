import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { kindOfThing, type ThingKind } from '../text/kind-of-thing.ts'
import { hundredths } from '../text/money.ts'
import { isFilled } from '../text/names.ts'
import { mayBeFollowed } from '../will/backups.ts'
import { endingOf } from '../will/describe.ts'
import { charitiesOf, giftMayFail, isByRate, isDescendant, isLiving, personsOf } from '../will/questions.ts'
import type { Account, Gift, Person, Will } from '../will/schema.ts'
import type { Code, Problem } from './messages.ts'
import { filled, firstOf, type Rule, unless } from './rule.ts'

type Named = Pick<Will, 'persons' | 'charities'>
type Owned = Pick<Will, 'accounts' | 'ownProperty'>
type NamedAndOwned = Named & Owned

const recipients = (will: Named, gift: Partial<Gift>): number =>
  personsOf(will, gift.persons ?? []).length + charitiesOf(will, gift.charities ?? []).length

/** A donation names a charity; every other gift has a recipient who is in the will. */
export const giftHasRecipient = (will: Named, gift: Partial<Gift>): Problem[] =>
  gift.type === 'Donation'
    ? unless(
        charitiesOf(will, gift.charities ?? []).length > 0 || isFilled(gift.charityName),
        'charities',
        'ADD_ONE_BENEFICIARY',
      )
    : unless(recipients(will, gift) > 0, 'persons', 'ADD_ONE_BENEFICIARY')

/** The property of which a gift gives the whole or a part. Undefined for any other gift. */
export const propertyGiven = (
  { accounts }: Pick<Will, 'accounts'>,
  { type, accountId }: Partial<Gift>,
): Account | undefined =>
  type === 'Share of an asset' && accountId !== undefined
    ? accounts.find(({ id, assetType }) => id === accountId && assetType === 'Property')
    : undefined

// Without this answer the mortgage passes with the property (Administration of Estates Act 1925 s.35), which few expect.
const propertyIsDescribed = (gift: Partial<Gift>, property: Account): Problem[] => [
  ...unless(property.mortgage !== 'Yes' || gift.mortgageTerms !== undefined, 'mortgageTerms', 'SELECT_OPTION'),
  // The home is identified by the testator's address, any other property by its title.
  ...(property.isYourOwn === 'Yes' || isFilled(property.title) ? [] : filled('title', gift.title)),
]

/** Whether the property is a home that the testator, by a later answer, does not own. Its description is kept with the will. */
export const isHomeNotOwned = ({ ownProperty }: Pick<Will, 'ownProperty'>, property: Account): boolean =>
  ownProperty === 'No' && property.assetType === 'Property' && property.isYourOwn === 'Yes'

const assetIsNamed = (will: Owned, gift: Partial<Gift>): Problem[] => {
  if (gift.accountId === undefined) return firstOf(filled('provider', gift.provider), isOfItsKind(gift, 'provider'))
  const property = propertyGiven(will, gift)
  if (!property) return unless(false, 'accountId', 'SELECT_OPTION')
  return firstOf(
    unless(!isHomeNotOwned(will, property), 'accountId', 'GIFT_OF_HOME_NOT_OWNED'),
    propertyIsDescribed(gift, property),
  )
}

const codes = {
  property: 'THING_IS_PROPERTY',
  business: 'THING_IS_BUSINESS',
  pension: 'THING_IS_PENSION',
  policy: 'THING_IS_POLICY',
  contents: 'THING_IS_CONTENTS',
  account: 'THING_IS_ACCOUNT',
  money: 'THING_IS_MONEY',
} as const satisfies Record<ThingKind, Code>

/**
 * The kind of gift that the words of this one read as, where it is another than the one chosen and the testator has not kept
 * the words. An account with a provider is one, unless the provider pays a pension or a policy.
 */
export const otherKindOf = ({
  type,
  title,
  provider,
  accountId,
  keptAsTyped,
}: Partial<Gift>): ThingKind | undefined => {
  const words =
    (type === 'Item' ? title : type === 'Share of an asset' && accountId === undefined ? provider : '') ?? ''
  const kind = words.trim() === (keptAsTyped ?? '').trim() ? undefined : kindOfThing(words)
  return type === 'Item' || kind === 'pension' || kind === 'policy' ? kind : undefined
}

/** Whether a gift is of an account or a holding that is described in it, and not of a listed property. */
export const isOfHolding = ({ type, accountId }: Partial<Gift>): boolean =>
  type === 'Share of an asset' && accountId === undefined

/** A new or changed gift of an account says whose name it is in: one in two names may pass outside the will. */
export const ownerOfHoldingIsSaid = (gift: Partial<Gift>): Problem[] =>
  unless(!isOfHolding(gift) || gift.owner !== undefined, 'owner', 'SELECT_OPTION')

const isOfItsKind = (gift: Partial<Gift>, name: string): Problem[] => {
  const kind = otherKindOf(gift)
  return kind ? [{ field: name, code: codes[kind] }] : []
}

const whatIsGiven = (will: Owned, gift: Partial<Gift>): Problem[] => {
  switch (gift.type) {
    case 'Money':
    case 'Donation':
      if (isByRate(gift)) return unless(gift.charities?.length === 1, 'charities', 'BY_RATE_ONE_CHARITY')
      return unless((gift.amount ?? 0) > 0, 'amount', 'AMOUNT_REQUIRED')
    case 'Item':
      return firstOf(filled('title', gift.title), isOfItsKind(gift, 'title'))
    case 'Share of an asset':
      return [
        ...assetIsNamed(will, gift),
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

const backupIsNamed = (will: Named, gift: Partial<Gift>): Problem[] =>
  unless(
    gift.ifDie !== 'Goes to someone else' ||
      !giftMayFail(will, gift) ||
      personsOf(will, gift.backupPersons ?? []).length + charitiesOf(will, gift.backupCharities ?? []).length > 0,
    'backupPersons',
    'SELECT_INHERIT',
  )

/** A gift is for the living: of "£500 to each of the children of my late son" nobody could say whether they share it. */
const areLiving = (will: Named, { persons = [], backupPersons = [] }: Partial<Gift>): Problem[] =>
  unless(personsOf(will, [...persons, ...backupPersons]).every(isLiving), 'persons', 'SELECT_INHERIT')

/** The recipients whose own children the law would put in their place if the will said nothing (Wills Act 1837 s.33). */
export const descendantsGiven = (will: Pick<Will, 'persons'>, { type, persons = [] }: Partial<Gift>): Person[] =>
  type === undefined || type === 'Donation' ? [] : personsOf(will, persons).filter(isDescendant)

/** No answer is preselected for a child or grandchild, because one of them leaves out their children. */
const failureIsDecided = (will: Named, gift: Partial<Gift>): Problem[] =>
  unless(gift.ifDie !== undefined || descendantsGiven(will, gift).length === 0, 'ifDie', 'SELECT_OPTION')

/** The recipients whose children take a gift in place of their parent: not those of a partner, who may be the testator's too. */
export const followedInGift = (will: Pick<Will, 'persons'>, { type, ifDie, persons = [] }: Partial<Gift>): Person[] =>
  type === 'Donation' || ifDie !== 'Goes to their children' ? [] : personsOf(will, persons).filter(mayBeFollowed)

/** The recipients' children can take only where one of the recipients is a person. */
const childrenMayFollow = (will: Named, gift: Partial<Gift>): Problem[] =>
  unless(
    gift.ifDie !== 'Goes to their children' || !giftMayFail(will, gift) || followedInGift(will, gift).length > 0,
    'ifDie',
    'SELECT_OPTION',
  )

/** What a gift lacks. Before its kind is chosen, the form asks for nothing else. */
export const giftIsDescribed = (will: NamedAndOwned, gift: Partial<Gift>): Problem[] =>
  gift.type === undefined ? unless(false, 'type', 'SELECT_OPTION') : partsOfGift(will, gift)

const partsOfGift = (will: NamedAndOwned, gift: Partial<Gift>): Problem[] => [
  ...whatIsGiven(will, gift),
  ...giftHasRecipient(will, gift),
  ...areLiving(will, gift),
  ...failureIsDecided(will, gift),
  ...childrenMayFollow(will, gift),
  ...backupIsNamed(will, gift),
]

const plain = (text: string | undefined): string => (text ?? '').replace(/[\s-]/g, '').toLocaleLowerCase('en-GB')

const COMPANY_FORM = /\b(?:plc|ltd|limited)\b\.?|^the\b/giu

/** The name of a bank as it is compared: "The Acorn Bank plc" is Acorn Bank. */
export const bankName = (provider: string | undefined): string =>
  plain((provider ?? '').trim().replace(COMPANY_FORM, ''))

/**
 * Whether a gift gives of the asset that `one` describes, or may do. A will prints the last four digits of a number, so more
 * of it makes no other asset; without a number and a title, a gift is of all that is held with the provider.
 */
const isOfSameAsset = (one: Gift, other: Gift): boolean => {
  if (one.accountId !== undefined || other.accountId !== undefined) return one.accountId === other.accountId
  if (bankName(one.provider) !== bankName(other.provider)) return false
  const [ending, otherEnding] = [plain(endingOf(one.number)), plain(endingOf(other.number))]
  if (otherEnding !== '') return ending.endsWith(otherEnding)
  return plain(other.title) === '' || (ending === '' && plain(one.title) === plain(other.title))
}

const partOf = ({ useSharePercent, percentage }: Gift): number =>
  useSharePercent === 'A percentage' ? hundredths(percentage ?? 0) : WHOLE_ESTATE_HUNDREDTHS

const field = (gift: Gift, name: string): string => `gifts.${gift.id}.${name}`

/** The gifts of one asset total at most 100%, however many people share one gift and however its number is typed. */
export const noAssetIsOver100: Rule = (will) => {
  const shares = will.gifts.filter(({ type }) => type === 'Share of an asset')
  const last = shares.flatMap((one) => {
    const gifts = shares.filter((other) => isOfSameAsset(one, other))
    const total = gifts.map(partOf).reduce((sum, part) => sum + part, 0)
    return total > WHOLE_ESTATE_HUNDREDTHS ? gifts.slice(-1) : []
  })
  return [...new Set(last)].map((gift) => ({
    field: field(gift, gift.useSharePercent === 'A percentage' ? 'percentage' : 'useSharePercent'),
    code: 'ASSET_OVER_100',
  }))
}

/** Two gifts that are each as much as brings the lower rate would each wait for the other. */
const oneIsByRate = (will: Pick<Will, 'gifts'>): Problem[] =>
  will.gifts
    .filter(isByRate)
    .slice(1)
    .map((gift) => ({ field: field(gift, 'amountBy'), code: 'BY_RATE_ONCE' }))

/** Totals are checked only once every gift is described, so that an empty gift is reported first. */
export const giftsAreDescribed: Rule = (will, today) =>
  firstOf(
    will.gifts.flatMap((gift) =>
      giftIsDescribed(will, gift).map((problem) => ({ field: field(gift, problem.field), code: problem.code })),
    ),
    oneIsByRate(will),
    noAssetIsOver100(will, today),
  )
