import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, aPerson, today } from '#testkit/builders.ts'
import { estates } from '#testkit/estate-arbitrary.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { adviceFor } from '../advice/advice.ts'
import { outcome } from '../estate/distribution.ts'
import { Fraction, sumOf } from '../estate/fraction.ts'
import { aBeneficiaryInherits } from '../rules/beneficiaries.rules.ts'
import * as estate from '../rules/estate.rules.ts'
import { trustsAmongGiftsAreDescribed } from '../rules/trusts.rules.ts'
import { choiceOfOthers, withSharePlanFor } from './choosing.ts'
import { offeredParts } from './lists.ts'
import { newWill } from './new-will.ts'
import type { Account, Person, Will } from './schema.ts'
import {
  type SharePlan,
  type SharePlanId,
  sharePlanOf,
  sharePlansFor,
  withSharePlan,
  withSharesOf,
} from './share-plans.ts'
import { withTrust } from './trust-changes.ts'

const mark = aPerson({ id: 1, type: 'partner', relationship: 'Husband', fullname: 'Mark Bennett' })
const lily = aPerson({ id: 2, type: 'Child', relationship: 'Daughter', fullname: 'Lily Bennett', isChild: 'Yes' })
const jack = aPerson({ id: 3, type: 'Child', relationship: 'Son', fullname: 'Jack Bennett', isChild: 'Yes' })
const anne = aPerson({ id: 4, type: 'Person', relationship: 'Sister', fullname: 'Anne Price' })
const rnli = aCharity({ id: 1, fullname: 'Made-up Lifeboats' })
const home: Account = {
  id: 1,
  assetType: 'Property',
  isYourOwn: 'Yes',
  owner: 'I own it alone',
  mortgageWithPersons: [],
}

const family = (given: Partial<Will>): Will => ({ ...newWill(1), status: 'Married', haveChildren: 'Yes', ...given })
const idsFor = (will: Will): SharePlanId[] => sharePlansFor(will, offeredParts).map(({ id }) => id)
const planFor = (will: Will, id: SharePlanId): SharePlan => {
  const plan = sharePlansFor(will, offeredParts).find((each) => each.id === id)
  if (!plan) throw new Error(`The family is not offered ${id}`)
  return plan
}
const withHome: Partial<Will> = { ownProperty: 'Yes', accounts: [home] }
const jointHome = (ownershipType: Account['ownershipType']): Partial<Will> => ({
  ownProperty: 'Yes',
  accounts: [{ ...home, owner: 'I own it jointly with someone else', ...(ownershipType && { ownershipType }) }],
})

