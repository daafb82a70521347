import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import type { Card } from '#core/picture/cards.ts'
import { heirKey } from '#core/rules/estate.rules.ts'
import type { TypedFraction } from '#core/text/fractions.ts'
import { percentInWords } from '#core/text/money.ts'
import { withEstateShares, withSettledShares } from '#core/will/changes.ts'
import { type Colour, INK } from '#core/will/colours.ts'
import { equalSplit } from '#core/will/equal-shares.ts'
import { type Heir, inheritors, nameOfHeir } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import {
  differenceFromWhole,
  inUnit,
  leftOver,
  NO_FRACTION,
  nudged,
  pulled,
  repairable,
  repaired,
  rightAt,
  type ShareUnit,
  sum,
  unitOf,
} from '#core/will/share-entry.ts'
import { partInShort, type SaidShare, shareOfEstate } from '#core/will/share-parts.ts'
import { kept } from '#words/en/forms.ts'
import { shared as ofAll, useShares as words } from '#words/en/shares.ts'
import { cardOfHeir } from '../../features/picture/cards-of-will.ts'
import type { BandHandles } from '../../features/picture/pull.tsx'
import type { ShareStep } from './share-step.ts'

/** The most who share a bar with handles. */
export const MOST_PULLED = 6

type Split = Will['estateSplit']

/** Someone who shares the rest, as the bar, the boxes and the picture show them. */
export type Sharer = {
  readonly key: string
  readonly heir: Heir
  /** The first name, where it tells them apart. */
  readonly name: string
  readonly card: Card | undefined
  readonly colour: Colour
  /** In hundredths of a percent. Rounded where it is said in a fraction. */
  readonly share: number
  /** As it was typed. Absent: it is said in a percentage. */
  readonly fraction?: TypedFraction
}

/** A share in hundredths of a percent, or as a fraction. */
type Given = number | TypedFraction

const givenOf = ({ percent, fraction }: SaidShare): Given => fraction ?? Math.round(percent * 100)
const saidIn = (given: Given): SaidShare =>
  typeof given === 'number' ? { percent: given / 100 } : { percent: 0, fraction: given }

const itemOf = (heir: Heir) =>
  heir.kind === 'person' ? heir.person : heir.kind === 'charity' ? heir.charity : heir.group

const sharersOf = (will: Will): Sharer[] =>
  inheritors(will).map((heir) => {
    const card = cardOfHeir(will, heir)
    const { fraction } = shareOfEstate(itemOf(heir))
    return {
      key: heirKey(heir),
      heir,
      name: card?.name ?? kept.said(nameOfHeir(heir)),
      card,
      colour: card?.colour ?? INK,
      share: heir.hundredths,
      ...(fraction && { fraction }),
    }
  })

/** "100% shared", "90% shared, 10% to go", "110% shared. That is 10% too much." */
const totalInWords = (left: number): string => {
  const total = words.shared(percentInWords(WHOLE_ESTATE_HUNDREDTHS - left))
  if (left === 0) return total
  const difference = percentInWords(Math.abs(left))
  return left > 0 ? words.toGo(total, difference) : words.thatIsTooMuch(total, difference)
}

/** "All of it is shared", "7/24 to go", "That is 1/6 too much." */
const fractionsInWords = (said: readonly SaidShare[]): string => {
  const { by, over } = differenceFromWhole(said)
  if (by.numerator === 0n) return words.allOfItIsShared
  return over ? ofAll.thatIsTooMuch(partInShort(by)) : words.toGo2(partInShort(by))
}

/**
 * The shares of the rest as one number that is set in three ways: pulled on the bar or the picture, typed, or by a button. Whatever
 * sets a share chooses different shares; they start from equal ones. One change can be undone: one pull, or what one box was given.
 */
