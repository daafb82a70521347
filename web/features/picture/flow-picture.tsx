import { type ReactNode, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { describeShare, Fraction, sumOf } from '#core/estate/fraction.ts'
import type { Card, CardKey } from '#core/picture/cards.ts'
import type { Picture, ShareBand } from '#core/picture/picture.ts'
import { Disc, PeopleDisc } from './disc.tsx'
import { BAR, bandPath, between, type FlowLayout, type FlowRow, layOut } from './flow-layout.ts'
import css from './picture.module.css'
import { PictureList } from './picture-list.tsx'
import { PlaceCard } from './place-card.tsx'
import { type BandHandles, Pull } from './pull.tsx'
import { useMorph } from './use-morph.ts'

/** Above this many takers a card has one line. */
const MANY = 8
const CARD = { full: 58, phone: 50, line: 44 }
const PHONE = 420
/** Before a page is laid out in a browser. */
const ASSUMED_WIDTH = 492
const barOf = (narrow: boolean) => (narrow ? { left: 0, width: 12 } : { left: 11, width: 16 })

/** In the order in which people were added, so that nobody changes place when shares or deaths do. */
const inOrderOfCards = ({ cards, shares }: Picture): ShareBand[] => {
  const placeOf = ({ to }: ShareBand): number => {
    const place = cards.findIndex(({ key }) => key === (to.card ?? to.inPlaceOf))
    return place < 0 ? cards.length : place
  }
  return shares.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const asNumber = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

/** From 19 to 38 pixels with the share. */
const sizeOfNumber = (part: number, narrow: boolean): string =>
  narrow ? `${Math.min(28, 17 + 22 * part) / 16}rem` : `${Math.min(38, 19 + 28 * part) / 16}rem`

function Share({ share, narrow }: { share: Fraction | undefined; narrow: boolean }) {
  if (!share) {
    return (
      <span className={css.blank}>
        <i /> %
      </span>
    )
  }
  return (
    <span className={css.share} style={{ fontSize: sizeOfNumber(asNumber(share), narrow) }}>
      {describeShare(share)}
    </span>
  )
}

/** What the shares lack of the whole, or have too much, while they are typed. */
const differenceOf = (shares: readonly ShareBand[]): string | undefined => {
  if (shares.length === 0 || shares.every(({ share }) => !share)) return undefined
  const sum = sumOf(shares.flatMap(({ share }) => share ?? []))
  const order = sum.compare(Fraction.one)
  if (order > 0)
    return `${describeShare(Fraction.of(sum.numerator - sum.denominator, sum.denominator))} more than there is`
  if (order < 0) return `${describeShare(Fraction.of(sum.denominator - sum.numerator, sum.denominator))} still to share`
  return undefined
}

/**
 * Who gets what, drawn: the bar of the estate on the left, a band for each share, a card for each taker. The drawing is hidden from
 * screen readers, which read the caption, and the list of the same facts where it is opened.
 */
export function FlowPicture({
  picture,
  caption,
  asList = false,
  head = true,
  waiting = [],
  waitingLabel = 'Not ticked',
  handles,
  onPress,
}: {
  picture: Picture
  /** The sentence under the drawing. */
  caption?: ReactNode | undefined
  /** The table of the same facts in place of the drawing. */
  asList?: boolean
  /** The testator's card above the bar. */
  head?: boolean
  /** People who take no share, at the foot. */
  waiting?: readonly CardKey[]
  waitingLabel?: string
  /** Handles on the bar, for the step on which shares are given. */
  handles?: BandHandles | undefined
  /** A press on a card does what a control elsewhere on the page does. */
  onPress?: ((card: CardKey) => void) | undefined
}) {
  const you = picture.cards[0]
  return (
    <figure className={css.figure}>
      {asList ? (
        <PictureList picture={picture} />
      ) : (
        <div aria-hidden="true">
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

function Flow({
  picture,
  head,
  handles,
  onPress,
}: {
  picture: Picture
  head: boolean
  handles: BandHandles | undefined
  onPress: ((card: CardKey) => void) | undefined
}) {
  const ids = useId()
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(ASSUMED_WIDTH)
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({})
  const narrow = width < PHONE
  const bands = useMemo(() => inOrderOfCards(picture), [picture])
  const many = bands.length > MANY
  const bar = barOf(narrow && !handles)
  const cardsLeft = Math.round(width - Math.min(width * 0.68, Math.max(190, Math.min(width / 2, 300))))

  const layout = useMemo(() => {
    const said = bands.some(({ share }) => share)
    const rows = bands.map(
      ({ to, share }): FlowRow => ({
        key: to.key,
        part: share ? asNumber(share) : said ? 0 : 1 / bands.length,
        least: Math.max(many ? CARD.line : narrow ? CARD.phone : CARD.full, heights[to.key] ?? 0),
      }),
    )
    return layOut(rows)
  }, [bands, heights, many, narrow])

  const measure = useCallback(() => {
    const element = box.current
    if (!element) return
    setWidth(element.clientWidth || ASSUMED_WIDTH)
    const found = Object.fromEntries(
      [...element.querySelectorAll<HTMLElement>('[data-words]')].map((words) => [
        words.dataset.words ?? '',
        words.offsetHeight,
      ]),
    )
    setHeights((before) =>
      Object.entries(found).every(([key, height]) => before[key] === height) ? before : { ...before, ...found },
    )
  }, [])
  const keys = bands.map(({ to }) => to.key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are measured when others are drawn
  useLayoutEffect(() => {
    measure()
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    for (const words of box.current?.querySelectorAll('[data-words]') ?? []) observer.observe(words)
    return () => observer.disconnect()
  }, [measure, keys])

  const draw = useCallback(
    (shown: FlowLayout) => {
      const element = box.current
      if (!element) return
      const rows = new Map(shown.rows.map((row) => [row.key, row]))
      for (const path of element.querySelectorAll<SVGPathElement>('path[data-band]')) {
        const row = rows.get(path.dataset.band ?? '')
        if (row) path.setAttribute('d', bandPath(row, bar.left + bar.width, cardsLeft))
      }
      for (const card of element.querySelectorAll<HTMLElement>('[data-card]')) {
        const row = rows.get(card.dataset.card ?? '')
        if (row) Object.assign(card.style, { transform: `translateY(${row.top}px)`, height: `${row.height}px` })
      }
    },
    [bar.left, bar.width, cardsLeft],
  )
  useMorph(layout, { draw, between, direct: handles?.pulled !== undefined })

  const difference = differenceOf(bands)
  const isOver = layout.bar.height > BAR + 0.5 && difference !== undefined
  const inside = bar.left + bar.width
  return (
    <div className={css.flow} ref={box} style={{ height: layout.height }}>
      <svg
        className={css.bands}
        viewBox={`0 0 ${width} ${Math.max(1, layout.height)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <pattern id={`${ids}over`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" className={css.overGround} />
            <rect width="2.5" height="8" className={css.overLine} />
          </pattern>
          {bands.map(({ to }, index) => (
            <Fills key={to.key} id={`${ids}${index}`} hex={to.colour.hex} from={inside} to={cardsLeft} />
          ))}
        </defs>
        {head && (
          <rect className={css.bar} x={bar.left + bar.width / 2 - 1.5} y={-14} width={3} height={layout.bar.top + 14} />
        )}
        {bands.map(({ to, share }, index) => {
          const row = layout.rows[index]
          const fill = !share ? 'hatch' : to.inPlaceOf || to.colour.again ? 'stripe' : 'solid'
          return (
            <path
              key={to.key}
              data-band={to.key}
              className={share ? css.band : css.unsaid}
              d={row && bandPath(row, inside, cardsLeft)}
              fill={`url(#${ids}${index}${fill})`}
              stroke={to.colour.hex}
            />
          )
        })}
        {isOver &&
          layout.rows.map((row) => {
            const over = Math.min(row.thick, row.from + row.thick - layout.whole)
            if (over <= 0) return null
            const part = { from: row.from + row.thick - over, thick: over, to: row.to + row.end - over, end: over }
            return (
              <path
                key={row.key}
                className={css.over}
                d={bandPath(part, inside, cardsLeft)}
                fill={`url(#${ids}over)`}
              />
            )
          })}
        <rect
          className={css.bar}
          x={bar.left}
          y={layout.bar.top}
          width={bar.width}
          height={isOver ? layout.whole - layout.bar.top : layout.bar.height}
          rx={2}
        />
      </svg>
      {bands.map(({ to, share }, index) => {
        const row = layout.rows[index]
        const card = picture.cards.find(({ key }) => key === to.card)
        const pressed = to.card ?? to.inPlaceOf
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way to what a control of the page does
          // biome-ignore lint/a11y/useKeyWithClickEvents: the same, by keyboard, is that control
          <div
            key={to.key}
            data-card={to.key}
            className={`${css.card} ${onPress && pressed ? css.pressable : ''}`}
            style={{
              left: cardsLeft,
              height: row?.height,
              transform: `translateY(${row?.top}px)`,
              ...({ '--person': to.colour.hex } as object),
            }}
            onClick={onPress && pressed ? () => onPress(pressed) : undefined}
          >
            <div className={`${css.words} ${many ? css.line : ''}`} data-words={to.key}>
              {card ? <Disc card={card} small={narrow} /> : <PeopleDisc colour={to.colour} small={narrow} />}
              <span className={css.who}>
                <b>{to.name}</b>
                {to.note && <span className={css.note}>{to.note}</span>}
              </span>
              <Share share={share} narrow={narrow} />
            </div>
          </div>
        )
      })}
      {handles && <Pull handles={handles} layout={layout} at={bar.left + bar.width / 2} />}
      {difference && <p className={isOver ? css.tooMuch : css.left}>{difference}</p>}
    </div>
  )
}

/** The ways in which a band of one colour is filled. */
function Fills({ id, hex, from, to }: { id: string; hex: string; from: number; to: number }) {
  const turned = { patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' } as const
  return (
    <>
      <linearGradient id={`${id}solid`} gradientUnits="userSpaceOnUse" x1={from} x2={to}>
        <stop offset="0" stopColor={hex} stopOpacity={0.58} />
        <stop offset="1" stopColor={hex} />
      </linearGradient>
      <pattern id={`${id}stripe`} width="12" height="12" {...turned}>
        <rect width="12" height="12" fill={hex} />
        <rect width="5" height="12" fill="#fff" opacity={0.3} />
      </pattern>
      <pattern id={`${id}hatch`} width="9" height="9" {...turned}>
        <rect width="9" height="9" fill={hex} opacity={0.1} />
        <rect width="2" height="9" fill={hex} opacity={0.5} />
      </pattern>
    </>
  )
}
