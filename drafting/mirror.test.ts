import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acknowledgement, adviceFor } from '#core/advice/advice.ts'
import { problemsOf } from '#core/journey/walk.ts'
import { childrenWhoTake } from '#core/will/backups.ts'
import { withRelationship } from '#core/will/changes.ts'
import { withColours } from '#core/will/colours.ts'
import { lpaTypes } from '#core/will/lpa-options.ts'
import { newWill } from '#core/will/new-will.ts'
import { fullNameOf, hasPartner, mayAppointGuardian, partnerOf } from '#core/will/questions.ts'
import { partnerRelationships, type Relationship, relationships } from '#core/will/relationships.ts'
import { type EditableWill, editableWillSchema, type Person, type Will } from '#core/will/schema.ts'
import { said } from '#testkit/advised-wills.ts'
import {
  aCharity,
  aGift,
  anHeir,
  aPerson,
  aPet,
  aWill,
  completeExampleWill,
  simplestWill,
  today,
} from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { mirror, NobodyToMirror } from './mirror.ts'

const person = ({ persons }: EditableWill, id: number): Person | undefined => persons.find((one) => one.id === id)

/** The partner's will once they have answered what is theirs alone. */
const answered = (will: EditableWill, own: Partial<Will> = {}): Will => {
  const { details, persons: _persons, status: _status, haveChildren: _haveChildren, ...partnersOwn } = aWill()
  return {
    ...partnersOwn,
    ...newWill(2),
    mirrorWill: 1,
    mirrorConfirmed: 1,
    ...will,
    ...own,
    details: { ...details, ...will.details },
  } as Will
}

const thirds = (ids: readonly number[]): Partial<Person> => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: {
    persons: ids.map((id, index) => ({ id, percent: index === 0 ? 33.34 : 33.33 })),
    charities: [],
  },
})

const child = (id: number, fullname: string, relationship: 'Daughter' | 'Stepdaughter'): Person =>
  aPerson({
    id,
    fullname,
    relationship,
    type: 'Child',
    isChild: 'Yes',
    parentalResponsibility: relationship === 'Daughter' ? 'Yes' : 'No',
    otherParentalResponsibility: 'Yes',
    guardianId: relationship === 'Daughter' ? [5] : [],
  })

/** Ivy has Cass, Jay has Dee, and both have Bo. */
const ivy = simplestWill({
  details: { ...aWill().details, first_name: 'Ivy', middle_name: 'Rose', last_name: 'Lane' },
  status: 'Married',
  mirrorWill: 1,
  mirrorConfirmed: 1,
  haveChildren: 'Yes',
  persons: [
    anHeir(100, { id: 1, fullname: 'Jay Lane', type: 'partner', relationship: 'Spouse', ...thirds([2, 3, 4]) }),
    child(2, 'Cass Lane', 'Daughter'),
    child(3, 'Bo Lane', 'Daughter'),
    child(4, 'Dee Lane', 'Stepdaughter'),
    aPerson({ id: 5, fullname: 'Gus Poe', relationship: 'Brother' }),
  ],
  executor: [1, 5],
})

/** The partner's will once they have said what these people are to them. */
const told = (will: EditableWill, relationships: Readonly<Record<number, Relationship>>): EditableWill => ({
  ...will,
  persons: will.persons.map((one) => {
    const relationship = relationships[one.id]
    return relationship ? { ...one, relationship } : one
  }),
})

const jay = () => told(mirror(ivy), { 2: 'Stepdaughter', 3: 'Daughter', 4: 'Daughter', 5: 'Brother-in-law' })
const ivyWithoutAnswers = () => mirror(ivy)

