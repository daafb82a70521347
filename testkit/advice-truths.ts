/**
 * What each sentence of advice claims about a will, as something that is so or is not. Written from the law, from the words of the
 * sentence and from the engine of outcomes, and not from the conditions of `core/advice`: those are what it is compared with.
 */
import type { Advice } from '#core/advice/advice.ts'
import { whoTakes } from '#core/estate/distribution.ts'
import { type Failed, failuresOf } from '#core/estate/failures.ts'
import { Fraction, sumOf } from '#core/estate/fraction.ts'
import type { Holding } from '#core/estate/history.ts'
import { planOf } from '#core/estate/plan.ts'
import { ageOn, type Day } from '#core/text/calendar-day.ts'
import type { Situation, TriggerId } from '#core/will/lists.ts'
import type { Person, Trust, Will } from '#core/will/schema.ts'
import { willOfTakers } from '#core/will/trusts.ts'
import { husbandOrWife } from './probate-key.ts'
import { stagesOf } from './stages-of.ts'

/** What somebody reads the sentence of: the will, the day, and who has what in some deaths. */
export type Told = { readonly will: Will; readonly today: Day }
type IsSo = (told: Told) => boolean
/** A part of the sentence by which it is known, and what it claims. */
export type Claim = readonly [words: string, isSo: IsSo]

const over = (share: number): Fraction => Fraction.of(share, 100)

const stated =
  (...ids: readonly Situation[]): IsSo =>
  ({ will }) =>
    ids.some((id) => will.situation?.[id] === 'Yes' || will.situation?.[id] === 'Not sure')

/** Who has what when the testator dies, and when every trust has ended, if these die first. */
const stagesIf = ({ will, today }: Told, failed: readonly Failed[] = []) => stagesOf(will, { failed }, today)
const nowOf = (told: Told, failed?: readonly Failed[]): readonly Holding[] => stagesIf(told, failed).now

const isIn = (will: Will, { for: id }: Trust): boolean =>
  will.persons.some((each) => each.id === id && !each.isExcluded)
const livingTrusts = (will: Will): Trust[] => (will.trusts ?? []).filter((trust) => isIn(will, trust))

const ownedBy = (holdings: readonly Holding[], of: Holding['of'], isTaker: (holding: Holding) => boolean): Fraction =>
  sumOf(holdings.filter((each) => each.of === of && each.how === 'taken' && isTaker(each)).map(({ share }) => share))

const isPerson = (id: number) => (holding: Holding) =>
  holding.how === 'taken' && holding.to.type === 'person' && holding.to.id === id

/** The part of the rest that is this person's own from the day of the death. */
const ofRest = (told: Told, id: number): Fraction => ownedBy(nowOf(told), 'Residue', isPerson(id))
/** The same with a share that is held for a disabled person, of which nobody else may have anything in their life. */
const ownOrHeldAlone = (holdings: readonly Holding[], id: number): Fraction =>
  ownedBy(holdings, 'Residue', isPerson(id)).plus(
    sumOf(
      holdings
        .filter(
          (each) => each.of === 'Residue' && each.how === 'held' && each.under === 'Disabled person' && each.for === id,
        )
        .map(({ share }) => share),
    ),
  )
const ofRestOrHeldAlone = (told: Told, id: number): Fraction => ownOrHeldAlone(nowOf(told), id)
const isNone = (share: Fraction): boolean => share.equals(Fraction.zero)
const isBelow = (share: Fraction, percent: number): boolean => share.compare(over(percent)) < 0

/** The same, or where a child of the testator has been born since who takes too. */
const mayBeBelow = ({ will, today }: Told, id: number, percent: number): boolean =>
  [{}, { livingChildren: 1 }].some((later) =>
    isBelow(ownedBy(stagesOf(will, { failed: [], later }, today).now, 'Residue', isPerson(id)), percent),
  )

const partners = ({ persons }: Will): Person[] =>
  persons.filter(
    ({ type, relationship }) =>
      type === 'partner' || ['Spouse', 'Husband', 'Wife', 'Civil Partner'].includes(relationship ?? ''),
  )
const isMarried = ({ status }: Will): boolean => status === 'Married' || status === 'Civil Partnership'
const isYoung = ({ dob, isChild }: Person, today: Day, age = 18): boolean =>
  dob ? ageOn(today, dob) < age : isChild === 'Yes'

