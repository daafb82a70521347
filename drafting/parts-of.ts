import { problemsOfStep } from '#core/journey/completeness.ts'
import { askedSteps } from '#core/journey/walk.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import { type PartName, type Parts, partNames, partTable } from './parts.ts'

/** Every part of a will whose steps' rules pass. The others are not in it. */
export const partsOf = (will: Will, today: Day): Partial<Parts> => {
  const asked = new Map(askedSteps(will, today).map(({ name }) => [name, problemsOfStep(name, will, today)]))
  const parts: { -readonly [K in PartName]?: Parts[K] } = {}
  const resolve = <K extends PartName>(name: K): void => {
    const { steps, concerns = () => true, of } = partTable[name]
    const isWrong = steps.some((step) => asked.get(step)?.some(({ field }) => concerns(field)))
    if (!isWrong) parts[name] = of(will, today)
  }
  partNames.forEach(resolve)
  return parts
}
