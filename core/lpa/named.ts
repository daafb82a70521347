/** Whom a power of attorney names, by the ids of the will beside it. */
import type { Lpa } from './lpa.ts'

const lists = ['attorneys', 'replacements', 'peopleToTell'] as const
export type NamingList = (typeof lists)[number]

/** The lists that name somebody. */
export const listsNaming = (power: Lpa, id: number): NamingList[] => lists.filter((list) => power[list].includes(id))

/** Every list of ids in a power, by its field. */
export const idsNamedIn = (power: Lpa): readonly (readonly [field: string, ids: readonly number[]])[] => [
  ...lists.map((list) => [list, power[list]] as const),
  ...(power.type === 'Health and welfare' ? [] : [['bankrupt', power.bankrupt] as const]),
]

/** A power in which somebody is not named any more. */
export const withoutNamed = <P extends Lpa>(power: P, id: number): P => ({
  ...power,
  ...Object.fromEntries(idsNamedIn(power).map(([field, ids]) => [field, ids.filter((each) => each !== id)])),
})
