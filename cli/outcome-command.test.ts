import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import { sumOf } from '#core/estate/fraction.ts'
import { problemsOfShares } from '#core/estate/problems.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { aCharity, anHeir, aPerson } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { willsWithTrusts } from '#testkit/trust-arbitrary.ts'
import { aHomeInCommon, aHomeTrust, anIncomeTrust, secondMarriage, tomsWill } from '#testkit/trusts.ts'
import { heldInOutcome } from './outcome-history.ts'

const today = { day: 3, month: 11, year: 2026 }

const running = async (contents: unknown, ...args: string[]) => {
  const files = { 'a.json': typeof contents === 'string' ? contents : JSON.stringify(contents) }
  const { status, out, err, written } = await runHeirloom(['outcome', ...args], { files })
  expect(written.size).toBe(0)
  return { status, out, err }
}

const user = { id: 1, name: 'Margaret', last_name: 'Hale', email: 'margaret@hale.example' }
const form = (given: Partial<Will>) => ({ user, will: { ...newWill(1), ...given } })

const ann = anHeir(40, { id: 1, fullname: 'Ann Roe' })
const bob = anHeir(30, { id: 2, fullname: 'Bob Roe' })
const cal = anHeir(30, { id: 3, fullname: 'Cal Roe' })
const backedBy = (person: Person, ...persons: [id: number, percent: number][]): Person => ({
  ...person,
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: { persons: persons.map(([id, percent]) => ({ id, percent })), charities: [] },
})

const three = form({ persons: [ann, bob, cal] })
const takings = async (contents: unknown, ...args: string[]): Promise<unknown> => {
  const { status, out, err } = await running(contents, 'a.json', '--json', ...args)
  expect({ status, err }).toEqual({ status: 0, err: '' })
  return JSON.parse(out)
}

describe('heirloom outcome --json', () => {
  // Promise: fixed.cli.2
  test('prints exact fractions of what is left, the largest first', async () => {
    expect(await takings(three, '--failed', '2')).toEqual([
      { type: 'person', id: 1, name: 'Ann Roe', share: '4/7' },
      { type: 'person', id: 3, name: 'Cal Roe', share: '3/7' },
    ])
  })

  test('needs no answer but those that shares hang on', async () => {
    expect(await takings(three)).toMatchObject([{ share: '2/5' }, { share: '3/10' }, { share: '3/10' }])
  })

  // Promise: fixed.cli.2
  test('gives the living children of a person whose children are counted', async () => {
    const will = form({ persons: [{ ...ann, estateIfDie: 'Pass to their children' }, bob, cal] })
    expect(await takings(will, '--failed', '1+2,3')).toEqual([
      { type: 'person', id: 2, name: 'Bob Roe', share: '3/7' },
      { type: 'child', of: 1, n: 1, share: '2/7' },
      { type: 'child', of: 1, n: 2, share: '2/7' },
    ])
  })

  test('gives the class of grandchildren who are living, family by family', async () => {
    const child = aPerson({ id: 4, fullname: 'Di Roe', type: 'Child', relationship: 'Daughter' })
    const group = { of: 'My grandchildren', estatePercent: 60, share: 'By families', ifDie: 'To the others' } as const
    const will = form({ haveChildren: 'Yes', persons: [ann, child], classes: [group] })
    expect(await takings(will)).toEqual([
      { type: 'grandchildren', name: 'Grandchildren', share: '3/5' },
      { type: 'person', id: 1, name: 'Ann Roe', share: '2/5' },
    ])
    expect(await takings(will, '--failed', 'grandchildren+1+2')).toEqual([
      { type: 'person', id: 1, name: 'Ann Roe', share: '2/5' },
      { type: 'grandchild', family: 1, n: 1, share: '3/10' },
      { type: 'grandchild', family: 2, n: 1, share: '3/20' },
      { type: 'grandchild', family: 2, n: 2, share: '3/20' },
    ])
    expect(await takings(will, '--failed', 'grandchildren')).toEqual([
      { type: 'person', id: 1, name: 'Ann Roe', share: '1' },
    ])
    const inHundredths = form({
      haveChildren: 'Yes',
      persons: [{ ...ann, estatePercent: 4000 }, child],
      classes: [{ ...group, estatePercent: 6000 }],
    })
    expect(await takings(inHundredths)).toEqual(await takings(will))
    const { status, err } = await running(three, 'a.json', '--failed', 'grandchildren+1')
    expect(status).not.toBe(0)
    expect(err).toContain('there is no class of grandchildren in the will')
  })

  // Promise: fixed.cli.2
  test('tells a charity from the person with its number', async () => {
    const charities = [aCharity({ fullname: 'Lifeboats', inherit: true, estatePercent: 60 })]
    const will = form({ persons: [ann], charities })
    expect(await takings(will, '--failed', '1')).toEqual([{ type: 'charity', id: 1, name: 'Lifeboats', share: '1' }])
    expect(await takings(will, '--failed', 'charity:1')).toEqual([
      { type: 'person', id: 1, name: 'Ann Roe', share: '1' },
    ])
  })

  test('gives all to the next of kin when no beneficiary is left', async () => {
    expect(await takings(three, '--failed', '1,2', '--failed', ' 3 ')).toEqual([
      { type: 'next-of-kin', name: 'Next of kin', share: '1' },
    ])
  })

  test('accepts an empty list', async () => {
    expect(await takings(three, '--failed', '')).toHaveLength(3)
  })
})

