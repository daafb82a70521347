import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { whyNotSure } from '#core/estate/problems.ts'
import type { Card, CardKey } from '#core/picture/cards.ts'
import { NOBODY_DIED, type Picture, pictureOf, type Supposed } from '#core/picture/picture.ts'
import { changeInWords, sharesInWords } from '#core/picture/words.ts'
import { type Day, dayOfIso, isAfter, isoDay, isRealDay } from '#core/text/calendar-day.ts'
import { sharesSaid } from '#core/will/equal-shares.ts'
import { laterChildrenAreAClass, laterChildrenMayTake } from '#core/will/later-children.ts'
import type { Will } from '#core/will/schema.ts'
import { dayOfDeath, shared, whoGetsWhat as words } from '#words/en/picture.ts'
import { today } from '../../api/today.ts'
import field from '../../ui/field.module.css'
import { lazyPart } from '../../ui/lazy-page.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { FlowPicture } from './flow-picture.tsx'
import { ListSwitch, MOST_DRAWN } from './picture-list.tsx'
import pounds from './pounds.module.css'
import { ToValues } from './to-values.tsx'
import { useInPounds } from './use-in-pounds.ts'
import { WhatIfChips, type WhatIfChoice } from './what-if-chips.tsx'
import css from './who-gets-what.module.css'

const dayOf = (iso: string): Day | undefined => {
  const found = dayOfIso(iso)
  return isRealDay(found) ? found : undefined
}

/** On which day the testator is supposed to die, between today and the last day for which the law is fixed. */
function DayOfDeath({ day, until, onChange }: { day: Day; until: Day; onChange: (day: Day) => void }) {
  const id = useId()
  const now = today()
  return (
    <p className={pounds.day}>
      <label className="strong" htmlFor={id}>
        {dayOfDeath.ifYouDieOn}
      </label>
      <input
        id={id}
        type="date"
        className={field.input}
        min={isoDay(now)}
        max={isoDay(until)}
        value={isoDay(day)}
        onChange={({ target }) => {
          const typed = dayOf(target.value)
          if (typed && !isAfter(now, typed) && !isAfter(typed, until)) onChange(typed)
        }}
      />
    </p>
  )
}

const KinOfWill = lazyPart(async () => (await import('./kin-of-will.tsx')).KinOfWill)

type Choice = WhatIfChoice & { readonly supposed: Supposed }

const ALL_OUTLIVE: Choice = { key: 'all', words: words.allOutliveYou, supposed: NOBODY_DIED }
const ids = (key: CardKey): number[] => [Number(key.replace(/^person /, ''))]

/** The people who are in the picture of today, who have what is held for a time when that ends, or would take a share after the death of one of them. */
const peopleIn = ({ cards, shares, gifts, outside, held }: Picture): Card[] => {
  const named = new Set([
    ...shares.map(({ to }) => to.card),
    ...gifts.flatMap(({ takings }) => takings.map(({ to }) => to.card)),
    ...outside.flatMap(({ to }) => to.map(({ card }) => card)),
    ...held.flatMap(({ afterwards }) => afterwards.shares.map(({ to }) => to.card)),
  ])
  return cards.filter(({ key, kind }) => kind === 'person' && named.has(key))
}

const choicesOf = (will: Will, now: Picture): Choice[] => {
  const people = peopleIn(now)
  return [
    ALL_OUTLIVE,
    ...people.map((card) => ({
      key: card.key,
      words: words.hasDied(card.name),
      card,
      supposed: { died: ids(card.key) },
    })),
    ...(laterChildrenAreAClass(will)
      ? [{ key: 'later', words: words.youHaveNoChildLater, supposed: { died: [], laterChild: false } }]
      : laterChildrenMayTake(will)
        ? [
            {
              key: 'later',
              words: will.haveChildren === 'Yes' ? words.youHaveAnotherChildLater : words.youHaveAChildLater,
              supposed: { died: [], laterChild: true },
            },
          ]
        : []),
    { key: 'none', words: words.nobodyYouNamedIsLeft, supposed: { died: [], noneLeft: true } },
  ]
}

/** "If she leaves no children: Thomas 62.5%, Daniel 25% and Poppy 12.5%." */
function Childless({
  will,
  choice,
  picture,
  shown,
  onShow,
}: {
  will: Will
  choice: Choice
  /** What is drawn: with children of those who died, unless it is shown without. */
  picture: Picture
  shown: boolean
  onShow: (shown: boolean) => void
}) {
  const { died } = choice.supposed
  const theirs = shown || picture.departed.some(({ goes }) => goes === 'to their children')
  if (!theirs || !choice.card) return null
  const then = pictureOf(will, today(), { died, childless: died })
  return (
    <p className={css.childless}>
      {words.ifTheyLeaveNoChildren(choice.card.called.they, sharesInWords(then))}{' '}
      <button type="button" aria-pressed={shown} className={css.show} onClick={() => onShow(!shown)}>
        {shown ? words.showWithChildren : words.showMe}
      </button>
    </p>
  )
}

/**
 * The height of the tallest picture that has been shown at this width, so that nothing below it moves up while deaths are tried. A
 * picture is first laid out as at the width before: its last height counts. A list is as high as it is.
 */
