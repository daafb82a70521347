import { ADULT_FROM_AGE } from '../constants.ts'
import { planOf } from '../estate/plan.ts'
import { ownHome } from '../rules/about-me.rules.ts'
import { trusteesOf } from '../rules/trusts.rules.ts'
import { type Day, isAfter, isRealDay, yearsLater } from '../text/calendar-day.ts'
import { peopleWhoShare, trustPersons } from '../will/backups.ts'
import type { TrustKind } from '../will/lists.ts'
import { classesOf, isExemptPerson, isMinor, isOwnChild, personById, personsOf } from '../will/questions.ts'
import { factsOf } from '../will/relationships.ts'
import type { Person, Trust, Will } from '../will/schema.ts'
import {
  holdsEverythingFor,
  homeOnTrust,
  incomeFirst,
  isFixedAtDeath,
  mayLastForLife,
  trustOf,
  trustOfShare,
  trustsOf,
  willOfTakers,
} from '../will/trusts.ts'
import { ageToTake, besideWhatIsHeld, isTheirsAtOnce, isTooYoung } from '../will/young-takers.ts'
import { says } from './questions.ts'
import { type Condition, claims, LESS_THAN_HALF, personKeys, shareOfSpouse, type Trigger } from './trigger.ts'

/** Years between the person who benefits first and those who come after, below which the wait may be long. Our own limit. */
const LONG_WAIT = 10

const has = (will: Will, kind: TrustKind): boolean => trustOf(will, kind) !== undefined

/** The one for whom a home or the income of the rest is held. */
const lifeTenants = (will: Will): Person[] =>
  personsOf(
    will,
    trustsOf(will).flatMap((trust) => (trust.kind === 'Disabled person' ? [] : [trust.for])),
  )

const isForSpouse = (will: Will, trust: Trust | undefined): boolean => {
  const person = trust && personById(will, trust.for)
  return person !== undefined && isExemptPerson(will, person)
}

const lastsForSpouse = (will: Will, trust: Trust | undefined): boolean =>
  trust !== undefined && isForSpouse(will, trust) && mayLastForLife(trust)

const aboutLifeTenants = (will: Will): string[] => personKeys(lifeTenants(will))

const takersOf = (will: Will, trust: Trust): Person[] => personsOf(will, trustPersons(will, trust))

/** Whether it may go on for so long that those who come after it wait: no day ends it sooner. */
const mayLastLong = (trust: Trust, today: Day): boolean =>
  mayLastForLife(trust) ||
  (trust.kind !== 'Disabled person' &&
    (trust.endYears ?? LONG_WAIT) >= LONG_WAIT &&
    (trust.endDate === undefined || isAfter(trust.endDate, yearsLater(today, LONG_WAIT))))

/** By their days of birth: the ages in years differ by more or less with the day of the year. */
const isYoungerThanALongWait: Condition = (will, today) =>
  trustsOf(will).some((trust) => {
    const first = personById(will, trust.for)?.dob
    return (
      mayLastLong(trust, today) &&
      first !== undefined &&
      isRealDay(first) &&
      takersOf(will, trust).some(
        ({ dob }) => dob !== undefined && isRealDay(dob) && isAfter(yearsLater(first, LONG_WAIT), dob),
      )
    )
  })

const isOfTheFamily = ({ relationship, type }: Person): boolean =>
  type === 'Child' || factsOf(relationship).descendant !== undefined

/** Those whose takers have to reach an age. What is fixed at the death is theirs before it, as a tax on the second death sees it. */
const trustsThatWait = (will: Will): Trust[] => trustsOf(will).filter((trust) => !isFixedAtDeath(trust))

/** What is held for a disabled child is taxed as that child’s own at the end: brothers and sisters bring no allowance to lose (s.8K). */
const isSiblingAfter = (will: Will, { kind, for: id }: Trust, { type }: Person): boolean =>
  kind === 'Disabled person' && type === 'Child' && personById(will, id)?.type === 'Child'

/** Descendants and stepchildren, for whom there is such an allowance, who take at the end of a trust and are too young for it today. */
const waitAfterATrust = (will: Will, today: Day): Person[] =>
  trustsThatWait(will).flatMap((trust) =>
    takersOf(will, trust).filter(
      (person) =>
        isOfTheFamily(person) &&
        !isSiblingAfter(will, trust, person) &&
        !isTheirsAtOnce(person) &&
        !holdsEverythingFor(will, person.id) &&
        isTooYoung(will, person, today),
    ),
  )