describe('Ivy and Jay, who each have a child of their own and one together', () => {
  test('the partner becomes the testator, and the testator the partner', () => {
    expect(fullNameOf(jay().details)).toBe('Jay Lane')
    expect(partnerOf(jay())).toMatchObject({
      id: 1,
      fullname: 'Ivy Rose Lane',
      relationship: 'Spouse',
      type: 'partner',
    })
  })

  test('each will calls every child what they are to its own testator', () => {
    expect(person(jay(), 2)?.relationship).toBe('Stepdaughter')
    expect(person(jay(), 3)?.relationship).toBe('Daughter')
    expect(person(jay(), 4)?.relationship).toBe('Daughter')
    expect(draftedText(ivy)).toContain('my daughter Cass Lane')
    expect(draftedText(ivy)).toContain('my stepdaughter Dee Lane')
    const text = draftedText(answered(jay(), { persons: withGuardians(jay()) }))
    expect(text).toContain('my stepdaughter Cass Lane')
    expect(text).toContain('my daughter Bo Lane')
    expect(text).toContain('my daughter Dee Lane')
  })

  test('each leaves everything to the other, then to the same three children', () => {
    const text = clauseText(answered(jay(), { persons: withGuardians(jay()) }), 'residue')
    expect(text).toBe('My Executors hold the whole of my Residuary Estate for Ivy Rose Lane.')
    expect(person(jay(), 1)?.estateBackup).toEqual(person(ivy, 1)?.estateBackup)
  })

  test('each appoints the other as executor, and shares the second one', () => {
    expect(clauseText(ivy, 'executors')).toContain('I appoint my spouse Jay Lane and my brother Gus Poe')
    const text = clauseText(answered(jay(), { persons: withGuardians(jay()) }), 'executors')
    expect(text).toContain(
      'I appoint my spouse Ivy Rose Lane (of 14 Orchard Lane, Ludlow, SY8 1AB) and my brother-in-law Gus Poe',
    )
  })

  test('guardians stand in each will only for the children its testator may appoint them for', () => {
    expect(clauseText(ivy, 'guardians')).toContain('my daughter Cass Lane, my daughter Bo Lane and any other')
    expect(clauseText(ivy, 'guardians')).not.toContain('Dee Lane')
    const text = clauseText(answered(jay(), { persons: withGuardians(jay()) }), 'guardians')
    expect(text).toContain('my daughter Bo Lane, my daughter Dee Lane and any other')
    expect(text).not.toContain('Cass Lane')
  })

  test('both say that neither is bound, and that a joint tenancy stays as it is', () => {
    for (const [will, other] of [
      [ivy, 'My spouse Jay Lane'],
      [answered(jay(), { persons: withGuardians(jay()) }), 'My spouse Ivy Rose Lane'],
    ] as const) {
      const text = clauseText(will, 'similar-wills') ?? ''
      expect(text.toLowerCase()).toContain(other.replace('My spouse ', '').toLowerCase())
      expect(text).toContain('no agreement that limits either of us')
      expect(text).toContain('This will does not sever any joint tenancy.')
    }
  })
})

/** Jay has parental responsibility for Bo and Dee, and appoints Gus. */
function withGuardians(will: EditableWill): Person[] {
  return will.persons.map((one): Person => {
    if (one.type !== 'Child') return one
    const theirs = one.id === 2 ? 'No' : 'Yes'
    const guardianId = theirs === 'Yes' ? [5] : []
    return { ...one, parentalResponsibility: theirs, otherParentalResponsibility: 'Yes', guardianId }
  })
}

