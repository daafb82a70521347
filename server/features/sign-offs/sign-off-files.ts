import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pieceKinds } from '#core/sign-off/kinds.ts'
import { type Piece, pieceSchema, type SignedPart, signedPartOf, signedText } from '#core/sign-off/piece.ts'
import {
  type SignOff,
  type SignOffKey,
  signedStatement,
  signOffFormat,
  signOffKeyFormat,
  signOffKeySchema,
  signOffSchema,
} from '#core/sign-off/sign-off.ts'
import { type Standing, standingsOf } from '#core/sign-off/standing.ts'
import { readWholeWills, type WholeWills } from './whole-wills.ts'

/** Signs what a lawyer signs off, and checks it. */

/** SHA-256 of the words that a signature binds, in hexadecimal. */
export const hashOfWords = (part: SignedPart): string => hash('sha256', signedText(part))
export const hashOfPiece = (piece: Piece): string => hashOfWords(signedPartOf(piece))

const rawPublicKey = (key: KeyObject): Buffer => {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return Buffer.from(x, 'base64url')
}

/** A key is known by the start of its hash, so that a file cannot name a key that it was not made with. */
const idOfKey = (raw: Uint8Array): string => hash('sha256', raw).slice(0, 16)

/** What is published of a key: enough to check with it, and whose it is. */
export const publicPartOf = (
  privateKey: KeyObject,
  holder: Pick<SignOffKey, 'holder' | 'name' | 'qualification' | 'madeOn'>,
): SignOffKey => {
  const raw = rawPublicKey(privateKey)
  return { format: signOffKeyFormat, id: idOfKey(raw), ...holder, publicKey: raw.toString('base64url') }
}

/** The public part of the key with which an installation signs for lawyers who showed their passkey. `raw`: its 32 bytes. */
export const keyOfDesk = (raw: Uint8Array, operator: string, madeOn: string): SignOffKey => ({
  format: signOffKeyFormat,
  id: idOfKey(raw),
  holder: 'desk',
  name: operator,
  qualification: '',
  publicKey: Buffer.from(raw).toString('base64url'),
  madeOn,
})

type Signed = {
  readonly piece: Piece
  readonly signedOn: string
  readonly note?: string | undefined
  readonly readWhole?: SignOff['readWhole']
}
type Signer = Pick<SignOff, 'name' | 'qualification' | 'key'>

/** What is signed, before the signature. */
const unsignedOf = (
  { piece, signedOn, note }: Signed,
  { name, qualification, key }: Signer,
): Omit<SignOff, 'signature' | 'signed' | 'read' | 'readWhole'> => ({
  format: signOffFormat,
  piece: piece.id,
  hash: hashOfPiece(piece),
  name,
  qualification,
  signedOn,
  ...(note && { note }),
  key,
})

/** @param makeSignature of the text it gets, by Ed25519. */
export const signOffWith = async (
  signed: Signed,
  signer: Signer,
  makeSignature: (text: string) => Promise<string>,
): Promise<SignOff> => {
  const unsigned = unsignedOf(signed, signer)
  const {
    piece: { examples },
    readWhole = {},
  } = signed
  return {
    ...unsigned,
    signed: signedPartOf(signed.piece),
    ...(examples && { read: examples }),
    ...(Object.keys(readWhole).length > 0 && { readWhole }),
    signature: await makeSignature(signedStatement(unsigned)),
  }
}

export const signerWith =
  (privateKey: KeyObject) =>
  async (text: string): Promise<string> =>
    sign(null, Buffer.from(text), privateKey).toString('base64url')

const fits = ({ publicKey }: SignOffKey, signOff: SignOff): boolean => {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
    return verify(null, Buffer.from(signedStatement(signOff)), key, Buffer.from(signOff.signature, 'base64url'))
  } catch {
    return false
  }
}

/** Why a sign-off does not count; undefined where it does. It says nothing of whether the words are still in use. */
export const faultOf = (signOff: SignOff, keys: readonly SignOffKey[]): string | undefined => {
  const key = keys.find(({ id }) => id === signOff.key)
  if (!key) return 'It was made with a key that is not in legal/sign-offs/keys.'
  if (idOfKey(Buffer.from(key.publicKey, 'base64url')) !== key.id) return 'The file of its key was changed.'
  if (key.withdrawnOn !== undefined) return `Its key was withdrawn on ${key.withdrawnOn}.`
  if (signOff.piece !== signOff.signed.id || hashOfWords(signOff.signed) !== signOff.hash)
    return 'The words in it are not those that were signed.'
  if (key.holder === 'person' && (key.name !== signOff.name || key.qualification !== signOff.qualification))
    return 'It names another person than its key.'
  return fits(key, signOff) ? undefined : 'The signature does not fit what it says.'
}

/** The words of the product and the sign-offs of lawyers, as they stand in `legal/`. */

export const legalFolder = join(import.meta.dirname, '../../../legal')

export type SignOffs = {
  /** Every piece, in the order in which a lawyer reads them. */
  readonly standings: readonly Standing[]
  /** The sign-offs whose signature is good, whatever became of the words. */
  readonly signOffs: readonly SignOff[]
  readonly keys: readonly SignOffKey[]
  /** Read when they are first asked for: a start has no use for them. */
  readonly wholeWills: () => WholeWills
  /** Files that do not count, each with the reason. */
  readonly faults: readonly { readonly file: string; readonly why: string }[]
}

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
  let wholeWills: WholeWills | undefined
  const signOffs = judged.filter(({ why }) => why === undefined).map(({ signOff }) => signOff)
  return {
    standings: standingsOf(readPieces(join(folder, 'wordings')), signOffs, hashOfPiece),
    signOffs,
    keys: known,
    wholeWills: () => (wholeWills ??= readWholeWills(join(folder, 'wordings'))),
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
