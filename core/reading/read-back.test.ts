import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { MOST_READ_BACK, readBackQuestions } from './read-back.ts'

describe('a reading ends with questions made from the will', () => {
  test('about those who are left most, each with one right answer', () => {
    expect(readBackQuestions(completeExampleWill(), today)).toEqual([
      {
        asks: 'If Thomas dies before you, what happens to their share?',
        options: [
          'Ruth and Daniel take Thomas’s 50%.',
          'The others share Thomas’s 50%: Ruth and Daniel 40% each and Royal National Lifeboat Institution 20%.',
          'Thomas’s children take 50%.',
        ],
        right: 'Ruth and Daniel take Thomas’s 50%.',
      },
      expect.objectContaining({ right: 'Her children take 20%.' }),
      expect.objectContaining({ right: 'His children take 20%.' }),
    ])
  })

  test('with the whole name of those who share a first name, so that each question is one of its own', () => {
    const will = completeExampleWill()
    const persons = will.persons.map((each) =>
      each.fullname.startsWith('Ruth') ? { ...each, fullname: 'Thomas Price' } : each,
    )
    const asked = readBackQuestions({ ...will, persons }, today).map(({ asks }) => asks)
    expect(new Set(asked).size).toBe(3)
    expect(asked.join()).toContain('If Thomas Price dies')
  })

  test('also where one person is left everything', () => {
    const [only, ...others] = readBackQuestions(simplestWill(), today)
    expect(others).toEqual([])
    expect(only?.options).toHaveLength(2)
  })

  test('not about two people of one name, and with none where nobody is chosen yet', () => {
    const will = completeExampleWill()
    const [first] = will.persons
    const persons = will.persons.map((each) => ({ ...each, fullname: first?.fullname ?? '' }))
    expect(readBackQuestions({ ...will, persons }, today)).toEqual([])
    expect(readBackQuestions(aWill(), today)).toEqual([])
  })
})

test('of any will each question has two options or more, no two the same, and the right one among them', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const asked = readBackQuestions(will, today)
      expect(asked.length).toBeLessThanOrEqual(MOST_READ_BACK)
      for (const { options, right } of asked) {
        expect(options.length).toBeGreaterThan(1)
        expect(new Set(options).size).toBe(options.length)
        expect(options).toContain(right)
      }
    }),
  )
})
