import { describe, expect, test } from 'vitest'
import { problemsOf, problemsOfStep } from '#core/journey/walk.ts'
import { editable, newWill } from '#core/will/new-will.ts'
import { editableWillSchema, type Will } from '#core/will/schema.ts'
import { simplestWill, today } from '#testkit/builders.ts'
import { stepRows } from '../journey/steps.ts'
import { adviceFor } from './advice.ts'
import { questionsOn, withQuestionsAnswered } from './questions.ts'

const birthday = 'will.about-me.dob'
const status = 'will.about-me.marital-status'
const asked = (will: Will, step: Parameters<typeof questionsOn>[0] = birthday) => questionsOn(step, will, today)
const unanswered = (will: Will) =>
  problemsOf(will, today)
    .filter(({ code }) => code === 'QUESTIONS_UNANSWERED')
    .map(({ step }) => step)
const asking = (will: Will) => stepRows.map(({ name }) => name).filter((name) => asked(will, name).length > 0)

// Finding: 9
describe('the questions about capacity, pressure and the rest are answered, not passed', () => {
  const silent = { ...simplestWill(), situation: {} }

  test('a will whose statements were all left alone is not complete, on each step that shows some', () => {
    expect(unanswered(silent)).toEqual(asking(silent).filter((name) => stepRows.some((row) => row.name === name)))
    expect(unanswered(silent)).toContain(birthday)
    expect(unanswered(newWill(1))).toContain(birthday)
    expect(unanswered({ ...silent, situation: undefined })).toEqual(unanswered(silent))
  })

  test('a step on which one statement of several has no answer is not complete', () => {
    const [first] = asked(silent)
    const one = { ...silent, situation: { [first?.id ?? '']: 'No' } }
    expect(problemsOfStep(birthday, one, today).map(({ code }) => code)).toEqual(['QUESTIONS_UNANSWERED'])
  })

  // Promise: since.apply
  test('“None of these” answers every statement shown, and is kept with the day and the words', () => {
    const will = withQuestionsAnswered(silent, birthday, asked(silent), [], today)
    expect(unanswered(will)).not.toContain(birthday)
    expect(will.questionsAnswered).toEqual([
      { step: birthday, on: today, questions: asked(will).map(({ id, text }) => ({ id, words: text, answer: 'No' })) },
    ])
    expect(editableWillSchema.safeParse(editable(will)).success).toBe(true)
  })

  test('“One of these may apply” with a statement ticked keeps what was ticked and what was not', () => {
    const will = withQuestionsAnswered(silent, birthday, asked(silent), ['under-pressure'], today)
    expect(problemsOfStep(birthday, will, today)).toEqual([])
    expect(adviceFor(will, today).map(({ id }) => id)).toContain('T16')
    const kept = will.questionsAnswered?.[0]?.questions ?? []
    expect(kept.filter(({ answer }) => answer === 'Yes').map(({ id }) => id)).toEqual(['under-pressure'])
    expect(kept).toHaveLength(asked(will).length)
  })

  test('a new answer takes the place of the one before, and a change of mind takes it back', () => {
    const none = withQuestionsAnswered(silent, birthday, asked(silent), [], today)
    const later = { ...today, year: today.year + 1 }
    const changed = withQuestionsAnswered(none, birthday, asked(none), ['under-pressure'], later)
    expect(changed.questionsAnswered?.map(({ on }) => on)).toEqual([later])
    const undone = withQuestionsAnswered(changed, birthday, asked(changed), undefined, today)
    expect(undone.questionsAnswered).toEqual([])
    expect(unanswered(undone)).toContain(birthday)
  })

  test('an answer that brings further statements asks for the choice again', () => {
    const single = withQuestionsAnswered(silent, status, asked(silent, status), [], today)
    expect(unanswered(single)).not.toContain(status)
    expect(unanswered({ ...single, status: 'Separated' })).toContain(status)
  })
})