describe('What each answers for themselves', () => {
  const original = completeExampleWill({
    secureLegacyProbateAsExecutor: true,
    executorCareAssets: { option: 'Someone else', persons: [7] },
    guardians: { description: 'Let him keep the drum kit.' },
    petsDescription: 'Two walks a day',
    promoCode: 'SPRING',
  })
  const mirrored = () => mirror(original)

  test.each([
    'ownProperty',
    'havePets',
    'petsDescription',
    'ultimateDefault',
    'excluded',
    'executorCareAssets',
    'notifyExecutors',
    'whatToDo',
    'guardians',
    'promoCode',
  ] as const)('%s is asked again', (field) => {
    expect(original[field]).toBeDefined()
    expect(mirrored()).not.toHaveProperty(field)
  })

  test('gifts, assets and pets are left behind, and so is the law firm', () => {
    expect(mirrored()).toMatchObject({ gifts: [], accounts: [], pets: [], secureLegacyProbateAsExecutor: false })
  })

  test('other names, telephone number and title are the partner’s to give', () => {
    expect(Object.keys(mirrored().details).toSorted()).toEqual(['first_name', 'last_name'])
  })

  test('the testator’s own email and date of birth go with them', () => {
    expect(partnerOf(mirrored())).toMatchObject({
      email: 'margaret@hale.example',
      dob: { day: 9, month: 3, year: 1961 },
    })
  })

  test('a partner with no share and no office is still the partner, and heirs and backups come along', () => {
    const will = simplestWill({
      persons: [
        aPerson({ id: 1, type: 'partner', fullname: 'Jay Lane' }),
        anHeir(100, {
          id: 2,
          fullname: 'Ann Roe',
          estateIfDie: 'Split between specific beneficiaries',
          estateBackup: { persons: [{ id: 3, percent: 100 }], charities: [] },
        }),
        aPerson({ id: 3, fullname: 'Cal Roe' }),
        aPerson({ id: 4, fullname: 'Dot Roe' }),
      ],
      executor: [2],
    })
    expect(mirror(will).persons.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(mirror({ ...will, executor: [4] }).persons.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  test('people who only had a gift, or were left out, are not passed on', () => {
    expect(mirrored().persons.map(({ fullname }) => fullname)).toEqual([
      'Margaret Ellen Hale',
      'Ruth Hale',
      'Daniel Hale',
      'Anne Price',
    ])
    expect(mirrored().persons.every(({ isExcluded }) => !isExcluded)).toBe(true)
  })

  test('no guardian is appointed before the partner says that they have parental responsibility', () => {
    const daniel = person(mirrored(), 3)
    expect(daniel).toMatchObject({ guardianId: [], backupGuardianId: [] })
    expect(daniel).not.toHaveProperty('parentalResponsibility')
  })

  test('notes about people are not passed on', () => {
    const noted = simplestWill({
      persons: [
        anHeir(100, {
          type: 'partner',
          fullname: 'Thomas Hale',
          description: 'Bad with money',
          uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
        }),
      ],
    })
    expect(JSON.stringify(mirror(noted))).not.toMatch(/money|0f8fad5b/)
  })
})

describe('Charities', () => {
  const withCharities = (given: Partial<Will>, partner: Partial<Person> = {}) =>
    mirror(
      simplestWill({
        persons: [anHeir(60, { type: 'partner', relationship: 'Spouse', fullname: 'Thomas Hale', ...partner })],
        charities: [
          aCharity({ id: 1, inherit: true, estatePercent: 40, uuid: '0f8fad5b-d9cb-469f-a165-70867728950e' }),
          aCharity({ id: 2 }),
          aCharity({ id: 3 }),
        ],
        ...given,
      }),
    )

  test('one with a share is carried over, one with only a gift is not', () => {
    const gifts = [aGift({ type: 'Donation', amount: 100, charities: [2] })]
    const [charity, ...others] = withCharities({ gifts }).charities
    expect(others).toEqual([])
    expect(charity).toMatchObject({ id: 1, estatePercent: 40, inherit: true, guardianId: [] })
    expect(charity).not.toHaveProperty('uuid')
  })

  test('one that takes instead of a person is carried over, unless backups were given up', () => {
    const estateBackup = { persons: [], charities: [{ id: 3, percent: 100 }] }
    const ids = (partner: Partial<Person>) => withCharities({}, partner).charities.map(({ id }) => id)
    expect(ids({ estateIfDie: 'Split between specific beneficiaries', estateBackup })).toEqual([1, 3])
    expect(ids({ estateIfDie: 'Pass to their children', estateBackup })).toEqual([1])
  })
})

describe('finding 17: what a person is to the partner', () => {
  const partner = anHeir(100, { type: 'partner', fullname: 'Thomas Hale', relationship: 'Husband' })
  const toPartner = (relationship: Relationship, given: Partial<Will> = {}) =>
    person(
      mirror(
        simplestWill({
          status: 'Married',
          persons: [partner, aPerson({ id: 2, relationship })],
          executor: [2],
          ...given,
        }),
      ),
      2,
    )

  test.each([
    ['Son', 'Son'],
    ['Granddaughter', 'Granddaughter'],
    ['Sister', 'Sister-in-law'],
    ['Father', 'Father-in-law'],
    ['Other', 'Other'],
  ] as const)('of a married couple with one family: %s is the partner’s %s', (relationship, expected) => {
    expect(toPartner(relationship)).toMatchObject({ relationship: expected })
    expect(toPartner(relationship)).not.toHaveProperty('relationToSay')
  })

  test.each(['Stepson', 'Stepdaughter', 'Cousin', 'Friend', 'Godchild', 'Ex Partner', 'Mother-in-law'] as const)(
    'the partner is asked what the testator’s %s is to them',
    (relationship) => {
      expect(toPartner(relationship)).toMatchObject({ relationToSay: true })
      expect(toPartner(relationship)).not.toHaveProperty('relationship')
    },
  )

  test.each(['Yes', 'Not sure'] as const)(
    'with a child who is not the partner’s (%s), no son or daughter is called that in the partner’s will',
    (answer) => {
      const situation = { 'earlier-relationship': answer }
      for (const relationship of ['Son', 'Daughter', 'Grandson'] as const) {
        expect(toPartner(relationship, { situation })).toMatchObject({ relationToSay: true })
        expect(toPartner(relationship, { situation })).not.toHaveProperty('relationship')
      }
    },
  )

  test('the relatives of one are no in-laws of the other before a marriage', () => {
    expect(toPartner('Sister', { status: 'Living with a partner but not married' })).toMatchObject({
      relationToSay: true,
    })
  })

  test('the partner’s will is not complete until they have said', () => {
    const asked = answered(ivyWithoutAnswers())
    expect(problemsOf(asked, today).filter(({ step }) => step === 'will.beneficiaries.relations')).toEqual(
      [2, 3, 4].map((id) => ({
        step: 'will.beneficiaries.relations',
        field: `relationship.${id}`,
        code: 'SELECT_OPTION',
      })),
    )
    const said = withRelationship(withRelationship(asked, 2, 'Stepdaughter'), 3, 'Daughter')
    expect(person(said, 2)).toMatchObject({ type: 'Child', relationship: 'Stepdaughter' })
    expect(person(withRelationship(said, 2, 'Other'), 2)).toMatchObject({ type: 'Person', relationship: 'Other' })
  })

  test('the husband of one does not make the other a husband', () => {
    expect(partnerOf(mirror(simplestWill({ status: 'Married', persons: [partner] })))?.relationship).toBe('Spouse')
  })
})

describe('Names', () => {
  test.each([
    ['Jay Lane', { first_name: 'Jay', last_name: 'Lane' }],
    ['Jay Peter John Lane', { first_name: 'Jay', middle_name: 'Peter John', last_name: 'Lane' }],
    ['Björk', { first_name: 'Björk' }],
    [' Jay  Peter  Lane ', { first_name: 'Jay', middle_name: 'Peter', last_name: 'Lane' }],
  ])('"%s" becomes the name of the testator', (fullname, details) => {
    expect(mirror(simplestWill({ persons: [anHeir(100, { type: 'partner', fullname })] })).details).toEqual(details)
  })

  test('address, date of birth and email change places too', () => {
    const partner = anHeir(100, {
      type: 'partner',
      fullname: 'Jay Lane',
      email: 'jay@lane.example',
      dob: { day: 1, month: 2, year: 1960 },
      fulladdress: { house_name: '3', town: 'Ludlow', postcode: 'SY8 1BE' },
      useAddressType: 'fulladdress',
      isChild: 'No',
      order: 4,
    })
    const mirrored = mirror(simplestWill({ persons: [partner] }))
    expect(mirrored.details).toMatchObject({
      email: 'jay@lane.example',
      dob: { year: 1960 },
      address: { postcode: 'SY8 1BE' },
    })
    expect(mirrored.persons[0]).toMatchObject({
      dob: { year: 1961 },
      fulladdress: { postcode: 'SY8 1AB' },
      useAddressType: 'fulladdress',
      isChild: 'No',
      order: 4,
    })
    expect(mirrored.persons[0]).not.toHaveProperty('email')
    const without = mirror(simplestWill({ persons: [anHeir(100, { type: 'partner', fullname: 'Jay Lane' })] }))
    expect(without.details).not.toHaveProperty('email')
    expect(without.persons[0]).not.toHaveProperty('order')
  })
})

test('a customer who named no partner cannot have a mirror will', () => {
  expect(() => mirror(simplestWill())).toThrow(NobodyToMirror)
  expect(() => mirror(simplestWill())).toThrow('needs a partner who is named')
  expect(new NobodyToMirror().name).toBe('NobodyToMirror')
})

test('a person who was ticked as an heir and then left out takes nothing in the mirror either', () => {
  const will = simplestWill({
    persons: [
      anHeir(100, { type: 'partner', fullname: 'Jay Lane' }),
      anHeir(50, { id: 2, fullname: 'Zed Hale', isExcluded: true }),
    ],
    executor: [2],
  })
  expect(person(mirror(will), 2)).toMatchObject({ inherit: false, estatePercent: 0, isExcluded: false })
})

test('the pets of one are not given away by the other', () => {
  const will = simplestWill({
    havePets: 'Yes',
    pets: [aPet({ guardianId: [2] })],
    persons: [anHeir(100, { type: 'partner', fullname: 'Jay Lane' }), aPerson({ id: 2 })],
  })
  expect(mirror(will).persons.map(({ id }) => id)).toEqual([1])
})

test('finding 10: a child of one alone is a stepchild of the other, and takes with "my children" in both wills', () => {
  const will = simplestWill({
    status: 'Married',
    haveChildren: 'Yes',
    persons: [
      anHeir(100, { type: 'partner', fullname: 'Jay Lane', estateIfDie: 'Pass to my children' }),
      aPerson({ id: 2, fullname: 'Kim Hale', type: 'Child', relationship: 'Daughter' }),
      aPerson({ id: 3, fullname: 'Tomas Hale', type: 'Child', relationship: 'Son' }),
    ],
  })
  const there: Will = { ...will, ...told(mirror(will), { 2: 'Stepdaughter', 3: 'Son' }) }
  const takers = there.persons.flatMap((one) => (one.type === 'partner' ? childrenWhoTake(there, one) : []))
  expect(takers.map(({ fullname }) => fullname)).toEqual(['Kim Hale', 'Tomas Hale'])
})

describe('Every couple', () => {
  const answersFor = fc.noShrink(
    fc.array(fc.constantFrom(...relationships.filter((each) => !partnerRelationships.includes(each))), {
      minLength: 8,
      maxLength: 8,
    }),
  )

  /** What a mirror of a mirror must give back. */
  const carriedOver = ({ persons, charities, ...will }: Will, kept: readonly number[]) => ({
    name: fullNameOf(will.details),
    address: will.details.address,
    dob: will.details.dob,
    status: will.status,
    haveChildren: will.haveChildren,
    estateSplit: will.estateSplit,
    executor: will.executor,
    executorBackup: will.executorBackup,
    heirs: charities.filter(({ inherit }) => inherit),
    persons: persons
      .filter(({ id }) => kept.includes(id))
      .map((one) => ({
        ...one,
        isExcluded: false,
        estatePercent: one.inherit ? one.estatePercent : 0,
        estateIfDie: one.inherit ? one.estateIfDie : undefined,
        estateBackup:
          one.inherit && one.estateIfDie === 'Split between specific beneficiaries'
            ? one.estateBackup
            : { persons: [], charities: [] },
        guardianId: [],
        backupGuardianId: [],
        parentalResponsibility: undefined,
        otherParentalResponsibility: undefined,
        stepchildRole: undefined,
        relationToSay: undefined,
        // The partner gives an address in England or Wales in the place of one abroad.
        ...(one.type === 'partner' && one.fulladdress?.country && { fulladdress: undefined }),
      })),
  })

  test('the mirror of the mirror gives the first will back, once both have said who is what to them', () => {
    fc.assert(
      fc.property(completeWills.map(withColours), answersFor, (will, says) => {
        fc.pre(hasPartner(will))
        // The children of one need not be the children of the other, who then names those that take.
        fc.pre(will.persons.every(({ estateIfDie }) => estateIfDie !== 'Pass to my children'))
        const partner = partnerOf(will)
        const everybody = <T>(of: (one: Person) => T) =>
          Object.fromEntries(will.persons.map((one) => [one.id, of(one)]))
        const there = told(
          mirror(will),
          everybody((one) => (one.id === partner?.id ? 'Spouse' : (says[one.id - 1] ?? 'Friend'))),
        )
        const back = told(
          mirror(there),
          everybody((one) => one.relationship ?? 'Other'),
        )
        const kept = there.persons.map(({ id }) => id)
        expect(carriedOver({ ...newWill(1), ...back } as Will, kept)).toEqual(carriedOver(will, kept))
      }),
      { numRuns: fewerRuns(20), endOnFailure: true },
    )
  })

  test('once the partner has answered what is theirs, the rules find nothing wrong but people of one name', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        fc.pre(hasPartner(will) && will.executor.length > 0)
        const mirrored = told(
          mirror(will),
          Object.fromEntries(will.persons.map(({ id, relationship = 'Other' }) => [id, relationship])),
        )
        const persons = mirrored.persons.map((one): Person => {
          const { parentalResponsibility, otherParentalResponsibility, stepchildRole } = person(will, one.id) ?? {}
          const said = { ...one, parentalResponsibility, otherParentalResponsibility, stepchildRole }
          return mayAppointGuardian(said) ? { ...said, guardianId: mirrored.executor.slice(0, 1) } : said
        })
        // Grandchildren of one may be none of the other’s: the partner then says again how it is shared.
        const allowed = ['SAME_NAME', ...(will.classes ? ['ESTATE_SPLIT_NOT_100'] : [])]
        const problems = problemsOf(answered({ ...mirrored, persons }), today)
        expect(problems.filter(({ code }) => !allowed.includes(code))).toEqual([])
      }),
      { numRuns: fewerRuns(20), endOnFailure: true },
    )
  })

  test('the mirror names only people it has, and is a will that can be saved', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        fc.pre(hasPartner(will))
        const mirrored = mirror(will)
        expect(editableWillSchema.safeParse(mirrored).success).toBe(true)
        const persons = new Set(mirrored.persons.map(({ id }) => id))
        const charities = new Set(mirrored.charities.map(({ id }) => id))
        for (const id of [...mirrored.executor, ...mirrored.executorBackup]) expect(persons).toContain(id)
        for (const { estateBackup, guardianId, backupGuardianId } of mirrored.persons) {
          for (const id of [...guardianId, ...backupGuardianId]) expect(persons).toContain(id)
          for (const { id } of estateBackup.persons) expect(persons).toContain(id)
          for (const { id } of estateBackup.charities) expect(charities).toContain(id)
        }
      }),
      { numRuns: fewerRuns(20), endOnFailure: true },
    )
  })
})

