import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Card, CardKey } from '#core/picture/cards.ts'
import { NOBODY_DIED, type Picture, pictureOf, type Supposed } from '#core/picture/picture.ts'
import { changeInWords, sharesInWords } from '#core/picture/words.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { FlowPicture } from './flow-picture.tsx'
import { ListSwitch } from './picture-list.tsx'
import { WhatIfChips, type WhatIfChoice } from './what-if-chips.tsx'
import css from './who-gets-what.module.css'

type Choice = WhatIfChoice & { readonly supposed: Supposed }

const ALL_OUTLIVE: Choice = { key: 'all', words: 'All outlive you', supposed: NOBODY_DIED }
const ids = (key: CardKey): number[] => [Number(key.replace(/^person /, ''))]

/** The people who are in the picture of today, or would take a share after the death of one of them. */
const peopleIn = ({ cards, shares, gifts, outside }: Picture): Card[] => {
  const named = new Set([
    ...shares.map(({ to }) => to.card),
    ...gifts.flatMap(({ takings }) => takings.map(({ to }) => to.card)),
    ...outside.flatMap(({ to }) => to.map(({ card }) => card)),
  ])
  return cards.filter(({ key, kind }) => kind === 'person' && named.has(key))
}

const choicesOf = (will: Will, now: Picture): Choice[] => {
  const people = peopleIn(now)
  return [
    ALL_OUTLIVE,
    ...people.map((card) => ({
      key: card.key,
      words: `${card.name} has died`,
      card,
      supposed: { died: ids(card.key) },
    })),
    ...(laterChildrenMayTake(will)
      ? [
          {
            key: 'later',
            words: will.haveChildren === 'Yes' ? 'You have another child later' : 'You have a child later',
            supposed: { died: [], laterChild: true },
          },
        ]
      : []),
    { key: 'none', words: 'Nobody you named is left', supposed: { died: [], noneLeft: true } },
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
      {`If ${choice.card.called.they} leaves no children: ${sharesInWords(then)}. `}
      <button type="button" aria-pressed={shown} className={css.show} onClick={() => onShow(!shown)}>
        {shown ? 'Show with children' : 'Show me'}
      </button>
    </p>
  )
}

/** The height that the picture has had at most, so that nothing below it moves up while deaths are tried. */
const useSteadyHeight = () => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let width = 0
    let most = 0
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) {
        width = element.clientWidth
        most = 0
        element.style.minHeight = ''
      }
      most = Math.max(most, element.offsetHeight)
      element.style.minHeight = `${most}px`
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return box
}

/** Who gets what today, and if some of the people die first. */
export function WhoGetsWhat({ will, className }: { will: Will; className?: string | undefined }) {
  const [chosen, setChosen] = useState(ALL_OUTLIVE.key)
  const [childless, setChildless] = useState(false)
  const [asList, setAsList] = useState(false)
  const box = useSteadyHeight()
  const now = useMemo(() => pictureOf(will, today()), [will])
  const choices = useMemo(() => choicesOf(will, now), [will, now])
  const choice = choices.find(({ key }) => key === chosen) ?? ALL_OUTLIVE
  const picture = useMemo(() => {
    const { supposed } = choice
    if (supposed === NOBODY_DIED) return now
    return pictureOf(will, today(), childless ? { ...supposed, childless: supposed.died } : supposed)
  }, [will, now, choice, childless])
  const choose = (key: string) => {
    setChosen(key)
    setChildless(false)
  }
  return (
    <section className={className}>
      <div className={css.heading}>
        <h2>Who gets what</h2>
        <ListSwitch asList={asList} onChange={setAsList} />
      </div>
      <div className={css.chips}>
        <WhatIfChips legend="What if one of them has died?" choices={choices} chosen={choice.key} onChoose={choose} />
      </div>
      <div ref={box} className={css.picture}>
        <FlowPicture
          picture={picture}
          asList={asList}
          head={false}
          onPress={(card) => {
            if (choices.some(({ key }) => key === card)) choose(card === chosen ? ALL_OUTLIVE.key : card)
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {changeInWords(picture)}
      </p>
      <Childless will={will} choice={choice} picture={picture} shown={childless} onShow={setChildless} />
    </section>
  )
}
