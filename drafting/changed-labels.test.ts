import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editable, newWill } from '#core/will/new-will.ts'
import { type EditableWill, editableWillSchema, type Will } from '#core/will/schema.ts'
import { aGift, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { everyField } from '#testkit/will-with-everything.ts'
import { changedLabels } from './changed-labels.ts'

const from = simplestWill()
const changed = (change: Partial<Will>, before: Will = from) =>
  changedLabels(editable(before), editable({ ...before, ...change }), today)

test('nothing is named where nothing was changed', () => {
  expect(changed({})).toEqual([])
})

test('a save is named by what the summary calls it', () => {
  expect(changed({ status: 'Divorced' })).toContain('Marital status')
  expect(changed({ whatToDo: { option: 'Burial' } })).toEqual(['Funeral'])
  expect(changed({ details: { ...from.details, also_known_as: 'Maggie Hale' } })).toEqual(['Also known as'])
})

test('gifts, things you own and powers of attorney are named, and no gift by its own words', () => {
  expect(changed({ gifts: [aGift({ type: 'Item', title: 'my piano', persons: [1] })] })).toEqual(['Gifts'])
  expect(
    changed({ accounts: [{ id: 1, assetType: 'Bank account', title: 'Acorn Bank', mortgageWithPersons: [] }] }),
  ).toContain('Accounts and assets')
  expect(changed({ powers: [] })).toEqual(['Power of attorney'])
})

test('an answer that is only stored in another order has not changed', () => {
  const gift = aGift({ type: 'Item', title: 'my piano', persons: [1] })
  const turned = Object.fromEntries(Object.entries(gift).toReversed()) as typeof gift
  expect(changed({ gifts: [turned] }, { ...from, gifts: [gift] })).toEqual([])
})

test('a list that changed is told, also where its entries are no records', () => {
  expect(changed({ executorBackup: [1] })).toEqual(['Backup executors'])
  expect(changed({ powers: undefined } as Partial<Will>, { ...from, powers: [] } as Will)).toEqual([
    'Power of attorney',
  ])
})

test('an answer that is not there reads as one that is empty', () => {
  const { executorCareAssets: _, ...without } = from
  expect(changedLabels(editable(without), editable({ ...without, storage: '' }), today)).toEqual([])
})

test('a save that only answers statements says so', () => {
  expect(changed({ situation: { ...from.situation, 'land-abroad': 'Not sure' } })).toEqual(['Statements about you'])
})

test('a new name for a person is told where the person stands', () => {
  const will = completeExampleWill()
  const persons = will.persons.map((each) => (each.id === 1 ? { ...each, fullname: 'Thomas Hail' } : each))
  expect(changed({ persons }, will)).toContain('Who inherits')
})

test('whichever field of a will changes, something is named: it is read back, or has a name of its own', () => {
  const wills: readonly Will[] = [
    everyField(),
    ...Object.values(goldenWills).map(({ will }) => will),
    ...fc.sample(completeWills, { numRuns: 40, seed: 1 }),
  ]
  const fields = Object.keys(editableWillSchema.shape) as (keyof EditableWill)[]
  const unnamed = fields.filter(
    (field) => !wills.some((will) => changedLabels(will, { ...will, [field]: newWill(1)[field] }, today).length > 0),
  )
  expect(
    unnamed,
    'Read it back in drafting/answers.ts or name it in drafting/changed-labels.ts, and answer it in testkit/will-with-everything.ts.',
  ).toEqual(['promoCode'])
})
