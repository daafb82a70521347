/** Wills of every shape in what shares depend on, and people who fail, for properties that hold for all of them. */
import * as fc from 'fast-check'
import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import type { Descendants, Failed } from '#core/estate/failures.ts'
import { equalSplit } from '#core/will/equal-shares.ts'
import * as lists from '#core/will/lists.ts'
import type { Person, Share, Will } from '#core/will/schema.ts'
import { aCharity, aPerson, aWill } from './builders.ts'
import { withFractions } from './fractions-drawn.ts'

/** Percentages in these proportions that total exactly 100, with two decimals at most. */
const percents = (weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.map((weight) => Math.floor((weight * WHOLE_ESTATE_HUNDREDTHS) / total))
  const rest = WHOLE_ESTATE_HUNDREDTHS - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (part + (index === 0 ? rest : 0)) / 100)
}

const chance = fc.boolean()
const weights = (count: number) => fc.array(fc.integer({ min: 1, max: 100 }), { minLength: count, maxLength: count })

/** People first, then charities: a number up to `persons` is a person's id, one above it a charity's. */
type Cast = { readonly persons: number; readonly charities: number }

const shares = ({ persons, charities }: Cast, who: { persons: boolean; charities: boolean }) => {
  const all = [
    ...Array.from({ length: who.persons ? persons : 0 }, (_, index) => index + 1),
    ...Array.from({ length: who.charities ? charities : 0 }, (_, index) => -index - 1),
  ]
  return fc.subarray(all, { minLength: 1, maxLength: Math.min(4, all.length) }).chain((chosen) =>
    weights(chosen.length).map((drawn) => {
      const parts = percents(drawn)
      const share = (id: number, index: number): [number, Share] => [
        id,
        { id: Math.abs(id), percent: parts[index] ?? 0 },
      ]
      const each = chosen.map(share)
      // From the numbers already drawn: undefined is a will of the time before equal shares were asked about.
      const split = ([undefined, 'Equal shares', 'Different shares'] as const)[(drawn[0] ?? 0) % 3]
      return {
        ...(split && { split }),
        persons: each.filter(([id]) => id > 0).map(([, part]) => part),
        charities: each.filter(([id]) => id < 0).map(([, part]) => part),
      }
    }),
  )
}

const kinds = fc.constantFrom<Partial<Person>[]>(
  { type: 'Person', relationship: 'Friend' },
  { type: 'partner', relationship: 'Spouse' },
  { type: 'Child', relationship: 'Son' },
  { type: 'Child', relationship: 'Stepdaughter' },
  { type: 'Person', relationship: 'Stepson', stepchildRole: 'Adopted' },
  { type: 'Gift Person', relationship: 'Daughter' },
  { type: 'Person', relationship: 'Grandchild' },
  { type: 'Executor', relationship: 'Great Grandchild' },
  { type: 'Charity', relationship: 'Other' },
)

const names = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Ann']

const person = (id: number, cast: Cast): fc.Arbitrary<Person> =>
  fc
    .record({
      kind: kinds,
      estateIfDie: fc.constantFrom(...lists.estateIfDieOptions),
      estateBackup: shares(cast, { persons: true, charities: true }).chain((backup) =>
        fc
          .tuple(
            ...backup.persons.map((share) =>
              fc.constantFrom(share, { ...share, theirChildren: true }, { ...share, theirChildren: false }),
            ),
          )
          .map((persons) => ({ ...backup, persons })),
      ),
      isChild: fc.constantFrom('Yes', 'No'),
      isExcluded: fc.integer({ max: 9, min: 0 }).map((drawn) => drawn === 0),
    })
    .map(({ kind, ...rest }) => aPerson({ id, fullname: `${names[id % names.length]} Roe`, ...kind, ...rest }))

const classes: fc.Arbitrary<Will['classes']> = fc.constantFrom<Will['classes'][]>(
  undefined,
  undefined,
  [],
  ...lists.classShareOptions.flatMap((share) =>
    lists.classIfDieOptions.map((ifDie) => [
      { of: 'My grandchildren' as const, estatePercent: 30, share, ifDie },
      { of: 'My later children' as const, estatePercent: 20 },
    ]),
  ),
)

const withShares = (will: Will, inherit: readonly boolean[], drawn: readonly number[], equal: boolean): Will => {
  const heirs = [...will.persons, ...will.charities].filter(
    (each, index) => inherit[index] && !('isExcluded' in each && each.isExcluded),
  )
  const parts = equal ? equalSplit(heirs.length).map((part) => part / 100) : percents(drawn.slice(0, heirs.length))
  const given = (each: Will['persons'][number] | Will['charities'][number]) => {
    const place = heirs.indexOf(each)
    return place < 0 ? { inherit: false, estatePercent: 0 } : { inherit: true, estatePercent: parts[place] ?? 0 }
  }
  return {
    ...will,
    estateSplit: equal ? 'Equal shares' : 'Different shares',
    persons: will.persons.map((each) => ({ ...each, ...given(each) })),
    charities: will.charities.map((each) => ({ ...each, ...given(each) })),
  }
}

