/** The marks in the margin of a will that is signed, which a camera reads: one on each page, and one beside each place where people sign. */

/** A page by its number, or the place where the testator signs, or the two witnesses. */
export type MarkedPlace = number | 'testator' | 'witnesses'
export type PageMark = { readonly code: string; readonly at: MarkedPlace }

/** Letters of base64: the largest picture of a page that is kept, some 680 KB. It is sent in whole pieces. */
export const LONGEST_PICTURE = 920_000
/** Letters of one piece in which it is sent. */
export const PICTURE_PIECE = 20_000

/** Millimetres of paper: the side of a mark. */
export const MARK_MM = 9

const signs = { testator: 'S', witnesses: 'W' } as const
const MARK = /^([0-9A-Z]{4}-[0-9A-Z]{4}(?:-[LB])?) (?:([1-9][0-9]{0,2})|(S)|(W))$/

/** What a mark says: capitals and figures alone, which make the smallest code. @param code Of the will, as the foot of its pages has it. */
export const textOfMark = ({ code, at }: PageMark): string => `${code} ${typeof at === 'number' ? at : signs[at]}`

/** Undefined: a code of something else. */
export const markIn = (text: string): PageMark | undefined => {
  const [, code, page, testator] = MARK.exec(text) ?? []
  if (code === undefined) return undefined
  return { code, at: page ? Number(page) : testator ? 'testator' : 'witnesses' }
}

