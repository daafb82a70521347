import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { shareOfPerson } from '../estate/plan.ts'
import type { Day } from '../text/calendar-day.ts'
import { withEqualShares, withEstateShares, withInherit, withSettledShares } from '../will/changes.ts'
import {
  candidatesOf,
  childrenOf,
  excludedPersons,
  includes,
  inheritors,
  isChildPerson,
  isMinor,
  isStepchild,
  partnerOf,
} from '../will/questions.ts'
import { referencesIn } from '../will/references.ts'
import { factsOf } from '../will/relationships.ts'
import type { Person, Will } from '../will/schema.ts'
import { withTakersOf, withTrust } from '../will/trust-changes.ts'
import { incomeFirst, trustsOf, willOfTakers } from '../will/trusts.ts'
import { idsThatMayShare } from '../will/young-takers.ts'
import { says } from './questions.ts'
import {
  type Condition,
  claims,
  partnerHasNoShare,
  partnerKeys,
  partnerShares,
  personKeys,
  type Trigger,
} from './trigger.ts'

const isLeftOut =
  (who: (person: Person) => boolean): Condition =>
  (will) =>
    excludedPersons(will).some(who)

const isOwnChild = (person: Person): boolean => person.type === 'Child' || factsOf(person.relationship).generation === 1

/** Whether the will gives a person anything at all, now or instead of somebody. */
const takesSomething = (will: Will, { id }: Person): boolean =>
  idsThatMayShare(will).includes(id) ||
  referencesIn(will).some(
    ({ names, place, ids, gives }) =>
      names === 'persons' && includes(['gift', 'belongings', 'trust'], place) && ids.includes(id) && gives(),
  )

const childrenWithNothing = (will: Will): Person[] => [
  ...excludedPersons(will).filter(isOwnChild),
  ...childrenOf(will).filter((child) => !child.isExcluded && !takesSomething(will, child)),
]

/** A share of the rest, or all its income. A share behind somebody else's income is for later. */
const partnerTakes = (will: Will): boolean => {
  const [partner, first] = [partnerOf(will), incomeFirst(will)]
  return partner !== undefined && (first ? first.id === partner.id : partnerShares(will))
}

const sharesAreSaid = (will: Will): boolean =>
  inheritors(will).length > 0 && inheritors(will).every(({ hundredths }) => hundredths > 0)

/** A child is named and given nothing. A will that leaves all to the partner and names no child as backup does not count. */
const aChildTakesNothing: Condition = (will) => {
  const children = childrenOf(will)
  const provided = children.filter((child) => takesSomething(will, child))
  return sharesAreSaid(will) && provided.length < children.length && (provided.length > 0 || !partnerTakes(will))
}

const isOwnYoungChild = (person: Person, today: Day): boolean =>
  person.type === 'Child' && !isStepchild(person) && isMinor(person, today)

/** A share of their own, or a gift of more than a sum of money. A share behind the income of somebody else is for later. */
const takesOutright = (will: Will, child: Person): boolean =>
  (shareOfPerson(will, child.id) !== undefined && incomeFirst(will) === undefined) ||
  will.gifts.some(({ type, persons }) => type !== 'Money' && persons.includes(child.id))

/** The same, or a place after others: enough while the partner, as a rule the other parent, takes first. */
const takesInTheEnd = (will: Will, child: Person): boolean =>
  takesOutright(will, child) || idsThatMayShare(will).includes(child.id)

/** A child under 18 of the testator's own takes nothing or only a sum of money. A partner who takes all may provide for them. */
const aYoungChildTakesLittle: Condition = (will, today) => {
  const provided = partnerTakes(will) ? takesInTheEnd : takesOutright
  const children = childrenOf(will).filter((child) => !child.isExcluded)
  return (
    sharesAreSaid(will) &&
    children.some((child) => isOwnYoungChild(child, today) && !provided(will, child)) &&
    (!partnerTakes(will) || children.some((child) => provided(will, child)))
  )
}

/** Young children who have nothing outright, where one is not the partner's and the partner takes. */
const childrenWithoutPart = (will: Will, today: Day): Person[] =>
  says('young-child-of-earlier-relationship')(will, today) && partnerTakes(will)
    ? childrenOf(will).filter((child) => isOwnYoungChild(child, today) && !takesOutright(will, child))
    : []

/** They take for certain when the partner's time in a home, or the partner's income, ends. */
const comesAfterPartner = (will: Will, { id }: Person): boolean =>
  trustsOf(will).some(
    (trust) =>
      trust.kind !== 'Disabled person' &&
      trust.for === partnerOf(will)?.id &&
      inheritors(willOfTakers(will, trust)).some((heir) => heir.kind === 'person' && heir.person.id === id),
  )