test('what the testator told us of themselves, and the warnings they understood, are theirs alone', () => {
  const told = said('armed-forces', ivy)
  const acknowledged = adviceFor(told, today).map((advice) => acknowledgement(told, advice, today))
  expect(acknowledged).not.toEqual([])
  const questionsAnswered = [{ step: 'will.about-me.dob', on: today, questions: [] }]
  const theirs = mirror({ ...told, acknowledged, questionsAnswered })
  expect(theirs).not.toHaveProperty('situation')
  expect(theirs).not.toHaveProperty('questionsAnswered')
  expect(theirs).not.toHaveProperty('acknowledged')
})

test('the partner makes powers of attorney of their own', () => {
  const will = { ...completeExampleWill(), powers: lpaTypes.map((type) => anLpa(type)) }
  expect(mirror(will)).not.toHaveProperty('powers')
})

describe('Answers about children to come and grandchildren', () => {
  const partner = anHeir(50, { id: 1, fullname: 'Sam Hale', type: 'partner', relationship: 'Husband' })
  const ofBoth = child(2, 'Ann Hale', 'Daughter')
  const classes: Will['classes'] = [
    { of: 'My grandchildren', estatePercent: 30, share: 'Each alike', ifDie: 'To their children' },
    { of: 'My later children', estatePercent: 20 },
  ]
  const given = { status: 'Married', haveChildren: 'Yes', laterChildren: 'Yes', childrenAge: 21, classes } as const

  test('are the same for the partner in a family where each child is of both', () => {
    const { laterChildren, childrenAge, classes: copied } = mirror(aWill({ ...given, persons: [partner, ofBoth] }))
    expect({ laterChildren, childrenAge, copied }).toEqual({ laterChildren: 'Yes', childrenAge: 21, copied: classes })
  })

  test('leave the grandchildren out where a child is of one of them alone', () => {
    const stepchild = child(3, 'Kit Moss', 'Stepdaughter')
    const { classes: copied } = mirror(aWill({ ...given, persons: [partner, ofBoth, stepchild] }))
    expect(copied?.map(({ of }) => of)).toEqual(['My later children'])
  })

  test('are not made up where the testator gave none', () => {
    const { status: _status, haveChildren: _children, ...bare } = aWill({ persons: [partner] })
    const copied = mirror({ ...bare, estateSplit: undefined } as Will)
    for (const field of ['status', 'haveChildren', 'laterChildren', 'childrenAge', 'classes', 'estateSplit'])
      expect(copied).not.toHaveProperty(field)
  })
})

test('a partner in a civil partnership stays one, and a husband becomes a spouse', () => {
  const as = (relationship: Relationship) =>
    mirror(aWill({ status: 'Married', persons: [anHeir(100, { id: 1, type: 'partner', relationship })] })).persons[0]
      ?.relationship
  expect((['Husband', 'Wife', 'Spouse', 'Civil partner', 'Partner'] as const).map(as)).toEqual([
    'Spouse',
    'Spouse',
    'Spouse',
    'Civil partner',
    'Partner',
  ])
})

test('a child is drawn in the same colour in both wills, and each spouse in the colour of the other', () => {
  const will = completeExampleWill()
  const coloursIn = (one: EditableWill) => new Map(withColours(one).persons.map(({ id, colour }) => [id, colour]))
  const [here, there] = [coloursIn(will), coloursIn(mirror(will))]
  expect(there.size).toBeGreaterThan(1)
  for (const [id, colour] of there) expect(colour).toBe(here.get(id))
})
