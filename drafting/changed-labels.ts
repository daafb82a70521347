/** What differs between two versions of a will, in the words that the summary has for it. */
import { steps } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { newWill } from '#core/will/new-will.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import { answersOf } from './answers.ts'

/** The answers that the summary does not read back by a step, and those that it reads back under names of the customer's own. */
const named = {
  gifts: 'Gifts',
  accounts: 'Accounts and assets',
  powers: 'Power of attorney',
  guardians: 'Wishes for the guardians',
  petsDescription: 'Wishes for your pets',
} as const satisfies Partial<Record<keyof EditableWill, string>>

/** Shown where nothing that has a name of its own differs. */
const unnamed = {
  persons: 'Details of someone you named',
  charities: 'Details of a charity',
  pets: 'Details of a pet',
  details: 'Your details',
  questionsAnswered: 'Statements about you',
  situation: 'Statements about you',
  acknowledged: 'Advice you have read',
} as const satisfies Partial<Record<keyof EditableWill, string>>

const whole = (answers: EditableWill): Will => ({ ...newWill(0), ...answers })

/** Each answer of the steps that are asked, by its label. */
const labelled = (answers: EditableWill, today: Day): ReadonlyMap<string, string> => {
  const will = whole(answers)
  const asked = new Set(askedSteps(will, today).map(({ name }) => name))
  const shown = steps.filter(({ name }) => name !== 'will.gifts' && asked.has(name))
  return new Map(shown.flatMap(({ name }) => answersOf(name, will, today).map(({ label, value }) => [label, value])))
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// One answer may be stored with its fields in another order than before.
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

const differ = (before: EditableWill, after: EditableWill, key: keyof EditableWill): boolean =>
  inOneOrder(before[key]) !== inOneOrder(after[key])

const ofTable = (table: Partial<Record<keyof EditableWill, string>>, before: EditableWill, after: EditableWill) =>
  Object.entries(table)
    .filter(([key]) => differ(before, after, key as keyof EditableWill))
    .map(([, words]) => words)

/** The labels of what was changed, each once, in the order of the summary. Empty when nothing that is read differs. */
export const changedLabels = (before: EditableWill, after: EditableWill, today: Day): string[] => {
  const [then, now] = [labelled(before, today), labelled(after, today)]
  // An answer that is not there and an empty one read alike.
  const answers = [...new Set([...then.keys(), ...now.keys()])].filter(
    (label) => (then.get(label) ?? '') !== (now.get(label) ?? ''),
  )
  const found = [...answers, ...ofTable(named, before, after)]
  return [...new Set(found.length > 0 ? found : ofTable(unnamed, before, after))]
}
