/** The will of a testator to whom every part is offered that an operator switches on: it has those that they want and can have. */

import type { Day } from '../../core/text/calendar-day.ts'
import type { Account, LaterTakers, Person, Trust, Will } from '../../core/will/schema.ts'
import { othersWhoMayWait } from '../../core/will/young-takers.ts'
import { aDisabledPersonsTrust, aHomeTrust, aLaterTaker } from '../../testkit/trusts.ts'
import { needsOfHeirs } from './needs-of-heirs.ts'
import { hasYoungChildNotOfPartner, type Testator, wantsUseForLife } from './testator.ts'
import { equally, FIRST_CHILD, FRIEND, HOME, NIECE, PARTNER, providedFor, SIBLING } from './will.ts'

const takersAmong = (ids: readonly number[]): LaterTakers => ({
  split: 'Equal shares',
  persons: equally(ids).map(({ id, percent }) => aLaterTaker(id, { percent })),
  charities: [],
  classes: [],
})

/** The children who are provided for come afterwards; without any, the sister and the niece. */
const whoComesAfter = (testator: Testator, person: number): number[] => {
  const children = providedFor(testator).filter((id) => id !== person)
  return children.length > 0 ? children : [SIBLING, NIECE].filter((id) => id !== person)
}

/** The home as it is when the will is signed: who holds it with the partner may have found out or changed how. */
const homeToHold = ({ tenancy, is }: Testator, home: Account): Account | undefined => {
  const isInCommon =
    tenancy === 'Tenants in common' || (tenancy === 'Not sure' && is('isInCommonUnknown')) || is('endsJointTenancy')
  if (tenancy === undefined) return home
  return isInCommon ? { ...home, ownershipType: 'Tenants in common', ownershipPercent: 50 } : undefined
}

/** Told that a young child has only a hope after the partner, and giving the child no part now, they keep the home for both. */
const keepsHomeForBoth = ({ persons }: Will, testator: Testator): boolean =>
  hasYoungChildNotOfPartner(testator) &&
  persons.some(({ id, estatePercent }) => id === PARTNER && estatePercent === 100) &&
  !testator.is('givesYoungChildAPart') &&
  testator.is('keepsHomeForPartner')

/** A home for the partner for life, where the part can be had: not while it is held jointly, given away, or mortgaged for long. */
const withHomeForLife = (will: Will, testator: Testator): Will => {
  const home = will.accounts.find(({ id }) => id === HOME)
  const wants = wantsUseForLife(testator) || keepsHomeForBoth(will, testator)
  if (!home || !wants || will.gifts.some(({ accountId }) => accountId === HOME)) return will
  if (home.mortgage === 'Yes' && !testator.is('mortgagePaidFromRest')) return will
  const held = homeToHold(testator, home)
  if (!held) return will
  const trust = aHomeTrust({
    for: PARTNER,
    accountId: HOME,
    ...(home.mortgage === 'Yes' && { freeOfMortgage: 'Yes' }),
    takers: takersAmong(whoComesAfter(testator, PARTNER)),
  })
  return { ...will, accounts: will.accounts.map((each) => (each === home ? held : each)), trusts: [trust] }
}

/** Those besides the partner who share the rest; behind a partner who has it all, those who come instead. */
const heirsBesidePartner = ({ persons }: Will): { readonly ids: readonly number[]; readonly now: boolean } => {
  const now = persons.filter(({ id, inherit }) => inherit && id !== PARTNER).map(({ id }) => id)
  const partner = persons.find(({ id }) => id === PARTNER)
  return now.length > 0
    ? { ids: now, now: true }
    : { ids: partner?.estateBackup.persons.map(({ id }) => id) ?? [], now: false }
}

/** Pence. What is held at once for one whose share would come later: a twentieth, and £1,000 at least. */
const sumFor = ({ wealth }: Testator): number => Math.max(1, Math.round(wealth / 20_000)) * 1000_00

const benefitOf = ({ children }: Testator, person: number): NonNullable<Trust['benefit']> =>
  (children[person - FIRST_CHILD]?.age ?? 18) < 16
    ? 'Disability living allowance: care at the highest or middle rate, or mobility at the higher rate'
    : 'Personal independence payment'

/** All that comes to one disabled heir is held for them. */
const withMoneyHeld = (will: Will, testator: Testator): Will => {
  const { ids, now } = heirsBesidePartner(will)
  if (!needsOfHeirs(testator).mayBeHeldFor || (!now && !testator.is('sumHeldAtOnce'))) return will
  const person = ids[testator.draw.between('disabled heir', 0, ids.length - 1)]
  if (person === undefined) return will
  const trust = aDisabledPersonsTrust({
    for: person,
    amount: now ? undefined : sumFor(testator),
    everythingElse: 'Yes',
    ...(!testator.is('disabledBenefitLasts') && { benefitLasts: 'Not sure' }),
    benefit: benefitOf(testator, person),
    takers: takersAmong(whoComesAfter(testator, person)),
  })
  return { ...will, trusts: [...(will.trusts ?? []), trust] }
}

/** Two who can act besides the person for whom it is held, and not only those who come afterwards. A disabled person does not act. */
const withTrustees = (will: Will): Will => {
  const held = will.trusts?.find(({ kind }) => kind === 'Disabled person')?.for
  const acting = will.executor.filter((id) => id !== held)
  const executor = acting.length > 0 ? acting : [NIECE]
  return { ...will, executor, executorBackup: [FRIEND, SIBLING].filter((id) => id !== held && !executor.includes(id)) }
}

const withLaterAges = (will: Will, { is }: Testator, today: Day): Will => {
  const age = is('waitPast25OrOthers') ? 25 : is('eighteenIsTooYoung') ? 21 : undefined
  const waiting = age === undefined ? [] : othersWhoMayWait(will, today)
  const withAge = (person: Person): Person => (waiting.includes(person) ? { ...person, age } : person)
  return waiting.length === 0 ? will : { ...will, persons: will.persons.map(withAge) }
}

/** The same will where the testator wants none of the parts, or cannot have the one that they want. */
export const withParts = (will: Will, testator: Testator, today: Day): Will => {
  const held = withMoneyHeld(withHomeForLife(will, testator), testator)
  return withLaterAges(held === will ? will : withTrustees(held), testator, today)
}
