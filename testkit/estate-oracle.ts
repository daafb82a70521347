/**
 * Who takes what, computed in a second, independent way, to compare the product with. It pours amounts from share to share
 * as the words of the will tell an executor to, one failure after another, and has no code in common with `core/estate`.
 */
import type { Person, Will } from '#core/will/schema.ts'

type Amount = readonly [top: bigint, bottom: bigint]
const plus = ([a, b]: Amount, [c, d]: Amount): Amount => [a * d + c * b, b * d]
const times = ([a, b]: Amount, [c, d]: Amount): Amount => [a * c, b * d]
const nothing: Amount = [0n, 1n]
const everything: Amount = [1n, 1n]

export const sameAmount = ([a, b]: Amount, [c, d]: Amount): boolean => a * d === c * b

/** Children living, and those who died with the children that they in turn left. */
export type Family = {
  readonly livingChildren?: number
  readonly lateChildren?: readonly Family[]
  /** Children named as left out. */
  readonly leftOutChildren?: readonly Family[]
}
export type Loss =
  | ({ readonly person: number } & Family)
  | { readonly charity: number }
  | { readonly grandchildren: readonly Family[]; readonly ofLeftOut?: readonly Family[] }

/** Amounts by taker: "person:3", "charity:1", "child:3:1" for the first child of person 3, or "next-of-kin". */
export type Distribution = Map<string, Amount>

const single = (key: string): Distribution => new Map([[key, everything]])

const pour = (into: Distribution, amount: Amount, from: Distribution): void => {
  for (const [key, part] of from) into.set(key, plus(into.get(key) ?? nothing, times(amount, part)))
}

type Vessel = { readonly size: bigint; readonly drinkers: Distribution; amount: Amount }

/** Each share that has failed is divided among the shares that have not, by their size, until none that failed is left. */
const shareOut = (sizes: readonly { size: bigint; drinkers: Distribution }[]): Distribution => {
  const result: Distribution = new Map()
  const whole = sizes.reduce((sum, { size }) => sum + size, 0n)
  let standing: Vessel[] = sizes.map((each) => ({ ...each, amount: [each.size, whole] as const }))
  for (;;) {
    const leaking = standing.find(({ drinkers }) => drinkers.size === 0)
    if (!leaking) break
    standing = standing.filter((each) => each !== leaking)
    const left = standing.reduce((sum, { size }) => sum + size, 0n)
    for (const each of standing) each.amount = plus(each.amount, times(leaking.amount, [each.size, left]))
  }
  for (const { amount, drinkers } of standing) pour(result, amount, drinkers)
  return result
}

/** "equally; and if a child has not survived me but leaves children who do, those children take that part equally (and so on down)" */
const perStirpes = (key: string, family: Family, leftOutWithIssue: boolean): Distribution => {
  const { livingChildren = 0, lateChildren = [], leftOutChildren = [] } = family
  const lines: Distribution[] = []
  for (let n = 1; n <= livingChildren; n++) lines.push(single(`${key}:${n}`))
  const dead = [...lateChildren]
  if (!leftOutWithIssue) dead.push(...leftOutChildren)
  dead.forEach((late, index) => {
    lines.push(perStirpes(`${key}:${livingChildren + index + 1}`, late, leftOutWithIssue))
  })
  const taking = lines.filter((line) => line.size > 0)
  const result: Distribution = new Map()
  for (const line of taking) pour(result, [1n, BigInt(taking.length)], line)
  return result
}

/** By adoption a stepchild becomes a child of the testator. */
const isAdopted = ({ relationship = 'Other', stepchildRole }: Person): boolean =>
  stepchildRole === 'Adopted' && /^Step(son|daughter)$/.test(relationship)

const ownIssue = (person: Person): boolean => {
  const { type, relationship = 'Other' } = person
  return (
    isAdopted(person) ||
    /^(great[- ])?(grand)?(son|daughter|child)$/i.test(relationship) ||
    (type === 'Child' && !/^Step(son|daughter|-grandchild)$/.test(relationship))
  )
}

/** A child, not a remoter descendant. */
const ownChild = (person: Person): boolean =>
  ownIssue(person) &&
  (isAdopted(person) || person.type === 'Child' || person.relationship === 'Son' || person.relationship === 'Daughter')

type Said = { readonly percent: number; readonly fraction?: { readonly n: number; readonly d: number } | undefined }
const ofHeir = ({ estatePercent, estateFraction }: Pick<Person, 'estatePercent' | 'estateFraction'>): Said => ({
  percent: estatePercent,
  fraction: estateFraction,
})

