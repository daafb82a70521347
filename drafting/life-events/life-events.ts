import { whyNotSure } from '#core/estate/problems.ts'
import { isInForce, type LawProfile } from '#core/law/dated-law.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import { propertyGiven } from '#core/rules/gifts.rules.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import type { LifeEvent } from '#core/will/lists.ts'
import { classesOf, isByRate, isMarriedInLaw, partnerOf, spouseOf, youngChildren } from '#core/will/questions.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { belongings as belongingsWords, family as familyWords, lifeEvents as words } from '#words/en/reading.ts'
import { guardiansOf } from '../clauses/guardians.ts'
import { afterDeath, afterRefusal, whoDied, without } from './death.ts'
import {
  answerOf,
  type LifeAnswer,
  type LifeChoice,
  type LifeQuestion,
  namesIn,
  type Point,
  seeASolicitor,
} from './life-answer.ts'
import { afterTheirMarriage, bornToTake, heldHome, stillHeldFor, whoMarried, whoWillNotAct } from './trusts.ts'

/** A marriage, a separation or a birth since the will was signed. */

const whomToMarry = (will: Will, today: Day): LifeQuestion | undefined => {
  const partner = partnerOf(will)
  if (!partner || spouseOf(will)) return undefined
  return {
    legend: familyWords.whomAreYou,
    choices: [
      { id: 'partner', words: namesIn(will, today).one(partner.id), person: partner.id },
      { id: 'another', words: familyWords.someoneElse },
    ],
  }
}

export const afterMarriage = (will: Will, today: Day, to: string | undefined, profile: LawProfile = {}): LifeAnswer => {
  const partner = partnerOf(will)
  if (!isInForce('marriage-cancels-a-will', today, profile)) return answerOf([{ says: familyWords.yourWillStays }])
  if (will.status === 'Engaged' && to === 'partner' && partner)
    return answerOf([
      { says: familyWords.yourWillSays(namesIn(will, today).one(partner.id)), clause: 'expected-marriage' },
    ])
  return answerOf([{ says: familyWords.aMarriageOr, gap: true }], familyWords.makeANew)
}

const howFarApart = (will: Will): LifeQuestion | undefined =>
  spouseOf(will)
    ? {
        legend: familyWords.howFarIs,
        choices: [
          { id: 'separating', words: familyWords.apart },
          { id: 'final', words: familyWords.finalOrder },
        ],
      }
    : undefined

const NEW_WILL = familyWords.makeANewWill

const afterSeparation = (will: Will, today: Day, stage: string | undefined): LifeAnswer => {
  const partner = partnerOf(will)
  if (!partner) return answerOf([{ says: familyWords.yourWillNames }])
  const name = namesIn(will, today).one(partner.id)
  if (stage === 'final')
    return answerOf([{ says: familyWords.theLawReads(name) }, ...without(will, today, partner.id)], NEW_WILL)
  const home: Point[] =
    will.ownProperty === 'Yes' &&
    will.accounts.some(({ mortgageWithPersons }) => mortgageWithPersons.includes(partner.id))
      ? [{ says: familyWords.aHomeThat(name), gap: true }]
      : []
  return answerOf(
    [
      { says: (spouseOf(will) ? familyWords.untilTheOrder : familyWords.stillTreats)(name), gap: true },
      ...home,
      ...stillHeldFor(will, today, partner.id),
    ],
    NEW_WILL,
  )
}

const whoseChild: LifeQuestion = {
  legend: familyWords.whoseChild,
  choices: [
    { id: 'mine', words: familyWords.mine },
    { id: 'grandchild', words: familyWords.myGrandchild },
    { id: 'other', words: familyWords.someoneElses },
  ],
}

const guardianOfLater = (will: Will, today: Day): Point[] => {
  const groups = guardiansOf(will, today)
  const later = groups.some((group) => group.later !== undefined)
  if (later) return [{ says: familyWords.theGuardianYou, clause: 'guardians' }]
  return [
    {
      says: familyWords.yourWillNamesNo,
      gap: true,
      ...(youngChildren(will, today).length > 0 && groups.length > 0 && { clause: 'guardians' as const }),
    },
  ]
}

const afterBirth = (will: Will, today: Day, whose: string | undefined): LifeAnswer => {
  if (whose === 'other') return answerOf([{ says: familyWords.nothingInYour }])
  const held = whose === 'mine' || whose === 'grandchild' ? bornToTake(will, today, whose) : []
  if (whose === 'grandchild' && held.length > 0 && !classesOf(will).some(({ of }) => of === 'My grandchildren'))
    return answerOf(held)
  if (whose === 'grandchild')
    return classesOf(will).some(({ of }) => of === 'My grandchildren')
      ? answerOf([{ says: familyWords.yourGrandchildrenShare, clause: 'residue' }, ...held])
      : answerOf([{ says: familyWords.yourWillLeaves, gap: true }], familyWords.makeANewWillIf)
  const shares: Point = laterChildrenMayTake(will)
    ? { says: familyWords.aChildBorn, clause: 'residue' }
    : { says: familyWords.yourWillLeavesNothing, gap: true }
  const others = held.length > 0 && shares.gap ? held : [shares, ...held]
  return answerOf([...others, ...guardianOfLater(will, today)], familyWords.makeANewWillThat)
}

/** A home, money or a business, and a move to another place, since the will was signed. */

const whatOfTheHome: LifeQuestion = {
  legend: belongingsWords.whatHaveYou,
  choices: [
    { id: 'bought', words: belongingsWords.bought },
    { id: 'sold', words: belongingsWords.sold },
    { id: 'moved', words: belongingsWords.soldAndBought },
  ],
}

