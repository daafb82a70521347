import { describe, expect, test } from 'vitest'
import { aPerson, completeExampleWill } from '#testkit/builders.ts'
import {
  answersForFormerPartner,
  formerChildren,
  formerPartner,
  withFormerChildren,
  withFormerPartner,
} from './former-family.ts'
import { partnerOf } from './questions.ts'

const married = completeExampleWill()
const spouse = partnerOf(married) ?? aPerson()

describe('a changed marital status asks what becomes of the partner named before', () => {
  test.each([
    ['Single', true],
    ['Divorced', true],
    ['Widowed', true],
    ['Separated', true],
    ['Engaged', true],
    ['Living with a partner but not married', true],
    ['Civil Partnership', false],
    ['Married', false],
  ] as const)('from Married to %s: %s', (status, asked) => {
    expect(formerPartner(married, status)?.fullname).toBe(asked ? spouse.fullname : undefined)
  })

  test('a partner who is married later is the same person, and nothing is asked', () => {
    const engaged = { ...married, status: 'Engaged' as const }
    expect(formerPartner(engaged, 'Married')).toBeUndefined()
    expect(formerPartner({ ...married, status: undefined }, 'Divorced')).toBeUndefined()
  })

  test('only a status with a partner can mean the same person', () => {
    expect(answersForFormerPartner('Divorced')).toEqual(['keep', 'remove'])
    expect(answersForFormerPartner('Engaged')).toEqual(['same', 'keep', 'remove'])
  })

  test('a former partner who is kept keeps their share, and the will calls them a former partner', () => {
    const after = withFormerPartner({ ...married, status: 'Divorced' }, spouse.id, 'keep')
    expect(partnerOf(after)).toBeUndefined()
    expect(after.persons.find(({ id }) => id === spouse.id)).toMatchObject({
      type: 'Person',
      relationship: 'Ex Partner',
      inherit: true,
      estatePercent: spouse.estatePercent,
    })
  })

  test('the will of a widow names no relation to a person who is kept', () => {
    const after = withFormerPartner({ ...married, status: 'Widowed' }, spouse.id, 'keep')
    expect(after.persons.find(({ id }) => id === spouse.id)?.relationship).toBeUndefined()
  })

  test('a former partner who is taken out is named nowhere', () => {
    const after = withFormerPartner({ ...married, status: 'Divorced' }, spouse.id, 'remove')
    expect(after.persons.map(({ id }) => id)).not.toContain(spouse.id)
    expect(after.executor).not.toContain(spouse.id)
  })

  test('a separation keeps the spouse a spouse', () => {
    const separated = { ...married, status: 'Separated' as const }
    expect(withFormerPartner(separated, spouse.id, 'keep')).toEqual(separated)
  })

  test('a spouse who is the person of an engagement is a spouse no longer', () => {
    const after = withFormerPartner({ ...married, status: 'Engaged' }, spouse.id, 'same')
    expect(partnerOf(after)).toMatchObject({ id: spouse.id, relationship: 'Partner' })
  })
})

describe('a testator without children says what becomes of those named as children', () => {
  const none = { ...married, haveChildren: 'No' as const }
  const named = married.persons.filter(({ type }) => type === 'Child').map(({ fullname }) => fullname)

  test('it is asked only after No', () => {
    expect(formerChildren(married)).toEqual([])
    expect(formerChildren(none).map(({ fullname }) => fullname)).toEqual(named)
  })

  test('who is kept is a person without a relation or a guardian', () => {
    const after = withFormerChildren(none, 'keep')
    expect(formerChildren(after)).toEqual([])
    const kept = after.persons.filter(({ fullname }) => named.includes(fullname))
    expect(kept.map(({ type, relationship, guardianId }) => ({ type, relationship, guardianId }))).toEqual(
      named.map(() => ({ type: 'Person', relationship: undefined, guardianId: [] })),
    )
  })

  test('who is taken out is named nowhere', () => {
    const after = withFormerChildren(none, 'remove')
    expect(after.persons.map(({ fullname }) => fullname).filter((name) => named.includes(name))).toEqual([])
  })
})
