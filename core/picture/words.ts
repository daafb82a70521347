/** The picture in sentences: under the drawing, and spoken after a choice. */

import { inSentences as words } from '#words/en/picture.ts'
import { describeShare, Fraction, isNothing } from '../estate/fraction.ts'
import { capital, listed, within } from '../text/names.ts'
import type { Card, CardKey } from './cards.ts'
import type { GiftBand } from './gift-bands.ts'
import type { OutsideBand } from './home.ts'
import type { Departed, Picture, ShareBand } from './picture.ts'
import type { Taker } from './takers.ts'

const nameOf = ({ name }: Taker): string => (name === '' ? 'someone not said yet' : name)

const cardOf = ({ cards }: Picture, key: CardKey): Card | undefined => cards.find((card) => card.key === key)

/** More names than these become "Ann, Bob and 8 others": the table has them all. */
const MOST_NAMED = 4

const namesInWords = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? listed.format(names)
    : listed.format([...names.slice(0, 2), `${names.length - 2} others`])

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

/** "Thomas 50%, Ruth and Daniel 20% each and Poppy 10%", everyone by name: it is what a customer agrees to. Blanks are left out. */
export const sharesInWords = ({ shares }: Pick<Picture, 'shares'>): string =>
  listed.format(
    alike(shares).map(
      ({ names, share }) => `${listed.format(names)} ${describeShare(share)}${names.length > 1 ? ' each' : ''}`,
    ),
  )

/** The last resort is not named by its parts: "everything goes to the hospice". */
const restInWords = ({ shares, gifts }: Picture): string => {
  const [only, ...others] = shares
  if (!only) return ''
  if (only.to.kind === 'held') return `your executors hold the rest, and ${only.to.name} ${only.to.note}`
  const rest = gifts.some(({ takings }) => takings.length > 0) ? 'the rest' : 'everything'
  if (others.length === 0)
    return only.share ? `${within(nameOf(only.to))} ${isPlural(only.to) ? 'take' : 'takes'} ${rest}` : ''
  const said = shares.filter(({ share }) => share !== undefined)
  if (said.length === 0) return `${namesInWords(shares.map(({ to }) => within(nameOf(to))))} share ${rest}`
  const same = alike(said)
  const [first, ...later] = same
  if (!first) return ''
  const each = (names: readonly string[]): string => (names.length > 1 ? ' each' : '')
  const takes = first.names.length > 1 || isPlural(said[0]?.to) ? 'take' : 'takes'
  return listed.format([
    `${namesInWords(first.names)} ${takes} ${describeShare(first.share)}${each(first.names)} of ${rest}`,
    ...later.map(({ names, share }) => `${namesInWords(names)} ${describeShare(share)}${each(names)}`),
  ])
}

const isPlural = (to: Taker | undefined): boolean =>
  to?.kind === 'children' || to?.kind === 'next-of-kin' || to?.key === 'My grandchildren'

const isHeld = ({ takings: [first] }: GiftBand): boolean => first?.to.kind === 'held'

const giftInWords = ({ what, takings, each }: GiftBand): string[] => {
  if (takings.length === 0) return []
  const names = takings.map(({ to }) => within(nameOf(to)))
  const verb = takings.length > 1 || isPlural(takings[0]?.to) ? 'get' : 'gets'
  return [`${listed.format(names)} ${verb} ${what}${each && takings.length > 1 ? ' each' : ''}`]
}

/** More gifts than these are counted: the table names them. */
const MOST_GIFTS_NAMED = 3

/** "Your executors hold your half of the home, and Bea may live there", a sentence for each that leaves the estate before the rest. */
const heldInWords = ({ gifts, held }: Picture): string[] =>
  gifts.filter(isHeld).flatMap(({ key }) => {
    const band = held.find((each) => each.key === key)
    return band ? [`your executors hold ${band.what}, and ${band.for.name} ${band.enjoys}`] : []
  })

const giftsInWords = ({ gifts }: Picture): string => {
  const given = gifts.filter((gift) => !isHeld(gift)).flatMap(giftInWords)
  if (given.length === 0) return ''
  return given.length > MOST_GIFTS_NAMED ? `${given.length} gifts leave first` : listed.format(given)
}

/** The things in the middle of a sentence. */
const thing = (what: string): string => what.replace(/^Your\b/, 'your')

const outsideInWords = ({ what, how, to, sure, nowInTheWill }: OutsideBand): string[] => {
  if (nowInTheWill)
    return [`${thing(what).replace(/^your (?:half|part) of the home$/, 'the home')} is shared with the rest`]
  if (how === 'nomination') return []
  const whom = to.length > 0 ? listed.format(to.map(nameOf)) : 'the other owner'
  return [sure ? words.goesOutside(thing(what), whom) : words.mayGoOutside(thing(what), whom)]
}

