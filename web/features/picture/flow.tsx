import { useCallback, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { describeShare, Fraction } from '#core/estate/fraction.ts'
import type { CardKey } from '#core/picture/cards.ts'
import type { Picture } from '#core/picture/picture.ts'
import { shared, flow as words } from '#words/en/picture.ts'
import { BandFills } from './band-fills.tsx'
import { Disc } from './disc.tsx'
import css from './flow.module.css'
import { FlowCard } from './flow-card.tsx'
import { BAR, bandPath, between, type FlowLayout, layOut, pieceOf, pointOf } from './flow-layout.ts'
import { type DrawnPounds, type DrawnRow, type Piece, rowsToDraw, sameRows, wordsOf } from './flow-rows.ts'
import { type BandHandles, Pull } from './pull.tsx'
import { useMorph } from './use-morph.ts'

/** Above this many takers a card has one line. */
const MANY = 8
const CARD = { full: 58, phone: 50, line: 44 }
/** The whole of the rest, where the picture has two stages. */
const BAR_OF_TWO = { alone: 84, shared: 168 }
/** The highest card. */
const MOST_SLAB = 140
const PHONE = 420
const PAGE = 620
/** Before a page is laid out in a browser. */
const ASSUMED_WIDTH = 492

/** A card by its words and its least height, by which they are set: they may need more. */
const inCard = (least: number, words: string): string => `${least} ${words}`

/** What the shares lack of the whole, or have too much, while they are typed. */
const differenceOf = ({ total }: Picture): { words: string; over: boolean } | undefined => {
  if (!total || total.equals(Fraction.one)) return undefined
  const over = total.compare(Fraction.one) > 0
  const by = over ? total.minus(Fraction.one) : Fraction.one.minus(total)
  return { words: (over ? words.moreThanThereIs : words.stillToShare)(describeShare(by)), over }
}

type Columns = {
  readonly bar: number
  readonly barWidth: number
  readonly from: number
  readonly giftsFrom: number
  readonly cards: number
}

/** Where the columns stand across. On a page the rest has a bar of its own, after the gifts have left. */
const columnsOf = (width: number, { handles, rest }: { handles: boolean; rest: boolean }): Columns => {
  const narrow = width < PHONE && !handles
  const bar = narrow ? 0 : handles ? 11 : 10
  const barWidth = narrow ? 12 : 16
  const cards = Math.round(width - Math.min(width * 0.68, Math.max(202, Math.min(width / 2, 300))))
  const restAt = rest ? Math.round(cards * 0.36) : 0
  return { bar, barWidth, from: rest ? restAt + 8 : bar + barWidth, giftsFrom: bar + barWidth, cards }
}

const bandClass: Partial<Record<Piece['fill'], string | undefined>> = {
  hatch: css.unsaid,
  held: `${css.band} ${css.heldBand}`,
}

/** The bar, the bands and the cards. */
export function Flow({
  picture,
  head,
  handles,
  afterwards = false,
  pounds,
  onPress,
}: {
  picture: Picture
  /** What it comes to, where that is known. */
  pounds?: DrawnPounds | undefined
  head: boolean
  /** At the end of what is held: no gifts leave it first. */
  afterwards?: boolean
  handles: BandHandles | undefined
  onPress: ((card: CardKey) => void) | undefined
}) {
  const ids = useId()
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(ASSUMED_WIDTH)
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({})
  const drawn = useRef<readonly DrawnRow[]>([])
  const rows = useMemo(() => sameRows(drawn.current, rowsToDraw(picture, pounds)), [picture, pounds])
  const pressed = useRef(onPress)
  useLayoutEffect(() => {
    drawn.current = rows
    pressed.current = onPress
  })
  const press = useCallback((card: CardKey) => pressed.current?.(card), [])
  const hasHandles = handles !== undefined
  const narrow = width < PHONE
  const many = rows.length > MANY
  const least = many ? CARD.line : narrow ? CARD.phone : CARD.full
  const hasGifts = rows.some(({ part }) => part === undefined)
  const isByLaw = picture.gifts.some(({ first }) => first)
  const hasRest = hasGifts && width >= PAGE && rows.some(({ part }) => part !== undefined)
  const columns = useMemo(() => columnsOf(width, { handles: hasHandles, rest: hasRest }), [width, hasHandles, hasRest])
  const isOneOfTwo = afterwards || picture.held.length > 0
  const mostAtRest = MOST_SLAB / Math.max(0.01, ...rows.map(({ part = 0 }) => part))
  const [most, setMost] = useState(mostAtRest)
  // In the hand that pulls a share the bar keeps its height.
  if (handles?.pulled === undefined && most !== mostAtRest) setMost(mostAtRest)
  const whole = !isOneOfTwo ? BAR : picture.shares.length === 1 ? BAR_OF_TWO.alone : BAR_OF_TWO.shared
  const layout = useMemo(
    () =>
      layOut(
        rows.map((row) => ({
          key: row.key,
          part: row.part,
          least: Math.max(least, heights[inCard(least, wordsOf(row))] ?? 0),
        })),
        Math.min(whole, most),
      ),
    [rows, heights, least, whole, most],
  )

  /** What was measured at this width. */
  const measured = useRef({ width: 0, cards: new Set<string>() })
  const measure = useCallback(() => {
    const element = box.current
    if (!element) return
    const { clientWidth } = element
    setWidth(clientWidth || ASSUMED_WIDTH)
    // A card as high as any has nothing to add: it causes no second render.
    const found = [...element.querySelectorAll<HTMLElement>('[data-words]')].map(
      (words) => [inCard(least, words.dataset.words ?? ''), Math.max(least, words.offsetHeight)] as const,
    )
    const isAlike = measured.current.width === clientWidth
    const known = isAlike ? measured.current.cards : []
    measured.current = { width: clientWidth, cards: new Set([...known, ...found.map(([card]) => card)]) }
    setHeights((before) =>
      found.every(([card, height]) => Math.max(least, before[card] ?? 0) === height)
        ? before
        : { ...(isAlike && before), ...Object.fromEntries(found) },
    )
  }, [least])
  const measureAgain = useEffectEvent(measure)
  useLayoutEffect(() => {
    const again = () => measureAgain()
    const observer = new ResizeObserver(again)
    if (box.current) observer.observe(box.current)
    // To ask whether the fonts are ready would lay out the page at once.
    document.fonts?.addEventListener('loadingdone', again)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', again)
    }
  }, [])
  // To ask for the height of a card lays out the page once more, so words that were measured before are not measured again.
  useLayoutEffect(() => {
    if (!rows.every((row) => measured.current.cards.has(inCard(least, wordsOf(row))))) measure()
  }, [measure, rows, least])

  const draw = useCallback(
    (shown: FlowLayout) => {
      const element = box.current
      if (!element) return
      const placed = new Map(shown.rows.map((row) => [row.key, row]))
      for (const path of element.querySelectorAll<SVGPathElement>('path[data-band]')) {
        const { band = '', start, size, from } = path.dataset
        const row = placed.get(band)
        const outline = row && bandPath(pieceOf(row, Number(start), Number(size)), Number(from), columns.cards)
        // A band that stays as it is would be laid out and painted again.
        if (outline && path.getAttribute('d') !== outline) path.setAttribute('d', outline)
      }
      for (const card of element.querySelectorAll<HTMLElement>('[data-card]')) {
        const row = placed.get(card.dataset.card ?? '')
        if (row) Object.assign(card.style, { transform: `translateY(${row.top}px)`, height: `${row.height}px` })
      }
      for (const pill of element.querySelectorAll<HTMLElement>('[data-pill]')) {
        const row = placed.get(pill.dataset.pill ?? '')
        if (row) pill.style.top = `${pointOf(row)}px`
      }
    },
    [columns.cards],
  )
  useMorph(layout, { draw, between, direct: handles?.pulled !== undefined })

  // Gifts and tax are not pulled.
  const ofShares = { ...layout, rows: layout.rows.filter((_, index) => rows[index]?.part !== undefined) }
  const difference = differenceOf(picture)
  const startOf = ({ part }: DrawnRow): number => (part === undefined ? columns.giftsFrom : columns.from)
  const isOver = (index: number): boolean => {
    const row = layout.rows[index]
    return difference?.over === true && row !== undefined && row.thick > 0 && row.from + row.thick > layout.whole + 0.5
  }
  const foot = layout.bar.top + layout.bar.height
  const restFoot = layout.shared.top + layout.shared.height
  const label = !afterwards && (hasGifts || handles !== undefined)
  // Beside the bar the words have room only on a wide picture: on a narrow one they stand under the last card.
  const withLabel = narrow ? Math.max(layout.height, foot) + 54 : Math.max(layout.height, foot + 54)
  const height = difference ? Math.max(layout.height, foot) + 30 : label ? withLabel : layout.height
  return (
    <div className="relative" ref={box} style={{ height }}>
      <svg
        className={css.bands}
        viewBox={`0 0 ${width} ${Math.max(1, height)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <BandFills id={ids} rows={rows} from={columns.from} to={columns.cards} />
        {head && rows.length > 0 && (
          <rect
            fill="currentcolor"
            x={columns.bar + columns.barWidth / 2 - 1.5}
            y={-14}
            width={3}
            height={layout.bar.top + 14}
          />
        )}
        {hasRest && (
          <rect
            className={css.rest}
            fill="var(--brand-tint)"
            x={columns.giftsFrom}
            y={layout.shared.top}
            width={columns.from - columns.giftsFrom - 8}
            height={layout.shared.height}
          />
        )}
        {rows.flatMap((row, index) =>
          row.pieces.map((piece, at) => {
            const place = layout.rows[index]
            return (
              <path
                key={`${row.key} ${piece.key}`}
                data-band={row.key}
                data-start={piece.start}
                data-size={piece.size}
                data-from={startOf(row)}
                className={bandClass[piece.fill] ?? css.band}
                d={place && bandPath(pieceOf(place, piece.start, piece.size), startOf(row), columns.cards)}
                fill={`url(#${ids}${index}-${at})`}
                stroke={piece.colour.hex}
              />
            )
          }),
        )}
        {layout.rows.map((row, index) => {
          if (!isOver(index)) return null
          const over = Math.min(row.thick, row.from + row.thick - layout.whole)
          const part = { from: row.from + row.thick - over, thick: over, to: row.to + row.end - over, end: over }
          return (
            <path
              key={row.key}
              stroke="var(--danger)"
              strokeWidth="1.5"
              strokeDasharray="5 3"
              d={bandPath(part, columns.from, columns.cards)}
              fill={`url(#${ids}over)`}
            />
          )
        })}
        {rows.length > 0 && (
          <rect
            fill="currentcolor"
            x={columns.bar}
            y={layout.bar.top}
            width={columns.barWidth}
            height={difference?.over ? layout.whole - layout.bar.top : layout.bar.height}
            rx={2}
          />
        )}
        {hasRest && (
          <rect
            fill="currentcolor"
            x={columns.from - 8}
            y={layout.shared.top}
            width={8}
            height={layout.shared.height}
            rx={2}
          />
        )}
      </svg>
      {hasRest && (
        <p
          className={css.restWords}
          style={{
            left: columns.giftsFrom + 12,
            top: (layout.shared.top + restFoot) / 2,
            width: columns.from - columns.giftsFrom - 26,
          }}
        >
          <b className="block">{words.theRest}</b>
          {isByLaw ? words.afterDebtsAndCosts : words.afterGiftsDebtsAndCosts}
        </p>
      )}
      {rows.map((row, index) => (
        <FlowCard
          key={row.key}
          row={row}
          left={columns.cards}
          top={layout.rows[index]?.top}
          height={layout.rows[index]?.height}
          narrow={narrow}
          below={width < PAGE}
          many={many}
          over={isOver(index)}
          onPress={onPress && press}
        />
      ))}
      {rows.map(({ key, pill }, index) => {
        const place = layout.rows[index]
        return (
          pill &&
          place && (
            <span
              key={key}
              data-pill={key}
              className={css.pill}
              style={{
                left: (columns.from + columns.cards) / 2,
                top: pointOf(place),
                ...({ '--person': pill.colour.hex } as object),
              }}
            >
              <Disc card={pill} died small />
              <span>
                <b className="block">{pill.name}</b>
                <span className="block soft fine plain">{shared.hasDied}</span>
              </span>
            </span>
          )
        )
      })}
      {handles && <Pull handles={handles} layout={ofShares} at={columns.bar + columns.barWidth / 2} />}
      {difference && (
        <p className={difference.over ? `${css.tooMuch} danger` : css.left} style={{ top: height - 24 }}>
          {difference.words}
        </p>
      )}
      {label && !difference && (
        <p className={css.giftsFirst} style={narrow ? undefined : { maxWidth: '45%' }}>
          <b>
            {hasGifts && rows.every(({ part, key }) => part !== undefined || key === 'tax')
              ? words.taxLeavesFirst
              : isByLaw
                ? words.theseComeFirst
                : words.giftsLeaveFirst}
          </b>
          <span className="block soft fine plain">{hasGifts ? words.notDrawnToScale : words.youHaveNotMadeAnyYet}</span>
        </p>
      )}
    </div>
  )
}
