/** What the advice on trusts fires for, and the nearest will for which it does not. */

import type { Level } from '#core/advice/trigger.ts'
import type { StepName } from '#core/journey/steps.ts'
import type { TriggerId } from '#core/will/lists.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { type AdviceCase, heirs } from './advice-case.ts'
import { said } from './advised-wills.ts'
import { aCharity, anHeir, today } from './builders.ts'
import { aDisabledPersonsTrust, aHome, aHomeTrust, anIncomeTrust, laterTakers, tomsWill } from './trusts.ts'

const born = (year: number) => ({ day: 1, month: 5, year })
/** Tom's people, some of them changed. */
export const people = (given: Record<number, Partial<Person>>): Will['persons'] =>
  tomsWill().persons.map((person) => ({ ...person, ...given[person.id] }))

/** The same of a testator who says that they own their home. */
const owned = (given: Partial<Will>): Will => tomsWill({ ownProperty: 'Yes', ...given })

const gifts = 'will.gifts'
const split = 'will.estate-splits.split-distribution'

/** Bea has the income, then a charity and Kit share the rest. Whatever comes to Kit is held for him. */
const afterAnIncome = (ifKitDies: Person['estateIfDie']): Will =>
  tomsWill({
    trusts: [anIncomeTrust(), aDisabledPersonsTrust({ everythingElse: 'Yes' })],
    charities: [aCharity({ inherit: true, estatePercent: 50 })],
    persons: people({
      1: { inherit: false, estatePercent: 0 },
      5: { inherit: true, estatePercent: 50, estateIfDie: ifKitDies },
    }),
  })

type Case = {
  readonly id: TriggerId
  readonly level: Level
  readonly what: string
  readonly fires: Will
  readonly not: Will
  readonly step: StepName
}

const of = (wanted: string, what: string, fires: Will, not: Will, step: StepName = gifts): Case => {
  const [id, level] = wanted.split(' ') as [TriggerId, Level]
  return { id, level, what, fires, not, step }
}