const heldFor = (told: Told, id: number, lasts: (trust: Trust) => boolean): boolean =>
  livingTrusts(told.will).some((trust) => trust.kind !== 'Disabled person' && trust.for === id && lasts(trust))
const endsOnADay = ({ endDate, endYears }: Trust): boolean => endDate !== undefined || endYears !== undefined

/** Everybody but this one has died, and left nobody. */
const allBut = (will: Will, id: number): Failed[] => [
  ...will.persons.flatMap((each): Failed[] => (each.id === id || each.isExcluded ? [] : [{ person: each.id }])),
  ...will.charities.map((each): Failed => ({ charity: each.id })),
  { grandchildren: [] },
]

/** Whether there is a death of others in which the will gives this person anything at all, gifts and things apart. */
const mightTake = (told: Told, id: number): boolean => {
  const { now, later } = stagesIf(told, allBut(told.will, id))
  return (
    [...now, ...later].some((holding) => isPerson(id)(holding) || (holding.how === 'held' && holding.for === id)) ||
    livingTrusts(told.will).some((trust) => trust.for === id)
  )
}

/** Nobody stands behind charities alone: one that has closed has another like it. */
const isGiven = ({ will }: Told, id: number): boolean =>
  will.gifts.some(({ type, persons, charities, ifDie, backupPersons }) => {
    const hasBackups = ifDie === 'Goes to someone else' && (persons.length > 0 || charities.length === 0)
    return type !== 'Donation' && [...persons, ...(hasBackups ? backupPersons : [])].includes(id)
  }) || [...(will.belongings?.persons ?? []), ...(will.belongings?.backupPersons ?? [])].includes(id)

const children = ({ haveChildren, persons }: Will): Person[] =>
  haveChildren === 'Yes' ? persons.filter(({ type }) => type === 'Child') : []

const isGone = (will: Will, person: Person): boolean => will.excluded?.option === 'Yes' && person.isExcluded

const step = /^Step(son|daughter|child|-grand)/
const isOwn = ({ relationship, stepchildRole }: Person): boolean =>
  !step.test(relationship ?? '') || stepchildRole === 'Adopted'

/** A child, grandchild or great-grandchild of the testator. */
const isOfOwnLine = (person: Person): boolean =>
  isOwn(person) &&
  (person.type === 'Child' ||
    /^(Son|Daughter|(Great[- ])?[Gg]rand(son|daughter|child))$/.test(person.relationship ?? ''))

/** The testator's own children, added as children or as other people who are said to be theirs. */
const ownChildren = (will: Will): Person[] =>
  will.haveChildren === 'Yes'
    ? will.persons.filter(
        (person) =>
          (person.type === 'Child' && isOwn(person)) ||
          ['Son', 'Daughter'].includes(person.relationship ?? '') ||
          (/^Step(son|daughter)$/.test(person.relationship ?? '') && person.stepchildRole === 'Adopted'),
      )
    : []

/** Something of the rest, the home or the sum for a disabled person that is not free of tax at the death (ss.18, 23, 49, 89). */
const isTaxed = (told: Told, of: readonly Holding['of'][]): boolean => {
  const spouse = husbandOrWife(told.will)
  const exempt = spouse ? [spouse.id] : []
  // Or where a child of the testator has been born since, who takes too.
  const now = [{}, { livingChildren: 1 }]
    .flatMap((later) => stagesOf(told.will, { failed: [], later }, told.today).now)
    .filter((holding) => of.includes(holding.of))
  return (
    livingTrusts(told.will).some((trust) => of.includes(trust.kind) && !exempt.includes(trust.for)) ||
    now.some((holding) => {
      if (holding.how === 'held') return !exempt.includes(holding.for)
      if (holding.how !== 'taken') return false
      return !(holding.to.type === 'charity' || (holding.to.type === 'person' && exempt.includes(holding.to.id)))
    })
  )
}

const homeOf = (will: Will) =>
  will.accounts.find(({ assetType, isYourOwn }) => assetType === 'Property' && isYourOwn === 'Yes')
