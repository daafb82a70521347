import { describe, expect, test } from 'vitest'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { lpaSheet } from './lpa-sheets.ts'
import { toPlainText } from './pack-document.ts'

const will = completed(completeExampleWill())
const financial = (given: object = {}) =>
  toPlainText(lpaSheet(will, anLpa('Property and financial affairs', given), { today }))
const health = (given: object = {}) => toPlainText(lpaSheet(will, anLpa('Health and welfare', given), { today }))
const headings = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)

const common = ['1. The donor', '2. The attorneys', '3. How your attorneys make decisions', '4. Replacement attorneys']
const after = [
  '6. People to notify',
  '7. Preferences and instructions',
  '8. Your legal rights and responsibilities',
  '9. Signature of the donor',
  '10. Signature of the certificate provider',
  '11. Signatures of the attorneys and replacements',
  '12 to 15. Registering it',
]

describe('A data sheet for a power of attorney', () => {
  test('follows the sections of form LP1F', () => {
    expect(headings(financial())).toEqual([...common, '5. When your attorneys can make decisions', ...after])
  })

  test('follows the sections of form LP1H', () => {
    expect(headings(health())).toEqual([...common, '5. Life-sustaining treatment', ...after])
  })

  test('gives the donor as the will knows them', () => {
    const text = financial()
    for (const said of [
      'First names: Margaret Ellen',
      'Last name: Hale',
      'Other names you are known by: Peggy Hale',
      'Date of birth: 9 March 1961',
      'Address: 14 Orchard Lane, Ludlow, SY8 1AB',
    ])
      expect(text).toContain(said)
  })

  test('gives attorneys, replacements and people to notify in their order', () => {
    expect(financial()).toMatch(
      /### Attorney 1[^#]*Thomas Hale[^#]*### Attorney 2[^#]*Ruth Hale[^#]*Date of birth: 21 June 1990.*### Replacement 1[^#]*Anne Price.*### Person 1[^#]*Priya Sharma/s,
    )
  })

  test('prints preferences, instructions and the certificate provider as given, tidied, with room where they are not', () => {
    const text = financial({
      preferences: ' Ask my sister first. ',
      instructions: ' Keep the house. ',
      certificateProvider: { name: ' Gwen Lloyd ', kind: 'Has known me well for two years' },
    })
    expect(text).toContain('Preferences: Ask my sister first.\n')
    expect(text).toContain('Instructions: Keep the house.\n')
    expect(text).toContain('Full name: Gwen Lloyd\n')
    expect(financial({ certificateProvider: undefined })).toContain(
      'Full name: ____\nAddress: ____\nWhy they may do it: ____',
    )
  })

  test('says what is not known, and makes nothing up', () => {
    expect(financial()).toContain('Full name: Thomas Hale\nDate of birth: ____\nAddress: ____')
  })

  test('gives the dates of birth and addresses that were asked for the form', () => {
    const text = financial({
      formDetails: [
        {
          person: 1,
          dob: { day: 4, month: 5, year: 1959 },
          address: { house_name: '14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
        },
        { person: 7, address: { house_name: 'Rose Cottage', town: 'Leominster', postcode: 'HR6 8AA' } },
      ],
    })
    expect(text).toContain(
      'Full name: Thomas Hale\nDate of birth: 4 May 1959\nAddress: 14 Orchard Lane, Ludlow, SY8 1AB',
    )
    expect(text).toMatch(/### Person 1\s+Full name: Priya Sharma\nAddress: Rose Cottage, Leominster, HR6 8AA/)
  })

  test('leaves life-sustaining treatment to the donor', () => {
    expect(health()).toContain('We have left this to you.')
    expect(financial()).not.toContain('Life-sustaining')
  })

  test('says when attorneys for money may act, and which decisions are joint', () => {
    const text = financial({ howTheyAct: 'Jointly for some decisions', jointDecisions: 'Selling my home' })
    expect(text).toContain('Tick: As soon as it is registered')
    expect(text).toContain(
      'On continuation sheet 2: to be decided jointly: Selling my home\n\nAll other decisions can then be made jointly and severally. Say so on the sheet.',
    )
    expect(financial({ whenTheyAct: undefined })).toContain('Tick: Choose one on the form')
    expect(financial({ attorneys: [] })).toContain('## 2. The attorneys\n\nChoose at least one.')
  })

  test('sends a fifth attorney and a third replacement to a continuation sheet', () => {
    const text = financial({ attorneys: [1, 2, 4, 5, 6], replacements: [] })
    expect(text).toContain('The form has room for 4. The others go on continuation sheet 1.')
    expect(financial()).not.toContain('continuation sheet 1.')
    expect(financial({ attorneys: [1, 2, 4, 5], replacements: [] })).not.toContain('continuation sheet 1.')
  })

  test('warns that instructions bind, where there are any', () => {
    expect(financial({ instructions: 'No shares in tobacco.' })).toContain(
      'Instructions bind your attorneys\nOne that cannot work in law can keep the form from being registered. Show them to a solicitor first.',
    )
    expect(financial()).not.toContain('Instructions bind your attorneys')
  })

  test('says first what has to be put right', () => {
    expect(financial({ attorneys: [3], howTheyAct: undefined, peopleToTell: [] })).toContain(
      'Put these right first\nAn attorney must be living, and 18 or over. Choose someone else',
    )
    expect(financial()).not.toContain('Put these right first')
  })

  test('sends words to a continuation sheet where one of the two is too long for its box', () => {
    const sent = 'The form has room for 11 lines of each. Write the rest on continuation sheet 2.'
    const long = 'I would like to go on giving to my church. '.repeat(30)
    expect(financial({ preferences: long })).toContain(sent)
    expect(financial({ instructions: long })).toContain(sent)
    expect(financial({ preferences: 'Ask my sister.', instructions: 'Keep the house.' })).not.toContain(sent)
    expect(financial()).not.toContain(sent)
  })

  test('names the form, whose it is and what it is for', () => {
    expect(lpaSheet(will, anLpa('Health and welfare'), { today })).toMatchObject({
      kind: 'lpa-health',
      id: 'lpa-health',
      title: 'What to write on form LP1H',
      fileTitle: 'Form LP1H for Margaret Ellen Hale',
      purpose: expect.stringMatching(/ in the order of form LP1H\.$/),
    })
  })

  test('names the donor without a gap where there is no middle name', () => {
    const bare = completeExampleWill()
    const given = completed({ ...bare, details: { ...bare.details, middle_name: ' ' } })
    expect(toPlainText(lpaSheet(given, anLpa('Health and welfare'), { today }))).toContain('First names: Margaret\n')
  })
})