export const advisedTrusts: readonly Case[] = [
  of(
    'T38 refer',
    'a home that goes to its other owner',
    tomsWill({
      accounts: [
        aHome({
          owner: 'I own it jointly with someone else',
          ownershipType: 'Joint tenants',
          mortgageWithPersons: [1],
        }),
      ],
    }),
    tomsWill(),
  ),
  of(
    'T39 block',
    'one who acts besides the wife',
    tomsWill({ executorBackup: [] }),
    tomsWill(),
    'will.executors.my-executors',
  ),
  of(
    'T40 refer',
    'a wife with the home for life and less than half of the rest',
    tomsWill({
      estateSplit: 'Different shares',
      persons: people({ 1: { estatePercent: 40 }, 2: { inherit: true, estatePercent: 60 } }),
    }),
    tomsWill(),
  ),
  of(
    'T40 warn',
    'a wife with the income alone',
    tomsWill({ trusts: [anIncomeTrust()], persons: people({ 1: { inherit: false }, 2: anHeir(100, { id: 2 }) }) }),
    tomsWill(),
    split,
  ),
  of(
    'T41 refer',
    'a friend who lives in the home of a large estate',
    said('estate-over-nil-rate-band', tomsWill({ trusts: [aHomeTrust({ for: 4 })] })),
    said('estate-over-nil-rate-band', tomsWill()),
  ),
  of('T41 refer', 'a home for life in a very large estate', said('estate-over-taper', tomsWill()), tomsWill()),
  of(
    'T42 warn',
    'a wife hardly older than a child',
    tomsWill({ persons: people({ 1: { dob: born(1970) }, 2: { dob: born(1976) } }) }),
    tomsWill({ persons: people({ 1: { dob: born(1950) }, 2: { dob: born(1976) } }) }),
  ),
  of(
    'T42 warn',
    'a wife hardly older than a child, for ten years',
    tomsWill({
      persons: people({ 1: { dob: born(1970) }, 2: { dob: born(1976) } }),
      trusts: [aHomeTrust({ endYears: 10 })],
    }),
    tomsWill({
      persons: people({ 1: { dob: born(1970) }, 2: { dob: born(1976) } }),
      trusts: [aHomeTrust({ endYears: 9 })],
    }),
  ),
  of(
    'T42 warn',
    'a wife hardly older than a child, until a day far off',
    tomsWill({
      persons: people({ 1: { dob: born(1970) }, 2: { dob: born(1976) } }),
      trusts: [aHomeTrust({ endDate: { ...today, year: today.year + 11 } })],
    }),
    tomsWill({
      persons: people({ 1: { dob: born(1970) }, 2: { dob: born(1976) } }),
      trusts: [aHomeTrust({ endDate: { ...today, year: today.year + 9 } })],
    }),
  ),
  of(
    'T43 warn',
    'a son of 21 who takes later, and only at 25',
    said('estate-over-nil-rate-band', owned({ persons: people({ 2: { dob: born(2005) } }), childrenAge: 25 })),
    said('estate-over-nil-rate-band', owned({ persons: people({ 2: { dob: born(2005) } }) })),
    split,
  ),
  of('T44 refer', 'a home on a short lease', said('home-lease-or-let', tomsWill()), tomsWill()),
  of('T44 refer', 'others who are to decide', said('others-decide', tomsWill()), tomsWill()),
  of(
    'T44 refer',
    'the income of a business',
    said('business-alone', tomsWill({ trusts: [anIncomeTrust()] })),
    tomsWill({ trusts: [anIncomeTrust()] }),
  ),
  of(
    'T45 warn',
    'what is theirs at the death',
    tomsWill({ trusts: [aHomeTrust({ fixed: 'When I die' })] }),
    tomsWill(),
  ),
  of('T46 warn', 'a home kept from a council', said('care-fees', tomsWill()), tomsWill()),
  of(
    'T47 block',
    'a wife who would have it afterwards too',
    tomsWill({ trusts: [aHomeTrust({ takers: laterTakers([1, 2]) })] }),
    tomsWill(),
  ),
  of(
    'T47 block',
    'a wife who takes when nobody else is left',
    tomsWill({ ultimateDefault: { option: 'People', persons: [{ id: 1, percent: 100 }], charities: [] } }),
    tomsWill(),
  ),
  of(
    'T48 refer',
    'somebody with none of the benefits',
    tomsWill({ trusts: [aDisabledPersonsTrust({ benefit: 'None of these' })] }),
    tomsWill({ trusts: [aDisabledPersonsTrust()] }),
  ),
  of(
    'T48 refer',
    'a benefit that may end',
    tomsWill({ trusts: [aDisabledPersonsTrust({ benefitLasts: 'No' })] }),
    tomsWill({ trusts: [aDisabledPersonsTrust()] }),
  ),
  of(
    'T48 warn',
    'a benefit of which nobody knows whether it lasts',
    tomsWill({ trusts: [aDisabledPersonsTrust({ benefitLasts: 'Not sure' })] }),
    tomsWill({ trusts: [aDisabledPersonsTrust()] }),
  ),
  of(
    'T48 refer',
    'another person who needs help with money',
    said('others-need-help-with-money', tomsWill({ trusts: [aDisabledPersonsTrust()] })),
    said('needs-help-with-money', tomsWill({ trusts: [aDisabledPersonsTrust()] })),
  ),
  of(
    'T9 refer',
    'a wife whose home is held for a year',
    tomsWill({
      trusts: [aHomeTrust({ endYears: 1 })],
      persons: people({ 1: { estatePercent: 50 }, 2: anHeir(50, { id: 2 }) }),
    }),
    tomsWill({ trusts: [aHomeTrust()], persons: people({ 1: { estatePercent: 50 }, 2: anHeir(50, { id: 2 }) }) }),
  ),
  of(
    'T48 refer',
    'a share beside the sum that is held, outright',
    tomsWill({
      trusts: [aDisabledPersonsTrust({ everythingElse: 'No' })],
      persons: people({ 5: anHeir(50, { id: 5 }) }),
    }),
    tomsWill({
      trusts: [aDisabledPersonsTrust({ everythingElse: 'Yes' })],
      persons: people({ 5: anHeir(50, { id: 5 }) }),
    }),
  ),
  of(
    'T48 warn',
    'things beside the sum that is held, outright',
    tomsWill({
      trusts: [aDisabledPersonsTrust({ everythingElse: 'No' })],
      belongings: { persons: [5], backupPersons: [] },
    }),
    tomsWill({
      trusts: [aDisabledPersonsTrust({ everythingElse: 'Yes' })],
      belongings: { persons: [5], backupPersons: [] },
    }),
  ),
  of(
    'T34 warn',
    'a son whose share is held for him after an income, and whose children get nothing if he dies first',
    afterAnIncome('Split between remaining beneficiaries'),
    afterAnIncome('Pass to their children'),
    'will.beneficiaries.backup-action',
  ),
  of(
    'T48 refer',
    'a second disabled person',
    said('disabled-others', tomsWill({ trusts: [aDisabledPersonsTrust()] })),
    tomsWill({ trusts: [aDisabledPersonsTrust()] }),
  ),
]

/** The same as cases of the table of advice. */
export const casesOfTrusts: readonly AdviceCase[] = [
  ...advisedTrusts.map(({ id, what, level, step, fires }): AdviceCase => [id, what, level, step, fires]),
  [
    'T8',
    'a wish to wait past 25',
    'refer',
    'will.gifts',
    said('older-than-25', tomsWill({ persons: people({ 4: { age: 21 } }) })),
  ],
  [
    'T10',
    'a young child of an earlier marriage, who has the home after the wife',
    'warn',
    heirs,
    said('young-child-of-earlier-relationship', tomsWill({ persons: people({ 2: { isChild: 'Yes' } }) })),
  ],
]