/** The same of a class, whose members have no ages yet. */
const aClassWaitsAfterATrust = (will: Will): boolean =>
  trustsThatWait(will).some((trust) => classesOf(willOfTakers(will, trust)).some((group) => !isTheirsAtOnce(group)))

/**
 * Those under 18 who share the residue at once at a later age, and are no children of the testator, who keep it (s.71D). Who is 18 when
 * the testator dies has the income, and keeps it too.
 */
const waitPast18 = (will: Will, today: Day): Person[] =>
  incomeFirst(will)
    ? []
    : peopleWhoShare(will).filter(
        (person) =>
          ageToTake(will, person) > ADULT_FROM_AGE &&
          isMinor(person, today) &&
          isOfTheFamily(person) &&
          trustOfShare(will, person.id) === undefined &&
          !isOwnChild(person),
      )

/** Where more is left than is free of tax and a home is part of it, an allowance for that may be lost. */
const losesAllowance =
  (when: Condition): Condition =>
  (will, today) =>
    ownHome(will) !== undefined && says('estate-over-nil-rate-band')(will, today) && when(will, today)

/** A taker at the second stage, or one who is no child of the testator, must reach an age. */
const someoneWaits: Condition = (will, today) =>
  waitAfterATrust(will, today).length > 0 || aClassWaitsAfterATrust(will) || waitPast18(will, today).length > 0

/** A taker at the second stage is disabled, and what comes to them is held: it is not theirs on the day when that stage comes (s.8J(5)). */
const isHeldAfterATrust: Condition = (will) =>
  trustsOf(will).some(
    (trust) =>
      trust.kind !== 'Disabled person' &&
      takersOf(will, trust).some((person) => isOfTheFamily(person) && holdsEverythingFor(will, person.id)),
  )

const comesOutright = (will: Will): boolean => trustOf(will, 'Disabled person')?.everythingElse === 'No'

const passesOutside: Condition = (will) => {
  const { owner, ownershipType } = homeOnTrust(will) ?? {}
  return owner === 'I own it jointly with someone else' && ownershipType !== 'Tenants in common'
}

const claimsOfSpouse = `${claims} ss.1(1)(a), 3(2)`

