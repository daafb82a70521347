import { describe, expect, test } from 'vitest'
import { aGift, choosingTheFirm, today } from '#testkit/builders.ts'
import {
  aDisabledPersonsTrust,
  aHome,
  aHomeInCommon,
  aHomeTrust,
  aLaterTaker,
  anIncomeTrust,
  laterTakers,
  tomsWill,
} from '#testkit/trusts.ts'
import { problemsOfStep } from '../journey/walk.ts'
import type { Trust, Will } from '../will/schema.ts'
import {
  belongingsAreDescribed,
  incomeForLifeIsDescribed,
  mayHoldShare,
  trustsAmongGiftsAreDescribed,
  trustsHaveTrustees,
} from './trusts.rules.ts'

const said = (problems: readonly { field: string; code: string }[]): string[] =>
  problems.map(({ field, code }) => `${field} ${code}`)
const ofGifts = (will: Will): string[] => said(trustsAmongGiftsAreDescribed(will, today))
const ofHome = (given: Partial<Trust>, will: Partial<Will> = {}): string[] =>
  ofGifts(tomsWill({ trusts: [aHomeTrust(given)], ...will }))
const without = <K extends keyof Trust>(trust: Trust, key: K): Trust => {
  const { [key]: _answer, ...rest } = trust
  return rest as Trust
}

