import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { asText } from '#drafting/document.ts'
import { anHeir, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { fingerprintOf } from './fingerprint.ts'

const of = (will: Will): string => fingerprintOf(drafted(will))

// Finding: 16
test('the fingerprint of a will is eight letters and digits that are not mistaken for others', () => {
  expect(of(completeExampleWill())).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

// Finding: 16
test('the same text gives the same fingerprint, whatever stands in the answers beside', () => {
  const { details } = completeExampleWill()
  expect(of(completeExampleWill({ details: { ...details, phone: '020 7946 0958' } }))).toBe(of(completeExampleWill()))
  const spelt = (fullname: string) => of(simplestWill({ persons: [anHeir(100, { fullname })] }))
  expect(spelt('Zoe\u0301 Roe')).toBe(spelt('Zo\u00e9 Roe'))
  expect(spelt('Ann\u202e Roe')).toBe(spelt('Ann Roe'))
})

// Finding: 16
test('one letter more in the text gives another fingerprint', () => {
  expect(of(simplestWill({ persons: [anHeir(100, { fullname: 'Ann Hale' })] }))).not.toBe(
    of(simplestWill({ persons: [anHeir(100, { fullname: 'Anne Hale' })] })),
  )
})

// Finding: 16
test('two wills have one fingerprint only where they have one text', () => {
  fc.assert(
    fc.property(completeWills, completeWills, (one, other) => {
      const [first, second] = [drafted(one), drafted(other)]
      expect(fingerprintOf(first) === fingerprintOf(second)).toBe(asText(first) === asText(second))
    }),
    { numRuns: fewerRuns(100) },
  )
})
