import { describe, expect, test } from 'vitest'
import { problemsOf } from '#core/journey/walk.ts'
import { childrenWhoTake } from '#core/will/backups.ts'
import { withRelationship } from '#core/will/changes.ts'
import { partnerOf } from '#core/will/questions.ts'
import type { Relationship } from '#core/will/relationships.ts'
import type { Will } from '#core/will/schema.ts'
import { anHeir, aPerson, aWill, simplestWill, today } from '#testkit/builders.ts'
import { answered, child, ivyWithoutAnswers, person, told } from '#testkit/mirrored-wills.ts'
import { mirror } from './mirror.ts'

// Finding: 17
describe('what a person is to the partner', () => {
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
    expect(
      problemsOf(asked, today).filter(
        ({ step, field }) => step === 'will.beneficiaries.partner' && field !== 'fullname',
      ),
    ).toEqual(
      [2, 3, 4].map((id) => ({
        step: 'will.beneficiaries.partner',
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

// Finding: 10
test('a child of one alone is a stepchild of the other, and takes with "my children" in both wills', () => {
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