const ownedTogether = (will: Will): boolean => {
  const home = homeOf(will)
  return home?.owner === 'I own it jointly with someone else' && home.ownershipType !== 'Tenants in common'
}
const homeGoesElsewhere: IsSo = ({ will }) =>
  will.gifts.some((gift) => gift.accountId === homeOf(will)?.id && gift.persons.length + gift.charities.length > 0) ||
  livingTrusts(will).some(
    (trust) =>
      trust.kind === 'Home' &&
      trust.accountId === homeOf(will)?.id &&
      partners(will).every(({ id }) => id !== trust.for),
  )
/** What somebody who shares the testator's life has is over on a day, though they are alive. */
const endsForPartner: IsSo = (told) => partners(told.will).some(({ id }) => heldFor(told, id, endsOnADay))

/** In some death of others somebody takes and is too young for it: in `stage`, and until `age`, if one is given. */
const someoneWaits = (told: Told, stage: 'now' | 'later', until: (age: number, id: number) => boolean): boolean =>
  [[], ...told.will.persons.map(({ id }) => allBut(told.will, id))].some((failed) =>
    stagesIf(told, failed)[stage].some(
      (holding) =>
        holding.how === 'taken' &&
        holding.to.type === 'person' &&
        holding.to.heldUntil !== undefined &&
        until(holding.to.heldUntil, holding.to.id),
    ),
  )

const classMayWait = ({ classes }: Pick<Will, 'classes'>): boolean =>
  (classes ?? []).some(({ young }) => young !== 'Theirs at once')

const standsIn = (told: Told, id: number): boolean =>
  [
    ...nowOf(told, [{ person: id, livingChildren: 1 }]),
    ...stagesIf(told, [{ person: id, livingChildren: 1 }]).later,
  ].some((holding) => holding.how === 'taken' && holding.to.type === 'child' && holding.to.of === id)

/** Worlds in which each place of the will gives something: everybody lives, one of them has died, or all but one. */
const worlds = (will: Will): readonly (readonly Failed[])[] => [
  [],
  ...will.persons.map(({ id }): Failed[] => [{ person: id }]),
  ...will.persons.map(({ id }) => allBut(will, id)),
]

/** Where the testator's children take as a last resort, or of the share of somebody else who dies first, and a later child does not. */
const isMissedInAPlace = (view: Will, own: ReadonlySet<number>): boolean => {
  const plan = planOf(view)
  const last = plan.lastly.filter(({ to }) => to.type === 'person' && own.has(to.id))
  if (last.length > 0 && last.every(({ later }) => later === undefined)) return true
  return plan.shares.some(({ to }) => {
    if (to.type !== 'person' || own.has(to.id)) return false
    const taken = whoTakes(plan, failuresOf(view, [{ person: to.id }]), { livingChildren: 1 })
      .filter(({ under }) => typeof under === 'object' && under.type === 'person' && under.id === to.id)
      .map(({ taker: { named } }) => named)
    const isChild = ({ type, id }: (typeof taken)[number]) => type === 'person' && own.has(id)
    return taken.some(isChild) && !taken.some(({ type }) => type === 'later-children')
  })
}

/** Whoever has died first, and nobody of the will is a child of the testator by law. */
const laterChildGetsNothing: IsSo = (told) =>
  ownChildren(told.will).length === 0 &&
  worlds(told.will).every((failed) => {
    const { now, later } = stagesOf(told.will, { failed, later: { livingChildren: 1 } }, told.today)
    return [...now, ...later].every((holding) => holding.how !== 'taken' || holding.to.type !== 'later-child')
  })

const laterChildIsMissed: IsSo = (told) => {
  const own = new Set(ownChildren(told.will).map(({ id }) => id))
  const views = [told.will, ...livingTrusts(told.will).map((trust) => willOfTakers(told.will, trust))]
  if (views.some((view) => isMissedInAPlace(view, own))) return true
  return worlds(told.will).some((failed) => {
    const { now, later } = stagesOf(told.will, { failed, later: { livingChildren: 1 } }, told.today)
    return [now, later].some((holdings) =>
      (['Residue', 'Home', 'Disabled person'] as const).some((of) => {
        const ofIt = holdings.filter((holding) => holding.of === of)
        // A share that is held for a disabled child of the testator is that child's part too.
        const isForChild = (holding: Holding): boolean =>
          holding.how === 'held'
            ? holding.under === 'Disabled person' && of === 'Residue' && own.has(holding.for)
            : holding.how === 'taken' && holding.to.type === 'person' && own.has(holding.to.id)
        const isLaterChild = (holding: Holding): boolean => holding.how === 'taken' && holding.to.type === 'later-child'
        return ofIt.some(isForChild) && !ofIt.some(isLaterChild)
      }),
    )
  })
}