const ultimateDefaults = (cast: Cast): fc.Arbitrary<Will['ultimateDefault']> =>
  fc.constantFrom(...lists.ultimateDefaultOptions, undefined).chain((option): fc.Arbitrary<Will['ultimateDefault']> => {
    if (option === undefined) return fc.constant(undefined)
    if (option === 'Charity' && cast.charities === 0) return fc.constant(undefined)
    return option === 'Next of kin'
      ? fc.constant({ option, persons: [], charities: [] })
      : shares(cast, { persons: option === 'People', charities: option === 'Charity' }).map((named) => ({
          option,
          ...named,
        }))
  })

/** A will with shares and little else. There is no beneficiary only when every candidate is left out. */
export const willsWithShares = (most: Cast = { persons: 6, charities: 3 }): fc.Arbitrary<Will> =>
  fc
    .record({ persons: fc.integer({ min: 1, max: most.persons }), charities: fc.nat({ max: most.charities }) })
    .chain((cast) => {
      const candidates = cast.persons + cast.charities
      return fc
        .record({
          persons: fc.tuple(...Array.from({ length: cast.persons }, (_, index) => person(index + 1, cast))),
          inherit: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: candidates, maxLength: candidates }),
          drawn: weights(candidates),
          equal: chance,
          status: fc.constantFrom('Married', 'Separated', 'Single'),
          ultimateDefault: ultimateDefaults(cast),
          theirChildren: fc.constantFrom('Yes', 'No'),
          later: fc.constantFrom('Yes', 'No', undefined),
          haveChildren: fc.constantFrom('Yes', 'Yes', 'Yes', 'No'),
          classes,
        })
        .map(
          ({
            classes: inClasses,
            persons,
            inherit,
            drawn,
            equal,
            status,
            ultimateDefault,
            theirChildren,
            later,
            haveChildren,
          }) => {
            const { ultimateDefault: _unanswered, ...rest } = aWill({
              status,
              persons,
              charities: Array.from({ length: cast.charities }, (_, index) =>
                aCharity({ id: index + 1, fullname: `Trust ${index + 1}` }),
              ),
              ...(later && { laterChildren: later }),
              ...(inClasses && { classes: inClasses }),
              excluded: { option: 'Yes', theirChildren },
              haveChildren,
            })
            const will = { ...rest, ...(ultimateDefault && { ultimateDefault }) }
            const chosen = inherit.map((drawnFor, index) => drawnFor > 0 || index === 0)
            const shared = withShares(will, chosen, drawn, equal)
            const [first = 0] = drawn
            return first % 4 === 0 ? withFractions(shared, first) : shared
          },
        )
    })

const leftOut: Descendants[][] = [[], [], [{}], [{ livingChildren: 2 }]]

/** Children, and those who died with their own, down to so many generations. */
const issue = (generations: number): fc.Arbitrary<Descendants> =>
  fc.record({
    livingChildren: fc.nat({ max: 3 }),
    lateChildren: generations > 1 ? fc.array(issue(generations - 1), { maxLength: 2 }) : fc.constant([]),
    leftOutChildren: generations > 2 ? fc.constantFrom(...leftOut) : fc.constant([]),
  })

const mostly = (likely: number) => fc.integer({ min: 1, max: 10 }).map((drawn) => drawn <= likely)

/** The grandchildren: nobody says, none, or the families of some children of the testator. */
const families: fc.Arbitrary<Failed[]> = fc.oneof(
  fc.constantFrom<Failed[][]>([], [{ grandchildren: [] }]),
  fc
    .tuple(fc.array(issue(3), { maxLength: 3 }), fc.array(issue(2), { maxLength: 1 }))
    .map(([grandchildren, ofLeftOut]): Failed[] => [{ grandchildren, ofLeftOut }]),
)

/** Some of the people and charities of a will, each person with the issue they leave. Charities fail seldom. */
export const failuresIn = ({ persons, charities, classes: inClasses }: Will): fc.Arbitrary<Failed[]> =>
  mostly(5)
    .chain((many) =>
      fc.tuple(
        ...persons.map(({ id }) =>
          fc
            .tuple(mostly(many ? 9 : 4), issue(3))
            .map(([fails, left]): Failed[] => (fails ? [{ person: id, ...left }] : [])),
        ),
        ...charities.map(({ id }) => mostly(many ? 8 : 2).map((fails): Failed[] => (fails ? [{ charity: id }] : []))),
        ...(inClasses ? [families] : []),
      ),
    )
    .map((each) => each.flat())

/** Children of the testator born or adopted after signing. Mostly there are none. */
export const laterChildren: fc.Arbitrary<Descendants> = fc.constantFrom<Descendants[]>(
  {},
  {},
  { livingChildren: 1 },
  { livingChildren: 2, lateChildren: [{}, { livingChildren: 2 }] },
  { lateChildren: [{ livingChildren: 1 }] },
)

/** A will and who fails. */
export const estates = (most?: Cast): fc.Arbitrary<{ will: Will; failed: Failed[] }> =>
  willsWithShares(most).chain((will) => failuresIn(will).map((failed) => ({ will, failed })))
