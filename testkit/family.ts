/** A made-up family: its will, and who takes in a few worlds. */
import type { Descendants, Failed } from '#core/estate/failures.ts'
import { equalSplit } from '#core/will/equal-shares.ts'
import type { EstateIfDie } from '#core/will/lists.ts'
import type { Relationship } from '#core/will/relationships.ts'
import type { Details, Person, Will } from '#core/will/schema.ts'
import { aPerson, aWill } from './builders.ts'

/** Who fails, who then takes what ("1/2 Cy Roe", the largest share first), and the children born or adopted after signing. */
export type World = readonly [
  what: string,
  failed: readonly (number | Failed)[],
  takes: readonly string[],
  later?: Descendants,
]

export type Family = { readonly will: Will; readonly worlds: readonly World[] }
export type Families = Readonly<Record<string, Family>>

/** The name and address of a testator: "Odette Quillby". */
export const called = (fullname: string, given: Partial<Details> = {}): Details => {
  const [first_name, ...rest] = fullname.split(' ')
  const last_name = rest.join(' ')
  return { ...aWill().details, middle_name: '', ...(first_name && { first_name }), last_name, ...given }
}

export const person = (
  id: number,
  fullname: string,
  relationship: Relationship = 'Friend',
  given: Partial<Person> = {},
): Person => aPerson({ id, fullname, relationship, ...given })

/** A person who shares the residue. If they fail, the others have it, until told otherwise. */
export const heir = (percent: number, one: Person, given: Partial<Person> = {}): Person => ({
  ...one,
  inherit: true,
  estatePercent: percent,
  estateIfDie: 'Split between remaining beneficiaries',
  ...given,
})

/** Those who share the residue equally, and what happens to each one's share. */
export const equally = (persons: readonly Person[], given: Partial<Person> = {}): Person[] => {
  const hundredths = equalSplit(persons.length)
  return persons.map((one, index) => heir((hundredths[index] ?? 0) / 100, one, given))
}

export const partner = (id: number, fullname: string, relationship: Relationship): Person =>
  person(id, fullname, relationship, { type: 'partner' })

type ChildOf = 'Son' | 'Daughter' | 'Stepson' | 'Stepdaughter'

export const adult = (id: number, fullname: string, relationship: ChildOf): Person =>
  person(id, fullname, relationship, { type: 'Child', isChild: 'No' })

/** A child who has died. What is theirs is for their children. */
export const late = (id: number, fullname: string, relationship: ChildOf): Person =>
  person(id, fullname, relationship, { type: 'Child', died: true })

/** A child under 18 for whom the testator and another parent have parental responsibility. */
export const minor = (
  id: number,
  fullname: string,
  relationship: 'Son' | 'Daughter',
  guardians: Pick<Partial<Person>, 'guardianId' | 'backupGuardianId'> = {},
): Person =>
  person(id, fullname, relationship, {
    type: 'Child',
    isChild: 'Yes',
    parentalResponsibility: 'Yes',
    otherParentalResponsibility: 'Yes',
    ...guardians,
  })

/** A stepchild under 18, to whom the testator is a step-parent and no more. */
export const youngStepchild = (
  id: number,
  fullname: string,
  relationship: 'Stepson' | 'Stepdaughter',
  given: Partial<Person> = {},
): Person =>
  person(id, fullname, relationship, {
    type: 'Child',
    isChild: 'Yes',
    stepchildRole: 'None of these',
    otherParentalResponsibility: 'Yes',
    ...given,
  })

export const toChildren = { estateIfDie: 'Pass to their children' satisfies EstateIfDie } as const

/** Under a spouse or partner: the testator's children, and those stepchildren who are named. */
export const toMyChildren = (...stepchildren: readonly number[]): Partial<Person> => ({
  estateIfDie: 'Pass to my children',
  estateBackup: { persons: stepchildren.map((id) => ({ id, percent: 0 })), charities: [] },
})

type Backup = { readonly id: number; readonly theirChildren?: boolean }

/** Equal parts for backups, and for the charities after them. */
export const toEqually = (
  persons: readonly (number | Backup)[],
  charities: readonly number[] = [],
): Partial<Person> => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: {
    persons: persons.map((backup) => ({ percent: 0, ...(typeof backup === 'number' ? { id: backup } : backup) })),
    charities: charities.map((id) => ({ id, percent: 0 })),
    split: 'Equal shares',
  },
})

/** A will with every other question answered. Shares are equal until told otherwise. */
export const familyWill = (given: Partial<Will>): Will => aWill({ estateSplit: 'Equal shares', ...given })

/** The last resort: these people, equally. */
export const lastly = (...ids: readonly number[]): Pick<Will, 'ultimateDefault'> => ({
  ultimateDefault: {
    option: 'People',
    persons: ids.map((id) => ({ id, percent: 0 })),
    charities: [],
    split: 'Equal shares',
  },
})

/** The last resort: this charity. */
export const lastlyCharity = (id = 1): Pick<Will, 'ultimateDefault'> => ({
  ultimateDefault: { option: 'Charity', persons: [], charities: [{ id, percent: 100 }] },
})

export const leaving = (id: number, livingChildren: number): Failed => ({ person: id, livingChildren })
