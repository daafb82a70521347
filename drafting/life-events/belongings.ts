/** A home, money or a business, and a move to another place, since the will was signed. */

import { figureOn } from '#core/law/figures-of-law.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import { propertyGiven } from '#core/rules/gifts.rules.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { answerOf, type LifeAnswer, type LifeQuestion, type Point, seeASolicitor } from './life-answer.ts'
import { heldHome } from './trusts.ts'

export const whatOfTheHome: LifeQuestion = {
  legend: 'What have you done?',
  choices: [
    { id: 'bought', words: 'Bought a home' },
    { id: 'sold', words: 'Sold my home' },
    { id: 'moved', words: 'Sold one and bought another' },
  ],
}

const giftsOfHome = (will: Will): Gift[] =>
  will.gifts.filter((gift) => {
    const property = propertyGiven(will, gift)
    return property !== undefined && property.id === homeOf(will)?.id
  })

const newHome: readonly Point[] = [
  { says: 'A home of your own is part of what is left, and is shared as your will says.', clause: 'residue' },
  { says: 'If you own it with someone as joint tenants, it goes to them, whatever your will says.' },
]

const givenHome = (gift: Gift, bought: boolean): Point => {
  if (bought && gift.replacementHome === 'Yes')
    return { says: 'Your gift of your home covers the main home you have when you die.', clause: 'property' }
  return {
    says: 'Your will gives a home that you no longer own. That gift does nothing.',
    clause: 'property',
    gap: true,
  }
}

export const afterHome = (will: Will, today: Day, what: string | undefined): LifeAnswer => {
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
    : [{ says: 'The money is part of what is left, and is shared as your will says.', clause: 'residue' }]
  return answerOf([...gifts, ...(held ? [held] : []), ...rest], 'Make a new will that says who gets your home.')
}

export const whereTo: LifeQuestion = {
  legend: 'Where to?',
  choices: [
    { id: 'within', words: 'Within England or Wales' },
    { id: 'beyond', words: 'Scotland, Northern Ireland or abroad' },
  ],
}

export const afterMove = (where: string | undefined): LifeAnswer =>
  where === 'beyond'
    ? seeASolicitor(
        [{ says: 'The law of your new home may decide parts of what you leave, and how it is taxed.' }],
        'Ask a solicitor there, and one here, whether your will still works and whether you need a second one.',
      )
    : answerOf([{ says: 'Your will works as it did. Your address in it only says who you are.' }])

export const afterInheritance = (will: Will, today: Day): LifeAnswer => {
  const isOver =
    will.situation?.['estate-over-nil-rate-band'] === 'Yes' || will.situation?.['estate-over-taper'] === 'Yes'
  const tax: Point[] = isOver
    ? []
    : [
        {
          says: `If all you own may now be worth more than ${poundsInWords(figureOn('nil-rate-band', today))}, inheritance tax may be due. Open your answers and say so, and we show what it means.`,
        },
      ]
  const sums: Point[] = will.gifts.some(({ type }) => type === 'Money' || type === 'Donation')
    ? [
        {
          says: 'Your gifts of money stay the sums you wrote.',
          clause: will.gifts.some(({ type }) => type === 'Money') ? 'money' : 'donations',
        },
      ]
    : []
  return answerOf([
    { says: 'What you have now is part of what is left, and is shared as your will says.', clause: 'residue' },
    ...sums,
    ...tax,
  ])
}

export const afterBusiness = (): LifeAnswer =>
  seeASolicitor(
    [
      {
        says: 'Agreements can decide who may take a business or a farm, whatever a will says. Tax reliefs may depend on how it is left.',
      },
    ],
    'Ask what your agreements let you give away, and which reliefs apply to it.',
  )
