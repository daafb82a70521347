import { type ReactNode, useContext } from 'react'
import type { Card, CardKey } from '#core/picture/cards.ts'
import type { Picture } from '#core/picture/picture.ts'
import { pictureInWords } from '#core/picture/words.ts'
import { Disc } from './disc.tsx'
import { Flow } from './flow.tsx'
import { OutsideTheWill } from './outside.tsx'
import css from './picture.module.css'
import { PictureList } from './picture-list.tsx'
import { PlaceCard } from './place-card.tsx'
import { HandlesOfStep } from './pull.tsx'

/**
 * Who gets what, drawn: the bar of the estate on the left, a band for each share, a card for each taker. The drawing is hidden from
 * screen readers, which read the caption, and the list of the same facts where it is opened.
 */
export function FlowPicture({
  picture,
  caption = pictureInWords(picture),
  asList = false,
  head = true,
  outside = true,
  waiting = [],
  waitingLabel = 'Not ticked',
  onPress,
}: {
  picture: Picture
  /** The sentences under the drawing. Without it: what leaves first, who shares the rest, what passes outside the will. */
  caption?: ReactNode | undefined
  /** The table of the same facts in place of the drawing. */
  asList?: boolean
  /** The testator's card above the bar. */
  head?: boolean
  /** What passes without the will, above the bar. */
  outside?: boolean
  /** People who take no share, at the foot. */
  waiting?: readonly CardKey[]
  waitingLabel?: string
  /** A press on a card does what a control elsewhere on the page does. */
  onPress?: ((card: CardKey) => void) | undefined
}) {
  const handles = useContext(HandlesOfStep)
  const you = picture.cards[0]
  return (
    <figure className={css.figure}>
      {asList ? (
        <PictureList picture={picture} />
      ) : (
        <div aria-hidden="true">
          {outside && <OutsideTheWill picture={picture} />}
          {head && you && (
            <p className={css.head}>
              <Disc card={you} />
              <span>
                <b>{you.name}</b>
                <span className={css.note}>What you leave, after debts and costs</span>
              </span>
            </p>
          )}
          <Flow picture={picture} head={head} handles={handles} onPress={onPress} />
          <Waiting
            cards={waiting.flatMap((key) => picture.cards.find((card) => card.key === key) ?? [])}
            label={waitingLabel}
          />
        </div>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}

function Waiting({ cards, label }: { cards: readonly Card[]; label: string }) {
  if (cards.length === 0) return null
  return (
    <div className={css.waiting}>
      <p className={css.note}>{label}</p>
      <div className={css.waitingCards}>
        {cards.map((card) => (
          <PlaceCard key={card.key} card={card} />
        ))}
      </div>
    </div>
  )
}
