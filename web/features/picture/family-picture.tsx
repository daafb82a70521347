import type { ReactNode } from 'react'
import type { Picture } from '#core/picture/picture.ts'
import css from './picture.module.css'
import { PlaceCard } from './place-card.tsx'

/** The family as it was told so far: everyone named, and how they are tied. Nothing is guessed. */
export function FamilyPicture({
  picture,
  caption,
  asList = false,
}: {
  picture: Picture
  /** The sentence under the drawing. */
  caption?: ReactNode | undefined
  /** The names and what each is, in place of the drawing. */
  asList?: boolean
}) {
  return (
    <figure className={css.figure}>
      {asList ? (
        <ul className={css.names}>
          {picture.cards.map((card) => (
            <li key={card.key}>
              <b>{card.name}</b> {card.note}
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.family} aria-hidden="true">
          {picture.cards.map((card) => (
            <PlaceCard key={card.key} card={card} />
          ))}
        </div>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
