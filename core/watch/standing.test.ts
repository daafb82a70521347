import { expect, test } from 'vitest'
import type { Day } from '../text/calendar-day.ts'
import { sampleWill } from '../will/sample.ts'
import type { Will } from '../will/schema.ts'
import type { SigningPlan } from '../will/signing-schema.ts'
import { standingOf } from './standing.ts'

const TODAY: Day = { day: 5, month: 12, year: 2026 }
const plan = (of: number): SigningPlan => ({
  day: { ...TODAY, day: of },
  time: '11:00',
  place: '14 Orchard Lane',
  remind: true,
  witnesses: [],
  ticks: [],
  step: 'who',
  checked: [],
  turn: 0,
})
const signing = { on: TODAY, witnesses: ['Mary Okafor', 'David Lloyd'] as [string, string] }
const paid = { paid: 1 as const }

test.each<[string, Partial<Will>, { left: number; complete: boolean }, string]>([
  ['writing', {}, { left: 6, complete: false }, 'You were choosing executors. | 6 questions left.'],
  ['one question to go', {}, { left: 1, complete: false }, 'You were choosing executors. | 1 question left.'],
  [
    'written and not paid for',
    {},
    { left: 0, complete: true },
    'Margaret, your will is written. | It is not paid for yet. Read it once more, pay, and sign it.',
  ],
  [
    'paid by a partner',
    { toConfirm: 1 },
    { left: 0, complete: true },
    'Margaret, your will is paid for. | Your partner has paid. Read it, and confirm that it says what you want.',
  ],
  [
    'paid for',
    paid,
    { left: 0, complete: true },
    'Margaret, your will is ready to sign. | Your will counts only when it is printed, signed and witnessed.',
  ],
  [
    'planned',
    { ...paid, signingPlan: plan(6) },
    { left: 0, complete: true },
    'You sign your will on 6 December 2026. | At 11:00, at 14 Orchard Lane.',
  ],
  [
    'the day',
    { ...paid, signingPlan: plan(5) },
    { left: 0, complete: true },
    'Today you sign your will. | At 11:00, at 14 Orchard Lane.',
  ],
  [
    'the day after',
    { ...paid, signingPlan: plan(4) },
    { left: 0, complete: true },
    'Margaret, did you sign your will? | You planned it for 4 December 2026. Tell us, or choose another day.',
  ],
  [
    'signed',
    { ...paid, signing: { ...signing, keptWith: 'Home', mayKnow: [1, 2] }, storage: 'Top drawer of the desk' },
    { left: 0, complete: true },
    'Margaret, your will is signed and kept at home. | Signed on 5 December 2026. Where: Top drawer of the desk. Thomas and Ruth may know.',
  ],
  [
    'signed, and nothing more known',
    { ...paid, signing },
    { left: 0, complete: true },
    'Margaret, your will is signed. | Signed on 5 December 2026.',
  ],
  [
    'torn up',
    { ...paid, signing: { ...signing, revoked: { on: TODAY, how: 'Torn up' } } },
    { left: 0, complete: true },
    'Margaret, the will you signed counts no more. | Make a new will, and sign it.',
  ],
])('the first line of the account: %s', (_when, given, progress, words) => {
  const { title, lead } = standingOf(
    { ...sampleWill, ...given },
    'Margaret',
    { at: 'will.executors.executors', ...progress },
    TODAY,
  )
  expect(`${title} | ${lead}`).toBe(words)
})
