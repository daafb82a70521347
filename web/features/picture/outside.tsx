import type { OutsideBand } from '#core/picture/home.ts'
import type { Picture } from '#core/picture/picture.ts'
import type { PoundsOnPicture } from '#core/picture/rows.ts'
import { shared, outside as words } from '#words/en/picture.ts'
import cardCss from './cards.module.css'
import { Disc, UnknownDisc } from './disc.tsx'
import figureCss from './figure.module.css'
import { HouseIcon } from './house.tsx'
import css from './outside.module.css'

const wordsOf = ({ how, sure, nowInTheWill }: OutsideBand): string => {
  if (nowInTheWill) return words.nowInYourWill
  if (how === 'nomination') return shared.outsideYourWill
  return sure ? words.outsideYourWillByLaw : words.mayBeOutsideYourWill
}

function Row({ band, picture, pounds }: { band: OutsideBand; picture: Picture; pounds: PoundsOnPicture | undefined }) {
  const { icon, what, to, how, nowInTheWill } = band
  const [first] = to
  const figures = to.flatMap((taker) => pounds?.outside.get(`${band.key} ${taker.key}`) ?? [])
  return (
    <div className={css.outsideRow} style={{ '--person': first?.colour.hex ?? 'var(--ink-soft)' } as object}>
      <span>{icon === 'home' && <HouseIcon owned={nowInTheWill ? 'mine' : 'passing'} sure={band.sure} />}</span>
      <span className={nowInTheWill ? css.inside : css.outsideBand}>
        <span>{wordsOf(band)}</span>
      </span>
      <span className={css.outsideCard}>
        {to.map(({ key, card }) => {
          const shown = picture.cards.find((each) => each.key === card)
          return shown ? <Disc key={key} card={shown} small /> : null
        })}
        {to.length === 0 && !nowInTheWill && <UnknownDisc small />}
        <span className={cardCss.who}>
          <b className="block">{nowInTheWill && icon === 'home' ? words.allOfTheHome : what}</b>
          <span className="block soft fine plain">
            {nowInTheWill
              ? words.isSharedWithTheRest
              : to.length > 0
                ? words.to(to.map(({ name }) => name).join(', '))
                : how === 'nomination'
                  ? words.toThePersonYouNamed
                  : words.toTheOtherOwner}
          </span>
          {figures.length > 0 && <span className={figureCss.pounds}>{figures.join(', ')}</span>}
        </span>
      </span>
    </div>
  )
}

/** What passes without the will, above the edge of the will. */
export function OutsideTheWill({ picture, pounds }: { picture: Picture; pounds?: PoundsOnPicture | undefined }) {
  if (picture.outside.length === 0) return null
  return (
    <div className={css.outside}>
      {picture.outside.map((band) => (
        <Row key={band.key} band={band} picture={picture} pounds={pounds} />
      ))}
    </div>
  )
}
