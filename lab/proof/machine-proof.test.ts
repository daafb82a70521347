/**
 * A machine proof that no world leaves a part of the estate without a taker. A property tries some worlds of a will; the solver
 * answers for all of them.
 */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from '../../core/estate/distribution.ts'
import { planOf } from '../../core/estate/plan.ts'
import { inheritors, isBody } from '../../core/will/questions.ts'
import type { Trust, Will } from '../../core/will/schema.ts'
import { trustOf } from '../../core/will/trusts.ts'
import type { Block, ClauseId, FinalDocument } from '../../drafting/document.ts'
import { anHeir, aPerson, completeExampleWill, simplestWill, today } from '../../testkit/builders.ts'
import { drafted } from '../../testkit/drafted-will.ts'
import { fewerRuns } from '../../testkit/property-runs.ts'
import { stagesOf } from '../../testkit/stages-of.ts'
import { completeWills } from '../../testkit/will-arbitrary.ts'
import {
  childrenOf,
  type Division,
  laterChild,
  NEXT_OF_KIN,
  type Prover,
  type Sharing,
  startProver,
  type World,
} from './estate-smt.ts'
import { sharingOfPlan, sharingOfWords } from './sharing-of-will.ts'

let prover: Prover
beforeAll(async () => {
  prover = await startProver()
})
afterAll(() => prover.end())

const bodiesOf = (will: Will): ReadonlySet<string> =>
  new Set([...will.persons.filter(isBody), ...will.charities].map(({ fullname }) => fullname))

/** People are known to the solver by their names alone. */
const differentNames = ({ persons, charities }: Will): boolean => {
  const names = [...persons, ...charities].map(({ fullname }) => fullname)
  return new Set(names).size === names.length
}

const wills = completeWills.filter(differentNames)

/** Some wills with ten heirs, of whom each has backups and later children beside them, take the solver a minute to compare. */
const MOST_COMPARED = 8

/** What the product works out for a world, by taker. */
const workedOut = (will: Will, { failed, withIssue, later }: World): Map<string, string> => {
  const idOf = (name: string) => will.persons.find(({ fullname }) => fullname === name)?.id ?? 0
  const takings = outcome(
    will,
    failed.map((name) =>
      name === 'my grandchildren'
        ? { grandchildren: [] }
        : { person: idOf(name), livingChildren: withIssue.includes(name) ? 1 : 0 },
    ),
    undefined,
    { livingChildren: later },
  )
  return new Map(
    takings.map((each) => {
      const taker =
        each.type === 'child'
          ? childrenOf(will.persons.find(({ id }) => id === each.of)?.fullname ?? '')
          : each.type === 'later-child'
            ? laterChild(each.n)
            : each.type === 'grandchildren'
              ? 'my grandchildren'
              : each.name
      return [each.type === 'next-of-kin' ? NEXT_OF_KIN : taker, String(each.share)]
    }),
  )
}

const whoTakesSomething = (amounts: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...amounts].filter(([, amount]) => amount !== '0'))

const RUNS = fewerRuns(100)
const PATIENCE = 300_000

/** The solver does not know who was dead when the will was made: their children take where it has them take. */
const withoutTheDead = (will: Will, takers: ReadonlyMap<string, string>): Map<string, string> => {
  const dead = will.persons.filter(({ died }) => died).map(({ fullname }) => fullname)
  return new Map([...takers].map(([name, share]) => [dead.includes(name) ? childrenOf(name) : name, share]))
}

