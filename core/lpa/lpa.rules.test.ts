import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import { lpaTypes } from '../will/lpa-options.ts'
import { type Lpa, lpaSchema } from '../will/lpa-schema.ts'
import { problemsOfLpa } from './lpa.rules.ts'

const will = aWill({
  persons: [
    anHeir(100, { id: 1, type: 'partner', relationship: 'Spouse', fullname: 'Thomas Hale' }),
    aPerson({ id: 2, fullname: 'Ann Roe' }),
    aPerson({ id: 3, fullname: 'Ben Roe' }),
    aPerson({ id: 4, type: 'Child', relationship: 'Son', fullname: 'Daniel Hale', isChild: 'Yes' }),
    aPerson({ id: 5, fullname: 'Margaret Ellen Hale' }),
    aPerson({ id: 6, fullname: 'Margaret Ellen Hale', dob: { day: 1, month: 1, year: 1985 } }),
    aPerson({ id: 7, fullname: 'Cal Roe', died: true }),
  ],
})

const plain = {
  attorneys: [1],
  certificateProvider: { name: 'Gwen Lloyd', kind: 'Has known me well for two years' },
}
const lpa = (type: Lpa['type'], given: object = {}): Lpa =>
  lpaSchema.parse({
    type,
    ...plain,
    ...(type === 'Property and financial affairs' && { whenTheyAct: 'As soon as it is registered' }),
    ...given,
  })
const problems = (given: object, type: Lpa['type'] = 'Property and financial affairs') =>
  problemsOfLpa(lpa(type, given), will, today).map(({ field, code }) => `${field} ${code}`)

