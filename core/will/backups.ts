/** Who takes the share of a person who dies before the testator. */
import { sharesEqually } from './equal-shares.ts'
import {
  candidatesOf,
  includes,
  isBody,
  isDescendant,
  isOwnChild,
  isStepchild,
  mayShare,
  onceFor,
  personById,
} from './questions.ts'
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

const ownAmong = onceFor((persons: readonly Person[]) => persons.filter(isOwnChild))

/** The testator's own children, except those who are left out. */
export const ownChildrenOf = (will: Family): Person[] => ownAmong(children(will))

export const stepchildrenOf = (will: Family): Person[] => children(will).filter(isStepchild)

/** Whether the children of a new backup take after them until the testator says otherwise. */
export const childrenUsuallyFollow = (person: Person): boolean =>
  isDescendant(person) || isStepchild(person) || includes(['Nephew', 'Niece'] as const, person.relationship)

/** Whether it is asked if the children of a person take after them: not of a partner, whose may be the testator's stepchildren. */
export const mayBeFollowed = (person: Person): boolean => !isBody(person) && person.type !== 'partner' && !person.died

/** The children who take together where a share passes to "my children": stepchildren only where they are chosen. */
export const childrenWhoTake = (will: Family, { id, estateBackup }: Person): Person[] => {
  const chosen = estateBackup.persons.map((share) => share.id)
  return (will.haveChildren === 'Yes' ? mayShare(will) : []).filter(
    (person) => person.id !== id && (isOwnChild(person) || (isStepchild(person) && chosen.includes(person.id))),
  )
}

/** Whether the person's share passes to their children if they die first, or have died. */
export const childrenWouldTake = ({ died, estateIfDie }: Pick<Person, 'died' | 'estateIfDie'>): boolean =>
  died || estateIfDie === 'Pass to their children'

const isFollowed = (will: Family, { id, theirChildren }: Person['estateBackup']['persons'][number]): boolean => {
  const person = personById(will, id)
  return person !== undefined && !isBody(person) && (person.died || (theirChildren ?? isDescendant(person)))
}

/** The backups whose children take in their place if they fail. Those of one who has died already have a part of their own. */
export const followedIn = (will: Pick<Will, 'persons'>, { persons }: Pick<Backups, 'persons'>): Person[] =>
  persons.flatMap(({ id, theirChildren }) => {
    const person = theirChildren ? personById(will, id) : undefined
    return person && !person.died ? [person] : []
  })

/** The backups of a person's share, without those who are left out. Undefined where the answer sends it elsewhere, or there is no answer. */
export const backupsOf = (will: Family, person: Person): Backups | undefined => {
  const { estateBackup } = person
  switch (person.died ? 'Pass to their children' : person.estateIfDie) {
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
