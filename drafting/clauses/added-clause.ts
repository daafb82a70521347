import type { AddedClause } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { answer, type DraftBlock, paragraph } from '../wording.ts'

const addedClausePart: Part<AddedClause | undefined> = {
  steps: [],
  of: ({ addedClause }) => addedClause,
  outline: ({ addedClause }) => addedClause,
}

/** A line in the words of the firm is a paragraph. */
const linesOf = ({ words }: AddedClause): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The words are the firm's and are data here: nothing in them is looked at, and what they change is not worked out. */
export const addedClause = defineClause({
  id: 'added-clause',
  heading: 'A clause written for this will by a law firm',
  steps: [],
  when: 'A law firm to which the testator referred the will wrote a clause, and the testator agreed to it.',
  appliesTo: (will) => will.addedClause !== undefined,
  needs: { addedClause: addedClausePart },
  from: ['addedClause'],
  why: 'You asked a law firm about your will. It wrote these words for you, and you agreed to them.',
  source: 'The firm answers for its words. Wills Act 1837 s.9: they count because the testator signs the whole will',
  draft: ({ addedClause: added }): DraftBlock[] =>
    added
      ? [
          paragraph`The words that follow in this clause were written for me by ${{ kind: 'name', text: added.firm }} (Solicitors Regulation Authority number ${answer(added.sraNumber)}).`,
          ...linesOf(added).map((line) => paragraph`${answer(line)}`),
        ]
      : [],
})
