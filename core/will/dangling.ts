import { idsNamedIn } from '../lpa/named.ts'
import { withoutCharity, withoutPerson } from './changes.ts'
import type { Will } from './schema.ts'

const named = (will: Will): { persons: number[]; charities: number[] } => ({
  persons: [
    ...will.executor,
    ...will.executorBackup,
    ...(will.executorCareAssets?.persons ?? []),
    ...(will.ultimateDefault?.persons ?? []).map(({ id }) => id),
    ...will.persons.flatMap((person) => [
      ...person.guardianId,
      ...person.backupGuardianId,
      ...person.estateBackup.persons.map(({ id }) => id),
    ]),
    ...will.pets.flatMap((pet) => pet.guardianId),
    ...will.gifts.flatMap((gift) => [...gift.persons, ...gift.backupPersons]),
    ...will.accounts.flatMap((account) => account.mortgageWithPersons),
    ...(will.powers ?? []).flatMap((power) => idsNamedIn(power).flatMap(([, ids]) => ids)),
  ],
  charities: [
    ...(will.ultimateDefault?.charities ?? []).map(({ id }) => id),
    ...will.persons.flatMap((person) => person.estateBackup.charities.map(({ id }) => id)),
    ...will.gifts.flatMap((gift) => [...gift.charities, ...gift.backupCharities]),
  ],
})

/** A will in which nobody is named who has been removed: what was typed before they were may still name them. */
export const withoutDangling = (will: Will): Will => {
  const { persons, charities } = named(will)
  const gonePersons = persons.filter((id) => !will.persons.some((person) => person.id === id))
  const goneCharities = charities.filter((id) => !will.charities.some((charity) => charity.id === id))
  return goneCharities.reduce(withoutCharity, gonePersons.reduce(withoutPerson, will))
}
