import { excludedPersons } from '../will/questions.ts'
import { type Rule, unless } from './rule.ts'

export const excludedPeopleAreNamed: Rule = (will) => [
  ...unless(will.excluded !== undefined, 'excluded.option', 'SELECT_OPTION'),
  ...unless(will.excluded?.option !== 'Yes' || excludedPersons(will).length > 0, 'persons', 'ADD_ADULT_PERSON'),
]
