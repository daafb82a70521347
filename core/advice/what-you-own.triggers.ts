import { homeOf } from '../rules/about-me.rules.ts'
import { lostToCoOwner, ownersOfJointAccount } from '../rules/joint-property.ts'
import { giftsOfBusinesses } from '../rules/moved-gift.ts'
import { firstNameIn, listed } from '../text/names.ts'
import { type Heir, inheritors, isSpouse, personsOf } from '../will/questions.ts'
import type { Gift, Will } from '../will/schema.ts'
import { homeMayPassToCoOwner, says } from './questions.ts'
import type { Condition, Trigger } from './trigger.ts'

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
  return inheritors(will).filter((heir) => heir.kind !== 'person' || !owners.includes(heir.person.id))
}

const goesPastCoOwners: Condition = (will) => homeMayPassToCoOwner(will) && heirsPastCoOwners(will).length > 0

const giftsOfJointAccounts = (will: Will): Gift[] =>
  will.gifts.filter((gift) => ownersOfJointAccount(will, gift) !== undefined)

const ownsHomeWithFormerSpouse: Condition = (will) =>
  homeMayPassToCoOwner(will) &&
  personsOf(will, homeOf(will)?.mortgageWithPersons ?? []).some(
    (owner) => owner.relationship === 'Ex Partner' || (will.status === 'Divorced' && isSpouse(owner)),
  )

const homeAndHeirs = (will: Will): string[] => {
  const home = homeOf(will)
  const heirs = heirsPastCoOwners(will).map((heir) => {
    if (heir.kind === 'class') return heir.group.of
    return heir.kind === 'person' ? `person ${heir.person.id}` : `charity ${heir.charity.id}`
  })
  return [`account ${home?.id} ${home?.ownershipType ?? 'Not sure'}`, ...heirs]
}

/** "Thomas": those who own the home with the testator. Undefined where they are not named. */
const coOwners = (will: Will): string | undefined => {
  const owners = personsOf(will, homeOf(will)?.mortgageWithPersons ?? [])
  return owners.length > 0 ? listed.format(owners.map(({ fullname }) => firstNameIn(fullname))) : undefined
}

const ownsAsJointTenants: Condition = (will) => homeOf(will)?.ownershipType === 'Joint tenants'

/** Said in other words to those who do not know how they own it. */
const homeMayNotGo = (isKnown: boolean, write: (owners?: string) => string): Trigger => ({
  id: 'T7',
  level: 'warn',
  step: 'will.beneficiaries.my-beneficiaries',
  when: (will, today) => goesPastCoOwners(will, today) && ownsAsJointTenants(will, today) === isKnown,
  about: homeAndHeirs,
  message: write(),
  named: (will) => {
    const owners = coOwners(will)
    return owners && write(owners)
  },
  source: 'Law of Property Act 1925 s.36(2)',
})

export const whatYouOwnTriggers: readonly Trigger[] = [
  {
    ...businessAgreements,
    step: 'will.about-me.you-own-property',
    when: (will, today) => says('business-with-others')(will, today) || says('farm')(will, today),
  },
  {
    ...businessAgreements,
    step: 'will.executors.digital-assets',
    when: (will, today) =>
      !says('business-alone')(will, today) && will.accounts.some(({ assetType }) => assetType === 'Business'),
  },
  {
    id: 'T5',
    level: 'warn',
    step: 'will.about-me.you-own-property',
    when: says('business-alone'),
    message:
      'Your business goes with the rest of what you leave, unless you give it to someone. Your executors can wind up or sell a business that is yours alone. A company goes on, but it needs a director: its articles say who can appoint one when you die. The tax reliefs changed in April 2026.',
    source:
      'Inheritance Tax Act 1984 Part V, as changed by the Finance Act 2026 Sch.12; Companies (Model Articles) Regulations 2008 Sch.1 art.17(2)',
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
    id: 'T37',
    level: 'warn',
    step: 'will.gifts',
    when: (will) => giftsOfJointAccounts(will).length > 0,
    about: (will) => giftsOfJointAccounts(will).map(({ id }) => `gift ${id}`),
    message:
      'One of these gifts is of an account that you own with someone else. When you die, such an account normally goes to the other owner by itself, and the gift does nothing. To leave your part by will, put it into an account in your name alone.',
    source: 'Survivorship of joint accounts: Aroso v Coutts & Co [2002] 1 All ER (Comm) 241',
  },
  {
    id: 'T7',
    level: 'refer',
    step: 'will.beneficiaries.my-beneficiaries',
    when: ownsHomeWithFormerSpouse,
    message:
      'You own your home with someone you were married to, as joint tenants or in a way you were not sure of. A divorce does not end that. If you die first, your part passes to them, whatever your will says. A written notice to them (severance) ends it.',
    source: 'Law of Property Act 1925 s.36(2); Wills Act 1837 s.18A does not reach joint tenancies',
    ask: 'Are we still joint tenants, and can you prepare the notice that ends it before I sign my will?',
  },
  homeMayNotGo(
    true,
    (owners) =>
      `Your home does not go to everyone chosen here. You own it with ${owners ?? 'someone else'} as joint tenants. If you die first, your share passes to ${owners ?? 'the other owner'} by itself, whatever your will says.`,
  ),
  homeMayNotGo(
    false,
    (owners) =>
      `Your share of your home may not go to the people chosen here. If you ${owners ? `and ${owners} ` : ''}own it as joint tenants, it passes to ${owners ?? 'the other owner'} by itself, whatever your will says.`,
  ),
  {
    id: 'T27',
    level: 'refer',
    step: 'will.about-me.you-own-property',
    when: says('debts-exceed-assets'),
    message:
      'Debts are paid before anyone inherits. If you owe more than you own, your gifts may not be paid, and the law decides who is paid first.',
    source:
      'Administration of Estates Act 1925 s.34; Administration of Insolvent Estates of Deceased Persons Order 1986',
    ask: 'Which debts will my estate have to pay, and what can I still leave to my family?',
  },
]