describe('A home for life', () => {
  test('lacks nothing where every question is answered', () => {
    expect(ofGifts(tomsWill())).toEqual([])
    expect(said(trustsHaveTrustees(tomsWill(), today))).toEqual([])
  })

  test.each([
    ['the home', 'accountId'],
    ['how the repairs are paid', 'repairs'],
    ['what happens to money left over', 'surplus'],
    ['whether another home takes its place', 'replacementHome'],
    ['what ends it, nothing included', 'endsSaid'],
    ['when it is settled who takes', 'fixed'],
  ] as const)('needs an answer to %s', (_what, key) => {
    expect(ofGifts(tomsWill({ trusts: [without(aHomeTrust(), key)] }))).toEqual([`trusts.Home.${key} SELECT_OPTION`])
  })

  test('needs takers, whose shares make a whole, and an answer about the death of each', () => {
    expect(ofHome({ takers: laterTakers([]) })).toEqual(['trusts.Home.takers.persons SELECT_INHERIT'])
    expect(ofGifts(tomsWill({ trusts: [without(aHomeTrust(), 'takers')] }))).toEqual([
      'trusts.Home.takers.persons SELECT_INHERIT',
    ])
    const { ifDie: _ifDie, ...unanswered } = aLaterTaker(2, { percent: 60 })
    const persons = [unanswered, aLaterTaker(3, { percent: 30 })]
    expect(ofHome({ takers: laterTakers([], { split: 'Different shares', persons }) })).toEqual([
      'trusts.Home.takers.estatePercent ESTATE_SPLIT_NOT_100',
      'trusts.Home.takers.persons.2.estateIfDie SELECT_OPTION',
    ])
  })

  test('goes whole to the one taker who is left, whatever their part was beside another', () => {
    const persons = [aLaterTaker(2, { percent: 60 })]
    expect(ofHome({ takers: laterTakers([], { split: 'Different shares', persons }) })).toEqual([])
    const grandchildren = {
      of: 'My grandchildren',
      estatePercent: 0,
      share: 'Each alike',
      ifDie: 'To the others',
    } as const
    expect(ofHome({ takers: laterTakers([], { classes: [grandchildren] }) })).toEqual([])
    const { split: _unasked, ...takers } = laterTakers([], { classes: [grandchildren] })
    expect(ofHome({ takers })).toEqual([])
  })

  test('is not written of a home that passes to its other owner, or may do', () => {
    const owned = (ownershipType: 'Joint tenants' | 'Not sure') => [{ ...aHomeInCommon(), ownershipType }]
    expect(ofHome({}, { accounts: owned('Joint tenants') })).toEqual(['trusts.Home.ownershipType TRUST_HOME_JOINT'])
    expect(ofHome({}, { accounts: owned('Not sure') })).toEqual(['trusts.Home.ownershipType TRUST_HOME_NOT_SURE'])
    expect(ofHome({}, { accounts: [aHomeInCommon(30)] })).toEqual([])
    expect(ofHome({}, { accounts: [aHomeInCommon(0)] })).toEqual(['trusts.Home.ownershipPercent PERCENT_REQUIRED'])
    expect(ofHome({}, { ownProperty: 'No' })).toEqual(['trusts.Home.accountId TRUST_HOME_NOT_OWNED'])
  })

  test('is not written where the mortgage is to stay on it, or of a home that a gift gives', () => {
    const accounts = [aHome({ mortgage: 'Yes' })]
    expect(ofHome({}, { accounts })).toEqual(['trusts.Home.freeOfMortgage SELECT_OPTION'])
    expect(ofHome({ freeOfMortgage: 'No' }, { accounts })).toEqual(['trusts.Home.freeOfMortgage TRUST_MORTGAGE_STAYS'])
    expect(ofHome({ freeOfMortgage: 'Yes' }, { accounts })).toEqual([])
    const gifts = [aGift({ type: 'Share of an asset', accountId: 1, persons: [2] })]
    expect(ofHome({}, { gifts })).toEqual(['trusts.Home.accountId TRUST_HOME_GIVEN'])
  })

  test('is for one adult who takes nothing at its end, as a taker, a backup or the last resort', () => {
    expect(ofHome({ for: 99 })).toEqual(['trusts.Home.for SELECT_INHERIT'])
    const takes = 'trusts.Home.takers.persons TRUST_PERSON_TAKES'
    expect(ofHome({ takers: laterTakers([1, 2]) })).toEqual([takes])
    const behind = aLaterTaker(2, {
      ifDie: 'Split between specific beneficiaries',
      backup: { split: 'Equal shares', persons: [{ id: 1, percent: 100 }], charities: [] },
    })
    expect(ofHome({ takers: laterTakers([], { persons: [behind] }) })).toEqual([takes])
    const last = { option: 'People' as const, persons: [{ id: 1, percent: 100 }], charities: [] }
    expect(ofHome({}, { ultimateDefault: last })).toEqual(['trusts.Home.for TRUST_PERSON_LAST'])
    const young = tomsWill()
    const persons = young.persons.map((each) => (each.id === 4 ? { ...each, isChild: 'Yes' as const } : each))
    expect(ofHome({ for: 4 }, { persons })).toContain('trusts.Home.for TRUST_PERSON_UNDER_18')
  })

  test('may end on a day that is still to come, or after some years', () => {
    expect(ofHome({ endDate: { day: 31, month: 2, year: 2090 } })).toEqual(['trusts.Home.endDate DOB_NOT_REAL'])
    expect(ofHome({ endDate: today })).toEqual(['trusts.Home.endDate TRUST_END_PAST'])
    expect(ofHome({ endDate: { day: 31, month: 12, year: 2090 } })).toEqual([])
    expect(ofHome({ endYears: 0 })).toEqual(['trusts.Home.endYears TRUST_YEARS_UNSAID'])
  })

  test('needs two to hold it besides the person, or a firm', () => {
    const few = 'executorBackup TRUST_TRUSTEES_TOO_FEW'
    const acting = (given: Partial<Will>) => said(trustsHaveTrustees(tomsWill(given), today))
    expect(acting({ executor: [1], executorBackup: [] })).toEqual([few])
    expect(acting({ executor: [1, 4], executorBackup: [] })).toEqual([few])
    expect(acting({ executor: [1, 4], executorBackup: [6] })).toEqual([])
    expect(acting({ executor: [1], executorBackup: [], ...choosingTheFirm() })).toEqual([])
    expect(acting({ executor: [1], executorBackup: [], trusts: [] })).toEqual([])
  })
})

