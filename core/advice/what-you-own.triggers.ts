import { NIL_RATE_BAND, TAPER_THRESHOLD } from '../constants.ts'
import { homeOf } from '../rules/about-me.rules.ts'
import { giftsBesideExemptHeirs } from '../rules/gift-tax.ts'
import { lostToCoOwner } from '../rules/joint-property.ts'
import { giftsOfBusinesses } from '../rules/moved-gift.ts'
import type { Day } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import { type Heir, inheritors, isExemptHeir, isGrandchild, isMinor } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import { homeMayPassToCoOwner, says } from './questions.ts'
import { type Condition, personKeys, type Trigger } from './trigger.ts'

const businessAgreements = {
  id: 'T5',
  level: 'refer',
  message:
    'Agreements can decide who may take a business or a farm, whatever a will says. The tax reliefs for them also changed in April 2026.',
  source: 'Inheritance Tax Act 1984 Part V, as changed by the Finance Act 2026 Sch.12',
  ask: 'What do my agreements let me give away, and which reliefs apply to it?',
} as const

/** The beneficiaries of the residue who do not own the home with the testator. */
const heirsPastCoOwners = (will: Will): Heir[] => {
  const owners = homeOf(will)?.mortgageWithPersons ?? []
  return inheritors(will).filter((heir) => heir.kind === 'charity' || !owners.includes(heir.person.id))
}

const goesPastCoOwners: Condition = (will) => homeMayPassToCoOwner(will) && heirsPastCoOwners(will).length > 0

const homeAndHeirs = (will: Will): string[] => {
  const home = homeOf(will)
  const heirs = heirsPastCoOwners(will).map((heir) =>
    heir.kind === 'person' ? `person ${heir.person.id}` : `charity ${heir.charity.id}`,
  )
  return [`account ${home?.id} ${home?.ownershipType ?? 'Not sure'}`, ...heirs]
}

const someoneIsTaxed: Condition = (will) => {
  const heirs = inheritors(will)
  return heirs.length === 0 || heirs.some((heir) => !isExemptHeir(will, heir))
}

const youngGrandchildrenWhoTake = (will: Will, today: Day): Person[] => {
  const backups = inheritors(will).flatMap((heir) =>
    heir.kind === 'person' && heir.person.estateIfDie === 'Split between specific beneficiaries'
      ? heir.person.estateBackup.persons.map(({ id }) => id)
      : [],
  )
  return will.persons.filter(
    (person) => isGrandchild(person) && isMinor(person, today) && (person.inherit || backups.includes(person.id)),
  )
}

const aYoungGrandchildMayTakeTheHome: Condition = (will, today) =>
  will.ownProperty === 'Yes' &&
  (says('estate-over-nil-rate-band')(will, today) || says('estate-over-taper')(will, today)) &&
  youngGrandchildrenWhoTake(will, today).length > 0

export const whatYouOwnTriggers: readonly Trigger[] = [
  { ...businessAgreements, step: 'will.about-me.you-own-property', when: says('business-or-farm') },
  {
    ...businessAgreements,
    step: 'will.executors.digital-assets',
    when: (will) => will.accounts.some(({ assetType }) => assetType === 'Business'),
  },
  { ...businessAgreements, step: 'will.gifts', when: (will) => giftsOfBusinesses(will).length > 0 },
  {
    id: 'T7',
    level: 'refer',
    step: 'will.gifts',
    when: (will) => will.gifts.some((gift) => lostToCoOwner(will, gift) !== undefined),
    message:
      'One of these gifts is of a home or property that you own with someone else, as joint tenants or in a way you were not sure of. If it is a joint tenancy and they outlive you, your part passes to them by itself and the gift does nothing. To leave your part by will, end the joint tenancy in your lifetime by a written notice to them (severance).',
    source: 'Law of Property Act 1925 s.36(2)',
    ask: 'Are we joint tenants, and can you prepare the notice that ends it, so that I can leave my part by will?',
  },
  {
    id: 'T7',
    level: 'warn',
    step: 'will.beneficiaries.my-beneficiaries',
    when: goesPastCoOwners,
    about: homeAndHeirs,
    message:
      'Your share of your home may not go to the people chosen here. If you own it as joint tenants, it passes to the other owner by itself, whatever your will says.',
    source: 'Law of Property Act 1925 s.36(2)',
  },
  {
    id: 'T18',
    level: 'refer',
    step: 'will.about-me.you-own-property',
    when: says('estate-over-taper'),
    message: `Above ${poundsInWords(TAPER_THRESHOLD)} a family can lose the extra tax allowance for a home. How a will is written can make a large difference to the tax.`,
    source: 'Inheritance Tax Act 1984 s.8D(5)',
    ask: 'How much inheritance tax may be due, and what could my will do about it?',
  },
  {
    id: 'T18',
    level: 'warn',
    step: 'will.about-me.you-own-property',
    when: (will, today) => says('estate-over-nil-rate-band')(will, today) && someoneIsTaxed(will, today),
    message: `Inheritance tax may be due on what is above ${poundsInWords(NIL_RATE_BAND)} and does not go to a husband, wife, civil partner or charity. A home left to children can raise that figure. Tax advice may save your family money.`,
    source: 'Inheritance Tax Act 1984 ss.7, 8D, 18, 23; pensions from 6 April 2027',
  },
  {
    id: 'T18',
    level: 'warn',
    step: 'will.gifts',
    when: (will, today) => says('estate-over-nil-rate-band')(will, today) && giftsBesideExemptHeirs(will).length > 0,
    about: (will) => giftsBesideExemptHeirs(will).map(({ id, tax }) => `gift ${id} ${tax ?? 'free of tax'}`),
    message:
      'Inheritance tax may be due on these gifts. Where the rest of your estate pays it, a husband, wife or civil partner who gets the rest can lose more than you think: the tax is worked out on the gift and the tax together. Where whoever gets the gift pays it, they may have to find the money.',
    source: 'Inheritance Tax Act 1984 ss.38, 41 and 211',
  },
  {
    id: 'T27',
    level: 'refer',
    step: 'will.about-me.you-own-property',
    when: says('debts-exceed-assets'),
    message:
      'Debts are paid before anyone inherits. If you owe more than you own, your gifts may not be paid, and the law sets the order in which people are.',
    source:
      'Administration of Estates Act 1925 s.34; Administration of Insolvent Estates of Deceased Persons Order 1986',
    ask: 'Which debts will my estate have to pay, and what can I still leave to my family?',
  },
  {
    id: 'T29',
    level: 'warn',
    step: 'will.beneficiaries.my-beneficiaries',
    when: aYoungGrandchildMayTakeTheHome,
    about: (will, today) => personKeys(youngGrandchildrenWhoTake(will, today)),
    message:
      'A grandchild under 18 takes their share at 18, and executors hold it until then. The extra tax allowance for a home left to family may be lost on that share.',
    source: 'Inheritance Tax Act 1984 ss.8J, 8K',
  },
]
