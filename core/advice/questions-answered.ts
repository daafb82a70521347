/** The answers to the statements, and what is kept of them: the words that were shown, and the day. */
import type { StepName } from '../journey/steps.ts'
import { figureOn } from '../law/figures-of-law.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Situation, YesNoNotSure } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { type Question, questionsOn } from './questions.ts'
import { bands, WORTH } from './tiles.ts'

/** Sets answers to some of the situation questions. Undefined removes an answer. */
export const withSituation = (
  will: Will,
  answers: { readonly [Id in Situation]?: YesNoNotSure | undefined },
): Will => ({
  ...will,
  situation: Object.fromEntries(
    Object.entries({ ...will.situation, ...answers }).filter(([, answer]) => answer !== undefined),
  ),
})

/** The statement that goes with the people it is said of. What is said of them goes with it. */
export const DISABLED = 'disabled-and-means-tested' satisfies Situation

/** Says, or takes back, that it is true of a person. */
export const withDisabled =
  (id: number, isSo: boolean) =>
  (will: Will): Will => ({
    ...will,
    persons: will.persons.map(({ disabled, ...person }) => ({
      ...person,
      ...((person.id === id ? isSo : disabled) && { disabled: true as const }),
    })),
  })

/**
 * Answers the questions that a step has shown: Yes for those that apply, No for the others, with the words shown and the day.
 * Undefined takes the answers back, and `open` those of a tile that is opened before one of its statements is ticked.
 */
export const withQuestionsAnswered = (
  will: Will,
  step: StepName,
  shown: readonly Question[],
  applying: readonly Situation[] | undefined,
  today: Day,
  open: readonly Situation[] = [],
): Will => {
  const answerTo = (id: Situation): 'Yes' | 'No' | undefined =>
    applying === undefined || open.includes(id) ? undefined : applying.includes(id) ? 'Yes' : 'No'
  const isShown = (id: string) => shown.some((each) => each.id === id)
  // A statement may have been asked on another step before.
  const others = (will.questionsAnswered ?? [])
    .filter((each) => each.step !== step)
    .map((each) => ({ ...each, questions: each.questions.filter(({ id }) => !isShown(id)) }))
    .filter((each) => each.questions.length > 0)
  const questions = shown.flatMap(({ id, text: words }) => {
    const answer = answerTo(id)
    return answer ? [{ id, words, answer }] : []
  })
  const isDenied = isShown(DISABLED) && answerTo(DISABLED) !== 'Yes'
  return {
    ...withSituation(will, Object.fromEntries(shown.map(({ id }) => [id, answerTo(id)]))),
    ...(isDenied && { persons: will.persons.map(({ disabled: _said, ...person }) => person) }),
    questionsAnswered: questions.length > 0 ? [...others, { step, on: today, questions }] : others,
  }
}

/** Pence. Where one band ends and the next begins, as the law has it on a day. */
export const limitsOfBands = (on: Day): readonly number[] => {
  const band = figureOn('nil-rate-band', on)
  return [band, 2 * band, figureOn('taper-threshold', on)]
}

/** The index of the band that was chosen, the lowest first. Undefined: not answered. */
export const bandOf = ({ situation = {} }: Will): number | undefined =>
  situation[bands[0]] === undefined ? undefined : bands.findLastIndex((id) => (situation[id] ?? 'No') !== 'No') + 1

/** The will with a band chosen. Each statement below it is true. */
export const withBand = (will: Will, index: number, today: Day): Will => {
  const applying = bands.slice(0, index)
  const said = withSituation(will, Object.fromEntries(bands.map((id) => [id, applying.includes(id) ? 'Yes' : 'No'])))
  return withQuestionsAnswered(said, WORTH, questionsOn(WORTH, said, today), applying, today)
}