describe('heirloom outcome', () => {
  test('prints a table to read', async () => {
    const child = { ...ann, isChild: 'Yes' as const }
    const { out } = await running(form({ persons: [child, bob, cal] }), 'a.json', '--failed', '2')
    expect(out).toBe('4/7  Ann Roe (held until 18)\n3/7  Cal Roe\n')
  })

  test('lines the names up', async () => {
    const { out } = await running(three, 'a.json')
    expect(out).toBe(' 2/5  Ann Roe\n3/10  Bob Roe\n3/10  Cal Roe\n')
  })

  // Finding: 12
  test('gives a child born after signing an equal share', async () => {
    const asChildren = [ann, bob, cal].map((person) => ({ ...person, type: 'Child', relationship: 'Son' }) as const)
    const will = form({ persons: asChildren, haveChildren: 'Yes', laterChildren: 'Yes', estateSplit: 'Equal shares' })
    expect((await running(will, 'a.json', '--later-children', '1')).out).toContain(
      '1/4  Later child 1 (held until 18)\n',
    )
    expect(await takings(will, '--later-children', '1')).toContainEqual({
      type: 'later-child',
      n: 1,
      share: '1/4',
      holds: 'executors',
      until: 18,
    })
    expect((await running(will, 'a.json', '--later-children', 'one')).err).toContain('is not a number of children')
  })

  // Finding: 3
  test('passes on one share that a person refuses, and leaves them the rest', async () => {
    const persons = [backedBy(ann, [2, 50], [3, 50]), { ...bob, estateIfDie: 'Pass to their children' as const }, cal]
    const will = form({ persons })
    const shares = (...args: string[]) => takings(will, '--failed', '1', ...args)
    expect(await shares('--refused', '2+1')).toEqual([
      { type: 'person', id: 3, name: 'Cal Roe', share: '1/2' },
      { type: 'child', of: 2, n: 1, share: '3/10' },
      { type: 'person', id: 2, name: 'Bob Roe', share: '1/5' },
    ])
    expect(await shares('--refused', '2@1, 2@last')).toMatchObject([
      { id: 3, share: '7/10' },
      { id: 2, share: '3/10' },
    ])
    expect((await running(will, 'a.json', '--refused', '9')).err).toContain('there is no person 9 in the will')
    expect((await running(will, 'a.json', '--refused', 'Bob')).err).toContain('"Bob" is not a refusal')
  })

  test('says which of the next of kin are left out', async () => {
    const zed = aPerson({ id: 4, fullname: 'Zed Hale', isExcluded: true })
    const will = form({
      persons: [{ ...ann, estatePercent: 100 }, zed],
      excluded: { option: 'Yes', theirChildren: 'No' },
      status: 'Separated',
    })
    expect((await running(will, 'a.json', '--failed', '1')).out).toBe(
      '1  Next of kin (but not Zed Hale or the spouse or civil partner from whom you are separated)\n',
    )
    expect((await running(three, 'a.json', '--failed', '1,2,3')).out).toBe('1  Next of kin\n')
  })
})

