/** A marriage, a separation or a birth since the will was signed. */
import { isInForce, type LawProfile } from '#core/law/dated-law.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import { classesOf, isMarried, partnerOf, youngChildren } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { guardiansOf } from '../clauses/guardians.ts'
import { without } from './death.ts'
import { answerOf, type LifeAnswer, type LifeQuestion, namesIn, type Point } from './life-answer.ts'
import { bornToTake, stillHeldFor } from './trusts.ts'

export const whomToMarry = (will: Will, today: Day): LifeQuestion | undefined => {
  const partner = partnerOf(will)
  if (!partner || isMarried(will)) return undefined
  return {
    legend: 'Whom are you marrying, or have you married?',
    choices: [
      { id: 'partner', words: namesIn(will, today).one(partner.id), person: partner.id },
      { id: 'another', words: 'Someone else' },
    ],
  }
}

export const afterMarriage = (will: Will, today: Day, to: string | undefined, profile: LawProfile = {}): LifeAnswer => {
  const partner = partnerOf(will)
  if (!isInForce('marriage-cancels-a-will', today, profile))
    return answerOf([{ says: 'Your will stays as it is when you marry.' }])
  if (will.status === 'Engaged' && to === 'partner' && partner)
    return answerOf([
      {
        says: `Your will says that you expect to marry ${namesIn(will, today).one(partner.id)}, so that marriage does not cancel it.`,
        clause: 'expected-marriage',
      },
    ])
  return answerOf(
    [
      {
        says: 'A marriage or civil partnership cancels a will made before it. From that day this will counts no more.',
        gap: true,
      },
    ],
    'Make a new will now. Before the wedding, say that you are engaged, and your will can name the person you expect to marry.',
  )
}

export const howFarApart = (will: Will): LifeQuestion | undefined =>
  partnerOf(will) && isMarried(will)
    ? {
        legend: 'How far is it?',
        choices: [
          { id: 'separating', words: 'We are apart, or about to be' },
          { id: 'final', words: 'We have the final order' },
        ],
      }
    : undefined

const NEW_WILL = 'Make a new will that says what you want now.'

export const afterSeparation = (will: Will, today: Day, stage: string | undefined): LifeAnswer => {
  const partner = partnerOf(will)
  if (!partner) return answerOf([{ says: 'Your will names no partner, so nothing in it changes.' }])
  const name = namesIn(will, today).one(partner.id)
  if (stage === 'final')
    return answerOf(
      [
        { says: `The law reads your will as if ${name} had died on the day of the final order.` },
        ...without(will, today, partner.id),
      ],
      NEW_WILL,
    )
  const until = isMarried(will) ? 'Until the final order your will treats' : 'Your will still treats'
  const home: Point[] =
    will.ownProperty === 'Yes' &&
    will.accounts.some(({ mortgageWithPersons }) => mortgageWithPersons.includes(partner.id))
      ? [{ says: `A home that you own together as joint tenants still passes to ${name}.`, gap: true }]
      : []
  return answerOf(
    [{ says: `${until} ${name} as it did before.`, gap: true }, ...home, ...stillHeldFor(will, today, partner.id)],
    NEW_WILL,
  )
}

export const whoseChild: LifeQuestion = {
  legend: 'Whose child?',
  choices: [
    { id: 'mine', words: 'Mine' },
    { id: 'grandchild', words: 'My grandchild' },
    { id: 'other', words: 'Someone else’s' },
  ],
}

const guardianOfLater = (will: Will, today: Day): Point[] => {
  const groups = guardiansOf(will, today)
  const later = groups.some((group) => group.later !== undefined)
  if (later)
    return [
      { says: 'The guardian you named for your other children is named for this child too.', clause: 'guardians' },
    ]
  return [
    {
      says: 'Your will names no guardian for this child.',
      gap: true,
      ...(youngChildren(will, today).length > 0 && groups.length > 0 && { clause: 'guardians' as const }),
    },
  ]
}

export const afterBirth = (will: Will, today: Day, whose: string | undefined): LifeAnswer => {
  if (whose === 'other')
    return answerOf([
      { says: 'Nothing in your will changes. Make a new one if you want to leave this child something.' },
    ])
  const held = whose === 'mine' || whose === 'grandchild' ? bornToTake(will, today, whose) : []
  if (whose === 'grandchild' && held.length > 0 && !classesOf(will).some(({ of }) => of === 'My grandchildren'))
    return answerOf(held)
  if (whose === 'grandchild')
    return classesOf(will).some(({ of }) => of === 'My grandchildren')
      ? answerOf([
          { says: 'Your grandchildren share what is left, and this child is one of them.', clause: 'residue' },
          ...held,
        ])
      : answerOf(
          [{ says: 'Your will leaves this child nothing of their own.', gap: true }],
          'Make a new will if you want to leave this grandchild something.',
        )
  const shares: Point = laterChildrenMayTake(will)
    ? { says: 'A child born or adopted after you signed shares with your other children.', clause: 'residue' }
    : { says: 'Your will leaves nothing to a child born or adopted after you signed it.', gap: true }
  const others = held.length > 0 && shares.gap ? held : [shares, ...held]
  return answerOf([...others, ...guardianOfLater(will, today)], 'Make a new will that names this child and a guardian.')
}
