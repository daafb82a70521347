import { describe, expect, test } from 'vitest'
import type { Trust, Will } from '#core/will/schema.ts'
import { anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf } from '#testkit/drafted-will.ts'
import { aHomeForLife } from '#testkit/trusts.ts'
import { preview } from '../draft.ts'

const clause = (given: Partial<Trust> = {}, will: Partial<Will> = {}): string =>
  clauseOf(preview(aHomeForLife(given, will), today), 'home-for-life') ?? ''

describe('A home for life', () => {
  test('is held for the person to live in by right, and its income is theirs', () => {
    expect(clause()).toContain(
      'Until the trust ends, Bea Hale may live in the Home without paying rent, and all the income of the trust belongs to Bea Hale.',
    )
  })

  test('is not in a will without one', () => {
    expect(clauseOf(preview(simplestWill(), today), 'home-for-life')).toBeUndefined()
  })

  test('names the home by its address, and the main home at the death in its place unless the testator says no', () => {
    const instead = ' or, if that is not my main home when I die, in the property that is (the Home)'
    expect(clause()).toContain(`all my interest in 14 Orchard Lane, Ludlow, SY8 1AB${instead}`)
    expect(clause({ replacementHome: 'No' })).toContain(
      'all my interest in 14 Orchard Lane, Ludlow, SY8 1AB (the Home)',
    )
  })

  test('names another property as it was typed, and nothing in its place', () => {
    const accounts: Will['accounts'] = [
      { id: 1, assetType: 'Property', title: 'Flat 2, Rhyl.', owner: 'I own it alone', mortgageWithPersons: [] },
    ]
    expect(clause({}, { accounts })).toContain('all my interest in the property known as Flat 2, Rhyl (the Home).')
  })

  describe('ends', () => {
    test('on the death, and when the person gives it up, with nothing else unless the testator says so', () => {
      expect(clause()).toContain(
        [
          'The trust ends on the first of these:',
          '(a) the death of Bea Hale; and',
          '(b) the day my Executors receive a signed notice in which Bea Hale gives the trust up; an attorney or deputy may give it only if the court allows.',
          'If Bea Hale does not survive me, or cannot or does not take under this clause for any reason, the trust ends when I die.',
        ].join('\n'),
      )
    })

    test('each event stands with its whole definition', () => {
      const text = clause({
        endDate: { day: 31, month: 12, year: 2035 },
        endYears: 22,
        endsIfMarries: 'Yes',
        endsIfCouple: 'Yes',
        endsIfLeaves: 6,
      })
      expect(text).toContain('(b) the end of 31 December 2035;')
      expect(text).toContain('(c) the 22nd anniversary of my death;')
      expect(text).toContain('(d) the day Bea Hale, after my death, marries or forms a civil partnership;')
      expect(text).toContain(
        '(e) the day my Executors other than Bea Hale, having asked Bea Hale, record in writing that for the last 12 months, all of them after my death, Bea Hale has lived in one household with another adult as a couple;',
      )
      expect(text).toContain(
        '(f) the day my Executors other than Bea Hale, having asked Bea Hale, record in writing that Bea Hale has not lived in the Home for the last 6 months, all of them after my death, and, in their opinion, will not live there again; time in hospital does not count; and',
      )
      expect(text).toContain('If that date has passed when I die, or Bea Hale does not survive me,')
    })

    test.each([
      [1, '1st'],
      [2, '2nd'],
      [3, '3rd'],
      [4, '4th'],
      [11, '11th'],
      [21, '21st'],
      [40, '40th'],
    ])('%s years after the death is its %s anniversary', (endYears, ordinal) => {
      expect(clause({ endYears })).toContain(`the ${ordinal} anniversary of my death;`)
    })

    test('never because a bill was not paid or a repair not made', () => {
      expect(clause()).toContain('A failure to pay does not end the trust:')
      expect(clause()).not.toMatch(/on condition|provided that|so long as/i)
    })
  })

  describe('there is always a power to buy another home', () => {
    test.each(['Stays in the trust', 'Passed on at once', undefined] as const)('where what is left: %s', (surplus) => {
      expect(clause({ surplus })).toContain(
        'If Bea Hale asks, they sell it and buy another home in England or Wales that Bea Hale chooses and they consider suitable,',
      )
    })

    test('the money of a smaller home stays in the trust, or goes on as if the trust had ended for it', () => {
      expect(clause({ surplus: 'Stays in the trust' })).toContain('What they do not spend stays in the trust.')
      expect(clause({ surplus: 'Passed on at once' })).toContain(
        'What they do not spend is held as if the trust had ended for it, and not by a death, on the day of the purchase.',
      )
    })
  })

  describe('what nobody takes never falls into the rest', () => {
    test.each(['When the trust ends', 'When I die'] as const)('where who takes is fixed: %s', (fixed) => {
      const text = clause({ fixed })
      expect(text).toMatch(/applies, as if I had died when the trust ended and Bea Hale before me\./)
      expect(text).toContain('None of it becomes part of my Residuary Estate.')
    })
  })

  describe('the estate of somebody who has died takes only where the testator chose that', () => {
    const estate = 'keeps their share even if they die before the trust ends: it then belongs to their estate.'

    test('fixed when the trust ends, a person has to be living then', () => {
      const text = clause({ fixed: 'When the trust ends' })
      expect(text).not.toContain(estate)
      expect(text).toContain(
        'Somebody is living at the end if they are living when the trust ends or, if a death ends it, at the end of the 28th day after the death of Bea Hale. If the trust ends when I die, somebody is living at the end if they survive me.',
      )
      expect(text).toContain('fails if the person it is for is not living at the end,')
      expect(text).toContain('those of them who are living at the end take equally.')
      expect(text).toContain('There, a person must be living at the end instead of surviving me.')
    })

    test('fixed when the testator dies, a person has to survive them', () => {
      const text = clause({ fixed: 'When I die' })
      expect(text).toContain(`A person who survives me ${estate}`)
      expect(text).toContain('fails if the person it is for does not survive me,')
      expect(text).not.toContain('living at the end')
    })

    test('not answered, there is a blank and no estate', () => {
      expect(clause({ fixed: undefined })).toContain('A person takes only if living ______.')
      expect(clause({ fixed: undefined })).not.toContain(estate)
    })
  })

  test('the person who lives there is never the only one who acts', () => {
    const text = clauseOf(preview(aHomeForLife(), today), 'trustees')
    expect(text).toContain('for what is held under clause 5 at least one of them must not be Bea Hale.')
    expect(text).toContain('the adults who would take in that person’s place, or when the trust ends, may appoint.')
    expect(text).toContain('They may not use section 13 of that Act to keep Bea Hale out of a home')
    expect(text).toContain('they may not lend to Bea Hale any capital that they hold under clause 5.')
  })

  test('a home that passes to a co-owner is not held under it', () => {
    expect(clause()).toContain(
      'If my interest passes to a co-owner automatically when I die, this clause has no effect.',
    )
  })

  test('no clause that gives the person everything stands before it', () => {
    expect(clause()).not.toMatch(/subject to/i)
  })

  test('repairs are paid for by the person or from the trust, and a sum may be held for the upkeep', () => {
    expect(clause({ repairs: 'The person' })).toContain(
      'in the names of my Executors, and for structural repairs. A failure',
    )
    expect(clause({ repairs: 'The trust' })).toContain(
      'My Executors pay for structural repairs from the capital of the trust, so far as it has money.',
    )
    expect(clause({ repairs: undefined })).toContain('Structural repairs are paid for by ______.')
    expect(clause({ amount: 2_000_000 })).toContain('I give the Home, and £20,000, to my Executors on trust.')
    expect(clause({ amount: 2_000_000 })).toContain(
      'They may spend the £20,000 on keeping up, insuring and improving the Home, but none of its income;',
    )
    expect(clause()).toContain('I give the Home to my Executors on trust. It is free')
  })

  test('no power over the income is left that could take it from the person who has the right to it', () => {
    const text = clause({ amount: 2_000_000, repairs: 'The trust' })
    expect(text).toContain('all the income of the trust belongs to Bea Hale')
    expect(text).not.toMatch(/and its income|structural repairs from the trust/)
  })

  test('those who come after may have some of the capital early if the person agrees, as the law has it', () => {
    expect(clause()).toContain(
      'Section 32 of the Trustee Act 1925 lets my Executors pay capital early to somebody who may take when the trust ends, but only if Bea Hale agrees in writing.',
    )
  })

  test('capital is paid to the person only if the testator allows it, and by the other executors', () => {
    const may = 'My Executors other than Bea Hale may pay Bea Hale any or all of the capital of the trust.'
    expect(clause({ capital: 'Yes' })).toContain(may)
    expect(clause()).not.toContain(may)
    expect(clauseOf(preview(aHomeForLife({ capital: 'Yes' }), today), 'trustees')).not.toContain('may not lend')
  })

  test('what a young person took at its end passes as if the trust had ended on the day they die', () => {
    expect(clauseOf(preview(aHomeForLife(), today), 'under-18')).toContain(
      'passes as if I had died on that day or, if it came from a trust in this will, as if that trust had ended on that day and not by a death, so that',
    )
  })

  test('an unfinished one has blanks for what has not been said', () => {
    const text = clause({ accountId: undefined, takers: undefined, surplus: undefined })
    expect(text).toContain('all my interest in ______ (the Home)')
    expect(text).toContain(
      'When the trust ends, my Executors hold the Home, and everything else then held under this clause, for ______.',
    )
    expect(text).toContain('What they do not spend ______.')
  })

  test('may go to grandchildren alone, without a blank', () => {
    const classes = [
      { of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' } as const,
    ]
    const text = clause({ takers: { split: 'Equal shares', persons: [], charities: [], classes } })
    expect(text).toContain('my grandchildren')
    expect(text).not.toContain('______')
  })

  test('of a person who is left out is not in the will', () => {
    const will = aHomeForLife()
    const persons = will.persons.map((person) => (person.id === 1 ? { ...person, isExcluded: true } : person))
    expect(clauseOf(preview({ ...will, persons }, today), 'home-for-life')).toBeUndefined()
  })

  test('children of the testator born later share with those who are named', () => {
    const text = clause({}, { laterChildren: 'Yes' })
    expect(text).toContain('Each later child of mine takes one more share, of equal size.')
    expect(text).toContain('is read as if it spoke of being living at the end instead of surviving me.')
  })

  test('the person in the class of children takes nothing at the end, and later children still do', () => {
    const persons = [
      anHeir(100, { id: 1, type: 'Child', relationship: 'Daughter', fullname: 'Di Hale', isChild: 'No' }),
      aPerson({ id: 2, type: 'Child', relationship: 'Son', fullname: 'Cy Hale', isChild: 'No' }),
      aPerson({ id: 4, fullname: 'Ivy Poe' }),
    ]
    const text = clause({}, { persons, laterChildren: 'Yes' })
    expect(text).toContain('in equal shares for my son Cy Hale and each later child of mine.')
  })
})
