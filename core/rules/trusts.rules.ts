import { type Day, isAfter, isRealDay } from '../text/calendar-day.ts'
import { backupsOf, trustPersons } from '../will/backups.ts'
import { heirsShareEqually, lastShares } from '../will/equal-shares.ts'
import * as lists from '../will/lists.ts'
import { candidatesOf, inheritors, isBody, isLiving, isMinor, personById, personsOf } from '../will/questions.ts'
import type { Account, Trust, Will } from '../will/schema.ts'
import { trustsOf, willOfTakers } from '../will/trusts.ts'
import { besideWhatIsHeld, mayHoldBeside } from '../will/young-takers.ts'
import { aBeneficiaryInherits } from './beneficiaries.rules.ts'
import * as estate from './estate.rules.ts'
import { isHomeNotOwned } from './gifts.rules.ts'
import type { Problem } from './messages.ts'
import { firstOf, type Rule, unless } from './rule.ts'

/** What each trust lacks, and what cannot be written safely. */

/** The field of a trust, as its problems name it. */
export const trustField = (kind: lists.TrustKind, field: string): string => `trusts.${kind}.${field}`

/** Executors and substitutes besides the person: a sale of land needs two trustees (Trustee Act 1925 s.14). */
const TRUSTEES = 2

const personIsChosen = (will: Will, trust: Trust, today: Day): Problem[] => {
  const person = candidatesOf(will).find(({ id }) => id === trust.for)
  return firstOf(
    unless(person !== undefined && !isBody(person), 'for', 'SELECT_INHERIT'),
    unless(!person || trust.kind === 'Disabled person' || !isMinor(person, today), 'for', 'TRUST_PERSON_UNDER_18'),
    unless(
      lastShares(will).persons.every(({ id }) => id !== trust.for),
      'for',
      'TRUST_PERSON_LAST',
    ),
  )
}

/** A date to come, or years: of the ends of a trust the only ones that are typed. */
const endsAreSaid = ({ endsSaid, endDate, endYears, kind }: Trust, today: Day): Problem[] =>
  kind === 'Disabled person'
    ? []
    : [
        ...unless(endsSaid === true, 'endsSaid', 'SELECT_OPTION'),
        ...unless(!endDate || isRealDay(endDate), 'endDate', 'DOB_NOT_REAL'),
        ...unless(!endDate || !isRealDay(endDate) || isAfter(endDate, today), 'endDate', 'TRUST_END_PAST'),
        ...unless(endYears === undefined || endYears > 0, 'endYears', 'TRUST_YEARS_UNSAID'),
      ]

/** A home that passes to its other owner whatever the will says cannot be held, nor one that the testator may not own so. */
const homeMayBeHeld = (will: Will, home: Account): Problem[] => {
  const { owner, ownershipType, ownershipPercent = 0 } = home
  const isJoint = owner === lists.JOINT_OWNER
  return firstOf(
    unless(!isHomeNotOwned(will, home), 'accountId', 'TRUST_HOME_NOT_OWNED'),
    unless(owner !== undefined, 'owner', 'SELECT_OPTION'),
    unless(!isJoint || ownershipType !== undefined, 'ownershipType', 'SELECT_OPTION'),
    unless(!isJoint || ownershipType !== 'Joint tenants', 'ownershipType', 'TRUST_HOME_JOINT'),
    unless(!isJoint || ownershipType !== 'Not sure', 'ownershipType', 'TRUST_HOME_NOT_SURE'),
    unless(!isJoint || ownershipPercent > 0, 'ownershipPercent', 'PERCENT_REQUIRED'),
    unless(!will.gifts.some(({ accountId }) => accountId === home.id), 'accountId', 'TRUST_HOME_GIVEN'),
  )
}

const mortgageIsPaid = ({ freeOfMortgage }: Trust, { mortgage }: Account): Problem[] =>
  firstOf(
    unless(mortgage !== undefined, 'mortgage', 'SELECT_OPTION'),
    unless(mortgage !== 'Yes' || freeOfMortgage !== undefined, 'freeOfMortgage', 'SELECT_OPTION'),
    unless(mortgage !== 'Yes' || freeOfMortgage === 'Yes', 'freeOfMortgage', 'TRUST_MORTGAGE_STAYS'),
  )

