import { type Backups, backupsBehind, ownChildrenOf, stepchildrenOf } from './backups.ts'
import { heirsShareEqually, lastShares, sharesEqually } from './equal-shares.ts'
import { classesOf, classesOffered, inheritors } from './questions.ts'
import type { Share, Will } from './schema.ts'
import { partOfShare, shareOfEstate } from './share-parts.ts'
import { everySharing, incomeFirst } from './trusts.ts'

/** `heldFor` is in the view of those who take when a trust ends: `willOfTakers`. */
type Family = Pick<Will, 'persons' | 'haveChildren' | 'laterChildren' | 'trusts'> & { readonly heldFor?: number }

/**
 * The children among those who share something whose parts a later child of the testator shares equally. Empty unless the
 * testator wants later children to share, and every own child who is not left out is among them with an equal part. The child for
 * whom all of it is held first cannot be among them, and keeps no later child out.
 */
export const sharingWithLaterChildren = (will: Family, equal: boolean, persons: readonly Share[]): number[] => {
  const first = will.heldFor ?? incomeFirst(will)?.id
  const own = ownChildrenOf(will).flatMap(({ id }) =>
    id !== first || persons.some((share) => share.id === id) ? id : [],
  )
  const parts = persons.filter(({ id }) => own.includes(id))
  const isEqual = equal || new Set(parts.map((part) => `${partOfShare(part)}`)).size === 1
  return will.laterChildren === 'Yes' && own.length > 0 && parts.length === own.length && isEqual ? own : []
}

/**
 * The same among the backups of a share. Where no child is named yet, a share that passes to "my children" is for later children
 * beside the stepchildren who were chosen, or for them alone: `laterChildrenTakeAlone`.
 */
export const backupsSharingWithLater = (will: Family, { equal, persons, asMyChildren }: Backups): number[] =>
  asMyChildren && ownChildrenOf(will).length === 0
    ? persons.flatMap(({ id }) => (will.laterChildren === 'Yes' ? id : []))
    : sharingWithLaterChildren(will, equal, persons)

/** Whether nobody is named for a part that passes to "my children", so that later children alone take it. */
export const laterChildrenTakeAlone = (will: Family, backups: Backups | undefined): boolean =>
  backups?.asMyChildren === true &&
  backups.persons.length === 0 &&
  ownChildrenOf(will).length === 0 &&
  will.laterChildren === 'Yes'

/** The same among those who share the residue. */
export const heirsSharingWithLaterChildren = (will: Will): number[] =>
  sharingWithLaterChildren(
    will,
    heirsShareEqually(will),
    inheritors(will).flatMap((heir) =>
      heir.kind === 'person' ? [{ id: heir.person.id, ...shareOfEstate(heir.person) }] : [],
    ),
  )

/** The same among the people of the ultimate default. */
export const lastSharingWithLaterChildren = (will: Will): number[] => {
  const last = lastShares(will)
  return sharingWithLaterChildren(will, sharesEqually(last), last.persons)
}

/** Whether they share as a class, where no child is named. */
export const laterChildrenAreAClass = (will: Parameters<typeof classesOf>[0]): boolean =>
  classesOf(will).some(({ of }) => of === 'My later children')

/**
 * Whether a later child of the testator takes anything in some case.
 * @param view Those who take when a trust of the will ends. One clause is the last resort of all: it does not hang on the trust.
 */
export const laterChildrenMayTake = (will: Will, view = will): boolean =>
  lastSharingWithLaterChildren(will).length > 0 ||
  heirsSharingWithLaterChildren(view).length > 0 ||
  laterChildrenAreAClass(view) ||
  inheritors(view).some((heir) => {
    const backups = heir.kind === 'person' ? backupsBehind(view, heir.person) : undefined
    return (
      laterChildrenTakeAlone(view, backups) ||
      (backups !== undefined && backupsSharingWithLater(view, backups).length > 0)
    )
  })

/** Whether a later child takes anything in some case, at the end of a trust included. */
export const laterChildrenShareAnywhere = (will: Will): boolean =>
  everySharing(will).some((view) => laterChildrenMayTake(will, view))

/**
 * The testator's own children named together in a place where a later child of theirs does not share, though the testator said that
 * later children share with those they name: the parts differ, or one child is not among them. One list for each such place.
 */
const placesWithoutLater = (will: Will): number[][] => {
  const own = ownChildrenOf(will).map(({ id }) => id)
  const missedAmong = (persons: readonly Share[], sharing: readonly number[]): number[][] => {
    const named = persons.flatMap(({ id }) => (own.includes(id) ? id : []))
    return named.length > 0 && sharing.length === 0 ? [named] : []
  }
  const heirs = inheritors(will).flatMap((heir) => (heir.kind === 'person' ? [heir.person] : []))
  return [
    ...missedAmong(
      heirs.map((heir) => ({ id: heir.id, ...shareOfEstate(heir) })),
      heirsSharingWithLaterChildren(will),
    ),
    ...heirs.flatMap((heir) => {
      const backups = backupsBehind(will, heir)
      // Of a child's own share the other children are backups of theirs: a later child is not one of those it was left to.
      if (!backups || own.includes(heir.id)) return []
      return missedAmong(backups.persons, backupsSharingWithLater(will, backups))
    }),
    ...missedAmong(lastShares(will).persons, lastSharingWithLaterChildren(will)),
  ]
}

/** Whether stepchildren alone are named with whom a later child was to share, and the will leaves that child nothing anywhere. */
export const laterGetNothingBesideStepchildren = (will: Will): boolean =>
  stepchildrenOf(will).length > 0 &&
  classesOffered(will).includes('My later children') &&
  inheritors(will).length > 0 &&
  !laterChildrenShareAnywhere(will)

/** The children named where a later child gets nothing beside them, at the end of a trust included. Empty where none may be born. */
export const besideWhomLaterGetNothing = (will: Will): number[] =>
  will.laterChildren === 'Yes' && will.haveChildren === 'Yes'
    ? [...new Set(everySharing(will).flatMap(placesWithoutLater).flat())]
    : []
