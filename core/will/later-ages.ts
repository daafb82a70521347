/** The ages at which others than the testator's own children may be given what they take, and whether it is theirs before. */
import { ADULT_FROM_AGE } from '../constants.ts'
import { ageOn, type Day } from '../text/calendar-day.ts'
import { ownChildrenOf } from './backups.ts'
import type { ChildrenAge } from './lists.ts'
import { isBody, personsOf } from './questions.ts'
import type { Class, Person, Will } from './schema.ts'
import { idsThatMayTake } from './young-takers.ts'

type WithAge = Pick<Person | Class, 'age' | 'young'>

/** The oldest age that may be chosen. */
const OLDEST_AGE = 25

const mayWait = ({ age, young, died, dob, isChild }: Person, today: Day): boolean =>
  died || age !== undefined || young !== undefined || (dob ? ageOn(today, dob) < OLDEST_AGE : isChild === 'Yes')

/** Where the ages are asked on the page of the shares: the id of their heading. */
export const LATER_AGES = 'later-ages'

/** Those besides the testator's own children who may take something and are under the oldest age, or for whom one was chosen. */
export const othersWhoMayWait = (will: Will, today: Day): Person[] => {
  const own = new Set(ownChildrenOf(will).map(({ id }) => id))
  return personsOf(will, [...new Set(idsThatMayTake(will))]).filter(
    (person) => !own.has(person.id) && !person.isExcluded && !isBody(person) && mayWait(person, today),
  )
}

export type AgeAnswer = { readonly age: ChildrenAge; readonly young: NonNullable<Person['young']> }

/** The answers about a person or class: 18, and only if they reach it, until the testator says otherwise. */
export const ageAnswerOf = ({ age = ADULT_FROM_AGE, young = 'If they reach it' }: WithAge): AgeAnswer => ({
  age,
  young,
})

/** With these answers. Those that nobody has to give are not kept. What is theirs at once waits for no age. */
export const withAgeAnswer = <T extends WithAge>(of: T, { age, young }: AgeAnswer): T => {
  const { age: _age, young: _young, ...others } = of
  const atOnce = young === 'Theirs at once'
  return {
    ...others,
    ...(atOnce ? { young } : age !== ADULT_FROM_AGE && { age }),
  } as T
}