export const useShares = (step: ShareStep) => {
  const { estateSplit } = step.will
  const sharers = sharersOf(step.will)
  const shares = estateSplit ? sharers.map(({ share }) => share) : equalSplit(sharers.length)
  const [before, setBefore] = useState<{ by: string; split: Split; shares: readonly Given[] }>()
  const [held, setHeld] = useState<number>()
  const pulls = useRef(0)

  const said = sharers.map(({ share, fraction }) => saidIn(fraction ?? share))
  const unit: ShareUnit = estateSplit === 'Different shares' ? unitOf(said) : 'In percentages'
  const inFractions = unit === 'In fractions'
  const given: readonly Given[] = inFractions ? said.map(({ fraction }) => fraction ?? NO_FRACTION) : shares
  const difference = differenceFromWhole(said)

  const put = (split: Split, given: readonly Given[]) => {
    const byKey = new Map(sharers.map(({ key }, at) => [key, given[at]]))
    const shareOf = (heir: Heir) => byKey.get(heirKey(heir)) ?? givenOf(shareOfEstate(itemOf(heir)))
    step.set('estateSplit', (will) => withSettledShares(withEstateShares(will, split, shareOf)))
  }
  /** `by`: what makes the change. Several in a row by the same are undone together. */
  const change = (by: string, split: Split, wanted: readonly Given[]) => {
    if (before?.by !== by) setBefore({ by, split: estateSplit, shares: given })
    put(split, wanted)
  }
  const set = (by: string, wanted: readonly Given[]) => change(by, 'Different shares', wanted)

  const hold = (at: number) => {
    pulls.current += 1
    setHeld(at)
  }
  const letGo = () => setHeld(undefined)
  const pull = (at: number, wanted: number) => set(`pull ${pulls.current}`, pulled(shares, at, wanted))
  const bubble =
    held === undefined
      ? undefined
      : sharers
          .slice(held, held + 2)
          .map(({ name }, at) => `${name} ${percentInWords(shares[held + at] ?? 0)}`)
          .join(', ')
  // The picture beside the question is drawn later than the question: it is not drawn again because these are new functions.
  const now = useRef({ hold, pull, shares })
  useLayoutEffect(() => {
    now.current = { hold, pull, shares }
  })
  const handles = useMemo<BandHandles>(
    () => ({
      onPull: (at, percent) => now.current.pull(at, percent * 100 - sum(now.current.shares.slice(0, at))),
      onStart: (at) => now.current.hold(at),
      onEnd: () => setHeld(undefined),
      pulled: held,
      bubble,
    }),
    [held, bubble],
  )

  return {
    sharers: sharers.map((sharer, at) => ({ ...sharer, share: shares[at] ?? 0 })),
    split: estateSplit,
    shares,
    /** How the shares are typed. Only percentages are pulled. */
    unit,
    inFractions,
    /** A handle between each two would be too near to the next. */
    isPulled: !inFractions && sharers.length <= MOST_PULLED,
    say: (chosen: ShareUnit) => {
      if (chosen !== unit) change('unit', 'Different shares', inUnit(said, chosen).map(givenOf))
    },
    left: inFractions ? (difference.over ? -1 : Number(difference.by.numerator)) : leftOver(shares),
    /** "12.5%", "7/24": what the total lacks, or has too much. */
    difference: inFractions ? partInShort(difference.by) : `${percentInWords(Math.abs(leftOver(shares)))}%`,
    total: inFractions ? fractionsInWords(said) : totalInWords(leftOver(shares)),
    /** The handle in the hand, and what it says. */
    held,
    bubble,
    hold,
    letGo,
    /** Gives the one before the handle this share. */
    pull,
    /** The same control on the picture. */
    handles,
    type: (at: number, share: number) => set(`box ${at}`, shares.with(at, share)),
    typeFraction: (at: number, fraction: TypedFraction | undefined) =>
      set(`box ${at}`, given.with(at, fraction ?? NO_FRACTION)),
    nudge: (at: number, percents: number) => set(`box ${at}`, shares.with(at, nudged(shares[at] ?? 0, percents))),
    lastTyped: before?.by.startsWith('box ') ? Number(before.by.slice(4)) : 0,
    repairs: !inFractions
      ? repairable(shares)
      : difference.by.numerator === 0n
        ? []
        : said.flatMap((_share, at) => (rightAt(said, at) ? [at] : [])),
    repair: (at: number) =>
      set('repair', inFractions ? given.with(at, rightAt(said, at) ?? NO_FRACTION) : repaired(shares, at)),
    choose: (split: 'Equal shares' | 'Different shares') => {
      if (split !== estateSplit) change('choice', split, equalSplit(sharers.length))
    },
    /** Undoes the last change; a second time it brings the change back. */
    undo:
      before?.split &&
      (() => {
        setBefore({ by: 'undo', split: estateSplit, shares: given })
        put(before.split, before.shares)
      }),
  }
}

export type SharesControl = ReturnType<typeof useShares>
