import { isFilled } from '#core/text/contact.ts'
import { excludedPersons } from '#core/will/questions.ts'
import { referencesIn } from '#core/will/references.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { type Party, partyOfPerson } from '../party.ts'

/** People deliberately left out. Their names are printed and never the reasons, which would be public. */
export type Exclusion = {
  readonly fromEverything: readonly Party[]
  /** Left out of what is left, though the will gives them something else. */
  readonly fromTheRest: readonly Party[]
  readonly reasonsRecorded: boolean
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
    reasonsRecorded: isFilled(will.excluded?.description),
  }
}
