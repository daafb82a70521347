import { describe, expect, test } from 'vitest'
import { problemsOf } from '#core/journey/walk.ts'
import { newWill } from '#core/will/new-will.ts'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { defineClause } from './clause.ts'
import { executorsPart } from './clauses/executors.ts'
import { type CompleteWill, completeWill } from './complete-will.ts'
import { nameOf, paragraph } from './wording.ts'

describe('Only a complete will can be drafted for signing', () => {
  test('the example and the simplest will are complete', () => {
    expect(completeWill(completeExampleWill(), today).ok).toBe(true)
    expect(completeWill(simplestWill(), today).ok).toBe(true)
  })

  test('an unfinished one gives everything that is missing, in the order of the journey', () => {
    const unfinished = newWill(1)
    const completion = completeWill(unfinished, today)
    expect(completion).toEqual({ ok: false, problems: problemsOf(unfinished, today) })
  })

  test('a will whose executors it cannot name is not complete', () => {
    const completion = completeWill(simplestWill({ executor: [], secureLegacyProbateAsExecutor: true }), today)
    expect(completion).toEqual({
      ok: false,
      problems: [{ step: 'will.executors.executors', field: 'executor', code: 'ADD_ADULT_PERSON' }],
    })
  })

  test('nothing but the check makes one, and a clause gets only what it asks for', () => {
    // @ts-expect-error A will that was not checked is no complete will.
    const unchecked: CompleteWill = { will: simplestWill(), today, parts: {} }
    expect(unchecked.parts).toEqual({})

    const facts = {
      heading: 'Executors',
      steps: [],
      when: '',
      appliesTo: () => true,
      from: [],
      why: '',
      source: '',
    } as const
    const clause = defineClause({
      ...facts,
      id: 'executors',
      needs: { executors: executorsPart },
      draft: ({ executors, ...rest }) => {
        // @ts-expect-error The clause did not ask for the gifts.
        expect(rest.gifts).toBeUndefined()
        return executors.map((executor) => paragraph`${nameOf(executor)}`)
      },
    })
    expect(clause.write({})).toEqual({ placeholder: 'Executors', complete: false })
    expect(clause.write({}, { executors: [] })).toEqual({ blocks: [], complete: false })
    expect(clause.write({ executors: [] })).toEqual({ blocks: [], complete: true })
  })
})

// Finding: 9
test('a will that is paid for can still be drafted when statements were added since; one that is not cannot', () => {
  const before = completeExampleWill({ situation: {} })
  expect(completeWill({ ...before, paid: 1 }, today).ok).toBe(true)
  expect(completeWill(before, today).ok).toBe(false)
  expect(completeWill({ ...before, paid: 1, executor: [] }, today).ok).toBe(false)
})
