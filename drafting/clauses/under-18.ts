import { ADULT_FROM_AGE } from '#core/constants.ts'
import { ownChildrenOf } from '#core/will/backups.ts'
import { laterChildrenShareAnywhere } from '#core/will/later-children.ts'
import { type ChildrenAge, childrenAges } from '#core/will/lists.ts'
import { isBody, isSpouse, mayShare } from '#core/will/questions.ts'
import { factsOf } from '#core/will/relationships.ts'
import type { Person, Will } from '#core/will/schema.ts'
import {
  type AgeOrStart,
  ageInClass,
  ageOfChildren,
  ageToTake,
  grandchildrenIn,
  isAllHeldFor,
  isTheirsAtOnce,
  whoMayTake,
} from '#core/will/young-takers.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { type Party, partiesOf, partyOfPerson } from '../party.ts'
import {
  answer,
  type ClauseWords,
  type DraftBlock,
  type DraftRun,
  inSeries,
  nameOf,
  paragraph,
  parentOf,
  sentence,
  term,
} from '../wording.ts'
import { type HeldOnTrust, heldOnTrustPart, onTrust } from './trustees.ts'

/** The testator's own children, and the age at which what they take becomes theirs. Never missing: the answer has a default. */
export type AgeOfChildren = {
  readonly age: ChildrenAge
  readonly children: readonly Party[]
  readonly laterChildren: boolean
}

const ageOfChildrenOf = (will: Will): AgeOfChildren => {
  const children = partiesOf(
    will,
    ownChildrenOf(will).flatMap(({ id }) => (isAllHeldFor(will, id) ? [] : id)),
  )
  const laterChildren =
    will.laterChildren === 'Yes' && (will.haveChildren === 'Yes' || laterChildrenShareAnywhere(will))
  return { age: children.length > 0 || laterChildren ? ageOfChildren(will) : ADULT_FROM_AGE, children, laterChildren }
}

export const ageOfChildrenPart: Part<AgeOfChildren> = { steps: [], of: ageOfChildrenOf, outline: ageOfChildrenOf }

/** Those who wait longer than the law says. "children": all who take as one of a class. */
type Waiting = { readonly age: ChildrenAge; readonly who: readonly (Party | 'grandchildren')[] }
/** The ages that were chosen for others than the testator's own children, and those who have theirs from the start. */
export type OtherAges = {
  readonly waiting: readonly Waiting[]
  readonly atOnce: Waiting['who']
  readonly inClass: AgeOrStart | undefined
  readonly inLines: readonly { readonly line: Party; readonly age: AgeOrStart }[]
}

export const mayBeChildOf = (parent: Person, person: Person): boolean => {
  const { type, relationship, died } = person
  const [of, own] = [parent.relationship, relationship].map((each) => factsOf(each).generation)
  if (died || type === 'partner' || isBody(person)) return false
  return of === undefined
    ? own === undefined || (own === 1 && isSpouse(parent))
    : own === of + 1 || relationship === undefined || relationship === 'Other'
}

/** Each who has died and whose children have another age for what they take as such than one who may be of them has by name. */
const linesOfAnotherAge = (will: Will): { readonly parent: Person; readonly age: AgeOrStart }[] => {
  const all = whoMayTake(will)
  const ageOf = (person: Person): AgeOrStart => (isTheirsAtOnce(person) ? 'from the start' : ageToTake(will, person))
  return all
    .filter(({ died }) => died)
    .map((parent) => ({ parent, age: ageOf(parent) }))
    .filter(({ parent, age }) => all.some((person) => mayBeChildOf(parent, person) && ageOf(person) !== age))
}

const otherAgesOf = (will: Will): OtherAges => {
  const own = ownChildrenOf(will)
  const mayOwn = mayShare(will).filter(({ id }) => !isAllHeldFor(will, id))
  const named = mayOwn.map((person) => ({
    who: partyOfPerson(will, person),
    atOnce: isTheirsAtOnce(person),
    age: own.includes(person) ? undefined : person.age,
  }))
  const group = grandchildrenIn(will)
  const classes = group ? [{ who: 'grandchildren' as const, atOnce: isTheirsAtOnce(group), age: group.age }] : []
  const all = [...named, ...classes]
  return {
    waiting: childrenAges.flatMap((age) => {
      const who = all.filter((each) => !each.atOnce && each.age === age).map((each) => each.who)
      return age === ADULT_FROM_AGE || who.length === 0 ? [] : [{ age, who }]
    }),
    atOnce: all.filter((each) => each.atOnce).map((each) => each.who),
    inClass: ageInClass(will),
    inLines: linesOfAnotherAge(will).map(({ parent, age }) => ({ line: partyOfPerson(will, parent), age })),
  }
}

