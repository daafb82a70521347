/** Those who refuse, or lose, what they take of the residue, or one place in it, and keep all else that the will gives them (Wills Act 1837 s.33A). */
import type { Descendants } from './failures.ts'
import type { History, Place } from './history.ts'
import type { OnDay } from './late-failure.ts'
import type { Plan, Portion } from './plan.ts'

type Refused = (person: number, place: Place) => Descendants | undefined

/** The plan in which a person stands for themselves in each place they refuse: `refusing` gets those copies, with their issue. */
const withRefusals = (
  plan: Plan,
  refused: Refused,
  ofTrust: (held: number) => Refused,
  refusing: Map<object, Descendants>,
): Plan => {
  const inPlace = <P extends Portion>(portion: P, place: Place): P => {
    const issue = portion.to.type === 'person' ? refused(portion.to.id, place) : undefined
    if (!issue) return portion
    const to = { ...portion.to }
    refusing.set(to, issue)
    return { ...portion, to }
  }
  const shares = plan.shares.map((share) => {
    const { to, ifItFails, atEnd } = share
    return {
      ...inPlace(share, 'share'),
      ...(atEnd && { atEnd: withRefusals(atEnd, ofTrust(to.id), ofTrust, refusing) }),
      ifItFails:
        typeof ifItFails === 'string' || to.type !== 'person'
          ? ifItFails
          : ifItFails.map((backup) => inPlace(backup, { backupOf: to.id })),
    }
  })
  return { ...plan, shares, lastly: plan.lastly.map((portion) => inPlace(portion, 'last resort')) }
}

type PlacesRefused = {
  readonly plan: Plan
  /** Who fails on a day, with those who refuse. The day itself knows of no refusal. */
  readonly onDay: (day: OnDay) => OnDay
}

const isSame = (one: Place, other: Place): boolean =>
  typeof one === 'object' ? typeof other === 'object' && one.backupOf === other.backupOf : one === other

/**
 * The plan of the residue in which some refuse all of it, one place each, or what they have under the trust of a share. That trust
 * has a clause of its own: who refuses the residue keeps what it leaves them, and it leaves nothing to its own person.
 */
export const withPlacesRefused = (plan: Plan, { refusals = [], issue = [] }: History): PlacesRefused => {
  const refusing = new Map<object, Descendants>()
  const places: Refused = (id, at) =>
    refusals.find(({ person, of, place }) => person === id && of === 'Residue' && (!place || isSame(place, at)))
  const ofTrust =
    (held: number): Refused =>
    (id) =>
      id === held
        ? (issue.find(({ person }) => person === id) ?? {})
        : refusals.find(({ person, of, place }) => person === id && of === 'Disabled person' && !place)
  const issueOn = (day: OnDay, left: Descendants | undefined) => left && day.issue(left)
  return {
    plan: refusals.length === 0 ? plan : withRefusals(plan, places, ofTrust, refusing),
    onDay: (day) => ({ ...day, failed: (named) => day.failed(named) ?? issueOn(day, refusing.get(named)) }),
  }
}