describe('A power of attorney', () => {
  test.each(lpaTypes)('%s: one adult attorney and an independent certificate provider are enough', (type) => {
    expect(problems({}, type)).toEqual([])
  })

  test.each([
    ['has an attorney', { attorneys: [] }, 'attorneys ADD_ATTORNEY'],
    ['has attorneys who are in the will', { attorneys: [99] }, 'attorneys ADD_ATTORNEY'],
    ['has attorneys of 18 or over', { attorneys: [4] }, 'attorneys ATTORNEY_UNDER_18'],
    ['has attorneys who are living', { attorneys: [7] }, 'attorneys ATTORNEY_UNDER_18'],
    ['is not held by the donor', { attorneys: [5] }, 'attorneys ATTORNEY_IS_DONOR'],
    ['says how two attorneys decide', { attorneys: [1, 2] }, 'howTheyAct SELECT_OPTION'],
    [
      'says which decisions are joint, if only some are',
      { attorneys: [1, 2], howTheyAct: 'Jointly for some decisions' },
      'jointDecisions JOINT_DECISIONS_NEEDED',
    ],
    ['has replacements who are not attorneys', { replacements: [1] }, 'replacements REPLACEMENT_IS_ATTORNEY'],
    ['has replacements of 18 or over', { replacements: [4] }, 'replacements ATTORNEY_UNDER_18'],
    ['has no bankrupt attorney for money', { bankrupt: [1] }, 'attorneys ATTORNEY_BANKRUPT'],
    ['has no bankrupt replacement for money', { replacements: [2], bankrupt: [2] }, 'replacements ATTORNEY_BANKRUPT'],
    ['says when attorneys for money may act', { whenTheyAct: undefined }, 'whenTheyAct SELECT_OPTION'],
    ['has no attorney among the people to tell', { peopleToTell: [1] }, 'peopleToTell TOLD_IS_ATTORNEY'],
    [
      'has no replacement among the people to tell',
      { replacements: [2], peopleToTell: [2] },
      'peopleToTell TOLD_IS_ATTORNEY',
    ],
    [
      'has attorneys who are 18 by the date of birth given for the form',
      { formDetails: [{ person: 1, dob: { day: 1, month: 1, year: 2015 } }] },
      'formDetails.1.dob.year ATTORNEY_UNDER_18',
    ],
    [
      'has real dates of birth of attorneys',
      { formDetails: [{ person: 1, dob: { day: 31, month: 2, year: 1980 } }] },
      'formDetails.1.dob.day DOB_NOT_REAL',
    ],
    [
      'has whole addresses, if any',
      { formDetails: [{ person: 1, address: { house_name: '3', town: 'Ludlow', postcode: 'SY' } }] },
      'formDetails.1.address.postcode POSTCODE_NOT_UK',
    ],
    [
      'says why the certificate provider may give the certificate',
      { certificateProvider: { name: 'Gwen Lloyd' } },
      'certificateProvider.kind SELECT_OPTION',
    ],
    [
      'has a whole address for the certificate provider, if any',
      {
        certificateProvider: {
          ...plain.certificateProvider,
          address: { house_name: '3', town: 'Ludlow', postcode: '' },
        },
      },
      'certificateProvider.address.postcode POSTCODE_WRONG_FORMAT',
    ],
    [
      'has a certificate provider with a full name',
      { certificateProvider: { ...plain.certificateProvider, name: 'Gwen' } },
      'certificateProvider.name NAME_WRONG_FORMAT',
    ],
    [
      'has a certificate provider who is no attorney, however the name is written',
      { attorneys: [2], certificateProvider: { ...plain.certificateProvider, name: 'ann ROE' } },
      'certificateProvider.name CERTIFICATE_PROVIDER_IS_ATTORNEY',
    ],
    [
      'has a certificate provider who is no replacement',
      { replacements: [3], certificateProvider: { ...plain.certificateProvider, name: 'Ben Roe' } },
      'certificateProvider.name CERTIFICATE_PROVIDER_IS_ATTORNEY',
    ],
    [
      'is not certified by the donor',
      { certificateProvider: { ...plain.certificateProvider, name: 'Margaret Ellen Hale' } },
      'certificateProvider.name CERTIFICATE_PROVIDER_IS_ATTORNEY',
    ],
    [
      'has a certificate provider who is no relative',
      { attorneys: [2], certificateProvider: { ...plain.certificateProvider, name: 'Thomas Hale' } },
      'certificateProvider.name CERTIFICATE_PROVIDER_IS_FAMILY',
    ],
  ])('%s', (_rule, given, problem) => {
    expect(problems(given)).toEqual([problem])
  })

  test('takes an address abroad, and asks no date of birth of a person to tell', () => {
    const abroad = { house_name: '12 Rue Cler', town: 'Paris', postcode: '', country: 'France' }
    const dob = { day: 1, month: 1, year: 2015 }
    expect(problems({ peopleToTell: [2], formDetails: [{ person: 2, dob, address: abroad }] })).toEqual([])
  })

  test('has a certificate provider, and says why they may give the certificate', () => {
    expect(problems({ certificateProvider: undefined })).toEqual([
      'certificateProvider.name FIELD_REQUIRED',
      'certificateProvider.kind SELECT_OPTION',
    ])
  })

  test('may be certified by a person whose address is not given', () => {
    const address = { house_name: ' ', town: '', postcode: '' }
    expect(problems({ certificateProvider: { ...plain.certificateProvider, address } })).toEqual([])
  })

  test('tells five people at most', () => {
    const tells = (peopleToTell: number[]) =>
      problemsOfLpa({ ...lpa('Health and welfare'), peopleToTell }, will, today).map(({ code }) => code)
    expect(tells([11, 12, 13, 14, 15])).toEqual([])
    expect(tells([11, 12, 13, 14, 15, 16])).toEqual(['TOO_MANY_TO_TELL'])
  })

  test('may be held by a child of the same name, born on another day', () => {
    expect(problems({ attorneys: [6] })).toEqual([])
  })

  test('may be certified by a friend who is named in the will', () => {
    expect(problems({ certificateProvider: { ...plain.certificateProvider, name: 'Ann Roe' } })).toEqual([])
  })

  test('for health does not ask about bankruptcy or when attorneys may act', () => {
    expect(() => lpa('Health and welfare', { bankrupt: [1] })).toThrow()
    expect(() => lpa('Health and welfare', { whenTheyAct: 'As soon as it is registered' })).toThrow()
  })
})
