import { describe, expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { fitsOnForm, lpaFormAnswers } from './lpa-form.ts'

const [MONEY, HEALTH] = ['Property and financial affairs', 'Health and welfare'] as const
const will = completeExampleWill()
const answers = (type: typeof MONEY | typeof HEALTH, given: object = {}) =>
  Object.fromEntries(lpaFormAnswers(will, anLpa(type, given)).map(({ field, value }) => [field, value]))

describe('around A5: the official form, filled in', () => {
  test('has the donor as the will knows them', () => {
    expect(answers(MONEY)).toMatchObject({
      'lpa-document-donor-name-first': 'Margaret Ellen',
      'lpa-document-donor-name-last': 'Hale',
      'lpa-document-donor-otherNames': 'Peggy Hale',
      'lpa-document-donor-dob-date-day': '09',
      'lpa-document-donor-dob-date-month': '03',
      'lpa-document-donor-dob-date-year': '1961',
      'lpa-document-donor-address-address1': '14 Orchard Lane',
      'lpa-document-donor-address-address2': 'Ludlow',
      'lpa-document-donor-address-postcode': 'SY8 1AB',
    })
  })

  test('has attorneys, replacements, people to tell, and the names of those who sign in section 11', () => {
    expect(
      answers(MONEY, {
        attorneys: [1, 2],
        replacements: [4],
        peopleToTell: [7],
        formDetails: [
          { person: 1, address: { house_name: '12 Rue Cler', town: 'Paris', postcode: '75007', country: 'France' } },
        ],
      }),
    ).toMatchObject({
      'lpa-document-primaryAttorneys-0-name-first': 'Thomas',
      'lpa-document-primaryAttorneys-0-name-last': 'Hale',
      'lpa-document-primaryAttorneys-0-address-address1': '12 Rue Cler',
      'lpa-document-primaryAttorneys-0-address-address2': 'Paris',
      'lpa-document-primaryAttorneys-0-address-address3': 'France',
      'lpa-document-primaryAttorneys-0-address-postcode': '75007',
      'lpa-document-primaryAttorneys-1-dob-date-day': '21',
      'lpa-document-replacementAttorneys-0-name-last': 'Price',
      'lpa-document-peopleToNotify-0-name-first': 'Priya',
      'signature-attorney-0-name-first': 'Thomas',
      'signature-attorney-1-name-first': 'Ruth',
      'signature-attorney-2-name-last': 'Price',
      'lpa-document-certificateProvider-name-last': 'Lloyd',
    })
  })

  test.each([
    ['only-one-attorney-appointed', { attorneys: [1] }],
    ['jointly', { howTheyAct: 'Jointly' }],
    ['jointly-attorney-severally', { howTheyAct: 'Jointly and severally' }],
    ['depends', { howTheyAct: 'Jointly for some decisions', jointDecisions: 'Selling my home' }],
  ])('ticks %s for how they decide', (option, given) => {
    expect(answers(MONEY, given)['how-attorneys-act']).toBe(option)
  })

  test('says when attorneys for money may act, and leaves life-sustaining treatment to the donor', () => {
    expect(answers(MONEY)['when-attorneys-may-make-decisions']).toBe('when-lpa-registered')
    expect(answers(MONEY, { whenTheyAct: 'Only when I cannot decide' })['when-attorneys-may-make-decisions']).toBe(
      'when-donor-lost-mental-capacity',
    )
    const health = Object.keys(answers(HEALTH))
    expect(health.filter((field) => /sustain|when-attorneys|signature-(donor|date)/.test(field))).toEqual([])
  })

  test('ticks that there are more people where the form has no room, and names those it has room for', () => {
    const many = answers(MONEY, { attorneys: [1, 2, 4, 5, 6], replacements: [], peopleToTell: [] })
    expect(many['has-more-than-4-attorneys']).toBe(true)
    expect(Object.keys(many).filter((field) => /primaryAttorneys-\d-name-last/.test(field))).toHaveLength(4)
    expect(Object.keys(answers(MONEY)).filter((field) => field.startsWith('has-more'))).toEqual([])
  })

  test('leaves a box empty for words that are longer than it', () => {
    const long = 'I would like to go on giving to my church. '.repeat(30)
    expect(fitsOnForm(long)).toBe(false)
    expect(answers(MONEY, { preferences: long, instructions: 'Keep my cat.' })).toMatchObject({
      'lpa-document-instruction': 'Keep my cat.',
    })
    expect(answers(MONEY, { preferences: long })).not.toHaveProperty('lpa-document-preference')
    expect(fitsOnForm('a\n'.repeat(11))).toBe(true)
    expect(fitsOnForm('a\n'.repeat(12))).toBe(false)
    expect(fitsOnForm('')).toBe(true)
  })
})
