import { isFilled } from '../text/contact.ts'
import { backupsOf } from '../will/backups.ts'
import { linksOfPerson } from '../will/links.ts'
import {
  childrenOf,
  excludedPersons,
  includes,
  inheritors,
  isMarried,
  isMinor,
  isSpouse,
  partnerOf,
} from '../will/questions.ts'
import { factsOf } from '../will/relationships.ts'
import type { Person, Will } from '../will/schema.ts'
import { says } from './questions.ts'
import { type Condition, personKeys, type Trigger } from './trigger.ts'

/** Hundredths of a percent. Our own limit, not one of law: a solicitor should look at a spouse's share below it. */
export const LITTLE_FOR_A_SPOUSE = 20_00

const stillMarried = (will: Will): boolean => isMarried(will) || will.status === 'Separated'

const shareOfSpouse = (will: Will): number | undefined =>
  inheritors(will).find((heir) => heir.kind === 'person' && isSpouse(heir.person))?.hundredths

const spouseTakesNothing: Condition = (will) =>
  stillMarried(will) && inheritors(will).length > 0 && shareOfSpouse(will) === undefined

const spouseTakesLittle: Condition = (will) => {
  const share = shareOfSpouse(will)
  return stillMarried(will) && share !== undefined && share > 0 && share < LITTLE_FOR_A_SPOUSE
}

const isLeftOut =
  (who: (person: Person) => boolean): Condition =>
  (will) =>
    excludedPersons(will).some(who)

const isOwnChild = (person: Person): boolean => person.type === 'Child' || factsOf(person.relationship).generation === 1

const takesAsMyChild = (will: Will, { id }: Person): boolean =>
  inheritors(will).some(
    (heir) =>
      heir.kind === 'person' &&
      heir.person.estateIfDie === 'Pass to my children' &&
      backupsOf(will, heir.person)?.persons.some((backup) => backup.id === id),
  )

const takesSomething = (will: Will, person: Person): boolean =>
  takesAsMyChild(will, person) ||
  linksOfPerson(will, person).some(({ place }) =>
    includes(['estate', 'estateBackup', 'ultimateDefault', 'gift'], place),
  )

const childrenWithNothing = (will: Will): Person[] => [
  ...excludedPersons(will).filter(isOwnChild),
  ...childrenOf(will).filter((child) => !child.isExcluded && !takesSomething(will, child)),
]

/** A child is named and given nothing. A will that leaves all to the partner and names no child as backup does not count. */
const aChildTakesNothing: Condition = (will) => {
  const children = childrenOf(will)
  const provided = children.filter((child) => takesSomething(will, child))
  const partnerTakes = partnerOf(will)?.inherit === true
  return (
    inheritors(will).length > 0 &&
    inheritors(will).every(({ hundredths }) => hundredths > 0) &&
    provided.length < children.length &&
    (provided.length > 0 || !partnerTakes)
  )
}

const livesWithPartner = (will: Will): boolean => will.status === 'Living with a partner but not married'

const claims = 'Inheritance (Provision for Family and Dependants) Act 1975'

const spouseMayClaim = {
  id: 'T9',
  level: 'refer',
  message:
    'Until a divorce is final you are still married in law, even if you live apart. A husband, wife or civil partner who gets little can ask a court for more. A home you own together may also pass to them.',
  source: `${claims} s.1(1)(a); Wills Act 1837 s.18A`,
  ask: 'What could my husband, wife or civil partner claim, and how can I plan for it?',
} as const

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
  about: (will: Will) => personKeys(will.persons.filter(({ type }) => type === 'partner')),
  message:
    'Your partner gets nothing here. Someone who has lived with you as a couple for two years or more can ask a court for part of your estate.',
  source: `${claims} s.1(1)(ba), (1A)`,
} as const

export const leftOutTriggers: readonly Trigger[] = [
  { ...spouseMayClaim, step: 'will.beneficiaries.my-beneficiaries', when: spouseTakesNothing },
  { ...spouseMayClaim, step: 'will.estate-splits.split-distribution', when: spouseTakesLittle },
  {
    ...spouseMayClaim,
    step: 'will.estate-splits.exclude',
    when: (will, today) => stillMarried(will) && isLeftOut(isSpouse)(will, today),
  },
  { ...dependantMayClaim, when: says('dependant-left-out') },
  {
    ...dependantMayClaim,
    when: (will, today) => isLeftOut((person) => isOwnChild(person) && isMinor(person, today))(will, today),
  },
  {
    id: 'T10',
    level: 'warn',
    step: 'will.estate-splits.exclude',
    when: (will, today) => isLeftOut(isOwnChild)(will, today) || aChildTakesNothing(will, today),
    about: (will) => personKeys(childrenWithNothing(will)),
    message:
      'A child of yours gets nothing here. A child of any age, or someone you raised as your own, can ask a court for part of your estate. Reasons you write down go into a letter and may help.',
    source: `${claims} s.1(1)(c), (d)`,
  },
  {
    ...partnerMayClaim,
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will) =>
      livesWithPartner(will) &&
      inheritors(will).length > 0 &&
      isFilled(partnerOf(will)?.fullname) &&
      partnerOf(will)?.inherit !== true,
  },
  {
    ...partnerMayClaim,
    step: 'will.estate-splits.exclude',
    when: (will, today) => livesWithPartner(will) && isLeftOut((person) => person.type === 'partner')(will, today),
  },
]
