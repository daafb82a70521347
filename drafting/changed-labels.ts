/** What differs between two versions of a will, in the words that the summary has for it. */
import { steps } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { inOneOrder } from '#core/will/changes.ts'
import { newWill, withoutValues } from '#core/will/new-will.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import { changedAnswers, changedDetails, changed as words } from '#words/en/answers.ts'
import { answersOf } from './answers.ts'

/** What things are worth changes nothing that the will says. The figures are named nowhere. */
export const VALUES_CHANGED = words.values

const whole = (answers: EditableWill): Will => ({ ...newWill(0), ...answers })

/** Each answer of the steps that are asked, by its label. */
const labelled = (answers: EditableWill, today: Day): ReadonlyMap<string, string> => {
  const will = whole(answers)
  const asked = new Set(askedSteps(will, today).map(({ name }) => name))
  const shown = steps.filter(({ name }) => name !== 'will.gifts' && asked.has(name))
  return new Map(shown.flatMap(({ name }) => answersOf(name, will, today).map(({ label, value }) => [label, value])))
}

const differ = (before: EditableWill, after: EditableWill, key: keyof EditableWill): boolean =>
  inOneOrder(before[key]) !== inOneOrder(after[key])

/** Whether a save changed what things are worth and nothing of the will. */
export const changesOnlyValues = (before: EditableWill, after: EditableWill): boolean =>
  differ(before, after, 'values') && inOneOrder(withoutValues(before)) === inOneOrder(withoutValues(after))

const keysOf = <Key extends keyof EditableWill>(table: Readonly<Partial<Record<Key, string>>>): Key[] =>
  Object.keys(table) as Key[]

/** The labels of what was changed, each once, in the order of the summary. Empty when nothing that is read differs. */
export const changedLabels = (before: EditableWill, after: EditableWill, today: Day): string[] => {
  const [then, now] = [labelled(before, today), labelled(after, today)]
  // An answer that is not there and an empty one read alike.
  const answers = [...new Set([...then.keys(), ...now.keys()])].filter(
    (label) => (then.get(label) ?? '') !== (now.get(label) ?? ''),
  )
  const found = [
    ...answers,
    ...keysOf(changedAnswers).flatMap((key) => (differ(before, after, key) ? changedAnswers[key] : [])),
  ]
  const ofTheWill =
    found.length > 0
      ? found
      : keysOf(changedDetails).flatMap((key) => (differ(before, after, key) ? changedDetails[key] : []))
  return [...new Set([...ofTheWill, ...(differ(before, after, 'values') ? [VALUES_CHANGED] : [])])]
}
