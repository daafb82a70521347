/** The names of people with what tells them from others of that name. Apart from the rules about them, because it needs words. */

import { kept } from '#words/en/forms.ts'
import { takerWords } from '#words/en/picture.ts'
import { addressLine } from './address-lines.ts'
import { fullNameOf } from './details-table.ts'
import { relationShown } from './questions.ts'
import { alike, printedAddress } from './same-name.ts'
import type { Person, Will } from './schema.ts'

/** " (cousin, born in 1961)": what a person is called more than their name where others have the same name. Empty where nothing is known. */
export const apart = (person: Person, { details, persons }: Will): string => {
  const relations = persons.flatMap((each) =>
    each.id !== person.id && each.fullname === person.fullname ? [relationShown(each)] : [],
  )
  const shown = relationShown(person)
  const address = printedAddress(person)
  const year = alike(person, { persons }).length > 0 && person.dob?.year
  const more = relations.includes(shown) ? [year && takerWords.born(year), address && addressLine(address)] : []
  const isApart =
    fullNameOf(details) === person.fullname || more.some(Boolean) || relations.some((each) => each !== shown)
  const all = [kept.said(shown).toLowerCase(), ...more].filter(Boolean)
  return isApart && all[0] ? ` (${all.join(', ')})` : ''
}

/** The whole name of a person, with what tells them from others of that name: the testator may be one. */
export const fullNameApart = (person: Person, will: Will): string => person.fullname + apart(person, will)

/** The same will, in which the name of each person tells them from all others. */
export const withNamesApart = (will: Will): Will => ({
  ...will,
  persons: will.persons.map((person) => ({ ...person, fullname: fullNameApart(person, will) })),
})
