import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { ownHome } from '../rules/about-me.rules.ts'
import {
  excludedPersons,
  inheritors,
  isMarried,
  isSpouse,
  mayPassToCoOwner,
  partnerOf,
  personsOf,
} from '../will/questions.ts'
import type { Gift, Person, Trust, Will } from '../will/schema.ts'
import { homeOnTrust, mayLastForLife, trustOf, trustsOf } from '../will/trusts.ts'
import { homeMayPassToCoOwner, says } from './questions.ts'
import {
  type Condition,
  claims,
  LESS_THAN_HALF,
  partnerHasNoShare,
  personKeys,
  shareOfSpouse,
  type Trigger,
} from './trigger.ts'

/** Hundredths of a percent. Our own limit, not of law. */
const LITTLE = 30_00
const WHOLE = WHOLE_ESTATE_HUNDREDTHS

/** Parted, and still married in law: to make a will soon is what a solicitor would say too. */
const livesApart: Condition = (will, today) =>
  will.status === 'Separated' || (isMarried(will) && says('divorce-under-way')(will, today))
const livesTogether: Condition = (will, today) => isMarried(will) && !livesApart(will, today)

/** A home or the income. Money for a disabled person, to which they have no right, does not count. */
const heldForThem = (will: Will): Trust[] =>
  trustsOf(will).filter(({ kind, for: id }) => kind !== 'Disabled person' && personsOf(will, [id]).some(isSpouse))

/** A home or the income is held for them: T40 speaks of it, and `endsInTheirLife` where a day ends it. */
const isHeldForThem: Condition = (will) => heldForThem(will).length > 0

/** What is held for them ends on a day, though they may live then, and not all of the rest is theirs. */
const endsInTheirLife: Condition = (will, today) =>
  isHeldForThem(will, today) && !heldForThem(will).some(mayLastForLife) && (shareOfSpouse(will) ?? 0) < WHOLE

const takesNothing: Condition = (will, today) =>
  inheritors(will).length > 0 && shareOfSpouse(will) === undefined && !isHeldForThem(will, today)

const takesBelow =
  (limit: number): Condition =>
  (will, today) => {
    const share = shareOfSpouse(will)
    return share !== undefined && share > 0 && share < limit && !isHeldForThem(will, today)
  }

const isHomeGiven = (will: Will, { accountId }: Gift): boolean =>
  accountId !== undefined && accountId === ownHome(will)?.id

/** The home comes to the husband, wife or partner: as joint tenant, or by a gift. */
const homeComesToThem: Condition = (will) => {
  const partner = will.persons.find(isSpouse)
  const home = ownHome(will)
  if (!partner || !home) return false
  const survives = mayPassToCoOwner(home) && home.ownershipType !== 'Not sure'
  return (
    (survives && personsOf(will, home.mortgageWithPersons).includes(partner)) ||
    will.gifts.some((gift) => isHomeGiven(will, gift) && gift.persons.includes(partner.id))
  )
}

/** What the testator's own home is held under. */
const trustOfOwnHome = (will: Will): Trust | undefined => {
  const home = ownHome(will)
  return home && homeOnTrust(will)?.id === home.id ? trustOf(will, 'Home') : undefined
}

const isHomeHeldFromThem = (will: Will, partner: Person | undefined): boolean => {
  const trust = trustOfOwnHome(will)
  return trust !== undefined && trust.for !== partner?.id
}

/** The home is held for the partner, who may have to leave it on a day while they live. */
const homeIsTheirsUntilADay: Condition = (will) => {
  const trust = homeMayPassToCoOwner(will) ? undefined : trustOfOwnHome(will)
  return trust !== undefined && trust.for === partnerOf(will)?.id && !mayLastForLife(trust)
}

/** The home, or a part of it, is given to others than the partner who may live there. */
const homeGoesToOthers: Condition = (will) => {
  const partner = partnerOf(will)
  return (
    !homeMayPassToCoOwner(will) &&
    (isHomeHeldFromThem(will, partner) ||
      will.gifts.some((gift) => isHomeGiven(will, gift) && !(partner && gift.persons.includes(partner.id))))
  )
}

const isLeftOut: Condition = (will) => excludedPersons(will).some(isSpouse)

const aboutPartner = (will: Will): string[] => personKeys(will.persons.filter(isSpouse))

const little = {
  id: 'T9',
  level: 'refer',
  message:
    'A husband, wife or civil partner who gets little can ask a court for more. The court looks at what they would have had in a divorce, so it is often about half.',
  source: `${claims} ss.1(1)(a), 3(2)`,
  ask: 'What could my husband, wife or civil partner claim, and how can I plan for it?',
} as const

