import { describe, expect, test } from 'vitest'
import { aPerson } from '#testkit/builders.ts'
import { isDescendant, isGrandchild, isSpouse, isStepchild, typeFor } from './questions.ts'
import {
  childTypeRelationships,
  ownChildRelationships,
  partnerRelationships,
  type Relationship,
  relationshipGroups,
  relationships,
} from './relationships.ts'

const those = (is: (person: ReturnType<typeof aPerson>) => boolean): Relationship[] =>
  relationships.filter((relationship) => is(aPerson({ relationship })))

describe('What people are to the testator', () => {
  // Promise: since.relations
  test('the relationships of wills saved before are all still there', () => {
    const before =
      'Spouse, Partner, Father, Mother, Brother, Sister, Son, Daughter, Stepson, Stepdaughter, Cousin, Nephew, Niece, Grandchild, Great Grandchild, Godchild, Friend, Ex Partner, Other'
    for (const relationship of before.split(', ')) expect(relationships).toContain(relationship)
  })

  test('a husband, a wife and a civil partner are partners, whichever page adds them', () => {
    expect(partnerRelationships).toEqual(['Husband', 'Wife', 'Civil partner', 'Spouse', 'Partner'])
    for (const relationship of partnerRelationships) expect(typeFor(relationship, 'Person')).toBe('partner')
    expect(those(isSpouse)).toEqual(['Husband', 'Wife', 'Civil partner', 'Spouse'])
  })

  test('grandsons and granddaughters descend from the testator, and step-relations and godchildren do not', () => {
    expect(those(isDescendant)).toEqual([
      'Son',
      'Daughter',
      'Grandson',
      'Granddaughter',
      'Grandchild',
      'Great-grandson',
      'Great-granddaughter',
      'Great Grandchild',
    ])
    expect(those(isGrandchild)).not.toContain('Step-grandchild')
    expect(those(isStepchild)).toEqual(['Stepson', 'Stepdaughter'])
    expect(ownChildRelationships).toEqual(['Son', 'Daughter', 'Stepson', 'Stepdaughter'])
  })

  // Promise: relation.children
  test('whoever may be under 18 is asked about, and nobody’s father is', () => {
    const specified =
      'Son, Daughter, Stepson, Stepdaughter, Nephew, Niece, Grandchild, Great Grandchild, Godchild, Friend'
    for (const young of [...specified.split(', '), 'Grandson']) expect(childTypeRelationships).toContain(young)
    for (const adult of ['Father', 'Wife', 'Aunt', 'Mother-in-law'] as const)
      expect(childTypeRelationships).not.toContain(adult)
  })

  test('on screen each stands once, under its heading', () => {
    const groups = relationshipGroups(relationships)
    expect(groups.map(([heading]) => heading)).toEqual([
      'Partner',
      'Children',
      'Grandchildren',
      'Family',
      'By marriage',
      'Others',
    ])
    expect(groups.flatMap(([, each]) => each)).toEqual(relationships)
  })
})