const homeIsSaid = (will: Will, trust: Trust): Problem[] => {
  const home = will.accounts.find(({ id, assetType }) => id === trust.accountId && assetType === 'Property')
  if (!home) return unless(false, 'accountId', 'SELECT_OPTION')
  return [
    ...homeMayBeHeld(will, home),
    ...mortgageIsPaid(trust, home),
    ...unless(home.isYourOwn !== 'Yes' || trust.replacementHome !== undefined, 'replacementHome', 'SELECT_OPTION'),
    ...unless(trust.surplus !== undefined, 'surplus', 'SELECT_OPTION'),
    ...unless(trust.repairs !== undefined, 'repairs', 'SELECT_OPTION'),
  ]
}

const isBehindTrust = ({ trusts = [] }: Will): boolean => trusts.some(({ kind }) => kind === 'Residue')

const inherits = (will: Will, trust: Trust): boolean =>
  inheritors(will).some((heir) => heir.kind === 'person' && heir.person.id === trust.for)

/** Whether the share of the person may be what is held: they have one, and nobody has the income of the rest first. */
export const mayHoldShare = (will: Will, trust: Trust): boolean => inherits(will, trust) && !isBehindTrust(will)

/** The benefit is what makes the trust one for a disabled person (Finance Act 2005 Sch.1A; Inheritance Tax Act 1984 s.89). */
const fundIsSaid = (will: Will, trust: Trust): Problem[] => {
  const { benefit, benefitLasts, smallSumFor } = trust
  return [
    ...firstOf(
      unless(benefit !== undefined, 'benefit', 'SELECT_OPTION'),
      unless(benefit !== 'None of these', 'benefit', 'TRUST_BENEFIT_NONE'),
      unless(benefitLasts !== undefined, 'benefitLasts', 'SELECT_OPTION'),
      unless(benefitLasts !== 'No', 'benefitLasts', 'TRUST_BENEFIT_ENDS'),
    ),
    ...firstOf(
      unless(trust.amount === undefined ? inherits(will, trust) : trust.amount > 0, 'amount', 'AMOUNT_REQUIRED'),
      unless(trust.amount !== undefined || !isBehindTrust(will), 'amount', 'TRUST_BEHIND_TRUST'),
      // What else there is can be told once it is said what is held.
      unless(
        trust.everythingElse !== undefined || besideWhatIsHeld(will) === 'nothing',
        'everythingElse',
        'SELECT_OPTION',
      ),
    ),
    ...unless(smallSumFor === undefined || smallSumFor !== trust.for, 'smallSumFor', 'TRUST_PERSON_TAKES'),
  ]
}

/** The shares of the takers, checked as those of a residue. */
const takersShare = (will: Will, trust: Trust, today: Day): Problem[] => {
  const view = willOfTakers(will, trust)
  return firstOf(aBeneficiaryInherits(view, today), [
    ...unless(inheritors(view).length < 2 || view.estateSplit !== undefined, 'estateSplit', 'SELECT_OPTION'),
    ...(heirsShareEqually(view) ? [] : estate.estateIsSplit(view, today)),
    ...estate.grandchildrenKnowTheirShares(view, today),
    ...estate.eachDeathIsAnswered(view, today),
    ...estate.deathOfGrandchildIsAnswered(view, today),
    ...estate.backupsAreNamed(view, today),
  ]).map(({ field, code }) => ({ field: `takers.${field}`, code }))
}

const takersAreNamed = (will: Will, trust: Trust, today: Day): Problem[] => {
  const takes = trustPersons(will, trust).includes(trust.for) && !standsInAsChild(will, trust)
  return firstOf(
    unless(!takes, 'takers.persons', 'TRUST_PERSON_TAKES'),
    // Those of the residue are the sharers of the will, whose own rules say what they lack.
    trust.kind === 'Residue' ? [] : takersShare(will, trust, today),
  )
}