const waitsForPartnerAlone: Condition = (will, today) =>
  childrenWithoutPart(will, today).some((child) => !comesAfterPartner(will, child))

/** Whole percents of the rest, for all those children together: where the testator begins to choose, and no measure of law. */
const PART_NOW = 25

/** Those to whom a part can be given now, beside a partner who has a share of the rest. */
export const childrenForPart = (will: Will, today: Day): Person[] =>
  incomeFirst(will) ? [] : childrenWithoutPart(will, today).filter(({ isExcluded }) => !isExcluded)

/** Gives each of them a part of the rest. A partner who had all of it keeps most; equal shares stay equal; other shares are to be said. */
export const withPartNow =
  (today: Day) =>
  (will: Will): Will => {
    const ids = childrenForPart(will, today).map(({ id }) => id)
    if (ids.length === 0) return will
    const ticked = ids.reduce((whole, id) => withInherit(whole, 'persons', id, true), will)
    if (inheritors(will).length > 1) return withSettledShares(ticked)
    const each = Math.floor(PART_NOW / ids.length) * 100
    return withEstateShares(ticked, 'Different shares', (heir) =>
      heir.kind === 'person' && ids.includes(heir.person.id) ? each : WHOLE_ESTATE_HUNDREDTHS - each * ids.length,
    )
  }

/** The home held for the partner to live in for life, and then for the children, as far as one press can say it. */
export const withHomeForPartner = (will: Will): Will => {
  const ids = candidatesOf(will).flatMap((person) => (isChildPerson(person) ? person.id : []))
  const held = withTrust(will, 'Home', { for: partnerOf(will)?.id, endsSaid: true })
  const tick = (view: Will) => ids.reduce((whole, id) => withInherit(whole, 'persons', id, true), view)
  return withTakersOf('Home', (view) => withEqualShares(tick(view)))(held)
}

const livesWithPartner = (will: Will): boolean => will.status === 'Living with a partner but not married'

const dependantMayClaim = {
  id: 'T10',
  level: 'refer',
  step: 'will.estate-splits.exclude',
  message:
    'A child under 18, or someone you support, has good reason to ask a court for help from your estate. A solicitor can tell you how to plan for that.',
  source: `${claims} s.1(1)(c) to (e)`,
  ask: 'Who could claim, how much might they get, and what record should I leave?',
} as const

const partnerMayClaim = {
  id: 'T11',
  level: 'warn',
  about: partnerKeys,
  message:
    'Your partner gets none of the rest to own here. Someone who has lived with you as a couple for two years or more can ask a court for part of your estate, or for more of it.',
  source: `${claims} s.1(1)(ba), (1A)`,
} as const

export const leftOutTriggers: readonly Trigger[] = [
  { ...dependantMayClaim, when: says('dependant-left-out') },
  { ...dependantMayClaim, when: aYoungChildTakesLittle },
  // Where it is decided, and where it is said.
  ...(['will.beneficiaries.my-beneficiaries', 'will.beneficiaries.children'] as const).map((step) => ({
    ...dependantMayClaim,
    step,
    when: waitsForPartnerAlone,
    message:
      'Your partner takes, and a child of yours under 18 who is not your partner’s gets nothing for certain while your partner lives. Your partner does not have to provide for that child. A court may order money for the child from what you leave.',
    ask: 'How can I provide for my child as well as my partner, and who should look after the money?',
  })),
  {
    ...dependantMayClaim,
    when: (will, today) => isLeftOut((person) => isOwnChild(person) && isMinor(person, today))(will, today),
  },
  {
    id: 'T10',
    level: 'warn',
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will, today) => childrenWithoutPart(will, today).length > 0 && !waitsForPartnerAlone(will, today),
    about: (will, today) => personKeys(childrenWithoutPart(will, today)),
    message:
      'A child of yours under 18 has what you leave them only after your partner, and nothing to live on until then. A court may order money for the child from what you leave. A part of the rest that is theirs now makes that less likely.',
    source: `${claims} s.1(1)(c)`,
  },
  {
    id: 'T10',
    level: 'warn',
    step: 'will.estate-splits.exclude',
    when: (will, today) => isLeftOut(isOwnChild)(will, today) || aChildTakesNothing(will, today),
    about: (will) => personKeys(childrenWithNothing(will)),
    message:
      'A child of yours is left out, or gets nothing here. A child of any age, or someone you raised as your own, can ask a court for part of your estate. Reasons you write down go into a letter and may help.',
    source: `${claims} s.1(1)(c), (d)`,
  },
  {
    ...partnerMayClaim,
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will, today) => livesWithPartner(will) && partnerHasNoShare(will, today),
  },
  {
    ...partnerMayClaim,
    step: 'will.estate-splits.exclude',
    when: (will, today) => livesWithPartner(will) && isLeftOut((person) => person.type === 'partner')(will, today),
  },
]
