/** What may happen to the people of a will, with dates: for the engine of outcomes, and for whoever applies the words of the will. */
import * as fc from 'fast-check'
import type { Child } from '#core/estate/failures.ts'
import { Fraction } from '#core/estate/fraction.ts'
import type { History, HomeAtDeath } from '#core/estate/history.ts'
import { type Day, daysLater, isAfter } from '#core/text/calendar-day.ts'
import { candidatesOf, excludedPersons, isBody } from '#core/will/questions.ts'
import type { Account, Trust, Will } from '#core/will/schema.ts'
import { homeOnTrust, trustsOf } from '#core/will/trusts.ts'
import { type Draw, oneOf, upTo, wholeNumber } from './arbitrary-draw.ts'
import { today } from './builders.ts'
import { type Happening, type Life, Lives, type Person } from './lives.ts'
import type { HomeOwned } from './rows-of-clauses.ts'

export type Happened = {
  readonly died: Day
  readonly people: ReadonlyMap<number, { readonly died: Day | undefined; readonly children: readonly Life[] }>
  readonly laterChildren: readonly Life[]
  readonly families: readonly (readonly Life[])[] | undefined
  readonly refusals: readonly { readonly person: number; readonly of: Trust['kind'] }[]
  readonly charitiesGone: readonly { readonly id: number; readonly from: Day | undefined }[]
  readonly events: readonly Happening[]
  readonly home: HomeAtDeath
}

/** Once in so many. */
const rarely = (draw: Draw, times: number): boolean => wholeNumber(draw, 1, times) === 1

const YEARS = 365

const aDay = (draw: Draw, died: Day): Day =>
  daysLater(
    died,
    oneOf(draw, [
      () => wholeNumber(draw, -9 * YEARS, 0),
      () => wholeNumber(draw, -3, 31),
      () => wholeNumber(draw, 1, 25 * YEARS),
      () => wholeNumber(draw, 1, 25 * YEARS),
    ])(),
  )

/** Near another day, where the 28 days and the order of deaths count; or any. */
const near = (draw: Draw, days: readonly Day[], died: Day): Day =>
  days.length > 0 && rarely(draw, 3) ? daysLater(oneOf(draw, days), wholeNumber(draw, 0, 30)) : aDay(draw, died)

const life = (draw: Draw, died: Day, mayBeLeftOut: boolean, depth: number, isYoung: boolean): Life => {
  const born =
    isYoung || oneOf(draw, [true, false]) ? daysLater(died, wholeNumber(draw, -20 * YEARS, 12 * YEARS)) : undefined
  const dies = oneOf(draw, [true, false, false])
    ? born
      ? daysLater(born, wholeNumber(draw, 0, 28 * YEARS))
      : aDay(draw, died)
    : undefined
  return {
    ...(born && { born }),
    ...(dies && { died: dies }),
    ...(mayBeLeftOut && rarely(draw, 8) && { leftOut: true as const }),
    children: depth > 0 ? upTo(draw, 2).map(() => life(draw, died, mayBeLeftOut, depth - 1, isYoung)) : [],
  }
}

/** Of the testator's own later children, whom no will can name, none is left out. */
const lives = (draw: Draw, died: Day, will: Will, areLater = false): Life[] =>
  upTo(draw, 2).map(() => life(draw, died, !areLater && excludedPersons(will).length > 0, 1, areLater))

