import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import type { Person, Will } from '../will/schema.ts'
import { outcome } from './distribution.ts'
import { type Failed, NotInWill } from './failures.ts'

const ann = anHeir(50, { id: 1, fullname: 'Ann' })
const bob = anHeir(50, { id: 2, fullname: 'Bob' })
const cal = aPerson({ id: 3, fullname: 'Cal' })
const lifeboats = aCharity({ id: 1, fullname: 'Lifeboats' })
const cats = aCharity({ id: 2, fullname: 'Cats' })

const backedBy = (person: Person, persons: [number, number][], charities: [number, number][] = []): Person => ({
  ...person,
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: {
    persons: persons.map(([id, percent]) => ({ id, percent })),
    charities: charities.map(([id, percent]) => ({ id, percent })),
  },
})

const said = (will: Will, ...failed: (number | Failed)[]): string[] =>
  outcome(
    will,
    failed.map((each) => (typeof each === 'number' ? { person: each } : each)),
  ).map(({ share, name }) => `${share} ${name}`)

describe('A person named in two places', () => {
  test('has one entry, with all that they take', () => {
    const will = aWill({
      persons: [
        backedBy(ann, [
          [2, 60],
          [3, 40],
        ]),
        bob,
        cal,
      ],
    })
    expect(said(will, 1)).toEqual(['4/5 Bob', '1/5 Cal'])
  })

  test('has one entry for each of their children too', () => {
    const son = anHeir(50, {
      id: 2,
      fullname: 'Bob',
      type: 'Child',
      relationship: 'Son',
      estateIfDie: 'Pass to their children',
    })
    const will = aWill({ persons: [backedBy(ann, [[2, 100]]), son] })
    expect(said(will, 1, { person: 2, livingChildren: 2 })).toEqual(['1/2 Child 1 of Bob', '1/2 Child 2 of Bob'])
  })

  test('is not confused with a charity of the same id', () => {
    const will = aWill({ persons: [ann], charities: [{ ...lifeboats, inherit: true, estatePercent: 50 }] })
    expect(said(will)).toEqual(['1/2 Ann', '1/2 Lifeboats'])
    expect(said(will, { charity: 1 })).toEqual(['1 Ann'])
    expect(said(will, 1)).toEqual(['1 Lifeboats'])
  })

  test('is not confused with a child of another: person 11 is not child 1 of person 1', () => {
    const will = aWill({
      persons: [
        { ...ann, estateIfDie: 'Pass to their children' },
        { ...bob, id: 11 },
      ],
    })
    expect(said(will, { person: 1, livingChildren: 1 })).toEqual(['1/2 Child 1 of Ann', '1/2 Bob'])
  })
})

test('an entry names its taker: a person, a charity, or a child of a person who failed', () => {
  const will = aWill({
    persons: [
      { ...ann, estateIfDie: 'Pass to their children' },
      { ...bob, estatePercent: 40 },
    ],
    charities: [{ ...lifeboats, inherit: true, estatePercent: 10 }],
  })
  const failed = [{ person: 1, lateChildren: [{ livingChildren: 1 }] }]
  expect(outcome(will, failed, today).map((each) => ({ ...each, share: `${each.share}` }))).toEqual([
    { type: 'child', of: 1, n: 1, below: [1], name: 'Child 1 of child 1 of Ann', share: '1/2' },
    { type: 'person', id: 2, name: 'Bob', share: '2/5', heldUntil: undefined },
    { type: 'charity', id: 1, name: 'Lifeboats', share: '1/10' },
  ])
})

describe('The order', () => {
  test('is the largest first, and the order of the will among equals: people, then charities', () => {
    const will = aWill({
      persons: [
        anHeir(10, { id: 9, fullname: 'Ann' }),
        anHeir(50, { id: 2, fullname: 'Bob' }),
        anHeir(10, { id: 5, fullname: 'Cal' }),
        anHeir(10, { id: 1, fullname: 'Di' }),
      ],
      charities: [
        { ...cats, inherit: true, estatePercent: 10 },
        { ...lifeboats, inherit: true, estatePercent: 10 },
      ],
    })
    expect(said(will)).toEqual(['1/2 Bob', '1/10 Ann', '1/10 Cal', '1/10 Di', '1/10 Cats', '1/10 Lifeboats'])
  })

  test('puts children in the place of their parent, and a tenth child after the ninth', () => {
    const will = aWill({
      estateSplit: 'Equal shares',
      persons: [{ ...ann, estateIfDie: 'Pass to their children' }, bob],
    })
    expect(said(will, { person: 1, livingChildren: 10 }).slice(1)).toEqual(
      Array.from({ length: 10 }, (_, index) => `1/20 Child ${index + 1} of Ann`),
    )
    expect(
      outcome(will, [{ person: 1, lateChildren: [{ livingChildren: 2 }, { livingChildren: 2 }] }]).map(
        (each) => each.type === 'child' && [each.of, each.n, ...each.below],
      ),
    ).toEqual([false, [1, 1, 1], [1, 1, 2], [1, 2, 1], [1, 2, 2]])
  })
})

