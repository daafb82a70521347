import { describe, expect, test } from 'vitest'
import { aPerson, aWill } from '#testkit/builders.ts'
import { editable } from '../will/new-will.ts'
import type { EditableWill } from '../will/schema.ts'
import { type RecordSources, recordOf } from './record.ts'

const minute = (count: number): string => `2026-11-03T10:${String(count).padStart(2, '0')}:00.000Z`

const save = (version: number, answers: Partial<EditableWill>) => ({
  version,
  at: minute(version),
  answers: { ...editable(aWill()), questionsAnswered: [], acknowledged: [], ...answers },
  answersHash: `hash ${version}`,
  link: `link ${version}`,
})

const on = { day: 3, month: 11, year: 2026 }
const statements = (answer: 'Yes' | 'No') => ({
  step: 'will.about-me.dob',
  on,
  questions: [{ id: 'under-pressure' as const, words: 'Someone is pressing me about what my will says.', answer }],
})
const warning = { trigger: 'T3' as const, on, wording: 'Speak to a solicitor first.', about: [] }

const sources = (given: Partial<RecordSources> = {}): RecordSources => ({
  openedAt: minute(0),
  testator: 'Margaret Hale',
  saves: [],
  agreements: [],
  orders: [],
  issues: [],
  events: [],
  ...given,
})

const kinds = (given: Partial<RecordSources>) => recordOf(sources(given)).map(({ kind }) => kind)

describe('The record of a will', () => {
  test('has what was asked with the words that were shown, each time an answer was given or changed, and not each time it was saved', () => {
    const saves = [
      save(1, { questionsAnswered: [statements('Yes')] }),
      save(2, { questionsAnswered: [statements('Yes')], havePets: 'No' }),
      save(3, { questionsAnswered: [statements('No')] }),
    ]
    const asked = recordOf(sources({ saves })).filter((entry) => entry.kind === 'asked')
    expect(asked).toEqual([
      { at: minute(1), kind: 'asked', version: 1, ...statements('Yes') },
      { at: minute(3), kind: 'asked', version: 3, ...statements('No') },
    ])
  })

  test('has each warning once, with its words and the day it was read', () => {
    const saves = [save(1, { acknowledged: [warning] }), save(2, { acknowledged: [warning] })]
    expect(recordOf(sources({ saves })).filter(({ kind }) => kind === 'warned')).toEqual([
      { at: minute(1), kind: 'warned', version: 1, ...warning },
    ])
  })

  test('has who was left out and why, in the words of the testator, and that it was taken back', () => {
    const persons = [aPerson({ id: 4, fullname: 'Colin Hale', isExcluded: true })]
    const saves = [
      save(1, { persons, excluded: { option: 'Yes', description: 'He had his part in 2019.' } }),
      save(2, { persons, excluded: { option: 'No' } }),
    ]
    expect(recordOf(sources({ saves })).filter(({ kind }) => kind === 'left out')).toMatchObject([
      { version: 1, leftOut: ['Colin Hale'], words: 'He had his part in 2019.' },
      { version: 2, leftOut: [], words: '' },
    ])
  })

  test('goes from the first save to the signature, in order', () => {
    const read = { words: ['I cancel every will.'], sentence: 'Earlier wills no longer count.', warnings: [] }
    const signing = { on, witnesses: ['Mary Poe', 'David Lane'] as [string, string], fingerprint: '7F3K-21QX' }
    expect(
      kinds({
        saves: [save(1, {}), save(2, {})],
        agreements: [{ at: minute(3), version: 2, part: 'earlier-wills', wordsHash: 'ab', read }],
        orders: [{ at: minute(4), state: 'paid', items: ['will'] }],
        issues: [{ at: minute(5), version: 1, fingerprint: '7F3K-21QX', files: [{ name: 'will', sha256: 'cd' }] }],
        events: [
          { at: minute(6), action: 'downloaded documents', times: 1 },
          { at: minute(7), action: 'logged in', times: 1 },
          { at: minute(9), action: 'noted the signing', times: 1 },
        ],
        signing,
        storage: 'In the oak desk',
      }),
    ).toEqual(['opened', 'saved', 'saved', 'agreed', 'paid', 'issued', 'did', 'did', 'signed'])
  })

  test('says of a payment what it was for, and nothing of the money', () => {
    const orders = [
      { at: minute(4), state: 'refunded' as const, items: ['will' as const] },
      { at: undefined, state: 'created' as const, items: ['lpa' as const] },
    ]
    const paid = recordOf(sources({ orders })).filter(({ kind }) => kind === 'paid')
    expect(paid).toEqual([{ at: minute(4), kind: 'paid', for: ['Your will'], refunded: true, partsRead: 0 }])
  })

  test('says of a payment how many parts had been read and agreed to by then, each counted once', () => {
    const read = { words: ['I cancel every will.'], sentence: 'Earlier wills no longer count.', warnings: [] }
    const agreed = (part: 'earlier-wills' | 'executors', at: string) => ({
      at,
      version: 2,
      part,
      wordsHash: 'ab',
      read,
    })
    const paid = recordOf(
      sources({
        agreements: [
          agreed('earlier-wills', minute(1)),
          agreed('earlier-wills', minute(2)),
          agreed('executors', minute(3)),
          agreed('executors', minute(9)),
        ],
        orders: [
          { at: minute(2), state: 'paid', items: ['will'] },
          { at: minute(5), state: 'paid', items: ['lpa'] },
        ],
      }),
    ).filter(({ kind }) => kind === 'paid')
    expect(paid).toMatchObject([{ partsRead: 1 }, { partsRead: 2 }])
  })

  test('keeps a signing that a later one has replaced', () => {
    const witnesses: [string, string] = ['Mary Poe', 'David Lane']
    const signings = recordOf(
      sources({
        signing: { on: { day: 5, month: 12, year: 2026 }, witnesses },
        storage: 'At the bank',
        earlierSignings: [{ signing: { on, witnesses }, storage: 'In the oak desk' }],
        events: [{ at: '2026-12-05T12:30:00.000Z', action: 'noted the signing', times: 1 }],
      }),
    ).filter(({ kind }) => kind === 'signed')
    expect(signings).toMatchObject([
      { at: '2026-11-03T12:00:00.000Z', storage: 'In the oak desk', replaced: true },
      { at: '2026-12-05T12:30:00.000Z', storage: 'At the bank' },
    ])
  })
})
