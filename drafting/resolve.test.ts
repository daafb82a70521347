import { describe, expect, test } from 'vitest'
import { defineClause } from './clause.ts'
import { opening } from './clauses/table.ts'
import { markerFor, resolve } from './draft.ts'
import { clauses, type DraftRun, paragraph } from './wording.ts'

const referring = defineClause({
  id: 'money',
  heading: 'Gifts of money',
  steps: [],
  when: 'Always.',
  appliesTo: () => true,
  needs: {},
  from: [],
  why: '',
  source: '',
  draft: () => [paragraph`See ${clauses('items', 'donations')}.`],
})

describe('References between clauses', () => {
  test('a clause that refers to none the will has is a mistake of ours, and never printed', () => {
    const drafted = { clause: referring, written: referring.write({}) }
    expect(() => resolve({ clause: opening, written: { placeholder: '', complete: false } }, [drafted])).toThrow(
      'No clause to refer to among items, donations',
    )
  })
})

test.each([
  [0, '(a)'],
  [25, '(z)'],
  [26, '(aa)'],
  [51, '(zz)'],
  [52, '(aaa)'],
])('item %d of a list is %s', (index, marker) => {
  expect(markerFor(index)).toBe(marker)
})

describe('A name that ends with a full stop', () => {
  const name = (text: string): DraftRun => ({ kind: 'name', text })
  const endOf = (blocks: ReturnType<typeof paragraph>[]) => {
    const written = { complete: true, blocks } as const
    const { clauses: drafted } = resolve({ clause: opening, written: { placeholder: '', complete: false } }, [
      { clause: referring, written },
    ])
    const [block] = drafted[0]?.blocks ?? []
    return block?.kind === 'paragraph' ? block.runs.map(({ text }) => text) : []
  }

  test('ends its sentence, without a second one', () => {
    expect(endOf([paragraph`I appoint ${name('John Smith Jr.')}.`])).toEqual(['I appoint ', 'John Smith Jr.'])
  })

  test('keeps what follows in the same sentence or the next', () => {
    expect(endOf([paragraph`I appoint ${name('John Smith Jr.')}. He acts alone.`])).toEqual([
      'I appoint ',
      'John Smith Jr.',
      ' He acts alone.',
    ])
    expect(endOf([paragraph`I appoint ${name('John Smith Jr.')} alone.`])).toEqual([
      'I appoint ',
      'John Smith Jr.',
      ' alone.',
    ])
  })

  test('is told from one that has none', () => {
    expect(endOf([paragraph`I appoint ${name('John Smith')}.`])).toEqual(['I appoint ', 'John Smith', '.'])
  })
})
