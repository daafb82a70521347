/** Single deaths that change the shares in the same way are told together: with many takers, a table each is many pages. */

import { type BeneficiaryShare, keyOfTaking } from '#core/estate/distribution.ts'
import { Fraction } from '#core/estate/fraction.ts'
import type { Person } from '#core/will/schema.ts'

/** Who takes what if one person dies first: in one case, or in two where it matters whether they leave children. */
export type Death = { readonly person: Person; readonly cases: readonly (readonly BeneficiaryShare[])[] }

/** Takers who each have the same share today, and each have the same other share then. */
type Change = { readonly who: readonly BeneficiaryShare[]; readonly before: Fraction; readonly after: Fraction }

export type AlikeCase = {
  /** What each of the others who are named together has, today and then. Undefined where one person is named alone. */
  readonly amongThem: Omit<Change, 'who'> | undefined
  /** The others whose share changes, in the order in which they take. The others keep what they have today. */
  readonly changes: readonly Change[]
}

/** People whose deaths have the same effect. Each case holds for any one of them. */
export type DeathsAlike = { readonly people: readonly Person[]; readonly cases: readonly AlikeCase[] }

type Keyed = ReadonlyMap<string, BeneficiaryShare>

const keyOfPerson = (id: number): string => `person ${id}`

/** The children of each person who died get the same key, so that deaths with the same effect are alike. */
const keyOf = (taking: BeneficiaryShare, died?: Person): string =>
  taking.type === 'child' && taking.of === died?.id
    ? `child of the one who died ${[taking.n, ...taking.below].join()}`
    : keyOfTaking(taking)

const keyed = (takings: readonly BeneficiaryShare[], died?: Person): Keyed =>
  new Map(takings.map((taking) => [keyOf(taking, died), taking]))

const shareIn = (takings: Keyed, key: string): Fraction => takings.get(key)?.share ?? Fraction.zero

/** The shares after one death are those after the other, but for the two changing places. */
const sameButForPlaces = (
  one: Person,
  other: Person,
  afterOne: readonly BeneficiaryShare[],
  afterOther: readonly BeneficiaryShare[],
) => {
  const [here, there] = [keyed(afterOne, one), keyed(afterOther, other)]
  const [first, second] = [keyOfPerson(one.id), keyOfPerson(other.id)]
  const placeOf = (key: string): string => (key === second ? first : key)
  return (
    here.size === there.size &&
    [...here].every(([key, { share }]) => shareIn(there, placeOf(key)).equals(share)) &&
    !here.has(first) &&
    !there.has(second)
  )
}

const alike = (now: Keyed, one: Death, other: Death): boolean =>
  shareIn(now, keyOfPerson(one.person.id)).equals(shareIn(now, keyOfPerson(other.person.id))) &&
  one.cases.length === other.cases.length &&
  one.cases.every((after, index) => sameButForPlaces(one.person, other.person, after, other.cases[index] ?? []))

/** Whether one more death fits in with those named together: also each of those has the same share after the first. */
const fits = (now: Keyed, [first, ...others]: readonly Death[], one: Death): boolean =>
  first !== undefined &&
  alike(now, first, one) &&
  first.cases.every((after) =>
    others.every(({ person }) =>
      shareIn(keyed(after), keyOfPerson(person.id)).equals(shareIn(keyed(after), keyOfPerson(one.person.id))),
    ),
  )

const changesOf = (now: Keyed, then: Keyed, people: readonly Person[]): Change[] => {
  const named = new Set(people.map(({ id }) => keyOfPerson(id)))
  const changes: Change[] = []
  for (const [key, taking] of [...then, ...[...now].filter(([before]) => !then.has(before))]) {
    const [before, after] = [shareIn(now, key), shareIn(then, key)]
    if (named.has(key) || before.equals(after)) continue
    const at = changes.findIndex((each) => each.before.equals(before) && each.after.equals(after))
    const same = changes[at]
    if (same) changes[at] = { ...same, who: [...same.who, taking] }
    else changes.push({ who: [taking], before, after })
  }
  return changes
}

const caseOf = (now: Keyed, after: readonly BeneficiaryShare[], people: readonly Person[]): AlikeCase => {
  const [first, second] = people
  const then = keyed(after, first)
  const another = second && keyOfPerson(second.id)
  return {
    amongThem: another === undefined ? undefined : { before: shareIn(now, another), after: shareIn(then, another) },
    changes: changesOf(now, then, people),
  }
}

/** @param now Who takes what if everyone outlives the testator. */
export const deathsAlike = (now: readonly BeneficiaryShare[], deaths: readonly Death[]): DeathsAlike[] => {
  const today = keyed(now)
  const together: Death[][] = []
  for (const death of deaths) {
    const fitting = together.find((others) => fits(today, others, death))
    if (fitting) fitting.push(death)
    else together.push([death])
  }
  return together.map((group) => {
    const people = group.map(({ person }) => person)
    return { people, cases: (group[0]?.cases ?? []).map((after) => caseOf(today, after, people)) }
  })
}