/** Postcodes of Scotland, Northern Ireland, the Channel Islands and the Isle of Man. */
const NOT_HERE = /^(AB|BT|DD|EH|FK|G|GY|HS|IM|IV|JE|KA|KW|KY|ML|PA|PH|ZE)\d/i

const sumsTo100 = (percents: readonly number[]): boolean =>
  Math.round(percents.reduce((sum, each) => sum + each * 100, 0)) === 100_00
const held =
  (...kinds: readonly Trust['kind'][]): IsSo =>
  ({ will }) =>
    livingTrusts(will).some(({ kind }) => kinds.includes(kind))
const isForPartner = (will: Will, trust: Trust): boolean => partners(will).some(({ id }) => id === trust.for)

/** Every piece of advice. One without a row does not compile; a sentence that no row knows fails the test. */
/** Whether a disabled person for whom something is held is named where something else is given, shared or left over, and has it outright. */
const outrightBesideTheirs = (will: Will, ofWorth: boolean): boolean =>
  livingTrusts(will).some(({ kind, for: id, everythingElse }) => {
    if (kind !== 'Disabled person' || everythingElse !== 'No') return false
    const { trusts = [], persons, gifts, ...others } = will
    const rest = JSON.stringify([others.ultimateDefault, others.pets, trusts.filter((each) => each.kind !== kind)])
    const named = (ids: readonly number[]): boolean => ids.includes(id)
    const person = persons.find((each) => each.id === id)
    const shares = persons.some(
      (each) => each.inherit && (each.id === id || each.estateBackup.persons.some((backup) => backup.id === id)),
    )
    const asChild = persons.some((each) => each.inherit && /my children|their children/.test(each.estateIfDie ?? ''))
    const worth = gifts.some(({ type, ...gift }) => type !== 'Item' && named([...gift.persons, ...gift.backupPersons]))
    const thing =
      gifts.some((gift) => named([...gift.persons, ...gift.backupPersons])) ||
      named([...(will.belongings?.persons ?? []), ...(will.belongings?.backupPersons ?? [])])
    return ofWorth ? shares || asChild || worth || rest.includes(`${id}`) || person === undefined : thing
  })

