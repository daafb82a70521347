import { ADULT_FROM_AGE } from '../constants.ts'
import { sumOf } from '../estate/fraction.ts'
import { datedLaw, isInForce } from '../law/dated-law.ts'
import { figureOn } from '../law/figures-of-law.ts'
import { giftsBesideExemptHeirs } from '../rules/gift-tax.ts'
import { followedInGift, propertyGiven } from '../rules/gifts.rules.ts'
import { type Day, dayInWords } from '../text/calendar-day.ts'
import { percentInWords, poundsInWords } from '../text/money.ts'
import { backupsBehind, peopleWhoShare } from '../will/backups.ts'
import {
  classesOf,
  hasPartner,
  inheritors,
  isExemptPerson,
  isGrandchild,
  isMarried,
  isMinor,
  personsOf,
} from '../will/questions.ts'
import { factsOf } from '../will/relationships.ts'
import type { Person, Will } from '../will/schema.ts'
import { hundredthsOf } from '../will/share-parts.ts'
import { incomeFirst, isRestExempt, trustOfShare, trustsOf } from '../will/trusts.ts'
import { ageToTake, idsOfGift, isTheirsAtOnce } from '../will/young-takers.ts'
import { says } from './questions.ts'
import {
  type Condition,
  inEachPeriod,
  partnerKeys,
  partnerShares,
  peopleWhoseShareGoes,
  personKeys,
  type Trigger,
} from './trigger.ts'

const isIssue = ({ relationship }: Person): boolean => factsOf(relationship).descendant === 'own'

/** A partner who is not married to the testator takes a share: no exemption applies (Inheritance Tax Act 1984 s.18). */
const unmarriedPartnerTakes: Condition = (will) => hasPartner(will) && !isMarried(will) && partnerShares(will)

/** A charity's part of the estate from which the lower rate may apply (Inheritance Tax Act 1984 Sch.1A): none behind an income for life. */
const enoughGoesToCharity: Condition = (will, today) =>
  incomeFirst(will) === undefined &&
  hundredthsOf(sumOf(inheritors(will).flatMap((heir) => (heir.kind === 'charity' ? heir.part : [])))) >=
    figureOn('enough-for-charity', today)

const pensionsFrom = dayInWords(datedLaw['pensions-are-taxed'].from)

const whatCounts = (on: Day): string =>
  isInForce('pensions-are-taxed', on)
    ? 'What you gave away in the last seven years counts, and so do most pensions.'
    : `What you gave away in the last seven years counts, and most pensions do from ${pensionsFrom}.`

const pounds = (figure: 'nil-rate-band' | 'taper-threshold', on: Day): string => poundsInWords(figureOn(figure, on))
const percent = (figure: 'inheritance-tax' | 'inheritance-tax-with-charity', on: Day): string =>
  `${percentInWords(figureOn(figure, on))}%`

const taxMayBeDue = (on: Day): string =>
  `Inheritance tax may be due on anything above ${pounds('nil-rate-band', on)} and does not go to a husband, wife, civil partner or charity. ${whatCounts(on)} If you leave a home to your children, that figure can be higher. Tax advice may save your family money.`
const taxLaw = `Inheritance Tax Act 1984 ss.7, 8D, 18, 23; pensions from ${pensionsFrom}`

/** What is held for a person is theirs for this tax, or is taxed as if it were (Inheritance Tax Act 1984 ss.49, 89). */
const someoneIsTaxed: Condition = (will) =>
  !isRestExempt(will) ||
  trustsOf(will).some((trust) => personsOf(will, [trust.for]).some((person) => !isExemptPerson(will, person)))

const isLarge: Condition = (will, today) =>
  says('estate-over-nil-rate-band')(will, today) || says('estate-over-taper')(will, today)

const mayBeTaxed: Condition = (will, today) =>
  says('estate-over-nil-rate-band')(will, today) && someoneIsTaxed(will, today)

