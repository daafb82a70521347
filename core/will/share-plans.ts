/**
 * Plans of shares: finished answers to "Who should share what you leave?", made from the family that is known. A plan writes the
 * same answers that the pages ask for, and no others; whoever takes a plan may change each of them.
 */
import { type Answer, backupsOf, childrenUsuallyFollow, evenly } from './backups.ts'
import { withEqualShares, withEstateShares, withInherit } from './changes.ts'
import { heirsShareEqually } from './equal-shares.ts'
import { type OfferedPart, partOfTrust, type TrustKind } from './lists.ts'
import {
  candidatesOf,
  charityById,
  type Heir,
  inheritors,
  isOwnChild,
  isSpouse,
  isStepchild,
  mayPassToCoOwner,
  mayShare,
  partnerNow,
  personById,
} from './questions.ts'
import { factsOf } from './relationships.ts'
import type { Account, Charity, Person, Trust, Will } from './schema.ts'
import { withIncomeFirst, withoutTrust, withTakersOf, withTrust } from './trust-changes.ts'
import { noBackup, trustOf, willOfTakers } from './trusts.ts'

/** In the words of the testator's family: the partner, the testator's own children, and the others who are named. */
export type SharePlanId =
  | 'partner-then-children'
  | 'partner-then-others'
  | 'partner-then-charities'
  | 'partner'
  | 'shared-now'
  | 'home-for-life'
  | 'income-for-life'
  | 'children'
  | 'children-and-others'
  | 'others'
  | 'closest'
  | `held-share ${number}`

export type SharePlan = {
  readonly id: SharePlanId
  /** The will with the answers of the plan. */
  readonly write: (will: Will) => Will
  /** What the plan holds first. */
  readonly holds?: TrustKind | undefined
  /** How the home is owned has to be said, or changed, before the plan can be written. */
  readonly waits?: boolean
}

/** The trusts that a plan writes, or takes out. */
const HELD = ['Home', 'Residue', 'Disabled person'] as const satisfies readonly TrustKind[]

const toMyChildren = (children: readonly Person[]): Answer => ({
  estateIfDie: 'Pass to my children',
  estateBackup: evenly({ ...noBackup, persons: children.map(({ id }) => ({ id, percent: 0, theirChildren: true })) }),
})

const toTheirChildren: Answer = { estateIfDie: 'Pass to their children', estateBackup: noBackup }
const toTheOthers: Answer = { estateIfDie: 'Split between remaining beneficiaries', estateBackup: noBackup }

const toThese = (persons: readonly Person[], charities: readonly Charity[]): Answer => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: evenly({
    split: 'Equal shares',
    persons: persons.map((person) => ({ id: person.id, percent: 0, theirChildren: childrenUsuallyFollow(person) })),
    charities: charities.map(({ id }) => ({ id, percent: 0 })),
  }),
})

type Takes = { readonly person: Person; readonly answer?: Answer | undefined }

/** These people and charities alone share equally. */
const sharedBy = (will: Will, takes: readonly Takes[], charities: readonly Charity[] = []): Will => {
  const answered: Will = {
    ...will,
    ...(will.classes && { classes: [] }),
    persons: will.persons.map((person) => {
      const taker = takes.find((each) => each.person.id === person.id)
      return taker ? { ...person, ...taker.answer } : person
    }),
  }
  const ticked = [
    ...will.persons.map(({ id }) => ['persons', id, takes.some(({ person }) => person.id === id)] as const),
    ...will.charities.map(({ id }) => ['charities', id, charities.some((charity) => charity.id === id)] as const),
  ].reduce((whole, [list, id, inherit]) => withInherit(whole, list, id, inherit), answered)
  return withEqualShares(ticked)
}

/** Each with the answer that their own children take their part. */
const followed = (persons: readonly Person[]): Takes[] => persons.map((person) => ({ person, answer: toTheirChildren }))

export type Family = {
  readonly partner: Person | undefined
  /** The testator's own children, and in place of one who has died the children they left. */
  readonly children: readonly Person[]
  /** Whom the testator has named to leave something to. A partner of before is never among them. */
  readonly others: readonly Person[]
  readonly charities: readonly Charity[]
}