const giftsOfHome = (will: Will): Gift[] =>
  will.gifts.filter((gift) => {
    const property = propertyGiven(will, gift)
    return property !== undefined && property.id === homeOf(will)?.id
  })

const newHome: readonly Point[] = [
  { says: belongingsWords.aHomeOf, clause: 'residue' },
  { says: belongingsWords.ifYouOwn },
]

const givenHome = (gift: Gift, bought: boolean): Point => {
  if (bought && gift.replacementHome === 'Yes') return { says: belongingsWords.yourGiftOf, clause: 'property' }
  return { says: belongingsWords.yourWillGives, clause: 'property', gap: true }
}

const afterHome = (will: Will, today: Day, what: string | undefined): LifeAnswer => {
  const given = giftsOfHome(will)
  const sold = what === 'sold' || what === 'moved'
  const bought = what !== 'sold'
  const gifts = sold ? given.map((gift) => givenHome(gift, bought)) : []
  const held = sold ? heldHome(will, today, bought) : undefined
  const covered =
    sold && bought && (given.some(({ replacementHome }) => replacementHome === 'Yes') || (held && !held.gap))
  const rest: readonly Point[] = bought
    ? covered
      ? newHome.slice(1)
      : newHome
    : [{ says: belongingsWords.theMoneyIs, clause: 'residue' }]
  return answerOf([...gifts, ...(held ? [held] : []), ...rest], belongingsWords.makeANew)
}

const whereTo: LifeQuestion = {
  legend: belongingsWords.whereTo,
  choices: [
    { id: 'within', words: belongingsWords.within },
    { id: 'beyond', words: belongingsWords.beyond },
  ],
}

const afterMove = (where: string | undefined): LifeAnswer =>
  where === 'beyond'
    ? seeASolicitor([{ says: belongingsWords.theLawOf }], belongingsWords.askASolicitor)
    : answerOf([{ says: belongingsWords.yourWillWorks }])

const afterInheritance = (will: Will, today: Day): LifeAnswer => {
  const isOver =
    will.situation?.['estate-over-nil-rate-band'] === 'Yes' || will.situation?.['estate-over-taper'] === 'Yes'
  const tax: Point[] = isOver
    ? []
    : [{ says: belongingsWords.ifAllYou(poundsInWords(figureOn('nil-rate-band', today))) }]
  const sums: Point[] = will.gifts.some(
    (gift) => gift.type === 'Money' || (gift.type === 'Donation' && !isByRate(gift)),
  )
    ? [
        {
          says: belongingsWords.yourGiftsOf,
          clause: will.gifts.some(({ type }) => type === 'Money') ? 'money' : 'donations',
        },
      ]
    : []
  return answerOf([{ says: belongingsWords.whatYouHave, clause: 'residue' }, ...sums, ...tax])
}

const afterBusiness = (): LifeAnswer =>
  seeASolicitor([{ says: belongingsWords.agreementsCanDecide }], belongingsWords.askWhatYour)

/** What may happen after a will was signed, what each asks further, and what the will does about it. */

type EventRow = {
  /** Undefined where the event is answered at once. */
  readonly ask: (will: Will, today: Day) => LifeQuestion | undefined
  readonly answer: (will: Will, today: Day, choice: LifeChoice | undefined) => LifeAnswer
}

const nothing = () => undefined

export const lifeEventTable: { readonly [E in LifeEvent]: EventRow } = {
  Death: { ask: whoDied, answer: (will, today, choice) => afterDeath(will, today, choice?.person) },
  Birth: { ask: () => whoseChild, answer: (will, today, choice) => afterBirth(will, today, choice?.id) },
  Marriage: { ask: whomToMarry, answer: (will, today, choice) => afterMarriage(will, today, choice?.id) },
  Separation: { ask: howFarApart, answer: (will, today, choice) => afterSeparation(will, today, choice?.id) },
  'Marriage of another': {
    ask: whoMarried,
    answer: (will, today, choice) => afterTheirMarriage(will, today, choice?.person),
  },
  Executor: { ask: whoWillNotAct, answer: (will, today, choice) => afterRefusal(will, today, choice?.person) },
  Home: { ask: () => whatOfTheHome, answer: (will, today, choice) => afterHome(will, today, choice?.id) },
  Move: { ask: () => whereTo, answer: (_will, _today, choice) => afterMove(choice?.id) },
  Inheritance: { ask: nothing, answer: afterInheritance },
  Business: { ask: nothing, answer: afterBusiness },
  'Something else': {
    ask: nothing,
    answer: () => answerOf([{ says: words.cannotTell, gap: true }], words.openYourAnswers),
  },
}

/** The events in the order in which they are offered. */
export const lifeEventsOffered = Object.keys(lifeEventTable) as LifeEvent[]

/** What an event is called for the customer of this will. Who is married may marry again: that cancels this will as well. */
export const wordsOfEvent = (event: LifeEvent, will: Will): string =>
  event === 'Marriage' && isMarriedInLaw(will) ? words.marryingAgain : words.names[event]

/** What a will does about an event. A clause that a firm wrote may do something else, so only the firm can say. */
export const answerLifeEvent = (
  event: LifeEvent,
  will: Will,
  today: Day,
  choice: LifeChoice | undefined,
): LifeAnswer => {
  const found = lifeEventTable[event].answer(will, today, choice)
  const why = whyNotSure(will)
  if (why === undefined || found.verdict === 'solicitor') return found
  return seeASolicitor(
    [{ says: why, clause: 'added-clause' }, ...found.points],
    words.askFirst(will.addedClause?.firm ?? ''),
  )
}
