import type { Person } from '../will/schema.ts'
import type { Failed } from './failures.ts'

/** Whether the person's share passes to their children if they die first. */
export const childrenWouldTake = ({ estateIfDie }: Person): boolean => estateIfDie === 'Pass to their children'

/** The failure of one person. If their share would pass to their children, they are taken to leave one child. */
export const diesFirst = (person: Person): Failed => ({
  person: person.id,
  ...(childrenWouldTake(person) && { livingChildren: 1 }),
})
