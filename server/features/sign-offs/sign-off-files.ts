/** The words of the product and the sign-offs of lawyers, as they stand in `legal/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Piece, pieceKinds, pieceSchema } from '#core/sign-off/piece.ts'
import {
  type SignOff,
  type SignOffKey,
  type Standing,
  signOffKeySchema,
  signOffSchema,
  standingsOf,
} from '#core/sign-off/sign-off.ts'
import { faultOf, hashOfPiece } from './signatures.ts'
import { noWholeWills, readWholeWills, type WholeWills } from './whole-wills.ts'

export const legalFolder = join(import.meta.dirname, '../../../legal')

export type SignOffs = {
  /** Every piece, in the order in which a lawyer reads them. */
  readonly standings: readonly Standing[]
  /** The sign-offs whose signature is good, whatever became of the words. */
  readonly signOffs: readonly SignOff[]
  readonly keys: readonly SignOffKey[]
  readonly wholeWills: WholeWills
  /** Files that do not count, each with the reason. */
  readonly faults: readonly { readonly file: string; readonly why: string }[]
}

/** Where no words are kept, as in most tests. */
export const noSignOffs: SignOffs = { standings: [], signOffs: [], keys: [], wholeWills: noWholeWills, faults: [] }

const jsonFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : []

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The pieces as they were written by `legal/wordings.test.ts`. Throws where a file is not as it was written. */
export const readPieces = (folder: string): Piece[] =>
  jsonFiles(folder)
    .flatMap((name) => z.array(pieceSchema).parse(read(join(folder, name))))
    .toSorted((a, b) => pieceKinds.indexOf(a.kind) - pieceKinds.indexOf(b.kind))

type Found<T> = { readonly good: T[]; readonly faults: { file: string; why: string }[] }

const readAll = <T>(folder: string, schema: z.ZodType<T>): Found<[file: string, read: T]> => {
  const found: Found<[string, T]> = { good: [], faults: [] }
  for (const file of jsonFiles(folder)) {
    try {
      const parsed = schema.safeParse(read(join(folder, file)))
      if (parsed.success) found.good.push([file, parsed.data])
      else found.faults.push({ file, why: 'It has not the form of such a file.' })
    } catch {
      found.faults.push({ file, why: 'It is not JSON.' })
    }
  }
  return found
}

/** @param folder of the words, of `sign-offs/` and of `sign-offs/keys/`. */
export const readSignOffs = (folder: string = legalFolder): SignOffs => {
  const keys = readAll(join(folder, 'sign-offs/keys'), signOffKeySchema)
  const files = readAll(join(folder, 'sign-offs'), signOffSchema)
  const known = keys.good.map(([, key]) => key)
  const judged = files.good.map(([file, signOff]) => ({ file, signOff, why: faultOf(signOff, known) }))
  const signOffs = judged.filter(({ why }) => why === undefined).map(({ signOff }) => signOff)
  return {
    standings: standingsOf(readPieces(join(folder, 'wordings')), signOffs, hashOfPiece),
    signOffs,
    keys: known,
    wholeWills: readWholeWills(join(folder, 'wordings')),
    faults: [
      ...keys.faults,
      ...files.faults,
      ...judged.flatMap(({ file, why }) => (why === undefined ? [] : [{ file, why }])),
    ],
  }
}

/** As many are named at a start. Where nobody has signed anything yet, the command lists them. */
const MOST_NAMED = 20

/** What production says at its start of the words it sells. Empty where all of them are signed and every file counts. */
export const describeUnsigned = ({ standings, faults }: SignOffs): string => {
  const unsigned = standings.filter(({ standing }) => standing !== 'signed')
  const named = unsigned.length <= MOST_NAMED ? unsigned : unsigned.filter(({ standing }) => standing === 'changed')
  return [
    ...(unsigned.length === 0
      ? []
      : [
          `No lawyer has signed off ${unsigned.length} of ${standings.length} pieces of words as they stand. List them: npm run -s heirloom -- sign-off list --unsigned\n`,
        ]),
    ...named.map(({ piece: { id }, signOff }) =>
      signOff ? `Changed since ${signOff.name} signed it: ${id}\n` : `Never signed: ${id}\n`,
    ),
    ...faults.map(({ file, why }) => `This sign-off does not count: ${file}. ${why}\n`),
  ].join('')
}
