import { expect, test } from 'vitest'
import type { Tie } from '#core/picture/picture.ts'
import { type Box, familyLines } from './family-lines.ts'

const box = (left: number, top: number): Box => ({ left, top, width: 100, height: 50 })

const ties: Tie[] = [
  { kind: 'marriage', from: 'you', to: 'person 1' },
  { kind: 'child', from: 'you', to: 'person 2' },
  { kind: 'guardian', from: 'person 3', to: 'person 2' },
  { kind: 'substitute guardian', from: 'person 4', to: 'person 2' },
  { kind: 'keeper', from: 'person 3', to: 'pet 1', place: 2 },
]
const boxes = new Map([
  ['you', box(0, 0)],
  ['person 1', box(200, 0)],
  ['person 2', box(100, 100)],
  ['person 3', box(100, 200)],
  ['person 4', box(300, 200)],
  ['pet 1', box(400, 200)],
])
const drawn = (given: ReadonlyMap<string, Box>, owners: Parameters<typeof familyLines>[1] = []) =>
  familyLines(ties, owners, given).map(({ kind, of }) => `${kind} ${of}`)

test('a marriage has two lines, a child one, and a guardian a dotted one in their colour', () => {
  expect(drawn(boxes)).toEqual(['married person 1', 'married you', 'child you', 'looks after person 3'])
})

test('someone who is not drawn has no line', () => {
  expect(drawn(new Map([['you', box(0, 0)]]))).toEqual([])
})

test('the home is joined to each of its owners', () => {
  expect(drawn(new Map([...boxes, ['home', box(120, 60)]]), ['you', 'person 1']).slice(0, 2)).toEqual([
    'owns you',
    'owns person 1',
  ])
})

test('a couple whose cards stand one below the other is joined from foot to top', () => {
  const [first] = familyLines(ties.slice(0, 1), [], new Map([...boxes, ['person 1', box(0, 100)]]))
  expect(first?.d).toBe('M43 50V100')
})
