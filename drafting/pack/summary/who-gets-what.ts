import { describeBeneficiary } from '#core/estate/describe-beneficiary.ts'
import { type BeneficiaryShare, keyOfTaking, outcome } from '#core/estate/distribution.ts'
import { diesFirst } from '#core/estate/failures.ts'
import { describeShare, Fraction, shareOrNothing } from '#core/estate/fraction.ts'
import { SURVIVAL_DAYS } from '#core/estate/history.ts'
import { planOf } from '#core/estate/plan.ts'
import { whyNotSure } from '#core/estate/problems.ts'
import { type GiftBand, whatOfTaking } from '#core/picture/gift-bands.ts'
import { pictureOf, type ShareBand } from '#core/picture/picture.ts'
import type { Taker } from '#core/picture/takers.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { capital, listed, listedOr, within } from '#core/text/names.ts'
import { childrenWouldTake, ownChildrenOf } from '#core/will/backups.ts'
import { INK } from '#core/will/colours.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import type { TrustKind } from '#core/will/lists.ts'
import { personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { trustOf, trustOfShare, willOfTakers } from '#core/will/trusts.ts'
import { kept } from '#words/en/forms.ts'
import { rowWords } from '#words/en/picture.ts'
import { whoGetsWhat as words } from '#words/en/summary-and-trusts.ts'
import { residueMixesExempt, taxedFirst } from '../../clauses/tax-on-residue.ts'
import { relationInWords } from '../../party.ts'
import { fullNames } from '../../reading/plain-words.ts'
import { type Block, type GiftSlice, type PackWords, paragraph, section, subheading, table } from '../pack-document.ts'

/** Single deaths that change the shares in the same way are told together: with many takers, a table each is many pages. */

/** Who takes what if one person dies first: in one case, or in two where it matters whether they leave children. */
type Death = { readonly person: Person; readonly cases: readonly (readonly BeneficiaryShare[])[] }

/** Takers who each have the same share today, and each have the same other share then. */
type Change = { readonly who: readonly BeneficiaryShare[]; readonly before: Fraction; readonly after: Fraction }

export type AlikeCase = {
  /** What each of the others who are named together has, today and then. Undefined where one person is named alone. */
  readonly amongThem: Omit<Change, 'who'> | undefined
  /** The others whose share changes, in the order in which they take. The others keep what they have today. */
  readonly changes: readonly Change[]
}

/** People whose deaths have the same effect. Each case holds for any one of them. */
export type DeathsAlike = { readonly people: readonly Person[]; readonly cases: readonly AlikeCase[] }

type Keyed = ReadonlyMap<string, BeneficiaryShare>

const keyOfPerson = (id: number): string => `person ${id}`

/** The children of each person who died get the same key, so that deaths with the same effect are alike. */
const keyOf = (taking: BeneficiaryShare, died?: Person): string =>
  taking.type === 'child' && taking.of === died?.id
    ? `child of the one who died ${[taking.n, ...taking.below].join()}`
    : keyOfTaking(taking)

const keyed = (takings: readonly BeneficiaryShare[], died?: Person): Keyed =>
  new Map(takings.map((taking) => [keyOf(taking, died), taking]))

const shareIn = (takings: Keyed, key: string): Fraction => takings.get(key)?.share ?? Fraction.zero

/** The shares after one death are those after the other, but for the two changing places. */
const sameButForPlaces = (
  one: Person,
  other: Person,
  afterOne: readonly BeneficiaryShare[],
  afterOther: readonly BeneficiaryShare[],
) => {
  const [here, there] = [keyed(afterOne, one), keyed(afterOther, other)]
  const [first, second] = [keyOfPerson(one.id), keyOfPerson(other.id)]
  const placeOf = (key: string): string => (key === second ? first : key)
  return (
    here.size === there.size &&
    [...here].every(([key, { share }]) => shareIn(there, placeOf(key)).equals(share)) &&
    !here.has(first) &&
    !there.has(second)
  )
}

const alike = (now: Keyed, one: Death, other: Death): boolean =>
  shareIn(now, keyOfPerson(one.person.id)).equals(shareIn(now, keyOfPerson(other.person.id))) &&
  one.cases.length === other.cases.length &&
  one.cases.every((after, index) => sameButForPlaces(one.person, other.person, after, other.cases[index] ?? []))

/** Whether one more death fits in with those named together: also each of those has the same share after the first. */
const fits = (now: Keyed, [first, ...others]: readonly Death[], one: Death): boolean =>
  first !== undefined &&
  alike(now, first, one) &&
  first.cases.every((after) =>
    others.every(({ person }) =>
      shareIn(keyed(after), keyOfPerson(person.id)).equals(shareIn(keyed(after), keyOfPerson(one.person.id))),
    ),
  )

const changesOf = (now: Keyed, then: Keyed, people: readonly Person[]): Change[] => {
  const named = new Set(people.map(({ id }) => keyOfPerson(id)))
  const changes: Change[] = []
  for (const [key, taking] of [...then, ...[...now].filter(([before]) => !then.has(before))]) {
    const [before, after] = [shareIn(now, key), shareIn(then, key)]
    if (named.has(key) || before.equals(after)) continue
    const at = changes.findIndex((each) => each.before.equals(before) && each.after.equals(after))
    const same = changes[at]
    if (same) changes[at] = { ...same, who: [...same.who, taking] }
    else changes.push({ who: [taking], before, after })
  }
  return changes
}

const caseOf = (now: Keyed, after: readonly BeneficiaryShare[], people: readonly Person[]): AlikeCase => {
  const [first, second] = people
  const then = keyed(after, first)
  const another = second && keyOfPerson(second.id)
  return {
    amongThem: another === undefined ? undefined : { before: shareIn(now, another), after: shareIn(then, another) },
    changes: changesOf(now, then, people),
  }
}

/** @param now Who takes what if everyone outlives the testator. */
export const deathsAlike = (now: readonly BeneficiaryShare[], deaths: readonly Death[]): DeathsAlike[] => {
  const today = keyed(now)
  const together: Death[][] = []
  for (const death of deaths) {
    const fitting = together.find((others) => fits(today, others, death))
    if (fitting) fitting.push(death)
    else together.push([death])
  }
  return together.map((group) => {
    const people = group.map(({ person }) => person)
    return { people, cases: (group[0]?.cases ?? []).map((after) => caseOf(today, after, people)) }
  })
}

/** Who takes what is left, today and after each single death: a picture, and a table with the same facts. */

/** "daughter" */
const relation = (person: Person, will: Will): string => {
  const said = kept.said(capital(relationInWords(person, will.status) ?? ''))
  return said.charAt(0).toLowerCase() + said.slice(1)
}

/** "Ruth Hale (daughter, held until 18)" */
const described = (will: Will, taking: BeneficiaryShare): string => {
  const { name, note } = describeBeneficiary(will, taking)
  const person = taking.type === 'person' ? personById(will, taking.id) : undefined
  const about = [person && relation(person, will), note].filter(Boolean).join(', ')
  return about ? `${name} (${about})` : name
}

/** A share today beside the share then. */
const columnsOfChange = () => ({ start: [words.who], end: [words.today, words.afterwards] })

const shareSaid = (share: Fraction): string => kept.said(shareOrNothing(share))

const namesOf = (will: Will, who: readonly BeneficiaryShare[], people: readonly Person[]): string => {
  const [only, ...others] = who
  if (only && others.length === 0)
    // After one death, children who take are those of the one who died.
    return only.type === 'child' && people.length > 1 && !personById(will, only.of)?.died
      ? words.theirChildren
      : described(will, only)
  const [first = '', ...names] = who.map((taking) => describeBeneficiary(will, taking).name)
  return words.each(listed.format([first, ...names.map(within)]))
}

const othersOf = (people: readonly Person[]): string =>
  people.length === 2 ? words.theOther : words.eachOther(people.length - 1)

const rowsOf = (will: Will, people: readonly Person[], { amongThem, changes }: AlikeCase): PackWords[][] => [
  ...(amongThem && !amongThem.before.equals(amongThem.after)
    ? [[othersOf(people), shareSaid(amongThem.before), shareSaid(amongThem.after)]]
    : []),
  ...changes.map(({ who, before, after }) => [namesOf(will, who, people), shareSaid(before), shareSaid(after)]),
]

const captionOf = (people: readonly Person[], index: number, cases: number): string => {
  const who = people.length === 1 ? (people[0]?.fullname ?? '') : words.whoDies
  if (cases === 1) return people.length === 1 ? words.changesIf(who) : words.changesIfOne
  return index === 0 ? words.changesWithChildren(who) : words.changesWithout(who)
}

/** Whose share changes, and from what to what: people whose deaths have the same effect are named together. */
const changesInWords = (will: Will, now: readonly BeneficiaryShare[], deaths: readonly Death[]): Block[] => [
  paragraph(words.theTablesShow),
  ...deathsAlike(now, deaths).flatMap(({ people, cases }): Block[] => [
    subheading(words.ifDiesBefore(listedOr.format(people.map(({ fullname }) => fullname)))),
    ...cases.map((each, index) =>
      table(captionOf(people, index, cases.length), columnsOfChange(), rowsOf(will, people, each)),
    ),
  ]),
]

/** A picture of more takers than this says less than its table, and each death would fill a page. */
const MOST_DRAWN = 6

/** "Ruth Hale", and "Your executors, for Bea Hale" of what they hold for her. */
const takerInWords = ({ kind, fullname }: Taker): string =>
  kind === 'held' ? rowWords.yourExecutorsFor(fullname) : fullname

const taken = ({ to, share }: ShareBand): string =>
  `${within(takerInWords(to))}${share ? ` ${describeShare(share)}` : ''}`

const fillOf = ({ kind, inPlaceOf }: Taker) => ({
  striped: inPlaceOf !== undefined,
  ...(kind === 'held' && { held: true }),
})

const slicesOfGift = (gift: GiftBand): GiftSlice[] =>
  gift.takings.map((taking) => ({
    what: typeof taking.shares === 'string' ? words.aShareOf(gift.what) : whatOfTaking(gift, taking),
    name: takerInWords(taking.to),
    colour: taking.to.colour,
    ...fillOf(taking.to),
  }))

/** Of more gifts the picture says how many: a table names each. What is held is no gift. */
const giftSlices = (all: readonly GiftBand[]): GiftSlice[] => {
  const slices = all.flatMap(slicesOfGift)
  if (slices.length <= MOST_DRAWN) return slices
  const { held = [], gifts = [] } = Object.groupBy(all, ({ key }) => (key.startsWith('trust') ? 'held' : 'gifts'))
  const { length } = gifts.filter(({ takings }) => takings.length > 0)
  return [
    { what: '', name: length === 1 ? words.oneGift : words.gifts(length), colour: INK, striped: false },
    ...held.flatMap(slicesOfGift),
  ]
}

const given = ({ what, name }: GiftSlice): string => (what ? words.goesTo(what, within(name)) : name)

const slicesOf = (shares: readonly ShareBand[]) =>
  shares.map(({ to, part }) => ({ name: takerInWords(to), share: part, colour: to.colour, ...fillOf(to) }))

/** The same picture as on screen, with whole names. Where somebody has the income first, of those who share after that, as the tables. */
const flow = (will: Will, today: Day, died: readonly number[] = [], withGifts = false): Block => {
  const { gifts: bands } = pictureOf(will, today, { died, laterChild: false })
  const income = trustOf(will, 'Residue')
  const { shares } = pictureOf(income ? willOfTakers(will, income) : will, today, { died, laterChild: false })
  const gifts = withGifts ? giftSlices(bands) : []
  return {
    kind: 'flow',
    gifts,
    slices: slicesOf(shares),
    alt: [
      ...(gifts.length > 0 ? [words.giftsLeaveFirst(listed.format(gifts.map(given)))] : []),
      words.whatIsLeft(listed.format(shares.map(taken))),
    ].join(' '),
  }
}

/**
 * The second stage, as on screen: who has what was held when that ends. Nothing of an income, which the picture of who gets what
 * shows, nor of more takers than can be drawn.
 */
export const flowWhenItEnds = (will: Will, today: Day, kind: TrustKind): Block[] => {
  const shares =
    pictureOf(will, today, { died: [], laterChild: false }).held.find((band) => band.kind === kind)?.afterwards
      .shares ?? []
  return kind === 'Residue' || shares.length === 0 || shares.length > MOST_DRAWN
    ? []
    : [
        {
          kind: 'flow',
          from: words.held,
          slices: slicesOf(shares),
          alt: words.whatWasHeld(listed.format(shares.map(taken))),
        },
      ]
}

const sharesNow = (will: Will, takings: readonly BeneficiaryShare[]): Block =>
  table(
    words.sharesToday,
    { start: [words.who], end: [words.share] },
    takings.map((taking) => [described(will, taking), describeShare(taking.share)]),
  )

const sharesThen = (
  will: Will,
  caption: string,
  now: readonly BeneficiaryShare[],
  then: readonly BeneficiaryShare[],
): Block =>
  table(
    caption,
    columnsOfChange(),
    then.map((taking) => {
      const before = now.find((each) => keyOfTaking(each) === keyOfTaking(taking))?.share ?? Fraction.zero
      return [described(will, taking), shareSaid(before), shareSaid(taking.share)]
    }),
  )

/** The outcome of a death, and the one if there are no children where they would take. */
const casesOf = (person: Person, will: Will, today: Day): BeneficiaryShare[][] => [
  outcome(will, [diesFirst(person)], today),
  ...(childrenWouldTake(person) && !trustOfShare(will, person.id)
    ? [outcome(will, [{ person: person.id }], today)]
    : []),
]

const drawn = (person: Person, will: Will, now: readonly BeneficiaryShare[], today: Day): Block[] => {
  const [then = [], childless] = casesOf(person, will, today)
  const name = fullNames(will, today).person(person.id)
  return [
    subheading(words.ifDiesBefore(name)),
    flow(will, today, [person.id]),
    ...(childless
      ? [
          sharesThen(will, words.sharesWithChildren(name), now, then),
          sharesThen(will, words.sharesWithout(name), now, childless),
        ]
      : [sharesThen(will, words.sharesIf(name), now, then)]),
  ]
}

const peopleAmong = (will: Will, takings: readonly BeneficiaryShare[]): Person[] =>
  takings.flatMap((taking) => (taking.type === 'person' ? (personById(will, taking.id) ?? []) : []))

/** What the shares are shares of. Where some heirs are exempt from inheritance tax, it is taken from single shares. */
const ofWhat = (will: Will): string =>
  residueMixesExempt(will) && !taxedFirst(will) ? words.theseAreShares : words.theseAreSharesOf

/** Whose income comes first, and whose share is held for them: then the shares below are not theirs at once. */
const heldFirst = (will: Will): Block[] => {
  const income = trustOf(will, 'Residue')
  const first = income && personById(will, income.for)?.fullname
  const held = planOf(will).shares.flatMap(({ to, atEnd }) => (atEnd ? to.name : []))
  return [
    ...(first ? [paragraph(words.hasTheIncome(first))] : []),
    ...held.map((name) => paragraph(words.yourExecutorsHold(name))),
  ]
}

const notSure = (will: Will): Block[] => {
  const why = whyNotSure(will)
  return why === undefined ? [] : [paragraph([{ strong: why }])]
}

export const whoGetsWhatToday = (will: Will, today: Day): Block[] => {
  const now = outcome(will, [], today)
  return section(
    words.whoGetsWhat,
    ...notSure(will),
    paragraph(ofWhat(will)),
    ...heldFirst(will),
    flow(will, today, [], true),
    sharesNow(will, now),
    ...(laterChildrenMayTake(will)
      ? [paragraph(ownChildrenOf(will).length > 0 ? words.aChildBorn : words.aChildBornTo)]
      : []),
  )
}

/** Nothing, where only charities take: they do not die. */
export const whoGetsWhatAfterADeath = (will: Will, today: Day): Block[] => {
  const now = outcome(will, [], today)
  const people = peopleAmong(will, now)
  if (people.length === 0) return []
  return section(
    words.ifSomeoneDies,
    ...notSure(will),
    paragraph(words.hereIsWhat(SURVIVAL_DAYS)),
    ...(now.length <= MOST_DRAWN
      ? people.flatMap((person) => drawn(person, will, now, today))
      : changesInWords(
          will,
          now,
          people.map((person) => ({ person, cases: casesOf(person, will, today) })),
        )),
  )
}
