import type { Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { orUnsaidParty, type Party, partiesOf } from '../party.ts'
import { type DraftRun, listOf, nameOf, paragraph, sentence, term } from '../wording.ts'

/** Who chooses among the belongings that no other clause gives. */
export type ChosenBelongings = {
  readonly to: readonly Party[]
  readonly backups: readonly Party[]
  readonly vehicles: boolean
}

const inTheWill = (will: Will, ids: readonly number[]): Party[] =>
  partiesOf(
    will,
    ids.filter((id) => !will.persons.find((person) => person.id === id)?.isExcluded),
  )

const belongingsOf = (will: Will): ChosenBelongings | undefined =>
  will.belongings && {
    to: orUnsaidParty(inTheWill(will, will.belongings.persons)),
    backups: inTheWill(will, will.belongings.backupPersons),
    vehicles: will.belongings.vehicles !== 'No',
  }

/** Undefined where they are part of the residue. */
export const belongingsPart: Part<ChosenBelongings | undefined> = { steps: [], of: belongingsOf, outline: belongingsOf }

/** What is said beside them, wherever the testator keeps vehicles apart. */
const shared = (parties: readonly Party[]): DraftRun[] =>
  parties.length === 1
    ? listOf(parties)
    : sentence`those of ${listOf(parties)} who survive me and take them, to divide as they agree`

const instead = ({ to, backups }: ChosenBelongings): DraftRun[] => {
  const [only, ...others] = to
  if (backups.length === 0 || !only) return []
  const fails =
    others.length === 0
      ? sentence`${nameOf(only)} does not survive me, or cannot or does not take them`
      : sentence`none of them survives me and takes`
  return sentence` If ${fails}, I give them to ${shared(backups)}.`
}

/** Own words, near the definition of personal chattels. A list that is made later would not bind: nothing here refers to one. */
export const belongings = defineClause({
  id: 'belongings',
  heading: 'My other belongings',
  steps: ['will.gifts'],
  when: 'The testator says who chooses among the belongings that no gift names.',
  appliesTo: (will) => will.belongings !== undefined,
  needs: { belongings: belongingsPart },
  from: ['belongings', 'persons'],
  why: 'Says who chooses among your things, and what happens if they cannot agree.',
  source: 'Administration of Estates Act 1925 s.55(1)(x); Inheritance Tax Act 1984 s.143',
  draft: ({ belongings: given }) =>
    given === undefined
      ? []
      : [
          paragraph`I give my ${term('Personal Belongings')} to ${shared(given.to)}.${instead(given)}`,
          ...(given.to.length > 1 || given.backups.length > 1
            ? [
                paragraph`What several people have not agreed about within six months of being asked, they choose in turns, drawing lots for the order. What none of them wants my Executors sell, and share the money equally between them.`,
              ]
            : []),
          paragraph`Personal Belongings are the things that I can touch and own when I die, apart from what another clause of this will describes. They do not include money, securities, cryptocurrency, pets, ${given.vehicles ? '' : 'vehicles, '}or things that I kept only as an investment or mainly for business.`,
          paragraph`A person takes under this clause only if they survive me. What nobody takes under it is part of my Residuary Estate. What is taken under it is free of inheritance tax. My Executors pay the reasonable cost of keeping, insuring and sending these things within the United Kingdom, and a parent or guardian may receive one for a child.`,
        ],
})
