/** The same happenings as the diary of the oracle, and what it works out in the words of a table, as far as it goes. */
import { ageOn, type Day, isAfter, monthsLater, yearsLater } from '#core/text/calendar-day.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { trustOf } from '#core/will/trusts.ts'
import { GRANDCHILDREN, LATER_CHILD, NEXT_OF_KIN } from './clauses-applied.ts'
import type { Happened } from './dated-histories.ts'
import type { Distribution } from './estate-oracle.ts'
import type { Happening, Life } from './lives.ts'
import type { Row } from './rows-of-clauses.ts'
import { type Diary, endingOf, type Kin, residueAtDeath } from './stages-oracle.ts'

const numberOf = ({ day, month, year }: Day): number => Date.UTC(year, month - 1, day) / 86_400_000
const LONG_AGO = -1_000_000

const kinOf = (children: readonly Life[]): Kin[] =>
  children.map(({ born, died, leftOut, children: own }) => ({
    born: born ? numberOf(born) : LONG_AGO,
    ...(died && { died: numberOf(died) }),
    ...(leftOut && { leftOut }),
    children: kinOf(own),
  }))

const clauseOf = { Home: 'home-for-life', Residue: 'residue', 'Disabled person': 'disabled-person' } as const

/** The first day on which a trust is ended by something of this kind, after what its clause asks. */
const firstOf = (
  { events, died }: Happened,
  kind: Trust['kind'],
  counts: (event: Happening) => boolean,
): number | undefined =>
  events
    .filter((event) => event.of === clauseOf[kind] && isAfter(event.on, died) && counts(event))
    .map(({ on }) => numberOf(on))
    .toSorted((one, other) => one - other)[0]

const hasLasted = ({ since, on }: Happening, months: number, died: Day): boolean =>
  since !== undefined && !isAfter(monthsLater(isAfter(died, since) ? died : since, months), on)

const diaryOf = (happened: Happened, trust?: Trust): Diary => {
  const { died, people, laterChildren, families, refusals, charitiesGone } = happened
  const kind = trust?.kind ?? 'Residue'
  const dates = [
    ...(trust?.endDate ? [trust.endDate] : []),
    ...(trust?.endYears === undefined ? [] : [yearsLater(died, trust.endYears)]),
  ].map(numberOf)
  const refusing = refusals.filter(({ of }) => of === kind)
  const mayEnd = trust !== undefined && kind !== 'Disabled person'
  const ended = (counts: (event: Happening) => boolean) => (mayEnd ? firstOf(happened, kind, counts) : undefined)
  const [married, couple, left, gaveUp] = [
    ended(({ what }) => what === 'marries'),
    ended((event) => event.what === 'couple recorded' && !event.byThePersonAlone && hasLasted(event, 12, died)),
    ended(
      (event) =>
        event.what === 'absence recorded' &&
        !event.byThePersonAlone &&
        !event.inHospital &&
        hasLasted(event, trust?.endsIfLeaves ?? 0, died),
    ),
    ended(({ what, withoutLeave }) => what === 'given up' && !withoutLeave),
  ]
  return {
    testatorDied: numberOf(died),
    died: new Map([...people].flatMap(([id, { died: day }]) => (day ? [[id, numberOf(day)] as const] : []))),
    kin: new Map([...people].map(([id, { children }]) => [id, kinOf(children)])),
    laterChildren: kinOf(laterChildren),
    ...(families && { families: families.map(kinOf) }),
    ...(married !== undefined && { married }),
    ...(couple !== undefined && { foundToBeACouple: couple }),
    ...(left !== undefined && { foundToHaveLeft: left }),
    ...(gaveUp !== undefined && { gaveItUp: gaveUp }),
    ...(mayEnd && dates.length > 0 && { endDate: Math.min(...dates) }),
    ...(refusing.some(({ person }) => person === trust?.for) && { doesNotTake: true as const }),
    // On the day of the death, with the children they have then.
    lost: [
      ...refusing.map(({ person }) => ({ person, livingChildren: 0 })),
      ...charitiesGone.filter(({ from }) => from === undefined).map(({ id }) => ({ charity: id })),
    ],
  }
}

/** By the person, their children together, the later children, a family of grandchildren: each with what its members have. */
const rootOf = (who: string): string => {
  const [name = '', ...line] = who.split('/')
  return line.length === 0 ? name : name === GRANDCHILDREN ? `${name}/${line[0]}` : `${name}/`
}

type Amount = { readonly who: string; readonly share: string }