describe('A charity', () => {
  test('among the backups takes its part, and passes it to the other backups if it has no successor', () => {
    const will = aWill({
      persons: [
        backedBy(
          ann,
          [[3, 25]],
          [
            [1, 25],
            [2, 50],
          ],
        ),
        bob,
        cal,
      ],
      charities: [lifeboats, cats],
    })
    expect(said(will, 1)).toEqual(['1/2 Bob', '1/4 Cats', '1/8 Cal', '1/8 Lifeboats'])
    expect(said(will, 1, { charity: 2 })).toEqual(['1/2 Bob', '1/4 Cal', '1/4 Lifeboats'])
  })

  test('added as a person has no children and no backups', () => {
    const body = { ...ann, type: 'Charity', estateIfDie: 'Pass to their children' } as const
    expect(said(aWill({ persons: [body, bob] }), { person: 1, livingChildren: 2 })).toEqual(['1 Bob'])
    const backed = { ...backedBy(ann, [[3, 100]]), type: 'Gift Charity' } as const
    expect(said(aWill({ persons: [backed, bob, cal] }), 1)).toEqual(['1 Bob'])
  })
})

describe('If no share has a taker', () => {
  const failing = [{ person: 1 }, { person: 2 }] as const
  const both = (ultimateDefault: Will['ultimateDefault'], given: Partial<Will> = {}): Will => {
    const { ultimateDefault: _other, ...will } = aWill({
      persons: [ann, bob, cal],
      charities: [lifeboats, cats],
      ...given,
    })
    return { ...will, ...(ultimateDefault && { ultimateDefault }) }
  }
  const shares = {
    persons: [
      { id: 3, percent: 75 },
      { id: 2, percent: 25 },
    ],
    charities: [
      { id: 1, percent: 40 },
      { id: 2, percent: 60 },
    ],
  }

  test('the charities of the ultimate default take the residue', () => {
    expect(said(both({ option: 'Charity', ...shares }), ...failing)).toEqual(['3/5 Cats', '2/5 Lifeboats'])
  })

  test('the people of the ultimate default take it, and the part of one who failed goes to the others', () => {
    expect(said(both({ option: 'People', ...shares }), ...failing)).toEqual(['1 Cal'])
  })

  test('three who were ticked before shares were asked take exact thirds', () => {
    const three = [33.33, 33.33, 33.34].map((percent, index) => ({ id: index + 1, percent }))
    const given = { persons: [cal], charities: [lifeboats, cats, aCharity({ id: 3, fullname: 'Dogs' })] }
    const last = { persons: three, charities: three }
    expect(said(both({ option: 'Charity', ...last }, given))).toEqual(['1/3 Lifeboats', '1/3 Cats', '1/3 Dogs'])
    const people = { persons: [cal, { ...cal, id: 2, fullname: 'Dan' }, { ...cal, id: 1, fullname: 'Eve' }] }
    expect(said(both({ option: 'People', ...last }, people))).toEqual(['1/3 Cal', '1/3 Dan', '1/3 Eve'])
  })

  test('the children of a person of the ultimate default do not take in their place', () => {
    const son = { ...cal, type: 'Child', relationship: 'Son' } as const
    const will = both({ option: 'People', ...shares }, { persons: [ann, bob, son] })
    expect(said(will, ...failing, { person: 3, livingChildren: 2 })).toEqual(['1 Next of kin'])
  })

  test('next of kin take it if that was the answer, or there is no answer', () => {
    expect(said(both({ option: 'Next of kin', ...shares }), ...failing)).toEqual(['1 Next of kin'])
    expect(said(both(undefined), ...failing)).toEqual(['1 Next of kin'])
  })

  test('next of kin do not include people whom the will leaves out', () => {
    const zed = aPerson({ id: 4, fullname: 'Zed', isExcluded: true })
    const given = {
      persons: [ann, bob, zed],
      excluded: { option: 'Yes' as const, theirChildren: 'No' as const },
      status: 'Separated' as const,
    }
    expect(outcome(both(undefined, given), failing)).toMatchObject([
      { type: 'next-of-kin', passedOver: ['Zed', 'the spouse or civil partner from whom you are separated'] },
    ])
    expect(outcome(both(undefined), failing)).toMatchObject([{ type: 'next-of-kin', passedOver: [] }])
    const { excluded: _unanswered, ...unfinished } = both(undefined)
    expect(outcome(unfinished, failing)).toMatchObject([{ passedOver: [] }])
  })

  test('no children are left out once nobody is left out any more, whatever was answered before', () => {
    const will = both(undefined, { excluded: { option: 'No', theirChildren: 'Yes' } })
    expect(outcome(will, failing)).toMatchObject([{ passedOver: [] }])
  })

  test('but while one share has a taker, the ultimate default takes nothing', () => {
    expect(said(both({ option: 'Charity', ...shares }), 1)).toEqual(['1 Bob'])
  })
})