/** Those to whom a plan may give something. */
export const familyOf = (will: Will): Family => {
  const partner = partnerNow(will)
  return {
    partner: partner?.isExcluded ? undefined : partner,
    children: will.haveChildren === 'Yes' ? mayShare(will).filter(isOwnChild) : [],
    others: candidatesOf(will).filter(
      (person) =>
        person.type === 'Person' && !isOwnChild(person) && !isSpouse(person) && person.relationship !== 'Ex Partner',
    ),
    charities: will.charities.filter(({ type }) => type === 'Charity'),
  }
}

/** Those of the others who take something now, or instead of somebody: the rest may be named for another reason. */
export const familyThatTakes = (will: Will): Family => {
  const family = familyOf(will)
  const [alone, ...more] = family.others.filter(({ inherit }) => inherit)
  const before = family.partner ?? (more.length === 0 ? alone : undefined)
  const instead = before && backupsOf(will, before)
  const takes = (list: 'persons' | 'charities') => (heir: Person | Charity) =>
    heir.inherit || instead?.[list].some(({ id }) => id === heir.id) === true
  return {
    ...family,
    others: family.others.filter(takes('persons')),
    charities: family.charities.filter(takes('charities')),
  }
}

/** In the order in which the law of those who leave no will comes to them (Administration of Estates Act 1925 s.46). */
const closer: readonly ((person: Person) => boolean)[] = [
  ({ relationship }) => factsOf(relationship).descendant === 'own',
  ({ relationship = '' }) => /^(Fa|Mo)ther$/.test(relationship),
  ({ relationship = '' }) => /^(Bro|Si)/.test(relationship),
  ({ relationship }) => factsOf(relationship).group === 'Family',
]

/** The one of them who is closest. Undefined: several are as close, or nobody is a relation. */
const closestOf = (people: readonly Person[]): Person | undefined => {
  const [first, ...asClose] = closer.map((is) => people.filter(is)).find(({ length }) => length > 0) ?? []
  return asClose.length === 0 && !first?.died ? first : undefined
}

/**
 * Whether the family is one whose wishes a plan can guess. A sum that is held for a disabled person, and a home or an income for somebody
 * else than the partner, are plans of the testator's own, and a child still to come may be the only one.
 */
const isPlain = (will: Will, { partner, children }: Family): boolean =>
  trustOf(will, 'Disabled person')?.amount === undefined &&
  (['Home', 'Residue'] as const).every((kind) => (trustOf(will, kind)?.for ?? partner?.id) === partner?.id) &&
  (children.length > 0 || will.laterChildren !== 'Yes')

/** Whether a child of one is said, or seen, not to be the other's: the plan that keeps something for each child then comes first. */
export const isBlended = (will: Will): boolean =>
  will.situation?.['earlier-relationship'] === 'Yes' || candidatesOf(will).some(isStepchild)

/** The testator's home, where it is not given away. */
const homeToHold = (will: Will) =>
  will.ownProperty === 'Yes'
    ? will.accounts.find(
        ({ id, isYourOwn, assetType }) =>
          assetType === 'Property' && isYourOwn === 'Yes' && will.gifts.every(({ accountId }) => accountId !== id),
      )
    : undefined

/** Whether it has to be said, or changed, how the home is owned before the will can have it held. */
export const isUnsettled = (home: Account): boolean => home.owner === undefined || mayPassToCoOwner(home)

/** What ends a trust while the person lives, taken back: it is then for life. */
const forLife = {
  endDate: undefined,
  endYears: undefined,
  endsIfMarries: undefined,
  endsIfCouple: undefined,
  endsIfLeaves: undefined,
} as const

const endsEarly = (trust: Trust): boolean =>
  Object.keys(forLife).some((key) => ![undefined, 'No'].includes(trust[key as keyof typeof forLife] as undefined))

const withTrustForLife = (will: Will, kind: TrustKind, person: Person, change: object = {}): Will => {
  const before = trustOf(will, kind)
  const early = before && endsEarly(before) ? { ...forLife, endsSaid: undefined } : {}
  return withTrust(will, kind, { ...early, ...change, for: person.id })
}

/**
 * Half to the partner, and half between the others. Less than half beside a home for life is advised to be seen by a solicitor
 * first (Inheritance (Provision for Family and Dependants) Act 1975).
 */
const withHalfFor = (will: Will, partner: Person, others: number): Will =>
  others === 1
    ? will
    : withEstateShares(will, 'Different shares', (heir) =>
        heir.kind === 'person' && heir.person.id === partner.id ? { n: 1, d: 2 } : { n: 1, d: 2 * others },
      )

