/** Where each band and card of a picture of who gets what stands, in pixels from the top. Pure, so that a morph can go from one to the next. */

export type FlowRow = {
  readonly key: string
  /** The part of the bar of the estate, from 0 to 1. A gift is not to scale and has none. */
  readonly part: number | undefined
  /** The height that the words of the card need. */
  readonly least: number
}

export type PlacedRow = {
  readonly key: string
  readonly top: number
  readonly height: number
  /** Where the band leaves the bar, and how thick it is there. */
  readonly from: number
  readonly thick: number
  /** Where the band meets the card, and how thick it is there. */
  readonly to: number
  readonly end: number
}

export type FlowLayout = {
  readonly height: number
  readonly bar: { readonly top: number; readonly height: number }
  /** The part of the bar that is shared: without the gifts below it. */
  readonly shared: { readonly top: number; readonly height: number }
  /** The whole of what the bar stands for, without gifts: 100% ends here, even where the shares come to more. */
  readonly whole: number
  readonly rows: readonly PlacedRow[]
}

/** The bar of the rest. */
export const BAR = 248
const GAP = 10
/** Between the shares and the gifts. */
const GIFT_GAP = 18
const LEAST_BAND = 3
const GIFTS_BAND = { few: 9, many: 4 }
const MANY_GIFTS = 5

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/**
 * The bar stands in the middle of the cards that share it, and the bands of gifts leave below its foot.
 * @param bar The height of the whole.
 */
export const layOut = (rows: readonly FlowRow[], bar = BAR): FlowLayout => {
  const shares = rows.flatMap(({ part }) => part ?? [])
  const gifts = rows.filter(({ part }) => part === undefined)
  const giftBand = gifts.length < MANY_GIFTS ? GIFTS_BAND.few : GIFTS_BAND.many
  const heights = rows.map(({ part, least }) => Math.max(least, (part ?? 0) * bar))
  const ofShares = heights.filter((_, index) => rows[index]?.part !== undefined)
  const sharesHeight = total(ofShares) + GAP * Math.max(0, ofShares.length - 1)
  const barHeight = Math.max(bar, total(shares) * bar)
  const barTop = Math.max(0, (sharesHeight - barHeight) / 2)

  let top = ofShares.length === 0 ? 0 : Math.max(0, (barHeight - sharesHeight) / 2)
  let from = barTop
  let giftFrom = barTop + barHeight + (gifts.length > 0 ? 4 : 0)
  let belowShares = false
  const placed = rows.map(({ key, part }, index): PlacedRow => {
    const height = heights[index] ?? 0
    if (part === undefined && !belowShares) {
      belowShares = true
      top = Math.max(top + (ofShares.length > 0 ? GIFT_GAP - GAP : 0), 0)
    }
    const thick = part === undefined ? giftBand : part * bar
    const end = Math.max(LEAST_BAND, thick)
    const row = {
      key,
      top,
      height,
      thick,
      end,
      from: part === undefined ? giftFrom : from,
      to: top + (height - end) / 2,
    }
    if (part === undefined) giftFrom += thick + 2
    else from += thick
    top += height + GAP
    return row
  })
  const foot = gifts.length > 0 ? giftFrom : barTop + barHeight
  return {
    height: Math.max(top - GAP, foot),
    bar: { top: barTop, height: foot - barTop },
    shared: { top: barTop, height: barHeight },
    whole: barTop + bar,
    rows: placed,
  }
}

/** The outline of a band between two columns. */
export const bandPath = (
  { from, thick, to, end }: Pick<PlacedRow, 'from' | 'thick' | 'to' | 'end'>,
  left: number,
  right: number,
): string => {
  const bend = left + (right - left) * 0.5
  return `M${left} ${from}C${bend} ${from} ${bend} ${to} ${right} ${to}V${to + end}C${bend} ${to + end} ${bend} ${from + thick} ${left} ${from + thick}Z`
}

type Ends = Pick<PlacedRow, 'from' | 'thick' | 'to' | 'end'>

/** A part of a band. `start` and `size` are parts of 1. */
export const pieceOf = ({ from, thick, to, end }: Ends, start: number, size: number): Ends => ({
  from: from + thick * start,
  thick: thick * size,
  to: to + end * start,
  end: end * size,
})

/** The middle of a band, half way. */
export const pointOf = ({ from, thick, to, end }: Ends): number => (from + thick / 2 + to + end / 2) / 2

/** Numbers between two layouts, for a morph. A row that has no place before grows out of its middle. */
export const between = (before: FlowLayout, after: FlowLayout, done: number): FlowLayout => {
  if (done >= 1) return after
  const mix = (a: number, b: number) => a + (b - a) * done
  const places = new Map(before.rows.map((row) => [row.key, row]))
  return {
    height: mix(before.height, after.height),
    bar: { top: mix(before.bar.top, after.bar.top), height: mix(before.bar.height, after.bar.height) },
    shared: { top: mix(before.shared.top, after.shared.top), height: mix(before.shared.height, after.shared.height) },
    whole: mix(before.whole, after.whole),
    rows: after.rows.map((row) => {
      const old = places.get(row.key) ?? {
        ...row,
        from: row.from + row.thick / 2,
        thick: 0,
        to: row.to + row.end / 2,
        end: 0,
        top: row.top + 8,
      }
      return {
        key: row.key,
        top: mix(old.top, row.top),
        height: mix(old.height, row.height),
        from: mix(old.from, row.from),
        thick: mix(old.thick, row.thick),
        to: mix(old.to, row.to),
        end: mix(old.end, row.end),
      }
    }),
  }
}
