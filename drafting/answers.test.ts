import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StepName } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import { withFormerPartner } from '#core/will/former-family.ts'
import { beneficiaryTypes } from '#core/will/lists.ts'
import { includes } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { aCharity, anHeir, aPerson, aPet, aWill, today } from '#testkit/builders.ts'
import { draftedText } from '#testkit/drafted-will.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { aShareForADisabledPerson, laterTakers } from '#testkit/trusts.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { answersOf } from './answers.ts'

const ann = anHeir(50, { id: 1, fullname: 'Ann Hale', type: 'Child', relationship: 'Daughter' })
const ben = anHeir(50, { id: 2, fullname: 'Ben Hale', type: 'Child', relationship: 'Son' })
const cat = aPerson({ id: 3, fullname: 'Cat Price' })
const lifeboats = aCharity({ id: 1, fullname: 'Lifeboats' })

const read = (step: StepName, given: Partial<Will>): Record<string, string> =>
  Object.fromEntries(
    answersOf(step, aWill({ persons: [ann, ben, cat], charities: [lifeboats], ...given }), today).map(
      ({ label, value }) => [label, value],
    ),
  )

const lastly = (ultimateDefault: Will['ultimateDefault'], given: Partial<Will> = {}): string | undefined =>
  read('will.beneficiaries.backup-action', { ...given, ultimateDefault } as Partial<Will>)['If everyone has died']

test('who takes if everyone has died is read back as it was given', () => {
  const shares = [
    { id: 1, percent: 60 },
    { id: 3, percent: 40 },
  ]
  expect(lastly(undefined)).toBe('')
  expect(lastly({ option: 'Next of kin', persons: shares, charities: [] })).toBe('My next of kin')
  expect(lastly({ option: 'People', persons: shares, charities: [{ id: 1, percent: 100 }] })).toBe(
    'Ann Hale (60%) and Cat Price (40%)',
  )
  expect(lastly({ option: 'People', persons: shares, charities: [], split: 'Equal shares' })).toBe(
    'Ann Hale and Cat Price, equally',
  )
  expect(lastly({ option: 'Charity', persons: shares, charities: [{ id: 1, percent: 100 }] })).toBe('Lifeboats')
})

test('a person left out is not read back among those who take if everyone has died, nor one who was removed', () => {
  const persons = [
    { id: 1, percent: 60 },
    { id: 3, percent: 40 },
    { id: 9, percent: 0 },
  ]
  const leftOut = { ...cat, isExcluded: true }
  expect(lastly({ option: 'People', persons, charities: [] }, { persons: [ann, ben, leftOut] })).toBe('Ann Hale')
})

const ifAnnDies = (given: Partial<typeof ann>, will: Partial<Will> = {}) =>
  read('will.beneficiaries.backup-action', { persons: [{ ...ann, ...given }, ben, cat], ...will })[
    'If Ann Hale dies first'
  ]

test('what happens if a person dies first is read back as it was given', () => {
  const { estateIfDie: _, ...unanswered } = ann
  expect(read('will.beneficiaries.backup-action', { persons: [unanswered, ben] })['If Ann Hale dies first']).toBe('')
  expect(ifAnnDies({ estateIfDie: 'Split between remaining beneficiaries' })).toBe('Shared between the others')
  expect(ifAnnDies({ estateIfDie: 'Pass to their children' })).toBe('Passes to their children')
  const chosen = { estateIfDie: 'Split between specific beneficiaries' } as const
  expect(ifAnnDies({ ...chosen, estateBackup: { persons: [], charities: [] } })).toBe('')
  expect(
    ifAnnDies({
      ...chosen,
      estateBackup: { persons: [{ id: 2, percent: 25, theirChildren: true }], charities: [{ id: 1, percent: 75 }] },
    }),
  ).toBe('Goes to Ben Hale (25%) and Lifeboats (75%). In place of Ben Hale, their children')
  expect(ifAnnDies({ ...chosen, estateBackup: { persons: [{ id: 3, percent: 100 }], charities: [] } })).toBe(
    'Goes to Cat Price',
  )
})

test('children to come are read back where the will has none yet', () => {
  const children = (given: Partial<Will>) => read('will.beneficiaries.children', given)
  expect(children({ haveChildren: 'No', laterChildren: 'Yes' })).toEqual({
    Children: 'None',
    'Children to come': 'May share what I leave',
  })
  expect(children({ haveChildren: 'No', laterChildren: 'No' })).toMatchObject({ 'Children to come': 'Not included' })
  expect(children({ haveChildren: 'No' })).toEqual({ Children: 'None' })
  expect(children({ haveChildren: 'Yes', laterChildren: 'Yes' })).toEqual({
    Children: 'Ann Hale and Ben Hale',
    'Later children': 'Share equally with those named',
  })
})