type Write = SharePlan['write']

const plan = (
  id: SharePlanId,
  write: Write,
  isOf = true,
  more: Pick<SharePlan, 'holds' | 'waits'> = {},
): SharePlan[] => {
  const others = HELD.filter((kind) => kind !== more.holds)
  return isOf ? [{ id, ...more, write: (whole) => write(others.reduce(withoutTrust, whole)) }] : []
}

/** Those who are said to be disabled, and the one whose share is held as it is. */
const disabledIn = (will: Will, { partner, children, others }: Family): Person[] =>
  [...(partner ? [partner] : []), ...children, ...others].filter(
    ({ id, died, disabled }) => !died && (disabled || trustOf(will, 'Disabled person')?.for === id),
  )

/** All share equally, and the share of one who is disabled is held for them. */
const withShareHeld = (will: Will, family: Family): SharePlan[] => {
  const { partner, children, others, charities } = family
  const answer = children.length > 0 ? toMyChildren(children) : toTheOthers
  return disabledIn(will, family).flatMap((person) => {
    const beside = children.length > 0 ? others.filter(({ id }) => id === person.id) : others
    const takes = [...(partner ? [{ person: partner, answer }] : []), ...followed([...children, ...beside])]
    const bodies = partner || children.length > 0 ? [] : charities
    return plan(
      `held-share ${person.id}`,
      (whole) => withTrust(sharedBy(whole, takes, bodies), 'Disabled person', { for: person.id }),
      true,
      { holds: 'Disabled person' },
    )
  })
}

/** The plans of a family, whatever the operator offers, in the order in which they are shown. */
const plansOf = (will: Will, family: Family): SharePlan[] =>
  isPlain(will, family) ? [...withShareHeld(will, family), ...ordinaryPlans(will, family)] : []

/** All to the one who is closest, and to the rest of them if that one has died. */
const toTheClosest = (others: readonly Person[], charities: readonly Charity[]): SharePlan[] => {
  const person = closestOf(others)
  const rest = others.filter((each) => each !== person)
  if (!person || rest.length + charities.length === 0) return []
  return plan('closest', (whole) => sharedBy(whole, [{ person, answer: toThese(rest, charities) }]))
}

const ordinaryPlans = (will: Will, { partner, children, others, charities }: Family): SharePlan[] => {
  const hasOthers = others.length > 0
  if (!partner)
    return children.length > 0
      ? [
          ...plan('children', (whole) => sharedBy(whole, followed(children))),
          ...plan('children-and-others', (whole) => sharedBy(whole, followed([...children, ...others])), hasOthers),
        ]
      : [
          ...plan(
            'others',
            (whole) => sharedBy(whole, followed(others), charities),
            others.length + charities.length > 0,
          ),
          ...toTheClosest(others, charities),
        ]
  const allToPartner = (answer?: Answer) => (whole: Will) => sharedBy(whole, [{ person: partner, answer }])
  const [following, answer] = children.length > 0 ? [children, toMyChildren(children)] : [others, toTheOthers]
  const home = following.length > 0 ? homeToHold(will) : undefined
  const shared = (whole: Will) => sharedBy(whole, [{ person: partner, answer }, ...followed(following)])
  const equally = (whole: Will) => sharedBy(whole, followed(following))
  const sharedNow = plan('shared-now', shared, following.length > 0)
  const homeForLife = plan(
    'home-for-life',
    (whole) =>
      withTakersOf(
        'Home',
        equally,
      )(
        withTrustForLife(
          withHalfFor(shared(whole), partner, following.length),
          'Home',
          partner,
          home && { accountId: home.id },
        ),
      ),
    home !== undefined,
    { holds: 'Home', waits: home !== undefined && isUnsettled(home) },
  )
  if (children.length === 0)
    return [
      ...plan('partner-then-others', allToPartner(toThese(others, [])), hasOthers),
      ...plan('partner-then-charities', allToPartner(toThese([], charities)), charities.length > 0),
      ...plan('partner', allToPartner(), others.length + charities.length === 0),
      ...sharedNow,
      ...homeForLife,
    ]
  const allThenChildren = plan('partner-then-children', allToPartner(toMyChildren(children)))
  const held = [
    ...homeForLife,
    ...plan(
      'income-for-life',
      (whole) => withIncomeFirst(partner.id)(withTrustForLife(equally(whole), 'Residue', partner)),
      will.ownProperty !== 'Yes' && isBlended(will),
      { holds: 'Residue' },
    ),
  ]
  return isBlended(will) ? [...held, ...sharedNow, ...allThenChildren] : [...allThenChildren, ...sharedNow, ...held]
}