/** Never missing: the answers have a default. */
export const otherAgesPart: Part<OtherAges> = { steps: [], of: otherAgesOf, outline: otherAgesOf }

/** Whether the clause names later children: those who have to wait longer than the law says. */
export const laterChildrenWait = ({ age, laterChildren }: AgeOfChildren): boolean =>
  laterChildren && age !== ADULT_FROM_AGE

const othersKeepTheirs = 'Nothing else in this will is affected: what others have taken stays theirs.'

// What somebody took when a trust ended passes as it would then: as if the testator had died, it would start the trust again.
const asIfThen = (fromTrusts: boolean): string =>
  fromTrusts
    ? 'as if I had died on that day or, if it came from a trust in this will, as if that trust had ended on that day and not by a death'
    : 'as if I had died on that day'

const at18 = (fromTrusts: boolean): DraftBlock[] => [
  paragraph`If somebody is under 18 when they are to take money, an account, a holding, property or any of my Residuary Estate, it becomes theirs if they reach 18. Until then my Executors hold it on trust. They may use the income, and any or all of the capital, for that person’s upkeep, education or benefit, and may pay it to a parent or guardian, whose receipt is enough.`,
  paragraph`If that person dies under 18, what has not been used or paid by then passes ${asIfThen(fromTrusts)}, so that children born since my death can take. ${othersKeepTheirs}`,
]

const called = (who: Waiting['who']): DraftRun[][] =>
  who.map((each) =>
    each === 'grandchildren' ? sentence`each grandchild of mine who takes as one of my grandchildren` : [nameOf(each)],
  )

/** Children take in the place of such a parent at 18. The will cannot name them: it does not know whom the parent will leave. */
const PARENT_THEN = 'a parent who was alive when I made this will'

/** Those who are named come first, whichever age is theirs: one sentence then has few forms, and a lawyer reads each. */
const agesOf = ({ age, children, laterChildren }: AgeOfChildren, { waiting, atOnce }: OtherAges): DraftBlock => {
  const keys = atOnce.flatMap((each) => (each === 'grandchildren' ? [] : [each.key]))
  const all = childrenAges.flatMap((each) => {
    const own = each === age
    const others = waiting.flatMap((group) => (group.age === each ? group.who : []))
    const names = [
      ...called(own ? children.filter(({ key }) => !keys.includes(key)) : []),
      ...called(others.filter((who) => who !== 'grandchildren')),
      ...(own && laterChildren ? [sentence`each later child of mine`] : []),
      ...called(others.filter((who) => who === 'grandchildren')),
    ]
    return each === ADULT_FROM_AGE || names.length === 0 ? [] : [{ names, each }]
  })
  return {
    kind: 'paragraph',
    runs: [
      ...all.flatMap(
        ({ names, each }, index) =>
          sentence`The ${index === 0 ? term('Age') : 'Age'} of ${inSeries(names)} is ${answer(`${each}`)}. `,
      ),
      ...sentence`The Age of anyone else is 18. So is the Age of anyone for what they take in place of ${PARENT_THEN}.`,
    ],
  }
}

// The income belongs to the child from 18 and nothing may be used for anyone else: both are conditions of the tax relief.
const later = (fromTrusts: boolean): DraftBlock[] => [
  paragraph`If somebody is under their Age when they are to take money, an account, a holding, property or any of my Residuary Estate, it becomes theirs if they reach their Age. Until then my Executors hold it on trust for that person and for nobody else.`,
  paragraph`Until that person is 18, my Executors may use the income for that person’s upkeep, education or benefit, and add what they do not use to the capital. From 18, the income is that person’s. At any time my Executors may use any or all of the capital for that person’s upkeep, education or benefit. What is for somebody under 18 may be paid to a parent or guardian, whose receipt is enough.`,
  paragraph`If that person dies under their Age, what has not been used or paid by then passes ${asIfThen(fromTrusts)}, so that children born since my death can take. ${othersKeepTheirs}`,
]

