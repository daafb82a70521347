/** When each statement of `core/advice/questions.ts` is true of a testator. */
import { NIL_RATE_BAND, TAPER_THRESHOLD } from '#core/constants.ts'
import type { Situation } from '#core/will/lists.ts'
import { isSecondFamily, type Testator } from './testator.ts'

type Statement = {
  /** The words that were read when this row was written. Other words may be true of other people. */
  readonly read: string
  readonly isTrue: (testator: Testator) => boolean
}

const isWorthMoreThan =
  (pence: number) =>
  ({ wealth }: Testator): boolean =>
    wealth * 100 > pence

const wantsUseForLife = (testator: Testator): boolean =>
  testator.ownsHome &&
  testator.partnered &&
  testator.is(isSecondFamily(testator) ? 'wantsUseForLifeInSecondFamily' : 'wantsUseForLife')

const wantsWaitForOwnChildren = (testator: Testator): boolean =>
  testator.children.some(({ age, step }) => age < 25 && !step) && testator.is('ownChildrenWaitPast18')

const isReferredTrust = (testator: Testator): boolean => wantsUseForLife(testator) || testator.is('waitPast25OrOthers')

const isFormerSpouseOpen = (testator: Testator): boolean =>
  testator.divorcedOnce &&
  (testator.is('maintenance') || (!testator.is('claimsOnDeathClosed') && testator.is('doubtsFormerSpouse')))

/** A row for each statement. A statement without one, or with other words, stops the measurement. */
export const statements: Readonly<Partial<Record<Situation, Statement>>> = {
  'land-abroad': {
    read: 'I own a home, land or a business outside England and Wales, or I have a will made in another country.',
    isTrue: ({ is }) => is('homeOrLandAbroad') || is('landInRestOfUk') || is('foreignWill'),
  },
  'home-elsewhere': {
    read: 'My permanent home is outside England and Wales, or I am not sure where it is.',
    isTrue: ({ is }) => is('permanentHomeElsewhere'),
  },
  'business-or-farm': {
    read: 'I own a business or part of one, shares in a private company, a farm or farmland.',
    isTrue: ({ business }) => business !== undefined,
  },
  'estate-over-nil-rate-band': {
    read: 'All I own, with my home and pensions, may be worth more than £325,000.',
    isTrue: isWorthMoreThan(NIL_RATE_BAND),
  },
  'estate-over-taper': {
    read: 'It may be worth more than £2,000,000.',
    isTrue: isWorthMoreThan(TAPER_THRESHOLD),
  },
  'debts-exceed-assets': {
    read: 'I owe more than I own, or I may do.',
    isTrue: ({ is, ownsHome }) => is('debtsExceedAssets') || (!ownsHome && is('onlyStudentLoanExceeds')),
  },
  illness: {
    read: 'My health affects my memory or understanding, or I am in hospital or have just been told of a serious illness.',
    isTrue: ({ is }) => is('failingMemory') || is('inHospital') || is('seriousIllnessOfBody'),
  },
  'reading-or-signing': {
    read: 'I cannot read, see or sign a will by myself, or reading English is hard for me.',
    isTrue: ({ is }) => is('cannotSeeOrSign') || is('hardToReadEnglish'),
  },
  'someone-answers': {
    read: 'Someone else is filling this in, or is with me and helping me choose.',
    isTrue: ({ is, partnered }) => (partnered && is('partnerBeside')) || is('typedByHelper') || is('heirBeside'),
  },
  'under-pressure': {
    read: 'Someone is pressing me about what my will says.',
    isTrue: ({ is }) => is('underPressure'),
  },
  'armed-forces': {
    read: 'I am in the armed forces and may be sent on operations.',
    isTrue: ({ is }) => is('armedForces'),
  },
  'plans-to-marry': {
    // Who plans to marry is told to answer “Engaged”, and is among the engaged here.
    read: 'We plan to marry or to form a civil partnership.',
    isTrue: () => false,
  },
  'divorce-under-way': {
    read: 'A divorce, or the end of our civil partnership, is under way.',
    isTrue: ({ is, status }) => is(status === 'Separated' ? 'divorceOfSeparated' : 'divorceUnderWay'),
  },
  'former-spouse-claims': {
    read: 'I was divorced, and one of us pays maintenance or could still ask for more.',
    isTrue: isFormerSpouseOpen,
  },
  'spouse-abroad': {
    read: 'The person I am married to has lived outside the UK for most of the last 20 years, and I may own more than £325,000.',
    isTrue: (testator) => isWorthMoreThan(NIL_RATE_BAND)(testator) && testator.is('spouseLivedAbroad'),
  },
  'earlier-relationship': {
    read: 'I have a child who is not my partner’s, or my partner has one who is not mine.',
    isTrue: isSecondFamily,
  },
  parentage: {
    read: 'A child came to me by fostering, surrogacy or private fertility treatment.',
    isTrue: ({ is }) => is('uncertainParentage') || is('licensedFertilityTreatment'),
  },
  'vulnerable-beneficiary': {
    read: 'Someone I leave something to is disabled, gets means-tested benefits, is bankrupt, has an addiction or cannot manage money.',
    isTrue: ({ is }) => is('heirCannotManage') || is('heirOnMeansTestedBenefits') || is('heirDisabledAlone'),
  },
  'carer-or-adviser': {
    read: 'Someone I leave something to is my paid carer or adviser, or works for Heirloom.',
    isTrue: ({ is }) => is('carerOrAdviserInherits'),
  },
  'bespoke-trust': {
    read: 'I want someone to use something only for their life, or to wait until after 18.',
    isTrue: (testator) => isReferredTrust(testator) || wantsWaitForOwnChildren(testator),
  },
  conditions: {
    read: 'I want to set a condition, such as “if she never marries”.',
    isTrue: ({ is }) => is('condition'),
  },
  'promised-already': {
    read: 'I have promised someone an inheritance, agreed not to change my will, or promised a court something about it.',
    isTrue: ({ is }) => is('promiseInWords') || is('promiseRelied'),
  },
  'dependant-left-out': {
    read: 'Someone who depends on me for money or a home gets nothing.',
    isTrue: ({ is }) => is('leavesOutDependant'),
  },
  'executor-unsuitable': {
    read: 'Someone I chose lives abroad, is bankrupt or has not agreed to act.',
    isTrue: ({ is }) => is('executorUnsuitable'),
  },
  'gifts-over-estate': {
    read: 'The money I give here may come to more than everything I own, once my debts are paid.',
    isTrue: ({ is }) => is('giftsMayExceedEstate'),
  },
}