describe('A taker under 18', () => {
  const flo = { ...ann, dob: { day: 4, month: 11, year: 2008 } }
  const held = (person: Person, on?: typeof today) =>
    outcome(aWill({ persons: [person, bob] }), [], on).map((each) => each.type === 'person' && each.heldUntil === 18)

  test('has a share that the executors hold until they are 18', () => {
    expect(held(flo, today)).toEqual([true, false])
    expect(held({ ...ann, isChild: 'Yes' }, today)).toEqual([true, false])
  })

  test('takes outright from their birthday on', () => {
    expect(held(flo, { day: 4, month: 11, year: 2026 })).toEqual([false, false])
  })

  test('is not known when no day is given', () => {
    expect(held(flo)).toEqual([false, false])
  })
})

describe('An answer that does not count', () => {
  test('is a backup of a person whose share does not go to backups', () => {
    const will = aWill({
      persons: [{ ...backedBy(ann, [[3, 100]]), estateIfDie: 'Split between remaining beneficiaries' }, bob, cal],
    })
    expect(said(will, 1)).toEqual(['1 Bob'])
  })

  test('is a share of a person who is left out', () => {
    expect(said(aWill({ persons: [{ ...ann, isExcluded: true }, bob] }))).toEqual(['1 Bob'])
  })

  test('is a share of nothing, and a backup who is not in the will', () => {
    expect(said(aWill({ persons: [{ ...ann, estatePercent: 0 }, bob] }), 2)).toEqual(['1 Next of kin'])
    expect(
      said(
        aWill({
          persons: [
            backedBy(
              ann,
              [
                [9, 50],
                [3, 50],
              ],
              [[9, 50]],
            ),
            bob,
            cal,
          ],
        }),
        1,
      ),
    ).toEqual(['1/2 Bob', '1/2 Cal'])
  })

  test('is a stored percentage when the shares are equal', () => {
    const will = aWill({
      estateSplit: 'Equal shares',
      persons: [ann, { ...bob, estatePercent: 20 }, { ...cal, inherit: true }],
    })
    expect(said(will)).toEqual(['1/3 Ann', '1/3 Bob', '1/3 Cal'])
  })
})

test('two people may be each other’s backups', () => {
  const will = aWill({ persons: [backedBy(ann, [[2, 100]]), backedBy(bob, [[1, 100]])] })
  expect(said(will, 1)).toEqual(['1 Bob'])
  expect(said(will, 1, 2)).toEqual(['1 Next of kin'])
})

test('a backup’s part does not go to the backup’s own backups', () => {
  const will = aWill({ persons: [backedBy(ann, [[2, 100]]), backedBy(bob, [[3, 100]]), cal] })
  expect(
    said({ ...will, persons: [will.persons[0] ?? ann, { ...backedBy(bob, [[3, 100]]), inherit: false }, cal] }, 1, 2),
  ).toEqual(['1 Next of kin'])
})

test('a will without shares yet leaves all to the next of kin', () => {
  expect(said(aWill())).toEqual(['1 Next of kin'])
})

test('the failure of a person without a share changes nothing', () => {
  expect(said(aWill({ persons: [ann, bob, cal] }), 3)).toEqual(['1/2 Ann', '1/2 Bob'])
})

test('twelve equal shares are twelfths, and elevenths when one fails', () => {
  const twelve = Array.from({ length: 12 }, (_, index) =>
    anHeir(index < 11 ? 8.33 : 8.37, { id: index + 1, fullname: `H${index}` }),
  )
  const will = aWill({ estateSplit: 'Equal shares', persons: twelve })
  expect(new Set(outcome(will, []).map(({ share }) => `${share}`))).toEqual(new Set(['1/12']))
  expect(new Set(outcome(will, [{ person: 7 }]).map(({ share }) => `${share}`))).toEqual(new Set(['1/11']))
})

test.each<[Failed, string]>([
  [{ person: 9 }, 'There is no person 9 in the will'],
  [{ charity: 3 }, 'There is no charity 3 in the will'],
])('%j is refused', (failed, message) => {
  const will = aWill({ persons: [ann, bob, cal], charities: [lifeboats] })
  expect(() => outcome(will, [failed])).toThrow(message)
  expect(() => outcome(will, [failed])).toThrow(NotInWill)
  expect(() => outcome(will, [failed])).toThrow(expect.objectContaining({ name: 'NotInWill' }))
})

test.each([-1, 0.5, Number.NaN])('%d is not a number of children', (livingChildren) => {
  const will = aWill({ persons: [{ ...ann, estateIfDie: 'Pass to their children' }, bob] })
  expect(() => outcome(will, [{ person: 1, livingChildren }])).toThrow(
    new RangeError(`${livingChildren} is not a number of children`),
  )
})
