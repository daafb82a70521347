/** The sharing that the answers of a will mean, and the sharing that its words say, for the solver to compare. */
import type { Plan, Portion, ResiduaryShare } from '../../core/estate/plan.ts'
import type { FinalDocument } from '../../drafting/document.ts'
import { additionsReadFrom, LATER_CHILDREN, type Later, sharesReadFrom } from '../../testkit/shares-read-from-will.ts'
import { atTheEndOf } from '../../testkit/trusts-read-from-will.ts'
import { type Division, forLatecomers, type Part, type Sharing } from './estate-smt.ts'

/** Grandchildren are one taker to the solver, who fails when there is none. */
export const GRANDCHILDREN = 'my grandchildren'

const takerOf = ({ type, name }: Portion['to']): string => {
  if (type === 'later-children') return LATER_CHILDREN
  return type === 'grandchildren' ? GRANDCHILDREN : name
}

const partOfPortion = ({ to, weight }: Portion, instead?: Part['instead']): Part =>
  forLatecomers({
    taker: takerOf(to),
    size: Number(weight),
    fails: !to.body,
    ...(instead !== undefined && { instead }),
  })

const divisionOf = <P extends Portion>(portions: readonly P[], instead: (portion: P) => Part['instead']): Division => {
  const beside = portions.filter(({ later }) => later !== undefined)
  const how = beside[0]?.later
  return {
    parts: portions.map((portion) => partOfPortion(portion, instead(portion))),
    failedAreAdded: true,
    ...(how && { later: { beside: beside.map(({ to }) => to.name), how } }),
  }
}

const insteadOf = ({ ifItFails, atEnd }: ResiduaryShare): Part['instead'] => {
  if (atEnd) return sharingOfPlan(atEnd)
  if (ifItFails === 'to the other shares') return undefined
  if (ifItFails === 'to their children') return 'their children'
  return divisionOf(ifItFails, ({ theirChildren }) => (theirChildren ? 'their children' : undefined))
}

/** The sharing that the answers mean. People are known by their names, so no two may have one name. */
export const sharingOfPlan = ({ shares, lastly }: Plan): Sharing => ({
  shares: divisionOf(shares, insteadOf),
  lastly: divisionOf(lastly, () => undefined),
  nextOfKinStandBehind: true,
})

/** The same sizes as whole numbers: of fractions, hundredths are not. */
export const inWholes = (parts: readonly Part[]): readonly Part[] => {
  const isWhole = (number: number) => Math.abs(number - Math.round(number)) < 1e-6
  let times = 1
  while (!parts.every(({ size }) => isWhole(size * times))) times++
  return parts.map((part) => ({ ...part, size: Math.round(part.size * times) }))
}

/** The sharing that the words of a will say. `bodies` are the names of charities and organisations, which have successors. */
export const sharingOfWords = (will: FinalDocument, bodies: ReadonlySet<string>): Sharing => {
  const words = sharesReadFrom(will)
  const added = additionsReadFrom(will)
  const part = (each: { readonly name: string; readonly hundredths?: number }, instead?: Part['instead']): Part =>
    forLatecomers({
      taker: each.name,
      size: each.hundredths ?? 1,
      fails: !bodies.has(each.name),
      ...(instead !== undefined && { instead }),
    })
  /** Where every later child has one more of parts that are equal, any of the parts says how large. */
  const division = (parts: readonly Part[], failedAreAdded: boolean, later: Later | undefined): Division => ({
    parts: inWholes(parts),
    failedAreAdded: (parts.length <= 1 && later === undefined) || failedAreAdded,
    ...(later && {
      later:
        later === 'one more'
          ? { beside: parts.slice(0, 1).map(({ taker }) => taker), how: later }
          : { beside: later, how: 'put together' },
    }),
  })
  const insteadOfHeir = (heir: string): Part['instead'] => {
    const rule = words.rules.find((each) => each.heir === heir)
    if (rule?.goes === 'to their children') return 'their children'
    if (rule?.goes === 'as their trust says') return sharingOfWords(atTheEndOf(will, 'disabled-person'), bodies)
    if (rule?.goes !== 'to backups') return undefined
    const follow = new Set(rule.followedByChildren)
    const parts = rule.backups.map((each) => part(each, follow.has(each.name) ? 'their children' : undefined))
    return division(parts, added.ofBackups.has(heir), rule.later)
  }
  return {
    shares: division(
      words.heirs.map((heir) => part(heir, insteadOfHeir(heir.name))),
      added.ofShares,
      words.later,
    ),
    lastly: division(
      words.inTheEnd.map((each) => part(each)),
      added.inTheEnd,
      words.laterInTheEnd,
    ),
    nextOfKinStandBehind: words.nextOfKinStandBehind,
  }
}
