import {
  guardedChildren,
  isAddedAsStepchild,
  isAppointmentDecided,
  mayAppointGuardian,
  mayHoldOffice,
  personsOf,
  youngChildren,
} from '../will/questions.ts'
import type { Person } from '../will/schema.ts'
import { firstOf, type Rule, unless } from './rule.ts'

export const guardianField = (child: Person) => `guardianId.${child.id}`
export const backupGuardianField = (child: Person) => `backupGuardianId.${child.id}`
export const responsibilityField = (child: Person) => `parentalResponsibility.${child.id}`
export const stepchildRoleField = (child: Person) => `stepchildRole.${child.id}`
export const otherResponsibilityField = (child: Person) => `otherParentalResponsibility.${child.id}`

/** A guardian is required only where the testator may appoint one (Children Act 1989 s.5(3), (4)). */
export const youngChildrenHaveGuardians: Rule = (will, today) =>
  youngChildren(will, today).flatMap((child) => {
    const isAdded = isAddedAsStepchild(child)
    const decided = isAdded
      ? unless(isAppointmentDecided(child), stepchildRoleField(child), 'STEPCHILD_ROLE_UNSAID')
      : unless(isAppointmentDecided(child), responsibilityField(child), 'SELECT_OPTION')
    if (!mayAppointGuardian(child)) return decided
    const guardians = personsOf(will, child.guardianId)
    // One question asks of both parents, but of a stepchild's.
    const askedOfOther = isAdded ? otherResponsibilityField(child) : responsibilityField(child)
    return [
      ...decided,
      ...unless(child.otherParentalResponsibility !== undefined, askedOfOther, 'SELECT_OPTION'),
      ...firstOf(
        unless(guardians.length > 0, guardianField(child), 'SELECT_GUARDIAN'),
        unless(
          guardians.every((each) => mayHoldOffice(each, today)),
          guardianField(child),
          'GUARDIAN_UNDER_18',
        ),
      ),
    ]
  })

export const backupGuardiansDiffer: Rule = (will, today) =>
  guardedChildren(will, today).flatMap((child) =>
    firstOf(
      unless(
        personsOf(will, child.backupGuardianId).every((guardian) => mayHoldOffice(guardian, today)),
        backupGuardianField(child),
        'GUARDIAN_UNDER_18',
      ),
      unless(
        child.backupGuardianId.every((id) => !child.guardianId.includes(id)),
        backupGuardianField(child),
        'GUARDIAN_TWICE',
      ),
    ),
  )
