/** A lawyer's sign-off of a piece, as a file in `legal/sign-offs/`, and the key that it is checked with. */
import { z } from 'zod'
import { pieceIdSchema, pieceSchema, signedPartSchema } from './piece.ts'

const name = z.string().min(1).max(200)
const isoDay = z.iso.date()
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const base64url = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)

const SIGN_OFF_FORMAT = 'heirloom-sign-off-1'
const KEY_FORMAT = 'heirloom-sign-off-key-1'

/** `person`: the key of one lawyer. `desk`: the key of an installation, which signs for lawyers who showed their passkey. */
export const keyHolders = ['person', 'desk'] as const

/** A public key. `id` is the first 16 hexadecimal digits of its SHA-256. */
export const signOffKeySchema = z.strictObject({
  format: z.literal(KEY_FORMAT).default(KEY_FORMAT),
  id: hex(16),
  holder: z.enum(keyHolders),
  /** Of a desk: the business that runs it. */
  name,
  /** "Solicitor, SRA 123456". Empty for a desk. */
  qualification: z.string().max(200),
  /** The 32 bytes of an Ed25519 key. */
  publicKey: base64url,
  madeOn: isoDay,
  /** Nothing that it signed counts any more. */
  withdrawnOn: isoDay.optional(),
})
export type SignOffKey = z.infer<typeof signOffKeySchema>

export const signOffSchema = z.strictObject({
  format: z.literal(SIGN_OFF_FORMAT).default(SIGN_OFF_FORMAT),
  piece: pieceIdSchema,
  /** SHA-256 of `signedText` of `signed`. */
  hash: hex(64),
  name,
  qualification: name,
  signedOn: isoDay,
  note: z.string().max(2000).optional(),
  key: hex(16),
  /** The words as they were signed, to show what has changed since. */
  signed: signedPartSchema,
  /** The made-up wills that were read beside them, to show which read otherwise now. They are not signed. */
  read: pieceSchema.shape.examples,
  /** The clause in each made-up will that was read whole, by the name of that will. Not signed either. */
  readWhole: z.record(z.string().max(150), z.string().max(20_000)).optional(),
  /** Ed25519, over `signedStatement`. */
  signature: base64url,
})
export type SignOff = z.infer<typeof signOffSchema>

/** What the signature is made over: the words by their hash, and who answers for them. */
export const signedStatement = (given: Omit<SignOff, 'signature' | 'signed' | 'read' | 'readWhole'>): string =>
  [
    SIGN_OFF_FORMAT,
    given.piece,
    given.hash,
    given.name,
    given.qualification,
    given.signedOn,
    given.note ?? '',
    given.key,
  ]
    .map((part) => JSON.stringify(part))
    .join('\n')

export const signOffFormat = SIGN_OFF_FORMAT
export const signOffKeyFormat = KEY_FORMAT

/** The name of its file: the piece, the day and the key. */
export const fileOfSignOff = ({ piece, signedOn, key }: Pick<SignOff, 'piece' | 'signedOn' | 'key'>): string =>
  `${piece.replace(/[:/]/g, '.')}.${signedOn}.${key}.json`
