/** Signs what a lawyer signs off, and checks it. */
import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { type Piece, type SignedPart, signedPartOf, signedText } from '#core/sign-off/piece.ts'
import {
  type SignOff,
  type SignOffKey,
  signedStatement,
  signOffFormat,
  signOffKeyFormat,
} from '#core/sign-off/sign-off.ts'

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
