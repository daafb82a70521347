import { isFilled } from '#core/text/contact.ts'
import { excludedPersons, inheritors, petsToLookAfter } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { type Party, partyOfPerson } from '../party.ts'

/** People deliberately left out. Their names are printed and never the reasons, which would be public. */
export type Exclusion = {
  readonly fromEverything: readonly Party[]
  /** Left out of what is left, though the will gives them something else. */
  readonly fromTheRest: readonly Party[]
  readonly reasonsRecorded: boolean
}

const hasId =
  (id: number) =>
  (share: { readonly id: number }): boolean =>
    share.id === id

const isBackup = (will: Will, id: number): boolean =>
  inheritors(will).some(
    (heir) =>
      heir.kind === 'person' &&
      heir.person.estateIfDie === 'Split between specific beneficiaries' &&
      heir.person.estateBackup.persons.some(hasId(id)),
  )

const takesAGift = ({ gifts }: Will, id: number): boolean =>
  gifts.some(
    (gift) =>
      (gift.type !== 'Donation' && gift.persons.includes(id)) ||
      (gift.ifDie === 'Goes to someone else' && gift.backupPersons.includes(id)),
  )

const takesSomethingElse = (will: Will, { id }: Person): boolean =>
  takesAGift(will, id) ||
  petsToLookAfter(will).some((pet) => pet.guardianId.includes(id)) ||
  isBackup(will, id) ||
  (will.ultimateDefault?.option === 'People' && will.ultimateDefault.persons.some(hasId(id)))

export const exclusionOf = (will: Will): Exclusion => {
  const { some = [], none = [] } = Object.groupBy(excludedPersons(will), (person) =>
    takesSomethingElse(will, person) ? 'some' : 'none',
  )
  return {
    fromEverything: none.map((person) => partyOfPerson(will, person)),
    fromTheRest: some.map((person) => partyOfPerson(will, person)),
    reasonsRecorded: isFilled(will.excluded?.description),
  }
}
