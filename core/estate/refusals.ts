/** Those who refuse, or lose, one place in which they take, and keep all else that the will gives them (Wills Act 1837 s.33A). */
import type { Descendants } from './failures.ts'
import type { History, Place } from './history.ts'
import type { OnDay } from './late-failure.ts'
import type { Beneficiary, Plan, Portion } from './plan.ts'

const isOf = ({ type, id }: Beneficiary, person: number): boolean => type === 'person' && id === person

/** The plan in which a person stands for themselves in each place they refuse: `refusing` are those copies, with their issue. */
const withRefusals = (plan: Plan, refusals: readonly { person: number; of: Place; issue: Descendants }[]) => {
  const refusing = new Map<Pick<Beneficiary, 'type' | 'id'>, Descendants>()
  const inPlace = <P extends Portion>(portion: P, isPlace: (place: Place) => boolean): P => {
    const refusal = refusals.find(({ person, of }) => isOf(portion.to, person) && isPlace(of))
    if (!refusal) return portion
    const to = { ...portion.to }
    refusing.set(to, refusal.issue)
    return { ...portion, to }
  }
  const shares = plan.shares.map((share) => {
    const { ifItFails } = share
    const behind = (place: Place) => typeof place === 'object' && isOf(share.to, place.backupOf)
    return {
      ...inPlace(share, (place) => place === 'share'),
      ifItFails: typeof ifItFails === 'string' ? ifItFails : ifItFails.map((backup) => inPlace(backup, behind)),
    }
  })
  const lastly = plan.lastly.map((portion) => inPlace(portion, (place) => place === 'last resort'))
  return { plan: { ...plan, shares, lastly }, refusing }
}

type PlacesRefused = {
  readonly plan: Plan
  /** Who fails on a day, with those who refuse a place. */
  readonly onDay: (day: OnDay) => OnDay
}

/** The plan of the residue in which some refuse one place each. */
export const withPlacesRefused = (plan: Plan, { refusals = [] }: History): PlacesRefused => {
  const places = refusals.flatMap(({ person, of, place, ...issue }) =>
    of === 'Residue' && place !== undefined ? [{ person, of: place, issue }] : [],
  )
  if (places.length === 0) return { plan, onDay: (day) => day }
  const { plan: copied, refusing } = withRefusals(plan, places)
  const issueOn = (day: OnDay, left: Descendants | undefined) => left && day.issue(left)
  return {
    plan: copied,
    onDay: (day) => ({ ...day, failed: (named) => day.failed(named) ?? issueOn(day, refusing.get(named)) }),
  }
}
