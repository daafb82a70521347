import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { draftedText } from '#testkit/drafted-will.ts'
import { textOfRuns } from '../document.ts'
import { type Signing, signatureOf, signingSentence } from './signing.ts'

const readAloud = { reader: 'Priya Sharma' }
const interpreted = { reader: 'Priya Sharma', interpreter: 'Li Wei' }

const attested: readonly (readonly [string, Signing, string])[] = [
  [
    'somebody who signs it themselves',
    {},
    'Signed by Ann Hale as the last will of Ann Hale in our joint presence, and then signed by each of us in the presence of Ann Hale.',
  ],
  [
    'somebody for whom another signs',
    { signer: 'Bob Roe' },
    'Signed by Bob Roe as the last will of Ann Hale, at the direction of Ann Hale and in the presence of Ann Hale, in our joint presence, and then signed by each of us in the presence of Ann Hale.',
  ],
  [
    'somebody to whom it was read',
    { readAloud },
    'Signed by Ann Hale as the last will of Ann Hale in our joint presence, after it had been read aloud to Ann Hale by Priya Sharma in our presence, and Ann Hale had said that they understood and approved it, and then signed by each of us in the presence of Ann Hale.',
  ],
  [
    'somebody for whom it was interpreted',
    { readAloud: interpreted },
    'Signed by Ann Hale as the last will of Ann Hale in our joint presence, after it had been read aloud to Ann Hale by Priya Sharma and interpreted by Li Wei in our presence, and Ann Hale had said that they understood and approved it, and then signed by each of us in the presence of Ann Hale.',
  ],
  [
    'somebody who can neither read nor sign',
    { signer: 'Bob Roe', readAloud },
    'Signed by Bob Roe as the last will of Ann Hale, at the direction of Ann Hale and in the presence of Ann Hale, in our joint presence, after it had been read aloud to Ann Hale by Priya Sharma in our presence, and Ann Hale had said that they understood and approved it, and then signed by each of us in the presence of Ann Hale.',
  ],
]

test('a testator who makes a mark does not sign', () => {
  expect(textOfRuns(signatureOf('Ann Hale', { mark: true, readAloud }).attestation)).toContain(
    'Signed by Ann Hale, with a mark in the place of a signature, as the last will of Ann Hale in our joint presence, after it had been read aloud',
  )
  expect(textOfRuns(signingSentence({ mark: true }))).toBe(
    'I make my mark on this will on the date below, in the presence of both witnesses.',
  )
})

test('what is planned for the signing stands in the will that is printed', () => {
  const words = (attestation: Will['attestation']) =>
    draftedText(completeExampleWill({ ...(attestation && { attestation }) }))
  expect(words(undefined)).toContain('I sign this will on the date below')
  expect(words({ signer: 'Priya Rao', reader: 'Priya Rao' })).toContain(
    'At my direction Priya Rao signs this will for me',
  )
  expect(words({ reader: 'Priya Rao', interpreter: 'Li Wei' })).toContain('by Priya Rao and interpreted by Li Wei')
})

// Finding: 26
describe('what the witnesses attest is said of a person by name, wherever it is signed', () => {
  test.each(attested)('for %s', (_who, signing, words) => {
    expect(textOfRuns(signatureOf('Ann Hale', signing).attestation)).toBe(words)
  })

  test.each(attested)('names each person as a person: %s', (_who, signing) => {
    const names = new Set(['Ann Hale', signing.signer, signing.readAloud?.reader, signing.readAloud?.interpreter])
    names.delete(undefined)
    const marked = signatureOf('Ann Hale', signing).attestation.filter(({ kind }) => kind === 'name')
    expect(new Set(marked.map(({ text }) => text))).toEqual(names)
    expect(signatureOf('Ann Hale', signing).attestation.every(({ text }) => text.length > 0)).toBe(true)
  })
})

test('the block says whose will it is, and who signs in the testator’s place', () => {
  expect(signatureOf('Ann Hale')).not.toHaveProperty('signer')
  expect(signatureOf('Ann Hale', { signer: 'Bob Roe' })).toMatchObject({ name: 'Ann Hale', signer: 'Bob Roe' })
})

// Finding: 26
test('the last sentence of the will says who signs it, and is true in a garden or a hospital', () => {
  expect(textOfRuns(signingSentence())).toBe('I sign this will on the date below, in the presence of both witnesses.')
  expect(textOfRuns(signingSentence({ signer: 'Bob Roe' }))).toBe(
    'At my direction Bob Roe signs this will for me on the date below, in my presence and in the presence of both witnesses.',
  )
})
