/** A marriage, a separation or a birth since the will was signed. */

import { isInForce, type LawProfile } from '#core/law/dated-law.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import { classesOf, partnerOf, spouseOf, youngChildren } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { family as words } from '#words/en/reading.ts'
import { guardiansOf } from '../clauses/guardians.ts'
import { without } from './death.ts'
import { answerOf, type LifeAnswer, type LifeQuestion, namesIn, type Point } from './life-answer.ts'
import { bornToTake, stillHeldFor } from './trusts.ts'

export const whomToMarry = (will: Will, today: Day): LifeQuestion | undefined => {
  const partner = partnerOf(will)
  if (!partner || spouseOf(will)) return undefined
  return {
    legend: words.whomAreYou,
    choices: [
      { id: 'partner', words: namesIn(will, today).one(partner.id), person: partner.id },
      { id: 'another', words: words.someoneElse },
    ],
  }
}

export const afterMarriage = (will: Will, today: Day, to: string | undefined, profile: LawProfile = {}): LifeAnswer => {
  const partner = partnerOf(will)
  if (!isInForce('marriage-cancels-a-will', today, profile)) return answerOf([{ says: words.yourWillStays }])
  if (will.status === 'Engaged' && to === 'partner' && partner)
    return answerOf([{ says: words.yourWillSays(namesIn(will, today).one(partner.id)), clause: 'expected-marriage' }])
  return answerOf([{ says: words.aMarriageOr, gap: true }], words.makeANew)
}

export const howFarApart = (will: Will): LifeQuestion | undefined =>
  spouseOf(will)
    ? {
        legend: words.howFarIs,
        choices: [
          { id: 'separating', words: words.apart },
          { id: 'final', words: words.finalOrder },
        ],
      }
    : undefined

const NEW_WILL = words.makeANewWill

export const afterSeparation = (will: Will, today: Day, stage: string | undefined): LifeAnswer => {
  const partner = partnerOf(will)
  if (!partner) return answerOf([{ says: words.yourWillNames }])
  const name = namesIn(will, today).one(partner.id)
  if (stage === 'final')
    return answerOf([{ says: words.theLawReads(name) }, ...without(will, today, partner.id)], NEW_WILL)
  const home: Point[] =
    will.ownProperty === 'Yes' &&
    will.accounts.some(({ mortgageWithPersons }) => mortgageWithPersons.includes(partner.id))
      ? [{ says: words.aHomeThat(name), gap: true }]
      : []
  return answerOf(
    [
      { says: (spouseOf(will) ? words.untilTheOrder : words.stillTreats)(name), gap: true },
      ...home,
      ...stillHeldFor(will, today, partner.id),
    ],
    NEW_WILL,
  )
}

export const whoseChild: LifeQuestion = {
  legend: words.whoseChild,
  choices: [
    { id: 'mine', words: words.mine },
    { id: 'grandchild', words: words.myGrandchild },
    { id: 'other', words: words.someoneElses },
  ],
}

const guardianOfLater = (will: Will, today: Day): Point[] => {
  const groups = guardiansOf(will, today)
  const later = groups.some((group) => group.later !== undefined)
  if (later) return [{ says: words.theGuardianYou, clause: 'guardians' }]
  return [
    {
      says: words.yourWillNamesNo,
      gap: true,
      ...(youngChildren(will, today).length > 0 && groups.length > 0 && { clause: 'guardians' as const }),
    },
  ]
}

export const afterBirth = (will: Will, today: Day, whose: string | undefined): LifeAnswer => {
  if (whose === 'other') return answerOf([{ says: words.nothingInYour }])
  const held = whose === 'mine' || whose === 'grandchild' ? bornToTake(will, today, whose) : []
  if (whose === 'grandchild' && held.length > 0 && !classesOf(will).some(({ of }) => of === 'My grandchildren'))
    return answerOf(held)
  if (whose === 'grandchild')
    return classesOf(will).some(({ of }) => of === 'My grandchildren')
      ? answerOf([{ says: words.yourGrandchildrenShare, clause: 'residue' }, ...held])
      : answerOf([{ says: words.yourWillLeaves, gap: true }], words.makeANewWillIf)
  const shares: Point = laterChildrenMayTake(will)
    ? { says: words.aChildBorn, clause: 'residue' }
    : { says: words.yourWillLeavesNothing, gap: true }
  const others = held.length > 0 && shares.gap ? held : [shares, ...held]
  return answerOf([...others, ...guardianOfLater(will, today)], words.makeANewWillThat)
}
