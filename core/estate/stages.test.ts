import { describe, expect, test } from 'vitest'
import { atDeath, dayOf, inTheEnd, saidOf } from '#testkit/said-in-stages.ts'
import { type Deaths, stagesOf } from '#testkit/stages-of.ts'
import {
  aDisabledPersonsTrust,
  aHomeInCommon,
  aHomeTrust,
  aLaterTaker,
  anIncomeTrust,
  laterTakers,
  tomsWill,
} from '#testkit/trusts.ts'
import type { TrustKind } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { outcome } from './distribution.ts'

/** Tom dies on 1 March 2026. Bea is 1, Cy 2, Di 3, Kit 5, and the charity 1. */
const [bea, cy, di, kit] = [1, 2, 3, 5]
const died = dayOf('2026-03-01')
const tom = tomsWill()
const half = { inherit: true, estatePercent: 50 }

const stages = (will: Will, deaths: Deaths, of: TrustKind = 'Home') => {
  const { now, later, ended } = stagesOf(will, deaths, died)
  return {
    now: saidOf(will, now, of),
    later: saidOf(will, later, of),
    ended: ended.filter((each) => each.of === of).map(({ why }) => why),
  }
}

describe('without days, both stages of a home for Bea', () => {
  test('it is held, and when she has died too it is Cy’s and Di’s', () => {
    expect(stages(tom, { failed: [] })).toEqual({
      now: ['1 held for Bea'],
      later: ['1/2 Cy', '1/2 Di'],
      ended: ['death'],
    })
  })

  test('who died before Tom takes at neither stage, and their children do', () => {
    expect(stages(tom, { failed: [{ person: cy, livingChildren: 1 }] })).toMatchObject({
      now: ['1 held for Bea'],
      later: ['1/2 Child 1 of Cy', '1/2 Di'],
    })
    expect(stages(tom, { failed: [{ person: bea }] })).toEqual({
      now: ['1/2 Cy', '1/2 Di'],
      later: ['1/2 Cy', '1/2 Di'],
      ended: ['never started'],
    })
  })

  test('who died between takes at the second stage only where it was theirs from the first', () => {
    const failedLater = [{ person: cy }, { person: bea, livingChildren: 0 }]
    expect(stages(tom, { failed: [], failedLater })).toMatchObject({ now: ['1 held for Bea'], later: ['1 Di'] })
    const fixed = tomsWill({ trusts: [aHomeTrust({ fixed: 'When I die' })] })
    expect(stages(fixed, { failed: [], failedLater }).later).toEqual(['1/2 estate of Cy', '1/2 Di'])
  })

  test('a charity that has gone by one stage or the other takes nothing then', () => {
    const toCharity = tomsWill({
      trusts: [aHomeTrust({ takers: laterTakers([cy], { charities: [{ id: 1, percent: 50 }] }) })],
    })
    expect(stages(toCharity, { failed: [] }).later).toEqual(['1/2 Cy', '1/2 Wildlife Trust'])
    expect(stages(toCharity, { failed: [{ charity: 1 }] }).later).toEqual(['1 Cy'])
    expect(stages(toCharity, { failed: [], failedLater: [{ charity: 1 }] }).later).toEqual(['1 Cy'])
  })

  test('a later child takes at the stage at which there is one', () => {
    const open = tomsWill({
      laterChildren: 'Yes',
      persons: tom.persons.filter(({ id }) => id !== kit),
      trusts: [aHomeTrust()],
    })
    const child = { livingChildren: 1 }
    expect(stages(open, { failed: [], later: child }).later).toEqual([
      '1/3 Cy',
      '1/3 Di',
      '1/3 Later child 1 held until 18',
    ])
    expect(stages(open, { failed: [], laterThen: child }).later).toEqual([
      '1/3 Cy',
      '1/3 Di',
      '1/3 Later child 1 held until 18',
    ])
    expect(stages(open, { failed: [], later: child, laterThen: { livingChildren: 2 } }).later).toHaveLength(4)
    expect(stages(open, { failed: [] }).later).toEqual(['1/2 Cy', '1/2 Di'])
  })

  test('grandchildren are those of the stage', () => {
    const classes = [
      { of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' } as const,
    ]
    const will = tomsWill({ trusts: [aHomeTrust({ takers: laterTakers([], { classes }) })] })
    const families = (...children: number[]) => [
      { grandchildren: children.map((livingChildren) => ({ livingChildren })) },
    ]
    expect(stages(will, { failed: families(1) }).later).toHaveLength(1)
    expect(stages(will, { failed: families(1), failedLater: families(2, 1) }).later).toHaveLength(3)
  })

  test('the part of another owner stays outside, unless a home is bought together with Bea', () => {
    const common = tomsWill({ accounts: [aHomeInCommon(60)] })
    expect(stages(common, { failed: [] })).toMatchObject({
      now: ['3/5 held for Bea', '2/5 owned by Bea'],
      later: ['3/10 Cy', '3/10 Di', '2/5 owned by Bea'],
    })
    const joint = tomsWill({ accounts: [{ ...aHomeInCommon(), ownershipType: 'Joint tenants' }] })
    expect(stages(joint, { failed: [] })).toEqual({
      now: ['1 owned by Bea'],
      later: ['1 owned by Bea'],
      ended: ['never started'],
    })
    expect(stages({ ...tom, accounts: [] }, { failed: [] })).toEqual({ now: [], later: [], ended: ['never started'] })
  })
})

describe('Kit’s share of the rest, held for Kit', () => {
  const { amount: _sum, ...share } = aDisabledPersonsTrust({ takers: laterTakers([cy]) })
  const halves = (given: Partial<Will> = {}): Will =>
    tomsWill({
      estateSplit: 'Different shares',
      persons: tom.persons.map((person) => {
        if (person.id === kit) return { ...person, ...half, estateIfDie: 'Pass to their children' }
        if (person.id !== di) return { ...person, inherit: false, estatePercent: 0 }
        return { ...person, ...half, isChild: 'Yes', estateIfDie: 'Split between remaining beneficiaries' }
      }),
      trusts: [share],
      ...given,
    })

  test('it is held at the first stage, and has its own takers at the second', () => {
    expect(stages(halves(), { failed: [] }, 'Residue')).toMatchObject({
      now: ['1/2 Di held until 18', '1/2 held for Kit'],
      later: ['1/2 Di held until 18', '1/2 Cy'],
    })
  })

  test('if Kit refuses it, those who would take at the end take at once', () => {
    const refusals = [{ person: kit, of: 'Disabled person' as const }]
    expect(atDeath(halves(), { refusals }, 'Residue')).toEqual(['1/2 Di held until 18', '1/2 Cy'])
    expect(atDeath(halves(), { refusals: [{ person: di, of: 'Disabled person' }] }, 'Residue')).toEqual([
      '1/2 Di held until 18',
      '1/2 held for Kit',
    ])
  })

  test('a share that fails because a child dies too young is held for Kit as well', () => {
    const young = halves({
      persons: halves().persons.map((person) =>
        person.id === di ? { ...person, dob: { day: 1, month: 1, year: 2012 } } : person,
      ),
    })
    expect(inTheEnd(young, { deaths: [[di, '2028-01-01']] }, 'Residue')).toEqual(['1 held for Kit'])
  })

  test('in the last resort behind it later children share as the clause of the last resort says, which knows Kit', () => {
    const will = halves({
      haveChildren: 'Yes',
      laterChildren: 'Yes',
      trusts: [{ ...share, takers: laterTakers([bea]) }],
      ultimateDefault: {
        option: 'People',
        persons: [
          { id: cy, percent: 50 },
          { id: di, percent: 50 },
        ],
        charities: [],
      },
    })
    const failed = [{ person: kit }, { person: bea, livingChildren: 0 }]
    const taken = outcome(will, failed, died, { livingChildren: 1 })
    expect(taken.map(({ name, share }) => `${share} ${name}`)).toEqual(['3/4 Di Hale', '1/4 Cy Hale'])
    expect(stages(will, { failed, later: { livingChildren: 1 } }, 'Residue').now).toEqual([
      '1/2 Di held until 18',
      '1/4 Cy',
      '1/4 Di held until 18',
    ])
  })

  const young = halves({
    persons: halves().persons.map((person) =>
      person.id === di ? { ...person, dob: { day: 1, month: 1, year: 2012 } } : person,
    ),
    trusts: [{ ...share, takers: laterTakers([cy, bea]) }],
  })
  const deaths: [number, string][] = [
    [kit, '2028-01-01'],
    [di, '2029-01-01'],
  ]

  test('who refuses what Kit’s clause leaves them has none of what passes by it after Kit has died', () => {
    const refusals = [{ person: cy, of: 'Disabled person' as const, livingChildren: 0 }]
    expect(inTheEnd(young, { deaths }, 'Residue')).toEqual(['1/4 Bea', '1/4 Cy', '1/4 Bea', '1/4 Cy'])
    expect(inTheEnd(young, { deaths, refusals }, 'Residue')).toEqual(['1/2 Bea', '1/2 Bea'])
  })

  test('who refuses the rest keeps what Kit’s clause leaves them, whenever it comes to that clause', () => {
    const refusals = [{ person: cy, of: 'Residue' as const }]
    expect(atDeath(young, { deaths: [[kit, '2026-02-01']], refusals }, 'Residue')).toEqual([
      '1/2 Di held until 18',
      '1/4 Bea',
      '1/4 Cy',
    ])
    expect(inTheEnd(young, { deaths, refusals }, 'Residue')).toEqual(inTheEnd(young, { deaths }, 'Residue'))
  })

  test('a share that Kit refuses and no more goes at once to those who come after him, and never back to him', () => {
    const refusals = [{ person: kit, of: 'Residue', place: 'share' }] as const
    expect(atDeath(halves(), { refusals }, 'Residue')).toEqual(['1/2 Cy', '1/2 Di held until 18'])
    expect(inTheEnd(halves(), { refusals }, 'Residue')).toEqual(['1/2 Cy', '1/2 Di held until 18'])
    const lastly = halves({
      ultimateDefault: { option: 'People', persons: [{ id: kit, percent: 100 }], charities: [] },
    })
    const cyDied: [number, string][] = [[cy, '2026-02-01']]
    expect(atDeath(lastly, { refusals, deaths: cyDied }, 'Residue')).toEqual([
      '1/2 Di held until 18',
      '1/2 Next of kin',
    ])
  })

  test('what comes to Kit in place of another is held with his own share, as his clause says', () => {
    const will = halves({
      persons: halves().persons.map((person) =>
        person.id === di
          ? {
              ...person,
              isChild: 'No',
              estateIfDie: 'Split between specific beneficiaries',
              estateBackup: { persons: [{ id: kit, percent: 100 }], charities: [] },
            }
          : person,
      ),
    })
    expect(stages(will, { failed: [{ person: di }] }, 'Residue')).toMatchObject({
      now: ['1 held for Kit'],
      later: ['1 Cy'],
    })
    const both = [{ person: di }, { person: kit }]
    expect(stages(will, { failed: both }, 'Residue').now).toEqual(['1 Cy'])
  })

  test('and so is what comes to him as a last resort, though he has no share', () => {
    const last = { option: 'People', persons: [{ id: kit, percent: 100 }], charities: [] } as const
    const will = tomsWill({ trusts: [share], ultimateDefault: { ...last, persons: [...last.persons], charities: [] } })
    const failed = [{ person: bea }, { person: cy }, { person: di }]
    expect(stages(will, { failed }, 'Residue').now).toEqual(['1 held for Kit'])
    expect(stages(will, { failed: [] }, 'Residue').now).toEqual(['1 Bea'])
  })

  test('someone who has no share of the rest has nothing held of it', () => {
    const none = tomsWill({ trusts: [share] })
    expect(stages(none, { failed: [] }, 'Disabled person').now).toEqual([])
  })
})

describe('the income of the rest for Bea', () => {
  const heirs = tom.persons.map((person) =>
    person.id === cy || person.id === di
      ? { ...person, ...half, estateIfDie: 'Pass to their children' as const }
      : { ...person, inherit: false, estatePercent: 0 },
  )
  const will = tomsWill({ estateSplit: 'Equal shares', persons: heirs, trusts: [anIncomeTrust()] })

  test('a next of kin is found as if Bea had died first', () => {
    const { ultimateDefault: _none, ...without } = will
    const failed = [{ person: cy }, { person: di }]
    const { later } = stagesOf(without, { failed }, died)
    const [kin] = later.filter(({ of }) => of === 'Residue')
    expect(kin).toMatchObject({ how: 'taken', to: { type: 'next-of-kin', passedOver: ['Bea Hale'] } })
  })

  test('the larger share is told first, then in the order of the will', () => {
    const three = tomsWill({
      trusts: [
        aHomeTrust({
          takers: laterTakers([], {
            split: 'Different shares',
            persons: [
              aLaterTaker(di, { percent: 20 }),
              aLaterTaker(cy, { percent: 20 }),
              aLaterTaker(kit, { percent: 60 }),
            ],
          }),
        }),
      ],
    })
    expect(stages(three, { failed: [] }).later).toEqual(['3/5 Kit', '1/5 Cy', '1/5 Di'])
  })
})

describe('everything that comes to a disabled person is held with the sum', () => {
  const kitToo = { id: 5, percent: 50 }
  const sum = aDisabledPersonsTrust({ everythingElse: 'Yes' })
  const heldTwice = (given: Partial<Will>): Will => tomsWill({ trusts: [sum], ...given })

  test('a share of the rest, which goes to the takers of the trust in the end', () => {
    const will = tomsWill()
    const shared = heldTwice({
      estateSplit: 'Equal shares',
      persons: will.persons.map((person) =>
        person.id === 5 || person.id === 1 ? { ...person, inherit: true, estatePercent: kitToo.percent } : person,
      ),
    })
    expect(atDeath(shared, {}, 'Residue')).toEqual(['1/2 Bea', '1/2 held for Kit'])
    expect(atDeath(shared, {}, 'Disabled person')).toEqual(['1 held for Kit'])
    const deaths = [[5, '2030-01-01']] as const
    expect(inTheEnd(shared, { deaths }, 'Residue')).toEqual(['1/2 Bea', '1/4 Cy', '1/4 Di'])
    expect(inTheEnd(shared, { deaths }, 'Disabled person')).toEqual(['1/2 Cy', '1/2 Di'])
  })

  test('a part of the home when the time of another has ended', () => {
    const home = aHomeTrust({ takers: laterTakers([2, 5]) })
    const will = heldTwice({ trusts: [home, sum] })
    const deaths = [[1, '2028-01-01']] as const
    expect(inTheEnd(will, { deaths })).toEqual(['1/2 Cy', '1/2 held for Kit'])
    expect(inTheEnd(will, { deaths: [...deaths, [5, '2030-01-01']] })).toEqual(['1/2 Cy', '1/4 Cy', '1/4 Di'])
    expect(
      inTheEnd(heldTwice({ trusts: [home, aDisabledPersonsTrust({ everythingElse: 'No' })] }), { deaths }),
    ).toEqual(['1/2 Cy', '1/2 Kit'])
  })
})