export const advisedTruths: Readonly<Record<Exclude<TriggerId, 'T17'>, readonly Claim[]>> = {
  T1: [
    ['from the age of 18', ({ will, today }) => will.details.dob !== undefined && ageOn(today, will.details.dob) < 18],
  ],
  T2: [
    ['Other countries have their own rules', stated('land-abroad')],
    ['The United States taxes', stated('us-citizen')],
    ['This will covers what you own in other places', stated('land-elsewhere-in-uk', 'money-abroad')],
  ],
  T3: [
    [
      'permanent home is in England or Wales',
      (told) => stated('home-elsewhere')(told) || NOT_HERE.test(told.will.details.address?.postcode?.trim() ?? ''),
    ],
  ],
  T4: [
    [
      'There can be a limit when they have lived abroad',
      (told) => stated('spouse-abroad')(told) && isMarried(told.will),
    ],
  ],
  T5: [
    [
      'Agreements can decide who may take a business',
      (told) =>
        stated('business-with-others', 'farm')(told) ||
        told.will.accounts.some(({ assetType }) => assetType === 'Business') ||
        told.will.gifts.length > 0,
    ],
    ['Your business goes with the rest', stated('business-alone')],
  ],
  T6: [
    [
      'Money left to them outright',
      (told) => stated('needs-help-with-money', 'disabled-and-means-tested')(told) && !held('Disabled person')(told),
    ],
    ['What they get can lower their benefits', stated('means-tested')],
  ],
  T7: [
    ['A divorce does not end that', ({ will }) => ownedTogether(will)],
    ['Your home does not go to everyone chosen here', ({ will }) => homeOf(will)?.ownershipType === 'Joint tenants'],
    ['Your share of your home may not go', ({ will }) => ownedTogether(will)],
    [
      'One of these gifts is of a home or property that you own with someone else',
      ({ will }) => will.gifts.some(({ accountId }) => accountId !== undefined),
    ],
  ],
  T8: [
    [
      'unless it is of a kind that you can make here',
      (told) => stated('life-interest')(told) && !held('Home', 'Residue')(told),
    ],
    ['a child of yours can wait until 21 or 25', stated('older-than-18')],
    ['A young person can wait until 21 or 25 here', stated('older-than-25')],
  ],
  T9: [
    ['You are still married to someone else', stated('still-married-to-another')],
    [
      'who gets little can ask a court',
      (told) =>
        partners(told.will).some(
          ({ id }) => mayBeBelow(told, id, 30) && !heldFor(told, id, (trust) => !endsOnADay(trust)),
        ),
    ],
    ['ends on a day that you chose, even if they are alive then', endsForPartner],
    ['gets less than half of what you leave', (told) => partners(told.will).some(({ id }) => mayBeBelow(told, id, 50))],
    [
      'Until a divorce is final you are still married in law',
      (told) => told.will.status === 'Separated' || stated('divorce-under-way')(told),
    ],
    [
      'The person you expect to marry gets none of the rest to own',
      (told) => told.will.status === 'Engaged' && partners(told.will).every(({ id }) => isNone(ofRest(told, id))),
    ],
    ['You give your home', homeGoesElsewhere],
  ],
  T10: [
    [
      'A child under 18, or someone you support, has good reason',
      (told) =>
        stated('dependant-left-out')(told) ||
        told.will.persons.some((child) => isYoung(child, told.today) && isNone(ofRest(told, child.id))),
    ],
    [
      'gets nothing for certain while your partner lives',
      (told) =>
        children(told.will).some((child) => isYoung(child, told.today) && isNone(ofRest(told, child.id))) &&
        partners(told.will).some(({ id }) => !isNone(ofRestOrHeldAlone(told, id)) || heldFor(told, id, () => true)),
    ],
    [
      'has what you leave them only after your partner',
      (told) =>
        children(told.will).some(
          (child) =>
            isYoung(child, told.today) &&
            isNone(ofRest(told, child.id)) &&
            stagesIf(told).later.some(isPerson(child.id)),
        ) && partners(told.will).some(({ id }) => heldFor(told, id, () => true)),
    ],
    [
      'A child of yours is left out, or gets nothing here',
      (told) =>
        told.will.persons.some((person) => isGone(told.will, person)) ||
        children(told.will).some(({ id }) => !mightTake(told, id) && !isGiven(told, id)),
    ],
  ],
  T11: [
    [
      'Your partner gets none of the rest to own',
      (told) => partners(told.will).every(({ id }) => isNone(ofRest(told, id))),
    ],
    ['ends on a day that you chose, even if they are alive then', endsForPartner],
    ['You give your home', homeGoesElsewhere],
  ],
  T12: [
    ['Only a court order made when you divorced', stated('former-spouse-may-claim')],
    ['Few do so when money was settled long ago', stated('no-order-after-divorce')],
  ],
  T13: [
    [
      'What goes to your partner becomes theirs',
      (told) =>
        partners(told.will).some(({ id }) => [...nowOf(told), ...stagesIf(told).later].some(isPerson(id))) &&
        children(told.will).length > 0,
    ],
  ],
  T14: [
    ['if you understood your will', stated('memory-or-hospital')],
    ['After a big change late in life', stated('departs-from-last-will')],
    ['ask your doctor for a short note', stated('serious-illness')],
  ],
  T15: [['It has to be read to you, or signed for you', stated('reading-or-signing')]],
  T16: [['', stated('others-choose', 'helper-beside-me', 'under-pressure')]],
  T18: [
    ['a family can lose the extra tax allowance', stated('estate-over-taper')],
    [
      'pay inheritance tax on what they get above',
      (told) => stated('estate-over-two-bands')(told) && !isMarried(told.will),
    ],
    [
      'may be taxed at 36%',
      (told) =>
        isTaxed(told, ['Residue', 'Home', 'Disabled person']) &&
        ownedBy(nowOf(told), 'Residue', (each) => each.how === 'taken' && each.to.type === 'charity').compare(
          over(10),
        ) >= 0,
    ],
    [
      'Until you marry or form a civil partnership',
      (told) => !isMarried(told.will) && partners(told.will).some(({ inherit }) => inherit),
    ],
    [
      'Inheritance tax may be due on these gifts',
      (told) => !isTaxed(told, ['Residue']) && told.will.gifts.some(({ persons }) => persons.length > 0),
    ],
    ['Inheritance tax may be due on anything above', (told) => isTaxed(told, ['Residue', 'Home', 'Disabled person'])],
  ],
  T19: [
    [
      'An executor must be 18 to act',
      ({ will, today }) => will.persons.some((each) => will.executor.includes(each.id) && isYoung(each, today)),
    ],
    ['An executor who is abroad, bankrupt or unwilling', stated('executor-unsuitable')],
  ],
  T20: [
    [
      'Your will can appoint a guardian only for a child',
      ({ will, today }) => children(will).some((child) => isYoung(child, today)),
    ],
  ],
  T21: [['paid to help or advise you', stated('carer-or-adviser')]],
  T22: [['this child’s parent', stated('parentage')]],
  T23: [['A promise that someone relied on', stated('promise-acted-on')]],
  T24: [
    [
      'The shares do not add up to 100%',
      ({ will }) =>
        !sumsTo100([
          ...[...will.persons, ...will.charities].filter(({ inherit }) => inherit).map((each) => each.estatePercent),
          ...(will.classes ?? []).map((each) => each.estatePercent),
        ]),
    ],
    [
      'The backup shares do not add up to 100%',
      ({ will }) =>
        will.persons.some(
          ({ estateBackup: { persons, charities } }) =>
            !sumsTo100([...persons, ...charities].map((each) => each.percent)),
        ),
    ],
    [
      'as the backup for their own share',
      ({ will }) => will.persons.some(({ id, estateBackup }) => estateBackup.persons.some((each) => each.id === id)),
    ],
    [
      'has your name and birthday',
      ({ will }) =>
        will.persons.some(({ dob }) => dob?.year === will.details.dob?.year && dob?.day === will.details.dob?.day),
    ],
    [
      'Your gifts from one account add up to more than 100%',
      ({ will }) => will.gifts.reduce((sum, { percentage = 100 }) => sum + percentage, 0) > 100,
    ],
    ['may add up to more than there is', stated('gifts-over-estate')],
    [
      'add up to more than you told us you may own',
      ({ will }) =>
        will.gifts.reduce((sum, each) => sum + (each.amount ?? 0) * (each.persons.length + each.charities.length), 0) +
          will.pets.reduce((sum, { money = 0 }) => sum + money, 0) >
        325_000_00,
    ],
  ],
  T25: [
    ['Choose “Engaged” above', stated('plans-to-marry')],
    ['You told us you are engaged', ({ will }) => will.status === 'Engaged'],
  ],
  T26: [['Until the final order you are still married in law', stated('divorce-under-way')]],
  T27: [['If you owe more than you own', stated('debts-exceed-assets')]],
  T28: [['Courts set aside conditions', stated('conditions')]],
  T29: [
    [
      'A grandchild under 18 has what you leave them only from the age',
      (told) =>
        classMayWait(told.will) ||
        told.will.persons.some(
          (each) =>
            each.young !== 'Theirs at once' &&
            (each.died === true || (/grand/i.test(each.relationship ?? '') && isYoung(each, told.today))),
        ),
    ],
    [
      'If a child of yours dies before you',
      (told) =>
        told.will.persons.some(({ id }) => standsIn(told, id)) ||
        told.will.gifts.some(({ ifDie }) => ifDie === 'Goes to their children' || ifDie === undefined),
    ],
  ],
  T30: [['', stated('armed-forces')]],
  T31: [['A will is read too late', ({ will }) => (will.whatToDo?.description ?? '') !== '']],
  T32: [['looks like a gift', ({ will }) => (will.whatToDo?.description ?? '') !== '']],
  T33: [
    [
      'your will asks for two people to look after what',
      ({ will, today }) =>
        will.persons.filter(
          (each) => [...will.executor, ...will.executorBackup].includes(each.id) && !isYoung(each, today),
        ).length < 2,
    ],
    [
      'You named one executor, and no backup',
      ({ will }) => will.executor.length === 1 && will.executorBackup.length === 0,
    ],
  ],
  T34: [
    [
      'their own children get none of it',
      (told) =>
        told.will.persons.filter(isOfOwnLine).some(({ id }) => {
          const isTheirChild = (holding: Holding): boolean =>
            holding.how === 'taken' && holding.to.type === 'child' && holding.to.of === id
          const [whole, without] = [stagesIf(told), stagesIf(told, [{ person: id, livingChildren: 1 }])]
          return (['now', 'later'] as const).some(
            (at) => !isNone(ownOrHeldAlone(whole[at], id)) && isNone(ownedBy(without[at], 'Residue', isTheirChild)),
          )
        }),
    ],
  ],
  T35: [
    [
      'You chose that your partner’s share goes to your partner’s children',
      ({ will }) => partners(will).some(({ estateIfDie }) => estateIfDie === 'Pass to their children'),
    ],
  ],
  T36: [
    [
      'They get all of it on their 18th birthday',
      (told) =>
        someoneWaits(told, 'now', (age) => age === 18) ||
        told.will.gifts.some((gift) =>
          told.will.persons.some(
            (each) => [...gift.persons, ...gift.backupPersons].includes(each.id) && isYoung(each, told.today),
          ),
        ),
    ],
  ],
  T37: [['', ({ will }) => will.gifts.some(({ type }) => type === 'Share of an asset')]],
  T38: [
    [
      'If you own the home as joint tenants',
      ({ will }) =>
        livingTrusts(will).some(({ kind, accountId }) => {
          const home = will.accounts.find(({ id }) => id === accountId)
          return (
            kind === 'Home' &&
            home?.owner === 'I own it jointly with someone else' &&
            home.ownershipType !== 'Tenants in common'
          )
        }),
    ],
  ],
  T39: [['Two people besides the one it is for', held('Home', 'Residue', 'Disabled person')]],
  T40: [
    [
      'may live in the home and gets less than half of the rest',
      (told) =>
        livingTrusts(told.will).some(
          (trust) => trust.kind === 'Home' && isForPartner(told.will, trust) && mayBeBelow(told, trust.for, 50),
        ),
    ],
    [
      'has the income of the rest, for life at the most',
      ({ will }) => livingTrusts(will).some((trust) => trust.kind === 'Residue' && isForPartner(will, trust)),
    ],
  ],
  T41: [['Inheritance tax may be due twice', held('Home', 'Residue')]],
  T42: [
    [
      'younger than one of them, or not much older',
      ({ will }) =>
        livingTrusts(will).some(({ for: id }) => will.persons.some((each) => each.id === id && each.dob !== undefined)),
    ],
  ],
  T43: [
    [
      'Where someone has to reach an age first',
      (told) =>
        someoneWaits(told, 'later', () => true) ||
        classMayWait(told.will) ||
        livingTrusts(told.will).some(({ takers }) => takers !== undefined && classMayWait(takers)) ||
        someoneWaits(told, 'now', (age) => age > 18),
    ],
    [
      'held for a disabled person after somebody else’s time',
      (told) =>
        livingTrusts(told.will).some(({ everythingElse }) => everythingElse === 'Yes') && held('Home', 'Residue')(told),
    ],
  ],
  T44: [
    ['A short lease, a shared ownership home', stated('home-lease-or-let')],
    [
      'You give someone the income of the rest',
      (told) => held('Residue')(told) && stated('business-alone', 'business-with-others', 'farm', 'money-abroad')(told),
    ],
    ['We can hold one home', stated('others-decide')],
  ],
  T45: [['theirs once you have died', ({ will }) => livingTrusts(will).some(({ fixed }) => fixed === 'When I die')]],
  T46: [['What is held for someone is not theirs', stated('care-fees')]],
  T47: [['cannot have it afterwards as well', held('Home', 'Residue', 'Disabled person')]],
  T48: [
    [
      'someone who gets one of these benefits now',
      ({ will }) =>
        livingTrusts(will).some(
          ({ kind, benefit, benefitLasts }) =>
            kind === 'Disabled person' && (benefit === 'None of these' || benefitLasts === 'No'),
        ),
    ],
    [
      'You are not sure that they keep one of these benefits',
      ({ will }) => livingTrusts(will).some(({ benefitLasts }) => benefitLasts === 'Not sure'),
    ],
    [
      'what else this will gives the disabled person comes to them outright',
      ({ will }) => outrightBesideTheirs(will, true),
    ],
    [
      'the things this will gives the disabled person come to them outright',
      ({ will }) => outrightBesideTheirs(will, false),
    ],
    [
      'may stop their benefits, or be hard for them',
      (told) => stated('disabled-others')(told) && held('Disabled person')(told),
    ],
    [
      'may go to people they owe',
      (told) => stated('others-need-help-with-money')(told) && held('Disabled person')(told),
    ],
  ],
  T49: [
    [
      'has no backup guardian',
      ({ will, today }) =>
        children(will).some(
          (child) => isYoung(child, today) && child.guardianId.length > 0 && child.backupGuardianId.length === 0,
        ),
    ],
  ],
  T50: [
    ['a later child gets nothing there', laterChildIsMissed],
    ['a later child gets nothing beside them', laterChildGetsNothing],
  ],
  T51: [
    [
      'Your children do not all have the same guardians',
      ({ will, today }) =>
        new Set(
          children(will)
            .filter((child) => isYoung(child, today) && isOwn(child))
            .map(({ guardianId, backupGuardianId }) => `${guardianId} then ${backupGuardianId}`),
        ).size > 1,
    ],
  ],
  T52: [
    [
      'is also that child’s parent or guardian',
      ({ will, today }) =>
        will.secureLegacyProbateAsExecutor !== true &&
        children(will).some(
          (child) =>
            isYoung(child, today) &&
            will.persons
              .filter((each) => [...will.executor, ...will.executorBackup].includes(each.id) && !isYoung(each, today))
              .every(
                ({ id, type }) =>
                  [...child.guardianId, ...child.backupGuardianId].includes(id) ||
                  (type === 'partner' && (child.otherParentalResponsibility === 'Yes' || !isOwn(child))),
              ),
        ),
    ],
  ],
}

