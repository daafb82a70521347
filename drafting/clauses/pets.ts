import type { petTypes } from '#core/will/lists.ts'
import { petsOf, petsToLookAfter } from '#core/will/questions.ts'
import type { Pet, Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { type Party, partiesOf } from '../party.ts'
import { type DraftRun, inSeries, nameOf, paragraph, paragraphOrList, sentence } from '../wording.ts'

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

/** Without the pets that do not need to be looked after. */
export const petGroupsOf = (will: Will): PetGroup[] => {
  const groups = Map.groupBy(petsToLookAfter(will), ({ guardianId }: Pet) => JSON.stringify(guardianId))
  return [...groups.values()].map((pets) => ({
    pets: pets.map(({ type, fullname }) => ({ word: petWords[type], name: fullname })),
    takers: partiesOf(will, pets[0]?.guardianId ?? []),
    laterPetsToo: pets.length === petsOf(will).length,
  }))
}

const takers = (people: readonly Party[]): DraftRun[] =>
  people.flatMap((party, index) => (index === 0 ? [nameOf(party)] : sentence`; failing that, to ${nameOf(party)}`))

const group = ({ pets: animals, takers: people, laterPetsToo }: PetGroup): DraftRun[] => {
  const named = inSeries([
    ...animals.map(({ word, name }) => sentence`my ${word} ${{ kind: 'name', text: name }}`),
    ...(laterPetsToo ? [sentence`any other pet that I own when I die`] : []),
  ])
  return sentence`I give ${named} to ${takers(people)}.`
}

export const petsPart: Part<readonly PetGroup[]> = {
  steps: ['will.beneficiaries.pets', 'will.beneficiaries.pets-guardians'],
  of: petGroupsOf,
  missing: 'You have not said who should look after your pets yet.',
}

/** An outright gift that has to be accepted. A trust for an animal would be void or short-lived. */
export const pets = defineClause({
  id: 'pets',
  heading: 'Pets',
  steps: ['will.beneficiaries.pets-guardians', 'will.beneficiaries.pets'],
  when: 'A pet needs somebody to look after it.',
  appliesTo: (will) => will.havePets === undefined || petsToLookAfter(will).length > 0,
  needs: { pets: petsPart },
  from: ['pets', 'havePets', 'persons'],
  why: 'Gives your pets to somebody who is willing to look after them.',
  source: 'Administration of Estates Act 1925 s.55(1)(x); Perpetuities and Accumulations Act 2009 s.18',
  legalSignOff: 'awaited',
  draft: ({ pets: groups }) => [
    paragraphOrList(groups.map(group)),
    paragraph`Each gift is made only if the person is alive and accepts within 14 days of being asked. If nobody accepts, my Executors may find the animal a home, with a charity if they choose.`,
  ],
})
