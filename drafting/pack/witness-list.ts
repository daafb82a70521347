import { childrenOf, partnerOf } from '#core/will/questions.ts'
import type { CompleteWill } from '../complete-will.ts'
import { clausesOf } from '../draft.ts'
import { type Party, partyOfPerson } from '../party.ts'
import type { DraftRun } from '../wording.ts'

const runsOf = (will: CompleteWill): DraftRun[] => {
  const { opening, clauses } = clausesOf(will)
  return [opening, ...clauses]
    .flatMap(({ written }) => ('blocks' in written ? written.blocks : []))
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.runs))
}

const partiesNamed = (will: CompleteWill): Party[] =>
  runsOf(will).flatMap((run) => (run.kind === 'party' ? run.party : []))

// Next of kin, and the children of somebody who has died, may take without being named.
const closestFamily = ({ will }: CompleteWill): Party[] =>
  [partnerOf(will) ?? [], childrenOf(will)].flat().map((person) => partyOfPerson(will, person))

/**
 * The people who must not witness this will, by name, each once: everybody it names in any role, in the order in which it
 * does, then the testator's partner and children where it names them nowhere. A charity cannot be a witness.
 * A gift to a witness or their spouse is void (Wills Act 1837 s.15); keeping away executors, guardians and whoever is left
 * out is caution.
 */
export const whoMustNotWitness = (will: CompleteWill): readonly string[] => {
  const people = [...partiesNamed(will), ...closestFamily(will)].filter(({ kind }) => kind === 'person')
  return [...new Set(people.map(({ name }) => name.trim()))]
}
