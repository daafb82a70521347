import { defineClause } from '../clause.ts'
import type { Exclusion } from '../parts/exclusion.ts'
import { allOf, type DraftBlock, paragraph } from '../wording.ts'

const sentences = ({ fromEverything, fromTheRest }: Exclusion): DraftBlock[] => [
  ...(fromEverything.length > 0
    ? [paragraph`I have deliberately left nothing in this will to ${allOf(fromEverything)}.`]
    : []),
  ...(fromTheRest.length > 0
    ? [paragraph`I have deliberately left nothing more than this will expressly gives them to ${allOf(fromTheRest)}.`]
    : []),
]

/** The names and never the reasons: those would be public, and may hurt or be wrong. */
export const leftOut = defineClause({
  id: 'left-out',
  heading: 'People I have left out',
  steps: ['will.estate-splits.exclude'],
  when: 'The testator leaves somebody out.',
  appliesTo: (will) => will.excluded?.option === 'Yes',
  needs: ['exclusion'],
  from: ['excluded', 'persons', 'gifts', 'pets', 'havePets', 'ultimateDefault'],
  why: 'Shows that you left somebody out on purpose. It does not stop them making a claim.',
  source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1 and 3',
  reviewed: false,
  draft: ({ exclusion }) => [
    ...sentences(exclusion),
    ...(exclusion.reasonsRecorded ? [paragraph`I have recorded my reasons separately.`] : []),
  ],
})
