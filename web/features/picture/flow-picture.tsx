import { memo, type ReactNode } from 'react'
import type { Card, CardKey } from '#core/picture/cards.ts'
import type { Picture } from '#core/picture/picture.ts'
import { pictureInWords } from '#core/picture/words.ts'
import { shared, flowPicture as words } from '#words/en/picture.ts'
import { Disc } from './disc.tsx'
import css from './figure.module.css'
import { Flow } from './flow.tsx'
import type { DrawnPounds } from './flow-rows.ts'
import { OutsideTheWill } from './outside.tsx'
import { PictureList } from './picture-list.tsx'
import { PlaceCard } from './place-card.tsx'
import type { BandHandles } from './pull.tsx'
import stages from './two-stages.module.css'
import { Afterwards, HeldOrOwned } from './two-stages.tsx'

/**
 * Who gets what, drawn: the bar of the estate on the left, a band for each share, a card for each taker. The drawing is hidden from
 * screen readers, which read the caption, and the list of the same facts where it is opened.
 */
export const FlowPicture = memo(function FlowPicture({
  picture,
  caption = pictureInWords(picture),
  asList = false,
  head = true,
  outside = true,
  waiting = [],
  waitingLabel = words.notTicked,
  pounds,
  handles,
  onPress,
}: {
  picture: Picture
  /** What shares, gifts and tax come to, where things are said to be worth something. */
  pounds?: DrawnPounds | undefined
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
  /** Between the bands of those who share the rest. */
  handles?: BandHandles | undefined
  /** A press on a card does what a control elsewhere on the page does. */
  onPress?: ((card: CardKey) => void) | undefined
}) {
  const you = picture.cards[0]
  const { held } = picture
  // Those who share the rest after somebody has had its income are pulled where they are drawn.
  const later = held.find(({ kind, starts }) => kind === 'Residue' && starts)
  return (
    <figure className={css.figure}>
      {asList ? (
        <PictureList picture={picture} pounds={pounds} />
      ) : (
        <div aria-hidden="true">
          {held.length > 0 && <p className={stages.title}>{shared.whenYouDie}</p>}
          {outside && <OutsideTheWill picture={picture} pounds={pounds} />}
          {head && you && (
            <p className="row gap-10 below-16">
              <Disc card={you} />
              <span>
                <b className="block">{you.name}</b>
                <span className="block soft fine plain">{words.whatYouLeaveAfterDebtsAnd}</span>
              </span>
            </p>
          )}
          <Flow picture={picture} pounds={pounds} head={head} handles={later ? undefined : handles} onPress={onPress} />
          {held.length > 0 && <HeldOrOwned />}
          {held.map((band) => (
            <Afterwards key={band.key} band={band} handles={band === later ? handles : undefined} onPress={onPress} />
          ))}
          <Waiting
            cards={waiting.flatMap((key) => picture.cards.find((card) => card.key === key) ?? [])}
            label={waitingLabel}
          />
        </div>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
})

function Waiting({ cards, label }: { cards: readonly Card[]; label: string }) {
  if (cards.length === 0) return null
  return (
    <div className="above-24">
      <p className="block soft fine plain">{label}</p>
      <div className={css.waitingCards}>
        {cards.map((card) => (
          <PlaceCard key={card.key} card={card} />
        ))}
      </div>
    </div>
  )
}
