import type { Person } from '../will/schema.ts'
import type { Failed } from './failures.ts'

/** Whether it makes a difference if somebody who dies first leaves children: their share passes to those. */
export const childrenWouldTake = ({ estateIfDie }: Person): boolean => estateIfDie === 'Pass to their children'

/** One person dying first. Whoever's share passes to their children leaves some: that is what the answer is for. */
export const diesFirst = (person: Person): Failed => ({
  person: person.id,
  ...(childrenWouldTake(person) && { livingChildren: 1 }),
})
