/** What a testator of the population would say that things are worth, and the facts on which their tax hangs. */

import { knownThings, otherThings, withThing } from '../../core/tax/values-asked.ts'
import type { Day } from '../../core/text/calendar-day.ts'
import { noValues } from '../../core/will/new-will.ts'
import type { Will } from '../../core/will/schema.ts'
import type { Amount, Values } from '../../core/will/values-schema.ts'
import type { Testator } from './testator.ts'

/** Percent of testators of whom a fact is so, by whether they are 60 and over. All of them are assumed. */
const factRates = {
  trust: { under60: 1, over60: 2, source: 'Assumed: trusts and estates file some 150,000 returns for trusts a year' },
  keptUsing: { under60: 0.3, over60: 1.5, source: 'Assumed: a home given to children and still lived in' },
  taxedInheritance: { under60: 1, over60: 2, source: 'Assumed: one estate in twenty-five pays tax, shared by several' },
  downsized: { under60: 2, over60: 12, source: 'Assumed: owners who sold or gave away a home since July 2015' },
} as const

const pence = (pounds: number): Amount => {
  const whole = Math.max(0, Math.round(pounds / 1000)) * 1000_00
  return { low: whole, high: whole }
}

/** Parts of what a testator owns, in percent. ONS Wealth and Assets Survey: property and pensions are three quarters and more. */
const parts = {
  owner: { home: 52, pension: 26, savings: 18, possessions: 4 },
  other: { home: 0, pension: 42, savings: 44, possessions: 14 },
} as const

const wholeOf = (own: number, held: Values['things'][number]['held']): number => {
  if (held.as === 'joint tenants') return own * (held.with.length + 1)
  return held.as === 'tenants in common' ? (own * 10_000) / held.part : own
}

/** One figure for each thing, in whole thousands, and each question answered. Every gift of a thing has its worth. */
export const worthOf = (will: Will, { wealth, age, ownsHome, draw, children }: Testator, today: Day): Values => {
  const part = parts[ownsHome ? 'owner' : 'other']
  const of = (percent: number): number => (wealth * percent) / 100
  const asked = [...knownThings(will), ...otherThings(will)]
  const said = asked.reduce((values: Values, each) => {
    if (each.account && each.kind === 'home') {
      const whole = wholeOf(of(part.home), each.held)
      const debtOnIt = each.account.mortgage === 'Yes' ? { debtOnIt: pence(whole * 0.3) } : {}
      return withThing(values, each, { whole: pence(whole), ...debtOnIt })
    }
    if (each.kind === 'business')
      return withThing(values, each, {
        whole: pence(wealth * 0.2),
        relief: draw.isTrue('knows what relief a business has', 50) ? 'In full' : 'Not sure',
      })
    if (each.account || each.held.as !== 'alone') return values
    if (each.kind === 'savings' || each.kind === 'possessions')
      return withThing(values, each, { whole: pence(of(part[each.kind])) })
    return values
  }, noValues)
  const isTrue = (fact: keyof typeof factRates): 'Yes' | 'No' =>
    draw.isTrue(`fact: ${fact}`, factRates[fact][age < 60 ? 'under60' : 'over60']) ? 'Yes' : 'No'
  const band = draw.isTrue('an earlier spouse left all', 75) ? 1_000_000 : 0
  return {
    ...said,
    pension: [{ to: 'scheme decides', value: pence(of(part.pension)) }],
    giftValue: will.gifts.filter(({ type }) => type === 'Item').map(({ id }) => ({ gift: id, value: pence(2000) })),
    facts: {
      trust: isTrue('trust'),
      keptUsing: isTrue('keptUsing'),
      taxedInheritance: isTrue('taxedInheritance'),
      inherited: {
        on: { day: 1, month: 1, year: today.year - 2 },
        received: pence(150_000),
        of: pence(600_000),
        tax: pence(110_000),
      },
      downsized: children.length > 0 ? isTrue('downsized') : 'No',
      homeSold: { on: { day: 1, month: 6, year: today.year - 4 }, worth: pence(300_000) },
      earlierSpouse: { nilRate: band, home: band },
      ifPartnerDiesFirst: { leavesAllToMe: 'Yes' },
      given: [],
    },
  }
}