/** What a home for life, an income for life and money for a disabled person may lead to. */
export const trustTriggers: readonly Trigger[] = [
  {
    id: 'T38',
    level: 'refer',
    step: 'will.gifts',
    when: passesOutside,
    message:
      'If you own the home as joint tenants, it goes to the other owner when you die. Nobody else can then be given the right to live there, and it does not come to those you chose.',
    source: 'Law of Property Act 1925 s.36(2)',
    ask: 'How do I own my home, and will you end the joint tenancy for me if I need to?',
  },
  {
    id: 'T39',
    level: 'block',
    byRule: true,
    step: 'will.executors.my-executors',
    when: (will, today) => trustsOf(will).some((trust) => trusteesOf(will, trust, today).length > 0),
    message: 'Two people besides the one it is for have to be able to look after it. One alone cannot sell a home.',
    source: 'Law of Property Act 1925 s.27(2); Trustee Act 1925 s.14(2)',
  },
  {
    id: 'T40',
    level: 'refer',
    step: 'will.gifts',
    when: (will) =>
      isForSpouse(will, trustOf(will, 'Home')) &&
      !lastsForSpouse(will, trustOf(will, 'Residue')) &&
      (shareOfSpouse(will) ?? 0) < LESS_THAN_HALF,
    message:
      'Your husband, wife or civil partner may live in the home and gets less than half of the rest. They can ask a court for more. A right to live somewhere may be too little.',
    source: claimsOfSpouse,
    ask: 'Is what I leave my husband, wife or civil partner enough, and what could they ask a court for?',
  },
  {
    id: 'T40',
    level: 'warn',
    step: 'will.estate-splits.split-distribution',
    when: (will) => isForSpouse(will, trustOf(will, 'Residue')),
    about: aboutLifeTenants,
    message:
      'Your husband, wife or civil partner has the income of the rest, for life at the most. They have no right to what it comes from. They can ask a court for more, if an income is too little for them.',
    source: claimsOfSpouse,
  },
  {
    id: 'T41',
    level: 'refer',
    step: 'will.gifts',
    when: (will, today) =>
      (trustsOf(will).some((trust) => trust.kind !== 'Disabled person' && !isForSpouse(will, trust)) &&
        says('estate-over-nil-rate-band')(will, today)) ||
      (has(will, 'Home') && says('estate-over-taper')(will, today)),
    message:
      'Inheritance tax may be due twice on this: when you die, and again when the other person dies. How it is shared between your family and theirs has to be planned.',
    source: 'Inheritance Tax Act 1984 ss.18, 49, 49A and 8D',
    ask: 'What tax would be due at each death, and who would pay it?',
  },
  {
    id: 'T42',
    level: 'warn',
    step: 'will.gifts',
    when: isYoungerThanALongWait,
    about: (will) => [
      ...new Set([...aboutLifeTenants(will), ...trustsOf(will).flatMap((trust) => personKeys(takersOf(will, trust)))]),
    ],
    message:
      'Those who come afterwards may wait for most of their lives, or never have it. The person it is held for is younger than one of them, or not much older.',
    source: 'Law of Property Act 1925 s.1(3); Trustee Act 1925 s.32(1)(c)',
  },
  {
    id: 'T43',
    level: 'warn',
    step: 'will.estate-splits.split-distribution',
    when: losesAllowance(someoneWaits),
    message:
      'Where someone has to reach an age first, the extra allowance for a home may be lost. More inheritance tax is then due than if it were theirs at once.',
    source: 'Inheritance Tax Act 1984 ss.8H and 8J',
  },
  {
    id: 'T43',
    level: 'warn',
    step: 'will.estate-splits.split-distribution',
    when: losesAllowance(isHeldAfterATrust),
    message:
      'Where something is held for a disabled person after somebody else’s time, the extra allowance for a home may be lost. More inheritance tax is then due than if it were theirs at once.',
    source: 'Inheritance Tax Act 1984 ss.8H and 8J',
  },
  {
    id: 'T44',
    level: 'refer',
    step: 'will.gifts',
    when: says('home-lease-or-let'),
    message:
      'A short lease, a shared ownership home, tenants or a business there have rules of their own. What we write might not work for it.',
    source: 'Trusts of Land and Appointment of Trustees Act 1996 s.12',
    ask: 'Can someone live there for life, given the lease, the tenants or the business?',
  },
  {
    id: 'T44',
    level: 'refer',
    step: 'will.gifts',
    when: (will, today) =>
      has(will, 'Residue') &&
      (['business-alone', 'business-with-others', 'farm', 'money-abroad'] as const).some((id) => says(id)(will, today)),
    message:
      'You give someone the income of the rest, and part of the rest is a business, a farm or abroad. What its income is, and who runs it, has to be written for you.',
    source: 'Trustee Act 2000 ss.3 to 5; Trusts (Capital and Income) Act 2013 s.2',
    ask: 'How should a business, a farm or things abroad be held for someone’s life?',
  },
  {
    id: 'T44',
    level: 'refer',
    step: 'will.gifts',
    when: says('others-decide'),
    message:
      'We can hold one home, or the income of the rest, for one person. A trust for two people, or one in which others decide who gets what, has to be written for you.',
    source: 'Inheritance Tax Act 1984 ss.58 and 144',
    ask: 'Which trust would do what I want, what would it cost, and how would it be taxed?',
  },
  {
    id: 'T45',
    level: 'warn',
    step: 'will.gifts',
    when: (will) => trustsOf(will).some(isFixedAtDeath),
    about: (will) => trustsOf(will).flatMap((trust) => personKeys(takersOf(will, trust))),
    message:
      'You chose that it is theirs once you have died. If one of them then dies before they have it, their part goes by their own will. It may go to a husband, a wife or people they owe, and not to their children. Without a will it may go to a parent, who may be the one it is held for. That is so of anyone under 18, who cannot make a will. A later age only settles how long it is looked after, and from 18 they may ask for it.',
    source:
      'Wills Act 1837 ss.3 and 7; Administration of Estates Act 1925 s.46(1)(iii) and (iv); Insolvency Act 1986 ss.283 and 436; Saunders v Vautier (1841) Cr & Ph 240',
  },
  {
    id: 'T46',
    level: 'warn',
    step: 'will.gifts',
    when: says('care-fees'),
    message:
      'What is held for someone is not theirs, but its income is. A power to pay capital can be argued over, and councils can look behind gifts made to avoid fees. We promise nothing.',
    source:
      'Care Act 2014 ss.14, 17 and 70; Care and Support (Charging and Assessment of Resources) Regulations 2014 Sch.2',
  },
  {
    id: 'T47',
    level: 'block',
    byRule: true,
    step: 'will.gifts',
    when: (will) =>
      trustsOf(will).some(
        (trust) =>
          (trust.kind !== 'Residue' && trustPersons(will, trust).includes(trust.for)) ||
          planOf(will).lastly.some(({ to }) => to.type === 'person' && to.id === trust.for),
      ),
    message:
      'The person it is held for cannot have it afterwards as well, nor be the one who takes when nobody else is left. Do not choose their husband, wife or civil partner either.',
    source:
      'Our own rule: what ends with a death cannot go to the one who has died, and one who is alone entitled can end a trust. Saunders v Vautier (1841) Cr & Ph 240',
  },
  {
    id: 'T48',
    level: 'refer',
    step: 'will.gifts',
    when: (will) => {
      const { benefit, benefitLasts } = trustOf(will, 'Disabled person') ?? {}
      return benefit === 'None of these' || benefitLasts === 'No'
    },
    message:
      'What we write is for someone who gets one of these benefits now, and is likely to keep it. Without that it is taxed in another way, and has to be written for them.',
    source: 'Inheritance Tax Act 1984 s.89; Finance Act 2005 Sch.1A',
    ask: 'Which trust suits someone who needs help and has none of these benefits?',
  },
  {
    id: 'T48',
    level: 'warn',
    step: 'will.gifts',
    when: (will) => {
      const { benefit, benefitLasts } = trustOf(will, 'Disabled person') ?? {}
      return benefit !== undefined && benefit !== 'None of these' && benefitLasts === 'Not sure'
    },
    message:
      'You are not sure that they keep one of these benefits. What counts is whether they qualify when you die. If they do not, it is held and used for them all the same, but on a large sum inheritance tax may be due every ten years, and when it is paid out. Read this again when a benefit ends.',
    source: 'Inheritance Tax Act 1984 ss.58, 64, 65 and 89; Finance Act 2005 Sch.1A',
  },
  {
    id: 'T48',
    level: 'refer',
    step: 'will.gifts',
    when: (will) => comesOutright(will) && besideWhatIsHeld(will) === 'more',
    message:
      'You chose that what else this will gives the disabled person comes to them outright. It may stop their benefits, or be hard for them to manage. It can be held with the rest, if you choose that.',
    source: 'Inheritance Tax Act 1984 s.89; Universal Credit Regulations 2013 regs.18 and 46',
    ask: 'What should they have outright, and what would that do to their benefits?',
  },
  {
    id: 'T48',
    level: 'warn',
    step: 'will.gifts',
    when: (will) => comesOutright(will) && besideWhatIsHeld(will) === 'things',
    message:
      'You chose that the things this will gives the disabled person come to them outright. Personal things do not count as savings for Universal Credit, but what they are sold for does.',
    source: 'Welfare Reform Act 2012 s.5; Universal Credit Regulations 2013 reg.46',
  },
  {
    id: 'T48',
    level: 'refer',
    step: 'will.gifts',
    when: says('disabled-others'),
    message:
      'We can hold money for one disabled person. What you leave to another outright may stop their benefits, or be hard for them to manage.',
    source: 'Inheritance Tax Act 1984 s.89',
    ask: 'How can I leave something to each of them without harm to their benefits?',
  },
  {
    id: 'T48',
    level: 'refer',
    step: 'will.gifts',
    when: says('others-need-help-with-money'),
    message:
      'We can hold money for one disabled person. What you leave to another outright may go to people they owe, or be hard for them to manage.',
    source: 'Inheritance Tax Act 1984 s.89; Trustee Act 1925 s.33',
    ask: 'How can I leave something to each of them, and who should look after it?',
  },
]
