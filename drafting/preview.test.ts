import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { steps } from '#core/journey/steps.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { anHeir, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf, drafted } from '#testkit/drafted.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { asText } from './plain-text.ts'
import { preview } from './preview.ts'

const started = newWill(1)

describe('The draft beside an unfinished will', () => {
  test('says in words what has not been answered', () => {
    const document = preview(started, today)
    expect(document.name).toBeUndefined()
    expect(clauseOf(document, 'testator')).toBe('You have not given your full name and address yet.')
    expect(clauseOf(document, 'executors')).toBe('You have not chosen executors yet.')
    expect(clauseOf(document, 'residue')).toBe('You have not said who shares what you leave yet.')
    expect(document.clauses.filter(({ written }) => !written).map(({ id }) => id)).toEqual([
      'executors',
      'funeral',
      'pets',
      'residue',
      'if-a-share-fails',
      'ultimate-default',
      'digital',
    ])
  })

  test('already shows what is the same for everybody', () => {
    expect(clauseOf(preview(started, today), 'powers')).toContain('my Executors may:')
    expect(clauseOf(preview(started, today), 'meanings')).toContain('survives me')
  })

  test('fills each clause as soon as its own answers are there', () => {
    const { persons, executor } = completeExampleWill()
    const document = preview({ ...started, persons, executor }, today)
    expect(clauseOf(document, 'executors')).toContain('Ruth Hale')
    expect(document.clauses.find(({ id }) => id === 'funeral')?.written).toBe(false)
  })

  test('tells backups that are not chosen from a last resort that is not, though both are asked on one page', () => {
    const holes = (will: Will) =>
      preview(will, today)
        .clauses.filter(({ written }) => !written)
        .map(({ id }) => id)
    const { ultimateDefault: _unsaid, ...undecided } = simplestWill()
    expect(holes(undecided)).toEqual(['ultimate-default'])
    const backed = anHeir(100, { estateIfDie: 'Split between specific beneficiaries' })
    expect(holes(simplestWill({ persons: [backed] }))).toEqual(['if-a-share-fails'])
  })

  test('drops a clause again when its answer is No', () => {
    expect(clauseOf(preview({ ...started, havePets: 'No' }, today), 'pets')).toBeUndefined()
  })

  test('can never be signed', () => {
    expect(preview(completeExampleWill(), today).signature).toBeUndefined()
  })

  test('reads word for word as the will will, once everything is answered', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const { signature: _onlyInTheWill, ...rest } = drafted(will)
        expect(preview(will, today)).toEqual(rest)
      }),
    )
  })

  test('tells for each clause which steps it is written from, and each step that has words in the will has a clause', () => {
    const named = new Set(
      [drafted(completeExampleWill()), preview({ ...started, status: 'Engaged' }, today)].flatMap((document) =>
        [document.opening, ...document.clauses].flatMap((clause) => clause.steps),
      ),
    )
    const silent = steps.map(({ name }) => name).filter((name) => !named.has(name))
    expect(silent).toEqual([
      'will.about-me.you-own-property',
      'will.about-me.dob',
      'will.beneficiaries.children',
      'will.beneficiaries.other-beneficiaries',
      'will.executors.executor-notify',
      'will.summary',
    ])
  })

  test('is plain words when asked for as text', () => {
    expect(asText(preview(started, today))).toMatch(/^The last will of\n\nYou have not given/)
  })
})
