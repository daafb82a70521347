import { petsToLookAfter } from '#core/will/questions.ts'
import { defineClause } from '../clause.ts'
import type { PetGroup } from '../parts/pets.ts'
import type { Party } from '../party.ts'
import { type DraftRun, inSeries, paragraph, paragraphOrList, sentence, the } from '../wording.ts'

const takers = (people: readonly Party[]): DraftRun[] =>
  people.flatMap((party, index) => (index === 0 ? [the(party)] : sentence`; failing that, to ${the(party)}`))

const group = ({ pets: animals, takers: people, laterPetsToo }: PetGroup): DraftRun[] => {
  const named = inSeries([
    ...animals.map(({ word, name }) => sentence`my ${word} ${{ kind: 'name', text: name }}`),
    ...(laterPetsToo ? [sentence`any other pet that I own when I die`] : []),
  ])
  return sentence`I give ${named} to ${takers(people)}.`
}

/** An outright gift that has to be accepted. A trust for an animal would be void or short-lived. */
export const pets = defineClause({
  id: 'pets',
  heading: 'Pets',
  steps: ['will.beneficiaries.pets-guardians', 'will.beneficiaries.pets'],
  when: 'A pet needs somebody to look after it.',
  appliesTo: (will) => will.havePets === undefined || petsToLookAfter(will).length > 0,
  needs: ['pets'],
  from: ['pets', 'havePets', 'persons'],
  why: 'Gives your pets to somebody who is willing to look after them.',
  source: 'Administration of Estates Act 1925 s.55(1)(x); Perpetuities and Accumulations Act 2009 s.18',
  reviewed: false,
  draft: ({ pets: groups }) => [
    paragraphOrList(groups.map(group)),
    paragraph`Each gift is made only if the person is alive and accepts within 14 days of being asked. If nobody accepts, my Executors may find the animal a home, with a charity if they choose.`,
  ],
})
