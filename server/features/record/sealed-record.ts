/** A record as a file: each entry holds the hash of the one before it, and the hash of the last is signed. */
import { hash } from 'node:crypto'
import type { RecordEntry } from '#core/record/record.ts'
import { shortCode } from '#documents/fingerprint.ts'
import type { Signer } from '../../crypto/service-keys.ts'

/** The first entry: whose record it is, and how far it reaches. */
export type AboutRecord = {
  readonly kind: 'about'
  /** Of a sealed one the moment of its newest entry, so that it stays the same until something is added. */
  readonly at: string
  readonly service: string
  readonly testator: string
  readonly says: string
}

export type SealedRecord = {
  /** The file: JSON with each entry on a line of its own. */
  readonly file: string
  /** SHA-256 of the last entry's line, in hexadecimal. It changes when anything in the record does. */
  readonly head: string
  /** The Ed25519 key that checks the signature, in hexadecimal. */
  readonly key: string
}

/** What is signed of a record. */
const statementOf = (head: string): string => `heirloom record\n${head}`

const CODE_LETTERS = 20

/** A code of the key and the last hash, short enough to be typed from paper: 100 bits, which nobody can make a second record for. */
export const codeOfRecord = ({ key, head }: Pick<SealedRecord, 'key' | 'head'>): string =>
  shortCode(`${statementOf(head)}\n${key}`, CODE_LETTERS)

/** The entries one a line, each with the hash of the line before it, and the hash of the last. */
export type RecordLines = { readonly lines: string; readonly head: string }

export const linesOf = (about: AboutRecord, entries: readonly RecordEntry[]): RecordLines => {
  const lines: string[] = []
  let head = ''
  const at =
    entries
      .map((entry) => entry.at)
      .toSorted()
      .at(-1) ?? about.at
  for (const entry of [{ ...about, at }, ...entries]) {
    const line = JSON.stringify({ number: lines.length, previous: head, ...entry })
    lines.push(line)
    head = hash('sha256', line, 'hex')
  }
  return { lines: lines.join(',\n'), head }
}

/** The same lines and the same key give the same file. */
export const sealRecord = async ({ lines, head }: RecordLines, signer: Signer): Promise<SealedRecord> => {
  const key = Buffer.from(await signer.publicKey()).toString('hex')
  const signature = Buffer.from(await signer.sign(statementOf(head)), 'base64url').toString('hex')
  const end = JSON.stringify({ head, key, signature }).slice(1)
  return { file: `{"heirloomRecord":1,"entries":[\n${lines}\n],${end}\n`, head, key }
}
