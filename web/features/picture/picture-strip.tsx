import { type Picture, partOf, type ShareBand } from '#core/picture/picture.ts'
import { Disc, PeopleDisc } from './disc.tsx'
import css from './picture-strip.module.css'
import stages from './two-stages.module.css'

/** More discs would not be told apart on a phone. */
const MOST = 7

/**
 * The shares of a strip: those of the rest, and of what is held for somebody, after an arrow, those who have it afterwards. Where
 * there are many, a part of them.
 */
const sharesShown = ({ shares, held }: Picture): readonly (ShareBand | 'then')[] => {
  const later = held.find(({ kind, starts }) => kind === 'Residue' && starts)?.afterwards.shares ?? []
  return [...shares.slice(0, MOST), ...(later.length > 0 ? (['then'] as const) : []), ...later.slice(0, MOST - 1)]
}

/** The picture in a strip, 60 pixels high, for the foot of a phone. Decoration: what opens the whole picture has the words. */
export function PictureStrip({ picture }: { picture: Picture }) {
  const shown = sharesShown(picture)
  const others = picture.cards.slice(0, MOST)
  return (
    <div className={css.strip} aria-hidden="true">
      {shown.length === 0
        ? others.map((card) => <Disc key={card.key} card={card} small />)
        : shown.map((band) => {
            if (band === 'then') return <span key="then" className={stages.then} />
            const card = picture.cards.find(({ key }) => key === band.to.card)
            return (
              <span
                key={band.to.key}
                className={css.stripPart}
                style={{ flexGrow: partOf(band), ...({ '--person': band.to.colour.hex } as object) }}
              >
                {card ? <Disc card={card} small /> : <PeopleDisc colour={band.to.colour} small />}
                <i className={band.to.kind === 'held' ? stages.stripHeld : band.share ? '' : css.stripUnsaid} />
              </span>
            )
          })}
    </div>
  )
}
