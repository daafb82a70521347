import { describe, expect, test } from 'vitest'
import { newLpa } from '#core/lpa/lpas.ts'
import { newWill } from '#core/will/new-will.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { fitsOnForm, lpaFormAnswers } from './lpa-form.ts'

const [MONEY, HEALTH] = ['Property and financial affairs', 'Health and welfare'] as const
const will = completeExampleWill()
const answers = (type: typeof MONEY | typeof HEALTH, given: object = {}) =>
  Object.fromEntries(lpaFormAnswers(will, anLpa(type, given)).map(({ field, value }) => [field, value]))

const lpaFormAnswersOf = (given: object) => {
  const withEmails = { ...will, persons: will.persons.map((person) => ({ ...person, email: 'them@example.org' })) }
  return Object.fromEntries(lpaFormAnswers(withEmails, anLpa(MONEY, given)).map(({ field, value }) => [field, value]))
}

describe('the official form, filled in', () => {
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

  test.each([
    ['attorneys', 4, 'has-more-than-4-attorneys', 'primaryAttorneys'],
    ['replacements', 2, 'has-more-than-2-replacement-attorneys', 'replacementAttorneys'],
    ['peopleToTell', 4, 'has-more-than-4-notified-people', 'peopleToNotify'],
  ])('of %s the form names up to %d without a continuation sheet', (list, room, tick, field) => {
    const none = { attorneys: [], replacements: [], peopleToTell: [] }
    const ids = [1, 2, 4, 5, 6]
    const fits = answers(MONEY, { ...none, [list]: ids.slice(0, room) })
    const more = answers(MONEY, { ...none, [list]: ids.slice(0, room + 1) })
    const lastNames = (given: object) =>
      Object.keys(given).filter((each) => each.startsWith(`lpa-document-${field}-`) && each.endsWith('name-last'))
    expect(fits).not.toHaveProperty(tick)
    expect(lastNames(fits)).toHaveLength(room)
    expect(more[tick]).toBe(true)
    expect(lastNames(more)).toHaveLength(room)
  })

  test('leaves open when attorneys for money may act until that is said', () => {
    expect(answers(MONEY, { whenTheyAct: undefined })).not.toHaveProperty('when-attorneys-may-make-decisions')
  })

  test('names four of those who sign in section 11: attorneys first, then replacements', () => {
    const many = answers(MONEY, { attorneys: [1, 2, 4], replacements: [5, 6] })
    const signing = Object.entries(many).filter(([field]) => /^signature-attorney-\d-name-first$/.test(field))
    const acting = ['primaryAttorneys-0', 'primaryAttorneys-1', 'primaryAttorneys-2', 'replacementAttorneys-0']
    expect(signing.map(([, name]) => name)).toEqual(acting.map((each) => many[`lpa-document-${each}-name-first`]))
  })

  test('has no spaces around a name, one of a single word as the last name, and the email of the donor', () => {
    const spaced = {
      ...will,
      details: { ...will.details, middle_name: ' ', email: 'margaret@example.org' },
      persons: will.persons.map((person) => (person.id === 1 ? { ...person, fullname: ' Sukarno ' } : person)),
    }
    const filled = Object.fromEntries(
      lpaFormAnswers(spaced, anLpa(MONEY, { attorneys: [1], replacements: [] })).map(({ field, value }) => [
        field,
        value,
      ]),
    )
    expect(filled).toMatchObject({
      'lpa-document-donor-name-first': 'Margaret',
      'lpa-document-donor-email-address': 'margaret@example.org',
      'lpa-document-primaryAttorneys-0-name-last': 'Sukarno',
    })
    expect(filled).not.toHaveProperty('lpa-document-primaryAttorneys-0-name-first')
  })

  test('has preferences and instructions that fit the boxes, each in its own', () => {
    const fitting = answers(MONEY, { preferences: 'Keep my garden', instructions: 'Sell no land' })
    expect(fitting).toMatchObject({
      'lpa-document-preference': 'Keep my garden',
      'lpa-document-instruction': 'Sell no land',
    })
    expect(answers(MONEY, { preferences: 'a\n'.repeat(40) })).not.toHaveProperty('lpa-document-preference')
  })

  test('asks of a person to tell neither a birthday nor an email', () => {
    const of = (list: 'attorneys' | 'peopleToTell') =>
      Object.keys(lpaFormAnswersOf({ attorneys: [], replacements: [], peopleToTell: [], [list]: [2] })).filter(
        (field) => /email|dob/.test(field) && !field.includes('donor'),
      )
    expect(of('peopleToTell')).toEqual([])
    expect(of('attorneys')).toEqual([
      'lpa-document-primaryAttorneys-0-dob-date-day',
      'lpa-document-primaryAttorneys-0-dob-date-month',
      'lpa-document-primaryAttorneys-0-dob-date-year',
      'lpa-document-primaryAttorneys-0-email-address',
    ])
  })

  test('is empty where nothing was answered', () => {
    const bare = { ...newWill(1), details: {} }
    const power = newLpa(MONEY)
    expect(lpaFormAnswers(bare, power)).toEqual([])
    expect(lpaFormAnswers(bare, newLpa(HEALTH))).toEqual([])
  })

  test('writes a name in its two fields, whatever the spaces between its words', () => {
    const answered = answers(MONEY, {
      certificateProvider: {
        name: '  Gwen   Mary Lloyd ',
        address: { house_name: '1 High Street', town: 'Ludlow', postcode: 'SY8 1AB' },
      },
    })
    expect(answered).toMatchObject({
      'lpa-document-certificateProvider-name-first': 'Gwen Mary',
      'lpa-document-certificateProvider-name-last': 'Lloyd',
      'lpa-document-certificateProvider-address-address1': '1 High Street',
    })
    expect(answers(MONEY, { certificateProvider: { name: 'Gwen' } })).toMatchObject({
      'lpa-document-certificateProvider-name-last': 'Gwen',
    })
    expect(answers(MONEY, { certificateProvider: { name: 'Gwen' } })).not.toHaveProperty(
      'lpa-document-certificateProvider-name-first',
    )
  })

  test('leaves out what is only spaces, and spaces around the rest', () => {
    const spaced = { ...will, details: { ...will.details, title: ' Mrs ', middle_name: ' ', email: '  ' } }
    const filled = Object.fromEntries(lpaFormAnswers(spaced, anLpa(MONEY)).map(({ field, value }) => [field, value]))
    expect(filled).toMatchObject({
      'lpa-document-donor-name-title': 'Mrs',
      'lpa-document-donor-name-first': 'Margaret',
    })
    expect(filled).not.toHaveProperty('lpa-document-donor-email-address')
  })

  test('counts a paragraph of the length of a line as one line', () => {
    expect(fitsOnForm(`${'a'.repeat(84)}\n`.repeat(11))).toBe(true)
    expect(fitsOnForm(`${'a'.repeat(85)}\n`.repeat(6))).toBe(false)
    expect(fitsOnForm(`  \n${'a\n'.repeat(11)}\n  `)).toBe(true)
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