describe('In every world, whoever has died and whatever children they leave', () => {
  test(
    'the words of any will give the whole estate, and none of it twice',
    () =>
      fc.assert(
        fc.asyncProperty(wills, async (will) => {
          expect(await prover.worldWithAGap(sharingOfWords(drafted(will), bodiesOf(will)))).toBeUndefined()
        }),
        { numRuns: RUNS, endOnFailure: true },
      ),
    PATIENCE,
  )

  test(
    'no person takes who has failed',
    () =>
      fc.assert(
        fc.asyncProperty(wills, async (will) => {
          expect(await prover.worldWhereTheDeadTake(sharingOfWords(drafted(will), bodiesOf(will)))).toBeUndefined()
        }),
        { numRuns: RUNS, endOnFailure: true },
      ),
    PATIENCE,
  )

  test(
    'the next of kin take only when every person with a share and every last resort has failed',
    () =>
      fc.assert(
        fc.asyncProperty(wills, async (will) => {
          expect(
            await prover.worldWhereNextOfKinComeFirst(sharingOfWords(drafted(will), bodiesOf(will))),
          ).toBeUndefined()
        }),
        { numRuns: RUNS, endOnFailure: true },
      ),
    PATIENCE,
  )

  test(
    'the words give each taker what the answers gave them',
    () =>
      fc.assert(
        fc.asyncProperty(
          wills.filter((will) => inheritors(will).length <= MOST_COMPARED),
          async (will) => {
            const words = sharingOfWords(drafted(will), bodiesOf(will))
            expect(await prover.worldThatTellsApart(words, sharingOfPlan(planOf(will)))).toBeUndefined()
          },
        ),
        { numRuns: RUNS, endOnFailure: true },
      ),
    PATIENCE,
  )

  test(
    'the product shows the same fractions as the solver finds in the words',
    () =>
      fc.assert(
        fc.asyncProperty(wills, async (will) => {
          for (const { world, amounts } of await prover.worlds(sharingOfWords(drafted(will), bodiesOf(will)), 12))
            expect(workedOut(will, world)).toEqual(withoutTheDead(will, whoTakesSomething(amounts)))
        }),
        { numRuns: RUNS, endOnFailure: true },
      ),
    PATIENCE,
  )
})

/** An income for life whose takers are tested at its end, of a testator without later children or a class of grandchildren. */
const incomesForLife = wills
  .map((will) => [will, trustOf(will, 'Residue')] as const)
  .filter(([will, income]) => income !== undefined && will.laterChildren !== 'Yes' && !will.classes?.length)

/** What the product works out for the day on which the income of the residue ends. */
const workedOutAtTheEnd = (
  will: Will,
  income: Trust | undefined,
  { failed, withIssue }: World,
): Map<string, string> => {
  const dead = will.persons
    .filter(({ fullname }) => failed.includes(fullname))
    .map(({ id, fullname }) => ({ person: id, livingChildren: withIssue.includes(fullname) ? 1 : 0 }))
  const held = { ...will, ...(income && { trusts: [{ ...income, fixed: 'When the trust ends' as const }] }) }
  const { later } = stagesOf(held, { failed: [], failedLater: dead }, today)
  return new Map(
    later.flatMap((holding): [string, string][] => {
      if (holding.how !== 'taken') return []
      const { to } = holding
      const parent = to.type === 'child' && will.persons.find(({ id }) => id === to.of)
      const taker = to.type === 'next-of-kin' ? NEXT_OF_KIN : parent ? childrenOf(parent.fullname) : to.name
      return [[taker, String(holding.share)]]
    }),
  )
}

test(
  'after an income for life the product gives each taker what the solver finds in the words',
  () =>
    fc.assert(
      fc.asyncProperty(incomesForLife, async ([will, income]) => {
        const tenant = will.persons.find(({ id }) => id === income?.for)?.fullname ?? ''
        const words = sharingOfWords(drafted(will), bodiesOf(will))
        // Once the trust has ended, the person who had the income takes nothing of it.
        for (const { world, amounts } of await prover.worlds(words, 6))
          if (!amounts.has(tenant) || world.failed.includes(tenant))
            expect(workedOutAtTheEnd(will, income, world)).toEqual(withoutTheDead(will, whoTakesSomething(amounts)))
      }),
      { numRuns: fewerRuns(200), endOnFailure: true },
    ),
  PATIENCE,
)

