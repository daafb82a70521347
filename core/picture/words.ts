/** The picture in sentences: under the drawing, and spoken after a choice. */

import { inSentences as words } from '#words/en/picture.ts'
import { describeShare, Fraction, isNothing } from '../estate/fraction.ts'
import { capital, listed, within } from '../text/names.ts'
import type { Card, CardKey } from './cards.ts'
import { type GiftBand, whatOfTaking } from './gift-bands.ts'
import type { OutsideBand } from './home.ts'
import type { Departed, Picture, ShareBand } from './picture.ts'
import type { Taker } from './takers.ts'

const nameOf = ({ name }: Taker): string => (name === '' ? words.someone : name)

const cardOf = ({ cards }: Picture, key: CardKey): Card | undefined => cards.find((card) => card.key === key)

/** "A, B and C" of what is no name: a sentence, or what somebody typed. */
const inOne = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : words.and(all.slice(0, -1).join(', '), all.at(-1) ?? '')

/** More names than these become "Ann, Bob and 8 others": the table has them all. */
const MOST_NAMED = 4

const namesInWords = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? listed.format(names)
    : listed.format([...names.slice(0, 2), words.others(names.length - 2)])

type Same = { readonly names: readonly string[]; readonly share: Fraction }

/** Takers of one share are named together: "Ruth and Daniel 20% each". */
const alike = (shares: readonly ShareBand[]): Same[] => {
  const groups = Map.groupBy(
    shares.filter(({ share }) => share !== undefined),
    ({ part }) => describeShare(part),
  )
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ names: same.map(({ to }) => within(nameOf(to))), share: first.part }] : []
  })
}

const shareOfEach = (names: readonly string[], share: Fraction): string =>
  names.length > 1 ? words.each(describeShare(share)) : describeShare(share)

/** "Thomas 50%, Ruth and Daniel 20% each and Poppy 10%", everyone by name: it is what a customer agrees to. Blanks are left out. */
export const sharesInWords = ({ shares }: Pick<Picture, 'shares'>): string =>
  listed.format(alike(shares).map(({ names, share }) => words.share(listed.format(names), shareOfEach(names, share))))

const takes = (are: boolean) => (are ? words.take : words.takes)
const gets = (are: boolean) => (are ? words.get : words.gets)

/** The last resort is not named by its parts: "everything goes to the hospice". */
const restInWords = ({ shares, gifts }: Picture): string => {
  const [only, ...others] = shares
  if (!only) return ''
  if (only.to.kind === 'held' && others.length === 0) return words.hold(words.rest, only.to.name, only.to.note)
  const isRest = gifts.some(({ takings }) => takings.length > 0)
  const rest = isRest ? words.rest : words.all
  if (others.length === 0) return only.share ? takes(isPlural(only.to))(within(nameOf(only.to)), rest) : ''
  const said = shares.filter(({ share }) => share !== undefined)
  if (said.length === 0) return words.shares(namesInWords(shares.map(({ to }) => within(nameOf(to)))), rest)
  const [held = [], taken = []] = [true, false].map((is) => said.filter(({ to }) => (to.kind === 'held') === is))
  const [first, ...later] = alike(taken)
  const partOf = isRest ? words.ofRest : words.ofAll
  const holds = held.map(({ to, part }) => words.hold(partOf(describeShare(part)), to.name, to.note))
  if (!first) return inOne(holds)
  return inOne([
    ...holds,
    takes(first.names.length > 1 || isPlural(taken[0]?.to))(
      namesInWords(first.names),
      partOf(shareOfEach(first.names, first.share)),
    ),
    ...later.map(({ names, share }) => words.share(namesInWords(names), shareOfEach(names, share))),
  ])
}

const isPlural = (to: Taker | undefined): boolean =>
  to?.kind === 'children' || to?.kind === 'next-of-kin' || to?.key === 'My grandchildren'

const isHeld = ({ takings: [first] }: GiftBand): boolean => first?.to.kind === 'held'

/** Those who get the same of a gift, in one part of a sentence. */
const alikeIn = (gift: GiftBand, takings = gift.takings): { what: string; to: Taker[] }[] =>
  [...Map.groupBy(takings, (taking) => whatOfTaking(gift, taking))].map(([what, alike]) => ({
    what: alike.length > 1 && typeof alike[0]?.shares !== 'string' ? words.each(what) : what,
    to: alike.map(({ to }) => to),
  }))

