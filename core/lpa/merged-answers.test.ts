import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anLpa } from '#testkit/pack-documents.ts'
import { withAnswers } from './lpas.ts'
import { mergedAnswers } from './merged-answers.ts'

const MONEY = 'Property and financial affairs'
const gwen = { name: 'Gwen Lloyd', kind: 'Has known me well for two years' } as const
const corveStreet = { house_name: '5', street_address: 'Corve Street', town: 'Ludlow', postcode: 'SY8 1DA' }

/** The answers after a page opened on `before` was saved over `newest`. */
const saved = (before: object, typed: object, newest: object) => {
  const { answers, collisions } = mergedAnswers(anLpa(MONEY, before), typed, anLpa(MONEY, newest))
  return { ...withAnswers(anLpa(MONEY, newest), answers), collisions }
}

describe('a page of a power of attorney saved over newer answers', () => {
  test('keeps what another window answered to other questions', () => {
    expect(
      saved({ attorneys: [1] }, { attorneys: [1, 2] }, { attorneys: [1], preferences: 'Ask Ruth.' }),
    ).toMatchObject({
      attorneys: [1, 2],
      preferences: 'Ask Ruth.',
      collisions: [],
    })
  })

  test('keeps the newer answer to a question of its own that it did not change', () => {
    const typed = { preferences: 'Ask Ruth.', instructions: undefined }
    expect(saved({}, typed, { instructions: 'Keep the house.' })).toMatchObject({
      preferences: 'Ask Ruth.',
      instructions: 'Keep the house.',
      collisions: [],
    })
  })

  test('does not choose between two answers to one question', () => {
    expect(saved({ attorneys: [] }, { attorneys: [2] }, { attorneys: [1] })).toMatchObject({
      attorneys: [1],
      collisions: ['attorneys'],
    })
  })

  test('does not ask where both windows gave the same answer', () => {
    expect(saved({ attorneys: [] }, { attorneys: [1] }, { attorneys: [1] }).collisions).toEqual([])
  })

  test('joins the name and the address of a certificate provider', () => {
    const typed = { certificateProvider: { ...gwen, address: corveStreet } }
    const newest = { certificateProvider: { ...gwen, name: 'Gwen Mair Lloyd' } }
    expect(saved({ certificateProvider: gwen }, typed, newest)).toMatchObject({
      certificateProvider: { ...gwen, name: 'Gwen Mair Lloyd', address: corveStreet },
      collisions: [],
    })
  })

  test('never mixes two addresses', () => {
    const with_ = (town: string) => ({ certificateProvider: { ...gwen, address: { ...corveStreet, town } } })
    const other = { certificateProvider: { ...gwen, address: { ...corveStreet, house_name: '9' } } }
    expect(saved(with_('Ludlow'), with_('Leominster'), other).collisions).toEqual(['certificateProvider'])
  })

  test('over unchanged answers is what was typed, and with nothing typed changes nothing', () => {
    const answers = fc.record({
      attorneys: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
      preferences: fc.string(),
    })
    fc.assert(
      fc.property(answers, answers, (before, after) => {
        expect(saved(before, after, before)).toMatchObject({ ...after, collisions: [] })
        expect(saved(before, before, after)).toMatchObject({ ...after, collisions: [] })
      }),
    )
  })
})
