import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { excludedPeopleAreNamed } from '../rules/estate.rules.ts'
import type { Person } from '../will/schema.ts'
import { describeBeneficiary } from './describe-beneficiary.ts'
import { outcome } from './distribution.ts'
import type { Failed } from './failures.ts'

const ed = anHeir(50, { fullname: 'Ed Roe', relationship: 'Son', estateIfDie: 'Pass to their children' })
const flo = anHeir(50, { id: 2, fullname: 'Flo Roe', relationship: 'Daughter' })
const zac = aPerson({ id: 3, fullname: 'Zac Roe', relationship: 'Grandchild', isExcluded: true })

const leavingOutZac = (theirChildren?: 'Yes' | 'No', persons: Person[] = [ed, flo, zac]) =>
  simplestWill({ persons, excluded: { option: 'Yes', ...(theirChildren && { theirChildren }) } })

/** Ed has died. He leaves Zac, who has two children, and perhaps others. */
const edDied = (livingChildren: number): Failed[] => [
  { person: 1, livingChildren, leftOutChildren: [{ livingChildren: 2 }] },
]

const sharesOf = (will: ReturnType<typeof leavingOutZac>, failed: Failed[]) =>
  outcome(will, failed).map(({ name, share }) => `${name} ${share}`)

// Finding: 5
describe('a person left out takes nowhere', () => {
  test('a grandchild left out does not take in the place of his father', () => {
    expect(sharesOf(leavingOutZac('Yes'), edDied(1))).toEqual(['Child 1 of Ed Roe 1/2', 'Flo Roe 1/2'])
    expect(sharesOf(leavingOutZac('Yes'), edDied(0))).toEqual(['Flo Roe 1'])
  })

  test('his own children take in his place where they are not left out too', () => {
    expect(sharesOf(leavingOutZac('No'), edDied(1))).toEqual([
      'Flo Roe 1/2',
      'Child 1 of Ed Roe 1/4',
      'Child 1 of child 2 of Ed Roe 1/8',
      'Child 2 of child 2 of Ed Roe 1/8',
    ])
  })

  test('a backup or last resort who is left out since takes nothing', () => {
    const backup = { estateIfDie: 'Split between specific beneficiaries' as const }
    const both = {
      charities: [],
      persons: [
        { id: 2, percent: 50 },
        { id: 3, percent: 50 },
      ],
    }
    const will = {
      ...leavingOutZac('No', [{ ...ed, ...backup, estateBackup: both }, aPerson({ id: 2, fullname: 'Flo Roe' }), zac]),
      ultimateDefault: { option: 'People' as const, ...both },
    }
    expect(sharesOf(will, [{ person: 1 }])).toEqual(['Flo Roe 1'])
    expect(sharesOf(will, [{ person: 1 }, { person: 2 }])).toEqual(['Next of kin 1'])
  })

  test('the next of kin are told with those left out, and with their children if they are out too', () => {
    const nextOfKin = (theirChildren: 'Yes' | 'No') => {
      const will = leavingOutZac(theirChildren)
      return outcome(will, [{ person: 1 }, { person: 2 }]).map((taking) => describeBeneficiary(will, taking).note)
    }
    expect(nextOfKin('No')).toEqual(['leaving out Zac Roe'])
    expect(nextOfKin('Yes')).toEqual(['leaving out Zac Roe and their children'])
  })

  test('a customer who reads that children take is told who of them does not', () => {
    const will = leavingOutZac('Yes')
    const child = outcome(will, [{ person: 1, livingChildren: 1 }]).find(({ type }) => type === 'child')
    expect(child && describeBeneficiary(will, child).note).toBe('equally between them, leaving out Zac Roe')
  })

  test.each<[string, Person['relationship'], boolean]>([
    ['a nephew, whose parent may inherit', 'Nephew', true],
    ['a niece, whose parent may inherit', 'Niece', true],
    ['a relation of another kind', 'Other', true],
    ['a person whose relation was not said', undefined, true],
    ['but not a sister, who is the child of no heir', 'Sister', false],
  ])('those children are told of one left out who may be among them: %s', (_who, relationship, named) => {
    const { relationship: _old, ...person } = zac
    const will = leavingOutZac('Yes', [
      { ...ed, relationship: 'Brother' },
      flo,
      { ...person, ...(relationship && { relationship }) },
    ])
    const child = outcome(will, [{ person: 1, livingChildren: 1 }]).find(({ type }) => type === 'child')
    expect(child && describeBeneficiary(will, child).note.includes('Zac Roe')).toBe(named)
  })

  test.each<[string, Person['relationship'], Person['relationship'], boolean]>([
    ['a brother of the one whose children take', 'Daughter', 'Son', false],
    ['a nephew of the testator, where the children are grandchildren', 'Daughter', 'Nephew', false],
    ['a grandchild, where they are grandchildren', 'Daughter', 'Grandchild', true],
    ['a grandchild, where they are nephews and nieces', 'Sister', 'Grandchild', false],
    ['a son, where they are the children of a former partner', 'Ex Partner', 'Son', true],
  ])('nobody is said to be left out of children among whom they cannot be: %s', (_who, parent, out, named) => {
    const will = leavingOutZac('Yes', [
      { ...ed, ...(parent && { relationship: parent }) },
      flo,
      { ...zac, ...(out && { relationship: out }) },
    ])
    const child = outcome(will, [{ person: 1, livingChildren: 1 }]).find(({ type }) => type === 'child')
    expect(child && describeBeneficiary(will, child).note.includes('Zac Roe')).toBe(named)
  })

  test('a separated wife who is left out is named once among the next of kin who do not take', () => {
    const wife = aPerson({ id: 3, fullname: 'Zac Roe', type: 'partner', relationship: 'Spouse', isExcluded: true })
    const will = { ...leavingOutZac('No', [ed, flo, wife]), status: 'Separated' as const }
    const [kin] = outcome(will, [{ person: 1 }, { person: 2 }])
    expect(kin && describeBeneficiary(will, kin).note).toBe('leaving out Zac Roe')
  })

  test('an adult or a charity is told without a note', () => {
    const charity = aCharity({ inherit: true, estatePercent: 50 })
    const will = simplestWill({ persons: [flo], charities: [charity], estateSplit: 'Different shares' })
    expect(outcome(will, [], today).map((taking) => describeBeneficiary(will, taking))).toEqual([
      { name: 'Flo Roe', note: '' },
      { name: 'Royal National Lifeboat Institution', note: '' },
    ])
  })

  test('the page asks whether their children are left out too', () => {
    expect(excludedPeopleAreNamed(leavingOutZac(), today)).toEqual([
      { field: 'excluded.theirChildren', code: 'THEIR_CHILDREN_UNSAID' },
    ])
    expect(excludedPeopleAreNamed(leavingOutZac('No'), today)).toEqual([])
  })
})
