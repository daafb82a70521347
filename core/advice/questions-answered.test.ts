import { describe, expect, test } from 'vitest'
import { problemsOf, problemsOfStep } from '#core/journey/walk.ts'
import { editable, newWill } from '#core/will/new-will.ts'
import { editableWillSchema, type Will } from '#core/will/schema.ts'
import { aPerson, aWill, simplestWill, today } from '#testkit/builders.ts'
import { stepRows } from '../journey/steps.ts'
import { adviceFor } from './advice.ts'
import { questionsOn } from './questions.ts'
import { DISABLED, withDisabled, withQuestionsAnswered } from './questions-answered.ts'

const status = 'will.about-me.marital-status'
const asked = (will: Will, step: Parameters<typeof questionsOn>[0] = status) => questionsOn(step, will, today)
const unanswered = (will: Will) =>
  problemsOf(will, today)
    .filter(({ field }) => field === 'situation')
    .map(({ step }) => step)
const asking = (will: Will) => stepRows.map(({ name }) => name).filter((name) => asked(will, name).length > 0)

// Finding: 9
describe('the questions about capacity, pressure and the rest are answered, not passed', () => {
  const silent = { ...simplestWill(), situation: {} }

  test('a will whose statements were all left alone is not complete, on each step that shows some', () => {
    expect(unanswered(silent)).toEqual(asking(silent).filter((name) => stepRows.some((row) => row.name === name)))
    expect(unanswered(silent)).toContain(status)
    expect(unanswered(newWill(1))).toContain(status)
    expect(unanswered({ ...silent, situation: undefined })).toEqual(unanswered(silent))
  })

  test('a step on which one statement of several has no answer is not complete', () => {
    const [first] = asked(silent)
    const one = { ...silent, situation: { [first?.id ?? '']: 'No' } }
    expect(problemsOfStep(status, one, today).map(({ code }) => code)).toEqual(['QUESTIONS_UNANSWERED'])
  })

  // Promise: since.apply
  test('“None of these” answers every statement shown, and is kept with the day and the words', () => {
    const will = withQuestionsAnswered(silent, status, asked(silent), [], today)
    expect(unanswered(will)).not.toContain(status)
    expect(will.questionsAnswered).toEqual([
      { step: status, on: today, questions: asked(will).map(({ id, text }) => ({ id, words: text, answer: 'No' })) },
    ])
    expect(editableWillSchema.safeParse(editable(will)).success).toBe(true)
  })

  test('A statement that is ticked is kept, and so is what was not ticked', () => {
    const will = withQuestionsAnswered(silent, status, asked(silent), ['under-pressure'], today)
    expect(problemsOfStep(status, will, today)).toEqual([])
    expect(adviceFor(will, today).map(({ id }) => id)).toContain('T16')
    const kept = will.questionsAnswered?.[0]?.questions ?? []
    expect(kept.filter(({ answer }) => answer === 'Yes').map(({ id }) => id)).toEqual(['under-pressure'])
    expect(kept).toHaveLength(asked(will).length)
  })

  test('a new answer takes the place of the one before, and a change of mind takes it back', () => {
    const none = withQuestionsAnswered(silent, status, asked(silent), [], today)
    const later = { ...today, year: today.year + 1 }
    const changed = withQuestionsAnswered(none, status, asked(none), ['under-pressure'], later)
    expect(changed.questionsAnswered?.map(({ on }) => on)).toEqual([later])
    const undone = withQuestionsAnswered(changed, status, asked(changed), undefined, today)
    expect(undone.questionsAnswered).toEqual([])
    expect(unanswered(undone)).toContain(status)
  })

  test('a tile that is opened before one of its statements is ticked is not answered, and the others are', () => {
    const open = ['others-choose', 'under-pressure'] as const
    const will = withQuestionsAnswered(silent, status, asked(silent), ['farm'], today, open)
    expect(unanswered(will)).toContain(status)
    expect(will.situation).not.toHaveProperty('under-pressure')
    expect(will.situation).toMatchObject({ farm: 'Yes', 'us-citizen': 'No' })
    expect(will.questionsAnswered?.[0]?.questions.map(({ id }) => id)).not.toContain('under-pressure')
  })

  test('a statement that was answered on another page before is kept once, as it was answered last', () => {
    const farm = { id: 'farm', words: 'I own a farm.', answer: 'Yes' } as const
    const debts = { id: 'debts-exceed-assets', words: 'I owe more than I own.', answer: 'No' } as const
    const before = [{ step: 'will.about-me.you-own-property', on: today, questions: [farm, debts] }]
    const will = withQuestionsAnswered({ ...silent, questionsAnswered: before }, status, asked(silent), [], today)
    const kept = will.questionsAnswered ?? []
    expect(kept.map(({ step }) => step)).toEqual(['will.about-me.you-own-property', status])
    expect(kept[0]?.questions).toEqual([debts])
  })

  test('an answer that brings further statements asks for the choice again', () => {
    const single = withQuestionsAnswered(silent, status, asked(silent), [], today)
    expect(unanswered(single)).not.toContain(status)
    expect(unanswered({ ...single, status: 'Separated' })).toContain(status)
  })
})

describe('who is disabled is kept while the statement is said, and no longer', () => {
  const step = 'will.beneficiaries.other-beneficiaries'
  const will = aWill({ persons: [aPerson({ id: 1 }), aPerson({ id: 2 })] })
  const saying = (whole: Will, ids: readonly (typeof DISABLED)[] | undefined) =>
    withQuestionsAnswered(whole, step, asked(whole, step), ids, today)
  const disabled = ({ persons }: Will) => persons.flatMap((person) => (person.disabled ? [person.id] : []))
  const said = withDisabled(2, true)(saying(will, [DISABLED]))

  test('each person is said, or taken back, apart', () => {
    expect(disabled(said)).toEqual([2])
    expect(disabled(withDisabled(1, true)(said))).toEqual([1, 2])
    expect(disabled(withDisabled(2, false)(said))).toEqual([])
    expect(editableWillSchema.safeParse(editable(said)).success).toBe(true)
  })

  test('what else is said on the page changes nothing of it', () => {
    expect(disabled(saying(said, [DISABLED]))).toEqual([2])
  })

  test('once the statement is taken back, nothing is kept of it', () => {
    expect(saying(said, [])?.persons).toEqual(will.persons)
    expect(saying(said, undefined)?.persons).toEqual(will.persons)
  })

  test('while their share is held, the statement is not asked, and it stays known', () => {
    const held: Will = { ...said, trusts: [{ id: 1, kind: 'Disabled person', for: 2 }] }
    expect(disabled(saying(held, []))).toEqual([2])
  })
})
