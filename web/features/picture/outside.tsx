import type { OutsideBand } from '#core/picture/home.ts'
import type { Picture } from '#core/picture/picture.ts'
import { Disc, UnknownDisc } from './disc.tsx'
import { HouseIcon } from './house.tsx'
import css from './picture.module.css'

const wordsOf = ({ how, sure, nowInTheWill }: OutsideBand): string => {
  if (nowInTheWill) return 'Now in your will'
  if (how === 'nomination') return 'Outside your will'
  return sure ? 'Outside your will, by law' : 'May be outside your will'
}

function Row({ band, picture }: { band: OutsideBand; picture: Picture }) {
  const { icon, what, to, how, nowInTheWill } = band
  const [first] = to
  return (
    <div className={css.outsideRow} style={{ '--person': first?.colour.hex ?? 'var(--ink-soft)' } as object}>
      <span className={css.outsideIcon}>
        {icon === 'home' && <HouseIcon owned={nowInTheWill ? 'mine' : 'passing'} sure={band.sure} />}
      </span>
      <span className={nowInTheWill ? css.inside : css.outsideBand}>
        <span>{wordsOf(band)}</span>
      </span>
      <span className={css.outsideCard}>
        {to.map(({ key, card }) => {
          const shown = picture.cards.find((each) => each.key === card)
          return shown ? <Disc key={key} card={shown} small /> : null
        })}
        {to.length === 0 && !nowInTheWill && <UnknownDisc small />}
        <span className={css.who}>
          <b>{nowInTheWill && icon === 'home' ? 'All of the home' : what}</b>
          <span className={css.note}>
            {nowInTheWill
              ? 'is shared with the rest'
              : to.length > 0
                ? `to ${to.map(({ name }) => name).join(', ')}`
                : how === 'nomination'
                  ? 'to the person you named'
                  : 'to the other owner'}
          </span>
        </span>
      </span>
    </div>
  )
}

/** What passes without the will, above the edge of the will. */
export function OutsideTheWill({ picture }: { picture: Picture }) {
  if (picture.outside.length === 0) return null
  return (
    <div className={css.outside}>
      {picture.outside.map((band) => (
        <Row key={band.key} band={band} picture={picture} />
      ))}
    </div>
  )
}