/** Nothing is taken from them if they die young: their own estate has it. */
const fromTheStart = ({ atOnce }: OtherAges, fromTrusts: boolean): DraftBlock[] =>
  atOnce.length === 0
    ? []
    : [
        paragraph`What this will gives to ${inSeries(called(atOnce))} is theirs from the start${fromTrusts ? ' or, if it comes from a trust in this will, from the day that trust ends' : ''}. While that person is under 18 my Executors hold it for that person and for nobody else. They may use the income, and any or all of the capital, for that person’s upkeep, education or benefit, and may pay it to a parent or guardian, whose receipt is enough. If that person dies under 18, it belongs to their estate. This does not apply to what they take in place of ${PARENT_THEN}. The rest of this clause is not about what is theirs from the start.`,
      ]

/** A child may take as one of several and by name or in the place of a parent: the way of taking decides the age of each thing. */
const inItsWay = (
  age: AgeOrStart,
  at: boolean,
  [who, asOne]: readonly [ClauseWords, ClauseWords],
  [named, child, those]: readonly [string, string, string],
): DraftBlock => {
  const itsAge =
    age === 'from the start'
      ? sentence`A ${who} does not have to reach an age for what they take as one of ${asOne}`
      : at
        ? sentence`What a ${who} takes as one of ${asOne} becomes theirs if they reach 18`
        : sentence`For what a ${who} takes as one of ${asOne} their Age is ${answer(`${age}`)} and no other`
  return paragraph`${itsAge}, whatever this clause says of them ${named}. For what that ${child} takes in any other way, this clause applies as if they did not take as one of ${those}.`
}

const eachInItsWay = ({ inClass, inLines }: OtherAges, at: boolean): DraftBlock[] => [
  ...(inClass === undefined
    ? []
    : [
        inItsWay(
          inClass,
          at,
          ['grandchild of mine', 'my grandchildren'],
          ['or their parent by name', 'grandchild', 'my grandchildren'],
        ),
      ]),
  ...inLines.map(({ line, age }) =>
    inItsWay(age, at, [sentence`child of ${parentOf(line)}`, [nameOf(line)]], ['by name', 'child', 'those children']),
  ),
]

/** What was theirs from the death waits for no age, and what is held for a disabled person is theirs at none. */
const notByAge = (held: readonly HeldOnTrust[], until: string): DraftBlock[] => {
  const vested = held.filter(({ isVested }) => isVested)
  const disabled = held.filter(({ byRight }) => !byRight)
  return [
    ...(vested.length > 0
      ? [
          paragraph`Whatever else this clause says, what somebody takes from a trust in ${onTrust(vested)} is theirs from my death. My Executors only look after it until that person ${until}. If that person dies sooner, it belongs to their estate.`,
        ]
      : []),
    ...(disabled.length > 0
      ? [
          paragraph`This clause is not about what my Executors hold for ${inSeries(called(disabled.map(({ person }) => person)))} under ${onTrust(disabled)}.`,
        ]
      : []),
  ]
}

/** What the law gives anyway (Trustee Act 1925 ss.31 and 32) is relied on and not restated, except where a later age changes it. */
export const under18 = defineClause({
  id: 'under-18',
  heading: 'Young people',
  steps: ['will.estate-splits.split-distribution'],
  when: 'Always. Somebody may have to wait until 21 or 25.',
  appliesTo: always,
  needs: { childrenAge: ageOfChildrenPart, otherAges: otherAgesPart, heldOnTrust: heldOnTrustPart },
  from: ['childrenAge', 'classes', 'laterChildren', 'haveChildren', 'persons', 'trusts', 'gifts', 'ultimateDefault'],
  why: 'Says who holds what a young person is given until they are old enough, and what it may be used for.',
  source: 'Trustee Act 1925 ss.31 and 32; Inheritance Tax Act 1984 ss.71A, 71D',
  draft: ({ childrenAge, otherAges, heldOnTrust }) => {
    const fromTrusts = heldOnTrust.length > 0
    const at = childrenAge.age === ADULT_FROM_AGE && otherAges.waiting.length === 0
    return [
      ...fromTheStart(otherAges, fromTrusts),
      ...(at ? [] : [agesOf(childrenAge, otherAges)]),
      ...eachInItsWay(otherAges, at),
      ...(at ? at18 : later)(fromTrusts),
      ...notByAge(heldOnTrust, at ? 'is 18' : 'reaches their Age'),
    ]
  },
})
