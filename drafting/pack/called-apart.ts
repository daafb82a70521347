import { listed } from '#core/text/names.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import type { Will } from '#core/will/schema.ts'
import type { Party } from '../party.ts'

/** The name of a party, with what tells a person from others of that name. */
export const calledApart =
  (will: Will) =>
  ({ key, name }: Party): string => {
    const person = will.persons.find(({ id }) => key === `person:${id}`)
    return person ? fullNameApart(person, will) : name
  }

/** "Ann Hale and Bob Roe": the same of several, in a list. */
export const namesApart = (will: Will, parties: readonly Party[]): string =>
  listed.format(parties.map(calledApart(will)))
