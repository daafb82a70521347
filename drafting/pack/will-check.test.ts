import { describe, expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import { said } from '#testkit/advised-wills.ts'
import { anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { stages, willAt } from '#testkit/stages.ts'
import { toPlainText } from './pack-document.ts'
import { willCheck } from './will-check.ts'

const report = (will = completeExampleWill()) => toPlainText(willCheck(will, { today }))

describe('The report of "Check my will"', () => {
  test('counts what it found of each kind', () => {
    expect(report()).toContain('Must fix: nothing. See a solicitor: nothing. Worth a thought: 2.')
  })

  test('lists who must not be a witness, each once, and no charity', () => {
    const text = report()
    expect(text).toContain(
      'Thomas Hale, Ruth Hale, Anne Price, Daniel Hale, Peter Price, Priya Sharma, Sam Price and Colin Hale, and anyone they are married to',
    )
    const shelter = simplestWill({
      persons: [anHeir(100), aPerson({ id: 2, type: 'Charity', fullname: 'Ludlow Shelter' })],
    })
    expect(report(shelter)).not.toContain('Ludlow Shelter')
    const unfinished = report({
      ...shelter,
      persons: [...shelter.persons, aPerson({ id: 3, fullname: '' })],
      executor: [],
    })
    expect(unfinished).toContain('Priya Sharma, and anyone they are married to')
    expect(unfinished).not.toContain('Ludlow Shelter')
  })

  test('has a section for each kind that was found, and no others', () => {
    const text = report(said('land-abroad'))
    expect(text).toContain('## See a solicitor')
    expect(text).toContain('What to do. Ask a solicitor: ')
    expect(text).not.toContain('## Must fix')
  })

  test('says that a program made it and that it is no legal advice', () => {
    expect(report()).toContain('A computer did this check. Nobody has read your will')
    expect(report()).toMatch(/^\[Not part of the will, and not legal advice\]/)
  })

  test('works for a will with nothing in it', () => {
    const text = report(newWill(1))
    expect(text).toContain('## Must fix')
    expect(text).not.toContain('Who must not be a witness')
    expect(text).not.toMatch(/undefined|NaN/)
  })

  test.each(stages)('reads well at %s', (stage) => {
    const text = report(willAt(stage))
    expect(text).not.toMatch(/undefined|NaN|\[object|\.\.|\s\./)
  })
})
