import { describe, expect, test } from 'vitest'
import { drafted, draftedText } from '#testkit/drafted-will.ts'
import { furtherFactPatterns } from '#testkit/further-fact-patterns.ts'
import { specifiedFactPatterns } from '#testkit/specified-fact-patterns.ts'
import type { ClauseId } from './document.ts'

const always: readonly ClauseId[] = [
  'testator',
  'earlier-wills',
  'governing-law',
  'executors',
  'funeral',
  'estate-on-trust',
  'residue',
  'if-a-share-fails',
  'ultimate-default',
  'trustees',
  'under-18',
  'powers',
  'meanings',
  'signing',
]

const patterns = { ...specifiedFactPatterns, ...furtherFactPatterns }

test('there are the specified situations and more than twenty others', () => {
  expect(Object.keys(specifiedFactPatterns)).toHaveLength(15)
  expect(Object.keys(furtherFactPatterns).length).toBeGreaterThan(20)
})

describe.each(Object.entries(patterns))('When %s', (_name, { will, says, has, neverSays = [] }) => {
  test('the will says so', () => {
    const text = draftedText(will)
    for (const words of says) expect(text).toContain(words)
  })

  test('it has the clauses every will needs, those that its own answers call for, and no other', () => {
    const { opening, clauses } = drafted(will)
    expect([opening, ...clauses].map(({ id }) => id).toSorted()).toEqual([...always, ...has].toSorted())
  })

  test('nothing in it is empty, rounded or out of date', () => {
    const text = draftedText(will)
    for (const words of ['undefined', 'null', 'NaN', '[object', 'video', ...neverSays])
      expect(text).not.toContain(words)
    expect(text).not.toMatch(/ {2}|\(\)| [.,;]|\.\./)
  })
})