const eventsOf = (draw: Draw, died: Day, { kind }: Trust): Happening[] => {
  const of = ({ Home: 'home-for-life', Residue: 'residue', 'Disabled person': 'disabled-person' } as const)[kind]
  const on = (): Day => daysLater(died, wholeNumber(draw, 30, 20 * YEARS))
  const part = (): Fraction => Fraction.of(wholeNumber(draw, 1, 9), 10)
  const event = (of3: number, given: () => Omit<Happening, 'of' | 'on'> & { readonly on?: Day }): Happening[] =>
    rarely(draw, of3) ? [{ of, on: on(), ...given() }] : []
  const recorded = (what: 'couple recorded' | 'absence recorded') => () => {
    const day = on()
    return {
      what,
      on: day,
      since: daysLater(day, -wholeNumber(draw, 100, 900)),
      ...(rarely(draw, 4) && { byThePersonAlone: true }),
      ...(what === 'absence recorded' && rarely(draw, 4) && { inHospital: true }),
    }
  }
  return [
    ...event(4, () => ({ what: 'marries' })),
    ...event(4, recorded('couple recorded')),
    ...(kind === 'Home' ? event(4, recorded('absence recorded')) : []),
    ...event(6, () => ({ what: 'given up', ...(rarely(draw, 3) && { withoutLeave: true }) })),
    ...event(4, () => ({ what: 'capital paid', part: part() })),
    ...(kind === 'Home'
      ? [
          ...event(3, () => ({ what: 'left over', part: part() })),
          ...event(4, () => ({ what: 'bought together', part: part() })),
          ...event(5, () => ({ what: 'left over', part: part() })),
        ]
      : []),
  ]
}

const HOMES: readonly HomeAtDeath[] = [
  'kept',
  'kept',
  'kept',
  'kept',
  'sold by attorney',
  'replaced',
  'moved out',
  'sold',
  'lost to debts',
]

/** A history of a will, drawn. */
export const historyDrawn = (draw: Draw, will: Will): Happened => {
  const died = daysLater(today, wholeNumber(draw, 1, 20 * YEARS))
  const days: Day[] = []
  const people = new Map<number, { died: Day | undefined; children: Life[] }>()
  for (const { id, dob, died: isDead } of will.persons.filter((person) => !isBody(person))) {
    const before = isDead && daysLater(died, -wholeNumber(draw, 1, 9 * YEARS))
    const day = before ?? (oneOf(draw, [true, false]) ? near(draw, days, died) : undefined)
    const late = day && dob && !isAfter(day, dob) ? undefined : day
    if (late) days.push(late)
    people.set(id, { died: late, children: lives(draw, died, will) })
  }
  const trusts = trustsOf(will)
  const kinds = ['Residue', ...trusts.map(({ kind }) => kind)] as const
  const named = candidatesOf(will).flatMap(({ id }) => (people.has(id) ? id : []))
  // Of one for whom all is held it is not certain what is theirs if they refuse that.
  const isHeld = (person: number): boolean =>
    trusts.some((each) => each.kind === 'Disabled person' && each.for === person)
  const refusals = (rarely(draw, 4) ? [{ person: oneOf(draw, named), of: oneOf(draw, kinds) }] : []).filter(
    ({ person, of }) => of !== 'Disabled person' || !isHeld(person),
  )
  return {
    died,
    people,
    laterChildren: oneOf(draw, [true, false]) ? lives(draw, died, will, true) : [],
    families: oneOf(draw, [true, false]) ? upTo(draw, 3).map(() => lives(draw, died, will)) : undefined,
    refusals,
    charitiesGone:
      will.charities.length > 0 && rarely(draw, 4)
        ? [{ id: oneOf(draw, will.charities).id, from: oneOf(draw, [undefined, aDay(draw, died)]) }]
        : [],
    events: trusts.flatMap((trust) => eventsOf(draw, died, trust)),
    home: oneOf(draw, HOMES),
  }
}

export const historiesDrawn = (will: Will, count: number): fc.Arbitrary<Happened[]> =>
  fc.noShrink(
    fc
      .tuple(
        fc.nat(),
        fc.gen().map((draw) => Array.from({ length: count }, () => historyDrawn(draw, will))),
      )
      .map(([, all]) => all),
  )

const byDates = (children: readonly Life[]): Child[] =>
  children.map(({ born, died, leftOut, children: own }) => ({
    ...(born && { born }),
    ...(died && { died }),
    ...(leftOut && { leftOut }),
    children: byDates(own),
  }))