/** "When Bea’s time ends, Cy takes 50% of it and Di 50%." Nothing of what is never held. */
export const afterwardsInWords = ({ held }: Picture): string[] =>
  held.flatMap(({ starts, for: { name }, what, afterwards }) => {
    if (!starts || afterwards.shares.length === 0) return []
    const [only, ...others] = afterwards.shares
    const shares = sharesInWords(afterwards)
    const takers = namesInWords(afterwards.shares.map(({ to }) => within(nameOf(to))))
    const goes =
      only && others.length === 0
        ? `${thing(what)} goes to ${within(nameOf(only.to))}`
        : `${thing(what)} is shared: ${shares || takers}`
    return [`when ${name}’s time ends, ${goes}`]
  })

const namesOfDead = (picture: Picture): string[] =>
  picture.died.flatMap((key) => {
    const card = cardOf(picture, key)
    return card ? [card.name] : []
  })

const supposedInWords = (picture: Picture): string => {
  if (picture.noneLeft) return 'if no one is left to take a share'
  const dead = namesOfDead(picture)
  return dead.length === 0 ? '' : `if ${listed.format(dead)} ${dead.length > 1 ? 'die' : 'dies'} before you`
}

/** The sentences under the drawing: "Anne gets your ring. Then Thomas takes 50% of the rest and Ruth 50%." */
/** "50% is not shared out yet", while the shares do not make the whole. */
const unshared = ({ total, shares }: Picture): string[] => {
  if (total === undefined || shares.length === 0) return []
  const [left, over] = [Fraction.one.excess(total), total.excess(Fraction.one)]
  if (!isNothing(left)) return [`${describeShare(left)} is not shared out yet`]
  return isNothing(over) ? [] : [`${describeShare(over)} too much is shared out`]
}

export const pictureInWords = (picture: Picture): string => {
  const gifts = giftsInWords(picture)
  const held = heldInWords(picture)
  const rest = restInWords(picture)
  const [first, ...more] = [gifts, ...held, gifts && held.length === 0 && rest ? `then ${rest}` : rest].filter(Boolean)
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
  const part = had ? `${dead.called.their} ${describeShare(had)}` : `${dead.called.their} share`
  const instead = picture.shares.filter(({ stripes }) => stripes.some(({ through }) => through === card))
  const names = listed.format(instead.map(({ to }) => nameOf(to)))
  switch (goes) {
    case 'to their estate':
      return `${dead.name}’s estate takes ${part}, by ${dead.called.their} own will.`
    case 'to their children':
      return had ? `${names} take ${describeShare(had)}.` : `${names} take ${part}.`
    case 'to backups':
      return `${names} ${instead.length > 1 || isPlural(instead[0]?.to) ? 'take' : 'takes'} ${part}.`
    case 'to the others':
      return `The others share ${part}: ${sharesInWords(picture)}.`
    case 'to the last resort':
      return `No one with a share is left: ${restInWords({ ...picture, gifts: [] })}.`
    case 'not said':
      return `You have not said who takes ${part}.`
    case 'nowhere':
      return ''
  }
}

const severalGifts = (things: readonly string[]): string =>
  things.length > MOST_GIFTS_NAMED ? `${things.length} gifts` : listed.format(things)

/** The gifts of someone who has died, by who takes them instead. */
const giftsMoved = ({ gifts }: Picture, card: CardKey): string[] => {
  const moved = gifts.flatMap(({ what, takings }) => {
    const instead = takings.filter(({ through }) => through === card).map(({ to }) => to)
    return instead.length > 0 ? [{ what, instead }] : []
  })
  const lost = gifts.flatMap(({ what, lapsed }) => (lapsed.includes(card) ? [what] : []))
  const byTakers = Map.groupBy(moved, ({ instead }) => listed.format(instead.map(nameOf)))
  return [
    ...[...byTakers].map(([names, same]) => {
      const many = (same[0]?.instead.length ?? 0) > 1 || isPlural(same[0]?.instead[0])
      return `${capital(names)} ${many ? 'get' : 'gets'} ${severalGifts(same.map(({ what }) => what))}.`
    }),
    ...(lost.length > 0
      ? [`${capital(severalGifts(lost))} ${lost.length > 1 ? 'become' : 'becomes'} part of the rest.`]
      : []),
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
  held.flatMap(({ starts, for: { name }, afterwards }) => {
    const moved = whereSharesGo(afterwards)
    if (moved.length === 0) return []
    return [`${starts ? `When ${name}’s time ends` : 'When you die'}, ${within(moved.join(' '))}`]
  })

/** What is heard after a choice: "Ruth has died. Her children take 20%." Empty where no one is supposed to have died. */
export const changeInWords = (picture: Picture): string => {
  const dead = namesOfDead(picture)
  if (picture.noneLeft) return pictureInWords({ ...picture, gifts: [], outside: [] })
  if (dead.length === 0) return ''
  const has = `${listed.format(dead)} ${dead.length > 1 ? 'have' : 'has'} died.`
  const moved = whereSharesGo(picture)
  const others = picture.departed.length > 1 && moved.length > 1 ? [`${capital(restInWords(picture))}.`] : moved
  return [has, ...others, ...whereGiftsGo(picture), ...whatComesBack(picture), ...whereHeldGoes(picture)].join(' ')
}
