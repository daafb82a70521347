/** The situation questions, asked beside the wizard's own. Each is a statement in the testator's words: true of them, or not. */
import { brand } from '../brand.ts'
import type { StepName } from '../journey/steps.ts'
import { lawPeriods } from '../law/dated-law.ts'
import { type FigureId, figureOn } from '../law/figures-of-law.ts'
import { ownHome } from '../rules/about-me.rules.ts'
import { type Rule, unless } from '../rules/rule.ts'
import { ageOn, type Day, isRealDay } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import type { Situation } from '../will/lists.ts'
import { partsUsed } from '../will/parts-used.ts'
import {
  childrenOf,
  hasPartner,
  includes,
  isMarried,
  isMarriedInLaw,
  isStepchild,
  mayPassToCoOwner,
  moneyGiven,
  personsOf,
  youngChildren,
} from '../will/questions.ts'
import { factsOf } from '../will/relationships.ts'
import type { Will } from '../will/schema.ts'
import { sharePlanOf } from '../will/share-plans.ts'
import { trustOf, trustsOf } from '../will/trusts.ts'
import { idsGivenMoneyForPets, idsGivenTo, idsThatMayShare } from '../will/young-takers.ts'
import { askedOn, type Tile, tiles, WORTH } from './tiles.ts'
import type { Condition } from './trigger.ts'

export const isSaid = (answer: string | undefined): boolean => answer === 'Yes' || answer === 'Not sure'

export type Question = {
  readonly id: Situation
  /** The step whose matter it is: its advice stands there where the will is read. `askedOn` has the step on which it is asked. */
  readonly step: StepName
  readonly text: string
  /** The statement about the testator's partner, where it would send the partner to a solicitor whatever the will says. */
  readonly ofPartner?: string
  /** The condition for asking. Absent: always asked. */
  readonly asked?: Condition
}

/** Years. From this age a large change of plan is asked about, because a claim that the will is not theirs is likelier. */
const GREAT_AGE = 80
/** Years. At this age the forces have been left. */
const LEAVES_THE_FORCES = 60

/** A plan of shares that was taken says what is wanted. Whoever goes their own way is asked what a plan cannot do, and so is whoever wanted it before. */
const mayWish =
  (id: Situation): Condition =>
  (will) =>
    will.estateSplit === undefined || isSaid(will.situation?.[id]) || sharePlanOf(will) === undefined

const mayHaveBeenMarried: Condition = ({ status }) => status !== undefined && status !== 'Single'
const isAtLeast =
  (years: number): Condition =>
  ({ details: { dob } }, today) =>
    dob !== undefined && isRealDay(dob) && ageOn(today, dob) >= years

/** What the statements on “Do you own your home?” say of all that the testator owns. */
const mayBeOver = ({ situation = {} }: Will): boolean =>
  (['estate-over-nil-rate-band', 'estate-over-taper'] as const).some((id) => (situation[id] ?? 'No') !== 'No')

/** True when the home may pass to its co-owner by survivorship, outside the will. */
export const homeMayPassToCoOwner = (will: Will): boolean => {
  const home = ownHome(will)
  return home !== undefined && mayPassToCoOwner(home)
}

const isAsked = ({ asked }: Question, will: Will, today: Day): boolean => asked?.(will, today) ?? true

/** A statement about a figure of law, in the words of each period of it. */
const inEachPeriod = (figure: FigureId, write: (pence: number) => Question): Question[] =>
  lawPeriods([figure]).map(({ on, includes }) => {
    const question = write(figureOn(figure, on))
    return { ...question, asked: (will, today) => includes(today) && isAsked(question, will, today) }
  })

const isWorth = (pence: number): string =>
  `Everything I own, with my home and pensions, may be worth over ${poundsInWords(pence)}.`

/** Whether the will holds a home, or the income of the rest, for a person: it then does what was a reason to see a solicitor. */
const holdsForLife: Condition = (will) => trustsOf(will).some(({ kind }) => kind !== 'Disabled person')
const holdsForDisabled: Condition = (will) => trustOf(will, 'Disabled person') !== undefined
/** Whether a person who may be no relation of the testator is left something, first or instead of others. */
const leavesToNoRelation: Condition = (will) => {
  const ids = [...idsThatMayShare(will), ...idsGivenTo(will), ...idsGivenMoneyForPets(will)]
  return personsOf(will, ids).some(({ relationship }) => (factsOf(relationship).group ?? 'Others') === 'Others')
}
const hasLaterAges: Condition = (will) => partsUsed(will).includes('ages')