const ends = {
  id: 'T9',
  step: 'will.gifts',
  message:
    'What is held for your husband, wife or civil partner ends on a day that you chose, even if they are alive then. They can ask a court for more, and it looks at what they would have had in a divorce.',
  source: `${claims} ss.1(1)(a), 3(2)`,
} as const

const lessThanHalf = {
  id: 'T9',
  level: 'warn',
  about: aboutPartner,
  message:
    'Your husband, wife or civil partner gets less than half of what you leave, or their part is small beside the home. They can ask a court for more, and the court looks at what they would have had in a divorce.',
  source: `${claims} ss.1(1)(a), 3(2)`,
} as const

const apart = {
  id: 'T9',
  level: 'warn',
  about: aboutPartner,
  message:
    'Until a divorce is final you are still married in law, even if you live apart. They can ask a court for a part of what you leave. A home you own together as joint tenants passes to them, unless you end that by a written notice to them (severance).',
  source: `${claims} s.1(1)(a); Wills Act 1837 s.18A; Law of Property Act 1925 s.36(2)`,
} as const

const homeOfPartner = (
  id: 'T9' | 'T11',
  source: string,
  message = 'You give your home, or your part of it, to someone other than your partner. If your partner lives there when you die, they may have to leave, and they can ask a court for a home or for money.',
) => ({ id, level: 'warn', step: 'will.gifts', about: aboutPartner, message, source }) as const

/** What a husband, wife or civil partner may claim, and a partner's home. */
export const spouseTriggers: readonly Trigger[] = [
  {
    ...little,
    step: 'will.about-me.marital-status',
    when: says('still-married-to-another'),
    message:
      'You are still married to someone else in law, however long ago you parted. They can ask a court for a part of what you leave, and your home may pass to them if you own it together. You cannot marry anyone else until that marriage has ended.',
    source: `${claims} s.1(1)(a); Wills Act 1837 s.18A; Matrimonial Causes Act 1973 s.11(b)`,
    ask: 'What can the person I am still married to claim, what do we own jointly, and how can I settle it?',
  },
  {
    ...little,
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will, today) => livesTogether(will, today) && takesNothing(will, today),
  },
  {
    ...little,
    step: 'will.estate-splits.split-distribution',
    when: (will, today) =>
      livesTogether(will, today) && takesBelow(LITTLE)(will, today) && !homeComesToThem(will, today),
  },
  {
    ...little,
    step: 'will.estate-splits.exclude',
    when: (will, today) => livesTogether(will, today) && isLeftOut(will, today),
  },
  {
    ...ends,
    level: 'refer',
    when: (will, today) => livesTogether(will, today) && endsInTheirLife(will, today),
    ask: 'Is what I leave my husband, wife or civil partner enough once that ends, and what could they ask a court for?',
  },
  {
    ...lessThanHalf,
    step: 'will.estate-splits.split-distribution',
    when: (will, today) =>
      livesTogether(will, today) && takesBelow(homeComesToThem(will, today) ? LITTLE : LESS_THAN_HALF)(will, today),
  },
  {
    ...apart,
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will, today) => livesApart(will, today) && (takesNothing(will, today) || endsInTheirLife(will, today)),
  },
  {
    ...apart,
    step: 'will.estate-splits.split-distribution',
    when: (will, today) => livesApart(will, today) && takesBelow(LESS_THAN_HALF)(will, today),
  },
  {
    ...apart,
    step: 'will.estate-splits.exclude',
    when: (will, today) => livesApart(will, today) && isLeftOut(will, today),
  },
  {
    id: 'T9',
    level: 'warn',
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will, today) => will.status === 'Engaged' && partnerHasNoShare(will, today),
    about: aboutPartner,
    message:
      'The person you expect to marry gets none of the rest to own, and this will stays in force when you marry. From your wedding they can ask a court for a part of what you leave.',
    source: `${claims} s.1(1)(a); Wills Act 1837 s.18(3)`,
  },
  {
    ...homeOfPartner('T9', `${claims} ss.1(1)(a), 2(1)`),
    when: (will, today) => livesTogether(will, today) && homeGoesToOthers(will, today),
  },
  {
    ...ends,
    level: 'warn',
    when: (will, today) =>
      livesTogether(will, today) && homeIsTheirsUntilADay(will, today) && !endsInTheirLife(will, today),
  },
  {
    ...homeOfPartner(
      'T11',
      `${claims} ss.1(1)(ba), 2(1)`,
      'What is held for your partner ends on a day that you chose, even if they are alive then. They can ask a court for a home or for money.',
    ),
    when: (will, today) =>
      will.status === 'Living with a partner but not married' && homeIsTheirsUntilADay(will, today),
  },
  {
    ...homeOfPartner('T11', `${claims} ss.1(1)(ba), 2(1)`),
    when: (will, today) => will.status === 'Living with a partner but not married' && homeGoesToOthers(will, today),
  },
]