/** The person is among "my children" and no more: their own children may then stand in for them. */
const standsInAsChild = (will: Will, trust: Trust): boolean => {
  const view = willOfTakers(will, trust)
  return inheritors(view).every(
    (heir) =>
      heir.kind !== 'person' ||
      (heir.person.id !== trust.for &&
        (backupsOf(view, heir.person)?.asMyChildren === true ||
          backupsOf(view, heir.person)?.persons.every(({ id }) => id !== trust.for) !== false)),
  )
}

/** The shares of those who take at the end of each trust that has takers of its own. Any other answer may be missing. */
export const takersOfTrustsShare: Rule = (will, today) =>
  trustsOf(will)
    .filter(({ kind }) => kind !== 'Residue')
    .flatMap((trust) =>
      takersShare(will, trust, today).map(({ field, code }) => ({ field: trustField(trust.kind, field), code })),
    )

/** Two people or a firm hold it besides the person, and of those who hold it for a disabled person not all take at the end. */
export const trusteesOf = (will: Will, trust: Trust, today: Day): Problem[] => {
  const others = mayHoldBeside(will, trust.for, today)
  if (others === 'a firm') return []
  const takers = trustPersons(will, trust)
  return firstOf(
    unless(others.length >= TRUSTEES, 'trustees', 'TRUST_TRUSTEES_TOO_FEW'),
    unless(
      trust.kind !== 'Disabled person' || others.some(({ id }) => !takers.includes(id)),
      'trustees',
      'TRUST_TRUSTEES_ALL_TAKE',
    ),
  )
}

/** What a trust lacks, without who is to hold it. The fields are those of the trust. */
export const trustIsDescribed = (will: Will, trust: Trust, today: Day): Problem[] => [
  ...(trust.kind === 'Home' ? homeIsSaid(will, trust) : []),
  ...personIsChosen(will, trust, today),
  ...(trust.kind === 'Disabled person' ? fundIsSaid(will, trust) : []),
  ...endsAreSaid(trust, today),
  ...unless(trust.kind !== 'Residue' || trust.capital !== undefined, 'capital', 'SELECT_OPTION'),
  ...takersAreNamed(will, trust, today),
  ...unless(trust.kind === 'Disabled person' || trust.fixed !== undefined, 'fixed', 'SELECT_OPTION'),
]

const problemsOf = (will: Will, kinds: readonly lists.TrustKind[], of: (trust: Trust) => Problem[]): Problem[] =>
  kinds.flatMap((kind) => {
    const trust = will.trusts?.find((each) => each.kind === kind)
    return trust ? of(trust).map(({ field, code }) => ({ field: trustField(kind, field), code })) : []
  })

/** A home for life, and what is held for a disabled person. */
export const trustsAmongGiftsAreDescribed: Rule = (will, today) =>
  problemsOf(will, ['Home', 'Disabled person'], (trust) => trustIsDescribed(will, trust, today))

export const incomeForLifeIsDescribed: Rule = (will, today) =>
  problemsOf(will, ['Residue'], (trust) => trustIsDescribed(will, trust, today))

/** Of every trust. It is one more executor or substitute that is needed, so the step of the substitutes says it. */
export const trustsHaveTrustees: Rule = (will, today) =>
  problemsOf(will, lists.trustKinds, (trust) => trusteesOf(will, trust, today))
    .slice(0, 1)
    .map(({ code }) => ({ field: 'executorBackup', code }))

/** Those who choose among the belongings are in the will, and nobody stands behind themselves. */
export const belongingsAreDescribed: Rule = ({ belongings, ...will }) => {
  // An empty list takes the answer back: a save sends only the keys that are there.
  if (!belongings || belongings.persons.length === 0) return []
  const isIn = (id: number): boolean => personById(will, id)?.isExcluded === false
  return [
    ...unless(
      belongings.persons.some(isIn) && personsOf(will, belongings.persons).every(isLiving),
      'belongings.persons',
      'SELECT_INHERIT',
    ),
    ...unless(personsOf(will, belongings.backupPersons).every(isLiving), 'belongings.backupPersons', 'SELECT_INHERIT'),
    ...unless(
      belongings.backupPersons.every((id) => !belongings.persons.includes(id)),
      'belongings.backupPersons',
      'BACKUP_OF_SELF',
    ),
  ]
}
