import { describe, expect, test } from 'vitest'
import { brand } from '#core/brand.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { textOfPackDocument } from '#testkit/pack-documents.ts'
import { coverLetter } from './cover-letter.ts'

const others = [
  { kind: 'signing-guide', title: 'How to sign your will', purpose: 'What to do on the day.' },
  { kind: 'where-my-will-is', title: 'Where my will is', purpose: 'A page to keep.' },
] as const
const will = completed(completeExampleWill())
const context = { today, pair: false }
const letter = coverLetter(will, context, others)
const text = textOfPackDocument(letter)

describe('The cover letter', () => {
  test('is addressed and dated', () => {
    expect(text).toContain('Margaret Ellen Hale\n14 Orchard Lane\nLudlow\nSY8 1AB')
    expect(text).toContain('3 November 2026')
  })

  test.each([
    'A will has no effect until it is signed on paper in front of two witnesses.',
    'Do it soon. Until then your last signed will counts. If you have none, the law decides.',
    'Nothing written on a signed will counts',
    'choose “A complaint”. The form confirms at once, by email, that we have it. Someone reads it, and we answer within 30 days.',
    'Our privacy notice, on our website, says what we keep',
    `${brand.name} is not a law firm, and nothing in this pack is legal advice.`,
  ])('says: %s', (sentence) => {
    expect(text).toContain(sentence)
  })

  test('names the will first, as the one thing to sign, and then each document with what it is for', () => {
    const listed = letter.blocks.find((part) => part.kind === 'bullets')
    expect(listed?.items).toEqual([
      [{ strong: 'The last will of Margaret Ellen Hale' }, '. Sign this, and nothing else, with your witnesses.'],
      [{ strong: 'How to sign your will' }, '. What to do on the day.'],
      [{ strong: 'Where my will is' }, '. A page to keep.'],
    ])
  })

  test('names the people whom letters are for, and says once what they are for', () => {
    const lettersTo = (kind: 'executor-letter' | 'guardian-letter', ...names: string[]) =>
      textOfPackDocument(
        coverLetter(
          will,
          context,
          names.map((name) => ({
            kind,
            to: { key: name, name, as: 'executor', role: '' },
            title: `For ${name}`,
            purpose: `Tells ${name} what it is.`,
          })),
        ),
      )
    expect(lettersTo('executor-letter', 'Ann Roe', 'Ben Roe')).toContain(
      'Letters to Ann Roe and Ben Roe, your executors. They say what the job is',
    )
    expect(lettersTo('executor-letter', 'Ann Roe')).toContain(
      'Letter to Ann Roe, your executor. Tells Ann Roe what it is.',
    )
    expect(lettersTo('guardian-letter', 'Ann Roe', 'Ben Roe')).toContain(
      'Letters to Ann Roe and Ben Roe, about looking after your children. They say which',
    )
  })

  test('speaks of letters to hand over only where there are some', () => {
    const handOver = 'Give the letters in the pack to the people they are for.'
    const executors = {
      kind: 'executor-letter',
      title: 'A letter to Thomas Hale',
      purpose: 'Tells an executor.',
    } as const
    expect(text).not.toContain(handOver)
    expect(textOfPackDocument(coverLetter(will, context, [...others, executors]))).toContain(handOver)
  })

  test('is no part of the will, and its words still wait for a solicitor', () => {
    expect(letter).toMatchObject({ band: 'Not part of the will' })
  })

  test('puts signing before destroying earlier wills', () => {
    const order = letter.blocks.find((part) => part.kind === 'numbers')?.items.map(String) ?? []
    const at = (word: string): number => order.findIndex((step) => step.startsWith(word))
    expect(at('Read the will')).toBe(0)
    expect(at('Sign the will')).toBeGreaterThan(at('Read the signing guide'))
    expect(at('Destroy')).toBeGreaterThan(at('Sign the will'))
  })
})