const areMany = ([first, ...others]: readonly Taker[]): boolean => others.length > 0 || isPlural(first)

const giftInWords = (gift: GiftBand): string[] =>
  alikeIn(gift).map(({ what, to }) => gets(areMany(to))(listed.format(to.map((each) => within(nameOf(each)))), what))

/** More gifts than these are counted: the table names them. */
const MOST_GIFTS_NAMED = 3

/** "Your executors hold your half of the home, and Bea may live there", a sentence for each that leaves the estate before the rest. */
const heldInWords = ({ gifts, held }: Picture): string[] =>
  gifts.filter(isHeld).flatMap(({ key }) => {
    const band = held.find((each) => each.key === key)
    return band ? [words.hold(band.what, band.for.name, band.enjoys)] : []
  })

const giftsInWords = ({ gifts }: Picture): string => {
  const given = gifts.filter((gift) => !isHeld(gift)).flatMap(giftInWords)
  if (given.length === 0) return ''
  return given.length > MOST_GIFTS_NAMED ? words.leaveFirst(words.gifts(given.length)) : inOne(given)
}

/** The things in the middle of a sentence. */
const thing = (what: string): string => what.replace(/^Your\b/, 'your')

const outsideInWords = ({ what, how, to, sure, nowInTheWill, isHome }: OutsideBand): string[] => {
  if (nowInTheWill) return [words.withRest(isHome ? words.home : thing(what))]
  if (how === 'nomination') return []
  const whom = to.length > 0 ? listed.format(to.map(nameOf)) : words.otherOwner
  return [sure ? words.goesOutside(thing(what), whom) : words.mayGoOutside(thing(what), whom)]
}

/** "When Bea’s time ends, Cy takes 50% of it and Di 50%." Nothing of what is never held. */
export const afterwardsInWords = ({ held }: Picture): string[] =>
  held.flatMap(({ starts, for: { name }, atEnd, afterwards }) => {
    if (!starts || afterwards.shares.length === 0) return []
    return [words.whenEnds(name, whereItAllGoes(atEnd, afterwards))]
  })

const whereItAllGoes = (what: string, afterwards: Picture): string => {
  const [only, ...others] = afterwards.shares
  const takers = namesInWords(afterwards.shares.map(({ to }) => within(nameOf(to))))
  return only && others.length === 0
    ? words.goes(thing(what), within(nameOf(only.to)))
    : words.isShared(thing(what), sharesInWords(afterwards) || takers)
}

const namesOfDead = (picture: Picture): string[] =>
  picture.died.flatMap((key) => {
    const card = cardOf(picture, key)
    return card ? [card.name] : []
  })

const supposedInWords = (picture: Picture): string => {
  if (picture.noneLeft) return words.noneLeft
  const dead = namesOfDead(picture)
  return dead.length === 0 ? '' : (dead.length > 1 ? words.dieFirst : words.diesFirst)(listed.format(dead))
}

/** The sentences under the drawing: "Anne gets your ring. Then Thomas takes 50% of the rest and Ruth 50%." */
/** "50% is not shared out yet", while the shares do not make the whole. */
const unshared = ({ total, shares }: Picture): string[] => {
  if (total === undefined || shares.length === 0) return []
  const [left, over] = [Fraction.one.excess(total), total.excess(Fraction.one)]
  if (!isNothing(left)) return [words.unshared(describeShare(left))]
  return isNothing(over) ? [] : [words.tooMuch(describeShare(over))]
}

export const pictureInWords = (picture: Picture): string => {
  const gifts = giftsInWords(picture)
  const held = heldInWords(picture)
  const rest = restInWords(picture)
  const [first, ...more] = [gifts, ...held, gifts && held.length === 0 && rest ? words.afterGifts(rest) : rest].filter(
    Boolean,
  )
  const supposed = [supposedInWords(picture), first].filter(Boolean).join(', ')
  const shared = [...(first ? [supposed, ...more] : []), ...(picture.died.length === 0 ? unshared(picture) : [])]
  return [...shared, ...picture.outside.flatMap(outsideInWords), ...afterwardsInWords(picture)]
    .filter(Boolean)
    .map((sentence) => `${capital(sentence)}.`)
    .join(' ')
}