/** The partner takes a share, or no beneficiary is chosen yet. */
const partnerTakesOrMay = (will: Will): boolean => inheritors(will).length === 0 || partnerShares(will)

const givenProperty = (will: Will): number[] =>
  will.gifts.flatMap((gift) => (propertyGiven(will, gift) ? idsOfGift(will, gift) : []))

/** People who take a share, its backups, or a gift of a property, when the testator dies. What is held for a disabled person is not lost. */
const takers = (will: Will): number[] => [
  ...peopleWhoShare(will)
    .flatMap((person) => [person.id, ...(backupsBehind(will, person)?.persons ?? []).map(({ id }) => id)])
    .filter((id) => !trustOfShare(will, id)),
  ...givenProperty(will),
]

/** Of what is theirs at once, the allowance is not lost. */
const youngGrandchildrenWhoTake = (will: Will, today: Day): Person[] =>
  will.persons.filter(
    (person) =>
      isGrandchild(person) && isMinor(person, today) && !isTheirsAtOnce(person) && takers(will).includes(person.id),
  )

/** Grandchildren who take without being named. Some of them may be young whatever their ages are today. */
const classOfGrandchildren = (will: Will): string[] => [
  ...classesOf(will).flatMap((group) => (group.of === 'My grandchildren' && !isTheirsAtOnce(group) ? group.of : [])),
  ...personKeys(
    inheritors(will).flatMap((heir) =>
      heir.kind === 'person' && heir.person.died && isIssue(heir.person) && !isTheirsAtOnce(heir.person)
        ? heir.person
        : [],
    ),
  ),
]

/** Descendants whose share, or whose gift of a property, passes to children who are not named, and who may be young. */
const whoseChildrenMayTake = (will: Will): Person[] => {
  const given = will.gifts.flatMap((gift) => (propertyGiven(will, gift) ? followedInGift(will, gift) : []))
  const heirs = peopleWhoseShareGoes(will, 'to their children')
  return [...new Set([...heirs, ...given])].filter(isIssue)
}

const hasHomeAndTax: Condition = (will, today) => will.ownProperty === 'Yes' && isLarge(will, today)

/** People under 18 who may take a share of a large estate at 18. What comes after an income for life comes on another day. */
const youngHeirs = (will: Will, today: Day): Person[] =>
  will.persons.filter(
    (person) =>
      isMinor(person, today) &&
      ageToTake(will, person) === ADULT_FROM_AGE &&
      (incomeFirst(will) ? givenProperty(will) : takers(will)).includes(person.id),
  )

const allowanceMayBeLost =
  'executors hold it until then. The extra tax allowance for a home left to family may be lost on it.'
const allowanceLaw = 'Inheritance Tax Act 1984 ss.8J, 8K'

const taxFigures = ['pensions-are-taxed', 'nil-rate-band', 'inheritance-tax', 'inheritance-tax-with-charity'] as const

