import { askedSteps, problemsOf, problemsOfStep, type StepProblem } from '#core/journey/walk.ts'
import type { Problem } from '#core/rules/messages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { type Parts, partTable } from './clauses/table.ts'

declare const checked: unique symbol

/** A will that has every part. Only `completeWill` makes one, so an incomplete will cannot be drafted for signing. */
export type CompleteWill = { readonly will: Will; readonly today: Day; readonly parts: Parts; readonly [checked]: true }

type Completion =
  | { readonly ok: true; readonly will: CompleteWill }
  | { readonly ok: false; readonly problems: readonly StepProblem[] }

const partNames = Object.keys(partTable) as (keyof Parts)[]

// No words of a will depend on a situation question: an answer that is missing leaves out no part.
const concernsNoPart = ({ field }: Problem): boolean => field === 'situation'

/** Every part of a will whose steps' rules pass. The others are not in it. */
export const partsOf = (will: Will, today: Day): Partial<Parts> => {
  const asked = new Map(
    askedSteps(will, today).map(({ name }) => [
      name,
      problemsOfStep(name, will, today).filter((problem) => !concernsNoPart(problem)),
    ]),
  )
  const parts: { -readonly [K in keyof Parts]?: Parts[K] } = {}
  const resolve = <K extends keyof Parts>(name: K): void => {
    const { steps, concerns = () => true, of } = partTable[name]
    const isWrong = steps.some((step) => asked.get(step)?.some(({ field }) => concerns(field)))
    if (!isWrong) parts[name] = of(will, today)
  }
  partNames.forEach(resolve)
  return parts
}

/** Every part of a will that is complete. */
export const everyPartOf = (will: Will, today: Day): Parts =>
  Object.fromEntries(partNames.map((name) => [name, partTable[name].of(will, today)])) as Parts

/** The parts that are not among these, with blanks for what has not been answered. A part that has no outline is not in it. */
export const outlinesOf = (will: Will, today: Day, parts: Partial<Parts>): Partial<Parts> =>
  Object.fromEntries(
    partNames.flatMap((name) => {
      const { outline } = partTable[name]
      return name in parts || !outline ? [] : [[name, outline(will, today)]]
    }),
  )

/**
 * The will as it can be drafted for signing, or everything that is missing or wrong, in the order of the journey. A will that
 * is paid for can be drafted without answers to situation questions that were added since.
 */
export const completeWill = (will: Will, today: Day): Completion => {
  const problems = problemsOf(will, today).filter((problem) => will.paid === 0 || !concernsNoPart(problem))
  if (problems.length > 0) return { ok: false, problems }
  // Where no step has a problem no part is wrong, so none of the steps is looked at again.
  return { ok: true, will: { will, today, parts: everyPartOf(will, today) } as CompleteWill }
}
