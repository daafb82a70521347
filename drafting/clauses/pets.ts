import type { petTypes } from '#core/will/lists.ts'
import { petsOf, petsToLookAfter } from '#core/will/questions.ts'
import type { Pet, Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { orUnsaidParty, type Party, partiesOf } from '../party.ts'
import { answer, type DraftRun, inSeries, nameOf, paragraph, paragraphOrList, pounds, sentence } from '../wording.ts'

/** Pets that go to the same people, who are asked in order. */
export type PetGroup = {
  /** `pence` goes with the animal to the person who accepts it. */
  readonly pets: readonly { readonly word: string; readonly name: string; readonly pence: number }[]
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
    pets: pets.map(({ type, fullname, money = 0 }) => ({ word: petWords[type], name: fullname, pence: money })),
    // Stryker disable next-line ArrayDeclaration,OptionalChaining: a group has a pet
    takers: partiesOf(will, pets[0]?.guardianId ?? []),
    laterPetsToo: pets.length === petsOf(will).length,
  }))
}

const takers = (people: readonly Party[]): DraftRun[] =>
  people.flatMap((party, index) => (index === 0 ? [nameOf(party)] : sentence`; failing that, to ${nameOf(party)}`))

type Animal = PetGroup['pets'][number]

const animal = ({ word, name }: Animal): DraftRun[] => sentence`my ${answer(word)} ${{ kind: 'name', text: name }}`

// A gift to a person, and no trust for an animal: the hope binds no one.
const moneyWith = (pet: Animal): DraftRun[] =>
  pet.pence === 0
    ? []
    : sentence` To whoever accepts ${animal(pet)} I also give ${pounds(pet.pence)}, free of inheritance tax, which I hope but do not require them to use for its care.`

const group = ({ pets: animals, takers: people, laterPetsToo }: PetGroup): DraftRun[] => {
  const named = inSeries([
    ...animals.map(animal),
    ...(laterPetsToo ? [sentence`any other pet that I own when I die`] : []),
  ])
  return sentence`I give ${named} to ${takers(people)}.${animals.flatMap(moneyWith)}`
}

export const petsPart: Part<readonly PetGroup[]> = {
  steps: ['will.beneficiaries.pets', 'will.beneficiaries.pets-guardians'],
  of: petGroupsOf,
  outline: (will) => petGroupsOf(will).map((each) => ({ ...each, takers: orUnsaidParty(each.takers) })),
}

/** An outright gift that has to be accepted. A trust for an animal would be void or short-lived. */
export const pets = defineClause({
  id: 'pets',
  heading: 'Pets',
  steps: ['will.beneficiaries.pets-guardians', 'will.beneficiaries.pets'],
  when: 'A pet needs someone to look after it.',
  appliesTo: (will) => petsToLookAfter(will).length > 0,
  needs: { pets: petsPart },
  from: ['pets', 'havePets', 'persons'],
  why: 'Gives your pets to someone who is willing to look after them.',
  source:
    'Administration of Estates Act 1925 s.55(1)(x); Perpetuities and Accumulations Act 2009 s.18; Inheritance Tax Act 1984 s.211',
  draft: ({ pets: groups }) => [
    paragraphOrList(groups.map(group)),
    paragraph`Each gift is made only if the person is alive and accepts within 14 days of being asked. If nobody accepts, my Executors may find the animal a home, with a charity if they choose.${groups.some(({ pets: animals }) => animals.some(({ pence }) => pence > 0)) ? ' The money that was to go with it then becomes part of my Residuary Estate.' : ''}`,
  ],
})
