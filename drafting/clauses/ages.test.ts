import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { clauseOf } from '#testkit/drafted-will.ts'
import { aHomeForLife, forADisabledPerson, withLaterAges } from '#testkit/trusts.ts'
import { preview } from '../draft.ts'

const clause = (will: Will): string => clauseOf(preview(will, today), 'under-18') ?? ''

describe('Ages', () => {
  test('of different people stand in one clause, and anyone else takes at 18', () => {
    expect(clause(withLaterAges())).toContain(
      'The Age of Ned Poe is 21. The Age of Ola Poe is 25. The Age of anyone else is 18.',
    )
  })

  test('what is theirs from the start is looked after until 18 and then belongs to their estate', () => {
    const text = clause(withLaterAges())
    expect(text).toMatch(/^What this will gives to Gil Poe is theirs from the start\./)
    expect(text).toContain(
      'If that person dies under 18, it belongs to their estate. The rest of this clause is not about it.',
    )
  })

  test('the age of the testator’s own children stands beside another’s of the same age', () => {
    const will = completeExampleWill({ childrenAge: 21 })
    const persons = will.persons.map((person) => (person.id === 6 ? { ...person, age: 21 as const } : person))
    expect(clause({ ...will, persons })).toContain(
      'The Age of Ruth Hale, Daniel Hale and Sam Price is 21. The Age of anyone else is 18.',
    )
  })

  test('an age stored with a child of the testator’s own does not count: the children have one age', () => {
    const will = completeExampleWill()
    const persons = will.persons.map((person) => (person.id === 2 ? { ...person, age: 25 as const } : person))
    expect(clause({ ...will, persons })).toBe(clause(will))
  })

  test('grandchildren who take as a class may wait, or have theirs from the start', () => {
    const classes = (given: NonNullable<Will['classes']>[number]): Will => completeExampleWill({ classes: [given] })
    const grandchildren = {
      of: 'My grandchildren',
      estatePercent: 10,
      share: 'Each alike',
      ifDie: 'To the others',
    } as const
    expect(clause(classes({ ...grandchildren, age: 25 }))).toContain(
      'The Age of each grandchild of mine who takes as one of my grandchildren is 25.',
    )
    expect(clause(classes({ ...grandchildren, young: 'Theirs at once' }))).toMatch(
      /^What this will gives to each grandchild of mine who takes as one of my grandchildren is theirs from the start\./,
    )
  })

  test('take nothing away of what was fixed at the death, and are not about what is held for a disabled person', () => {
    const vested = 'is theirs from my death. My Executors only look after it until that person is 18.'
    expect(clause(aHomeForLife({ fixed: 'When I die' }))).toContain(vested)
    expect(clause(aHomeForLife({ fixed: 'When the trust ends' }))).not.toContain(vested)
    expect(clause(forADisabledPerson())).toMatch(/This clause is not about what my Executors hold under clause \d+\.$/)
  })
})
