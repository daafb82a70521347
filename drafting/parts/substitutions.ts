import { inheritors } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { type Party, partyOfPerson } from '../party.ts'
import { type Portion, portionsOf } from './portions.ts'

/** What happens to the share of a person who does not take it. A charity has a successor instead. */
export type Substitution = { readonly heir: Party } & (
  | { readonly goes: 'to the other shares' }
  | { readonly goes: 'to their children' }
  | { readonly goes: 'to backups'; readonly backups: readonly Portion[] }
)

const substitutionOf = (will: Will, person: Person): Substitution => {
  const heir = partyOfPerson(will, person)
  switch (person.estateIfDie) {
    case 'Split between remaining beneficiaries':
      return { heir, goes: 'to the other shares' }
    case 'Pass to their children':
      return { heir, goes: 'to their children' }
    case 'Split between specific beneficiaries':
      return { heir, goes: 'to backups', backups: portionsOf(will, person.estateBackup) }
  }
}

export const substitutionsOf = (will: Will): Substitution[] =>
  inheritors(will)
    .flatMap((each) => (each.kind === 'person' ? substitutionOf(will, each.person) : []))
    .filter(({ heir }) => heir.kind === 'person')
