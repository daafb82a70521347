/** Whose each row of the log of a death is, once something was released. */
import type { DeathDeed } from '#words/en/death.ts'

/**
 * `case`: what was asked, checked, decided and undone. The others are about one person, whom a row names as `by` or as `to`. A new deed
 * is given its place here, or nothing is compiled.
 */
const whoseRow = {
  reported: 'case',
  certificate: 'case',
  missing: 'case',
  searching: 'case',
  contact: 'case',
  written: 'case',
  posted: 'case',
  rang: 'case',
  told: 'by',
  unreached: 'by',
  toPost: 'by',
  opened: 'to',
  lettered: 'to',
  cameBack: 'by',
  gone: 'to',
  notGone: 'to',
  goneBefore: 'to',
  changed: 'case',
  confirmed: 'case',
  deciding: 'case',
  agreed: 'case',
  refused: 'case',
  stopped: 'case',
  still: 'case',
  placed: 'case',
  settled: 'case',
  released: 'case',
  ending: 'case',
  wrongly: 'case',
  lapsed: 'case',
  again: 'case',
  withdrawn: 'case',
  closed: 'case',
} as const satisfies Readonly<Record<DeathDeed, 'case' | 'by' | 'to'>>

type Row = { readonly what: DeathDeed; readonly by?: string; readonly to?: string }

/** Whether a reader may see a row: those who act see all, as they tell the others; anybody else the case and what is about them. */
export const mayReadRow = (row: Row, reader: { readonly name: string; readonly acts: boolean }): boolean => {
  const whose = whoseRow[row.what]
  return reader.acts || whose === 'case' || row[whose] === reader.name
}
