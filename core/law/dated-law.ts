/**
 * The law that has a date: each rule with the days on which it counts and its source. What the product says and works out on a day
 * asks this table, and a new row with a date is all that a change of the law needs. The figures of the law are in
 * `figures-of-law.ts`. All rows await review by a solicitor or TEP.
 */
import { type Day, dayAfter, daysLater, isAfter, isoDay } from '../text/calendar-day.ts'
import { day, type FigureId, figureChanges } from './figures-of-law.ts'

export type DatedRule = {
  readonly rule: string
  readonly source: string
  /** The first day on which it counts. */
  readonly from: Day
  /** The last one. Absent: no end is known. */
  readonly until?: Day
  /** What the Wills Bill that the Law Commission proposed would do to it. Absent: nothing. */
  readonly underWillsBill?: 'ends'
}

export const datedLaw = {
  'marriage-cancels-a-will': {
    rule: 'A marriage cancels a will made before it, unless the will says that it expects that marriage.',
    source: 'Wills Act 1837 s.18, as substituted for wills made from 1 January 1983',
    from: day(1, 1, 1983),
    underWillsBill: 'ends',
  },
  'civil-partnership-cancels-a-will': {
    rule: 'A civil partnership cancels a will made before it, unless the will says that it expects that civil partnership.',
    source: 'Wills Act 1837 s.18B, from 5 December 2005',
    from: day(5, 12, 2005),
    underWillsBill: 'ends',
  },
  'divorce-as-a-death': {
    rule: 'A final order of divorce or dissolution takes a former spouse or civil partner out of a will, as if they had died that day.',
    source: 'Wills Act 1837 ss.18A and 18C, for deaths from 1 January 1996',
    from: day(1, 1, 1996),
  },
  'adult-at-18': {
    rule: 'A person is of full age at 18.',
    source: 'Family Law Reform Act 1969 s.1, from 1 January 1970',
    from: day(1, 1, 1970),
  },
  'unused-band-passes': {
    rule: 'What a husband, wife or civil partner does not use of the nil-rate band can pass to the other.',
    source: 'Inheritance Tax Act 1984 ss.8A to 8C, where the second death is on or after 9 October 2007',
    from: day(9, 10, 2007),
  },
  'witnesses-by-video': {
    rule: 'A witness may be present by video.',
    source: 'Wills Act 1837 s.9(2), SI 2020/952 and SI 2022/18, for wills made from 31 January 2020 to 31 January 2024',
    from: day(31, 1, 2020),
    until: day(31, 1, 2024),
  },
  'business-relief-capped': {
    rule: 'Relief for businesses and farms is full up to a limit, and half above it.',
    source: 'Inheritance Tax Act 1984 ss.104 and 116, as changed by Finance Act 2026 Sch.12, from 6 April 2026',
    from: day(6, 4, 2026),
  },
  'pensions-are-taxed': {
    rule: 'Most unused pension funds count for inheritance tax.',
    source:
      'Inheritance Tax Act 1984 as changed for deaths from 6 April 2027; HMRC, Inheritance Tax on pensions (26 November 2025)',
    from: day(6, 4, 2027),
  },
} as const satisfies Record<string, DatedRule>

export type LawId = keyof typeof datedLaw

export const lawIds = Object.keys(datedLaw) as LawId[]

/** Which law is asked: the law in force, or the law with the Wills Bill from a day on. The Bill is not law, and nothing turns it on. */
export type LawProfile = { readonly willsBillFrom?: Day }

const ruleOf = (id: LawId): DatedRule => datedLaw[id]

const earlierOf = (one: Day | undefined, other: Day | undefined): Day | undefined =>
  one === undefined || (other !== undefined && isAfter(one, other)) ? other : one

/** The first day on which a rule counts no more; undefined where no end is known. */
const endsOn = (id: LawId, { willsBillFrom }: LawProfile): Day | undefined => {
  const { until, underWillsBill } = ruleOf(id)
  return earlierOf(until && dayAfter(until), underWillsBill && willsBillFrom)
}

/** Whether a rule of law counts on a day. */
export const isInForce = (id: LawId, on: Day, profile: LawProfile = {}): boolean => {
  const end = endsOn(id, profile)
  return !isAfter(ruleOf(id).from, on) && (end === undefined || isAfter(end, on))
}

/** A day on which the law changes, and what changes on it. */
export type LawChange = { readonly on: Day; readonly id: LawId }

/** Every day on which a rule of the table begins or ends. */
export const lawChanges = (profile: LawProfile = {}): LawChange[] =>
  lawIds.flatMap((id) => {
    const end = endsOn(id, profile)
    return [{ on: ruleOf(id).from, id }, ...(end ? [{ on: end, id }] : [])]
  })

/** A stretch of time in which the law stays the same, so that words which state it can be written for each. */
export type LawPeriod = {
  /** A day in it: what the law says on that day counts in all of it. */
  readonly on: Day
  readonly includes: (day: Day) => boolean
}

/** Where none of the law asked for changes, every day is like this one. */
const anyDay: Day = { day: 1, month: 1, year: 2026 }

/** The periods between the days on which one of these rules or figures changes, the earliest first. */
export const lawPeriods = (of: readonly (LawId | FigureId)[]): LawPeriod[] => {
  const changes = [
    ...lawChanges().flatMap(({ on, id }) => (of.includes(id) ? [on] : [])),
    ...figureChanges().flatMap(({ on, figure }) => (of.includes(figure) ? [on] : [])),
  ]
  const begins = [...new Map(changes.map((on) => [isoDay(on), on])).values()].toSorted((one, other) =>
    isAfter(one, other) ? 1 : -1,
  )
  const [first] = begins
  if (!first) return [{ on: anyDay, includes: () => true }]
  return [
    { on: daysLater(first, -1), includes: (day) => isAfter(first, day) },
    ...begins.map((on, index): LawPeriod => {
      const next = begins[index + 1]
      return { on, includes: (day) => !isAfter(on, day) && (next === undefined || isAfter(next, day)) }
    }),
  ]
}
