import type { Day } from '#core/text/calendar-day.ts'
import {
  expectsGuardian,
  guardedChildren,
  guardedLikeLater,
  guardiansChosen,
  isAppointmentDecided,
  isStepchild,
  ownWithGuardian,
  shareGuardians,
  youngChildren,
} from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { orUnsaidParty, type Party, partiesOf, partyOfPerson } from '../party.ts'
import { type DraftRun, inSeries, listOf, nameOf, paragraph, paragraphOrList, sentence } from '../wording.ts'

/** Young children who share the same guardians. */
export type GuardianGroup = {
  readonly children: readonly Party[]
  readonly guardians: readonly Party[]
  readonly backups: readonly Party[]
  /** Who else has these guardians: the testator's later children, like all the own children, or like the one that was chosen. */
  readonly later: string | undefined
  /** The stepchildren whose guardian the testator is. */
  readonly asGuardian: readonly { readonly child: Party; readonly role: 'guardian' | 'special guardian' }[]
}

const OTHER = 'any other child of mine who is under 18 when I die'
// Where a child of the testator gets no guardian, or another one, "any other child" would take in that child.
const BORN_LATER = 'any child of mine born or adopted after I sign this will who is under 18 when I die'

/** What is appointed for such a child acts beside a parent, where the testator is the only special guardian left (s.5(7)(b)). */
export const isSpeciallyGuarded = (child: Person): boolean =>
  isStepchild(child) && child.stepchildRole === 'Special guardian'

/** Only children for whom the testator may appoint a guardian (Children Act 1989 s.5(3), (4)). */
export const guardiansOf = (will: Will, today: Day): GuardianGroup[] => {
  const own = youngChildren(will, today).filter((child) => !isStepchild(child))
  const guarded = ownWithGuardian(will, today)
  const alike = guardedLikeLater(guarded)
  const laterWith = (children: readonly Person[]): string | undefined => {
    if (!alike || !children.includes(alike)) return undefined
    return guarded.length === own.length && shareGuardians(guarded) ? OTHER : BORN_LATER
  }
  const theirs = Map.groupBy(guardedChildren(will, today), guardiansChosen)
  return [...theirs.values()].map((children) => ({
    children: children.map((child) => partyOfPerson(will, child)),
    // Stryker disable next-line ArrayDeclaration,OptionalChaining: a group has a child
    guardians: partiesOf(will, children[0]?.guardianId ?? []),
    // Stryker disable next-line ArrayDeclaration,OptionalChaining: a group has a child
    backups: partiesOf(will, children[0]?.backupGuardianId ?? []),
    later: laterWith(children),
    asGuardian: children
      .filter(isStepchild)
      .map((child) => ({
        child: partyOfPerson(will, child),
        role: isSpeciallyGuarded(child) ? 'special guardian' : 'guardian',
      })),
  }))
}

const appointment = ({ children, guardians, backups, later, asGuardian }: GuardianGroup): DraftRun[] => {
  const wards = inSeries([
    ...children.map((child) => [{ kind: 'party', party: child } as const]),
    ...(later ? [sentence`${later}`] : []),
  ])
  const role = guardians.length === 1 ? 'guardian' : 'guardians'
  const whoFails =
    guardians.length === 1 ? 'that guardian is not' : guardians.length === 2 ? 'neither of them is' : 'none of them is'
  const backup =
    backups.length === 0 ? [] : sentence` If ${whoFails} able and willing to act, I appoint ${listOf(backups)} instead.`
  const inTheirPlace = asGuardian.flatMap(({ child, role: own }) => sentence` I am the ${own} of ${nameOf(child)}.`)
  return sentence`I appoint ${listOf(guardians)} as ${role} of ${wards}.${inTheirPlace}${backup}`
}

/** The children whose special guardian the testator is. */
export const speciallyGuarded = (groups: readonly GuardianGroup[]): Party[] =>
  groups.flatMap(({ asGuardian }) =>
    asGuardian.flatMap(({ child, role }) => (role === 'special guardian' ? child : [])),
  )

export const guardiansPart: Part<readonly GuardianGroup[]> = {
  steps: ['will.beneficiaries.guardians', 'will.beneficiaries.backup-guardians'],
  of: guardiansOf,
  outline: (will, today) => {
    const children = youngChildren(will, today)
      .filter((child) => !isAppointmentDecided(child))
      .map((child) => partyOfPerson(will, child))
    const undecided = { children, guardians: [], backups: [], later: undefined, asGuardian: [] }
    return [...guardiansOf(will, today), ...(children.length > 0 ? [undecided] : [])].map((group) => ({
      ...group,
      guardians: orUnsaidParty(group.guardians),
    }))
  },
}

/** The 28 days do not apply: a child needs a guardian at once. */
export const guardians = defineClause({
  id: 'guardians',
  heading: 'Guardians',
  steps: ['will.beneficiaries.guardians', 'will.beneficiaries.backup-guardians'],
  when: 'A child is under 18, and the testator is a parent with parental responsibility, or the guardian or special guardian of a stepchild, or has not said yet.',
  // Until it is known whether the testator may appoint a guardian, the clause says what has not been answered.
  appliesTo: (will, today) => youngChildren(will, today).some(expectsGuardian),
  needs: { guardians: guardiansPart },
  from: ['persons', 'haveChildren'],
  why: 'Says who should bring up your children if no parent can.',
  source: 'Children Act 1989 ss.5 and 6',
  draft: ({ guardians: groups }) => [
    paragraphOrList(groups.map(appointment)),
    paragraph`I know that this normally takes effect only when no parent with parental responsibility is alive${speciallyGuarded(groups).length > 0 ? ' or, for a child whose only or last surviving special guardian I am, when I die' : ''}.`,
  ],
})
