import { type Rule, unless } from './rule.ts'

export const funeralWishesAreSaid: Rule = (will) =>
  unless(will.whatToDo !== undefined, 'whatToDo.option', 'SELECT_OPTION')
