/** The lines between the cards of the family, from where the cards stand. Pure. */

import type { CardKey } from '#core/picture/cards.ts'
import type { Tie } from '#core/picture/picture.ts'

/** Where a card stands in its picture, in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type FamilyLine = {
  readonly key: string
  readonly d: string
  readonly kind: 'married' | 'child' | 'looks after' | 'owns'
  /** Whose colour it wears. */
  readonly of: CardKey
}

const middle = ({ left, width }: Box): number => left + width / 2
const half = ({ top, height }: Box): number => top + height / 2
const foot = ({ top, height }: Box): number => top + height

/** Cards whose tops are this near stand in one row. */
const SAME_ROW = 6
/** Between the lines of two guardians in one channel. */
const CHANNEL = 6

const isSameRow = (a: Box, b: Box): boolean => Math.abs(half(a) - half(b)) < SAME_ROW + Math.abs(a.height - b.height)

const married = (you: Box, partner: Box): string[] => {
  if (!isSameRow(you, partner)) {
    const x = Math.max(you.left, partner.left) + 40
    return [-3, 3].map((by) => `M${x + by} ${foot(you)}V${partner.top}`)
  }
  return [-3, 3].map((by) => `M${you.left + you.width} ${half(you) + by}H${partner.left}`)
}

const child = (you: Box, box: Box): string => {
  const bus = box.top - 22
  const from = middle(you) - Math.min(30, you.width / 4)
  return `M${from} ${foot(you)}V${bus}H${middle(box)}V${box.top}`
}

const looksAfter = (carer: Box, of: Box, channel: number): string => {
  const offset = 14 + channel * CHANNEL
  if (isSameRow(carer, of)) {
    const y = Math.max(foot(carer), foot(of)) + offset
    return `M${middle(of)} ${foot(of) + 3}V${y}H${middle(carer)}V${foot(carer)}`
  }
  const [above, below] = carer.top < of.top ? [carer, of] : [of, carer]
  return `M${middle(above)} ${foot(above) + 3}V${Math.max(foot(above) + 8, below.top - offset)}H${middle(below)}V${below.top}`
}

const owns = (owner: Box, home: Box): string => {
  const isLeft = middle(owner) < middle(home)
  const x = middle(owner) + (isLeft ? 1 : -1) * Math.min(24, owner.width / 4)
  const side = isLeft ? home.left : home.left + home.width
  return x > home.left && x < home.left + home.width
    ? `M${x} ${foot(owner)}V${home.top}`
    : `M${x} ${foot(owner)}V${half(home) + 8}H${side}`
}

/** @param boxes Of the cards, and of the home by `home`. A tie to a card that is not drawn has no line. */
export const familyLines = (
  ties: readonly Tie[],
  owners: readonly CardKey[],
  boxes: ReadonlyMap<string, Box>,
): FamilyLine[] => {
  const home = boxes.get('home')
  let channel = 0
  return [
    ...owners.flatMap((of): FamilyLine[] => {
      const owner = boxes.get(of)
      return owner && home ? [{ key: `owns ${of}`, d: owns(owner, home), kind: 'owns', of }] : []
    }),
    ...ties.flatMap((tie): FamilyLine[] => {
      const [from, to] = [boxes.get(tie.from), boxes.get(tie.to)]
      if (!from || !to) return []
      const key = `${tie.kind} ${tie.from} ${tie.to}`
      if (tie.kind === 'marriage' || tie.kind === 'partner') {
        const [first = '', second = ''] = married(from, to)
        const one: FamilyLine = { key, d: second, kind: 'married', of: tie.to }
        return tie.kind === 'partner' ? [one] : [one, { ...one, key: `${key} again`, d: first, of: tie.from }]
      }
      if (tie.kind === 'child') return [{ key, d: child(from, to), kind: 'child', of: 'you' }]
      // One who is asked only if the first cannot has it in words on the card.
      if (tie.kind === 'substitute guardian' || (tie.kind === 'keeper' && tie.place > 1)) return []
      const d = looksAfter(from, to, channel)
      channel += 1
      return [{ key, d, kind: 'looks after', of: tie.from }]
    }),
  ]
}