/** An id is kept while its statement asks for the same or for less. A statement that asks for more is a new one. */
export const questions: readonly Question[] = [
  {
    id: 'land-abroad',
    ofPartner: 'They own a home, land or a business outside the UK, or have a will made in another country.',
    step: 'will.about-me.full-address',
    text: 'I own a home, land or business outside the UK, or have a will made abroad.',
  },
  {
    id: 'land-elsewhere-in-uk',
    step: 'will.about-me.full-address',
    text: 'I own a home or land in Scotland or Northern Ireland.',
  },
  {
    id: 'us-citizen',
    ofPartner: 'They are a citizen of the United States, or hold a green card.',
    step: 'will.about-me.full-address',
    text: 'I am a citizen of the United States, or I hold a green card.',
  },
  {
    id: 'money-abroad',
    step: 'will.about-me.full-address',
    text: 'I have money in a bank abroad, or shares held abroad in my own name.',
  },
  {
    id: 'home-elsewhere',
    ofPartner: 'Their permanent home is outside England and Wales, or they are not sure where it is.',
    step: 'will.about-me.full-address',
    text: 'My permanent home is outside England and Wales, or I am not sure where it is.',
  },
  {
    id: 'business-with-others',
    ofPartner:
      'They own a business or private company with someone else, or an agreement says who may have their part. A share in the company that owns their block of flats does not count.',
    step: 'will.about-me.you-own-property',
    text: 'Someone owns a business or private company with me, or an agreement says who gets my part. A share in the company that owns my block of flats does not count.',
  },
  {
    id: 'business-alone',
    step: 'will.about-me.you-own-property',
    text: 'I own a business by myself, or the whole of a company.',
  },
  {
    id: 'farm',
    ofPartner: 'They own a farm or farmland.',
    step: 'will.about-me.you-own-property',
    text: 'I own a farm or farmland.',
  },
  ...inEachPeriod('nil-rate-band', (pence) => ({
    id: 'estate-over-nil-rate-band',
    step: 'will.about-me.you-own-property',
    text: isWorth(pence),
  })),
  ...inEachPeriod('taper-threshold', (pence) => ({
    id: 'estate-over-taper',
    step: 'will.about-me.you-own-property',
    text: isWorth(pence),
  })),
  {
    id: 'debts-exceed-assets',
    ofPartner:
      'They owe more than they own, or they might. A student loan does not count, nor does a mortgage that their home covers.',
    step: 'will.about-me.you-own-property',
    text: 'I owe more than I own, or I might. A student loan does not count, nor does a mortgage that my home covers.',
  },
  {
    id: 'memory-or-hospital',
    ofPartner: 'Their health affects their memory or understanding, or they are in hospital.',
    step: 'will.about-me.dob',
    text: 'My health affects my memory or understanding, or I am in hospital.',
  },
  { id: 'serious-illness', step: 'will.about-me.dob', text: 'I have a serious illness, and my mind is clear.' },
  {
    id: 'reading-or-signing',
    ofPartner: 'They need help to read, see or sign a will, or they find English hard to read.',
    step: 'will.about-me.dob',
    text: 'I need help to read, see or sign a will, or I find English hard to read.',
  },
  {
    id: 'others-choose',
    step: 'will.about-me.dob',
    text: 'Someone else is choosing the answers, or someone who gets something from my will is with me. My partner, making a will too, does not count.',
  },
  {
    id: 'helper-beside-me',
    step: 'will.about-me.dob',
    text: 'My partner is here and makes a will too, or someone who gets nothing types for me.',
  },
  { id: 'under-pressure', step: 'will.about-me.dob', text: 'Someone is pressing me about what my will says.' },
  {
    id: 'armed-forces',
    step: 'will.about-me.dob',
    text: 'I am in the armed forces and may be sent on operations.',
    asked: (will, today) => !isAtLeast(LEAVES_THE_FORCES)(will, today),
  },
  {
    id: 'departs-from-last-will',
    step: 'will.about-me.dob',
    text: 'I have made a will before, and it was very different from what I want now.',
    asked: isAtLeast(GREAT_AGE),
  },
  {
    id: 'plans-to-marry',
    step: 'will.about-me.marital-status',
    text: 'We plan to marry or to form a civil partnership.',
    asked: ({ status }) => status === 'Living with a partner but not married',
  },
  {
    id: 'still-married-to-another',
    step: 'will.about-me.marital-status',
    text: 'I am still married to, or in a civil partnership with, someone I no longer live with.',
    asked: ({ status }) => includes(['Single', 'Living with a partner but not married', 'Engaged'], status),
  },
  {
    id: 'divorce-under-way',
    step: 'will.about-me.marital-status',
    text: 'We are getting divorced, or ending our civil partnership.',
    asked: isMarriedInLaw,
  },
  {
    id: 'former-spouse-may-claim',
    ofPartner:
      'They were divorced, and one of the two pays the other maintenance, or money between them is not settled. The other person has not married again, and no court order says that neither may claim when one of the two dies.',
    step: 'will.about-me.marital-status',
    text: 'I was divorced, and one of us pays the other maintenance, or money between us is unsettled. It does not count if they have married again, or a court order stops claims after a death.',
    asked: mayHaveBeenMarried,
  },
  {
    id: 'no-order-after-divorce',
    step: 'will.about-me.marital-status',
    text: 'I was divorced from someone who is alive. It does not count if they have married again, or a court order stops claims after a death.',
    asked: mayHaveBeenMarried,
  },
  {
    id: 'spouse-abroad',
    step: 'will.beneficiaries.partner',
    text: 'The person I am married to has lived outside the UK for most of the last 20 years.',
    asked: (will) => isMarried(will) && mayBeOver(will),
  },
  ...inEachPeriod('nil-rate-band', (pence) => ({
    id: 'estate-over-two-bands',
    step: 'will.beneficiaries.partner',
    text: isWorth(2 * pence),
    asked: (will) => will.status === 'Living with a partner but not married' && mayBeOver(will),
  })),
  {
    id: 'earlier-relationship',
    step: 'will.beneficiaries.children',
    text: 'I have a child who is not my partner’s, or my partner has one who is not mine.',
    asked: (will) => hasPartner(will) && childrenOf(will).length > 0,
  },
  {
    id: 'young-child-of-earlier-relationship',
    step: 'will.beneficiaries.children',
    text: 'I have a child under 18 who is not my partner’s.',
    asked: (will, today) => hasPartner(will) && youngChildren(will, today).some((child) => !isStepchild(child)),
  },
  {
    id: 'parentage',
    step: 'will.beneficiaries.children',
    text: 'One of my children came to me through fostering, surrogacy, or donor insemination outside a licensed clinic.',
    asked: ({ haveChildren }) => haveChildren === 'Yes',
  },
  {
    id: 'needs-help-with-money',
    step: 'will.beneficiaries.my-beneficiaries',
    text: 'Someone I leave something to needs help to manage money, is bankrupt or has an addiction.',
    asked: (will, today) => !holdsForDisabled(will, today),
  },
  {
    id: 'means-tested',
    step: 'will.beneficiaries.my-beneficiaries',
    text: 'Someone I leave something to gets Universal Credit, Pension Credit, or care that the council pays for.',
  },
  {
    id: 'disabled-and-means-tested',
    step: 'will.beneficiaries.my-beneficiaries',
    text: 'Someone I leave something to is disabled, and gets Universal Credit, Pension Credit or council-paid care.',
    asked: (will, today) => !holdsForDisabled(will, today),
  },
  {
    id: 'carer-or-adviser',
    step: 'will.beneficiaries.my-beneficiaries',
    text: `Someone I leave something to is my paid carer or adviser, or works for ${brand.name}.`,
    asked: leavesToNoRelation,
  },
  {
    id: 'life-interest',
    step: 'will.gifts',
    text: 'I want someone to have something for their life only, such as my home. Or I want others to decide who gets what.',
    asked: (will, today) => !holdsForLife(will, today) && mayWish('life-interest')(will, today),
  },
  {
    id: 'older-than-18',
    step: 'will.gifts',
    text: 'I want a young person to wait past 25. Or past 18, if they are not my own child by birth or adoption.',
    asked: (will, today) => !hasLaterAges(will, today) && mayWish('older-than-18')(will, today),
  },
  { id: 'older-than-25', step: 'will.gifts', text: 'I want a young person to wait past 25.', asked: hasLaterAges },
  {
    id: 'conditions',
    step: 'will.gifts',
    text: 'I want to set a condition, such as “if she never marries”.',
    asked: mayWish('conditions'),
  },
  {
    id: 'promise-acted-on',
    ofPartner:
      'They promised to leave something to someone, who gave something up or did something because of it. Or they have agreed, or a court has ordered, how they leave what they own.',
    step: 'will.gifts',
    text: 'Someone gave something up, or did something, because I promised to leave them something. Or I have agreed, or a court has ordered, how I leave what I own.',
  },
  {
    id: 'dependant-left-out',
    step: 'will.estate-splits.exclude',
    text: 'Someone who depends on me for money or a home gets nothing.',
  },
  {
    id: 'executor-unsuitable',
    step: 'will.executors.executors',
    text: 'An executor I chose lives abroad, is bankrupt or has not agreed to act.',
  },
  {
    id: 'gifts-over-estate',
    step: 'will.gifts',
    text: 'My gifts of money may add up to more than I own, once my debts are paid.',
    asked: (will) => moneyGiven(will) > 0,
  },
  {
    id: 'others-decide',
    step: 'will.gifts',
    text: 'I want a second person to have something for life too. Or I want others to decide who gets what.',
    asked: holdsForLife,
  },
  {
    id: 'home-lease-or-let',
    step: 'will.gifts',
    text: 'My home has a lease under 80 years, or is shared ownership. Or someone rents part of it or has a business there.',
    asked: (will) => trustOf(will, 'Home') !== undefined,
  },
  {
    id: 'care-fees',
    step: 'will.gifts',
    text: 'I do this so that a council leaves my home out of account when someone needs care.',
    asked: (will) => trustOf(will, 'Home') !== undefined,
  },
  {
    id: 'others-need-help-with-money',
    step: 'will.gifts',
    text: 'Another person I leave something to needs help to manage money, is bankrupt or has an addiction. It does not count if the will holds it for them.',
    asked: holdsForDisabled,
  },
  {
    id: 'disabled-others',
    step: 'will.gifts',
    text: 'Another person I leave something to is disabled, and gets Universal Credit, Pension Credit or council-paid care.',
    asked: holdsForDisabled,
  },
]

