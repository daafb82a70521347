/** The picture in sentences: under the drawing, and spoken after a choice. */

import { describeShare, type Fraction } from '../estate/fraction.ts'
import { listed } from '../text/names.ts'
import type { Card, CardKey } from './cards.ts'
import type { GiftBand } from './gift-bands.ts'
import type { OutsideBand } from './home.ts'
import type { Departed, Picture, ShareBand } from './picture.ts'
import type { Taker } from './takers.ts'

const nameOf = ({ name }: Taker): string => (name === '' ? 'someone not said yet' : name)

/** "Your next of kin" in the middle of a sentence. */
const within = (name: string): string => name.replace(/^(?:Your|Her|His|A|Any)\b/, (word) => word.toLowerCase())

const cardOf = ({ cards }: Picture, key: CardKey): Card | undefined => cards.find((card) => card.key === key)

type Same = { readonly names: readonly string[]; readonly share: Fraction }

/** Takers of one share are named together: "Ruth and Daniel 20% each". */
const alike = (shares: readonly ShareBand[]): Same[] => {
  const groups = Map.groupBy(
    shares.filter(({ share }) => share !== undefined),
    ({ part }) => part.toString(),
  )
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ names: same.map(({ to }) => within(nameOf(to))), share: first.part }] : []
  })
}

/** "Thomas 50%, Ruth and Daniel 20% each and Poppy 10%". Blanks are left out. */
export const sharesInWords = ({ shares }: Pick<Picture, 'shares'>): string =>
  listed.format(
    alike(shares).map(
      ({ names, share }) => `${listed.format(names)} ${describeShare(share)}${names.length > 1 ? ' each' : ''}`,
    ),
  )

const start = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** The last resort is not named by its parts: "everything goes to the hospice". */
const restInWords = ({ shares, gifts }: Picture): string => {
  const [only, ...others] = shares
  if (!only) return ''
  const rest = gifts.some(({ takings }) => takings.length > 0) ? 'the rest' : 'everything'
  if (others.length === 0)
    return only.share ? `${within(nameOf(only.to))} ${isPlural(only.to) ? 'take' : 'takes'} ${rest}` : ''
  const said = shares.filter(({ share }) => share !== undefined)
  if (said.length === 0) return `${listed.format(shares.map(({ to }) => within(nameOf(to))))} share ${rest}`
  const same = alike(said)
  const [first, ...later] = same
  if (!first) return ''
  const each = (names: readonly string[]): string => (names.length > 1 ? ' each' : '')
  const takes = first.names.length > 1 || isPlural(said[0]?.to) ? 'take' : 'takes'
  return listed.format([
    `${listed.format(first.names)} ${takes} ${describeShare(first.share)}${each(first.names)} of ${rest}`,
    ...later.map(({ names, share }) => `${listed.format(names)} ${describeShare(share)}${each(names)}`),
  ])
}

const isPlural = (to: Taker | undefined): boolean =>
  to?.kind === 'children' || to?.kind === 'next-of-kin' || to?.key === 'My grandchildren'

const giftInWords = ({ what, takings, each }: GiftBand): string[] => {
  if (takings.length === 0) return []
  const names = takings.map(({ to }) => within(nameOf(to)))
  const verb = takings.length > 1 || isPlural(takings[0]?.to) ? 'get' : 'gets'
  return [`${listed.format(names)} ${verb} ${what}${each && takings.length > 1 ? ' each' : ''}`]
}

/** More gifts than these are counted: the table names them. */
const MOST_GIFTS_NAMED = 3

const giftsInWords = ({ gifts }: Picture): string => {
  const given = gifts.flatMap(giftInWords)
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
  return sure
    ? [`${thing(what)} goes to ${whom} outside this will`]
    : [`${thing(what)} may go to ${whom} outside this will`]
}

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
export const pictureInWords = (picture: Picture): string => {
  const gifts = giftsInWords(picture)
  const rest = restInWords(picture)
  const first = [supposedInWords(picture), gifts || rest].filter(Boolean).join(', ')
  const then = gifts && rest ? `then ${rest}` : ''
  return [...(gifts || rest ? [first, then] : []), ...picture.outside.flatMap(outsideInWords)]
    .filter(Boolean)
    .map((sentence) => `${start(sentence)}.`)
    .join(' ')
}

const whereItGoes = (picture: Picture, { card, had, goes }: Departed): string => {
  const dead = cardOf(picture, card)
  if (!dead) return ''
  const part = had ? `${dead.called.their} ${describeShare(had)}` : `${dead.called.their} share`
  const instead = picture.shares.filter(({ stripes }) => stripes.some(({ through }) => through === card))
  const names = listed.format(instead.map(({ to }) => nameOf(to)))
  switch (goes) {
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

const giftsMoved = (picture: Picture, card: CardKey): string[] =>
  picture.gifts.flatMap(({ what, takings, lapsed }) => {
    const instead = takings.filter(({ through }) => through === card)
    if (instead.length > 0)
      return [
        `${start(listed.format(instead.map(({ to }) => nameOf(to))))} ${instead.length > 1 || isPlural(instead[0]?.to) ? 'get' : 'gets'} ${what}.`,
      ]
    return lapsed.includes(card) ? [`${start(what)} becomes part of the rest.`] : []
  })

/** What is heard after a choice: "Ruth has died. Her children take 20%." Empty where no one is supposed to have died. */
export const changeInWords = (picture: Picture): string => {
  const dead = namesOfDead(picture)
  if (picture.noneLeft) return pictureInWords({ ...picture, gifts: [], outside: [] })
  if (dead.length === 0) return ''
  const has = `${listed.format(dead)} ${dead.length > 1 ? 'have' : 'has'} died.`
  const moved = picture.departed.map((each) => whereItGoes(picture, each)).filter(Boolean)
  const others = picture.departed.length > 1 && moved.length > 1 ? [`${start(restInWords(picture))}.`] : moved
  const home = picture.outside.flatMap((each) => (each.nowInTheWill ? outsideInWords(each) : []))
  return [
    has,
    ...others,
    ...picture.died.flatMap((card) => giftsMoved(picture, card)),
    ...home.map((sentence) => `${start(sentence)}.`),
  ].join(' ')
}