/** Equal by the answer; or, in a will of the time before it was asked, by percentages that differ by rounding alone. */
const isEqual = (split: string | undefined, said: readonly Said[]): boolean => {
  if (split !== undefined) return split === 'Equal shares'
  if (said.some(({ fraction }) => fraction)) return false
  const cents = said.map(({ percent }) => Math.round(percent * 100))
  const each = Math.floor(10_000 / cents.length)
  const larger = cents.filter((cent) => cent !== each)
  return larger.length <= 1 && cents.reduce((sum, cent) => sum + cent, 0) === 10_000
}

const isStep = (person: Person): boolean =>
  /^Step(son|daughter)$/.test(person.relationship ?? 'Other') && !isAdopted(person)

/** Sizes are whole: of a fraction, its part of something that can be divided by whatever stands below any line in the will. */
const sizer = (will: Will): ((said: Said) => bigint) => {
  const below = new Set(
    [...JSON.stringify([will.persons, will.charities, will.classes, will.ultimateDefault]).matchAll(/"d":(\d+)/g)].map(
      ([, d = '1']) => BigInt(d),
    ),
  )
  const all = [...below].reduce((product, d) => product * d, 1n)
  return ({ percent, fraction }) =>
    fraction ? (10_000n * all * BigInt(fraction.n)) / BigInt(fraction.d) : BigInt((percent * 100).toFixed(0)) * all
}

