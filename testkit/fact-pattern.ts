/** A situation as a will, and what must come of it. */
import type { Person, Will } from '#core/will/schema.ts'
import type { ClauseId } from '#drafting/document.ts'
import { aPerson } from './builders.ts'

export type FactPattern = {
  readonly will: Will
  readonly says: readonly string[]
  readonly neverSays?: readonly string[]
  /** The clauses it has beside those of every will, all of them and no other. */
  readonly has: readonly ClauseId[]
}
export type FactPatterns = Readonly<Record<string, FactPattern>>

type ChildOf = 'Son' | 'Daughter' | 'Stepson' | 'Stepdaughter'

export const grownUp = (id: number, fullname: string, relationship: ChildOf): Person =>
  aPerson({
    id,
    fullname,
    type: 'Child',
    relationship,
    isChild: 'No',
    estateIfDie: 'Split between remaining beneficiaries',
  })

/** A child under 18, whose guardian is person 5 where the testator may appoint one. */
export const young = (id: number, fullname: string, relationship: ChildOf): Person => {
  const own = relationship === 'Son' || relationship === 'Daughter'
  return aPerson({
    id,
    fullname,
    type: 'Child',
    relationship,
    isChild: 'Yes',
    estateIfDie: 'Split between remaining beneficiaries',
    parentalResponsibility: own ? 'Yes' : 'No',
    otherParentalResponsibility: 'Yes',
    guardianId: own ? [5] : [],
  })
}

/** A share that goes to backups, if it fails. */
export const backups = (...persons: [id: number, percent: number][]): Partial<Person> => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: { persons: persons.map(([id, percent]) => ({ id, percent })), charities: [] },
})
