import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '#core/text/calendar-day.ts'
import type { LifeEvent } from '#core/will/lists.ts'
import { samplePeople, sampleWill } from '#core/will/sample.ts'
import type { Will } from '#core/will/schema.ts'
import { aGift, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { clauseNumbers, type LifeAnswer } from './life-answer.ts'
import { afterMarriage, lifeEventsOffered, lifeEventTable, wordsOfEvent } from './life-events.ts'

const TODAY: Day = { day: 1, month: 6, year: 2027 }
const { thomas, ruth, daniel, anne, poppy } = samplePeople

const says = ({ points }: LifeAnswer) => points.map((point) => point.says)
const answer = (event: LifeEvent, id?: string, will: Will = sampleWill): LifeAnswer => {
  const { ask, answer: of } = lifeEventTable[event]
  return of(
    will,
    TODAY,
    ask(will, TODAY)?.choices.find((choice) => choice.id === id),
  )
}
const died = (person: number, will?: Will) => answer('Death', `person ${person}`, will)

describe('somebody in the will has died', () => {
  test('Anne, who was Poppy’s guardian and was to have the ring', () => {
    const { verdict, points } = died(anne)
    expect(verdict).toBe('provides')
    expect(points.map(({ says: words, clause }) => [words, clause])).toEqual([
      ['Ruth looks after Poppy instead.', 'guardians'],
      ['Your gold ring becomes part of the rest.', 'rules-for-gifts'],
      ['Who shares what is left does not change.', 'residue'],
    ])
  })

  test('Ruth, whose children take her share, and who was an executor', () => {
    expect(says(died(ruth))).toEqual(['Thomas and Daniel are your executors.', 'Her children take 20%.'])
  })

  test('Thomas, whose share is added to the others', () => {
    const { verdict, points } = died(thomas)
    expect(verdict).toBe('provides')
    expect(points.map(({ says: words }) => words)).toContain('Ruth and Daniel are your executors.')
  })

  test('the only guardian, and nobody to take her place', () => {
    const persons = sampleWill.persons.map((person) => ({ ...person, backupGuardianId: [] }))
    const { verdict, points, todo } = died(anne, { ...sampleWill, persons })
    expect(verdict).toBe('does not cover')
    expect(points[0]).toMatchObject({ says: 'You have named no other guardian for Poppy.', gap: true })
    expect(todo).toContain('There is no hurry')
  })

  test('the last executor', () => {
    const alone = { ...sampleWill, executor: [anne], executorBackup: [] }
    expect(died(anne, alone)).toMatchObject({ verdict: 'does not cover' })
    expect(says(died(anne, { ...alone, executorBackup: [daniel] }))).toContain('Daniel becomes your executor.')
    expect(says(died(anne, { ...alone, executorBackup: [poppy] }))).toContain('No executor whom you named is left.')
  })
})

describe('a marriage', () => {
  test('cancels a will that does not expect it', () => {
    expect(answer('Marriage')).toMatchObject({ verdict: 'does not cover' })
  })

  const engaged: Will = {
    ...sampleWill,
    status: 'Engaged',
    persons: sampleWill.persons.map((person) =>
      person.id === thomas ? { ...person, relationship: 'Partner' as const } : person,
    ),
  }

  test('to the person whom the will expects is provided for, and to another is not', () => {
    expect(answer('Marriage', 'partner', engaged)).toMatchObject({
      verdict: 'provides',
      points: [{ says: expect.stringContaining('expect to marry Thomas'), clause: 'expected-marriage' }],
    })
    expect(answer('Marriage', 'another', engaged)).toMatchObject({ verdict: 'does not cover' })
  })

  test('would cancel nothing under the Wills Bill', () => {
    const bill = { willsBillFrom: { day: 1, month: 1, year: 2027 } }
    expect(afterMarriage(sampleWill, TODAY, undefined, bill).verdict).toBe('provides')
  })
})

describe('a separation', () => {
  test('changes nothing before the final order', () => {
    const { verdict, points } = answer('Separation', 'separating')
    expect(verdict).toBe('does not cover')
    expect(points[0]?.says).toBe('Until the final order your will treats Thomas as it did before.')
  })

  test('after it the will is read as if the other had died', () => {
    const { points } = answer('Separation', 'final')
    expect(points[0]?.says).toContain('as if Thomas had died')
    expect(points.slice(1)).toEqual(died(thomas).points)
  })

  test('of a testator who was separated when they signed is over with the final order, and not before', () => {
    const separated: Will = { ...sampleWill, status: 'Separated' }
    expect(says(answer('Separation', 'separating', separated))[0]).toContain('Until the final order')
    expect(says(answer('Separation', 'final', separated))[0]).toContain('as if Thomas had died')
    expect(lifeEventTable.Marriage.ask(separated, TODAY)).toBeUndefined()
    expect(wordsOfEvent('Marriage', separated)).toBe('I am marrying again, or have')
  })

  test('of a testator without a partner changes nothing', () => {
    const single = {
      ...sampleWill,
      status: 'Single' as const,
      persons: sampleWill.persons.filter(({ id }) => id !== thomas),
    }
    expect(answer('Separation', undefined, single).verdict).toBe('provides')
  })
})

describe('a child', () => {
  test('of the testator takes nothing where later children do not share', () => {
    expect(answer('Birth', 'mine')).toMatchObject({ verdict: 'does not cover' })
  })

  test('has the guardian of the other children', () => {
    expect(says(answer('Birth', 'mine'))).toContain(
      'The guardian you named for your other children is named for this child too.',
    )
  })

  test('shares where the testator said so', () => {
    const persons = sampleWill.persons.filter(({ id }) => id === thomas || id === ruth || id === daniel)
    const equal: Will = {
      ...sampleWill,
      persons: persons.map((person) => ({ ...person, guardianId: [], backupGuardianId: [], isChild: 'No' as const })),
      estateSplit: 'Equal shares',
      laterChildren: 'Yes',
      executor: [thomas],
      executorBackup: [],
      gifts: [],
    }
    expect(answer('Birth', 'mine', equal).points[0]).toMatchObject({ clause: 'residue' })
  })

  test('of a child takes something of their own only as one of the grandchildren', () => {
    expect(answer('Birth', 'grandchild').verdict).toBe('does not cover')
    const shared: Will = {
      ...sampleWill,
      classes: [{ of: 'My grandchildren', estatePercent: 10, share: 'Each alike' }],
    }
    expect(answer('Birth', 'grandchild', shared).verdict).toBe('provides')
  })
})

describe('a home', () => {
  const owning = (replacementHome?: 'Yes'): Will => ({
    ...sampleWill,
    ownProperty: 'Yes',
    accounts: [{ id: 1, assetType: 'Property', isYourOwn: 'Yes', owner: 'I own it alone', mortgageWithPersons: [] }],
    gifts: [
      aGift({
        id: 9,
        type: 'Share of an asset',
        accountId: 1,
        persons: [ruth],
        ...(replacementHome && { replacementHome }),
      }),
    ],
  })

  test('that was given and is sold is given no more', () => {
    expect(answer('Home', 'sold', owning())).toMatchObject({ verdict: 'does not cover' })
    expect(answer('Home', 'moved', owning())).toMatchObject({ verdict: 'does not cover' })
  })

  test('that takes the place of another is covered where the gift says so', () => {
    expect(answer('Home', 'moved', owning('Yes'))).toMatchObject({
      verdict: 'provides',
      points: [{ clause: 'property' }, {}],
    })
    expect(answer('Home', 'sold', owning('Yes'))).toMatchObject({ verdict: 'does not cover' })
  })

  test('that is given to nobody is part of what is left', () => {
    expect(answer('Home', 'bought')).toMatchObject({ verdict: 'provides', points: [{ clause: 'residue' }, {}] })
  })
})

test('a move abroad and a business need a solicitor, a move nearby needs nothing', () => {
  expect(answer('Move', 'beyond').verdict).toBe('solicitor')
  expect(answer('Move', 'within').verdict).toBe('provides')
  expect(answer('Business').verdict).toBe('solicitor')
})

test('money that comes in is shared with the rest, and a large estate is not told again of tax', () => {
  expect(says(answer('Inheritance')).at(-1)).toContain('£325,000')
  const over: Will = { ...sampleWill, situation: { ...sampleWill.situation, 'estate-over-nil-rate-band': 'Yes' } }
  expect(says(answer('Inheritance', undefined, over)).join(' ')).not.toContain('£325,000')
})

test('every answer about any will has something to say, names no gap without a way on, and cites only clauses the will has', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const numbers = clauseNumbers(will, TODAY)
      for (const event of lifeEventsOffered) {
        const { ask, answer: of } = lifeEventTable[event]
        for (const choice of ask(will, TODAY)?.choices ?? [undefined]) {
          const { verdict, points, todo } = of(will, TODAY, choice)
          expect(points.length).toBeGreaterThan(0)
          if (verdict !== 'provides') expect(todo).toBeTruthy()
          for (const { says: words, clause } of points) {
            expect(words).toMatch(/^\S.*[.]$/)
            expect(words).not.toMatch(/undefined|\s\s/)
            if (clause) expect(numbers.has(clause), `${event}: ${clause} in "${words}"`).toBe(true)
          }
        }
      }
    }),
    { numRuns: fewerRuns(66) },
  )
})

test('a customer who is married is asked if they marry again, and nobody else is', () => {
  expect(wordsOfEvent('Marriage', { ...completeExampleWill(), status: 'Married' })).toBe('I am marrying again, or have')
  expect(wordsOfEvent('Marriage', simplestWill())).toBe('I am marrying, or have married')
})
