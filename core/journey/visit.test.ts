import { describe, expect, test } from 'vitest'
import { anHeir, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { willAt } from '#testkit/stages.ts'
import { newWill } from '../will/new-will.ts'
import { summaryOffers } from './modes.ts'
import { beginEditing, continueAt, stepAfterSave } from './visit.ts'

const mode = { sponsored: false }
const visit = {
  signedIn: true,
  mode,
  visited: [] as string[],
  summaryVisited: false,
  reloaded: false,
  landingNeeded: undefined,
  experimentUrl: undefined,
  today,
}

describe('getting a will', () => {
  // Promise: getting.summary
  test('leads to the summary if the summary was visited', () =>
    expect(continueAt({ ...visit, will: willAt('will.gifts'), summaryVisited: true })).toBe('will.summary'))

  // Promise: getting.last
  test('else to the last visited step', () =>
    expect(continueAt({ ...visit, will: willAt('will.gifts'), visited: ['will.about-me.dob'] })).toBe(
      'will.about-me.dob',
    ))

  // Promise: getting.last.2
  test('else, in a browser without stored steps, to where the answers end', () =>
    expect(continueAt({ ...visit, will: willAt('will.about-me.full-address') })).toBe('will.about-me.full-address'))

  // Promise: since.resume
  test('but to no step past a question that a later answer has opened', () => {
    const { haveChildren: _gone, ...opened } = willAt('will.gifts')
    expect(continueAt({ ...visit, will: opened, visited: ['will.gifts'] })).toBe('will.beneficiaries.children')
  })
})

describe('a change begun on the summary', () => {
  const complete = simplestWill()
  const editing = beginEditing(complete, today)

  // Promise: walk.edit, complete.edit
  test('goes back to the summary', () =>
    expect(stepAfterSave({ from: 'will.about-me.full-address', will: complete, mode, today, editing })).toEqual({
      to: 'will.summary',
      editing: undefined,
    }))

  // Promise: walk.edit
  test('asks first for the partner that a new marital status makes necessary', () =>
    expect(
      stepAfterSave({
        from: 'will.about-me.marital-status',
        will: { ...complete, status: 'Married' },
        mode,
        today,
        editing,
      }).to,
    ).toBe('will.beneficiaries.partner'))

  test('asks for the shares that a new beneficiary makes wrong, and only then goes back', () => {
    const married = simplestWill({
      status: 'Married',
      persons: [anHeir(100), anHeir(0, { id: 2, type: 'partner', relationship: 'Spouse', fullname: 'Thomas Hale' })],
    })
    const next = stepAfterSave({ from: 'will.beneficiaries.partner', will: married, mode, today, editing })
    expect(next).toEqual({ to: 'will.estate-splits.split-distribution', editing })
  })

  test('does not ask for answers that were missing before it began', () => {
    const gaps = { ...complete, status: undefined, whatToDo: undefined }
    expect(
      stepAfterSave({ from: 'will.about-me.full-address', will: gaps, mode, today, editing: beginEditing(gaps, today) })
        .to,
    ).toBe('will.summary')
  })

  test('without such a change, a save leads to the next step', () =>
    expect(stepAfterSave({ from: 'will.gifts', will: complete, mode, today, editing: undefined }).to).toBe(
      'will.funeral-wishes',
    ))
})

describe('what the summary offers', () => {
  const complete = completeExampleWill()
  test.each([
    ['payment, for a complete will', complete, true, ['pay']],
    ['the missing answers, for an incomplete will', complete, false, ['missing']],
    ['the documents, once paid', completeExampleWill({ paid: 1 }), true, ['documents']],
    [
      'the missing answers and the documents made before, once paid and incomplete',
      completeExampleWill({ paid: 1 }),
      false,
      ['missing', 'documents'],
    ],
    ['confirmation, for a mirror will', completeExampleWill({ mirrorWill: 1 }), true, ['confirm']],
    ['confirmation, for a will whose pair has ended', completeExampleWill({ toConfirm: 1 }), true, ['confirm']],
    ['the missing answers, for an incomplete mirror will', completeExampleWill({ mirrorWill: 1 }), false, ['missing']],
    [
      'the report, and then the will, for a customer of the existing-will check',
      completeExampleWill({ checkMyWill: 1 }),
      false,
      ['report', 'missing'],
    ],
    [
      'a start, for a customer of the existing-will check who has answered nothing',
      { ...newWill(1), checkMyWill: 1 as const },
      false,
      ['report', 'begin'],
    ],
    [
      'the power of attorney, and then the will, for a customer who came for that',
      completeExampleWill({ lastPowerOfAttorney: 1 }),
      false,
      ['power-of-attorney', 'missing'],
    ],
    [
      'the power of attorney and the documents, while it is unfinished',
      completeExampleWill({ paid: 1, lastPowerOfAttorney: 1 }),
      true,
      ['power-of-attorney', 'documents'],
    ],
    [
      'the documents, once the power of attorney is finished',
      completeExampleWill({ paid: 1, lastPowerOfAttorney: 1, lpoaDate: '2026-11-03' }),
      true,
      ['documents'],
    ],
  ] as const)('%s', (_what, will, isComplete, offers) =>
    expect(summaryOffers(will, isComplete, { sponsored: false })).toEqual(offers),
  )

  test('the missing answers of a sponsored customer, and then the documents', () => {
    const paid = completeExampleWill({ paid: 1 })
    expect(summaryOffers(paid, false, { sponsored: true })).toEqual(['missing'])
    expect(summaryOffers({ ...newWill(1), paid: 1 }, false, { sponsored: true })).toEqual(['begin'])
    expect(summaryOffers(paid, true, { sponsored: true })).toEqual(['documents'])
  })
})
