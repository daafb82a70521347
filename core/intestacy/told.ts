/** The family of a visitor from three answers: who they are married to, their children, and the relatives that are still open. */
import { type Class, classes, type Family, type Relative } from './family.ts'

export const spousesTold = ['husband', 'wife', 'civil partner', 'none'] as const

/** How many of a class are living, and of each who has died, how many children they left. Absent: not said. */
export type Count = {
  readonly living?: number | undefined
  readonly left?: readonly (number | undefined)[] | undefined
}

export type Told = {
  readonly spouse?: (typeof spousesTold)[number] | undefined
  readonly kin: { readonly [C in Class]?: Count }
}

/** Nobody stands in for a parent or grandparent. */
export const hasLines = (kin: Class): boolean => kin !== 'parents' && kin !== 'grandparents'

/** The most of a class that can be said: two parents, four grandparents. */
export const mostOf = (kin: Class): number => (kin === 'parents' ? 2 : kin === 'grandparents' ? 4 : 12)

export const SPOUSE = 1
/** The place of somebody in their class, from 1: those who are living, then those who have died. */
const idAt = (place: number): number => 100 * (place + 1)

const relativesOf = (kin: Class, { living, left }: Count = {}): readonly Relative[] | undefined => {
  if (living === undefined || (hasLines(kin) && left === undefined)) return undefined
  const dead = (left ?? []).map((children, index): Relative => {
    const id = idAt(living + index)
    const theirs =
      children === undefined
        ? undefined
        : Array.from({ length: children }, (_, child): Relative => ({ id: id + child + 1 }))
    return { id, fate: 'died before', children: theirs }
  })
  return [...Array.from({ length: living }, (_, place): Relative => ({ id: idAt(place) })), ...dead]
}

export const familyOf = ({ spouse, kin }: Told): Family => ({
  spouses: spouse && (spouse === 'none' ? [] : [{ id: SPOUSE }]),
  ...Object.fromEntries(classes.map((name) => [name, relativesOf(name, kin[name])])),
})
