/** Whether what plain words claim is what the engine of outcomes works out. What is not so is told by an error. */
import { type BeneficiaryShare, inOrder, outcome } from '#core/estate/distribution.ts'
import type { Descendants, Failed } from '#core/estate/failures.ts'
import { describeShare, Fraction, sumOf } from '#core/estate/fraction.ts'
import type { History, Holding, TrustEvent } from '#core/estate/history.ts'
import { type OutcomeInParts, outcomeInParts } from '#core/estate/parts.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import { cardsOf } from '#core/picture/cards.ts'
import type { PartId } from '#core/reading/agreement.ts'
import { daysLater, monthsLater, yearsLater } from '#core/text/calendar-day.ts'
import { listedOr, within } from '#core/text/names.ts'
import type { TrustKind } from '#core/will/lists.ts'
import { classesOf, inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { homeOnTrust, trustsOf, willOfTakers } from '#core/will/trusts.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { today } from './builders.ts'
import { type Claim, claimsIn, type Instead, type Told } from './sentences-read-back.ts'
import { stagesOf } from './stages-of.ts'

type Shares = ReadonlyMap<string, Fraction>

const LATER: Descendants = { livingChildren: 1 }

const keyOf = (to: BeneficiaryShare): string => {
  switch (to.type) {
    case 'person':
    case 'charity':
      return `${to.type} ${to.id}`
    case 'child':
      return `children of ${to.of}`
    case 'later-child':
    case 'grandchildren':
    case 'next-of-kin':
      return to.type
    case 'grandchild':
      return 'grandchildren'
  }
}

/** What is held for a disabled person stands under the person: the words say of it that it is held. */
const keyOfHolding = (holding: Holding): string => {
  switch (holding.how) {
    case 'held':
      return `person ${holding.for}`
    case 'taken':
      return keyOf(holding.to)
    case 'estate':
      return `estate of ${holding.to.type === 'person' ? holding.to.id : ''}`
    case 'moved':
    case 'outside':
      return holding.how
  }
}

const sharesOf = (holdings: readonly Holding[]): Shares =>
  new Map(
    [...Map.groupBy(holdings, keyOfHolding)].map(
      ([key, same]) => [key, sumOf(same.map(({ share }) => share))] as const,
    ),
  )

export const shareIn = (shares: Shares, key: string): Fraction => shares.get(key) ?? Fraction.zero

/** One place where something is shared: the rest at the death, or what a trust leaves. */
type Place = {
  readonly will: Will
  /** What is shared, as a residue. */
  readonly view: Will
  /** Who has what when these have failed, and this many children were born later. */
  readonly when: (failed: readonly Failed[], later?: Descendants) => Shares
  /** The same with those in whose place each part is taken. */
  readonly partsOf: (failed: readonly Failed[]) => OutcomeInParts['takings']
}

const trustOfKind = (will: Will, kind: TrustKind) => will.trusts?.find((trust) => trust.kind === kind)

/** Of a residue whose income somebody has first, what is shared is shared at the end of that. */
export const restOf = (will: Will): Place =>
  trustOfKind(will, 'Residue')
    ? endOf(will, 'Residue')
    : {
        will,
        view: will,
        partsOf: (failed) => outcomeInParts(will, failed, today).takings,
        when: (failed, later) =>
          sharesOf(stagesOf(will, { failed, ...(later && { later }) }, today).now.filter(({ of }) => of === 'Residue')),
      }

const isFixed = (will: Will, kind: TrustKind): boolean =>
  kind !== 'Disabled person' && trustOfKind(will, kind)?.fixed === 'When I die'

/** The part of a co-owner of a home is nobody's to take. */
const withoutOutside = (holdings: readonly Holding[]): Shares => {
  const own = holdings.filter(({ how }) => how !== 'outside')
  const whole = sumOf(own.map(({ share }) => share))
  return sharesOf(own.map((each) => ({ ...each, share: each.share.over(whole) })))
}

const endOf = (will: Will, kind: TrustKind): Place => {
  const trust = trustOfKind(will, kind)
  const view = trust ? willOfTakers(will, trust) : will
  return {
    will,
    view,
    partsOf: (failed) => outcomeInParts(view, failed, today).takings,
    when: (gone, later) => {
      const deaths = isFixed(will, kind) ? { failed: gone } : { failed: [], failedLater: gone }
      const { later: then } = stagesOf(will, { ...deaths, ...(later && { later, laterThen: later }) }, today)
      return withoutOutside(then.filter(({ of }) => of === kind))
    },
  }
}

export class Untrue extends Error {}

export const isSo = (holds: boolean, what: string): void => {
  if (!holds) throw new Untrue(what)
}

const inWords = (shares: Shares): string => [...shares].map(([key, share]) => `${key} ${share}`).join(', ')

export type Names = (name: string) => string

/** The short names and the whole names of everyone, and those who have no name. */
export const namesOf = (will: Will): Names => {
  const known = new Map<string, string>([
    ...cardsOf(will, today).flatMap(({ key, kind, name, fullname }): [string, string][] => {
      const of = kind === 'line' ? key.replace('person', 'children of') : key
      return [fullname, name, within(fullname)].map((each) => [each, of])
    }),
    // Those who had died when the will was made stand in it for their children.
    ...will.persons
      .filter(({ died }) => died)
      .flatMap(({ id, fullname }) =>
        [fullname, `the children of ${fullname}`, `The children of ${fullname}`, `a child of ${fullname}`].map(
          (each): [string, string] => [each, `children of ${id}`],
        ),
      ),
    ...['My grandchildren', 'Your grandchildren', 'Your grandchildren as a group'].flatMap((name): [string, string][] =>
      [name, within(name)].map((each) => [each, 'grandchildren']),
    ),
    ['your next of kin', 'next-of-kin'],
    ['Your next of kin', 'next-of-kin'],
    ...['your later children', 'any child you have later', 'any child I have later', 'Any child I have later'].map(
      (name): [string, string] => [name, 'later-child'],
    ),
    ['A child of yours born later', 'later-child'],
  ])
  return (name) => {
    const key = known.get(name)
    if (key === undefined) throw new Untrue(`Nobody is called ${name}`)
    return key
  }
}

export const idIn = (key: string): number => Number(key.replace(/^(person|children of) /, ''))

/** "12.5%", "1/8": words say a share exactly, in percent or as a fraction. */
export const shareSaid = (words: string): Fraction => {
  const [over = 0, under = 1] = words.replace('%', '/100').split('/').map(Number)
  const [, decimals = ''] = /\.(\d+)/.exec(words) ?? []
  const scale = 10 ** decimals.length
  return Fraction.of(Math.round(over * scale), under * scale)
}

const areTaken = (told: readonly Told[], shares: Shares, names: Names): void => {
  for (const { name, part } of told) {
    const share = shareIn(shares, names(name))
    const isRight = share.equals(part === undefined ? Fraction.of(1, told.length) : shareSaid(part))
    isSo(isRight, `${name} is to have ${part ?? `1/${told.length}`}, and has ${share} of: ${inWords(shares)}`)
  }
  isSo(told.length === shares.size, `${told.length} are told of: ${inWords(shares)}`)
}

/** A later child has one more equal part where that is said, and nothing where it is not. */
const laterIsSo = (later: boolean, shares: Shares): void => {
  isSo(later === shares.has('later-child'), `a later child ${later ? 'shares' : 'does not'}: ${inWords(shares)}`)
}

/** One more part as large as each other, or an equal share of what these have, where nobody else has less than before. */
const laterPartIsSo = (divided: readonly string[], before: Shares, born: Shares): void => {
  const theirs = shareIn(born, 'later-child')
  const isSame = ([key, share]: readonly [string, Fraction]): boolean =>
    divided.length > 0 && key !== 'later-child' && !divided.includes(key)
      ? shareIn(before, key).equals(share)
      : share.equals(theirs)
  isSo([...born].every(isSame), `what a later child has: ${inWords(before)} becomes ${inWords(born)}`)
}

const gainsOf = (before: Shares, after: Shares): Shares =>
  new Map(
    [...after].flatMap(([key, share]) => {
      const had = shareIn(before, key)
      return share.compare(had) > 0 ? [[key, share.minus(had)] as const] : []
    }),
  )

const keepTheirs = (before: Shares, after: Shares, id: number): boolean =>
  [...before].every(([key, share]) => key === `person ${id}` || shareIn(after, key).compare(share) >= 0)

const isMore = (share: Fraction): boolean => share.compare(Fraction.zero) > 0

const failing = (id: number, livingChildren: number): Failed => ({ person: id, livingChildren })

/** What becomes of the share of one person who fails, leaving children. */
export const insteadIsSo = (place: Place, names: Names, id: number, instead: Instead): void => {
  // The others may be later children alone.
  const isAlone = place.when([]).size === 1 && place.when([], LATER).has('later-child')
  // What is held leaves something to those to come by the words of its own takers.
  const isForLater = typeof instead !== 'string' && instead.takers.some(({ name }) => names(name) === 'later-child')
  const hasClass = classesOf(place.view).some(({ of }) => of === 'My later children')
  const toCome = isAlone || isForLater || hasClass ? LATER : undefined
  const before = place.when([], toCome)
  const share = shareIn(before, `person ${id}`)
  if (share.equals(Fraction.zero)) return
  const after = place.when([failing(id, 2)], toCome)
  const gains = gainsOf(before, after)
  const said = typeof instead === 'string' ? instead : 'named'
  const all = `person ${id}, ${said}: ${inWords(before)} became ${inWords(after)}`
  isSo(!after.has(`person ${id}`), all)
  if (instead === 'their children') {
    isSo(gains.size === 1 && shareIn(gains, `children of ${id}`).equals(share), all)
    return
  }
  isSo(!after.has(`children of ${id}`), all)
  switch (instead) {
    case 'the others':
    case 'the other one': {
      isSo(
        [...after.keys()].every((key) => before.has(key)),
        all,
      )
      const left = Fraction.one.minus(share)
      isSo(
        [...before].every(([key, had]) => key === `person ${id}` || shareIn(after, key).equals(had.over(left))),
        all,
      )
      isSo(instead === 'the others' ? true : after.size === 1, all)
      return
    }
    case 'the last resort':
      isSo(before.size === 1, all)
      return
    case 'later children': {
      const born = place.when([failing(id, 2)], LATER)
      isSo(born.has('later-child'), `${all}, with a later child ${inWords(born)}`)
      return
    }
    case 'other grandchildren':
    case 'not said':
      throw new Untrue(all)
    default:
  }
  isSo(keepTheirs(before, after, id), all)
  const taken = new Map([...gains].map(([key, gain]) => [key, gain.over(share)]))
  areTaken(instead.takers, taken, names)
  const [without, born] = [place.when([], LATER), place.when([failing(id, 2)], LATER)]
  const their = shareIn(without, `person ${id}`)
  const more = shareIn(born, 'later-child').minus(shareIn(without, 'later-child'))
  isSo(
    isForLater ||
      instead.later === undefined ||
      (instead.later ? isMore(more) : !isMore(more) || their.equals(Fraction.zero)),
    `${all}, with a later child ${inWords(born)}`,
  )
  const { toCome: part } = instead
  isSo(part === undefined || describeShare(more.over(their)) === part, `${all}, of which later children have ${part}`)
  // What stands behind the takers of a share that is held is said where it is said who has that in the end.
  if (heldForLife(place.view, 'Residue').has(id)) return
  for (const { name } of instead.takers) {
    const key = names(name)
    if (!key.startsWith('person ') || key === `person ${id}`) continue
    const follows = place
      .partsOf([failing(id, 2), failing(idIn(key), 2)])
      .some(
        ({ taking, parts }) =>
          keyOf(taking) === `children of ${idIn(key)}` && parts.some(({ through }) => through === id),
      )
    isSo(
      instead.followed.includes(name) === follows,
      `${name}, whose children ${follows ? 'follow' : 'do not'}: ${all}`,
    )
  }
}

/** Of the children of one who has died: those of one of them follow, and nobody has it before all of them have failed. */
const lineIsSo = (place: Place, names: Names, who: string, instead: Instead): void => {
  const key = names(who)
  const before = place.when([])
  const share = shareIn(before, key)
  if (!isMore(share)) return
  const gone = (left: Descendants): Shares => place.when([{ person: idIn(key), ...left }])
  const followed = gone({ lateChildren: [{ livingChildren: 1 }] })
  isSo(inWords(followed) === inWords(before), `${who} follow: ${inWords(followed)}`)
  const fewer = gone({ livingChildren: 1, lateChildren: [{}] })
  isSo(inWords(fewer) === inWords(before), `the rest of ${who} take: ${inWords(fewer)}`)
  const after = gone({})
  const left = Fraction.one.minus(share)
  const goesToOthers = [...before].every(
    ([each, had]) => each === key || (isMore(left) && shareIn(after, each).equals(had.over(left))),
  )
  isSo(!after.has(key), `${who} are gone: ${inWords(after)}`)
  if (instead === 'the last resort') isSo(before.size === 1, inWords(before))
  else isSo(before.size > 1 && goesToOthers, `${String(instead)}: ${inWords(before)} became ${inWords(after)}`)
}

const day = (days: number) => daysLater(today, days)

const ends = (will: Will, kind: TrustKind, event: Partial<TrustEvent> | undefined, on = day(1500)): string => {
  const events = event ? [{ trust: kind, on, ...event } as TrustEvent] : []
  const { ended } = outcomeInStages(will, { died: today, deaths: [], events })
  return ended.find((each) => each.of === kind)?.why ?? ''
}

const MONTHS = /^lives elsewhere for (\d+) months$/

/** What ends it is what the words list, and no more. */
const endsAreSo = (
  will: Will,
  kind: TrustKind,
  { ends: said, days, forLife }: Extract<Claim, { claims: 'enjoys' }>,
): void => {
  // Late enough for what must have lasted since the death, and before no day on which it ends anyhow.
  const late = monthsLater(today, 130)
  const endless = { ...will, trusts: (will.trusts ?? []).map(({ endDate: _on, endYears: _in, ...trust }) => trust) }
  const both = (words: string, event: Partial<TrustEvent>, why: string): void => {
    isSo(said.includes(words) === (ends(endless, kind, event, late) === why), `${kind}: ${words}`)
  }
  isSo(said.includes('dies'), 'it ends by death')
  both('marries', { what: 'marries' }, 'marriage')
  both('gives it up', { what: 'given up' }, 'given up')
  both(
    'lives with someone as a couple for a year',
    { what: 'couple recorded', since: monthsLater(today, 130 - 12) },
    'couple',
  )
  const months = said.flatMap((words) => MONTHS.exec(words)?.[1] ?? [])[0]
  const away = (since: number) =>
    ends(endless, kind, { what: 'absence recorded', since: monthsLater(today, 130 - since) }, late) === 'left'
  isSo(months === undefined ? !away(120) : away(Number(months)) && !away(Number(months) - 1), `${kind}: away`)
  isSo(
    said.every(
      (words) =>
        MONTHS.test(words) ||
        ['dies', 'marries', 'gives it up', 'lives with someone as a couple for a year'].includes(words),
    ),
    said.join(),
  )
  const alone = outcomeInStages(will, { died: today, deaths: [] }).ended.find((each) => each.of === kind)
  isSo(forLife === (alone === undefined) && forLife === (days.length === 0), `${kind} ends on ${alone?.why}`)
  if (!alone) return
  const told = days.map((words) => dayTold(words)).toSorted((a, b) => a - b)[0]
  isSo(told === numberOf(alone.on), `${kind} ends on ${JSON.stringify(alone.on)}, and is said to on ${days.join()}`)
}

const numberOf = ({ year, month, day: of }: { year: number; month: number; day: number }): number =>
  year * 10_000 + month * 100 + of
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const dayTold = (words: string): number => {
  const [, years] = /^(a|\d+) years?(?: after you die)?$/.exec(words) ?? []
  if (years !== undefined) return numberOf(yearsLater(today, years === 'a' ? 1 : Number(years)))
  const [of = '', month = '', year = ''] = words.split(' ')
  return Number(year) * 10_000 + (1 + monthNames.indexOf(month)) * 100 + Number(of)
}

export const heldForLife = (will: Will, of: TrustKind): ReadonlySet<number> =>
  new Set(
    outcomeInStages(will, { died: today, deaths: [] }).now.flatMap((each) =>
      each.how === 'held' && each.of === of && each.under === 'Disabled person' ? each.for : [],
    ),
  )

/** The age until which each person's part is looked after, at the death or at the end of a trust. */
export const heldUntil = (holdings: readonly Holding[]): ReadonlyMap<number, number> =>
  new Map(
    holdings.flatMap((each) =>
      each.how === 'taken' && each.to.type === 'person' && each.to.heldUntil
        ? [[each.to.id, each.to.heldUntil] as const]
        : [],
    ),
  )

export type Where = {
  readonly will: Will
  readonly names: Names
  readonly place: Place
  readonly kind: TrustKind | undefined
}

/** Of those who take at last, while nobody else is left. Those among them who share before as well take as such. */
const lastOfAllIsSo = (place: Place, names: Names, { takers }: Extract<Claim, { claims: 'last of all' }>): void => {
  const keys = takers.map(({ name }) => names(name))
  const gone: Failed[] = [
    ...place.view.persons.filter(({ id }) => !keys.includes(`person ${id}`)).map(({ id }) => ({ person: id })),
    ...place.view.charities.filter(({ id }) => !keys.includes(`charity ${id}`)).map(({ id }) => ({ charity: id })),
    ...(classesOf(place.view).some(({ of }) => of === 'My grandchildren') ? [{ grandchildren: [] }] : []),
  ]
  const { takings, lastResort } = outcomeInParts(place.view, gone, today)
  if (!lastResort) return
  areTaken(takers, new Map(takings.map(({ taking }) => [keyOf(taking), taking.share])), names)
}

const isOneOf = (claims: readonly Claim[], wanted: Claim['claims']): boolean =>
  claims.some(({ claims: each }) => each === wanted)

/** Of each person who has a part when a trust ends it is said once who takes instead, be it fixed at the death or later. */
const areFollowed = (takers: readonly Told[], names: Names, claims: readonly Claim[]): void => {
  const of = claims.flatMap((claim) =>
    claim.claims === 'instead' ? claim.of : claim.claims === 'line' ? [claim.who] : [],
  )
  for (const { name } of takers)
    isSo(!/^(person|children)/.test(names(name)) || of.includes(name), `who takes instead of ${name} is not said`)
}

/** @param claims All that the same text claims. */
export const claimIsSo = ({ will, names, place, kind }: Where, claim: Claim, claims: readonly Claim[]): void => {
  switch (claim.claims) {
    case 'shared':
    case 'at the end':
      isSo(
        claim.takers.length > 1 || claim.takers[0]?.part === undefined || isOneOf(claims, 'children to come'),
        'one who has all of it is told no part',
      )
      // A later child who is named as a taker is supposed to have been born.
      if (claim.takers.some(({ name }) => names(name) === 'later-child')) {
        areTaken(claim.takers, place.when([], LATER), names)
        return
      }
      areTaken(claim.takers, place.when([]), names)
      laterIsSo(claim.later || isOneOf(claims, 'children to come'), place.when([], LATER))
      if (claim.born)
        laterPartIsSo(claim.born === 'one more' ? [] : claim.born.map(names), place.when([]), place.when([], LATER))
      return
    case 'children to come':
      isSo(describeShare(shareIn(place.when([], LATER), 'later-child')) === claim.part, 'what later children have')
      return
    case 'instead':
      for (const name of claim.of) insteadIsSo(place, names, idIn(names(name)), claim.instead)
      return
    case 'line':
      lineIsSo(place, names, claim.who, claim.instead)
      return
    case 'held':
      if (claim.what === 'a share and more' || claim.what === 'a sum')
        isSo(
          heldForLife(will, claim.what === 'a sum' ? 'Disabled person' : 'Residue').has(idIn(names(claim.for ?? ''))),
          `something is held for ${claim.for}`,
        )
      return
    case 'held for life':
      isSo(heldForLife(will, 'Residue').has(idIn(names(claim.who))), `the share of ${claim.who} is held for life`)
      return
    case 'held too': {
      // At the death, or once the trust has ended by a death, whose order does not matter.
      const id = idIn(names(claim.who))
      if (kind === undefined) return
      const { now, later } = stagesOf(will, { failed: [] }, today)
      const mine = [...now, ...later].filter(
        ({ of, ...each }) => of === kind && 'to' in each && keyOf(each.to) === `person ${id}`,
      )
      isSo(mine.length === 0, `what comes to ${claim.who} is held`)
      return
    }
    case 'enjoys':
      isSo(kind !== undefined && trustOfKind(will, kind)?.for === idIn(names(claim.who)), claim.who)
      if (kind) endsAreSo(will, kind, claim)
      return
    case 'passed over': {
      const [kin] = inOrder(will, [])
      const wanted = kin?.type === 'next-of-kin' ? listedOr.format(kin.passedOver) : ''
      isSo(claim.who === wanted, `${wanted} are passed over`)
      return
    }
    case 'income too':
      isSo(kind === 'Home' && trustOfKind(will, kind)?.for === idIn(names(claim.who)), claim.who)
      return
    case 'paid from the rest': {
      const { ownershipType, mortgage } = homeOnTrust(will) ?? {}
      isSo(claim.part === (ownershipType === 'Tenants in common'), 'a part of the loan')
      isSo(claim.mortgage === (mortgage === 'Yes'), 'a mortgage')
      return
    }
    case 'capital':
    case 'no capital': {
      if (!kind) throw new Untrue('capital of no trust')
      const paid = outcomeInStages(will, {
        died: today,
        deaths: [],
        events: [{ trust: kind, on: day(1), what: 'capital paid', part: Fraction.of(1, 2) }],
      })
      const has = paid.later.some(
        (each) => each.of === kind && keyOfHolding(each) === names(claim.who ?? '') && each.how === 'taken',
      )
      isSo(has === (claim.claims === 'capital'), `${claim.who} may have capital`)
      return
    }
    case 'none then':
      isSo(kind !== undefined && trustOfKind(will, kind)?.for === idIn(names(claim.who)), `it is held for ${claim.who}`)
      isSo(!place.when([]).has(names(claim.who)), `${claim.who} takes none of it`)
      return
    case 'at once without': {
      const id = idIn(names(claim.who))
      isSo(kind !== undefined, 'of what?')
      if (!kind) return
      const { now } = stagesOf(will, { failed: [{ person: id }] }, today)
      const [after, end] = [withoutOutside(now.filter(({ of }) => of === kind)), place.when([])]
      if (kind === 'Disabled person' && trustOfKind(will, kind)?.amount === undefined) return
      isSo(inWords(after) === inWords(end), `${inWords(after)} at once, and ${inWords(end)} at the end`)
      return
    }
    case 'keeps their share':
      isSo(kind !== undefined && isFixed(will, kind), `${kind} is fixed at the death`)
      return
    case 'something is kept':
      isSo(
        trustsOf(will).some((trust) => isFixed(will, trust.kind)),
        'something is fixed at the death',
      )
      return
    case 'dies young': {
      isSo(!isFixed(will, 'Residue'), 'an age takes away what was theirs from the death')
      // Behind the income of somebody else nothing is held for them yet when the testator dies.
      if (trustOfKind(will, 'Residue')) return
      const id = idIn(names(claim.who))
      const ofRest = (holdings: readonly Holding[]) => sharesOf(holdings.filter(({ of }) => of === 'Residue'))
      const to = claim.to.map((name) => names(name.replace(/^your executors for /, '')))
      for (const livingChildren of claim.childless ? [0] : [0, 1]) {
        const history: History = { died: today, deaths: [{ person: id, on: day(60), livingChildren }] }
        const { now, later } = outcomeInStages(will, history)
        const held = heldUntil(now.filter(({ of }) => of === 'Residue')).get(id)
        isSo(held === claim.age, `${claim.who} is held until ${held}`)
        const gains = [...gainsOf(ofRest(now), ofRest(later)).keys()].toSorted()
        isSo(gains.join() === [...new Set(to)].toSorted().join(), `${gains.join()} gain when ${claim.who} dies young`)
      }
      return
    }
    case 'last of all':
      lastOfAllIsSo(place, names, claim)
      return
    case 'instead of a grandchild': {
      const families = [{ livingChildren: 1, lateChildren: [{ livingChildren: 1 }] }]
      const followed = place
        .partsOf([{ grandchildren: families }])
        .some(({ taking }) => taking.type === 'grandchild' && taking.below.length > 0)
      isSo(followed === (claim.instead === 'their children'), `the children of a grandchild ${followed}`)
      return
    }
    case 'never theirs': {
      const id = idIn(names(claim.who))
      isSo(heldForLife(will, 'Residue').has(id) || heldForLife(will, 'Disabled person').has(id), claim.who)
      return
    }
    case 'no right':
      isSo(heldForLife(will, 'Disabled person').has(idIn(names(claim.who))), `it is held for ${claim.who}`)
      return
    case 'takes after a parent at':
      waitsBehindParents(will, claim.age)
      return
    // Of ages see `agesAreSo`. Nobody takes by the others.
    case 'held until':
    case 'own children at':
    case 'at an age':
    case 'anyone else at':
    case 'stands in at':
    case 'from the start':
    case 'no later child':
    case 'owns the rest':
    case 'guardians':
    case 'backup guardians':
      return
  }
}

const yearsAgo = (years: number) => ({ ...today, year: today.year - years })

/** If any living person fails, what a child of theirs takes is held until this age, and no longer. */
const waitsBehindParents = (will: Will, age: number): void => {
  const children = [{ born: yearsAgo(age - 1) }, { born: yearsAgo(age) }]
  for (const { id } of will.persons.filter(({ died }) => !died))
    for (const taking of outcome(will, [{ person: id, children }], today))
      if (taking.type === 'child' && taking.of === id && taking.below.length === 0)
        isSo(
          taking.heldUntil === (taking.n === 1 ? age : undefined),
          `a child of ${id} waits until ${taking.heldUntil}`,
        )
}

/** Until when a grandchild who takes as one of all waits, by how old a grandchild is for whom something is held. Undefined without a class. */
const classWaitsUntil = (will: Will): number | undefined => {
  const views = [will, ...(will.trusts ?? []).map((trust) => willOfTakers(will, trust))]
  const view = views.find((each) => classesOf(each).some(({ of }) => of === 'My grandchildren'))
  if (!view) return undefined
  const isHeldAt = (age: number): boolean =>
    outcome(view, [{ grandchildren: [{ children: [{ born: yearsAgo(age) }] }] }], today).some(
      (taking) => taking.type === 'grandchild' && taking.heldUntil !== undefined,
    )
  return [24, 20, 17].find(isHeldAt)
}

/** What sentences say of the age of all the grandchildren who share is so: 18 where nothing else is said. */
export const ageOfClassIsSo = (will: Will, names: Names, claims: readonly Claim[]): void => {
  const oldest = classWaitsUntil(will)
  if (oldest === undefined) return
  const said = claims.flatMap((claim) =>
    claim.claims === 'at an age' && claim.who.some((name) => names(name) === 'grandchildren') ? claim.age : [],
  )
  isSo((said[0] ?? 18) === oldest + 1, `grandchildren wait until ${oldest + 1}, and are said to until ${said[0] ?? 18}`)
}

/** What all the sentences about ages together say of each person: what the engine holds until an age is said to be, and nothing else. */
const agesAreSo = (will: Will, names: Names, claims: readonly Claim[]): void => {
  const own = new Set(
    will.haveChildren === 'Yes'
      ? will.persons.filter((each) => !each.isExcluded && isOwn(each)).map(({ id }) => id)
      : [],
  )
  const ids = (who: readonly string[]): number[] =>
    who.flatMap((name) => (names(name) === 'grandchildren' ? [] : idIn(names(name))))
  const all = claims.flatMap((claim) => (claim.claims === 'own children at' ? claim.age : []))
  const at = new Map<number, number>()
  for (const claim of claims) {
    if (claim.claims === 'at an age') for (const id of ids(claim.who)) at.set(id, claim.age)
    if (claim.claims === 'from the start') for (const id of ids(claim.who)) at.set(id, 18)
  }
  const ageOf = (id: number): number => at.get(id) ?? (own.has(id) ? (all[0] ?? 18) : 18)
  const { now } = outcomeInStages(will, { died: today, deaths: [] })
  const { later } = stagesOf(will, { failed: [] }, today)
  for (const [id, age] of [...heldUntil(now), ...heldUntil(later)])
    isSo(ageOf(id) === age, `person ${id} waits until ${age}, and is said to until ${ageOf(id)}`)
  // The sentence is about who shares the rest, and not about somebody who takes it today as the last of all.
  const sharers = inheritors(will).flatMap((heir) => (heir.kind === 'person' ? heir.person.id : []))
  const ofRest = [...heldUntil(now.filter(({ of }) => of === 'Residue'))].filter(([id]) => sharers.includes(id))
  const untilSaid = new Map(
    claims.flatMap((claim) =>
      claim.claims === 'held until' ? ids(claim.who).map((id) => [id, claim.age] as const) : [],
    ),
  )
  if (claims.some(({ claims: each }) => each === 'shared'))
    isSo(
      JSON.stringify([...untilSaid].toSorted()) === JSON.stringify([...ofRest].toSorted()),
      `held until: ${JSON.stringify([...untilSaid])} of ${JSON.stringify([...ofRest])}`,
    )
  const forLife = heldForLife(will, 'Residue')
  const saidForLife = new Set(
    claims.flatMap((claim) => (claim.claims === 'held for life' ? idIn(names(claim.who)) : [])),
  )
  if (claims.some(({ claims: each }) => each === 'shared'))
    isSo([...forLife].join() === [...saidForLife].join(), `held for life: ${[...forLife].join()}`)
}

export const isOwn = ({ relationship, stepchildRole, type }: Will['persons'][number]): boolean =>
  stepchildRole === 'Adopted' ||
  ['Son', 'Daughter', 'Child'].includes(relationship ?? '') ||
  (type === 'Child' && !/^Step/.test(relationship ?? ''))

const kindOfPart: Partial<Record<PartId, TrustKind>> = {
  'home-for-life': 'Home',
  'disabled-person': 'Disabled person',
}
const readBack: readonly PartId[] = [
  'disabled-person',
  'home-for-life',
  'residue',
  'if-somebody-dies',
  'if-nobody-is-left',
  'young-people',
  'guardians',
]

export const whereIs = (will: Will, part: PartId): Where => {
  const kind = kindOfPart[part] ?? (trustOfKind(will, 'Residue') ? 'Residue' : undefined)
  const own = kindOfPart[part]
  return { will, names: namesOf(will), place: own ? endOf(will, own) : restOf(will), kind }
}

/** The claims of a reading. @throws where one is not so, or cannot be read. */
export const readingIsSo = (will: Will): Claim[] => {
  const parts = partsToRead(will, today).filter(({ id }) => readBack.includes(id))
  const instead = claimsIn(parts.find(({ id }) => id === 'if-somebody-dies')?.sentence ?? '')
  const claims = parts.flatMap(({ id, sentence }) => {
    const said = claimsIn(sentence)
    for (const claim of said) {
      try {
        claimIsSo(whereIs(will, id), claim, said)
        if (claim.claims === 'at the end') areFollowed(claim.takers, namesOf(will), id === 'residue' ? instead : said)
        isSo(id !== 'residue' || claim.claims !== 'instead', 'who takes instead is told twice')
      } catch (error) {
        throw new Untrue(`[${id}] ${sentence}\n${String(error)}`)
      }
    }
    return said
  })
  agesAreSo(will, namesOf(will), claims)
  ageOfClassIsSo(will, namesOf(will), claims)
  return claims
}