describe('Percentages written in hundredths of a percent', () => {
  const inHundredths = (given: object) => ({ user, will: { ...newWill(1), ...given } })
  const heirs = [
    { ...ann, estatePercent: 4000 },
    { ...bob, estatePercent: 3333 },
    { ...cal, estatePercent: 2667 },
  ]

  test('are known by their total of 10000', async () => {
    expect(await takings(inHundredths({ persons: heirs }))).toMatchObject([
      { share: '2/5' },
      { share: '3333/10000' },
      { share: '2667/10000' },
    ])
  })

  test('may be those of the heirs, of the backups or of those who are last', async () => {
    const charities = [{ ...aCharity(), inherit: true, estatePercent: 2667 }]
    const persons = [
      backedBy({ ...ann, estatePercent: 4000 }, [2, 7000], [3, 3000]),
      { ...bob, estatePercent: 3333 },
      aPerson({ id: 3, estatePercent: 5 }),
    ]
    const ultimateDefault = { option: 'People', persons: [{ id: 3, percent: 10000 }], charities: [] }
    const will = inHundredths({ persons, charities, ultimateDefault })
    expect(await takings(will, '--failed', '1')).toEqual([
      { type: 'person', id: 2, name: 'Bob Roe', share: '6133/10000' },
      { type: 'charity', id: 1, name: 'Royal National Lifeboat Institution', share: '2667/10000' },
      { type: 'person', id: 3, name: 'Priya Sharma', share: '3/25' },
    ])
    expect(await takings(will, '--failed', '1,2,charity:1')).toMatchObject([{ id: 3, share: '1' }])
  })

  test('that total something else are refused like any others', async () => {
    const { status, err } = await running(inHundredths({ persons: heirs.slice(1) }), 'a.json')
    expect(status).toBe(1)
    expect(err).toContain('will.persons.0.estatePercent')
  })

  test('are no reason to change a will in percent', async () => {
    const will = form({
      persons: [backedBy({ ...ann, estatePercent: 100 }, [2, 100]), aPerson({ id: 2, fullname: 'Bob Roe' })],
    })
    expect(await takings(will, '--failed', '1')).toMatchObject([{ id: 2, share: '1' }])
  })
})

