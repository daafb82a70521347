import { isToldApart, notToldApart } from '../will/same-name.ts'
import type { Person, Will } from '../will/schema.ts'
import type { Problem } from './messages.ts'
import { type Rule, unless } from './rule.ts'

/** A gift to one of two people whom its words both fit may fail for uncertainty, or need a court to say who was meant. */
export const peopleAreToldApart: Rule = (will) => unless(notToldApart(will).length === 0, 'people', 'SAME_NAME')

/** No person of a will has this id: it stands for somebody not added yet. */
export const NOBODY = 0

/** The same of somebody about to be added or changed. */
export const isNobodyElse = ({ persons }: Pick<Will, 'persons'>, person: Person): Problem[] =>
  unless(isToldApart(person, { persons }), 'fullname', 'SAME_NAME')
