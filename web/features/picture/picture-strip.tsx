import type { Picture } from '#core/picture/picture.ts'
import { partOf } from '#core/picture/picture.ts'
import { Disc, PeopleDisc } from './disc.tsx'
import css from './picture.module.css'

/** More discs would not be told apart on a phone. */
const MOST = 7

/** The picture in a strip, 60 pixels high, for the foot of a phone. Decoration: what opens the whole picture has the words. */
export function PictureStrip({ picture }: { picture: Picture }) {
  const shown = picture.shares.slice(0, MOST)
  const others = picture.cards.slice(0, MOST)
  return (
    <div className={css.strip} aria-hidden="true">
      {shown.length === 0
        ? others.map((card) => <Disc key={card.key} card={card} small />)
        : shown.map((band) => {
            const card = picture.cards.find(({ key }) => key === band.to.card)
            return (
              <span
                key={band.to.key}
                className={css.stripPart}
                style={{ flexGrow: partOf(band), ...({ '--person': band.to.colour.hex } as object) }}
              >
                {card ? <Disc card={card} small /> : <PeopleDisc colour={band.to.colour} small />}
                <i className={band.share ? '' : css.stripUnsaid} />
              </span>
            )
          })}
    </div>
  )
}