describe('A file whose shares cannot be worked out', () => {
  const ultimateDefault = (persons: { id: number; percent: number }[]) => ({
    option: 'People' as const,
    persons,
    charities: [],
  })

  test.each<[string, unknown, string]>([
    ['is not JSON', 'Dear sir', 'a.json is not JSON'],
    ['is not a will', [], 'a.json does not hold a will'],
    ['has no will', { user }, 'will:'],
    ['has a will of the wrong kind', { will: 3 }, 'will:'],
    ['has persons of the wrong kind', { will: { ...newWill(1), persons: 3 } }, 'will.persons:'],
    ['has no shares', form({}), 'will.persons: Please select at least one Person'],
    [
      'has shares of less than 100',
      form({ persons: [ann, bob] }),
      'will.estatePercent: Please make sure your Estate Split add up to 100%',
    ],
    [
      'has shares of more than 100',
      form({ persons: [ann, bob, { ...cal, estatePercent: 30.01 }] }),
      'will.estatePercent',
    ],
    [
      'has a share of nothing',
      form({ persons: [ann, bob, cal, anHeir(0, { id: 4 })] }),
      'will.persons.4.estatePercent',
    ],
    [
      'has backups that do not total 100',
      form({ persons: [backedBy(ann, [2, 50]), bob, cal] }),
      'will.persons.1.estateBackup: Make the backup shares',
    ],
    [
      'has a person as their own backup',
      form({ persons: [backedBy(ann, [1, 100]), bob, cal] }),
      'will.persons.1.estateBackup: Ann Roe cannot be their own backup',
    ],
    [
      'has a backup who is not in the will',
      form({ persons: [backedBy(ann, [9, 100]), bob, cal] }),
      'will.persons.1.estateBackup.persons: This names a person who is not in the will',
    ],
    [
      'has an ultimate beneficiary who is not in the will',
      form({ persons: [ann, bob, cal], ultimateDefault: ultimateDefault([{ id: 9, percent: 100 }]) }),
      'will.ultimateDefault.persons',
    ],
    [
      'has two people with one id',
      form({ persons: [ann, { ...bob, id: 1 }, cal] }),
      'will.persons: two of them have the id 1',
    ],
    [
      'has two charities with one id',
      form({ persons: [ann, bob, cal], charities: [aCharity(), aCharity()] }),
      'will.charities: two of them have the id 1',
    ],
  ])('because it %s is refused by name, and prints nothing', async (_what, contents, reason) => {
    const { status, out, err } = await running(contents, 'a.json', '--json')
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toContain(reason)
  })
})

test.each([
  [['a.json', '--failed', '9'], '--failed: there is no person 9 in the will'],
  [['a.json', '--failed', 'charity:9'], '--failed: there is no charity 9 in the will'],
  [['a.json', '--failed', 'Ann'], '--failed: "Ann" is neither a person nor a charity'],
  [['a.json', '--failed', '1+100'], '99 at most'],
  [['a.json', '--failed', '1+'], 'neither a person'],
  [['a.json', '--failed', '-1'], '"-1" is neither'],
  [['a.json', '--failed', '1,1+2'], '--failed: person 1 is listed twice'],
  [['a.json', '--failed'], '"--json" is neither'],
  [['a.json', '--deaths', '1'], 'Usage: heirloom outcome'],
  [[], "missing required argument 'FILE'"],
  [['a.json', 'b.json'], 'Expected 1 argument but got 2'],
  [['b.json'], 'Cannot read b.json: there is no such file'],
])('%j is answered with what is wrong', async (args, reason) => {
  const { status, out, err } = await running(three, ...args, '--json')
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(err).toContain(reason)
})

test('--failed without a list is answered with how to use it', async () => {
  expect((await running(three, 'a.json', '--failed')).err).toContain('Usage: heirloom outcome')
})

