import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signedWills } from '#testkit/watched-wills.ts'
import { type Day, dayInWords, isAfter } from '../text/calendar-day.ts'
import { samplePeople, sampleWill } from '../will/sample.ts'
import type { Will } from '../will/schema.ts'
import { sinceThen } from './since-then.ts'

const day = (of: number, month: number, year: number): Day => ({ day: of, month, year })
const SIGNED = day(5, 12, 2026)
const { anne, ruth } = samplePeople

const signing = { on: SIGNED, witnesses: ['Mary Okafor', 'David Lloyd'] as [string, string] }
const told = (today: Day, given: Partial<Will> = {}) => {
  const will: Will = { ...sampleWill, signing, ...given }
  return sinceThen({ will, signedOn: SIGNED }, will, today).map(
    ({ on, says, follows }) => `${dayInWords(on)}: ${says} ${follows}`,
  )
}

describe('since the will was signed', () => {
  test('the witnesses come first, and a birthday that changes nothing says so', () => {
    expect(told(day(1, 6, 2027))).toEqual([
      '5 December 2026: You signed it. Mary Okafor and David Lloyd were there.',
      '17 May 2027: Poppy turned 10. What you leave her is still held.',
    ])
  })

  test('a child for whom no guardian could be named is not said to need none any more', () => {
    const persons = sampleWill.persons.map((each) => ({ ...each, parentalResponsibility: 'No' as const }))
    expect(told(day(1, 6, 2035), { persons }).join()).not.toContain('guardian')
  })

  test('the birthday from which a child has what is left to her', () => {
    expect(told(day(1, 6, 2035))).toContain(
      '17 May 2035: Poppy turned 18. What you leave her is no longer held. She needs no guardian any more.',
    )
  })

  test('a rule of law that came into force, for those whom it concerns', () => {
    const situation = { ...sampleWill.situation, 'estate-over-nil-rate-band': 'Yes' as const }
    expect(told(day(7, 4, 2027), { situation })).toContain(
      '6 April 2027: Inheritance tax counts most pensions. What you leave may be taxed more than when you signed. Tax advice may save your family money.',
    )
    expect(told(day(7, 4, 2027)).join()).not.toContain('pensions')
  })

  test('what the customer told us, and whom we wrote to', () => {
    const given: Partial<Will> = {
      executorsTold: [{ id: ruth, email: 'ruth@example.com', on: '2026-12-06' }],
      roleRequests: [
        {
          id: 1,
          role: 'guardian',
          person: anne,
          name: 'Anne Price',
          email: 'anne@example.com',
          asked: '2026-12-08T10:00:00.000Z',
          until: '2027-01-07',
        },
      ],
      watch: { told: [], reports: [{ event: 'Death', person: anne, on: day(3, 5, 2027), verdict: 'provides' }] },
    }
    expect(told(day(4, 5, 2027), given).slice(1)).toEqual([
      '6 December 2026: We wrote to Ruth. What they answer is on your documents page.',
      '8 December 2026: We wrote to Anne. What they answer is on your documents page.',
      '3 May 2027: You told us that Anne has died. Your will provides for it.',
    ])
  })

  test('nothing from before the signature', () => {
    const given: Partial<Will> = {
      watch: { told: [], reports: [{ event: 'Move', on: day(1, 11, 2026), verdict: 'provides' }] },
    }
    expect(told(day(6, 12, 2026), given)).toHaveLength(1)
  })

  test('of any will everything has a day between the signature and today, in order', () => {
    const today = day(31, 12, 2028)
    fc.assert(
      fc.property(signedWills, (signed) => {
        const happened = sinceThen(signed, signed.will, today)
        for (const [at, { on, says, follows }] of happened.entries()) {
          expect(isAfter(on, today) || isAfter(signed.signedOn, on)).toBe(false)
          expect(`${says} ${follows}`).not.toMatch(/undefined|NaN|^ |\s\s/)
          const before = happened[at - 1]
          if (before) expect(isAfter(before.on, on)).toBe(false)
        }
      }),
      { numRuns: 50 },
    )
  })
})
