import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { lpaTypes } from '../will/lpa-options.ts'
import type { Will } from '../will/schema.ts'
import { editableWillSchema } from '../will/schema.ts'
import {
  formDetailsOf,
  lpaOf,
  lpasBought,
  newLpa,
  peopleOnForm,
  problemsOfLpas,
  typesOf,
  withAnswers,
  withChosenType,
  withFormDetails,
  withLpa,
  withPeopleOf,
} from './lpas.ts'

const [MONEY, HEALTH] = lpaTypes
const will = (...powers: Will['powers'] & object): Will => ({ ...completeExampleWill(), powers })

test.each([
  [0, 'none'],
  [1, 'both'],
] as const)('a will that says %i for a power of attorney has bought %s', (lastPowerOfAttorney, bought) => {
  expect(lpasBought({ lastPowerOfAttorney })).toBe(bought)
})

describe('What has to be made', () => {
  test.each([
    ['none', [], []],
    ['none', [MONEY], []],
    ['one', [], []],
    ['one', [HEALTH, MONEY], [HEALTH]],
    ['both', [], [MONEY, HEALTH]],
    ['both', [HEALTH], [MONEY, HEALTH]],
  ] as const)('of %s bought, with %j begun, is %j', (bought, begun, types) => {
    expect(typesOf(will(...begun.map(newLpa)), bought)).toEqual(types)
  })

  test('is complete when everything bought is answered', () => {
    expect(problemsOfLpas(will(anLpa(MONEY), anLpa(HEALTH)), 'both', today)).toEqual([])
    expect(problemsOfLpas(will(anLpa(HEALTH)), 'one', today)).toEqual([])
  })

  test('is not complete with one of two, or before a type is chosen', () => {
    expect(problemsOfLpas(will(anLpa(MONEY)), 'both', today)).toEqual([
      { field: 'powers.health.attorneys', code: 'ADD_ATTORNEY' },
      { field: 'powers.health.certificateProvider.name', code: 'FIELD_REQUIRED' },
      { field: 'powers.health.certificateProvider.kind', code: 'SELECT_OPTION' },
    ])
    expect(problemsOfLpas(will(), 'one', today)).toEqual([{ field: 'powers', code: 'SELECT_OPTION' }])
  })

  test('asks nothing of the type that was not chosen', () => {
    expect(problemsOfLpas(will(anLpa(HEALTH), newLpa(MONEY)), 'one', today)).toEqual([])
  })
})

describe('Changing a power', () => {
  test('leaves the other unchanged', () => {
    const changed = withLpa(will(anLpa(HEALTH), anLpa(MONEY)), { ...anLpa(MONEY), preferences: 'None.' })
    expect(changed.powers).toEqual([anLpa(HEALTH), { ...anLpa(MONEY), preferences: 'None.' }])
  })

  test('to the other type keeps the answers of the first', () => {
    const other = withChosenType(will(anLpa(MONEY)), HEALTH)
    expect(typesOf(other, 'one')).toEqual([HEALTH])
    expect(withChosenType(other, MONEY).powers).toEqual([anLpa(MONEY), newLpa(HEALTH)])
  })

  test('for health ignores answers that only the power for money asks for', () => {
    const answered = withAnswers(newLpa(HEALTH), {
      attorneys: [1],
      bankrupt: [1],
      whenTheyAct: 'Only when I cannot decide',
    })
    expect(answered).toEqual({ ...newLpa(HEALTH), attorneys: [1] })
  })

  test('in any order never makes two of a type, and always fits the schema', () => {
    const change = fc.record({ type: fc.constantFrom(...lpaTypes), choose: fc.boolean() })
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const after = changes.reduce(
          (now, { type, choose }) => (choose ? withChosenType(now, type) : withLpa(now, lpaOf(now, type))),
          completeExampleWill(),
        )
        expect(editableWillSchema.shape.powers.safeParse(after.powers).success).toBe(true)
      }),
    )
  })
})

test('a second power that starts with the people of the first has all of them and no wishes', () => {
  const first = anLpa(MONEY, { preferences: 'Give to the lifeboats.' })
  const { type: _, ...people } = anLpa(HEALTH)
  expect(withPeopleOf(newLpa(HEALTH), first)).toEqual({ type: HEALTH, ...people })
})

test('which decisions are joint is asked for each power by itself', () => {
  const first = anLpa(HEALTH, { howTheyAct: 'Jointly for some decisions', jointDecisions: 'Where I live' })
  const second = withPeopleOf(newLpa(MONEY), first)
  expect(second.howTheyAct).toBeUndefined()
  expect(second.jointDecisions).toBeUndefined()
})

test('two powers of one type do not fit the schema', () => {
  const twice = editableWillSchema.safeParse({ powers: [anLpa(MONEY), newLpa(MONEY)] })
  expect(twice.success).toBe(false)
})

describe('what the form asks of a person', () => {
  const [dob, otherDob] = [
    { day: 1, month: 2, year: 1960 },
    { day: 3, month: 4, year: 1961 },
  ]
  const address = { house_name: '8', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' }
  const base = completeExampleWill()
  const details = (powers: Will['powers'] & object, id: number) => {
    const now = { ...base, powers }
    const person = base.persons.find((each) => each.id === id) ?? expect.unreachable()
    return formDetailsOf(now, lpaOf(now, MONEY), person)
  }

  test('is what was given for this power, else for the other one, else what the will knows', () => {
    const money = anLpa(MONEY, { formDetails: [{ person: 2, dob }] })
    const health = anLpa(HEALTH, { formDetails: [{ person: 2, dob: otherDob, address }] })
    expect(details([money, health], 2)).toEqual({ person: 2, dob, address })
    expect(details([anLpa(MONEY), health], 2)).toEqual({ person: 2, dob: otherDob, address })
    expect(details([anLpa(MONEY)], 2)).toEqual({ person: 2, dob: { day: 21, month: 6, year: 1990 } })
    expect(details([anLpa(MONEY)], 1)).toEqual({ person: 1 })
  })

  test('is asked of each person once, whether they act or are only told', () => {
    const people = peopleOnForm(anLpa(MONEY, { attorneys: [1, 2], replacements: [4], peopleToTell: [7] }), base)
    expect(people.map(({ person: { id }, acts }) => [id, acts])).toEqual([
      [1, true],
      [2, true],
      [4, true],
      [7, false],
    ])
  })

  test('is replaced for one person, and forgotten once the power names them no more', () => {
    const given = withFormDetails(withFormDetails(anLpa(MONEY), { person: 1, dob }), { person: 2, address })
    const changed = withFormDetails(given, { person: 1, address })
    expect(changed.formDetails).toEqual([
      { person: 2, address },
      { person: 1, address },
    ])
    expect(withAnswers(changed, { attorneys: [1] }).formDetails).toEqual([{ person: 1, address }])
  })
})