describe('The plans of shares that a family is offered, the likeliest first', () => {
  test.each<[string, Will, SharePlanId[]]>([
    [
      'a partner and children of both',
      family({ persons: [mark, lily, jack] }),
      ['partner-then-children', 'shared-now'],
    ],
    [
      'the same with a home of the testator’s own',
      family({ persons: [mark, lily, jack], ...withHome }),
      ['partner-then-children', 'shared-now', 'home-for-life'],
    ],
    [
      'a child who is not the partner’s, and a home',
      family({ persons: [mark, lily], situation: { 'earlier-relationship': 'Yes' }, ...withHome }),
      ['home-for-life', 'shared-now', 'partner-then-children'],
    ],
    [
      'a child who is not the partner’s, and no home',
      family({ persons: [mark, lily], situation: { 'earlier-relationship': 'Yes' } }),
      ['income-for-life', 'shared-now', 'partner-then-children'],
    ],
    [
      'a partner, a sister and a charity',
      family({ haveChildren: 'No', persons: [mark, anne], charities: [rnli] }),
      ['partner-then-others', 'partner-then-charities', 'shared-now'],
    ],
    [
      'a partner, a sister and a home',
      family({ haveChildren: 'No', persons: [mark, anne], ...withHome }),
      ['partner-then-others', 'shared-now', 'home-for-life'],
    ],
    [
      'a partner, a home, and nobody to have it afterwards',
      family({ haveChildren: 'No', persons: [mark], ...withHome }),
      ['partner'],
    ],
    ['a partner alone', family({ haveChildren: 'No', persons: [mark] }), ['partner']],
    ['children and nobody else', family({ status: 'Widowed', persons: [lily, jack] }), ['children']],
    [
      'children and a sister',
      family({ status: 'Divorced', persons: [lily, jack, anne] }),
      ['children', 'children-and-others'],
    ],
    ['a sister', family({ status: 'Single', haveChildren: 'No', persons: [anne] }), ['others']],
    [
      'a friend, a sister and a charity, of whom the sister is closest',
      family({
        status: 'Single',
        haveChildren: 'No',
        persons: [aPerson({ id: 5, type: 'Person', relationship: 'Friend', fullname: 'Nell Gwynne' }), anne],
        charities: [rnli],
      }),
      ['others', 'closest'],
    ],
    [
      'two sisters, who are as close',
      family({ status: 'Single', haveChildren: 'No', persons: [anne, { ...anne, id: 5, fullname: 'Bea Price' }] }),
      ['others'],
    ],
    ['nobody', family({ status: 'Single', haveChildren: 'No' }), []],
    [
      'a home that passes to its other owner by law, until it is owned in shares',
      family({ persons: [mark, lily], ...jointHome('Joint tenants') }),
      ['partner-then-children', 'shared-now', 'home-for-life'],
    ],
    [
      'a disabled daughter',
      family({ persons: [mark, { ...lily, disabled: true }, jack] }),
      ['held-share 2', 'partner-then-children', 'shared-now'],
    ],
    [
      'a disabled sister beside the children',
      family({ persons: [mark, lily, { ...anne, disabled: true }] }),
      ['held-share 4', 'partner-then-children', 'shared-now'],
    ],
    [
      'a disabled partner, and no children',
      family({ haveChildren: 'No', persons: [{ ...mark, disabled: true }, anne] }),
      ['held-share 1', 'partner-then-others', 'shared-now'],
    ],
    [
      'a disabled son who is left out',
      family({ persons: [mark, lily, { ...jack, disabled: true, isExcluded: true }] }),
      ['partner-then-children', 'shared-now'],
    ],
    [
      'a share that is held for a daughter already',
      family({ persons: [mark, lily, jack], trusts: [{ id: 1, kind: 'Disabled person', for: lily.id }] }),
      ['held-share 2', 'partner-then-children', 'shared-now'],
    ],
    [
      'five friends',
      family({ status: 'Single', haveChildren: 'No', persons: [4, 5, 6, 7, 8].map((id) => ({ ...anne, id })) }),
      ['others'],
    ],
  ])('%s', (_family, will, ids) => {
    expect(idsFor(will)).toEqual(ids)
  })

  test.each<[string, Will]>([
    ['a child on the way is the only one', family({ laterChildren: 'Yes', haveChildren: 'No', persons: [mark, anne] })],
    [
      'a sum is held for a disabled person',
      family({ persons: [mark, lily, jack], trusts: [{ id: 1, kind: 'Disabled person', for: lily.id, amount: 100 }] }),
    ],
    [
      'the home is held for somebody else than the partner',
      family({
        persons: [mark, lily, anne],
        trusts: [{ id: 1, kind: 'Home', for: anne.id, accountId: 1 }],
        ...withHome,
      }),
    ],
    [
      'only a partner of before is named',
      family({ status: 'Separated', haveChildren: 'No', persons: [{ ...mark, relationship: 'Ex Partner' }] }),
    ],
  ])('No plan is guessed where %s', (_why, will) => {
    expect(idsFor(will)).toEqual([])
  })

  test('Guardians, executors and whoever else is named for an office share in no plan', () => {
    const peter = aPerson({ id: 9, type: 'Guardian', relationship: 'Cousin', fullname: 'Peter Price' })
    expect(idsFor(family({ status: 'Divorced', persons: [lily, peter] }))).toEqual(['children'])
  })

  test('Somebody who is added for the end of the list leaves the plan what it was', () => {
    const will = family({ haveChildren: 'No', persons: [mark] })
    const written = planFor(will, 'partner').write(will)
    const more = { ...written, persons: [...written.persons, anne] }
    expect(sharePlanOf(more)?.id).toBe('partner')
    expect(idsFor(more)).toContain('partner')
  })

  test('Of more plans than four the last fall away, but for the one that the answers are', () => {
    const will = family({ persons: [mark, { ...lily, disabled: true }, { ...jack, disabled: true }], ...withHome })
    expect(idsFor(will)).toEqual(['held-share 2', 'held-share 3', 'partner-then-children', 'shared-now'])
    const before = family({ persons: [mark, lily, jack], ...withHome })
    const { persons, ...written } = planFor(before, 'home-for-life').write(before)
    const disabled = (person: Person): Person => (person.id > 1 ? { ...person, disabled: true } : person)
    const held = { ...written, persons: persons.map(disabled) }
    expect(idsFor(held)).toEqual(['held-share 2', 'held-share 3', 'partner-then-children', 'home-for-life'])
  })

  test('What the operator does not offer is no plan', () => {
    const will = family({ persons: [mark, lily], ...withHome })
    expect(sharePlansFor(will, []).map(({ id }) => id)).toEqual(['partner-then-children', 'shared-now'])
  })

  test('Somebody who is left out is in no plan', () => {
    const will = family({ persons: [{ ...mark, isExcluded: true }, lily, { ...jack, isExcluded: true }] })
    expect(idsFor(will)).toEqual(['children'])
    const written = planFor(will, 'children').write(will)
    expect(written.persons.filter(({ inherit }) => inherit).map(({ id }) => id)).toEqual([lily.id])
  })
})

