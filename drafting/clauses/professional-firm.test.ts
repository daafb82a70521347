import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { preview } from '#drafting/preview.ts'
import { anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf, clauseText, drafted } from '#testkit/drafted.ts'

const operator = { firm: { name: 'Poe & Lane LLP', sraNumber: '600123' } }

const choosingTheFirm = (given: Partial<Will> = {}): Will =>
  simplestWill({
    secureLegacyProbateAsExecutor: true,
    executor: [],
    persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe' }), aPerson({ id: 3, fullname: 'Bea Roe' })],
    ...given,
  })

const executors = (given: Partial<Will> = {}) => clauseText(choosingTheFirm(given), 'executors', operator)
const firm = (given: Partial<Will> = {}) => clauseText(choosingTheFirm(given), 'professional-firm', operator)

describe('A law firm as executor', () => {
  test('its lawyers are appointed as people, also if another business takes over its work', () => {
    expect(executors()).toContain('I appoint the lawyers described in clause 4 as my executors and trustees.\n')
    expect(firm()).toContain(
      'The lawyers I appoint are the people who, when I die, are partners in, members of or directors of Poe & Lane LLP (Solicitors Regulation Authority number 600123), or of a business that has taken over its work, and who are authorised to practise law. I would like only two of them to act.\n',
    )
  })

  test('those who deal with estates as a business may charge, and nobody else may', () => {
    expect(firm()).toContain('An Executor who acts in the course of a business that includes dealing with estates')
    expect(firm()).toMatch(/Any other Executor may recover proper expenses only\.$/)
  })

  test('people named beside it come first', () => {
    expect(executors({ executor: [2] })).toContain(
      'I appoint my friend Ann Roe, together with the lawyers described in clause 4, as my executors and trustees.',
    )
    expect(firm({ executor: [2] })).toContain('If more than four people could act, those I have named come first.')
    expect(firm()).not.toContain('come first')
  })

  test('a substitute steps in when none of its lawyers, or fewer than two in all, can act', () => {
    expect(executors({ executorBackup: [3] })).toContain(
      'If none of them is able and willing to act, I appoint my friend Bea Roe instead.',
    )
    expect(executors({ executor: [2], executorBackup: [3] })).toContain('If fewer than two of them are alive')
  })

  test('nobody is charged for, and no firm is named, unless it was chosen', () => {
    const without = choosingTheFirm({ secureLegacyProbateAsExecutor: false, executor: [2] })
    expect(clauseText(without, 'professional-firm', operator)).toBeUndefined()
    expect(clauseText(without, 'executors', operator)).toContain('I appoint my friend Ann Roe as my executor and')
    expect(JSON.stringify(drafted(without, operator))).not.toMatch(/charge|Poe & Lane/)
  })

  test('where no firm is offered, a will that names nobody else is not complete', () => {
    expect(completeWill(choosingTheFirm(), today)).toEqual({
      ok: false,
      problems: [{ step: 'will.executors.executors', field: 'executor', code: 'ADD_ADULT_PERSON' }],
    })
    expect(clauseOf(preview(choosingTheFirm(), today), 'executors')).toBe('You have not chosen executors yet.')
    expect(clauseText(choosingTheFirm({ executor: [2] }), 'executors')).toContain('I appoint my friend Ann Roe as my')
  })

  test('the draft shows it as the will does', () => {
    const document = preview(choosingTheFirm(), today, operator)
    expect(clauseOf(document, 'professional-firm')).toBe(firm())
    expect(clauseOf(document, 'executors')).toBe(executors())
  })
})
