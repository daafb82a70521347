/** When each statement of `core/advice/questions.ts` is true of a testator. */
import { figureOn } from '../../core/law/figures-of-law.ts'
import type { Day } from '../../core/text/calendar-day.ts'
import type { Situation } from '../../core/will/lists.ts'
import { needsOfHeirs } from './needs-of-heirs.ts'
import { hasYoungChildNotOfPartner, isSecondFamily, type Testator, wantsUseForLife } from './testator.ts'

type Statement = {
  /** The words that were read when this row was written. Other words may be true of other people. */
  readonly read: string
  readonly isTrue: (testator: Testator) => boolean
}

/** The day of the measurement: figures of law are those of this day. */
export const measuredOn: Day = { day: 3, month: 11, year: 2026 }

const nilRateBand = figureOn('nil-rate-band', measuredOn)

const isWorthMoreThan =
  (pence: number) =>
  ({ wealth }: Testator): boolean =>
    wealth * 100 > pence

const isFormerSpouseOpen = (testator: Testator): boolean =>
  testator.divorcedOnce &&
  (testator.is('maintenance') || (!testator.is('claimsOnDeathClosed') && testator.is('doubtsFormerSpouse')))

/** A row for each statement. A statement without one, or with other words, stops the measurement. */
export const statements: Readonly<Partial<Record<Situation, Statement>>> = {
  'land-abroad': {
    read: 'I own a home, land or business outside the UK, or have a will made abroad.',
    isTrue: ({ is }) => is('homeOrLandAbroad') || is('foreignWill'),
  },
  'land-elsewhere-in-uk': {
    read: 'I own a home or land in Scotland or Northern Ireland.',
    isTrue: ({ is }) => is('landInRestOfUk'),
  },
  'us-citizen': {
    read: 'I am a citizen of the United States, or I hold a green card.',
    isTrue: ({ is }) => is('citizenOfUsa'),
  },
  'money-abroad': {
    read: 'I have money in a bank abroad, or shares held abroad in my own name.',
    isTrue: ({ is }) => is('foreignAccountOrShares'),
  },
  'home-elsewhere': {
    read: 'My permanent home is outside England and Wales, or I am not sure where it is.',
    isTrue: ({ is }) => is('permanentHomeElsewhere'),
  },
  'business-with-others': {
    read: 'Someone owns a business or private company with me, or an agreement says who gets my part. A share in the company that owns my block of flats does not count.',
    isTrue: ({ business }) => business === 'shared',
  },
  'business-alone': {
    read: 'I own a business by myself, or the whole of a company.',
    isTrue: ({ business }) => business === 'sole trader' || business === 'own company',
  },
  farm: {
    read: 'I own a farm or farmland.',
    isTrue: ({ business }) => business === 'farm',
  },
  'estate-over-nil-rate-band': {
    read: 'Everything I own, with my home and pensions, may be worth over £325,000.',
    isTrue: isWorthMoreThan(nilRateBand),
  },
  'estate-over-taper': {
    read: 'Everything I own, with my home and pensions, may be worth over £2,000,000.',
    isTrue: isWorthMoreThan(figureOn('taper-threshold', measuredOn)),
  },
  'debts-exceed-assets': {
    read: 'I owe more than I own, or I might. A student loan does not count, nor does a mortgage that my home covers.',
    isTrue: ({ is }) => is('debtsExceedAssets'),
  },
  'memory-or-hospital': {
    read: 'My health affects my memory or understanding, or I am in hospital.',
    isTrue: ({ is }) => is('failingMemory') || is('inHospital'),
  },
  'serious-illness': {
    read: 'I have a serious illness, and my mind is clear.',
    isTrue: ({ is }) => is('seriousIllnessOfBody'),
  },
  'reading-or-signing': {
    read: 'I need help to read, see or sign a will, or I find English hard to read.',
    isTrue: ({ is }) => is('cannotSeeOrSign') || is('hardToReadEnglish'),
  },
  'others-choose': {
    read: 'Someone else is choosing the answers, or someone who gets something from my will is with me. My partner, making a will too, does not count.',
    isTrue: ({ is }) => is('heirBeside'),
  },
  'helper-beside-me': {
    read: 'My partner is here and makes a will too, or someone who gets nothing types for me.',
    isTrue: ({ is, partnered }) => (partnered && is('partnerBeside')) || is('typedByHelper'),
  },
  'under-pressure': {
    read: 'Someone is pressing me about what my will says.',
    isTrue: ({ is }) => is('underPressure'),
  },
  'armed-forces': {
    read: 'I am in the armed forces and may be sent on operations.',
    isTrue: ({ is }) => is('armedForces'),
  },
  'departs-from-last-will': {
    read: 'I have made a will before, and it was very different from what I want now.',
    isTrue: ({ is, age }) => age >= 80 && is('departsFromLastWill'),
  },
  'plans-to-marry': {
    // Who plans to marry is told to answer “Engaged”, and is among the engaged here.
    read: 'We plan to marry or to form a civil partnership.',
    isTrue: () => false,
  },
  'still-married-to-another': {
    read: 'I am still married to, or in a civil partnership with, someone I no longer live with.',
    isTrue: ({ is, status }) => status === 'Living with a partner but not married' && is('stillMarriedToAnother'),
  },
  'divorce-under-way': {
    read: 'We are getting divorced, or ending our civil partnership.',
    isTrue: ({ is, status }) => is(status === 'Separated' ? 'divorceOfSeparated' : 'divorceUnderWay'),
  },
  'former-spouse-may-claim': {
    read: 'I was divorced, and one of us pays the other maintenance, or money between us is unsettled. It does not count if they have married again, or a court order stops claims after a death.',
    isTrue: isFormerSpouseOpen,
  },
  'no-order-after-divorce': {
    read: 'I was divorced from someone who is alive. It does not count if they have married again, or a court order stops claims after a death.',
    isTrue: ({ is, divorcedOnce }) => divorcedOnce && !is('claimsOnDeathClosed'),
  },
  'spouse-abroad': {
    read: 'The person I am married to has lived outside the UK for most of the last 20 years.',
    isTrue: ({ is }) => is('spouseLivedAbroad'),
  },
  'estate-over-two-bands': {
    read: 'Everything I own, with my home and pensions, may be worth over £650,000.',
    isTrue: isWorthMoreThan(2 * nilRateBand),
  },
  'earlier-relationship': {
    read: 'I have a child who is not my partner’s, or my partner has one who is not mine.',
    isTrue: isSecondFamily,
  },
  'young-child-of-earlier-relationship': {
    read: 'I have a child under 18 who is not my partner’s.',
    isTrue: hasYoungChildNotOfPartner,
  },
  parentage: {
    read: 'One of my children came to me through fostering, surrogacy, or donor insemination outside a licensed clinic.',
    isTrue: ({ is }) => is('uncertainParentage'),
  },
  'needs-help-with-money': {
    read: 'Someone I leave something to needs help to manage money, is bankrupt or has an addiction.',
    isTrue: ({ is }) => is('heirCannotManage'),
  },
  'means-tested': {
    read: 'Someone I leave something to gets Universal Credit, Pension Credit, or care that the council pays for.',
    isTrue: ({ is }) => is('heirOnMeansTestedBenefits'),
  },
  'disabled-and-means-tested': {
    read: 'Someone I leave something to is disabled, and gets Universal Credit, Pension Credit or council-paid care.',
    isTrue: ({ is }) => is('heirOnMeansTestedBenefits') && is('heirDisabledOnThem'),
  },
  'carer-or-adviser': {
    read: 'Someone I leave something to is my paid carer or adviser, or works for Heirloom.',
    isTrue: ({ is }) => is('carerOrAdviserInherits'),
  },
  'life-interest': {
    read: 'I want someone to have something for their life only, such as my home. Or I want others to decide who gets what.',
    isTrue: wantsUseForLife,
  },
  'older-than-18': {
    read: 'I want a young person to wait past 25. Or past 18, if they are not my own child by birth or adoption.',
    isTrue: ({ is }) => is('waitPast25OrOthers'),
  },
  conditions: {
    read: 'I want to set a condition, such as “if she never marries”.',
    isTrue: ({ is }) => is('condition'),
  },
  'promise-acted-on': {
    read: 'Someone gave something up, or did something, because I promised to leave them something. Or I have agreed, or a court has ordered, how I leave what I own.',
    isTrue: ({ is }) => is('promiseRelied'),
  },
  'dependant-left-out': {
    read: 'Someone who depends on me for money or a home gets nothing.',
    isTrue: ({ is }) => is('leavesOutDependant'),
  },
  'executor-unsuitable': {
    read: 'An executor I chose lives abroad, is bankrupt or has not agreed to act.',
    isTrue: ({ is }) => is('executorUnsuitable'),
  },
  'gifts-over-estate': {
    read: 'My gifts of money may add up to more than I own, once my debts are paid.',
    isTrue: ({ is }) => is('giftsMayExceedEstate'),
  },
  // These are asked only of a will that has a part which an operator switches on.
  'others-decide': {
    read: 'I want a second person to have something for life too. Or I want others to decide who gets what.',
    isTrue: ({ is }) => is('secondForLifeOrOthersDecide'),
  },
  'home-lease-or-let': {
    read: 'My home has a lease under 80 years, or is shared ownership. Or someone rents part of it or has a business there.',
    isTrue: ({ is }) => is('homeLeaseOrLet'),
  },
  'care-fees': {
    read: 'I do this so that a council leaves my home out of account when someone needs care.',
    isTrue: ({ is }) => is('careFeesAreAReason'),
  },
  'others-need-help-with-money': {
    read: 'Another person I leave something to needs help to manage money, is bankrupt or has an addiction. It does not count if the will holds it for them.',
    isTrue: (testator) => needsOfHeirs(testator).anotherNeedsHelp,
  },
  'disabled-others': {
    read: 'Another person I leave something to is disabled, and gets Universal Credit, Pension Credit or council-paid care.',
    isTrue: (testator) => needsOfHeirs(testator).anotherIsDisabled,
  },
  'older-than-25': {
    read: 'I want a young person to wait past 25.',
    isTrue: ({ is }) => is('waitPast25OrOthers') && is('pastTwentyFive'),
  },
}
