/** Signed wills in whose families people come of age, for the tests of the watch. */
import * as fc from 'fast-check'
import { type Day, daysLater } from '#core/text/calendar-day.ts'
import type { SignedWill } from '#core/watch/changes.ts'
import type { Will } from '#core/will/schema.ts'
import { type Draw, oneOf, wholeNumber } from './arbitrary-draw.ts'
import { completeWills } from './will-arbitrary.ts'

export const firstNight: Day = { day: 1, month: 1, year: 2026 }
export const lastNight: Day = { day: 31, month: 12, year: 2028 }

/** A birthday that falls in the years of the tests for the age that it is about. */
const birthday = (draw: Draw, grownUp: boolean): Day => {
  const on = daysLater(firstNight, wholeNumber(draw, 0, 1095))
  const age = grownUp ? oneOf(draw, [19, 21, 25, 40, 70]) : oneOf(draw, [3, 10, 16, 17])
  return { ...on, day: Math.min(on.day, 28), year: on.year - age }
}

const ageing = (draw: Draw, will: Will): Will => ({
  ...will,
  persons: will.persons.map((person) =>
    wholeNumber(draw, 0, 3) === 0 ? person : { ...person, dob: birthday(draw, person.isChild !== 'Yes') },
  ),
  situation: { ...will.situation, 'estate-over-nil-rate-band': oneOf(draw, ['Yes', 'No', 'No'] as const) },
})

/** A complete will, signed on some day of 2026 to 2028 or in the six years before. */
export const signedWills: fc.Arbitrary<SignedWill> = fc.noShrink(
  fc.tuple(fc.nat(), completeWills, fc.gen()).map(([, will, draw]) => ({
    will: ageing(draw, will),
    signedOn: daysLater(firstNight, wholeNumber(draw, -2200, 1000)),
  })),
)