const kindOf = { 'home-for-life': 'Home', residue: 'Residue', 'disabled-person': 'Disabled person' } as const

/** The same for the engine of outcomes. */
export const historyFor = (will: Will, happened: Happened): History => {
  const childrenOf = (id: number): Child[] => byDates(happened.people.get(id)?.children ?? [])
  return {
    died: happened.died,
    deaths: [...happened.people].flatMap(([person, { died }]) =>
      died ? [{ person, on: died, children: childrenOf(person) }] : [],
    ),
    failed: happened.charitiesGone.map(({ id, from }) => ({ charity: id, ...(from && { from }) })),
    refusals: happened.refusals.map(({ person, of }) => ({ person, of, children: childrenOf(person) })),
    issue: trustsOf(will).map(({ for: person }) => ({ person, children: childrenOf(person) })),
    unnamed: [
      {
        laterChildren: { children: byDates(happened.laterChildren) },
        ...(happened.families && {
          grandchildren: happened.families.map((family) => ({ children: byDates(family) })),
        }),
      },
    ],
    home: happened.home,
    events: happened.events.map(({ of, ...event }) => ({
      ...event,
      trust: kindOf[of as keyof typeof kindOf],
    })) as NonNullable<History['events']>,
  }
}

/** The same as lives, for whoever applies the words. People are known by their names. */
export const livesFor = (will: Will, happened: Happened): Lives => {
  const nameOf = (id: number): string => will.persons.find((person) => person.id === id)?.fullname ?? ''
  const clauseOf = { Home: 'home-for-life', Residue: 'residue', 'Disabled person': 'disabled-person' } as const
  return new Lives({
    died: happened.died,
    people: will.persons.map(({ id, fullname, dob, isChild }): Person => {
      const { died, children = [] } = happened.people.get(id) ?? {}
      return { name: fullname, ...(died && { died }), children, ...(dob && { born: dob }), isYoung: isChild === 'Yes' }
    }),
    laterChildren: happened.laterChildren,
    families: happened.families,
    events: happened.events,
    excluded:
      will.excluded?.theirChildren === 'Yes'
        ? 'with their children'
        : excludedPersons(will).length > 0
          ? 'their children may'
          : 'nobody',
    gone: new Map(
      happened.charitiesGone.map(({ id, from }) => [
        will.charities.find((each) => each.id === id)?.fullname ?? '',
        from,
      ]),
    ),
    refusals: happened.refusals.map(({ person, of }) => ({
      name: nameOf(person),
      of: clauseOf[of],
      children: happened.people.get(person)?.children ?? [],
    })),
    bodies: new Set([...will.persons.filter(isBody), ...will.charities].map(({ fullname }) => fullname)),
  })
}

/** The testator's part of what they own with others, by the title. */
const partOf = (account: Account, { died, people }: Happened): Fraction => {
  if (account.owner !== 'I own it jointly with someone else') return Fraction.one
  const others = account.mortgageWithPersons
  if (account.ownershipType === 'Tenants in common')
    return account.ownershipPercent === undefined
      ? Fraction.of(1, 1 + Math.max(1, others.length))
      : Fraction.of(Math.round(account.ownershipPercent * 100), 100_00)
  const isLeft = (id: number): boolean => {
    const death = people.get(id)?.died
    return death === undefined || isAfter(death, died)
  }
  return others.length > 0 && !others.some(isLeft) ? Fraction.one : Fraction.zero
}

export const homeOf = (will: Will, happened: Happened): HomeOwned => {
  const account = homeOnTrust(will)
  const own = account && partOf(account, happened)
  switch (happened.home) {
    case 'kept':
    case 'sold by attorney':
      return { own, another: undefined }
    case 'replaced':
      return { own: undefined, another: account && Fraction.one }
    case 'moved out':
      return { own, another: account && Fraction.one }
    case 'sold':
    case 'lost to debts':
      return { own: undefined, another: undefined }
  }
}
