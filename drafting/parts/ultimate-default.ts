import { excludedPersons } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { type Portion, portionsOf } from './portions.ts'

/** Who takes what nobody else does. Next of kin stand behind named people, and never let in somebody left out. */
export type UltimateDefault = {
  readonly named: readonly Portion[]
  readonly somebodyLeftOut: boolean
  /** Until a final order a separated spouse is still next of kin. */
  readonly separated: boolean
}

const portions = (will: Will): Portion[] => {
  const { ultimateDefault } = will
  switch (ultimateDefault?.option) {
    case 'Charity':
      return portionsOf(will, { persons: [], charities: ultimateDefault.charities })
    case 'People':
      return portionsOf(will, { persons: ultimateDefault.persons, charities: [] })
    case 'Next of kin':
    case undefined:
      return []
  }
}

export const ultimateDefaultOf = (will: Will): UltimateDefault => ({
  named: portions(will),
  somebodyLeftOut: excludedPersons(will).length > 0,
  separated: will.status === 'Separated',
})