const takes = (will: Will, dead: readonly Person[] = []): string[] =>
  outcome(
    will,
    dead.map(({ id }) => ({ person: id })),
  ).map(({ share, ...taker }) => `${'id' in taker ? taker.id : taker.type} ${share}`)

describe('What a plan gives is what its picture says', () => {
  const bennetts = family({ persons: [mark, lily, jack], ...withHome })

  test('All to Mark, and to the children if he has died', () => {
    const will = planFor(bennetts, 'partner-then-children').write(bennetts)
    expect(takes(will)).toEqual(['1 1'])
    expect(takes(will, [mark])).toEqual(['2 1/2', '3 1/2'])
  })

  test('Shared now: a third each', () => {
    const will = planFor(bennetts, 'shared-now').write(bennetts)
    expect(takes(will)).toEqual(['1 1/3', '2 1/3', '3 1/3'])
    expect(takes(will, [mark])).toEqual(['2 1/2', '3 1/2'])
  })

  test('Mark keeps the home for life, and the children have it afterwards', () => {
    const will = planFor(bennetts, 'home-for-life').write(bennetts)
    const trust = will.trusts?.[0]
    expect(trust).toMatchObject({ kind: 'Home', for: mark.id, accountId: home.id })
    expect(trust?.takers?.persons.map(({ id, ifDie }) => [id, ifDie])).toEqual([
      [lily.id, 'Pass to their children'],
      [jack.id, 'Pass to their children'],
    ])
  })

  test('What a plan cannot know of the home is still asked, with the gifts', () => {
    const will = planFor(bennetts, 'home-for-life').write(bennetts)
    const open = trustsAmongGiftsAreDescribed(will, today).map(({ field }) => field)
    expect(open).toEqual(expect.arrayContaining(['trusts.Home.endsSaid', 'trusts.Home.repairs', 'trusts.Home.surplus']))
  })

  test('Beside the home for life Mark has half of the rest, however many the children are', () => {
    const will = planFor(bennetts, 'home-for-life').write(bennetts)
    expect(takes(will)).toEqual(['1 1/2', '2 1/4', '3 1/4'])
    expect(adviceFor(will, today).filter(({ id, level }) => id === 'T40' && level !== 'warn')).toEqual([])
  })

  test('Without children of the testator, the home comes to the others who are named, and they share the rest with Mark', () => {
    const bea = { ...anne, id: 5, fullname: 'Bea Price' }
    const childless = family({ haveChildren: 'No', persons: [mark, anne, bea], charities: [rnli], ...withHome })
    const will = planFor(childless, 'home-for-life').write(childless)
    expect(will.trusts?.[0]?.takers?.persons.map(({ id }) => id)).toEqual([anne.id, bea.id])
    expect(takes(will)).toEqual(['1 1/2', '4 1/4', '5 1/4'])
    expect(takes(will, [mark])).toEqual(['4 1/2', '5 1/2'])
  })

  test('What was said of the trust of a home is kept when its plan is chosen again, and it is for life', () => {
    const will = planFor(bennetts, 'home-for-life').write(bennetts)
    const said = withTrust(will, 'Home', { repairs: 'Mark', surplus: 'Added', endsSaid: true } as object)
    expect(withSharePlan('home-for-life')(said)).toBe(said)
    const short = withTrust(said, 'Home', { endYears: 5 })
    expect(sharePlanOf(short)).toBeUndefined()
    expect(sharePlanOf(withSharePlan('home-for-life')(short))?.id).toBe('home-for-life')
  })

  test('A child who is added while a plan is being chosen is in it', () => {
    const before = family({ status: 'Widowed', persons: [lily] })
    const after = { ...before, persons: [lily, { ...jack, inherit: true }] }
    expect(takes(withSharePlan('children')(after))).toEqual(['2 1/2', '3 1/2'])
    expect(withSharePlan('partner-then-children')(after)).toBe(after)
  })

  test('Mark has the income of what is left, and the children the rest after him', () => {
    const blended = family({ persons: [mark, lily], situation: { 'earlier-relationship': 'Yes' } })
    const will = planFor(blended, 'income-for-life').write(blended)
    expect(will.trusts).toMatchObject([{ kind: 'Residue', for: mark.id }])
    expect(will.persons.filter(({ inherit }) => inherit).map(({ id }) => id)).toEqual([lily.id])
  })

  describe('A home for life is not written before the home is owned so that it can be', () => {
    test.each(['Joint tenants', 'Not sure', undefined] as const)('%s', (how) => {
      const will = family({ persons: [mark, lily, jack], ...jointHome(how) })
      expect(planFor(will, 'home-for-life').waits).toBe(true)
      expect(withSharePlan('home-for-life')(will)).toBe(will)
      expect(sharePlanOf(planFor(will, 'home-for-life').write(will))).toBeUndefined()
      const owned = { ...will, ...jointHome('Tenants in common') }
      expect(sharePlanOf(withSharePlan('home-for-life')(owned))?.id).toBe('home-for-life')
    })
  })

  describe('The share of a disabled person is held for them', () => {
    const lilyIsDisabled = family({ persons: [mark, { ...lily, disabled: true }, jack] })
    const will = planFor(lilyIsDisabled, 'held-share 2').write(lilyIsDisabled)

    test('with the trust that is asked about among the gifts, which the plan only begins', () => {
      expect(will.trusts).toEqual([{ id: 1, kind: 'Disabled person', for: lily.id }])
      const open = trustsAmongGiftsAreDescribed(will, today).map(({ field }) => field)
      expect(open).toEqual(
        expect.arrayContaining(['trusts.Disabled person.benefit', 'trusts.Disabled person.takers.persons']),
      )
    })

    test('and each has an equal part, whoever is left', () => {
      expect(takes(will)).toEqual(['1 1/3', '2 1/3', '3 1/3'])
      expect(takes(will, [mark])).toEqual(['2 1/2', '3 1/2'])
    })

    test('and what was said of the trust stays when its plan is chosen again', () => {
      const said = withTrust(will, 'Disabled person', { benefitLasts: 'Yes' })
      expect(withSharePlan('held-share 2')(said)).toBe(said)
    })

    test('and another plan takes the trust out, so that the statement is asked again', () => {
      const shared = withSharePlan('shared-now')(will)
      expect(shared.trusts).toEqual([])
      expect(idsFor(shared)).toContain('held-share 2')
    })
  })

  describe('A plan for some of those who are named', () => {
    const friends = [4, 5, 6, 7].map((id) => aPerson({ ...anne, id, fullname: `Friend ${id}` }))
    const alone = family({ status: 'Single', haveChildren: 'No', persons: friends, charities: [rnli] })
    const all = withSharePlan('others')(alone)
    const chosen = (will: Will, id: SharePlanId) =>
      choiceOfOthers(will, id).flatMap(({ key, isIn }) => (isIn ? [key] : []))

    test('begins with all of them, and is the same plan for fewer', () => {
      expect(chosen(all, 'others')).toEqual(['person 4', 'person 5', 'person 6', 'person 7', 'charity 1'])
      const some = withSharePlanFor('others', ['person 4', 'person 7'])(all)
      expect(takes(some)).toEqual(['4 1/2', '7 1/2'])
      expect(sharePlanOf(some)?.id).toBe('others')
      expect(chosen(some, 'others')).toEqual(['person 4', 'person 7'])
      expect(choiceOfOthers(some, 'others')).toHaveLength(5)
    })

    test('is for one of them at least', () => {
      expect(withSharePlanFor('others', [])(all)).toBe(all)
    })

    test('after a partner, too', () => {
      const married = family({ haveChildren: 'No', persons: [mark, ...friends], charities: [rnli] })
      const will = withSharePlanFor('partner-then-others', ['person 5'])(withSharePlan('partner-then-others')(married))
      expect(takes(will, [mark])).toEqual(['5 1'])
      expect(chosen(will, 'partner-then-others')).toEqual(['person 5'])
    })

    test('asks nothing where there is no choice', () => {
      const bennetts = family({ persons: [mark, lily, jack] })
      expect(choiceOfOthers(bennetts, 'shared-now')).toEqual([])
      const sister = family({ status: 'Single', haveChildren: 'No', persons: [anne] })
      expect(choiceOfOthers(sister, 'others')).toEqual([])
    })
  })

  test('A plan takes the place of the one before, whatever was held under it', () => {
    const held = planFor(bennetts, 'home-for-life').write(bennetts)
    const will = planFor(held, 'partner-then-children').write(held)
    expect(will.trusts).toEqual([])
    expect(sharePlanOf(will)?.id).toBe('partner-then-children')
  })
})

