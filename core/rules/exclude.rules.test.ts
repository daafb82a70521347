import { expect, test } from 'vitest'
import { aPerson, aWill, today } from '#testkit/builders.ts'
import { excludedPeopleAreNamed } from './exclude.rules.ts'
import { funeralWishesAreSaid } from './funeral.rules.ts'

test.each([
  ['no answer', undefined, false, [{ field: 'excluded.option', code: 'SELECT_OPTION' }]],
  ['No', { option: 'No' }, false, []],
  ['Yes, and nobody', { option: 'Yes' }, false, [{ field: 'persons', code: 'ADD_ADULT_PERSON' }]],
  ['Yes, and a person', { option: 'Yes' }, true, []],
] as const)('leaving somebody out: %s', (_answer, excluded, isExcluded, expected) => {
  const { excluded: _, ...rest } = aWill({ persons: [aPerson({ isExcluded })] })
  expect(excludedPeopleAreNamed({ ...rest, ...(excluded && { excluded }) }, today)).toEqual(expected)
})

test('a funeral wish must be chosen, and may leave it to the executors', () => {
  const { whatToDo: _, ...unsaid } = aWill()
  expect(funeralWishesAreSaid(unsaid, today)).toEqual([{ field: 'whatToDo.option', code: 'SELECT_OPTION' }])
  expect(funeralWishesAreSaid(aWill({ whatToDo: { option: 'Let my executors decide' } }), today)).toEqual([])
})
