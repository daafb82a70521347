import { lpaTypes } from '#core/will/lpa-options.ts'
import { type Lpa, lpaSchema } from '#core/will/lpa-schema.ts'
import type { Will } from '#core/will/schema.ts'
import { type Bought, packFor } from '#drafting/pack/pack.ts'
import { type PackContext, type PackDocument, type PackKind, toPlainText } from '#drafting/pack/pack-document.ts'
import { completeExampleWill, today } from './builders.ts'
import { completed } from './drafted-will.ts'

/** The documents that go with a will, for tests to read. */

export const packContext = (): PackContext => ({ today, pair: false })

/** A power of attorney of the example will: husband and daughter, a sister behind them, a friend to confirm. */
export const anLpa = (type: Lpa['type'], given: object = {}): Lpa =>
  lpaSchema.parse({
    type,
    attorneys: [1, 2],
    howTheyAct: 'Jointly and severally',
    replacements: [4],
    peopleToTell: [7],
    certificateProvider: { name: 'Gwen Lloyd', kind: 'Has known me well for two years' },
    ...(type === 'Property and financial affairs' && { whenTheyAct: 'As soon as it is registered' }),
    ...given,
  })

export const everything = (): Bought => ({ check: true, lpa: 'both', powers: lpaTypes.map((type) => anLpa(type)) })

/** All the documents of a complete will, everything bought unless told otherwise. */
export const packed = (will: Will = completeExampleWill(), bought: Bought = everything()): PackDocument[] =>
  packFor(completed(will), packContext(), bought)

export const ofKind = (documents: readonly PackDocument[], kind: PackKind): PackDocument[] =>
  documents.filter((document) => document.kind === kind)

/** The words of every document of a kind in the pack of a will. */
export const textsOf = (kind: PackKind, will?: Will): string[] => ofKind(packed(will), kind).map(toPlainText)

/** The words of the only document of a kind. */
export const textOf = (kind: PackKind, will?: Will): string => {
  const [only, ...others] = textsOf(kind, will)
  if (only === undefined || others.length > 0) throw new Error(`There is not one ${kind} but ${others.length}`)
  return only
}

const isStrong = (value: unknown): boolean => typeof value === 'object' && value !== null && 'strong' in value

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const inside = Object.values(value).map(wordsOf)
  return inside.join(Array.isArray(value) && value.some(isStrong) ? '' : '\n')
}

/** Every word of a document of the pack: its title, its band and its blocks. */
export const textOfPackDocument = ({ title, band, blocks }: PackDocument): string => wordsOf([title, band, blocks])
