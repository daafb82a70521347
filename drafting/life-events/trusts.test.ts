import { describe, expect, test } from 'vitest'
import type { Day } from '#core/text/calendar-day.ts'
import type { LifeEvent } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import {
  aHomeForLife,
  anIncomeForLife,
  aShareForADisabledPerson,
  forADisabledPerson,
  laterTakers,
} from '#testkit/trusts.ts'
import { lifeEventTable } from './life-events.ts'

const TODAY: Day = { day: 1, month: 6, year: 2027 }

const answer = (will: Will, event: LifeEvent, id?: string) => {
  const { ask, answer: of } = lifeEventTable[event]
  return of(
    will,
    TODAY,
    ask(will, TODAY)?.choices.find((choice) => choice.id === id),
  )
}
const says = (will: Will, event: LifeEvent, id?: string): string[] =>
  answer(will, event, id).points.map((point) => point.says)

const [bea, cy, ivy] = ['person 1', 'person 2', 'person 4']

describe('a death', () => {
  test('of the person who was to live in the home: it goes at once to those who come after', () => {
    expect(says(aHomeForLife(), 'Death', bea)).toContain(
      'The home is no longer held for Bea. When you die, it goes at once to Cy and Di 50% each.',
    )
    expect(answer(aHomeForLife(), 'Death', bea).verdict).toBe('provides')
  })

  test('of the person who was to have the income: the others share it at once', () => {
    const said = says(anIncomeForLife(), 'Death', bea)
    expect(said.filter((each) => each.includes('income'))).toEqual([
      'Nobody has the income of the rest first. When you die, it goes at once to Cy and Di 40% each and Royal National Lifeboat Institution 20%.',
    ])
    expect(said).not.toContain('Who shares what is left does not change.')
  })

  test('of the disabled person: nothing is held any more', () => {
    expect(says(forADisabledPerson(), 'Death', 'person 1')).toContain(
      '£300,000 is no longer held for Kit. When you die, it goes at once to Lee and Mia 50% each.',
    )
    expect(says(aShareForADisabledPerson(), 'Death', 'person 1')).toContain(
      'No share of the rest is held for Kit any more.',
    )
  })

  test('of somebody who was to have it later: their children stand in', () => {
    expect(says(aHomeForLife(), 'Death', cy)).toContain('Of what is held for Bea: His children take 50%.')
  })

  test('of one of two who could hold it is a gap, and of a third is none', () => {
    expect(answer(aHomeForLife({}, { executorBackup: [] }), 'Death', ivy)).toMatchObject({ verdict: 'does not cover' })
    expect(says(aHomeForLife(), 'Death', ivy)).toContain(
      'Only Hal whom you named is left to hold what is for Bea, besides Bea. Two are needed.',
    )
    expect(says(aHomeForLife({}, { executor: [1, 2, 4] }), 'Death', ivy).join(' ')).not.toContain('Two are needed')
  })
})

describe('an executor who will not act', () => {
  test('keeps what the will leaves them, and is missed where two have to hold a home', () => {
    const { verdict, points, todo } = answer(aHomeForLife(), 'Executor', ivy)
    expect(verdict).toBe('does not cover')
    expect(points.map((point) => point.says)).toEqual([
      'Bea and Hal are your executors.',
      'Only Hal whom you named is left to hold what is for Bea, besides Bea. Two are needed.',
      'What your will leaves them stays theirs.',
    ])
    expect(todo).toContain('Name someone in their place')
  })

  test('is asked for by name', () => {
    expect(lifeEventTable.Executor.ask(aHomeForLife(), TODAY)?.choices.map(({ words }) => words)).toEqual([
      'Bea',
      'Ivy',
      'Hal',
    ])
  })
})

describe('a home that somebody may live in', () => {
  test('was sold: they have nowhere, and the money is shared', () => {
    expect(answer(aHomeForLife(), 'Home', 'sold')).toMatchObject({
      verdict: 'does not cover',
      points: [{ says: expect.stringContaining('Bea would have no right to live anywhere'), gap: true }, {}],
    })
  })

  test('was replaced: they have the new one where the will says so', () => {
    expect(says(aHomeForLife(), 'Home', 'moved')[0]).toBe('Bea may live in the main home that you have when you die.')
    expect(answer(aHomeForLife({ replacementHome: 'No' }), 'Home', 'moved').verdict).toBe('does not cover')
  })
})

describe('a marriage of somebody in the will', () => {
  const friend = (given: Parameters<typeof aHomeForLife>[0]): Will => aHomeForLife({ for: 4, ...given })

  test('ends nothing while the testator lives', () => {
    expect(says(friend({ endsIfMarries: 'Yes' }), 'Marriage of another', ivy)).toContain(
      'What is held for Ivy ends with a marriage after your death. One before it ends nothing.',
    )
    expect(says(friend({}), 'Marriage of another', ivy)).toContain('What is held for Ivy goes on after a marriage.')
  })

  test('matters to one whose part was fixed at the death', () => {
    expect(says(aHomeForLife({ fixed: 'When I die' }), 'Marriage of another', cy).join(' ')).toContain(
      'If Cy dies after that, it may go to the person they married.',
    )
    expect(says(aHomeForLife(), 'Marriage of another', cy)).toHaveLength(1)
  })

  test('is not asked of the spouse', () => {
    const { choices = [] } = lifeEventTable['Marriage of another'].ask(aHomeForLife(), TODAY) ?? {}
    expect(choices.map(({ words }) => words)).not.toContain('Bea')
  })
})

test('a separation leaves what is held as it was until the final order', () => {
  expect(says(aHomeForLife(), 'Separation', 'separating')).toContain(
    'Until then what your will holds for Bea is held as before.',
  )
  expect(says(aHomeForLife(), 'Separation', 'final')).toContain(
    'The home is no longer held for Bea. When you die, it goes at once to Cy and Di 50% each.',
  )
})

test('what all the grandchildren then have goes to your grandchildren', () => {
  const group = { of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' } as const
  expect(says(aHomeForLife({ takers: laterTakers([], { classes: [group] }) }), 'Separation', 'final')).toContain(
    'The home is no longer held for Bea. When you die, it goes at once to your grandchildren.',
  )
})

test('a child who is born takes at the end of a trust where later children do', () => {
  const later = aHomeForLife({}, { laterChildren: 'Yes' })
  expect(says(later, 'Birth', 'mine')).toContain('This child may have a part of what is held for Bea, when that ends.')
  const group = {
    of: 'My grandchildren' as const,
    estatePercent: 0,
    share: 'Each alike' as const,
    ifDie: 'To the others' as const,
  }
  const grandchildren = aHomeForLife({ takers: laterTakers([2], { classes: [group] }) })
  expect(answer(grandchildren, 'Birth', 'grandchild')).toMatchObject({ verdict: 'provides' })
  expect(answer(aHomeForLife(), 'Birth', 'grandchild')).toMatchObject({ verdict: 'does not cover' })
})
