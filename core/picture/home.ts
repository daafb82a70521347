/** The home and the other things that may pass outside the will. */

import { homeWords as words } from '#words/en/picture.ts'
import { Fraction } from '../estate/fraction.ts'
import type { Deaths } from '../estate/gift-takers.ts'
import { type Outside, outsideTheWill, passesToCoOwner } from '../estate/outside-the-will.ts'
import { homeOf } from '../rules/about-me.rules.ts'
import { hundredths } from '../text/money.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import { personsOf } from '../will/questions.ts'
import type { Account, Will } from '../will/schema.ts'
import type { Card, CardKey } from './cards.ts'
import { iconOfAsset, type ThingIcon } from './icons.ts'
import { cardAt, type Taker, takerOfCard } from './takers.ts'

/** What passes without the will, by the law of joint ownership or because a provider was told who takes it. */
export type OutsideBand = {
  readonly key: string
  /** "Your half of the home", "Your pension". */
  readonly what: string
  readonly icon: ThingIcon
  readonly how: 'survivorship' | 'nomination'
  /** The owners who are left. Empty where they are not known, and of a nomination. */
  readonly to: readonly Taker[]
  /** False where the testator was not sure, or did not say, how a property is owned. */
  readonly sure: boolean
  readonly isHome: boolean
  /** Every other owner has died: it is the testator's alone, and the will gives it. */
  readonly nowInTheWill: boolean
}

export type Home = {
  /** The testator first. */
  readonly owners: readonly CardKey[]
  readonly tenure: 'alone' | 'joint tenants' | 'tenants in common' | 'not sure' | 'not said'
  /** The testator's part. Undefined where it is not said, and of joint tenants, who have no parts. */
  readonly yours: Fraction | undefined
  /** Where the testator's part goes at the death. */
  readonly passes: 'by the will' | 'to the other owners' | 'not known'
  readonly mortgage: boolean | undefined
}

const tenureOf = ({ owner, ownershipType }: Account): Home['tenure'] => {
  if (owner === undefined) return 'not said'
  if (owner !== JOINT_OWNER) return 'alone'
  switch (ownershipType) {
    case 'Joint tenants':
      return 'joint tenants'
    case 'Tenants in common':
      return 'tenants in common'
    case 'Not sure':
      return 'not sure'
    case undefined:
      return 'not said'
  }
}

const yoursOf = (home: Account, tenure: Home['tenure'], isSurvivor: boolean): Fraction | undefined => {
  if (tenure === 'alone' || (tenure === 'joint tenants' && isSurvivor)) return Fraction.one
  return tenure === 'tenants in common' && home.ownershipPercent !== undefined
    ? Fraction.of(hundredths(home.ownershipPercent), 10_000)
    : undefined
}

/** Undefined while the testator has not said that they own one. */
export const homeIn = (will: Will, { died }: Pick<Deaths, 'died'>): Home | undefined => {
  const home = homeOf(will)
  if (!home || will.ownProperty !== 'Yes') return undefined
  const others = home.owner === JOINT_OWNER ? personsOf(will, home.mortgageWithPersons) : []
  const isSurvivor = others.length > 0 && others.every(({ id }) => died.includes(id))
  const tenure = tenureOf(home)
  const passes = isSurvivor ? 'no' : passesToCoOwner(home)
  return {
    owners: ['you', ...others.map(({ id }): CardKey => `person ${id}`)],
    tenure,
    yours: yoursOf(home, tenure, isSurvivor),
    passes:
      passes === 'yes'
        ? 'to the other owners'
        : passes === 'not sure' || tenure === 'not said'
          ? 'not known'
          : 'by the will',
    mortgage: home.mortgage && home.mortgage === 'Yes',
  }
}

const whatOf = ({ isHome, to, what }: Outside): string => {
  if (!isHome) return what
  return to.length === 1 ? words.yourHalf : words.yourPart
}

export const outsideBandsOf = (will: Will, cards: readonly Card[], { died }: Pick<Deaths, 'died'>): OutsideBand[] =>
  outsideTheWill(will).map((outside) => {
    const { key, kind, how, to, sure } = outside
    const left = to.filter(({ id }) => !died.includes(id))
    return {
      key,
      what: whatOf(outside),
      icon: kind === 'Gift' ? 'account' : iconOfAsset(kind),
      how,
      to: left.flatMap(({ id }) => {
        const card = cardAt(cards, `person ${id}`)
        return card ? [takerOfCard(card)] : []
      }),
      sure,
      isHome: outside.isHome,
      nowInTheWill: to.length > 0 && left.length === 0,
    }
  })
