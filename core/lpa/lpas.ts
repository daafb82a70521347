import type { Problem } from '../rules/messages.ts'
import { type Day, isoDay } from '../text/calendar-day.ts'
import { type LpaType, lpaForms, lpaTypes } from '../will/lpa-options.ts'
import type { FinancialLpa, FormDetails, Lpa } from '../will/lpa-schema.ts'
import { appointedFirm, personsOf } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import { problemsOfLpa } from './lpa.rules.ts'

/** The powers of attorney stored with a will: which are to be made, and changes to them. Each change returns a new will. */

type WithLpas = Pick<Will, 'powers'>

/** The types to be made. If one was bought: the type at the head of `powers`; none until the customer chooses. */
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

/** Replaces the power of the same type, or adds it after the others. */
export const withLpa = (will: Will, power: Lpa): Will => {
  const { powers = [] } = will
  const known = powers.some(({ type }) => type === power.type)
  return { ...will, powers: known ? powers.map((old) => (old.type === power.type ? power : old)) : [...powers, power] }
}

/** Moves a type to the head, where it counts if one power was bought. The answers for the other type are kept. */
export const withChosenType = (will: Will, type: LpaType): Will => ({
  ...will,
  powers: [lpaOf(will, type), ...(will.powers ?? []).filter((power) => power.type !== type)],
})

/** The answers for a power of either type. */
export type LpaAnswers = Omit<FinancialLpa, 'type'>

const named = ({ attorneys, replacements, peopleToTell }: Lpa): readonly number[] => [
  ...attorneys,
  ...replacements,
  ...peopleToTell,
]

/** Details of people whom a power no longer names are not kept. */
const withDetailsOfNamed = (power: Lpa): Lpa =>
  power.formDetails
    ? { ...power, formDetails: power.formDetails.filter(({ person }) => named(power).includes(person)) }
    : power

/** A power with these answers set. Answers that its type does not ask for are left out. */
export const withAnswers = (power: Lpa, given: Partial<LpaAnswers>): Lpa => {
  if (power.type !== 'Health and welfare') return withDetailsOfNamed({ ...power, ...given })
  const { whenTheyAct: _when, bankrupt: _bankrupt, ...asked } = given
  return withDetailsOfNamed({ ...power, ...asked })
}

/** A power with the people of another power. The joint decisions are not copied: each power states its own. */
export const withPeopleOf = (power: Lpa, other: Lpa): Lpa => {
  const { attorneys, howTheyAct, replacements, peopleToTell, certificateProvider, formDetails } = other
  return withAnswers(power, {
    attorneys,
    ...(howTheyAct !== 'Jointly for some decisions' && { howTheyAct }),
    replacements,
    peopleToTell,
    certificateProvider,
    ...(formDetails && { formDetails }),
  })
}

/** The people of a power, each once: attorneys, replacements, people to tell. `acts`: they can act for the donor. */
export const peopleOnForm = (power: Lpa, will: Will): { readonly person: Person; readonly acts: boolean }[] =>
  personsOf(will, [...new Set(named(power))]).map((person) => ({
    person,
    acts: power.attorneys.includes(person.id) || power.replacements.includes(person.id),
  }))

/** What the form asks of a person: as given for this power, else for the other, else as the will knows it. */
export const formDetailsOf = ({ powers = [] }: WithLpas, power: Lpa, person: Person): FormDetails => {
  const others = powers.filter(({ type }) => type !== power.type)
  const given = [power, ...others].flatMap(
    ({ formDetails = [] }) => formDetails.find((each) => each.person === person.id) ?? [],
  )
  const dob = given.find((each) => each.dob)?.dob ?? person.dob
  const address = given.find((each) => each.address)?.address ?? person.fulladdress
  return { person: person.id, ...(dob && { dob }), ...(address && { address }) }
}

/** A power with the details of one person replaced. */
export const withFormDetails = (power: Lpa, details: FormDetails): Lpa =>
  withAnswers(power, {
    formDetails: [...(power.formDetails ?? []).filter(({ person }) => person !== details.person), details],
  })

/** The problems of the powers that were bought, with field paths such as `powers.health.attorneys`. */
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

/** How many powers of attorney were paid for. `both` when the will does not say. */
export const lpasBought = ({
  lastPowerOfAttorney,
  powersHeld,
}: Pick<Will, 'lastPowerOfAttorney' | 'powersHeld'>): LpasBought =>
  lastPowerOfAttorney === 1 ? (powersHeld ?? 'both') : 'none'

/**
 * A will with the day on which its powers of attorney were settled. One who bought none and has appointed the law firm has settled
 * them on that day: the page about them leads to the documents.
 */
export const withDayOfPowers = (will: Will): Will => {
  if (lpasBought(will) !== 'none') return will
  const { lpoaDate: _before, ...others } = will
  const on = appointedFirm(will)?.on
  return on ? { ...others, lpoaDate: isoDay(on) } : others
}