describe('heirloom outcome of what is held', () => {
  const income = secondMarriage({
    persons: secondMarriage().persons.map((person): Person => {
      if (person.id !== 2 && person.id !== 3) return { ...person, inherit: false, estatePercent: 0 }
      return {
        ...person,
        inherit: true,
        estatePercent: person.id === 2 ? 45 : 55,
        estateIfDie: 'Pass to their children',
      }
    }),
    estateSplit: 'Different shares',
    trusts: [anIncomeTrust()],
  })
  const held = (share: string) => ({
    held: { holds: 'executors', enjoys: { id: 1, name: 'Bea Hale' }, share, until: 'trust ends' },
  })

  test('says that takers have it later, and who has the income until then', async () => {
    expect(await takings({ user, will: income })).toEqual([
      { type: 'person', id: 3, name: 'Di Hale', share: '11/20', ...held('11/20') },
      { type: 'person', id: 2, name: 'Cy Hale', share: '9/20', ...held('9/20') },
    ])
    expect((await running({ user, will: income }, 'a.json')).out).toBe(
      [
        '11/20  Di Hale (later: the executors hold it for Bea Hale until that trust ends)\n',
        ' 9/20  Cy Hale (later: the executors hold it for Bea Hale until that trust ends)\n',
      ].join(''),
    )
  })

  test('says nothing of it where the one for whom it would be held has died', async () => {
    expect(JSON.stringify(await takings({ user, will: income }, '--failed', '1'))).not.toContain('held')
  })

  test('says of one who is too young until which age the executors hold it', async () => {
    const young = { ...ann, type: 'Child' as const, relationship: 'Daughter' as const, isChild: 'Yes' as const }
    const will = form({ haveChildren: 'Yes', persons: [young, bob, cal] })
    expect(await takings(will)).toContainEqual({
      type: 'person',
      id: 1,
      name: 'Ann Roe',
      share: '2/5',
      holds: 'executors',
      until: 18,
    })
  })

  test('knows how old somebody is by the day in London, where a summer’s day begins before that of the machine', async () => {
    const dob = { day: 1, month: 7, year: 2009 }
    const ofAge = {
      ...ann,
      type: 'Child' as const,
      relationship: 'Daughter' as const,
      useAddressType: 'dob' as const,
      dob,
    }
    const files = { 'a.json': JSON.stringify(form({ haveChildren: 'Yes', persons: [ofAge, bob, cal] })) }
    const saidAt = async (now: string) =>
      (await runHeirloom(['outcome', 'a.json', '--json'], { files, now: () => new Date(now) })).out
    expect(await saidAt('2027-06-30T22:59:00Z')).toContain('"until":18')
    expect(await saidAt('2027-06-30T23:00:00Z')).not.toContain('until')
  })

  test('tells of the residue what the picture shows, over wills with trusts', () => {
    let held = 0
    fc.assert(
      fc.property(willsWithTrusts, (will) => {
        const kinds = (will.trusts ?? []).map(({ kind }) => kind)
        // The command refuses shares that make no whole. With the income of all of it, no share is held for a disabled person.
        if (problemsOfShares(will, today).length > 0) return
        if (kinds.includes('Residue') && kinds.includes('Disabled person')) return
        const { now } = outcomeInStages(will, { died: today, deaths: [] })
        const shares = outcome(will, [], today)
        const found = heldInOutcome(shares, now)
        const shown = pictureOf(will, today).shares.filter(({ to }) => to.kind === 'held')
        const told = sumOf(found.flatMap((part) => (part ? [part.share] : [])))
        expect(told.toString()).toBe(sumOf(shown.flatMap(({ share }) => share ?? [])).toString())
        if (shown.length > 0) held++
      }),
      { numRuns: fewerRuns(20) },
    )
    expect(held).toBeGreaterThan(fewerRuns(2000))
  })
})

