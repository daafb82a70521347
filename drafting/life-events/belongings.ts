/** A home, money or a business, and a move to another place, since the will was signed. */

import { figureOn } from '#core/law/figures-of-law.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import { propertyGiven } from '#core/rules/gifts.rules.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { isByRate } from '#core/will/questions.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { belongings as words } from '#words/en/reading.ts'
import { answerOf, type LifeAnswer, type LifeQuestion, type Point, seeASolicitor } from './life-answer.ts'
import { heldHome } from './trusts.ts'

export const whatOfTheHome: LifeQuestion = {
  legend: words.whatHaveYou,
  choices: [
    { id: 'bought', words: words.bought },
    { id: 'sold', words: words.sold },
    { id: 'moved', words: words.soldAndBought },
  ],
}

const giftsOfHome = (will: Will): Gift[] =>
  will.gifts.filter((gift) => {
    const property = propertyGiven(will, gift)
    return property !== undefined && property.id === homeOf(will)?.id
  })

const newHome: readonly Point[] = [{ says: words.aHomeOf, clause: 'residue' }, { says: words.ifYouOwn }]

const givenHome = (gift: Gift, bought: boolean): Point => {
  if (bought && gift.replacementHome === 'Yes') return { says: words.yourGiftOf, clause: 'property' }
  return { says: words.yourWillGives, clause: 'property', gap: true }
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
    : [{ says: words.theMoneyIs, clause: 'residue' }]
  return answerOf([...gifts, ...(held ? [held] : []), ...rest], words.makeANew)
}

export const whereTo: LifeQuestion = {
  legend: words.whereTo,
  choices: [
    { id: 'within', words: words.within },
    { id: 'beyond', words: words.beyond },
  ],
}

export const afterMove = (where: string | undefined): LifeAnswer =>
  where === 'beyond'
    ? seeASolicitor([{ says: words.theLawOf }], words.askASolicitor)
    : answerOf([{ says: words.yourWillWorks }])

export const afterInheritance = (will: Will, today: Day): LifeAnswer => {
  const isOver =
    will.situation?.['estate-over-nil-rate-band'] === 'Yes' || will.situation?.['estate-over-taper'] === 'Yes'
  const tax: Point[] = isOver ? [] : [{ says: words.ifAllYou(poundsInWords(figureOn('nil-rate-band', today))) }]
  const sums: Point[] = will.gifts.some(
    (gift) => gift.type === 'Money' || (gift.type === 'Donation' && !isByRate(gift)),
  )
    ? [{ says: words.yourGiftsOf, clause: will.gifts.some(({ type }) => type === 'Money') ? 'money' : 'donations' }]
    : []
  return answerOf([{ says: words.whatYouHave, clause: 'residue' }, ...sums, ...tax])
}

export const afterBusiness = (): LifeAnswer => seeASolicitor([{ says: words.agreementsCanDecide }], words.askWhatYour)
