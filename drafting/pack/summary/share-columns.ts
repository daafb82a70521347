import type { Fraction } from '#core/estate/fraction.ts'
import { shareInWords } from '#core/estate/share-in-words.ts'

/** A share today beside the share then. */
export const columnsOfChange = [
  { title: 'Who', align: 'start' },
  { title: 'Today', align: 'end' },
  { title: 'Then', align: 'end' },
] as const

export const shareOrNothing = (share: Fraction): string => (share.numerator === 0n ? 'nothing' : shareInWords(share))
