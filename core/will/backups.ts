/** Who takes the share of a person who dies before the testator. */
import { sharesEqually } from './equal-shares.ts'
import { candidatesOf, includes, isBody, isDescendant, isOwnChild, isStepchild, personById } from './questions.ts'
import type { Person, Share, Will } from './schema.ts'

type Backup = Share & {
  /** Their children take the part if they fail too. */
  readonly theirChildren: boolean
}

export type Backups = {
  /** Exactly equal, whatever the stored percentages had to be rounded to. */
  readonly equal: boolean
  readonly persons: readonly Backup[]
  readonly charities: readonly Share[]
  /** They are "my children", so that a later child shares with them although no child of the testator's own is named. */
  readonly asMyChildren: boolean
}

type Family = Pick<Will, 'persons' | 'haveChildren' | 'laterChildren'>

/** The children who may take as "my children": none while the testator says that there are no children. */
const children = (will: Family): Person[] => (will.haveChildren === 'Yes' ? candidatesOf(will) : [])

/** The testator's own children, except those who are left out. */
export const ownChildrenOf = (will: Family): Person[] => children(will).filter(isOwnChild)

export const stepchildrenOf = (will: Family): Person[] => children(will).filter(isStepchild)

/** Whether the children of a new backup take after them until the testator says otherwise. */
export const childrenUsuallyFollow = (person: Person): boolean =>
  isDescendant(person) || isStepchild(person) || includes(['Nephew', 'Niece'] as const, person.relationship)

/** Whether the children of a person may take after them: not those of an organisation, nor of a partner, who may be the testator's stepchildren. */
export const mayBeFollowed = (person: Person): boolean => !isBody(person) && person.type !== 'partner'

/** The children who take together where a share passes to "my children": stepchildren only where they are chosen. */
export const childrenWhoTake = (will: Family, { id, estateBackup }: Person): Person[] => {
  const chosen = estateBackup.persons.map((share) => share.id)
  return children(will).filter(
    (person) => person.id !== id && (isOwnChild(person) || (isStepchild(person) && chosen.includes(person.id))),
  )
}

const isFollowed = (will: Family, { id, theirChildren }: Person['estateBackup']['persons'][number]): boolean => {
  const person = personById(will, id)
  return person !== undefined && !isBody(person) && (theirChildren ?? isDescendant(person))
}

/** The backups of a person's share, without those who are left out. Undefined where the answer sends it elsewhere, or there is no answer. */
export const backupsOf = (will: Family, person: Person): Backups | undefined => {
  const { estateBackup } = person
  switch (person.estateIfDie) {
    case 'Split between specific beneficiaries':
      return {
        equal: sharesEqually(estateBackup),
        persons: estateBackup.persons
          .filter(({ id }) => !personById(will, id)?.isExcluded)
          .map((share) => ({ ...share, theirChildren: isFollowed(will, share) })),
        charities: estateBackup.charities,
        asMyChildren: false,
      }
    case 'Pass to my children':
      return {
        equal: true,
        persons: childrenWhoTake(will, person).map(({ id }) => ({ id, percent: 0, theirChildren: true })),
        charities: [],
        asMyChildren: true,
      }
    case 'Split between remaining beneficiaries':
    case 'Pass to their children':
    case undefined:
      return undefined
  }
}