test('a share of grandchildren is read back with how they divide it and what happens if one dies', () => {
  const classes: Will['classes'] = [
    { of: 'My grandchildren', estatePercent: 20, share: 'By families', ifDie: 'To the others' },
  ]
  const given = { haveChildren: 'Yes', classes } as const
  expect(read('will.beneficiaries.backup-action', given)).toMatchObject({
    'If a grandchild dies first': 'Shared between the others',
  })
  expect(read('will.estate-splits.split-distribution', { ...given, childrenAge: 21 })).toMatchObject({
    'How grandchildren share': 'One equal part for each family',
    'Age of my children': '21',
  })
  const unanswered = { ...given, classes: [{ of: 'My grandchildren', estatePercent: 20 }] } satisfies Partial<Will>
  expect(read('will.beneficiaries.backup-action', unanswered)).toMatchObject({ 'If a grandchild dies first': '' })
  expect(read('will.estate-splits.split-distribution', unanswered)).toMatchObject({ 'How grandchildren share': '' })
  expect(read('will.estate-splits.split-distribution', unanswered)).not.toHaveProperty('Age of my children')
})

test('a group that is not the first of a list is written small in it', () => {
  const whoInherits = (given: Partial<Will>) => read('will.beneficiaries.my-beneficiaries', given)['Who inherits']
  const grandchildren = [{ of: 'My grandchildren' as const, estatePercent: 50 }]
  expect(whoInherits({ haveChildren: 'Yes', persons: [ann], classes: grandchildren })).toBe(
    'Ann Hale and my grandchildren',
  )
  const toCome = [{ of: 'My later children' as const, estatePercent: 50 }]
  const persons = [anHeir(50, { fullname: 'Ed Poe' })]
  expect(whoInherits({ haveChildren: 'No', laterChildren: 'Yes', persons, classes: toCome })).toBe(
    'Ed Poe and any child I have later',
  )
})

test('a later child is not said to share where they get nothing, beside a stepchild alone or a child who has no share', () => {
  const later = (given: Partial<Will>) =>
    read('will.beneficiaries.children', { haveChildren: 'Yes', laterChildren: 'Yes', ...given })['Later children']
  const lee = { ...ben, relationship: 'Stepson' as const }
  const nothing = 'Were to share, and get nothing: my children are not named together with equal parts'
  expect(later({ persons: [{ ...cat, inherit: true, estatePercent: 50 }, lee] })).toBe(nothing)
  expect(
    later({
      persons: [
        { ...ann, inherit: false },
        { ...cat, inherit: true, estatePercent: 100 },
      ],
    }),
  ).toBe(nothing)
  const born = [{ of: 'My later children' as const, estatePercent: 50 }]
  expect(later({ persons: [lee], classes: born })).toBe('May share what I leave')
})

test('a later child is not said to share in the place of somebody whose share is held, since those who come after take it', () => {
  const held = aShareForADisabledPerson({ takers: laterTakers([4]) })
  const persons = held.persons.map((person) => {
    if (person.id === 1)
      return { ...person, relationship: 'Stepson' as const, estateIfDie: 'Pass to my children' as const }
    return person.id === 2 ? { ...person, estatePercent: 20 } : person
  })
  const will: Will = { ...held, laterChildren: 'Yes', persons }
  expect(read('will.beneficiaries.children', will)['Later children']).toMatch(/^Were to share, and get nothing/)
})

test('a share of later children has no question about grandchildren', () => {
  const later = {
    persons: [cat],
    haveChildren: 'No',
    laterChildren: 'Yes',
    classes: [{ of: 'My later children', estatePercent: 50, share: 'By families', ifDie: 'To the others' }],
  } satisfies Partial<Will>
  expect(Object.keys(read('will.beneficiaries.backup-action', later))).toEqual(['If everyone has died'])
  expect(Object.keys(read('will.estate-splits.split-distribution', later))).toEqual(['Shares'])
})

test('a backup or a last taker who was removed since is not read back', () => {
  const gone = { persons: [{ id: 9, percent: 60 }], charities: [{ id: 9, percent: 40 }] }
  expect(ifAnnDies({ estateIfDie: 'Split between specific beneficiaries', estateBackup: gone })).toBe('')
  expect(
    ifAnnDies({
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup: { persons: [{ id: 3, percent: 100 }, ...gone.persons], charities: gone.charities },
    }),
  ).toBe('Goes to Cat Price')
  expect(lastly({ option: 'Charity', ...gone })).toBe('')
})

test('what happens if a person dies first has no words where their children would be meant and the will has none', () => {
  expect(ifAnnDies({ estateIfDie: 'Pass to my children' }, { haveChildren: 'No' })).toBe('')
})