const whereItGoes = (picture: Picture, { card, had, goes }: Departed): string => {
  const dead = cardOf(picture, card)
  if (!dead) return ''
  const { name, called } = dead
  const part = had ? words.part(name, called.their, describeShare(had)) : words.wholeShare(name, called.their)
  const instead = picture.shares.filter(({ stripes }) => stripes.some(({ through }) => through === card))
  const names = listed.format(instead.map(({ to }) => nameOf(to)))
  switch (goes) {
    case 'to their estate':
      return words.estate(name, part, called.their)
    case 'to their children':
      return `${capital(words.take(names, had ? describeShare(had) : part))}.`
    case 'to backups':
      return `${capital(takes(instead.length > 1 || isPlural(instead[0]?.to))(names, part))}.`
    case 'to the others':
      return words.theOthers(part, sharesInWords(picture))
    case 'to the last resort':
      return words.lastResort(restInWords({ ...picture, gifts: [] }))
    case 'not said':
      return words.unsaid(part)
    case 'nowhere':
      return ''
  }
}

const severalGifts = (things: readonly string[]): string =>
  things.length > MOST_GIFTS_NAMED ? words.gifts(things.length) : inOne(things)

/** The gifts of someone who has died, by who takes them instead. */
const giftsMoved = ({ gifts }: Picture, card: CardKey): string[] => {
  const moved = gifts.flatMap((gift) =>
    alikeIn(
      gift,
      gift.takings.filter(({ through }) => through === card),
    ),
  )
  const lost = gifts.flatMap(({ what, lapsed }) => (lapsed.includes(card) ? [what] : []))
  const byTakers = Map.groupBy(moved, ({ to }) => listed.format(to.map(nameOf)))
  return [
    ...[...byTakers].map(
      ([names, same]) =>
        `${capital(gets(areMany(same[0]?.to ?? []))(names, severalGifts(same.map(({ what }) => what))))}.`,
    ),
    ...(lost.length > 0 ? [capital((lost.length > 1 ? words.becomeRest : words.becomesRest)(severalGifts(lost)))] : []),
  ]
}

/** Where the shares of those go who are supposed to have died, a sentence for each of them who has one. */
export const whereSharesGo = (picture: Picture): string[] =>
  picture.departed.map((each) => whereItGoes(picture, each)).filter(Boolean)

/** Who gets their gifts instead. */
export const whereGiftsGo = (picture: Picture): string[] => picture.died.flatMap((card) => giftsMoved(picture, card))

/** What passes by the will although its other owner was to have it. */
export const whatComesBack = (picture: Picture): string[] =>
  picture.outside
    .flatMap((each) => (each.nowInTheWill ? outsideInWords(each) : []))
    .map((sentence) => `${capital(sentence)}.`)

/** What the deaths change when a trust ends: "When Bea’s time ends, Cy’s children take 50%." */
const whereHeldGoes = ({ held }: Picture): string[] =>
  held.flatMap(({ starts, for: { name }, atEnd, afterwards }) => {
    const [only, ...others] = whereSharesGo(afterwards)
    if (!only) return []
    // Of several who have died it is not clear whose share one of them was to have.
    const then = others.length > 0 ? `${whereItAllGoes(atEnd, afterwards)}.` : within(only)
    return [starts ? capital(words.whenEnds(name, then)) : words.whenYouDie(then)]
  })

/** What is heard after a choice: "Ruth has died. Her children take 20%." Empty where no one is supposed to have died. */
export const changeInWords = (picture: Picture): string => {
  const dead = namesOfDead(picture)
  if (picture.noneLeft) return pictureInWords({ ...picture, gifts: [], outside: [] })
  if (dead.length === 0) return ''
  const has = capital((dead.length > 1 ? words.haveDied : words.hasDied)(listed.format(dead)))
  const moved = whereSharesGo(picture)
  const others = picture.departed.length > 1 && moved.length > 1 ? [`${capital(restInWords(picture))}.`] : moved
  return [has, ...others, ...whereGiftsGo(picture), ...whatComesBack(picture), ...whereHeldGoes(picture)].join(' ')
}