/** The questions to ask on a step, given the answers so far. */
export const questionsOn = (step: StepName, will: Will, today: Day): Question[] =>
  questions.filter((question) => askedOn(question.id) === step && isAsked(question, will, today))

/** The tiles to show on a step, each with the statements of it that the answers leave possible. */
export const tilesOn = (
  step: StepName,
  will: Will,
  today: Day,
): { readonly tile: Tile; readonly asked: Question[] }[] => {
  const onStep = questionsOn(step, will, today)
  return tiles
    .map((tile) => ({ tile, asked: onStep.filter(({ id }) => tile.of.includes(id)) }))
    .filter(({ asked }) => asked.length > 0)
}

/** What a couple reads before they pay for two wills: the statements that may stop the second. The answer is not stored. */
export const statementsOfPartner: readonly string[] = questions.flatMap(({ ofPartner }) => ofPartner ?? [])

/** Every question that the step asks of this will has an answer. A band is chosen as any other option is. */
export const questionsAreAnswered =
  (step: StepName): Rule =>
  (will, today) =>
    unless(
      questionsOn(step, will, today).every(({ id }) => will.situation?.[id] !== undefined),
      'situation',
      step === WORTH ? 'SELECT_OPTION' : 'QUESTIONS_UNANSWERED',
    )

const byId = Map.groupBy(questions, ({ id }) => id)

/** True for "Yes" and "Not sure". An answer to a question that is no longer asked does not count. */
export const says =
  (id: Situation): Condition =>
  (will, today) =>
    isSaid(will.situation?.[id]) && (byId.get(id) ?? []).some((question) => isAsked(question, will, today))
