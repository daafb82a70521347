import { type Backups, backupsOf, childrenWouldTake } from '../will/backups.ts'
import { heirsShareEqually, lastShares, sharesEqually, weightsOf } from '../will/equal-shares.ts'
import {
  backupsSharingWithLater,
  heirsSharingWithLaterChildren,
  lastSharingWithLaterChildren,
  laterChildrenTakeAlone,
} from '../will/later-children.ts'
import { type Heir, inheritors, isBody } from '../will/questions.ts'
import type { Class, Person, Share as StoredShare, Trust, Will } from '../will/schema.ts'
import { partOfShare } from '../will/share-parts.ts'
import { trustOfShare, trustsOf, willOfTakers } from '../will/trusts.ts'

/** The residuary plan: who shares the residue and who takes instead, with ids resolved to people and charities of the will. */

export type Beneficiary = {
  /**
   * `later-children`: those of the testator who are not born or adopted yet when the will is signed. `grandchildren`: all of the
   * testator's who are living at the death, named or not. `next-of-kin`: of a part whose own last resort has no taker.
   */
  readonly type: 'person' | 'charity' | 'later-children' | 'grandchildren' | 'next-of-kin'
  readonly id: number
  readonly name: string
  /** Position in the will: persons, then charities, in the order they were added. */
  readonly place: number
  /** An organisation, added as a charity or as a person of such a type: it has a successor, and no children or backups. */
  readonly body: boolean
}

/** A portion of a whole: its weight over the sum of all the weights. */
export type Portion = {
  readonly to: Beneficiary
  readonly weight: bigint
  /** Typed as a fraction, and so printed as one. */
  readonly typed?: true | undefined
  /**
   * A later child of the testator takes equally with this one: as one more of equal parts, or out of the parts of the children
   * put together. Absent: later children do not change this part.
   */
  readonly later?: 'one more' | 'put together'
}

/** A portion of a share whose beneficiary failed, and whether the children of its own taker take it if that one fails too. */
export type BackupPortion = Portion & { readonly theirChildren: boolean }

/** How grandchildren divide what is theirs, and whether the children of one who died take in their parent's place. */
export type Members = { readonly byFamilies: boolean; readonly followed: boolean }

export type ResiduaryShare = Portion & {
  /** Of a share of the grandchildren. */
  readonly members?: Members
  /** Of a share that is held for a disabled person: who takes it at the end, and if the person does not take. */
  readonly atEnd?: Plan
  readonly ifItFails: 'to the other shares' | 'to their children' | readonly BackupPortion[]
}

export type Plan = {
  readonly shares: readonly ResiduaryShare[]
  /** The ultimate default: who takes when no share has a taker. After them come the next of kin. */
  readonly lastly: readonly Portion[]
  /** The testator chose the next of kin as the ultimate default. */
  readonly nextOfKinChosen: boolean
}

/** The children of the testator who are born or adopted after signing, as takers. */
export const laterChildren: Beneficiary = {
  type: 'later-children',
  id: 0,
  name: 'Later child',
  place: Number.MAX_SAFE_INTEGER,
  body: false,
}

const grandchildren: Beneficiary = {
  type: 'grandchildren',
  id: 0,
  name: 'Grandchildren',
  place: Number.MAX_SAFE_INTEGER - 1,
  body: false,
}

/** Who takes a part that has a last resort of its own, where nobody takes under that either. */
export const nextOfKin: Beneficiary = {
  type: 'next-of-kin',
  id: 0,
  name: 'Next of kin',
  place: Number.MAX_SAFE_INTEGER,
  body: false,
}

type Names = {
  readonly persons: ReadonlyMap<number, Beneficiary>
  readonly charities: ReadonlyMap<number, Beneficiary>
}

const namesIn = (will: Pick<Will, 'persons' | 'charities'>): Names => ({
  persons: new Map(
    will.persons.flatMap((person, place): [number, Beneficiary][] => {
      const { id, fullname: name, isExcluded } = person
      if (isExcluded) return []
      return [[id, { type: 'person', id, name, place, body: isBody(person) }]]
    }),
  ),
  charities: new Map(
    will.charities.map(({ id, fullname }, index) => [
      id,
      { type: 'charity', id, name: fullname, place: will.persons.length + index, body: true },
    ]),
  ),
})

type Named<S> = { readonly to: Beneficiary; readonly share: S }

// A share whose id is not in the will, or is of a person left out, is ignored, as in the document.
const namedIn = <S extends StoredShare>(names: ReadonlyMap<number, Beneficiary>, shares: readonly S[]): Named<S>[] =>
  shares.flatMap((share) => {
    const to = names.get(share.id)
    return to ? [{ to, share }] : []
  })

/** The parts that these have of what they share. */
const weighed = <N extends Named<StoredShare>>(named: readonly N[], equal: boolean) => {
  const weights = weightsOf(
    named.map(({ share }) => partOfShare(share)),
    equal,
  )
  return named.map((each, at) => ({ ...each, ...weightAt(weights, at), ...typed(each.share.fraction, equal) }))
}

const weightAt = (weights: readonly bigint[], at: number): Pick<Portion, 'weight'> => ({ weight: weights[at] ?? 0n })
const typed = (fraction: object | undefined, equal: boolean): Pick<Portion, 'typed'> =>
  fraction && !equal ? { typed: true } : {}

