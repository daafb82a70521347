import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { preview } from '#drafting/draft.ts'
import { anHeir, aPerson, choosingTheFirm, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf, clauseText, drafted } from '#testkit/drafted-will.ts'

const withTheFirm = (given: Partial<Will> = {}): Will =>
  simplestWill({
    ...choosingTheFirm(),
    executor: [],
    persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe' }), aPerson({ id: 3, fullname: 'Bea Roe' })],
    ...given,
  })

const executors = (given: Partial<Will> = {}) => clauseText(withTheFirm(given), 'executors')
const firm = (given: Partial<Will> = {}) => clauseText(withTheFirm(given), 'professional-firm')

describe('A law firm as executor', () => {
  test('its lawyers are appointed as people, also if another business takes over its work', () => {
    expect(executors()).toContain('I appoint the lawyers described in clause 4 as my executors and trustees.\n')
    expect(firm()).toContain(
      'The lawyers I appoint are the people who, when I die, are partners in, members of or directors of Poe & Lane LLP (Solicitors Regulation Authority number 600123), or of a business that has taken over its work, and who are authorised to practise law. I would like only two of them to act.\n',
    )
  })

  test('those who deal with estates as a business may charge, and no other executor may', () => {
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

  test('a substitute steps in when none of its lawyers can act, or for a person named beside them, however many lawyers can', () => {
    expect(executors({ executorBackup: [3] })).toContain(
      'If none of them is able and willing to act, I appoint my friend Bea Roe instead.',
    )
    expect(executors({ executor: [2], executorBackup: [3] })).toContain(
      'If Ann Roe is not alive, able and willing to act, I appoint my friend Bea Roe in the place of Ann Roe.',
    )
    expect(executors({ executor: [2, 3], executorBackup: [1] })).toMatch(
      /If fewer than two of those I have named are alive, able and willing to act, I appoint .*Priya Sharma/,
    )
  })

  test('no charge and no firm is mentioned unless the firm was chosen', () => {
    const without = withTheFirm({ secureLegacyProbateAsExecutor: false, executor: [2] })
    expect(clauseText(without, 'professional-firm')).toBeUndefined()
    expect(clauseText(without, 'executors')).toContain('I appoint my friend Ann Roe as my executor and')
    expect(JSON.stringify(drafted(without))).not.toMatch(/charge|Poe & Lane/)
  })

  test('chosen without agreeing to what it charges, it is not appointed, and a will that names no other executor is not complete', () => {
    const chosen = withTheFirm({ firmConsent: undefined })
    expect(completeWill(chosen, today)).toEqual({
      ok: false,
      problems: [{ step: 'will.executors.executors', field: 'executor', code: 'ADD_ADULT_PERSON' }],
    })
    expect(clauseOf(preview(chosen, today), 'executors')).toContain('I appoint ')
    expect(clauseText({ ...chosen, executor: [2] }, 'executors')).toContain('I appoint my friend Ann Roe as my')
  })

  test('it is the firm that was agreed to, whatever has become of it since', () => {
    const { firmConsent } = choosingTheFirm({ name: 'Marsh & Vale LLP', sraNumber: '612345' })
    expect(firm({ firmConsent })).toContain(
      'directors of Marsh & Vale LLP (Solicitors Regulation Authority number 612345)',
    )
  })

  test('the draft shows it as the will does', () => {
    const document = preview(withTheFirm(), today)
    expect(clauseOf(document, 'professional-firm')).toBe(firm())
    expect(clauseOf(document, 'executors')).toBe(executors())
  })
})