describe('heirloom outcome in stages', () => {
  const home = { user, will: tomsWill({ accounts: [aHomeInCommon()] }) }

  test('says who holds and who enjoys when the testator dies', async () => {
    expect(await takings(home, '--stage', 'first')).toEqual([
      { of: 'Residue', share: '1', takes: { type: 'person', id: 1, name: 'Bea Hale', share: '1' } },
      { of: 'Home', share: '1/2', holds: 'executors', enjoys: { id: 1, name: 'Bea Hale' } },
      { of: 'Home', share: '1/2', owns: [1] },
    ])
  })

  // Promise: fixed.cli.2
  test('says who takes after an order of deaths', async () => {
    const ofHome = async (...args: string[]) =>
      ((await takings(home, ...args)) as { of: string; share: string }[]).filter(({ of }) => of === 'Home')
    expect(await ofHome('--order', '2+1,1')).toEqual([
      { of: 'Home', share: '1/4', takes: { type: 'child', of: 2, n: 1, share: '1/4' } },
      { of: 'Home', share: '1/4', takes: { type: 'person', id: 3, name: 'Di Hale', share: '1/4' } },
      { of: 'Home', share: '1/2', owns: [1] },
    ])
    expect(await ofHome('--order', '1,2')).toMatchObject([{ takes: { id: 2 } }, { takes: { id: 3 } }, { owns: [1] }])
    expect(await ofHome('--order', '2')).toMatchObject([{ enjoys: { id: 1 } }, { owns: [1] }])
    expect(await ofHome('--order', '1', '--failed', '2')).toMatchObject([{ takes: { id: 3 } }, { owns: [1] }])
    const kept = { user, will: tomsWill({ trusts: [aHomeTrust({ fixed: 'When I die' })] }) }
    expect(await takings(kept, '--order', '2,1')).toContainEqual({
      of: 'Home',
      share: '1/2',
      takes: { type: 'person', id: 2, name: 'Cy Hale', share: '1/2' },
      estate: true,
    })
  })

  test('with the shares of takers in hundredths of a percent', async () => {
    const persons = [
      { id: 2, percent: 7500, ifDie: 'Pass to their children', backup: { persons: [], charities: [] } },
      { id: 3, percent: 2500, ifDie: 'Pass to their children', backup: { persons: [], charities: [] } },
    ]
    const takers = { split: 'Different shares', persons, charities: [], classes: [] }
    const will = { ...tomsWill(), trusts: [{ ...aHomeTrust(), takers }] }
    expect(await takings({ user, will }, '--order', '1')).toMatchObject([
      { of: 'Residue' },
      { share: '3/4' },
      { share: '1/4' },
    ])
  })

  test('in words, too', async () => {
    expect((await running(home, 'a.json', '--stage', 'first')).out).toBe(
      '  1  Residue: Bea Hale\n1/2  Home: the executors hold it for Bea Hale\n1/2  Home: owned by Bea Hale\n',
    )
  })

  test.each([
    [['--stage', 'second'], '"second" is neither first nor last'],
    [['--order', '99'], '--order: there is no person 99'],
    [['--order', 'charity:1'], '--order: only people die'],
    [['--order', '2', '--failed', '2'], '--order: person 2 has failed already'],
    [['--order', '2,2'], '--order: person 2 is listed twice'],
  ])('%j is answered with what is wrong', async (args, reason) => {
    const { status, err } = await running(home, 'a.json', ...args)
    expect(status).toBe(1)
    expect(err).toContain(reason)
  })
})