/** A point of a picture, in dots from its top left corner. */
export type Dot = { readonly x: number; readonly y: number }
/** The corners of a mark in a picture, clockwise from that which is top left on the paper. */
export type Corners = readonly [Dot, Dot, Dot, Dot]
export type Picture = {
  readonly width: number
  readonly height: number
  /** Red, green, blue and one more for each dot. */
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Where somebody writes: of a page with signatures, and of every other. */
export const inkPlaces = ['signature', 'date', 'first witness', 'second witness', 'initials'] as const
export type InkPlace = (typeof inkPlaces)[number]

/** A strip of paper over a rule, in millimetres from the top left corner of the mark beside it. `rule` is how far down that is. */
type Strip = { readonly place: InkPlace; readonly left: number; readonly right: number; readonly rule: number }

/** As the template of a will sets them. */
const layoutOf = (large: boolean) => {
  const [left, right] = large ? [30, 20] : [36, 28]
  return { text: 210 - left - right, beside: (right - MARK_MM) / 2 }
}

/** What is looked for beside a mark. */
export const stripsBeside = ({ code, at }: PageMark): readonly Strip[] => {
  const large = code.endsWith('-L')
  const { text, beside } = layoutOf(large)
  if (at === 'testator') {
    const [end, box] = [-beside - 6, text - 12]
    const signature = ((box - 8) * 2) / 3
    return [
      { place: 'signature', left: end - box, right: end - box + signature, rule: 14 },
      { place: 'date', left: end - box + signature + 8, right: end, rule: 14 },
    ]
  }
  if (at === 'witnesses') {
    const column = (text - 10) / 2
    const rule = large ? 18 : 16.5
    return [
      { place: 'first witness', left: -beside - text, right: -beside - text + column, rule },
      { place: 'second witness', left: -beside - column, right: -beside, rule },
    ]
  }
  const rule = large ? -4 : -3
  return [0, 1, 2].map((each) => {
    const right = -beside - 17 * (2 - each)
    return { place: 'initials' as const, left: right - 14, right, rule }
  })
}

/** Millimetres: how high a strip is, what of it is left out over the rule, and from dot to dot of what is looked at. */
const [STRIP_MM, OVER_RULE_MM, STEP_MM] = [{ initials: 5.5, other: 10 }, { initials: 1, other: 2 }, 0.25]
/** Of the light of the paper: less is ink. Of a line of a strip: more is a printed rule. Of what is looked at: less is a speck. */
const [INK, RULE, SPECK] = [0.72, 0.6, 0.004]

const brightness = ({ width, height, data }: Picture, { x, y }: Dot): number | undefined => {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  const at = (row * width + column) * 4
  return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
}

const lengthOf = ({ x, y }: Dot): number => Math.hypot(x, y)
const between = (from: Dot, to: Dot): Dot => ({ x: to.x - from.x, y: to.y - from.y })
const middle = (one: Dot, other: Dot): Dot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** From the top of the page of signatures to its foot. */
const rankOf = ({ at }: PageMark): number => (at === 'testator' ? 0 : at === 'witnesses' ? 1 : 2)

/**
 * From millimetres beside a mark to the dot of the picture. A mark is small and what is looked for is far from it, so how large a millimetre
 * is, all marks say together; and which way the paper lies, the line between two that stand one below the other, or else the mark alone.
 */
const dotsBeside = (marks: readonly FoundMark[]) => {
  const sides = marks.map(({ corners: [a, b, c, d] }) => ({
    across: between(middle(a, d), middle(b, c)),
    down: between(middle(a, b), middle(d, c)),
  }))
  const dots = meanOf(sides.flatMap(({ across, down }) => [lengthOf(across), lengthOf(down)])) / MARK_MM
  const column = marks.toSorted((one, other) => rankOf(one) - rankOf(other))
  const [top, foot] = [column[0]?.corners[0], column.at(-1)?.corners[0]]
  const [only] = sides
  const down = top && foot && top !== foot ? between(top, foot) : (only?.down ?? { x: 0, y: 1 })
  const unit = { x: (down.x / lengthOf(down)) * dots, y: (down.y / lengthOf(down)) * dots }
  return ({ corners: [corner] }: FoundMark) =>
    (x: number, y: number): Dot => ({ x: corner.x + unit.y * x + unit.x * y, y: corner.y - unit.x * x + unit.y * y })
}

/** Millimetres by which a rule may lie otherwise than its mark says, from place to place of what is looked at; the columns in which it is
 * looked for, how dark it is beside the paper, and of how many columns it has to be seen. */
const [OFF_MM, OFF_STEP_MM, COLUMNS, LINE, SEEN] = [
  { initials: 3, other: 8 },
  0.1,
  48,
  0.88,
  { initials: 0.6, other: 0.7 },
]

type DotAt = (x: number, y: number) => Dot

/**
 * A page that was not taken from right above is no square in its picture, and what is far from a mark lies otherwise than it says. The printed
 * rule of a strip is looked for, at each end. Undefined where none is seen: nothing is said of such a place.
 */
const onRule = (picture: Picture, dotAt: DotAt, { place, left, right, rule }: Strip): DotAt | undefined => {
  const kind = place === 'initials' ? 'initials' : 'other'
  const most = Math.round(OFF_MM[kind] / OFF_STEP_MM)
  const dark = Array.from({ length: COLUMNS }, (_column, column) => {
    const x = left + ((column + 0.5) / COLUMNS) * (right - left)
    const light = Array.from(
      { length: 2 * most + 1 },
      (_place, at) => brightness(picture, dotAt(x, rule + (at - most) * OFF_STEP_MM)) ?? 255,
    )
    const paper = light.toSorted((one, other) => other - one)[Math.floor(light.length / 4)] ?? 255
    return light.map((each) => each < paper * LINE)
  })
  let best = { seen: 0, from: 0, to: 0 }
  for (let from = -most; from <= most; from += 1)
    for (let to = -most; to <= most; to += 1) {
      const on = dark.filter((column, at) => column[most + Math.round(from + ((to - from) * (at + 0.5)) / COLUMNS)])
      const seen = on.length / COLUMNS - (Math.abs(from) + Math.abs(to)) / (40 * most)
      if (on.length >= COLUMNS * SEEN[kind] && seen > best.seen) best = { seen, from, to }
    }
  if (best.seen === 0) return undefined
  return (x, y) => dotAt(x, y + (best.from + ((best.to - best.from) * (x - left)) / (right - left)) * OFF_STEP_MM)
}

/** Whether there seems to be ink on a strip. Undefined where the picture does not show all of it. */
const isInked = (picture: Picture, beside: DotAt, strip: Strip): boolean | undefined => {
  const kind = strip.place === 'initials' ? 'initials' : 'other'
  const dotAt = onRule(picture, beside, strip)
  if (!dotAt) return undefined
  const columns = Math.floor((strip.right - strip.left) / STEP_MM)
  const rows = Math.floor((STRIP_MM[kind] - OVER_RULE_MM[kind]) / STEP_MM)
  const light = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) =>
      brightness(
        picture,
        dotAt(strip.left + (column + 0.5) * STEP_MM, strip.rule - OVER_RULE_MM[kind] - (row + 0.5) * STEP_MM),
      ),
    ),
  )
  const all = light.flat()
  if (all.includes(undefined)) return undefined
  const paper = (all as number[]).toSorted((one, other) => one - other)[Math.floor(all.length * 0.9)] ?? 0
  const isInk = (shade: number | undefined): boolean => (shade ?? 0) < paper * INK
  const written = light.map((row) => row.filter(isInk).length).filter((count) => count < columns * RULE)
  return written.reduce((sum, count) => sum + count, 0) > rows * columns * SPECK
}

/** A mark as it was found in a picture. */
export type FoundMark = PageMark & { readonly corners: Corners }

/** The places of a page at which nothing is seen, each as often as it stands there, and those that the picture does not have. */
export type SeenInk = { readonly empty: InkPlace[]; readonly cut: InkPlace[] }

/**
 * What is seen beside the marks of a page. A hint and no more: a shadow may look like ink, and a faint pencil like none.
 * @param isLast Whether it is the page that is signed and not initialled.
 */
export const seenIn = (picture: Picture, marks: readonly FoundMark[], isLast: boolean): SeenInk => {
  const beside = dotsBeside(marks)
  const strips = marks
    .filter(({ at }) => (typeof at === 'number') !== isLast)
    .flatMap((mark) => stripsBeside(mark).map((strip) => ({ strip, dotAt: beside(mark) })))
  const found = strips.map(({ strip, dotAt }) => ({ place: strip.place, ink: isInked(picture, dotAt, strip) }))
  const those = (ink: boolean | undefined) => found.filter((each) => each.ink === ink).map(({ place }) => place)
  return { empty: those(false), cut: those(undefined) }
}