const useSteadyHeight = (shown: string, asList: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const heights = useRef({ width: 0, of: new Map<string, number>() })
  useLayoutEffect(() => {
    const inner = box.current?.firstElementChild
    if (!(inner instanceof HTMLElement)) return
    const observer = new ResizeObserver(() => {
      if (inner.offsetWidth !== heights.current.width) heights.current = { width: inner.offsetWidth, of: new Map() }
      if (!asList) heights.current.of.set(shown, inner.offsetHeight)
      if (box.current) box.current.style.minHeight = asList ? '' : `${Math.max(...heights.current.of.values())}px`
    })
    observer.observe(inner)
    return () => observer.disconnect()
  }, [shown, asList])
  return box
}

/** What is pressed, and whether it is shown without children of the one who died. */
type Pressed = { readonly key: string; readonly childless: boolean }

const NOTHING_PRESSED: Pressed = { key: ALL_OUTLIVE.key, childless: false }

/** A case that is drawn: of a choice, and of a day of death. */
type Case = {
  readonly will: Will
  /** The picture of it where all outlive the testator. */
  readonly now: Picture
  readonly choice: Choice
  readonly childless: boolean
  readonly supposed: Supposed
  readonly day: Day
}

/** The picture of one case, and in words what it changes. */
const PictureOfChoice = memo(function PictureOfChoice({
  drawn,
  inPounds,
  choices,
  asList,
  day,
  onDay,
  onPress,
}: ReturnType<typeof useInPounds<Case>> & {
  choices: readonly Choice[]
  asList: boolean
  /** As it is typed. */
  day: Day
  onDay: (day: Day) => void
  onPress: (pressed: Pressed) => void
}) {
  const { will, now, choice, childless, supposed } = drawn
  const { key } = choice
  const box = useSteadyHeight(`${key} ${childless}`, asList)
  const picture = useMemo(
    () => (supposed === NOBODY_DIED ? now : pictureOf(will, today(), supposed)),
    [will, now, supposed],
  )
  const figures = useMemo(() => inPounds?.on(picture), [inPounds, picture])
  const pressCard = useCallback(
    (card: CardKey) => {
      if (choices.some((each) => each.key === card))
        onPress({ key: card === key ? ALL_OUTLIVE.key : card, childless: false })
    },
    [choices, key, onPress],
  )
  return (
    <>
      <div ref={box} className="above-16">
        <div>
          <FlowPicture picture={picture} pounds={figures?.onPicture} asList={asList} head={false} onPress={pressCard} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {[changeInWords(picture), figures?.said].filter(Boolean).join(' ')}
      </p>
      <Childless
        will={will}
        choice={choice}
        picture={picture}
        shown={childless}
        onShow={(shown) => onPress({ key, childless: shown })}
      />
      {picture.shares.some(({ to }) => to.kind === 'next-of-kin') && <KinOfWill will={will} supposed={supposed} />}
      {inPounds && (
        <div className="above-28 lower-24 ruled">
          <div className="cluster spread below-16">
            <h3 className="flush">{words.inPounds}</h3>
            <DayOfDeath day={day} until={inPounds.until} onChange={onDay} />
          </div>
          {inPounds.list(picture)}
        </div>
      )}
      <ToValues will={will} />
    </>
  )
})

/** Who gets what today, and if some of the people die first. A chip shows at once that it is pressed; the picture follows, with its pounds. */
export function WhoGetsWhat({ will, className }: { will: Will; className?: string | undefined }) {
  const [pressed, setPressed] = useState(NOTHING_PRESSED)
  const [day, setDay] = useState(today)
  const notSure = whyNotSure(will)
  const now = useMemo(() => pictureOf(will, today()), [will])
  const [asList, setAsList] = useState(now.shares.length > MOST_DRAWN)
  // Shares that do not add up are drawn as they are typed. Who would have them after a death is not known.
  const isSettled = sharesSaid(will) === 'all'
  const choices = useMemo(() => (isSettled ? choicesOf(will, now) : [ALL_OUTLIVE]), [will, now, isSettled])
  const { key, childless } = pressed
  const choice = choices.find((each) => each.key === key) ?? ALL_OUTLIVE
  const wanted = useMemo((): Case => {
    const { supposed } = choice
    return {
      will,
      now,
      choice,
      childless,
      supposed: childless ? { ...supposed, childless: supposed.died } : supposed,
      day,
    }
  }, [will, now, choice, childless, day])
  const shown = useInPounds(wanted)
  const choose = useCallback((key: string) => setPressed({ key, childless: false }), [])
  return (
    <section className={className}>
      <div className={css.heading}>
        <h2>{shared.whoGetsWhat}</h2>
        <ListSwitch asList={asList} onChange={setAsList} />
      </div>
      {notSure !== undefined && <p className={pageCss.notice}>{notSure}</p>}
      {isSettled && (
        <div className={css.chips}>
          <WhatIfChips legend={words.whatIfOneOfThemHas} choices={choices} chosen={choice.key} onChoose={choose} />
        </div>
      )}
      <PictureOfChoice {...shown} choices={choices} asList={asList} day={day} onDay={setDay} onPress={setPressed} />
    </section>
  )
}