describe('heirloom outcome --history', () => {
  const home = { user, will: tomsWill({ trusts: [aHomeTrust({ surplus: 'Passed on at once' })] }) }
  const withHistory = async (history: unknown, ...args: string[]) => {
    const files = { 'a.json': JSON.stringify(home), 'h.json': JSON.stringify(history) }
    const { status, out, err } = await runHeirloom(['outcome', 'a.json', '--history', 'h.json', ...args], { files })
    return { status, out, err }
  }
  const sold = [
    { what: 'left over', trust: 'Home', on: '2028-01-01', part: '3/10' },
    { what: 'bought together', trust: 'Home', on: '2028-01-01', part: '1/2' },
  ]

  test('says who has what when the testator dies and in the end, with the days, and why each trust ended', async () => {
    const { out, err } = await withHistory(
      { died: '2026-03-01', deaths: [{ person: 1, on: '2030-05-01' }], events: sold },
      '--json',
    )
    expect(err).toBe('')
    const { atDeath, later, ended } = JSON.parse(out)
    expect(atDeath).toContainEqual({
      of: 'Home',
      share: '1',
      holds: 'executors',
      enjoys: { id: 1, name: 'Bea Hale' },
    })
    const ofHome = later.filter(({ of }: { of: string }) => of.startsWith('Home'))
    expect(ofHome).toMatchObject([
      { of: 'Home', share: '3/20', on: '2028-01-01', takes: { id: 2 } },
      { of: 'Home', share: '3/20', on: '2028-01-01', takes: { id: 3 } },
      { of: 'Home', share: '7/10', moved: 'Home 2' },
      { of: 'Home 2', share: '1/4', on: '2030-05-01', takes: { id: 2 } },
      { of: 'Home 2', share: '1/4', on: '2030-05-01', takes: { id: 3 } },
      { of: 'Home 2', share: '1/2', owns: [1] },
    ])
    expect(ended).toEqual([{ of: 'Home', on: '2030-05-01', why: 'death' }])
  })

  test('knows children by dates, and says until when their part is held', async () => {
    const children = [
      { born: '2018-01-01' },
      { born: '1990-01-01', died: '2027-01-01', children: [{ born: '2011-01-01' }] },
    ]
    const deaths = [
      { person: 2, on: '2025-01-01', children },
      { person: 1, on: '2027-06-01' },
    ]
    const { out } = await withHistory({ died: '2026-03-01', deaths }, '--json')
    expect(JSON.parse(out).later).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          share: '1/4',
          holds: 'executors',
          until: 18,
          takes: expect.objectContaining({ n: 1 }),
        }),
      ]),
    )
  })

  test('in words, too', async () => {
    const { out } = await withHistory({ died: '2026-03-01', deaths: [{ person: 1, on: '2030-05-01' }], events: sold })
    expect(out).toBe(
      [
        'When the testator dies:',
        '1  Residue: Bea Hale',
        '1  Home: the executors hold it for Bea Hale',
        '',
        'In the end:',
        '   1  Residue: Bea Hale',
        '3/20  Home: Cy Hale',
        '3/20  Home: Di Hale',
        '7/10  Home: became a part of Home 2',
        ' 1/4  Home 2: Cy Hale',
        ' 1/4  Home 2: Di Hale',
        ' 1/2  Home 2: owned by Bea Hale',
        '',
        'Home: ended on 1 May 2030 (death)',
        '',
      ].join('\n'),
    )
  })

  test('gives the same as the options that are short for one', async () => {
    const deaths = [
      { person: 2, on: '2027-01-02', livingChildren: 1 },
      { person: 1, on: '2027-03-03' },
    ]
    const { out } = await withHistory({ died: '2026-11-03', deaths }, '--stage', 'last', '--json')
    expect(JSON.parse(out)).toEqual(await takings(home, '--order', '2+1,1'))
  })

  const died = '2026-03-01'
  test.each<[what: string, history: unknown, reason: string]>([
    ['without a day of death', { deaths: [] }, 'died:'],
    ['with a day that is none', { died: '2026-02-30', deaths: [] }, 'died:'],
    ['with a word it does not know', { died, deaths: [], marriage: '2027-01-01' }, 'marriage'],
    ['with a person who is not in the will', { died, deaths: [{ person: 99, on: died }] }, 'there is no person 99'],
    [
      'in which somebody dies twice',
      {
        died,
        deaths: [
          { person: 2, on: died },
          { person: 2, on: '2027-01-01' },
        ],
      },
      'person 2 dies twice',
    ],
    [
      'in which a child dies before their birth',
      { died, deaths: [{ person: 2, on: died, children: [{ born: '2020-01-01', died: '2019-01-01' }] }] },
      'died before their birth',
    ],
    [
      'with more than a whole',
      { died, deaths: [], events: [{ what: 'left over', trust: 'Home', on: died, part: '3/2' }] },
      'not a part of a whole',
    ],
    [
      'with a family that has no end',
      {
        died,
        deaths: [
          {
            person: 2,
            on: died,
            children: Array.from({ length: 8 }).reduce<object[]>((children) => [{ children }], []),
          },
        ],
      },
      'No family goes further down here',
    ],
  ])('a history %s is refused by name, and nothing is printed', async (_what, history, reason) => {
    const { status, out, err } = await withHistory(history, '--json')
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toContain(reason)
  })

  test('and the options that are short for one say nothing beside it', async () => {
    const { err } = await withHistory({ died, deaths: [] }, '--failed', '2')
    expect(err).toContain('--history: say in the file what the other options say')
  })
})
