import { excludedPersons } from '#core/will/questions.ts'
import { referencesIn } from '#core/will/references.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { type Party, partyOfPerson } from '../party.ts'
import { type DraftBlock, listOf, paragraph } from '../wording.ts'

/** People deliberately left out. Their names are printed and never the reasons, which would be public. */
export type Exclusion = {
  readonly fromEverything: readonly Party[]
  /** Left out of what is left, though the will gives them something else. */
  readonly fromTheRest: readonly Party[]
}

const takesSomethingElse = (will: Will, { id }: Person): boolean =>
  referencesIn(will).some(
    (reference) => reference.names === 'persons' && reference.ids.includes(id) && reference.gives(),
  )

export const exclusionOf = (will: Will): Exclusion => {
  const { some = [], none = [] } = Object.groupBy(excludedPersons(will), (person) =>
    takesSomethingElse(will, person) ? 'some' : 'none',
  )
  return {
    fromEverything: none.map((person) => partyOfPerson(will, person)),
    fromTheRest: some.map((person) => partyOfPerson(will, person)),
  }
}

const sentences = ({ fromEverything, fromTheRest }: Exclusion): DraftBlock[] => [
  ...(fromEverything.length > 0
    ? [paragraph`I have deliberately left nothing in this will to ${listOf(fromEverything)}.`]
    : []),
  ...(fromTheRest.length > 0
    ? [paragraph`I have deliberately left nothing more than this will expressly gives them to ${listOf(fromTheRest)}.`]
    : []),
]

export const exclusionPart: Part<Exclusion> = {
  steps: ['will.estate-splits.exclude'],
  of: exclusionOf,
  missing: 'You have not said who you want to leave out yet.',
}

/** The names and never the reasons: those would be public, and may hurt or be wrong. */
export const leftOut = defineClause({
  id: 'left-out',
  heading: 'People I have left out',
  steps: ['will.estate-splits.exclude'],
  when: 'The testator leaves somebody out.',
  appliesTo: (will) => will.excluded?.option === 'Yes',
  needs: { exclusion: exclusionPart },
  from: ['excluded', 'persons', 'gifts', 'pets', 'havePets', 'ultimateDefault'],
  why: 'Shows that you left somebody out on purpose. It does not stop them making a claim.',
  source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1 and 3',
  legalSignOff: 'awaited',
  draft: ({ exclusion }) => [
    ...sentences(exclusion),
    // Each pack has a page for the reasons, and the testator may throw it away: the will must be true either way.
    paragraph`I may have recorded my reasons separately.`,
  ],
})