describe('The income of the residue for life', () => {
  const ofIncome = (given: Partial<Trust>, will: Partial<Will> = {}): string[] =>
    said(incomeForLifeIsDescribed(tomsWill({ trusts: [anIncomeTrust(given)], ...will }), today))
  const shared = tomsWill().persons.map((each) => ({ ...each, inherit: each.id === 2 || each.id === 3 }))

  test('is for a person who does not share the residue afterwards', () => {
    expect(ofIncome({}, { persons: shared })).toEqual([])
    expect(ofIncome({})).toEqual(['trusts.Residue.takers.persons TRUST_PERSON_TAKES'])
  })

  test('needs an answer about the capital', () => {
    const trusts = [without(anIncomeTrust(), 'capital')]
    expect(said(incomeForLifeIsDescribed(tomsWill({ trusts, persons: shared }), today))).toEqual([
      'trusts.Residue.capital SELECT_OPTION',
    ])
  })

  test('with nobody to share it afterwards, says once whom to choose, and nothing of parts that are not there', () => {
    const persons = shared.map((each) => ({ ...each, inherit: false }))
    const will = tomsWill({ trusts: [anIncomeTrust()], persons })
    expect(said(problemsOfStep('will.estate-splits.split-distribution', will, today))).toEqual([
      'persons SELECT_INHERIT',
    ])
  })
})

describe('What is held for a disabled person', () => {
  const ofFund = (given: Partial<Trust>, will: Partial<Will> = {}): string[] =>
    ofGifts(tomsWill({ trusts: [aDisabledPersonsTrust(given)], ...will }))

  test('is for somebody who receives a listed benefit now, which is likely to last', () => {
    expect(ofFund({})).toEqual([])
    expect(ofFund({ benefit: 'None of these' })).toEqual(['trusts.Disabled person.benefit TRUST_BENEFIT_NONE'])
    expect(ofFund({ benefitLasts: 'No' })).toEqual(['trusts.Disabled person.benefitLasts TRUST_BENEFIT_ENDS'])
    expect(ofFund({ benefitLasts: 'Not sure' })).toEqual([])
    expect(ofGifts(tomsWill({ trusts: [without(aDisabledPersonsTrust(), 'benefit')] }))).toEqual([
      'trusts.Disabled person.benefit SELECT_OPTION',
    ])
  })

  test('is a sum of money or their own share, and never behind the income of somebody else', () => {
    const share = without(aDisabledPersonsTrust(), 'amount')
    expect(ofGifts(tomsWill({ trusts: [share] }))).toEqual(['trusts.Disabled person.amount AMOUNT_REQUIRED'])
    const persons = tomsWill().persons.map((each) => ({ ...each, inherit: each.id === 5 }))
    expect(ofGifts(tomsWill({ trusts: [share], persons }))).toEqual([])
    expect(ofGifts(tomsWill({ trusts: [share, anIncomeTrust()], persons }))).toEqual([
      'trusts.Disabled person.amount TRUST_BEHIND_TRUST',
    ])
    expect(mayHoldShare(tomsWill({ persons }), share)).toBe(true)
    expect(mayHoldShare(tomsWill({ trusts: [share, anIncomeTrust()], persons }), share)).toBe(false)
    expect(mayHoldShare(tomsWill(), share)).toBe(false)
    expect(ofFund({ smallSumFor: 5 })).toEqual(['trusts.Disabled person.smallSumFor TRUST_PERSON_TAKES'])
  })

  test('has a trustee who takes nothing of it', () => {
    const will = tomsWill({ trusts: [aDisabledPersonsTrust()], executor: [2, 3], executorBackup: [] })
    expect(said(trustsHaveTrustees(will, today))).toEqual(['executorBackup TRUST_TRUSTEES_ALL_TAKE'])
    expect(said(trustsHaveTrustees({ ...will, executorBackup: [4] }, today))).toEqual([])
  })
})

test('Belongings are for the living in the will, and nobody stands behind themselves', () => {
  const belongings = (persons: number[], backupPersons: number[]) =>
    said(belongingsAreDescribed(tomsWill({ belongings: { persons, backupPersons } }), today))
  expect(belongings([1], [2, 3])).toEqual([])
  expect(belongings([], [])).toEqual([])
  expect(belongings([1, 2], [2])).toEqual(['belongings.backupPersons BACKUP_OF_SELF'])
  const will = tomsWill({ belongings: { persons: [1, 2], backupPersons: [3] } })
  const after = (late: number) => ({
    ...will,
    persons: will.persons.map((each) => (each.id === late ? { ...each, died: true as const } : each)),
  })
  expect(said(belongingsAreDescribed(after(2), today))).toEqual(['belongings.persons SELECT_INHERIT'])
  expect(said(belongingsAreDescribed(after(3), today))).toEqual(['belongings.backupPersons SELECT_INHERIT'])
})