/** Tax on the estate, and what comes to people under 18. */
export const taxTriggers: readonly Trigger[] = [
  ...inEachPeriod(['taper-threshold'], (on) => ({
    id: 'T18',
    level: 'refer',
    step: 'will.about-me.you-own-property',
    when: says('estate-over-taper'),
    message: `Above ${pounds('taper-threshold', on)} a family can lose the extra tax allowance for a home. How a will is written can make a large difference to the tax.`,
    source: 'Inheritance Tax Act 1984 s.8D(5)',
    ask: 'How much inheritance tax may be due, and what could my will do about it?',
  })),
  ...inEachPeriod(taxFigures, (on) => ({
    id: 'T18',
    level: 'warn',
    step: 'will.about-me.you-own-property',
    when: (will, today) =>
      mayBeTaxed(will, today) && !unmarriedPartnerTakes(will, today) && !enoughGoesToCharity(will, today),
    message: taxMayBeDue(on),
    source: taxLaw,
  })),
  ...inEachPeriod(taxFigures, (on) => ({
    id: 'T18',
    level: 'warn',
    step: 'will.about-me.you-own-property',
    when: (will, today) =>
      mayBeTaxed(will, today) && !unmarriedPartnerTakes(will, today) && enoughGoesToCharity(will, today),
    message: `${taxMayBeDue(on)} As a tenth or more goes to charity, the rest may be taxed at ${percent('inheritance-tax-with-charity', on)} and not at ${percent('inheritance-tax', on)}.`,
    source: `${taxLaw}; Sch.1A`,
  })),
  ...inEachPeriod(['nil-rate-band'], (on) => ({
    id: 'T18',
    level: 'refer',
    step: 'will.beneficiaries.partner',
    when: (will, today) => says('estate-over-two-bands')(will, today) && partnerTakesOrMay(will),
    message: `Partners who are not married pay inheritance tax on what they get above ${pounds('nil-rate-band', on)}, however long they have lived together. Your partner may have to sell your home to pay it.`,
    source: 'Inheritance Tax Act 1984 ss.7, 18',
    ask: 'How much tax would my partner pay, and what could we do about it while we are both alive?',
  })),
  ...inEachPeriod(taxFigures, (on) => ({
    id: 'T18',
    level: 'warn',
    step: 'will.beneficiaries.partner',
    when: (will, today) => mayBeTaxed(will, today) && unmarriedPartnerTakes(will, today),
    about: partnerKeys,
    message: `Until you marry or form a civil partnership, what you leave to your partner is not free of inheritance tax. The tax is ${percent('inheritance-tax', on)} of what is above ${pounds('nil-rate-band', on)}. ${whatCounts(on)}`,
    source: taxLaw,
  })),
  {
    id: 'T18',
    level: 'warn',
    step: 'will.gifts',
    when: (will, today) =>
      says('estate-over-nil-rate-band')(will, today) && giftsBesideExemptHeirs(will, today).length > 0,
    about: (will, today) =>
      giftsBesideExemptHeirs(will, today).map(({ id, tax }) => `gift ${id} ${tax ?? 'free of tax'}`),
    message:
      'Inheritance tax may be due on these gifts. Where the rest of your estate pays it, a husband, wife or civil partner who gets the rest, or its income, can lose more than you think: the tax is worked out on the gift and the tax together. Where whoever gets the gift pays it, they may have to find the money.',
    source: 'Inheritance Tax Act 1984 ss.38, 41 and 211',
  },
  {
    id: 'T29',
    level: 'warn',
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will, today) =>
      hasHomeAndTax(will, today) &&
      (youngGrandchildrenWhoTake(will, today).length > 0 || classOfGrandchildren(will).length > 0),
    about: (will, today) => [...personKeys(youngGrandchildrenWhoTake(will, today)), ...classOfGrandchildren(will)],
    message: `A grandchild under 18 has what you leave them only from the age that you chose, or from 18, and ${allowanceMayBeLost}`,
    source: allowanceLaw,
  },
  {
    id: 'T29',
    level: 'warn',
    step: 'will.beneficiaries.backup-action',
    when: (will, today) =>
      hasHomeAndTax(will, today) &&
      youngGrandchildrenWhoTake(will, today).length === 0 &&
      classOfGrandchildren(will).length === 0 &&
      whoseChildrenMayTake(will).length > 0,
    about: (will) => personKeys(whoseChildrenMayTake(will)),
    message: `If a child of yours dies before you, their children under 18 take in their place at 18, and ${allowanceMayBeLost}`,
    source: allowanceLaw,
  },
  {
    id: 'T36',
    level: 'warn',
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will, today) => isLarge(will, today) && youngHeirs(will, today).length > 0,
    about: (will, today) => personKeys(youngHeirs(will, today)),
    message:
      'A child may get a large sum from this will. They get all of it on their 18th birthday, to spend as they like. Until then your executors hold it, and can use it for the child. Where you set the shares, you can choose 21 or 25 instead.',
    source: 'Trustee Act 1925 ss.31, 32; Saunders v Vautier (1841)',
  },
]