const portionsOf = (...[names, shares, equal]: [...Parameters<typeof namedIn>, equal: boolean]): Portion[] =>
  weighed(namedIn(names, shares), equal).map(({ share: _said, ...portion }) => portion)

const sharedWithLater = <P extends Portion>(portions: readonly P[], children: readonly number[], equal: boolean): P[] =>
  portions.map((portion) =>
    portion.to.type === 'person' && children.includes(portion.to.id)
      ? { ...portion, later: equal ? 'one more' : 'put together' }
      : portion,
  )

const backupPortions = (names: Names, { equal, persons, charities }: Backups): BackupPortion[] =>
  weighed(
    [
      ...namedIn(names.persons, persons),
      ...namedIn(names.charities, charities).map(({ to, share }) => ({
        to,
        share: { ...share, theirChildren: false },
      })),
    ],
    equal,
  ).map(({ share: { theirChildren }, ...portion }) => ({ ...portion, theirChildren }))

// A share about which nothing has been answered yet is distributed among the others.
const ifItFails = (will: Will, names: Names, person: Person): ResiduaryShare['ifItFails'] => {
  if (isBody(person)) return 'to the other shares'
  const backups = backupsOf(will, person)
  if (backups) {
    if (laterChildrenTakeAlone(will, backups)) return [{ to: laterChildren, weight: 1n, theirChildren: false }]
    const children = backupsSharingWithLater(will, backups)
    return sharedWithLater(backupPortions(names, backups), children, backups.equal)
  }
  return childrenWouldTake(person) ? 'to their children' : 'to the other shares'
}

const lastlyOf = (names: Names, will: Will): Portion[] => {
  const last = lastShares(will)
  const equal = sharesEqually(last)
  return [
    ...sharedWithLater(portionsOf(names.persons, last.persons, equal), lastSharingWithLaterChildren(will), equal),
    ...portionsOf(names.charities, last.charities, equal),
  ]
}

type Weight = Pick<Portion, 'weight' | 'typed'>

const shareOfClass = ({ of, share, ifDie }: Class, weight: Weight): ResiduaryShare =>
  of === 'My later children'
    ? { to: laterChildren, ...weight, ifItFails: 'to the other shares' }
    : {
        to: grandchildren,
        ...weight,
        members: { byFamilies: share === 'By families', followed: ifDie === 'To their children' },
        ifItFails: 'to the other shares',
      }

const shareOf = (will: Will, names: Names, heir: Heir, weight: Weight): ResiduaryShare[] => {
  if (heir.kind === 'class') return [shareOfClass(heir.group, weight)]
  const to = heir.kind === 'person' ? names.persons.get(heir.person.id) : names.charities.get(heir.charity.id)
  if (!to) return []
  if (heir.kind === 'charity') return [{ to, ...weight, ifItFails: 'to the other shares' }]
  const trust = trustOfShare(will, heir.person.id)
  return trust
    ? [{ to, ...weight, ifItFails: 'to the other shares', atEnd: planOfTrust(will, trust) }]
    : [{ to, ...weight, ifItFails: ifItFails(will, names, heir.person) }]
}

/**
 * The plan of a will. Equal shares are exactly equal, even if the stored percentages were rounded. One who shares alone has the
 * whole; while no part is said, the shares are equal.
 */
export const planOf = (will: Will): Plan => {
  const names = namesIn(will)
  const heirs = inheritors(will)
  const equal = heirsShareEqually(will)
  const weights = weightsOf(
    heirs.map(({ part }) => part),
    equal,
  )
  return {
    shares: sharedWithLater(
      heirs.flatMap((heir, at) => {
        const weight = { ...weightAt(weights, at), ...(heir.part.typed && !equal && { typed: heir.part.typed }) }
        return shareOf(will, names, heir, weight)
      }),
      heirsSharingWithLaterChildren(will),
      equal,
    ),
    lastly: lastlyOf(names, will),
    nextOfKinChosen: will.ultimateDefault?.option === 'Next of kin',
  }
}

/** The share of the residue that is for this person, held for them or not. */
export const shareOfPerson = (will: Will, id: number | undefined): ResiduaryShare | undefined =>
  planOf(will).shares.find(({ to }) => to.type === 'person' && to.id === id)

/**
 * Who takes when a trust ends, as the plan of a residue. The ultimate default stands behind them; no other part of the residue
 * does, since that may be for the person whose trust has ended.
 */
export const planOfTrust = (will: Will, trust: Trust): Plan => ({
  ...planOf(willOfTakers(will, trust)),
  // One clause is the last resort of all: whom it shares with does not hang on the trust.
  lastly: lastlyOf(namesIn(will), will),
})

/** A plan, and the trust at whose end it is followed: absent for that of the residue. */
export type PlanInWill = { readonly plan: Plan; readonly trust?: Trust }

/** The plan of the residue, and that of each trust that has takers of its own. */
export const plansIn = (will: Will): PlanInWill[] => [
  { plan: planOf(will) },
  ...trustsOf(will)
    .filter(({ kind }) => kind !== 'Residue')
    .map((trust) => ({ plan: planOfTrust(will, trust), trust })),
]

/** The ids of the people whose children take in their place. */
export const followedIn = ({ shares }: Plan): number[] =>
  shares.flatMap(({ to, ifItFails }) => {
    if (typeof ifItFails === 'string') return ifItFails === 'to their children' ? to.id : []
    return ifItFails.flatMap((backup) => (backup.theirChildren ? backup.to.id : []))
  })