/** The will before anybody is chosen to share it. */
export const withNobodyChosen = (will: Will): Will => ({
  ...will,
  persons: will.persons.map((person) => ({ ...person, inherit: false })),
  charities: will.charities.map((charity) => ({ ...charity, inherit: false })),
  ...(will.classes && { classes: [] }),
})

/** More are not compared at a glance, with a way of one's own beside them. */
const MOST_PLANS = 4

/**
 * The plans to choose from, in order. Of too many the last fall away, but never the one that the answers are.
 * @param offered The parts of a will that the operator offers.
 */
export const sharePlansFor = (will: Will, offered: readonly OfferedPart[]): SharePlan[] => {
  const plans = plansOf(will, familyOf(will))
  const now = sharePlanOf(will)
  const all = now && plans.every(({ id }) => id !== now.id) ? [now, ...plans] : plans
  const may = all.filter(({ holds }) => !holds || offered.includes(partOfTrust[holds]))
  const isNow = ({ id }: SharePlan) => id === now?.id
  const most = [...may.filter(isNow), ...may.filter((each) => !isNow(each))].slice(0, MOST_PLANS)
  return may.filter((each) => most.includes(each))
}

/** The will with the answers of a plan for this family. Undefined: it is not offered, or something has to be known first. */
export const writtenFor = (will: Will, id: SharePlanId, family: Family): Will | undefined =>
  plansOf(will, family)
    .find((each) => each.id === id && !each.waits)
    ?.write(will)

/** The will with the answers of a plan. A family that has changed meanwhile is written as it is now, or stays as it is. */
export const withSharePlan =
  (id: SharePlanId) =>
  (will: Will): Will =>
    sharePlanOf(will)?.id === id ? will : (writtenFor(will, id, familyOf(will)) ?? will)

/** The will with the answers about shares that it had before. A person who was added since keeps their own. */
export const withSharesOf =
  (before: Will) =>
  ({ classes: _classes, trusts: _trusts, estateSplit: _split, ...will }: Will): Will => ({
    ...will,
    ...(before.classes && { classes: before.classes }),
    ...(before.trusts && { trusts: before.trusts }),
    ...(before.estateSplit && { estateSplit: before.estateSplit }),
    persons: will.persons.map((person) => personById(before, person.id) ?? person),
    charities: will.charities.map((charity) => charityById(before, charity.id) ?? charity),
  })

const takerIn = (will: Will, heir: Heir): unknown => {
  const part = String(heir.part)
  switch (heir.kind) {
    case 'class':
      return [heir.group.of, part]
    case 'charity':
      return ['charity', heir.charity.id, part]
    case 'person':
      return [heir.person.id, part, !heir.person.died && heir.person.estateIfDie, backupsOf(will, heir.person)]
  }
}

/** Who shares, in which parts, who takes instead, and what is held first: all that a plan decides. */
const decided = (will: Will): string =>
  JSON.stringify([
    heirsShareEqually(will),
    inheritors(will).map((heir) => takerIn(will, heir)),
    HELD.map((kind) => {
      const trust = trustOf(will, kind)
      const view = trust && kind === 'Home' ? willOfTakers(will, trust) : undefined
      const takers = view && inheritors(view).map((heir) => takerIn(view, heir))
      return trust && [trust.for, trust.accountId, endsEarly(trust), takers]
    }),
  ])

/** The plan that the answers are, whoever wrote them. Undefined: the testator's own way, or no answer. */
export const sharePlanOf = (will: Will): SharePlan | undefined => {
  if (will.estateSplit === undefined) return undefined
  const now = decided(will)
  return plansOf(will, familyThatTakes(will)).find(({ waits, write }) => !waits && decided(write(will)) === now)
}

/** The plan that the answers are but for what ends the trust of the home while the person lives, which is asked of a plan for life. */
export const sharePlanBeforeItEnds = (will: Will): SharePlan | undefined =>
  sharePlanOf(trustOf(will, 'Home') ? withTrust(will, 'Home', forLife) : will)
