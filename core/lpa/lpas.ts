import type { Problem } from '../rules/messages.ts'
import type { Day } from '../text/calendar-day.ts'
import { type LpaType, lpaForms, lpaTypes } from '../will/lpa-options.ts'
import type { FinancialLpa, Lpa } from '../will/lpa-schema.ts'
import type { Will } from '../will/schema.ts'
import { problemsOfLpa } from './lpa.rules.ts'

/** The powers of attorney beside a will: which are made, and changes to them. Each change gives a new will. */

type WithLpas = Pick<Will, 'powers'>

/** The types to be made. Of one bought, the type chosen first; none until one is chosen. */
export const typesOf = ({ powers = [] }: WithLpas, bought: LpasBought): readonly LpaType[] => {
  if (bought === 'none') return []
  return bought === 'both' ? lpaTypes : powers.slice(0, 1).map(({ type }) => type)
}

/** A power of attorney with nothing answered. */
export const newLpa = (type: LpaType): Lpa => {
  const blank = { attorneys: [], replacements: [], peopleToTell: [] }
  return type === 'Health and welfare' ? { type, ...blank } : { type, ...blank, bankrupt: [] }
}

export const lpaOf = ({ powers = [] }: WithLpas, type: LpaType): Lpa =>
  powers.find((power) => power.type === type) ?? newLpa(type)

/** Puts a power in the place of the one of its type, or after the others. */
export const withLpa = (will: Will, power: Lpa): Will => {
  const { powers = [] } = will
  const known = powers.some(({ type }) => type === power.type)
  return {
    ...will,
    powers: known ? powers.map((old) => (old.type === power.type ? power : old)) : [...powers, power],
  }
}

/** Makes a type the one that counts where one was bought. What was answered for the other stays behind it. */
export const withChosenType = (will: Will, type: LpaType): Will => ({
  ...will,
  powers: [lpaOf(will, type), ...(will.powers ?? []).filter((power) => power.type !== type)],
})

/** What can be answered of a power, whichever its type. */
export type LpaAnswers = Omit<FinancialLpa, 'type'>

/** Answers put into a power. What its type does not ask is left out. */
export const withAnswers = (power: Lpa, given: Partial<LpaAnswers>): Lpa => {
  if (power.type !== 'Health and welfare') return { ...power, ...given }
  const { whenTheyAct: _when, bankrupt: _bankrupt, ...asked } = given
  return { ...power, ...asked }
}

/** The people of another power, for one that begins with them. Which decisions are joint is for each to say. */
export const withPeopleOf = (power: Lpa, other: Lpa): Lpa => {
  const { attorneys, howTheyAct, replacements, peopleToTell, certificateProvider } = other
  return withAnswers(power, {
    attorneys,
    ...(howTheyAct !== 'Jointly for some decisions' && { howTheyAct }),
    replacements,
    peopleToTell,
    certificateProvider,
  })
}

/** What is missing or wrong in what was bought, each field under its power: `powers.health.attorneys`. */
export const problemsOfLpas = (will: Will, bought: LpasBought, today: Day): Problem[] => {
  const types = typesOf(will, bought)
  if (types.length === 0) return [{ field: 'powers', code: 'SELECT_OPTION' }]
  return types.flatMap((type) =>
    problemsOfLpa(lpaOf(will, type), will, today).map(({ field, code }) => ({
      field: `powers.${lpaForms[type].key}.${field}`,
      code,
    })),
  )
}

export type LpasBought = 'none' | 'one' | 'both'

/** How many powers of attorney were paid for. Where a will does not say, both may be made. */
export const lpasBought = ({
  lastPowerOfAttorney,
  powersHeld,
}: Pick<Will, 'lastPowerOfAttorney' | 'powersHeld'>): LpasBought =>
  lastPowerOfAttorney === 1 ? (powersHeld ?? 'both') : 'none'
