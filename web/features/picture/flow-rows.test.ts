import { expect, test } from 'vitest'
import { pictureOf } from '#core/picture/picture.ts'
import { rowsOf } from '#core/picture/rows.ts'
import { aCharity, aGift, anHeir, aPerson, aWill, completeExampleWill } from '#testkit/builders.ts'
import { rowsToDraw, sameRows } from './flow-rows.ts'

const TODAY = { day: 1, month: 11, year: 2026 }

const thomas = anHeir(50, { id: 1, type: 'partner', relationship: 'Husband', fullname: 'Thomas Hale' })
const ruth = anHeir(30, {
  id: 2,
  type: 'Child',
  relationship: 'Daughter',
  fullname: 'Ruth Price',
  estateIfDie: 'Pass to their children',
})
const daniel = anHeir(20, { id: 3, type: 'Child', relationship: 'Son', fullname: 'Daniel Price' })
const margaret = aWill({
  status: 'Married',
  haveChildren: 'Yes',
  estateSplit: 'Different shares',
  persons: [thomas, ruth, daniel, aPerson({ id: 5, fullname: 'Anne Marsh', relationship: 'Sister' })],
  charities: [aCharity({ id: 1, fullname: 'A Hospice', type: 'Gift Charity' })],
  gifts: [
    aGift({ id: 1, type: 'Item', title: 'my gold ring', persons: [5] }),
    aGift({ id: 2, type: 'Donation', amount: 500_000, charities: [1] }),
  ],
})
const drawn = (died: readonly number[] = [], will = margaret) => rowsToDraw(pictureOf(will, TODAY, { died }))

test('people stand in the order in which they were added, whatever their shares are', () => {
  const other = { ...margaret, persons: [{ ...thomas, estatePercent: 10 as const }, ...margaret.persons.slice(1)] }
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
  expect(names(drawn())).toEqual(['Thomas', 'Ruth', 'Daniel', 'Anne', 'A Hospice'])
  expect(names(drawn([], other))).toEqual(names(drawn()))
})

test('the children of someone who has died stand in the same place, striped, in the same colour', () => {
  const [, before] = drawn()
  const [, after] = drawn([2])
  expect(after).toMatchObject({ name: 'Her children', pill: { name: 'Ruth' }, pieces: [{ fill: 'stripe' }] })
  expect(after?.colour).toEqual(before?.colour)
})

test('what one person is given stands on one card, but for what has a figure of its own', () => {
  const gifts = [...margaret.gifts, aGift({ id: 3, type: 'Money', amount: 20_000, persons: [5] })]
  const will = { ...margaret, gifts }
  const given = (rows: ReturnType<typeof rowsToDraw>) =>
    rows.filter(({ kind }) => kind === 'gift').map(({ name, note, sum }) => [name, note, sum])
  expect(given(drawn([], will))).toEqual([
    ['Anne', 'Your gold ring and £200', undefined],
    ['A Hospice', '', '£5,000'],
  ])
  const pounds = { shares: new Map(), gifts: new Map([['gift 1 person 5', 'about £2,000']]), outside: new Map() }
  const valued = rowsToDraw(pictureOf(will, TODAY), { ...pounds, tax: undefined, listed: [], rows: [] })
  expect(given(valued).map(([name]) => name)).toEqual(['Anne', 'A Hospice', 'Anne'])
})

test('someone who has died keeps a card in their place, so that no other card moves', () => {
  expect(drawn([3]).map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'share Thomas',
    'share Ruth',
    'died Daniel',
    'gift Anne',
    'gift A Hospice',
  ])
  expect(drawn([3])[2]?.pieces).toEqual([])
})

test('what backups have through someone who has died is a stripe in the colour of that person', () => {
  const will = completeExampleWill()
  const now = pictureOf(will, TODAY)
  const colour = now.cards.find(({ key }) => key === 'person 1')?.colour
  const [, ruthThen] = rowsToDraw(pictureOf(will, TODAY, { died: [1] }))
  expect(ruthThen?.pieces.map(({ fill, colour: of }) => [fill, of.hex])).toEqual([
    ['solid', ruthThen?.colour.hex],
    ['stripe', colour?.hex],
  ])
})

test('a gift to someone who has died says that it becomes part of the rest', () => {
  expect(drawn([5]).find(({ name }) => name === 'Anne')).toMatchObject({
    kind: 'died',
    note: 'has died. Your gold ring becomes part of the rest.',
    pieces: [],
  })
})

test('a share that is not said is hatched, and its card has a blank', () => {
  const blank = { ...margaret, persons: margaret.persons.map((person) => ({ ...person, estatePercent: 0 as const })) }
  const [first] = drawn([], blank)
  expect(first).toMatchObject({ share: undefined, pieces: [{ fill: 'hatch' }] })
})

test('the drawing and its list name the same shares and gifts', () => {
  for (const died of [[], [1], [2], [3], [5], [1, 2]]) {
    const picture = pictureOf(margaret, TODAY, { died })
    const listedKeys = rowsOf(picture)
      .filter(({ kind }) => kind === 'share')
      .map(({ key }) => key)
    const drawnKeys = rowsToDraw(picture)
      .filter(({ kind }) => kind === 'share')
      .map(({ key }) => key)
    expect(drawnKeys.toSorted()).toEqual(listedKeys.toSorted())
  }
})

test('a change of one share draws the card of that share alone again', () => {
  const before = drawn()
  const now = sameRows(before, drawn())
  expect(now).toEqual(before)
  expect(now.every((row, index) => row === before[index])).toBe(true)

  const [first, ...others] = drawn()
  const changed = sameRows(before, first ? [{ ...first, note: 'Wife, 61' }, ...others] : [])
  expect(changed.map((row, index) => row === before[index])).toEqual([false, ...others.map(() => true)])
})

test('pounds stand on the cards they belong to, and the tax has a row of its own below the gifts', () => {
  const picture = pictureOf(margaret, TODAY)
  const [first] = rowsToDraw(picture)
  if (!first) throw new Error('Somebody shares the rest')
  const rows = rowsToDraw(picture, {
    shares: new Map([['person 2', 'about £90,000']]),
    gifts: new Map([['gift 1 person 5', 'about £2,000']]),
    outside: new Map(),
    tax: 'about £40,000',
    listed: [],
    rows: [{ ...first, key: 'tax', part: undefined, name: 'Inheritance tax', pounds: 'about £40,000' }],
  })
  expect(rows.map(({ name, pounds }) => [name, pounds])).toEqual([
    ['Thomas', undefined],
    ['Ruth', 'about £90,000'],
    ['Daniel', undefined],
    ['Anne', 'about £2,000'],
    ['A Hospice', undefined],
    ['Inheritance tax', 'about £40,000'],
  ])
  expect(rows.map(({ part }) => part)).toEqual([...drawn().map(({ part }) => part), undefined])
})
