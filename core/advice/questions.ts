/** The situation questions, asked beside the wizard's own. Each is a statement in the testator's words: true of them, or not. */
import { brand } from '../brand.ts'
import { NIL_RATE_BAND, TAPER_THRESHOLD } from '../constants.ts'
import type { StepName } from '../journey/steps.ts'
import { homeOf } from '../rules/about-me.rules.ts'
import { mayPassToCoOwner } from '../rules/joint-property.ts'
import { type Rule, unless } from '../rules/rule.ts'
import type { Day } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import type { Situation } from '../will/lists.ts'
import { childrenOf, hasPartner, isMarried, moneyGiven } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Condition } from './trigger.ts'

export type Question = {
  readonly id: Situation
  /** The step on which it is asked. */
  readonly step: StepName
  readonly text: string
  /** The statement about the testator's partner, where it would send the partner to a solicitor whatever the will says. */
  readonly ofPartner?: string
  /** The condition for asking. Absent: always asked. */
  readonly asked?: Condition
}

const isMarriedOrSeparated: Condition = (will) => isMarried(will) || will.status === 'Separated'
const mayHaveBeenMarried: Condition = ({ status }) => status !== undefined && status !== 'Single'

/** True when the home may pass to its co-owner by survivorship, outside the will. */
export const homeMayPassToCoOwner = (will: Will): boolean => {
  const home = will.ownProperty === 'Yes' ? homeOf(will) : undefined
  return home !== undefined && mayPassToCoOwner(home)
}

const overNilRateBand = `more than ${poundsInWords(NIL_RATE_BAND)}`