describe('Of any family', () => {
  const families = fc.tuple(estates(), fc.array(fc.nat({ max: 6 }), { maxLength: 3 }), fc.boolean()).map(
    ([
      {
        will: { persons, ...rest },
      },
      disabled,
      owns,
    ]): Will => ({
      ...rest,
      ...(owns && withHome),
      status: 'Married',
      persons: persons.map((person) => (disabled.includes(person.id) ? { ...person, disabled: true } : person)),
    }),
  )
  const forEveryPlan = (holds: (will: Will, plan: SharePlan, written: Will) => void) =>
    fc.assert(
      fc.property(families, (will) => {
        for (const plan of sharePlansFor(will, offeredParts)) if (!plan.waits) holds(will, plan, plan.write(will))
      }),
      { numRuns: fewerRuns(5) },
    )

  test('No more than four plans are to be chosen from, beside a way of one’s own', () => {
    fc.assert(
      fc.property(families, (will) => {
        const written = sharePlansFor(will, offeredParts).filter(({ waits }) => !waits)
        for (const each of [will, ...written.map(({ write }) => write(will))])
          expect(idsFor(each).length).toBeLessThanOrEqual(4)
      }),
      { numRuns: fewerRuns(5) },
    )
  })

  test('A plan leaves nothing about shares to be put right, and gives away the whole', () => {
    forEveryPlan((_will, { id }, written) => {
      expect(aBeneficiaryInherits(written, today)).toEqual([])
      expect(estate.estateIsSplit(written, today)).toEqual([])
      // Who takes instead of a partner who is alone is the testator's to say.
      if (id !== 'partner')
        expect([...estate.eachDeathIsAnswered(written, today), ...estate.backupsAreNamed(written, today)]).toEqual([])
      if (id !== 'income-for-life') expect(sumOf(outcome(written, []).map(({ share }) => share))).toEqual(Fraction.one)
    })
  })

  test('The answers that a plan has written are known as that plan, and as no other', () => {
    forEveryPlan((_will, plan, written) => expect(sharePlanOf(written)?.id).toBe(plan.id))
  })

  test('The answers that stood before a plan come back whole', () => {
    forEveryPlan((will, _plan, written) => expect(withSharesOf(will)(written)).toEqual(will))
  })

  test('A plan changes nothing but who shares, in which parts, who takes instead, and what is held first', () => {
    forEveryPlan((will, _plan, written) => {
      const untouched = ({ persons, charities, classes: _c, trusts: _t, estateSplit: _s, ...rest }: Will) => ({
        ...rest,
        persons: persons.map(
          ({ inherit: _i, estatePercent: _p, estateFraction: _f, estateIfDie: _d, estateBackup: _b, ...person }) =>
            person,
        ),
        charities: charities.map(({ inherit: _i, estatePercent: _p, estateFraction: _f, ...charity }) => charity),
      })
      expect(untouched(written)).toEqual(untouched(will))
    })
  })

  test('Answers of the testator’s own are no plan: one share more, or another backup', () => {
    const will = planFor(family({ persons: [mark, lily, jack] }), 'shared-now').write(
      family({ persons: [mark, lily, jack] }),
    )
    const own: Will = {
      ...will,
      persons: will.persons.map((person) =>
        person.id === lily.id ? { ...person, estateIfDie: 'Split between remaining beneficiaries' } : person,
      ),
    }
    expect(sharePlanOf(own)).toBeUndefined()
    expect(sharePlanOf({ ...will, estateSplit: 'Different shares' })).toBeUndefined()
  })
})
