import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { charityById, type Heir, inheritors, nameOfHeir, personById } from '#core/will/questions.ts'
import type { Person, Share, Trust, Will } from '#core/will/schema.ts'
import { hundredthsOf, partOfShare, shareOfEstate } from '#core/will/share-parts.ts'
import { trustOfShare, trustsOf } from '#core/will/trusts.ts'
import { isAllHeldFor } from '#core/will/young-takers.ts'
import { aCharity, anHeir, aPerson, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { willRead } from '#testkit/clauses-read.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { PROPERTY_RUNS } from '#testkit/property-runs.ts'
import {
  type Ages,
  type Distribution,
  type IfItFails,
  type Later,
  type Portion,
  sharesReadFrom,
  UNNAMED,
} from '#testkit/shares-read-from-will.ts'
import {
  aHomeForLife,
  anIncomeForLife,
  aShareForADisabledPerson,
  forADisabledPerson,
  inBothWays,
} from '#testkit/trusts.ts'
import { type TrustRead, trustReadFrom } from '#testkit/trusts-read-from-will.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'

const portions = (will: Will, { persons, charities }: { persons: Share[]; charities: Share[] }): Portion[] => [
  ...persons
    .filter(({ id }) => personById(will, id)?.isExcluded === false)
    .map((share) => ({
      name: personById(will, share.id)?.fullname ?? '',
      hundredths: hundredthsOf(partOfShare(share)),
    })),
  ...charities.map((share) => ({
    name: charityById(will, share.id)?.fullname ?? '',
    hundredths: hundredthsOf(partOfShare(share)),
  })),
]

// By its own reading of the word: a son, a grandson or a great-grandson, and not a stepson.
const OWN_ISSUE = /^(great[- ])?(grand)?(son|daughter|child)$/i

// A stepchild whom the testator has adopted is a son or daughter in law.
const isStep = ({ relationship = 'Other', stepchildRole }: Person): boolean =>
  /^Step(son|daughter)$/.test(relationship) && stepchildRole !== 'Adopted'

const isIssue = (person: Person): boolean => {
  const { type, relationship = 'Other' } = person
  if (/^Step(son|daughter)$/.test(relationship)) return !isStep(person)
  return OWN_ISSUE.test(relationship) || (type === 'Child' && relationship !== 'Step-grandchild')
}

const isBody = ({ type }: Person): boolean => type.endsWith('Charity')

/** Equal by the answer, or by percentages that are equal but for the last hundredths: 33.33, 33.33 and 33.34. */
const areEqual = (named: readonly Portion[], split: string | undefined): boolean => {
  const most = Math.max(...named.map((each) => each.hundredths))
  const least = Math.min(...named.map((each) => each.hundredths))
  const odd = named.filter((each) => each.hundredths !== least).length
  return split ? split === 'Equal shares' : most - least < named.length && odd <= 1
}

/** One who takes alone has everything; those who share equally, with a later child or with each other, have no percentages. */
const asPrinted = (named: readonly Portion[], equal: boolean, later?: Later) =>
  named.length === 1 && !later
    ? named.map(({ name }) => ({ name, hundredths: 10_000 }))
    : equal || named.length === 1
      ? named.map(({ name }) => ({ name }))
      : named

const isOwnChild = (will: Will, person: Person): boolean =>
  will.haveChildren === 'Yes' &&
  !person.died &&
  isIssue(person) &&
  (person.type === 'Child' || /^(Son|Daughter|Stepson|Stepdaughter)$/.test(person.relationship ?? ''))

const namesAChild = (will: Will): boolean =>
  will.persons.some((person) => !person.isExcluded && isOwnChild(will, person))

/** Whoever has the income of the rest shares it with nobody afterwards. */
const hasIncome = ({ trusts = [] }: Will, { id }: Person): boolean =>
  trusts.some((trust) => trust.kind === 'Residue' && trust.for === id)

/** Every child is named and has as much as the others: later children share with them. Two people may have one name. */
const laterSharing = (will: Will, persons: readonly Share[], named: number, equal: boolean): Later | undefined => {
  const children = will.persons.filter(
    (person) => !person.isExcluded && isOwnChild(will, person) && !hasIncome(will, person),
  )
  const theirs = children.flatMap(({ id }) => persons.filter((share) => share.id === id))
  const same = equal || new Set(theirs.map((part) => hundredthsOf(partOfShare(part)))).size <= 1
  if (will.laterChildren !== 'Yes' || children.length === 0 || theirs.length !== children.length || !same)
    return undefined
  return equal || named === 1 ? 'one more' : children.map(({ fullname }) => fullname).toSorted()
}

const toBackups = (
  will: Will,
  heir: string,
  named: readonly Portion[],
  persons: readonly Share[],
  equal: boolean,
  followed: readonly string[],
): IfItFails => {
  const later = laterSharing(will, persons, named.length, equal)
  const single = named.length === 1
  return {
    heir,
    goes: 'to backups',
    backups: asPrinted(named, equal, later),
    failedPart: named.length < 3 && !later ? undefined : equal || single ? 'equally' : 'in proportion',
    followedByChildren: [...new Set(followed)].toSorted(),
    ...(later && { later }),
  }
}

const takesAsMyChild = (will: Will, heir: Person, child: Person): boolean => {
  if (will.haveChildren !== 'Yes' || child.id === heir.id || child.isExcluded) return false
  if (isStep(child)) return heir.estateBackup.persons.some(({ id }) => id === child.id)
  const { died: _line, ...person } = child
  return isOwnChild(will, person)
}

const laterHeirs = (will: Will): Later | undefined =>
  laterSharing(
    will,
    inheritors(will).flatMap((heir) =>
      heir.kind === 'person' ? [{ id: heir.person.id, ...shareOfEstate(heir.person) }] : [],
    ),
    inheritors(will).length,
    will.estateSplit === 'Equal shares',
  )

/** A share of the rest is held for one disabled person, unless somebody has the income of all of it first. */
const isHeldFor = ({ trusts = [] }: Will, { id }: Person): boolean =>
  trusts.some(
    (trust) =>
      trust.kind === 'Disabled person' &&
      trust.for === id &&
      (trust.amount === undefined || trust.everythingElse === 'Yes'),
  ) && trusts.every(({ kind }) => kind !== 'Residue')

const ruleFor = (will: Will, heir: Person): IfItFails[] => {
  const name = heir.fullname
  if (heir.died) return [{ heir: name, goes: 'to their children' }]
  if (isHeldFor(will, heir)) return [{ heir: name, goes: 'as their trust says' }]
  switch (heir.estateIfDie) {
    case undefined:
      return []
    case 'Split between remaining beneficiaries':
      // A sole heir has no others, and the words say so once.
      return inheritors(will).length === 1 && !laterHeirs(will) ? [] : [{ heir: name, goes: 'to the other shares' }]
    case 'Pass to their children':
      return [{ heir: name, goes: 'to their children' }]
    case 'Pass to my children': {
      const toCome = !namesAChild(will) && will.laterChildren === 'Yes'
      const children = will.persons.filter((child) => takesAsMyChild(will, heir, child))
      const names = children.map(({ fullname }) => fullname)
      if (toCome && names.length === 0)
        return [
          {
            heir: name,
            goes: 'to backups',
            backups: [{ name: 'my later children' }],
            failedPart: undefined,
            followedByChildren: [],
          },
        ]
      if (toCome)
        return [
          {
            heir: name,
            goes: 'to backups',
            backups: names.map((child) => ({ name: child })),
            failedPart: 'equally',
            followedByChildren: [...new Set(names)].toSorted(),
            later: 'one more',
          },
        ]
      return [
        toBackups(
          will,
          name,
          names.map((child) => ({ name: child, hundredths: 0 })),
          children.map(({ id }) => ({ id, percent: 0 })),
          true,
          names,
        ),
      ]
    }
    case 'Split between specific beneficiaries': {
      const followed = heir.estateBackup.persons.flatMap(({ id, theirChildren }) => {
        const backup = personById(will, id)
        return backup && !backup.isExcluded && !isBody(backup) && (backup.died || (theirChildren ?? isIssue(backup)))
          ? [backup.fullname]
          : []
      })
      const named = portions(will, heir.estateBackup)
      return [
        toBackups(will, name, named, heir.estateBackup.persons, areEqual(named, heir.estateBackup.split), followed),
      ]
    }
  }
}

/** Where no child is named, something may be left to one who is to come. What is held for an heir goes to the takers of that trust. */
const isForOneToCome = (will: Will): boolean =>
  inheritors(will).some(
    (heir) =>
      (heir.kind === 'class' && heir.group.of === 'My later children') ||
      (heir.kind === 'person' &&
        !trustOfShare(will, heir.person.id) &&
        heir.person.estateIfDie === 'Pass to my children'),
  )

/** The grandchildren who share as a class, in the rest or in what a trust leaves. */
const grandchildrenSharing = ({ classes = [], trusts = [] }: Will) =>
  [classes, ...trusts.map(({ takers }) => takers?.classes ?? [])].flat().filter(({ of }) => of === 'My grandchildren')

/** Own children who are not left out wait to one age, with those still to come where they count; others each to their own. */
/** Nobody has an age of whom all is held for life. */
const agesOf = (will: Will): Ages => {
  const included = will.persons.filter((person) => !person.isExcluded && !isAllHeldFor(will, person.id))
  const own = included.filter((person) => isOwnChild(will, person))
  const toCome =
    will.laterChildren === 'Yes' && (will.haveChildren === 'Yes' || isForOneToCome(will)) ? [UNNAMED.laterChild] : []
  const others = [
    ...included.filter((person) => !own.includes(person)).map(({ fullname, ...said }) => ({ who: fullname, ...said })),
    ...grandchildrenSharing(will)
      .slice(0, 1)
      .map((group) => ({ who: UNNAMED.grandchild, ...group })),
  ]
  const waiting = [21, 25].flatMap((age) => {
    const whose = [
      ...(will.childrenAge === age ? [...own.map(({ fullname }) => fullname), ...toCome] : []),
      ...others.filter((each) => each.age === age && each.young !== 'Theirs at once').map(({ who }) => who),
    ].toSorted()
    return whose.length > 0 ? [{ age, whose }] : []
  })
  const [group] = grandchildrenSharing(will)
  const startOrAge = ({ age = 18, young }: Pick<Person, 'age' | 'young'>) =>
    young === 'Theirs at once' ? 'from the start' : age
  const inClass = group && startOrAge(group)
  const namedToo = included.filter((person) =>
    person.died
      ? isOwnChild(will, { ...person, died: undefined })
      : /^Grand(son|daughter|child)$/.test(person.relationship ?? ''),
  )
  const isTwofold = inClass !== 18 || namedToo.some((person) => startOrAge(person) !== 18)
  const fromTheStart = others.filter(({ young }) => young === 'Theirs at once').map(({ who }) => who)
  return {
    age: 18,
    ...(waiting.length > 0 && { later: waiting }),
    ...(fromTheStart.length > 0 && { fromTheStart: fromTheStart.toSorted() }),
    ...(inClass && isTwofold && { inClass }),
  }
}

const printedName = (heir: Heir): string => {
  if (heir.kind !== 'class') return nameOfHeir(heir).replace('the children of ', '')
  return heir.group.of === 'My grandchildren' ? 'my grandchildren' : 'my later children'
}

const grandchildrenOf = (heirs: readonly Heir[]): Pick<Distribution, 'grandchildren'> => {
  const [group] = heirs.flatMap((heir) =>
    heir.kind === 'class' && heir.group.of === 'My grandchildren' ? heir.group : [],
  )
  return group
    ? { grandchildren: { byFamilies: group.share === 'By families', followed: group.ifDie === 'To their children' } }
    : {}
}

/** The same, straight from the answers. */
const answered = (will: Will): Distribution => {
  const heirs = inheritors(will)
  const later = laterHeirs(will)
  const equal = heirs.length > 1 ? will.estateSplit === 'Equal shares' : later !== undefined
  const { ultimateDefault } = will
  const last =
    ultimateDefault?.option === 'People'
      ? portions(will, { persons: ultimateDefault.persons, charities: [] })
      : ultimateDefault?.option === 'Charity'
        ? portions(will, { persons: [], charities: ultimateDefault.charities })
        : []
  const equalLast = areEqual(last, ultimateDefault?.split)
  const laterInTheEnd =
    ultimateDefault?.option === 'People'
      ? laterSharing(will, ultimateDefault.persons, last.length, equalLast)
      : undefined
  return {
    equal,
    heirs: heirs.map((heir) => ({ name: printedName(heir), ...(!equal && { hundredths: heir.hundredths }) })),
    rules: heirs.flatMap((heir) => (heir.kind === 'person' ? ruleFor(will, heir.person) : [])),
    inTheEnd: asPrinted(last, equalLast, laterInTheEnd),
    nextOfKinStandBehind: true,
    ages: agesOf(will),
    ...grandchildrenOf(heirs),
    ...(later && { later }),
    ...(laterInTheEnd && { laterInTheEnd }),
  }
}

/** The will as if what a trust holds were all that is shared, by this test's own reading of the answers. */
const fractionOf = (taker: Share | undefined) => ({ estateFraction: taker?.fraction })

const atTheEnd = ({ trusts: _trusts, ...will }: Will, { for: held, takers }: Trust): Will => ({
  ...will,
  estateSplit: takers?.split ?? 'Different shares',
  classes: takers?.classes ?? [],
  persons: will.persons.map(({ estateIfDie: _first, ...person }) => {
    const taker = takers?.persons.find(({ id }) => id === person.id)
    if (!taker || person.id === held)
      return { ...person, inherit: false, isExcluded: person.isExcluded || person.id === held }
    const answers = { inherit: true, estatePercent: taker.percent, estateBackup: taker.backup, ...fractionOf(taker) }
    return { ...person, ...answers, ...(taker.ifDie && { estateIfDie: taker.ifDie }) }
  }),
  charities: will.charities.map((charity) => {
    const taker = takers?.charities.find(({ id }) => id === charity.id)
    return { ...charity, inherit: taker !== undefined, estatePercent: taker?.percent ?? 0, ...fractionOf(taker) }
  }),
})

const trustAnswered = (will: Will, trust: Trust): TrustRead => {
  const { heirs, equal, rules, later } = answered(trust.kind === 'Residue' ? will : atTheEnd(will, trust))
  return {
    person: personById(will, trust.for)?.fullname ?? '',
    fixed: trust.kind === 'Disabled person' ? 'When the trust ends' : (trust.fixed ?? 'When the trust ends'),
    heirs,
    equal,
    rules,
    ...(later && { later }),
  }
}

const ruleTexts = ({ rules, ...rest }: TrustRead): string =>
  JSON.stringify({ ...rest, rules: rules.map((rule) => JSON.stringify(rule)).toSorted() }, undefined, 1)

const clauseOfTrust = { Home: 'home-for-life', 'Disabled person': 'disabled-person', Residue: 'residue' } as const

// People who share a rule stand in it together, so rules come in another order than people. As text, because ten thousand
// wills are compared.
const inAnyOrder = ({ rules, ...rest }: Distribution): string =>
  JSON.stringify({ ...rest, rules: rules.map((rule) => JSON.stringify(rule)).toSorted() }, undefined, 1)

describe('The words of a will, read without knowing the answers', () => {
  test('give the shares, backups and last resort that were answered, and who takes when a trust ends, in any will', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const document = drafted(will)
        expect(inAnyOrder(sharesReadFrom(document))).toBe(inAnyOrder(answered(will)))
        for (const trust of trustsOf(will))
          expect(ruleTexts(trustReadFrom(document, clauseOfTrust[trust.kind]))).toBe(
            ruleTexts(trustAnswered(will, trust)),
          )
      }),
      { numRuns: PROPERTY_RUNS, endOnFailure: true },
    )
  }, 600_000)

  test.each(inBothWays)('give the age of each thing: by name %s, as one of the grandchildren %s', (_, _asOne, will) => {
    const document = drafted(will)
    expect(sharesReadFrom(document).ages).toEqual(agesOf(will))
    expect(() => willRead(document)).not.toThrow()
  })

  test.each([
    ['a home', aHomeForLife(), 'Home'],
    ['a home, fixed at the death', aHomeForLife({ fixed: 'When I die' }), 'Home'],
    ['money for a disabled son', forADisabledPerson(), 'Disabled person'],
    ['the share of a disabled son', aShareForADisabledPerson(), 'Disabled person'],
    ['an income for life', anIncomeForLife(), 'Residue'],
    ['an income for life, fixed at the death', anIncomeForLife({ fixed: 'When I die' }), 'Residue'],
  ] as const)('give both stages of %s', (_what, will, kind) => {
    const [trust = expect.fail()] = trustsOf(will)
    const read = trustReadFrom(drafted(will), clauseOfTrust[kind])
    expect(read.heirs).toHaveLength(kind === 'Residue' ? 3 : 2)
    expect(ruleTexts(read)).toBe(ruleTexts(trustAnswered(will, trust)))
  })

  test('give the shares of the example', () => {
    expect(sharesReadFrom(drafted(completeExampleWill()))).toEqual({
      equal: false,
      heirs: [
        { name: 'Thomas Hale', hundredths: 5000 },
        { name: 'Ruth Hale', hundredths: 2000 },
        { name: 'Daniel Hale', hundredths: 2000 },
        { name: 'Royal National Lifeboat Institution', hundredths: 1000 },
      ],
      rules: [
        {
          heir: 'Thomas Hale',
          goes: 'to backups',
          backups: [{ name: 'Ruth Hale' }, { name: 'Daniel Hale' }],
          failedPart: undefined,
          followedByChildren: ['Daniel Hale', 'Ruth Hale'],
        },
        { heir: 'Ruth Hale', goes: 'to their children' },
        { heir: 'Daniel Hale', goes: 'to their children' },
      ],
      inTheEnd: [{ name: 'Royal National Lifeboat Institution', hundredths: 10_000 }],
      nextOfKinStandBehind: true,
      ages: { age: 18 },
    })
  })

  test.each([
    [0.01, 99.99],
    [33.3, 66.7],
    [50, 50],
  ])('%d%% and %d%% come back to the hundredth', (first, second) => {
    const persons = [anHeir(first, { id: 1, fullname: 'Ann Roe' }), anHeir(second, { id: 2, fullname: 'Bob Roe' })]
    expect(sharesReadFrom(drafted(simplestWill({ persons, estateSplit: 'Different shares' }))).heirs).toEqual([
      { name: 'Ann Roe', hundredths: Math.round(first * 100) },
      { name: 'Bob Roe', hundredths: Math.round(second * 100) },
    ])
  })

  test('give no share to a person who was only a backup', () => {
    const will = simplestWill({
      persons: [
        anHeir(100, {
          estateIfDie: 'Split between specific beneficiaries',
          estateBackup: { persons: [{ id: 2, percent: 100 }], charities: [] },
        }),
        aPerson({ id: 2, fullname: 'Bob Roe' }),
      ],
      charities: [aCharity()],
    })
    expect(sharesReadFrom(drafted(will)).heirs).toEqual([{ name: 'Priya Sharma', hundredths: 10_000 }])
  })
})
