import { homeWords as words } from '#words/en/picture.ts'
import { describeShare, Fraction } from '../estate/fraction.ts'
import type { Deaths } from '../estate/gift-takers.ts'
import { type Outside, outsideTheWill, passesToCoOwner } from '../estate/outside-the-will.ts'
import { homeOf } from '../rules/about-me.rules.ts'
import { hundredths } from '../text/money.ts'
import { listed } from '../text/names.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import { personsOf } from '../will/questions.ts'
import type { Account, Will } from '../will/schema.ts'
import type { Card, CardKey } from './cards.ts'
import { iconOfAsset, type ThingIcon } from './icons.ts'
import { cardAt, type Taker, takerOfCard } from './takers.ts'

/** The home and the other things that may pass outside the will. */

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

/** The home in words: whose it is today, and what becomes of it when the testator dies. */

/** Two lines beside a part of the house. */
export type PartInWords = { readonly title: string; readonly note: string }

export type HomeAtDeath = {
  /** The testator's part. */
  readonly yours: PartInWords
  /** What the other owners have then, after their names: "owns all of it". Undefined where there is no other owner. */
  readonly theirs: string | undefined
}

/** The owners other than the testator, who have a card. */
export const coOwnersOf = ({ owners }: Pick<Home, 'owners'>, cards: readonly Card[]): Card[] =>
  owners.flatMap((key) => cards.find((card) => key !== 'you' && card.key === key) ?? [])

/** Whose home it is, after "Your home": "you own all of it together". */
export const homeToday = ({ tenure, yours, owners }: Home): string => {
  switch (tenure) {
    case 'alone':
      return words.yours
    case 'joint tenants':
      return owners.length === 1 ? words.yours : words.together
    case 'tenants in common':
      return yours ? words.yourShare(describeShare(yours)) : words.inShares
    case 'not sure':
      return words.notClear
    case 'not said':
      return owners.length === 1 ? words.whoUnsaid : words.howUnsaid
  }
}

const HALF = Fraction.of(1, 2)

const inTheWill = (part: string): PartInWords => ({ title: words.isInYour(part), note: words.yourWillSays })

/** What becomes of each part of the home when the testator dies. */
export const homeAtDeath = ({ tenure, yours }: Home, others: readonly Card[]): HomeAtDeath => {
  const [first] = others
  const only = others.length === 1 ? first : undefined
  const whoever = others.length > 1 ? words.otherOwners : words.otherOwner
  const [who, them] = [only?.name ?? whoever, only?.called.them ?? whoever]
  const verb = (one: string, many: string): string => (others.length > 1 ? many : one)
  switch (tenure) {
    case 'alone':
      return { yours: inTheWill(words.allOfIt), theirs: undefined }
    case 'joint tenants':
      return {
        yours: { title: (others.length > 1 ? words.partGoesTo : words.halfGoesTo)(who, them), note: words.yourWillHas },
        theirs: verb(words.ownsAll, words.ownAll),
      }
    case 'tenants in common': {
      const part =
        yours === undefined
          ? words.shareOfIt
          : yours.equals(HALF)
            ? words.halfOfIt
            : words.partOfIt(describeShare(yours))
      return { yours: inTheWill(part), theirs: verb(words.keepsOther, words.keepTheirs) }
    }
    case 'not sure':
    case 'not said':
      return { yours: { title: words.itDependsOn, note: words.yourPartMay(who, them) }, theirs: words.mayOwnAll }
  }
}

/** The sentences of a drawing of the home at the testator's death: "Your half is in your will. Thomas keeps his share." */
export const homeAtDeathInWords = (home: Home, cards: readonly Card[]): string => {
  const others = coOwnersOf(home, cards)
  const { yours, theirs } = homeAtDeath(home, others)
  const names = listed.format(others.map(({ name }) => name))
  const kept = home.tenure === 'tenants in common' && names ? ` ${words.they(names, theirs ?? '')}` : ` ${yours.note}`
  return `${yours.title}${kept}`
}