/** @param heldFor The person for whom a trust held it first. A child of the testator's who is that person keeps no later child out. */
export const oracle = (will: Will, losses: readonly Loss[], later: Family = {}, heldFor?: number): Distribution => {
  const sizeOf = sizer(will)
  const isDead = (id: number): boolean => will.persons.some((each) => each.id === id && each.died)
  /** Of one who was dead already, a child is supposed where nothing is told. */
  const familyOf = (id: number): Family | undefined =>
    (losses.findLast((loss) => 'person' in loss && loss.person === id) as Family | undefined) ??
    (isDead(id) ? { livingChildren: 1 } : undefined)
  const withIssue = will.excluded?.theirChildren === 'Yes'
  const isLeftOut = (id: number): boolean => will.persons.some((each) => each.id === id && each.isExcluded)
  const person = (id: number): Distribution => (familyOf(id) || isLeftOut(id) ? new Map() : single(`person:${id}`))
  const charity = (id: number): Distribution =>
    losses.some((loss) => 'charity' in loss && loss.charity === id) ? new Map() : single(`charity:${id}`)

  const backup = (id: number, theirChildren?: boolean): Distribution => {
    const family = familyOf(id)
    const found = will.persons.find((each) => each.id === id)
    const follow =
      found &&
      !found.isExcluded &&
      !found.type.includes('Charity') &&
      (found.died || (theirChildren ?? ownIssue(found)))
    return family && follow ? perStirpes(`child:${id}`, family, withIssue) : person(id)
  }

  const takesAsMyChild = (child: Person, heir: Person): boolean =>
    will.haveChildren === 'Yes' &&
    !child.isExcluded &&
    child.id !== heir.id &&
    (isStep(child) ? heir.estateBackup.persons.some(({ id }) => id === child.id) : ownChild(child))

  const born: Distribution[] = []
  for (let n = 1; n <= (later.livingChildren ?? 0); n++) born.push(single(`later:${n}`))
  for (const [index, family] of (later.lateChildren ?? []).entries())
    born.push(perStirpes(`later:${(later.livingChildren ?? 0) + index + 1}`, family, withIssue))
  const lines = born.filter((line) => line.size > 0)
  const ownChildren = will.persons.filter(
    (each) => will.haveChildren === 'Yes' && !each.isExcluded && !each.died && ownChild(each),
  )

  /** Every own child is named with an equal part: a later child has what each of them has, and the rest of the parts stay. */
  const shareOutWithLater = (
    entries: readonly { readonly person?: number; readonly size: bigint; readonly drinkers: Distribution }[],
    equally: boolean,
  ): Distribution => {
    const theirs = ownChildren.flatMap(({ id }) => entries.filter(({ person: named }) => named === id))
    const asked = ownChildren.filter(({ id }) => id !== heldFor || entries.some(({ person: named }) => named === id))
    const sizes = new Set(theirs.map(({ size }) => size))
    const count = BigInt(theirs.length)
    if (will.laterChildren !== 'Yes' || theirs.length === 0 || theirs.length !== asked.length || sizes.size > 1)
      return shareOut(entries)
    const [size = 0n] = sizes
    const now = count + BigInt(lines.length)
    if (equally) return shareOut([...entries, ...lines.map((drinkers) => ({ size, drinkers }))])
    return shareOut([
      ...entries.map((each) => ({ ...each, size: theirs.includes(each) ? size * count : each.size * now })),
      ...lines.map((drinkers) => ({ size: size * count, drinkers })),
    ])
  }

  /** Grandchildren: one part for each grandchild who is told of; or one for each child of the testator whose family has a taker. */
  const grandchildren = (alike: boolean, followed: boolean): Distribution => {
    const known = losses.find((loss) => 'grandchildren' in loss)
    if (!known || !('grandchildren' in known)) return single('grandchildren')
    const all = [...known.grandchildren, ...(withIssue ? [] : (known.ofLeftOut ?? []))]
    const parts: Distribution[] = []
    for (const [index, { livingChildren = 0, lateChildren = [], leftOutChildren = [] }] of all.entries()) {
      const gone = [...lateChildren, ...(withIssue ? [] : leftOutChildren)]
      const key = `grandchild:${index + 1}`
      if (!alike) parts.push(perStirpes(key, { livingChildren, lateChildren: followed ? gone : [] }, withIssue))
      else {
        for (let n = 1; n <= livingChildren; n++) parts.push(single(`${key}:${n}`))
        if (followed)
          for (const [at, late] of gone.entries())
            parts.push(perStirpes(`${key}:${livingChildren + at + 1}`, late, withIssue))
      }
    }
    return shareOut(parts.map((drinkers) => ({ size: 1n, drinkers })))
  }

  const noChildNamed = !will.persons.some((each) => will.haveChildren === 'Yes' && ownChild(each))
  const classes = (will.classes ?? []).flatMap(({ of, share, ifDie, ...said }) => {
    if (of === 'My later children')
      return noChildNamed && will.laterChildren === 'Yes'
        ? [{ said: ofHeir(said), drinkers: shareOut(lines.map((drinkers) => ({ size: 1n, drinkers }))) }]
        : []
    return noChildNamed
      ? []
      : [{ said: ofHeir(said), drinkers: grandchildren(share !== 'By families', ifDie === 'To their children') }]
  })

  const shareOf = (heir: Person): Distribution => {
    const family = familyOf(heir.id)
    if (!family) return single(`person:${heir.id}`)
    if (heir.type === 'Charity' || heir.type === 'Gift Charity') return new Map()
    if (heir.died || heir.estateIfDie === 'Pass to their children')
      return perStirpes(`child:${heir.id}`, family, withIssue)
    if (heir.estateIfDie === 'Split between remaining beneficiaries') return new Map()
    if (heir.estateIfDie === 'Pass to my children') {
      const named = will.persons
        .filter((child) => takesAsMyChild(child, heir))
        .map(({ id }) => ({ person: id, size: 1n, drinkers: backup(id, true) }))
      // No child of the testator's own is named yet: those still to come have a part each beside the stepchildren.
      return ownChildren.length === 0 && will.laterChildren === 'Yes'
        ? shareOut([...named, ...lines.map((drinkers) => ({ size: 1n, drinkers }))])
        : shareOutWithLater(named, true)
    }
    const { persons, charities, split } = heir.estateBackup
    const equally = isEqual(split, [...persons, ...charities])
    const part = (said: Said) => (equally ? 1n : sizeOf(said))
    return shareOutWithLater(
      [
        ...persons.map(({ id, theirChildren, ...said }) => ({
          person: id,
          size: part(said),
          drinkers: backup(id, theirChildren),
        })),
        ...charities.map(({ id, ...said }) => ({ size: part(said), drinkers: charity(id) })),
      ],
      equally,
    )
  }

  const equal = will.estateSplit === 'Equal shares'
  const size = (said: Said): bigint => (equal ? 1n : sizeOf(said))
  const underShares = shareOutWithLater(
    [
      ...will.persons
        .filter(({ inherit, isExcluded }) => inherit && !isExcluded)
        .map((heir) => ({ person: heir.id, size: size(ofHeir(heir)), drinkers: shareOf(heir) })),
      ...will.charities
        .filter(({ inherit }) => inherit)
        .map((each) => ({ size: size(ofHeir(each)), drinkers: charity(each.id) })),
      ...classes.map(({ said, drinkers }) => ({ size: size(said), drinkers })),
    ],
    equal,
  )
  if (underShares.size > 0) return underShares

  const last = will.ultimateDefault
  const lastPersons = last?.option === 'People' ? last.persons : []
  const lastCharities = last?.option === 'Charity' ? last.charities : []
  const lastEqually = isEqual(last?.split, [...lastPersons, ...lastCharities])
  const lastPart = (said: Said) => (lastEqually ? 1n : sizeOf(said))
  const lastly = shareOutWithLater(
    [
      ...lastPersons.map(({ id, ...said }) => ({ person: id, size: lastPart(said), drinkers: person(id) })),
      ...lastCharities.map(({ id, ...said }) => ({ size: lastPart(said), drinkers: charity(id) })),
    ],
    lastEqually,
  )
  return lastly.size > 0 ? lastly : single('next-of-kin')
}