test('how the executors are told is read back as it was given', () => {
  const told = (given: Partial<Will>) => read('will.executors.executor-notify', given)['Telling my executors']
  expect(told({ notifyExecutors: 'No' })).toBe('I will tell them myself')
  expect(told({ notifyExecutors: 'No', notifyHow: 'Email' })).toBe('I will tell them myself')
  expect(told({ notifyExecutors: 'Yes', notifyHow: 'Email' })).toBe('By email, when I press send')
  expect(told({ notifyExecutors: 'Yes', notifyHow: 'Letter' })).toBe('I give each of them a letter')
  expect(told({ notifyExecutors: 'Yes' })).toBe('I give each of them a letter')
  expect(read('will.executors.executor-notify', { notifyExecutors: undefined } as Partial<Will>)).toEqual({
    'Telling my executors': '',
  })
})

test('nobody else and no charity is read back as “None”', () => {
  expect(read('will.beneficiaries.other-beneficiaries', { persons: [ann], charities: [] })).toEqual({
    'Other people and charities': 'None',
  })
  expect(read('will.beneficiaries.other-beneficiaries', {})['Other people and charities']).toBe(
    'Cat Price and Lifeboats',
  )
})

test('equal shares, grandchildren and money with a pet are read back', () => {
  expect(read('will.estate-splits.split-distribution', { estateSplit: 'Equal shares' }).Shares).toBe(
    'Ann Hale: an equal share\nBen Hale: an equal share',
  )
  const cared = { havePets: 'Yes', pets: [aPet({ guardianId: [3], money: 50_000 })] } as const
  expect(read('will.beneficiaries.pets-guardians', cared as unknown as Partial<Will>)).toEqual({
    'Looking after Biscuit': 'Cat Price',
    'Money with Biscuit': '£500',
  })
})

test('those who are asked one after the other are read back in that order', () => {
  const pets = [aPet({ guardianId: [3, 1, 2] })]
  expect(read('will.beneficiaries.pets-guardians', { havePets: 'Yes', pets })['Looking after Biscuit']).toBe(
    'Cat Price or, failing that, Ann Hale or, failing that, Ben Hale',
  )
  const unsaid = [aPet({ guardianId: [] })]
  expect(read('will.beneficiaries.pets-guardians', { havePets: 'Yes', pets: unsaid })['Looking after Biscuit']).toBe('')
  expect(read('will.executors.my-executors', { executorBackup: [3, 1, 2] })['Backup executors']).toBe(
    'Cat Price, then Ann Hale, then Ben Hale',
  )
})

test('a guardian chosen for a child to whom the will may give none is not read back', () => {
  const cy = aPerson({ id: 4, fullname: 'Cy Hale', type: 'Child', relationship: 'Son', isChild: 'Yes' })
  const backup = (parentalResponsibility: 'Yes' | 'No') =>
    read('will.beneficiaries.backup-guardians', {
      haveChildren: 'Yes',
      persons: [{ ...cy, parentalResponsibility, backupGuardianId: [3] }, cat],
    })['Backup guardians']
  expect(backup('Yes')).toContain('Cat Price')
  expect(backup('No')).toBe('None')
})

test('a step that was not answered reads back empty', () => {
  expect(
    answersOf('will.executors.digital-assets', { ...aWill(), executorCareAssets: undefined } as Will, today),
  ).toEqual([{ label: 'Online accounts', value: '' }])
  expect(answersOf('will.funeral-wishes', { ...aWill(), whatToDo: undefined } as Will, today)).toEqual([
    { label: 'Funeral', value: '' },
  ])
  expect(answersOf('will.summary', aWill(), today)).toEqual([])
})

/** A will in which every person, charity and pet has a name of its own. */
const withNames = (will: Will): Will => {
  const named = <T extends { readonly id: number }>(kind: string, all: readonly T[]) =>
    all.map((each) => ({
      ...each,
      fullname: `${kind} No${[...`${each.id}`].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')} Quill`,
    }))
  return {
    ...will,
    persons: named('Person', will.persons),
    charities: named('Charity', will.charities),
    pets: named('Pet', will.pets),
  }
}

test.each(['as it is', 'Separated', 'Divorced'] as const)(
  'whoever is named for a will, and whoever it names, is read back in the answers, with a marital status %s',
  (status) => {
    fc.assert(
      fc.property(completeWills, (drawn) => {
        const [partner] = drawn.persons.filter(({ type }) => type === 'partner')
        const changed = status === 'as it is' ? drawn : { ...drawn, status }
        const will = withNames(
          partner && status !== 'as it is' ? withFormerPartner(changed, partner.id, 'keep') : changed,
        )
        const answers = askedSteps(will, today)
          .flatMap(({ name }) => answersOf(name, will, today))
          .map(({ label, value }) => `${label}: ${value}`)
          .join('\n')
        const named = draftedText(will).match(/(?:Person|Charity|Pet) No[a-j]+ Quill/g) ?? []
        const family = will.persons
          .filter(({ type }) => includes(beneficiaryTypes, type))
          .map(({ fullname }) => fullname)
        expect([...new Set([...named, ...family])].filter((name) => !answers.includes(name))).toEqual([])
      }),
      { numRuns: fewerRuns(4) },
    )
  },
)
