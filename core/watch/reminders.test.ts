import { describe, expect, test } from 'vitest'
import { watchMails } from '#words/en/mails.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import { type Day, daysLater } from '../text/calendar-day.ts'
import { sampleWill } from '../will/sample.ts'
import type { Will } from '../will/schema.ts'
import type { SigningPlan } from '../will/signing-schema.ts'
import { dueOn, type Watched } from './reminders.ts'

const DOWNLOADED: Day = { day: 1, month: 12, year: 2026 }
const toSign = { downloaded: DOWNLOADED, fingerprint: 'M4TT-8ZQ0' }
const daysOn = (days: number): Day => daysLater(DOWNLOADED, days)
const tellings = (watched: Partial<Watched> & { will?: Will }, today: Day) =>
  dueOn({ will: sampleWill, toSign, ...watched }, today).map(({ telling }) => telling)

const plan = (day: Day, remind = true): SigningPlan => ({
  day,
  time: '11:00',
  place: 'At home',
  remind,
  witnesses: [],
  ticks: [],
  step: 'who',
  checked: [],
  turn: 0,
})
const signed = (on: Day, given: Partial<Will> = {}): Will => ({
  ...sampleWill,
  signing: { on, witnesses: ['Mary Okafor', 'David Lloyd'], fingerprint: toSign.fingerprint },
  ...given,
})

describe('a will that is downloaded and not signed', () => {
  test.each([
    [13, []],
    [14, ['not signed']],
    [60, ['not signed']],
  ])('%i days later: %j', (days, expected) => {
    expect(tellings({}, daysOn(days))).toEqual(expected)
  })

  test('that was never downloaded is not remembered', () => {
    expect(tellings({ toSign: undefined }, daysOn(100))).toEqual([])
  })

  test('with a day that is planned is remembered the day before and not otherwise', () => {
    const will = { ...sampleWill, signingPlan: plan(daysOn(20)) }
    expect([18, 19, 20].map((days) => tellings({ will }, daysOn(days)))).toEqual([[], ['sign tomorrow'], []])
    expect(tellings({ will: { ...sampleWill, signingPlan: plan(daysOn(20), false) } }, daysOn(19))).toEqual([])
  })

  test('is remembered when its day has passed', () => {
    expect(tellings({ will: { ...sampleWill, signingPlan: plan(daysOn(20)) } }, daysOn(21))).toEqual(['not signed'])
  })
})

describe('a will that is signed', () => {
  test('is not remembered, but for where it lies, a year later', () => {
    const will = signed(daysOn(3))
    expect(tellings({ will, signedWill: will }, daysOn(100))).toEqual([])
    expect(tellings({ will, signedWill: will }, daysOn(3 + 365))).toEqual(['original'])
  })

  test('is remembered when other words were downloaded and not signed', () => {
    const will = signed(daysOn(-30))
    const newer = { downloaded: DOWNLOADED, fingerprint: '7F3K-21QX' }
    expect(tellings({ will, signedWill: will, toSign: newer }, daysOn(14))).toEqual(['not signed'])
  })

  test('that counts no more is left alone', () => {
    const will = signed(daysOn(3), {})
    const revoked: Will = {
      ...will,
      signing: {
        ...(will.signing ?? { on: DOWNLOADED, witnesses: ['', ''] }),
        revoked: { on: daysOn(9), how: 'Torn up' },
      },
    }
    expect(tellings({ will: revoked, signedWill: revoked }, daysOn(3000))).toEqual([])
  })
})

test('the terms promise what the watch does: a change of the law is told', () => {
  expect(watchMails['worth a look'].says).toContain('a rule of law')
  const { theLawMayChangeTooWe: terms } = willsTerms.sections.life
  expect(terms).toContain('we email you when a change')
  expect(terms).not.toContain('do not watch')
})

test('what happened twenty years ago is told by the reminders of the first day alone: a later one needs an end', () => {
  const will = signed(daysOn(3))
  const doubtful = signed(daysOn(3), {
    signing: {
      on: daysOn(3),
      witnesses: ['Mary Okafor', 'David Lloyd'],
      doubts: [{ witness: 0, why: 'named', about: [] }],
    },
  })
  // A new cause of a reminder does not compile until it has happened here as well.
  const all: readonly Required<Watched>[] = [
    { will: sampleWill, signedWill: undefined, toSign },
    { will, signedWill: will, toSign },
    { will: doubtful, signedWill: doubtful, toSign },
  ]
  const told = all.flatMap((watched) => dueOn(watched, daysOn(20 * 365)).map(({ telling }) => telling))
  expect(
    [...new Set(told)].toSorted(),
    'Give the new reminder a day after which it is not sent, in core/watch/reminders.ts: it goes to everyone on its first night.',
  ).toEqual(['in doubt', 'not signed', 'original', 'worth a look'])
})

test('a signing of the next day is told alone, and what else is due the night after', () => {
  const will = signed(daysOn(0), { signingPlan: plan(daysOn(366)) })
  const told = (keys: readonly string[]): Will => ({ ...will, watch: { told: [...keys], reports: [] } })
  const [tomorrow, ...others] = dueOn({ will, signedWill: will, toSign }, daysOn(365))
  expect(tomorrow?.telling).toBe('sign tomorrow')
  expect(others).toEqual([])
  expect(tellings({ will: told(tomorrow?.keys ?? []), signedWill: will }, daysOn(366))).toEqual(['original'])
})
