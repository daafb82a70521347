import { memo } from 'react'
import { describeShare, type Fraction } from '#core/estate/fraction.ts'
import type { CardKey } from '#core/picture/cards.ts'
import { shared } from '#words/en/picture.ts'
import css from './cards.module.css'
import { Disc, PeopleDisc, UnknownDisc } from './disc.tsx'
import figureCss from './figure.module.css'
import { type DrawnRow, wordsOf } from './flow-rows.ts'

const asNumber = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

/** From 19 to 38 pixels with the share. */
const sizeOfNumber = (part: number, narrow: boolean): string =>
  narrow ? `${Math.min(27, 17 + 20 * part) / 16}rem` : `${Math.min(38, 19 + 28 * part) / 16}rem`

function Amount({ row, narrow, over }: { row: DrawnRow; narrow: boolean; over: boolean }) {
  if (row.sum) return <span className={css.sum}>{row.sum}</span>
  if (row.kind !== 'share') return null
  if (!row.share) {
    return (
      <span className="one-line">
        <i className={css.blank} /> %
      </span>
    )
  }
  const size = { fontSize: sizeOfNumber(asNumber(row.share), narrow) }
  return (
    <span className={`${css.share} ${over ? 'danger' : ''}`} style={size}>
      {describeShare(row.share)}
      {row.also && <span className="block soft fine plain">{row.also}</span>}
    </span>
  )
}

/** A word that does not fit beside the number of a card on a phone. */
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 10)

function RowDisc({ row: { card, kind, colour, name }, small }: { row: DrawnRow; small: boolean }) {
  if (card) return <Disc card={card} died={kind === 'died'} small={small} />
  if (name === shared.notSaidYet) return <UnknownDisc small={small} />
  return <PeopleDisc colour={colour} small={small} />
}

/** One card of the picture of who gets what. Drawn again only when something on it changes: a morph moves it without a render. */
export const FlowCard = memo(function FlowCard({
  row,
  left,
  top = 0,
  height,
  narrow,
  below,
  many,
  over,
  onPress,
}: {
  row: DrawnRow
  left: number
  top: number | undefined
  height: number | undefined
  narrow: boolean
  /** What it comes to has a line of its own: there is no room for it beside the share. */
  below: boolean
  /** It has one line. */
  many: boolean
  /** Its share goes beyond the whole. */
  over: boolean
  onPress: ((card: CardKey) => void) | undefined
}) {
  const { key, about, colour, kind, name, note, pounds } = row
  const press = onPress && about ? () => onPress(about) : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way to what a control of the page does
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same, by keyboard, is that control
    <div
      data-card={key}
      className={[css.card, kind === 'died' ? css.gone : '', press ? `${css.pressable} pressable` : '']
        .filter(Boolean)
        .join(' ')}
      style={{ left, height, transform: `translateY(${top}px)`, ...({ '--person': colour.hex } as object) }}
      onClick={press}
    >
      <div
        className={[css.words, many ? css.line : '', narrow ? css.tight : ''].filter(Boolean).join(' ')}
        data-words={wordsOf(row)}
      >
        <RowDisc row={row} small={narrow || many} />
        <span className={`${css.who} ${hasLongWord(name) ? css.longWord : ''}`}>
          <b className="block">{name}</b>
          {note && <span className="block soft fine plain">{note}</span>}
          {pounds && !below && <span className={figureCss.pounds}>{pounds}</span>}
        </span>
        <Amount row={row} narrow={narrow || many} over={over} />
        {pounds && below && <span className={`${figureCss.pounds} ${css.below}`}>{pounds}</span>}
      </div>
    </div>
  )
})