export const questions: readonly Question[] = [
  {
    id: 'land-abroad',
    ofPartner: 'They own a home, land or a business outside England and Wales, or have a will made in another country.',
    step: 'will.about-me.full-address',
    text: 'I own a home, land or a business outside England and Wales, or I have a will made in another country.',
  },
  {
    id: 'home-elsewhere',
    ofPartner: 'Their permanent home is outside England and Wales, or they are not sure where it is.',
    step: 'will.about-me.full-address',
    text: 'My permanent home is outside England and Wales, or I am not sure where it is.',
  },
  {
    id: 'business-or-farm',
    ofPartner: 'They own a business or part of one, shares in a private company, a farm or farmland.',
    step: 'will.about-me.you-own-property',
    text: 'I own a business or part of one, shares in a private company, a farm or farmland.',
  },
  {
    id: 'estate-over-nil-rate-band',
    step: 'will.about-me.you-own-property',
    text: `All I own, with my home and pensions, may be worth ${overNilRateBand}.`,
  },
  {
    id: 'estate-over-taper',
    step: 'will.about-me.you-own-property',
    text: `It may be worth more than ${poundsInWords(TAPER_THRESHOLD)}.`,
  },
  {
    id: 'debts-exceed-assets',
    ofPartner: 'They owe more than they own, or may do.',
    step: 'will.about-me.you-own-property',
    text: 'I owe more than I own, or I may do.',
  },
  {
    id: 'illness',
    ofPartner:
      'Their health affects their memory or understanding, or they are in hospital or have just been told of a serious illness.',
    step: 'will.about-me.dob',
    text: 'My health affects my memory or understanding, or I am in hospital or have just been told of a serious illness.',
  },
  {
    id: 'reading-or-signing',
    ofPartner: 'They cannot read, see or sign a will by themselves, or reading English is hard for them.',
    step: 'will.about-me.dob',
    text: 'I cannot read, see or sign a will by myself, or reading English is hard for me.',
  },
  {
    id: 'someone-answers',
    step: 'will.about-me.dob',
    text: 'Someone else is filling this in, or is with me and helping me choose.',
  },
  {
    id: 'under-pressure',
    step: 'will.about-me.dob',
    text: 'Someone is pressing me about what my will says.',
  },
  {
    id: 'armed-forces',
    step: 'will.about-me.dob',
    text: 'I am in the armed forces and may be sent on operations.',
  },
  {
    id: 'plans-to-marry',
    step: 'will.about-me.marital-status',
    text: 'We plan to marry or to form a civil partnership.',
    asked: ({ status }) => status === 'Living with a partner but not married',
  },
  {
    id: 'divorce-under-way',
    step: 'will.about-me.marital-status',
    text: 'A divorce, or the end of our civil partnership, is under way.',
    asked: isMarriedOrSeparated,
  },
  {
    id: 'former-spouse-claims',
    ofPartner: 'They were divorced, and one of the two pays maintenance or could still ask for more.',
    step: 'will.about-me.marital-status',
    text: 'I was divorced, and one of us pays maintenance or could still ask for more.',
    asked: mayHaveBeenMarried,
  },
  {
    id: 'spouse-abroad',
    step: 'will.beneficiaries.partner',
    text: `The person I am married to has lived outside the UK for most of the last 20 years, and I may own ${overNilRateBand}.`,
    asked: isMarried,
  },
  {
    id: 'earlier-relationship',
    step: 'will.beneficiaries.children',
    text: 'I have a child who is not my partner’s, or my partner has one who is not mine.',
    asked: (will) => hasPartner(will) && childrenOf(will).length > 0,
  },
  {
    id: 'parentage',
    step: 'will.beneficiaries.children',
    text: 'A child came to me by fostering, surrogacy or private fertility treatment.',
    asked: ({ haveChildren }) => haveChildren === 'Yes',
  },
  {
    id: 'vulnerable-beneficiary',
    step: 'will.beneficiaries.my-beneficiaries',
    text: 'Someone I leave something to is disabled, gets means-tested benefits, is bankrupt, has an addiction or cannot manage money.',
  },
  {
    id: 'carer-or-adviser',
    step: 'will.beneficiaries.my-beneficiaries',
    text: `Someone I leave something to is my paid carer or adviser, or works for ${brand.name}.`,
  },
  {
    id: 'bespoke-trust',
    step: 'will.estate-splits.split-distribution',
    text: 'I want someone to use something only for their life, or to wait until after 18.',
  },
  {
    id: 'conditions',
    step: 'will.estate-splits.split-distribution',
    text: 'I want to set a condition, such as “if she never marries”.',
  },
  {
    id: 'promised-already',
    ofPartner:
      'They have promised someone an inheritance, agreed not to change their will, or promised a court something about it.',
    step: 'will.estate-splits.split-distribution',
    text: 'I have promised someone an inheritance, agreed not to change my will, or promised a court something about it.',
  },
  {
    id: 'dependant-left-out',
    step: 'will.estate-splits.exclude',
    text: 'Someone who depends on me for money or a home gets nothing.',
  },
  {
    id: 'executor-unsuitable',
    step: 'will.executors.executors',
    text: 'Someone I chose lives abroad, is bankrupt or has not agreed to act.',
  },
  {
    id: 'gifts-over-estate',
    step: 'will.gifts',
    text: 'The money I give here may come to more than everything I own, once my debts are paid.',
    asked: (will) => moneyGiven(will) > 0,
  },
]

const isAsked = ({ asked }: Question, will: Will, today: Day): boolean => asked?.(will, today) ?? true

/** The questions to ask on a step, given the answers so far. */
export const questionsOn = (step: StepName, will: Will, today: Day): Question[] =>
  questions.filter((question) => question.step === step && isAsked(question, will, today))

/** What a couple reads before they pay for two wills: the statements that may stop the second. The answer is not stored. */
export const statementsOfPartner: readonly string[] = questions.flatMap(({ ofPartner }) => ofPartner ?? [])

/** Every question that the step asks of this will has an answer. */
export const questionsAreAnswered =
  (step: StepName): Rule =>
  (will, today) =>
    unless(
      questionsOn(step, will, today).every(({ id }) => will.situation?.[id] !== undefined),
      'situation',
      'QUESTIONS_UNANSWERED',
    )

const byId = new Map(questions.map((question) => [question.id, question]))

/** True for "Yes" and "Not sure". An answer to a question that is no longer asked does not count. */
export const says =
  (id: Situation): Condition =>
  (will, today) => {
    const question = byId.get(id)
    const answer = will.situation?.[id]
    return question !== undefined && isAsked(question, will, today) && (answer === 'Yes' || answer === 'Not sure')
  }
