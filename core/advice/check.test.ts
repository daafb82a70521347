import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemsOf } from '#core/journey/walk.ts'
import { newWill } from '#core/will/new-will.ts'
import { said } from '#testkit/advised-wills.ts'
import { anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { stages, willAt } from '#testkit/stages.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { adviceFor } from './advice.ts'
import { checkWill, gapInWords, gapsFound, severities } from './check.ts'

const found = (will = simplestWill()) => checkWill(will, today).map(({ severity, about }) => `${severity}: ${about}`)
const withSubstitute = simplestWill({
  persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe' })],
  executorBackup: [2],
})

describe('Checking a will', () => {
  test('finds nothing in a plain will with a substitute executor', () => {
    expect(checkWill(withSubstitute, today)).toEqual([])
  })

  test('finds every question that is not answered, once', () => {
    expect(found(newWill(1))).toContain('must fix: What is your full name?')
    expect(new Set(found(newWill(1))).size).toBe(found(newWill(1)).length)
  })

  test('says what to do about an answer that is missing, in the words of the page', () => {
    const [first] = checkWill({ ...withSubstitute, whatToDo: undefined }, today)
    expect(first).toMatchObject({ severity: 'must fix', toDo: 'Please select an option.', step: 'will.funeral-wishes' })
  })

  test('finds an answer that needs a solicitor, and says what to ask', () => {
    const [first] = checkWill(said('land-abroad', withSubstitute), today)
    expect(first?.severity).toBe('see a solicitor')
    expect(first?.toDo).toMatch(/^Ask a solicitor: /)
  })

  test('finds an executor without a substitute', () => {
    expect(checkWill(simplestWill(), today).map(({ what }) => what)).toEqual([
      expect.stringContaining('You named one executor, and no backup.'),
    ])
  })

  test('finds a child without a backup guardian', () => {
    const will = completeExampleWill({
      persons: completeExampleWill().persons.map((person) => ({ ...person, backupGuardianId: [] })),
    })
    expect(checkWill(will, today).map(({ what }) => what)).toContainEqual(
      expect.stringContaining('has no backup guardian'),
    )
  })

  test.each([
    ['Ann Roe', 'Anne Roe', 'Ann Roe and Anne Roe could be mixed up.'],
    ['Ann Roe', 'Ann Roe', 'Two in your will are called Ann Roe.'],
    ['Priya Sharma', 'Margaret Hale', 'Margaret Ellen Hale and Margaret Hale could be mixed up.'],
  ])('finds that the names %s and %s could be confused', (one, other, what) => {
    const will = simplestWill({
      persons: [anHeir(100, { fullname: one }), aPerson({ id: 2, fullname: other, relationship: 'Cousin' })],
      executorBackup: [2],
    })
    expect(checkWill(will, today).map((finding) => finding.what)).toEqual([what])
  })

  test('reports once, as an error, that the will cannot tell two people apart', () => {
    const will = simplestWill({
      persons: [anHeir(100, { fullname: 'Ann Roe' }), aPerson({ id: 2, fullname: 'Ann Roe' })],
      executorBackup: [2],
    })
    expect(checkWill(will, today).map(({ severity }) => severity)).toEqual(['must fix'])
  })

  test('finds that if one person dies all goes to next of kin, against the testator’s choice', () => {
    const will = {
      ...withSubstitute,
      ultimateDefault: { option: 'People' as const, persons: [{ id: 1, percent: 100 }], charities: [] },
    }
    expect(checkWill(will, today).map(({ what }) => what)).toEqual([
      'If Priya Sharma dies before you, nobody you named is left. Everything then goes to your next of kin: the relatives the law chooses.',
    ])
  })

  test('finds it only where they leave no children, if those would take in their place', () => {
    const will = simplestWill({
      persons: [
        anHeir(50, { estateIfDie: 'Pass to their children' }),
        anHeir(50, { id: 2, fullname: 'Ann Roe', estateIfDie: 'Split between remaining beneficiaries' }),
      ],
      ultimateDefault: { option: 'People', persons: [{ id: 1, percent: 100 }], charities: [] },
    })
    expect(gapsFound(will, today).map((gap) => gapInWords(will, gap))).toEqual([
      'If Priya Sharma and Ann Roe all die before you, and Priya Sharma leaves no children, nobody you named is left. Everything then goes to your next of kin: the relatives the law chooses.',
    ])
  })

  test('says of the children of one who has died that they have died, not that one of them has', () => {
    const will = simplestWill({
      persons: [anHeir(100, { id: 1, fullname: 'Bob Hale', died: true }), aPerson({ id: 2, fullname: 'Kit Hale' })],
    })
    const gap = { failed: [{ person: 1 }], followed: [], outcome: [] }
    expect(gapInWords(will, gap)).toMatch(/^If the children of Bob Hale all die before you, /)
    expect(gapInWords(will, { ...gap, atEndOf: 2 })).toMatch(/^If the children of Bob Hale have all died when /)
  })

  test('puts the most severe first', () => {
    const will = said('land-abroad', { ...simplestWill(), whatToDo: undefined })
    const order = checkWill(will, today).map(({ severity }) => severity)
    expect(order).toEqual(['must fix', 'see a solicitor', 'worth a thought'])
  })

  test.each(stages)('works for a will at %s', (stage) => {
    const will = willAt(stage)
    const unfinished = new Set(problemsOf(will, today).map(({ step }) => step))
    const missing = checkWill(will, today).filter(({ what }) => what === 'This is not finished.')
    expect(missing.map(({ step }) => step)).toEqual([...unfinished])
  })
})

test('in any will, every piece of advice is among the findings, and each says what to do', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const findings = checkWill(will, today)
      const whats = findings.map(({ what }) => what)
      for (const advice of adviceFor(will, today)) expect(whats).toContain(advice.message)
      expect(findings.every(({ toDo, about, severity }) => toDo && about && severities.includes(severity))).toBe(true)
    }),
    { numRuns: fewerRuns(40) },
  )
})
