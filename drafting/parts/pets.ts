import type { petTypes } from '#core/will/lists.ts'
import { petsOf, petsToLookAfter } from '#core/will/questions.ts'
import type { Pet, Will } from '#core/will/schema.ts'
import { type Party, partiesOf } from '../party.ts'

/** Pets that go to the same people, who are asked in order. */
export type PetGroup = {
  readonly pets: readonly { readonly word: string; readonly name: string }[]
  readonly takers: readonly Party[]
  /** True where every pet is in this group, so that a later one is too. */
  readonly laterPetsToo: boolean
}

const petWords: Record<(typeof petTypes)[number], string> = {
  Dog: 'dog',
  Cat: 'cat',
  Bird: 'bird',
  Rabbit: 'rabbit',
  Horse: 'horse',
  Fish: 'fish',
  Reptile: 'reptile',
  Other: 'pet',
}

/** A pet that needs nobody to look after it is left out. */
export const petGroupsOf = (will: Will): PetGroup[] => {
  const groups = Map.groupBy(petsToLookAfter(will), ({ guardianId }: Pet) => JSON.stringify(guardianId))
  return [...groups.values()].map((pets) => ({
    pets: pets.map(({ type, fullname }) => ({ word: petWords[type], name: fullname })),
    takers: partiesOf(will, pets[0]?.guardianId ?? []),
    laterPetsToo: pets.length === petsOf(will).length,
  }))
}