/** The most of the rest that this person has in some death of others. */
const mayShare = (told: Told, id: number): Fraction =>
  [nowOf(told), stagesIf(told).later]
    .map((each) => ownedBy(each, 'Residue', isPerson(id)))
    .reduce((a, b) => (a.compare(b) > 0 ? a : b))

/** The claim of a piece of advice. Undefined where no row knows its sentence. */
export const claimOf = ({ id, message }: Pick<Advice, 'id' | 'message'>): Claim | undefined =>
  id === 'T17' ? undefined : advisedTruths[id].find(([words]) => message.includes(words))

/** A husband, wife or civil partner who lives with the testator has under 30% of the rest, and nothing for life. */
export const spouseHasLittle = (told: Told): boolean =>
  isMarried(told.will) &&
  !stated('divorce-under-way')(told) &&
  partners(told.will).some(
    ({ id }) => isBelow(ofRestOrHeldAlone(told, id), 30) && !heldFor(told, id, (trust) => !endsOnADay(trust)),
  )

/** The home comes to them, so that their part of the rest does not say what they have. */
export const homeIsTheirs = ({ will }: Told): boolean => {
  const ids = partners(will).map(({ id }) => id)
  return (
    will.gifts.some((gift) => gift.accountId !== undefined && gift.persons.some((id) => ids.includes(id))) ||
    (ownedTogether(will) && (homeOf(will)?.mortgageWithPersons ?? []).some((id) => ids.includes(id)))
  )
}

/** Children, not left out, to whom nothing goes in any death of others. */
export const childrenWithoutProvision = (told: Told): readonly Person[] =>
  children(told.will).filter(
    (child) => !child.isExcluded && !child.died && !mightTake(told, child.id) && !isGiven(told, child.id),
  )

export const partnerHasSomething = (told: Told): boolean =>
  partners(told.will).some(({ id }) => !isNone(mayShare(told, id)) || heldFor(told, id, () => true))

export const anotherChildTakes = (told: Told): boolean =>
  children(told.will).some((child) => !child.isExcluded && (mightTake(told, child.id) || isGiven(told, child.id)))

export const actsAlone = ({ will }: Told): boolean =>
  will.executor.length === 1 &&
  will.executorBackup.length === 0 &&
  !(will.secureLegacyProbateAsExecutor && will.firmConsent)
