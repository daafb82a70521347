import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import type { Advice } from '#core/advice/advice.ts'
import type { ChangedPart } from '#core/api/wills.ts'
import type { StepProblem } from '#core/journey/walk.ts'
import { jointOwnersAreNamed } from '#core/rules/about-me.rules.ts'
import {
  charityIsDescribed,
  childIsDescribed,
  personIsDescribed,
  petGuardianField,
  petIsDescribed,
} from '#core/rules/beneficiaries.rules.ts'
import { backupField } from '#core/rules/estate.rules.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { giftIsDescribed } from '#core/rules/gifts.rules.ts'
import { backupGuardianField, guardianField } from '#core/rules/guardians.rules.ts'
import type { Code, Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/names.ts'
import {
  type ItemList,
  type ItemOf,
  itemLists,
  type NewItem,
  withItem,
  withoutAll,
  withoutUnusedShare,
} from '#core/will/changes.ts'
import { withColoursKept } from '#core/will/colours.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
import { withoutValues, withValuesThatFit } from '#core/will/new-will.ts'
import { partsNotOffered } from '#core/will/parts-used.ts'
import { partnerOf } from '#core/will/questions.ts'
import { keysWithReferences, type Reference, referencesIn } from '#core/will/references.ts'
import type { Charity, EditableWill, Firm, FirmConsent, Person, Will } from '#core/will/schema.ts'
import { refusals } from '#words/en/refusals.ts'
import { serverOwnedFieldsOf } from '../../db/repositories/wills.store.ts'
import { byField, type FieldErrors, Invalid, refuseProblems } from '../../platform/errors.ts'

/** A will refers to its own people and charities by id. An unknown id is refused. */

const fieldOfPerson = (person: Person, field: string): string => {
  switch (field) {
    case 'guardianId':
      return guardianField(person)
    case 'backupGuardianId':
      return backupGuardianField(person)
    default:
      return backupField(person)
  }
}

/** On a page with several items, a field's name includes its item, as in the rules of core. */
const fieldOnPage = ({ holder, item, field }: Reference): string => {
  switch (holder) {
    case 'will':
      return field
    case 'persons':
      return fieldOfPerson(item, field)
    case 'pets':
      return petGuardianField(item)
    case 'powers':
      return `powers.${lpaForms[item.type].key}.${field}`
    default:
      return `${holder}.${item.id}.${field}`
  }
}

/** In the dialog of one item, both lists of its backups are one field. */
const fieldInDialog = ({ field }: Reference): string => field.replace(/\..*/, '')

const unknownAmong = (
  will: Will,
  references: readonly Reference[],
  fieldOf: (reference: Reference) => string,
): Problem[] => {
  const known = {
    persons: new Set(will.persons.map(({ id }) => id)),
    charities: new Set(will.charities.map(({ id }) => id)),
  }
  return references
    .filter(({ names, ids }) => ids.some((id) => !known[names].has(id)))
    .map((reference) => ({ field: fieldOf(reference), code: 'UNKNOWN_ID' }))
}

/** The fields of a changed will that refer to unknown ids. Unchanged fields were checked when they were stored. */
export const unknownInWill = (stored: Will, next: Will): Problem[] =>
  keysWithReferences.every((key) => next[key] === stored[key])
    ? []
    : unknownAmong(next, referencesIn(next), fieldOnPage)

/** The fields of one item that refer to unknown ids. */
const unknownInItem = <L extends ItemList>(will: Will, list: L, item: NewItem<L>): Problem[] => {
  const next = withItem(will, list, item).will
  const added = next[list].at(-1)
  return unknownAmong(
    will,
    referencesIn(next).filter((reference) => reference.item === added),
    fieldInDialog,
  )
}

/** Items in a save whose ids the stored will does not have, or has once and the save twice: the server assigns ids. */
export const unknownIdsIn = (stored: Will, next: Will): Problem[] =>
  itemLists.flatMap((list) => {
    if (next[list] === stored[list]) return []
    const known = new Set(stored[list].map(({ id }) => id))
    return next[list].flatMap(({ id }, index): Problem[] =>
      known.delete(id) ? [] : [{ field: `${list}.${index}.id`, code: 'UNKNOWN_ID' }],
    )
  })

/** Items of one list that have the same id. */
export const repeatedIdsIn = (will: Will): Problem[] =>
  itemLists.flatMap((list) => {
    const seen = new Set<number>()
    return will[list].flatMap(({ id }, index): Problem[] => {
      const repeated = seen.has(id)
      seen.add(id)
      return repeated ? [{ field: `${list}.${index}.id`, code: 'UNKNOWN_ID' }] : []
    })
  })

/** The rules of the dialogs, applied to what a save changes. */

const require = createRequire(import.meta.url)

/** The plans of every country's numbers, which the start need not wait for. */
export const phoneNumbers = (): typeof import('libphonenumber-js/min') => require('libphonenumber-js/min')

// Ofcom reserves these numbers for drama: no telephone has one, so examples and demonstrations use them.
const FOR_DRAMA = /^\+44(7700900|1632960)\d{3}$/

/** A number that could be dialled; without a country code it is taken for a British one. */
export const isPhone = (typed: string): boolean => {
  const { isValidPhoneNumber, parsePhoneNumberFromString } = phoneNumbers()
  return isValidPhoneNumber(typed, 'GB') || FOR_DRAMA.test(parsePhoneNumberFromString(typed, 'GB')?.number ?? '')
}

/** A phone is optional, but one with a value must be valid. */
export const phoneIsValid = (typed: string | undefined): boolean =>
  typed === undefined || !isFilled(typed) || isPhone(typed)

/** An item to save. A new one has no id. */
export type Kept<L extends ItemList> = NewItem<L> & { readonly id?: number }

type ItemRules = { readonly [L in ItemList]: (will: Will, item: Kept<L>, today: Day) => Problem[] }

const onlyOnePartner = (will: Will, person: Kept<'persons'>): Problem[] => {
  const partner = partnerOf(will)
  return unless(person.type !== 'partner' || !partner || partner.id === person.id, 'relationship', 'SELECT_OPTION')
}

const rules: ItemRules = {
  persons: (will, person, today) => [
    ...(person.type === 'Child' ? childIsDescribed(person, today) : personIsDescribed(person, today)),
    ...onlyOnePartner(will, person),
  ],
  charities: (_will, charity) => charityIsDescribed(charity),
  pets: (_will, pet) => petIsDescribed(pet),
  accounts: (will, account) => jointOwnersAreNamed(will, account),
  gifts: (will, gift) => giftIsDescribed(will, gift),
}

/** The problems of the item itself, without its references. */
export const ownProblemsOfItem = <L extends ItemList>(will: Will, list: L, item: Kept<L>, today: Day): Problem[] =>
  rules[list](will, item, today)

/** The problems of one item, under the names of the fields in its dialog. */
export const problemsOfItem = <L extends ItemList>(will: Will, list: L, item: Kept<L>, today: Day): Problem[] => [
  ...unknownInItem(will, list, item),
  ...ownProblemsOfItem(will, list, item, today),
]

const problemsOfList = <L extends ItemList>(will: Will, list: L, today: Day): Problem[] => {
  const items: readonly ItemOf<L>[] = will[list]
  return items.flatMap((item) =>
    ownProblemsOfItem(will, list, item, today).map(({ field, code }) => ({
      field: `${list}.${item.id}.${field}`,
      code,
    })),
  )
}

/** The stored will without the people and charities that the save removes. */
const without = (stored: Will, next: Will): Will => {
  const persons = new Set(next.persons.map(({ id }) => id))
  const charities = new Set(next.charities.map(({ id }) => id))
  return detached(stored, {
    ...stored,
    persons: stored.persons.filter(({ id }) => persons.has(id)),
    charities: stored.charities.filter(({ id }) => charities.has(id)),
  })
}

/**
 * Only problems that the save introduces. A child may have turned 18 since the last save, and a removed person leaves gaps
 * where they were named: neither may prevent a save of something else.
 */
export const newProblemsOfItems = (stored: Will, next: Will, today: Day): Problem[] => {
  const changed = itemLists.filter((list) => next[list] !== stored[list])
  const problemsIn = (will: Will): Problem[] => changed.flatMap((list) => problemsOfList(will, list, today))
  const found = problemsIn(next)
  // Most saves are without: what the will was like is then not asked.
  if (found.length === 0) return []
  const keyOf = ({ field, code }: Problem): string => `${field} ${code}`
  const known = new Set(problemsIn(without(stored, next)).map(keyOf))
  return found.filter((problem) => !known.has(keyOf(problem)))
}

/** A telephone number and an email address are optional, but a changed one must be valid. */
export const problemsOfContact = ({ details: stored }: Will, { details: next }: Will): Problem[] => [
  ...unless(next.phone === stored.phone || phoneIsValid(next.phone), 'phone', 'PHONE_INVALID'),
  ...(next.email === stored.email || !isFilled(next.email) ? [] : emailGiven('email', next.email)),
]

/** The page field under which a part is refused. */
const fieldOfPart: Readonly<Record<OfferedPart, string>> = {
  'home-for-life': 'trusts',
  'life-interest': 'trusts',
  'disabled-person': 'trusts',
  classes: 'trusts',
  ages: 'age',
  belongings: 'belongings',
  'charity-by-rate': 'gifts',
  estimates: 'values',
}

/** A part that is switched off cannot be added. A will that has it keeps it. */
export const problemsOfParts = (stored: Will, next: Will, offered: readonly OfferedPart[]): Problem[] => {
  const had = partsNotOffered(stored, offered)
  return partsNotOffered(next, offered)
    .filter((part) => !had.includes(part))
    .map((part) => ({ field: fieldOfPart[part], code: 'PART_NOT_OFFERED' }))
}

// Choosing the law firm means agreeing to certain terms. The server decides which terms, and on which day.

const wordsOf = ({ on: _on, ...words }: FirmConsent): Firm => words

/** The firm is chosen in `next`, and in `stored` it is not chosen or in other terms. */
const isNewChoice = (stored: Will, next: Will): boolean =>
  next.secureLegacyProbateAsExecutor &&
  !(stored.secureLegacyProbateAsExecutor && isDeepStrictEqual(stored.firmConsent, next.firmConsent))

const problem = (code: Code): Problem[] => [{ field: 'secureLegacyProbateAsExecutor', code }]

/** A firm can be chosen when it is on offer, in the terms on offer. An earlier choice may stay. */
export const problemsOfFirm = (stored: Will, next: Will, firm: Firm | undefined): Problem[] => {
  if (!isNewChoice(stored, next)) return []
  if (!firm) return problem('FIRM_NOT_OFFERED')
  const { firmConsent } = next
  return firmConsent && isDeepStrictEqual(wordsOf(firmConsent), firm) ? [] : problem('FIRM_CHANGED')
}

/** Dates a new choice today. */
export const withDayOfFirm = (stored: Will, next: Will, today: Day): Will =>
  next.firmConsent && isNewChoice(stored, next) ? { ...next, firmConsent: { ...next.firmConsent, on: today } } : next

/** Restores the firm of earlier answers if it is still on offer in the same terms. Otherwise the current choice stays. */
export const withFirmIfOffered = (now: Will, earlier: Will, firm: Firm | undefined, today: Day): Will => {
  if (problemsOfFirm(now, earlier, firm).length === 0) return withDayOfFirm(now, earlier, today)
  const { firmConsent: _gone, ...answers } = earlier
  const { secureLegacyProbateAsExecutor, firmConsent } = now
  return { ...answers, secureLegacyProbateAsExecutor, ...(firmConsent && { firmConsent }) }
}

const gone = (before: readonly { id: number }[], after: readonly { id: number }[]): ReadonlySet<number> => {
  if (before === after) return new Set()
  const left = new Set(after.map(({ id }) => id))
  return new Set(before.map(({ id }) => id).filter((id) => !left.has(id)))
}

/** Removes the references to people and charities that are no longer in the lists. Those who are left keep their colours. */
export const detached = (stored: Will, next: Will): Will => {
  const [persons, charities] = [gone(stored.persons, next.persons), gone(stored.charities, next.charities)]
  if (persons.size + charities.size === 0) return next
  return withoutAll(withoutAll(withColoursKept(stored, next), 'persons', persons), 'charities', charities)
}

const settledList = <T extends Person | Charity>(heirs: T[]): T[] => {
  const settled = heirs.map(withoutUnusedShare)
  return settled.every((heir, index) => heir === heirs[index]) ? heirs : settled
}

/** The will in which those who take no share have no percentage and no backups, and what it no longer has is worth nothing. */
const settled = (will: Will): Will =>
  withValuesThatFit({ ...will, persons: settledList(will.persons), charities: settledList(will.charities) })

/** The will with a step's part: `details` is merged field by field, other keys are replaced. */
export const withPart = (stored: Will, { details, ...part }: ChangedPart): Will => {
  // JSON has no undefined: a key that is present has a value.
  const given = part as Partial<EditableWill>
  return detached(stored, settled({ ...stored, ...given, details: { ...stored.details, ...details } }))
}

/** Other answers beside what things are said to be worth now: these are of the testator, and of no version of the will. */
export const withValuesOf = ({ values }: Pick<Will, 'values'>, answers: EditableWill): EditableWill => ({
  ...withoutValues(answers),
  ...(values && { values }),
})

/** The will with all answers replaced. The server-owned fields stay. */
export const withAnswers = (stored: Will, answers: EditableWill): Will =>
  detached(stored, settled({ ...answers, ...serverOwnedFieldsOf(stored), id: stored.id, version: stored.version }))

/** Problems of a whole will, each under `step:field`. */
export const stepErrors = (problems: readonly StepProblem[]): FieldErrors =>
  byField(problems.map(({ step, field, code }) => ({ field: `${step}:${field}`, code })))

/** Throws Invalid, under `step:trigger`, when there is advice that has to be acted on before the will is relied on. */
export const assertNoAdvice = (advice: readonly Advice[]): void => {
  if (advice.length > 0)
    throw new Invalid(
      Object.fromEntries(advice.map(({ step, id, message }) => [`${step}:${id}`, [message]])),
      refusals.thereIsSomethingToRead,
    )
}

/** What is asked of a will before it is relied on, worked out off the thread that answers everybody. */
export type ReadinessWork = {
  problems(will: Will, today: Day): Promise<readonly StepProblem[]>
  stopping(will: Will, today: Day): Promise<readonly Advice[]>
}

/** Throws Invalid when the will is not complete, or when advice stops it. */
export const assertReady = async (work: ReadinessWork, will: Will, today: Day): Promise<void> => {
  const problems = await work.problems(will, today)
  if (problems.length > 0) throw new Invalid(stepErrors(problems), refusals.notCompleteToGoOn)
  assertNoAdvice(await work.stopping(will, today))
}

/** Throws Invalid when the will has a part that is switched off here: it can be kept and read, not bought. */
export const assertPartsOffered = (will: Will, offered: readonly OfferedPart[]): void =>
  refuseProblems(partsNotOffered(will, offered).map((part) => ({ field: part, code: 'PART_NOT_OFFERED' })))