const gathered = (amounts: readonly Amount[]): string[] =>
  [...Map.groupBy(amounts, ({ who }) => rootOf(who))]
    .map(
      ([root, each]) =>
        `${root}: ${each
          .map(({ share }) => share)
          .toSorted()
          .join(' + ')}`,
    )
    .toSorted()

const nameIn = (will: Will, key: string): string => {
  const estate = key.startsWith('estate of ') ? 'estate of ' : ''
  const [kind, first = '', ...line] = key.slice(estate.length).split(':')
  const named = (list: readonly { readonly id: number; readonly fullname: string }[]): string =>
    list.find(({ id }) => id === Number(first))?.fullname ?? ''
  switch (kind) {
    case 'person':
      return `${estate}${named(will.persons)}`
    case 'charity':
      return named(will.charities)
    case 'child':
      return [named(will.persons), ...line].join('/')
    case 'later':
      return [LATER_CHILD, first, ...line].join('/')
    case 'grandchild':
      return [GRANDCHILDREN, first, ...line].join('/')
    case 'grandchildren':
      return GRANDCHILDREN
    default:
      return NEXT_OF_KIN
  }
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

const inTable = (will: Will, distribution: Distribution): string[] => {
  const totals = new Map<string, readonly [bigint, bigint]>()
  for (const [key, [top, bottom]] of distribution) {
    const who = nameIn(will, key)
    const [a, b] = totals.get(who) ?? [0n, 1n]
    totals.set(who, [a * bottom + top * b, b * bottom])
  }
  return gathered(
    [...totals].map(([who, [a, b]]) => {
      const by = divisor(a, b)
      return { who, share: b / by === 1n ? `${a / by}` : `${a / by}/${b / by}` }
    }),
  )
}

/** Rows of one fund, gathered in the same way. */
export const gatheredRows = (rows: readonly Row[]): string[] =>
  gathered(rows.map(({ who, share }) => ({ who, share: share.toString() })))

/** Of the rest, where nothing of it is held. Undefined where the oracle does not go so far. */
export const residueOfOracle = (will: Will, happened: Happened): string[] | undefined => {
  const isHeld = will.trusts?.some(({ kind }) => kind !== 'Home') === true
  return isHeld || !isInReach(happened, 'Residue') ? undefined : inTable(will, residueAtDeath(will, diaryOf(happened)))
}

const OLDEST = 25
const diesYoung = ({ born, died, children }: Life): boolean =>
  (born !== undefined && died !== undefined && ageOn(died, born) < OLDEST) || children.some(diesYoung)

/** Somebody dies after the testator who may have been too young for what they took. Who has it then is left to the others. */
export const isAnyEarlyDeath = (will: Will, { people, laterChildren, families = [] }: Happened): boolean =>
  [...laterChildren, ...families.flat(), ...[...people.values()].flatMap(({ children }) => children)].some(diesYoung) ||
  will.persons.some(({ id, dob, isChild }) => {
    const died = people.get(id)?.died
    return died !== undefined && (dob ? ageOn(died, dob) < OLDEST : isChild === 'Yes')
  })

/** A refusal leaves children by days, and a charity may end on a day: the oracle knows neither. */
const isInReach = ({ refusals, charitiesGone }: Happened, kind: Trust['kind'], tenant?: number): boolean =>
  refusals.every(({ person, of }) => of !== kind || person === tenant) && charitiesGone.every(({ from }) => !from)

/** Of what a trust leaves, where nothing left it before. */
export const endOfOracle = (will: Will, happened: Happened, kind: Trust['kind']): string[] | undefined => {
  const trust = trustOf(will, kind)
  const moves = ['left over', 'bought together', 'capital paid']
  const isMoved = happened.events.some(({ of, what }) => of === clauseOf[kind] && moves.includes(what))
  const holdsAll = will.trusts?.some((each) => each.kind === 'Disabled person' && each.kind !== kind)
  // Who refuses the rest refuses with it the trust of their own share.
  const refusesShare = kind === 'Disabled person' && happened.refusals.some(({ person }) => person === trust?.for)
  if (!trust || isMoved || holdsAll || refusesShare || !isInReach(happened, kind, trust.for)) return undefined
  const { endYears: _in, ...apart } = trust
  const ending = endingOf(will, apart, {
    ...diaryOf(happened, trust),
    lost: happened.charitiesGone.map(({ id }) => ({ charity: id })),
  })
  return ending.takers.size === 0
    ? [`held for ${will.persons.find(({ id }) => id === trust.for)?.fullname}: 1`]
    : inTable(will, ending.takers)
}