test('the wills tried have later children among the heirs, the backups and the last resort, with equal parts and without', () => {
  const found = new Set<string>()
  const note = (where: string, { later }: Division) => later && found.add(`${where}, ${later.how}`)
  for (const will of fc.sample(wills, { numRuns: 1000, seed: 15 })) {
    const { shares, lastly } = sharingOfPlan(planOf(will))
    note('heirs', shares)
    note('last resort', lastly)
    for (const { instead } of shares.parts)
      if (typeof instead === 'object' && !('lastly' in instead)) note('backups', instead)
    for (const { taker } of shares.parts) if (taker.startsWith('my ')) found.add(taker)
    if (will.persons.some((each) => each.inherit && each.estateIfDie === 'Pass to my children'))
      found.add('my children')
  }
  expect([...found].toSorted()).toEqual([
    'backups, alone',
    'backups, one more',
    'backups, put together',
    'heirs, one more',
    'heirs, put together',
    'last resort, one more',
    'last resort, put together',
    'my children',
    'my grandchildren',
    'my later children',
  ])
})

describe('A gap that is planted is found', () => {
  const will = completeExampleWill()
  const words = (): Sharing => sharingOfWords(drafted(will), bodiesOf(will))
  /** The will without the paragraphs of one clause that hold a phrase. */
  const without = (document: FinalDocument, id: ClauseId, phrase: string): FinalDocument => {
    const blocksOf = (blocks: readonly Block[]) => blocks.filter((block) => !JSON.stringify(block).includes(phrase))
    const clauses: FinalDocument['clauses'][number][] = []
    for (const each of document.clauses)
      clauses.push(each.id === id ? { ...each, blocks: blocksOf(each.blocks) } : each)
    return { ...document, clauses }
  }
  const lacking = (id: ClauseId, phrase: string): Sharing =>
    sharingOfWords(without(drafted(will), id, phrase), bodiesOf(will))

  test('the example itself has none', async () => {
    expect(await prover.worldWithAGap(words())).toBeUndefined()
  })

  test('a share that fails is added to no other', async () => {
    const world = await prover.worldWithAGap(lacking('if-a-share-fails', 'A share that nobody takes under this clause'))
    expect(world?.failed.length).toBeGreaterThan(0)
  })

  test('a heir was left out of the list of shares', async () => {
    const { shares, ...rest } = words()
    const fewer: Sharing = { ...rest, shares: { ...shares, parts: shares.parts.slice(1) } }
    expect(await prover.worldThatTellsApart(fewer, sharingOfPlan(planOf(will)))).toBeDefined()
  })

  test('a hundredth of a percent went to another heir', async () => {
    const { shares, ...rest } = words()
    const [first, second, ...others] = shares.parts
    if (!first || !second) throw new Error('The example has several heirs')
    const parts = [{ ...first, size: first.size - 1 }, { ...second, size: second.size + 1 }, ...others]
    const moved: Sharing = { ...rest, shares: { ...shares, parts } }
    expect(await prover.worldThatTellsApart(moved, sharingOfPlan(planOf(will)))).toBeDefined()
  })

  test('the children of one heir were forgotten', async () => {
    const { shares, ...rest } = words()
    const ruth = shares.parts.findIndex(({ instead }) => instead === 'their children')
    const parts = shares.parts.map(({ instead, ...part }, index) =>
      index === ruth ? part : { ...part, ...(instead && { instead }) },
    )
    const forgotten: Sharing = { ...rest, shares: { ...shares, parts } }
    const world = await prover.worldThatTellsApart(forgotten, sharingOfPlan(planOf(will)))
    expect(world?.withIssue).toContain('Ruth Hale')
  })

  test('the later children were forgotten', async () => {
    const counted = completeExampleWill({ laterChildren: 'Yes' })
    const { shares, ...rest } = sharingOfWords(drafted(counted), bodiesOf(counted))
    const { later, ...fewer } = shares
    expect(later).toEqual({ beside: ['Daniel Hale', 'Ruth Hale'], how: 'put together' })
    const world = await prover.worldThatTellsApart({ ...rest, shares: fewer }, sharingOfPlan(planOf(counted)))
    expect(world?.later).toBeGreaterThan(0)
  })

  test('nobody stands behind the last resort', async () => {
    const alone = simplestWill({ persons: [anHeir(100), aPerson({ id: 2, fullname: 'Bob Roe' })] })
    const sharing = sharingOfWords(drafted(alone), bodiesOf(alone))
    expect(await prover.worldWithAGap({ ...sharing, nextOfKinStandBehind: false })).toEqual({
      failed: ['Priya Sharma'],
      withIssue: [],
      later: 0,
    })
  })
})
