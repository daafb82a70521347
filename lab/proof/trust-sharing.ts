/** The sharing of what a trust leaves, read from its answers for the solver, apart from the plan of the product. */
import type { LaterTaker, Person, Trust, Will } from '../../core/will/schema.ts'
import type { Division, Part, Sharing } from './estate-smt.ts'
import { GRANDCHILDREN, inWholes } from './sharing-of-will.ts'

type Share = Pick<LaterTaker, 'percent' | 'fraction'>

/** In hundredths of a percent, which is not whole for every fraction. */
const sizeOf = ({ percent, fraction }: Share, equal: boolean): number => {
  if (equal) return 1
  return fraction ? (fraction.n / fraction.d) * 10_000 : Math.round(percent * 100)
}

const personIn = ({ persons }: Will, id: number): Person | undefined =>
  persons.find((each) => each.id === id && !each.isExcluded)

const isOrganisation = ({ type }: Person): boolean => type === 'Charity' || type === 'Gift Charity'

const ownLine = /^(Son|Daughter|Grandson|Granddaughter|Grandchild|Great-grandson|Great-granddaughter|Great Grandchild)$/
const isIssue = ({ type, relationship = 'Other', stepchildRole }: Person): boolean =>
  ownLine.test(relationship) ||
  (stepchildRole === 'Adopted' && /^Step(son|daughter)$/.test(relationship)) ||
  // A stepchild, and not a stepbrother: who is kept as a child and called one is followed as a child.
  (type === 'Child' && !/^Step(son|daughter|-grandchild)$/.test(relationship))

const charityParts = (will: Will, shares: readonly (Share & { readonly id: number })[], equal: boolean): Part[] =>
  shares.flatMap((share) => {
    const charity = will.charities.find((each) => each.id === share.id)
    return charity ? [{ taker: charity.fullname, size: sizeOf(share, equal), fails: false }] : []
  })

const behind = (will: Will, { backup }: LaterTaker): Division => {
  const equal = backup.split === 'Equal shares'
  const persons = backup.persons.flatMap((share): Part[] => {
    const person = personIn(will, share.id)
    if (!person) return []
    const body = isOrganisation(person)
    const follow = !body && (person.died ?? share.theirChildren ?? isIssue(person))
    return [
      {
        taker: person.fullname,
        size: sizeOf(share, equal),
        fails: !body,
        ...(follow && { instead: 'their children' as const }),
      },
    ]
  })
  return { parts: inWholes([...persons, ...charityParts(will, backup.charities, equal)]), failedAreAdded: true }
}

const insteadOf = (will: Will, taker: LaterTaker): Part['instead'] => {
  if (personIn(will, taker.id)?.died) return 'their children'
  if (taker.ifDie === 'Pass to their children') return 'their children'
  return taker.ifDie === 'Split between specific beneficiaries' ? behind(will, taker) : undefined
}

/**
 * Who takes at the end of a trust with takers of its own. No share passes to "my children", and later children do not share.
 * @param lastly The last resort of the will, which stands behind them; the residue does not.
 */
export const sharingOfTrust = (will: Will, { takers }: Trust, lastly: Division): Sharing => {
  const equal = takers?.split === 'Equal shares'
  const persons = (takers?.persons ?? []).flatMap((taker): Part[] => {
    const person = personIn(will, taker.id)
    if (!person) return []
    const instead = isOrganisation(person) ? undefined : insteadOf(will, taker)
    const part = { taker: person.fullname, size: sizeOf(taker, equal), fails: !isOrganisation(person) }
    return [{ ...part, ...(instead !== undefined && { instead }) }]
  })
  const classes = (takers?.classes ?? []).map(
    ({ estatePercent: percent }): Part => ({ taker: GRANDCHILDREN, size: sizeOf({ percent }, equal), fails: true }),
  )
  const parts = inWholes([...persons, ...charityParts(will, takers?.charities ?? [], equal), ...classes])
  return { shares: { parts, failedAreAdded: true }, lastly, nextOfKinStandBehind: true }
}
