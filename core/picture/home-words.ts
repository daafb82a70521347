/** The home in words: whose it is today, and what becomes of it when the testator dies. */

import { homeWords as words } from '#words/en/picture.ts'
import { describeShare, Fraction } from '../estate/fraction.ts'
import { listed } from '../text/names.ts'
import type { Card } from './cards.ts'
import type { Home } from './home.ts'

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
