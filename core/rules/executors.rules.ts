import { MAX_ACTING_EXECUTORS } from '../constants.ts'
import { appointedFirm, isLiving, mayHoldOffice, personsOf } from '../will/questions.ts'
import { areChosenAndLiving } from './beneficiaries.rules.ts'
import { firstOf, type Rule, unless } from './rule.ts'

export const executorsAreChosen: Rule = (will, today) => {
  const executors = personsOf(will, will.executor)
  return firstOf(
    unless(executors.length > 0 || appointedFirm(will) !== undefined, 'executor', 'ADD_ADULT_PERSON'),
    unless(executors.length <= MAX_ACTING_EXECUTORS, 'executor', 'TOO_MANY_EXECUTORS'),
    unless(
      executors.every((person) => mayHoldOffice(person, today)),
      'executor',
      'EXECUTOR_UNDER_18',
    ),
  )
}

/** They may be under 18 today, for nobody acts before 18. One who has died never will. */
export const substitutesAreLiving: Rule = (will) =>
  unless(personsOf(will, will.executorBackup).every(isLiving), 'executorBackup', 'EXECUTOR_UNDER_18')

export const digitalAssetsAreCaredFor: Rule = (will) => [
  ...unless(will.executorCareAssets !== undefined, 'executorCareAssets.option', 'SELECT_OPTION'),
  ...unless(
    will.executorCareAssets?.option !== 'Someone else' ||
      areChosenAndLiving(personsOf(will, will.executorCareAssets.persons)),
    'executorCareAssets.persons',
    'SELECT_INHERIT',
  ),
]

export const notifyingIsDecided: Rule = (will) =>
  unless(will.notifyExecutors !== undefined, 'notifyExecutors', 'SELECT_OPTION')

export const funeralWishesAreSaid: Rule = (will) =>
  unless(will.whatToDo !== undefined, 'whatToDo.option', 'SELECT_OPTION')
