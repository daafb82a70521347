/**
 * Checks a record of a will, or an archive copy, that the service has sealed. Nothing here comes from the service: this file can be
 * read by itself, and run by itself: `node cli/verify-file.ts FILE KEY`, or the code in place of the key.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type Verdict =
  | {
      readonly ok: true
      readonly what: 'record' | 'archive copy'
      /** The Ed25519 key that the seal was made with, in hexadecimal: who signed is known by comparing it. */
      readonly key: string
      /** Of a record: its entries, and the hash of the last. */
      readonly entries?: number
      readonly head?: string
      /** What paper says of it: a code of its key and the hash of its last entry. */
      readonly code?: string
      /** Of a record of a signed will: what the foot of the pages that were signed says, edition and all. */
      readonly document?: string
    }
  | { readonly ok: false; readonly why: string }

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** What stands before the 32 bytes of an Ed25519 key in DER (RFC 8410). */
const DER = '302a300506032b6570032100'

const isSigned = (text: string, key: string, signature: string): boolean => {
  if (!/^[0-9a-f]{64}$/.test(key) || !/^[0-9a-f]{128}$/.test(signature)) return false
  try {
    const publicKey = createPublicKey({ key: Buffer.from(DER + key, 'hex'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'))
  } catch {
    return false
  }
}

// No I, L, O or U, which are misread as digits or as each other.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 20 letters of five bits each: the start of a SHA-256. */
const codeOf = (key: string, head: string): string => {
  let bits = BigInt(`0x${sha256(`heirloom record\n${head}\n${key}`).slice(0, 25)}`)
  let code = ''
  for (let letter = 0; letter < 20; letter += 1) {
    code = `${LETTERS[Number(bits & 31n)]}${letter > 0 && letter % 4 === 0 ? '-' : ''}${code}`
    bits >>= 5n
  }
  return code
}

const no = (why: string): Verdict => ({ ok: false, why })

const START = '{"heirloomRecord":1,"entries":[\n'
const END = /^\n\],"head":"([0-9a-f]{64})","key":"([0-9a-f]{64})","signature":"([0-9a-f]{128})"\}\n$/

/** The signing that counts is the last one in the record. Its lines have been verified. */
const documentSigned = (lines: readonly string[]): string | undefined => {
  const entries = lines.map((line): { kind?: string; replaced?: boolean; document?: string } => JSON.parse(line))
  return entries.findLast(({ kind, replaced }) => kind === 'signed' && replaced !== true)?.document
}

/** Each line is one entry. The lines are hashed as they stand, so that nothing about how JSON may be written matters. */
const verifyRecord = (text: string): Verdict => {
  const close = text.lastIndexOf('\n],')
  const [, head = '', key = '', signature = ''] = END.exec(text.slice(Math.max(close, 0))) ?? []
  if (close < START.length || head === '') return no('The end of the record is damaged.')
  if (!isSigned(`heirloom record\n${head}`, key, signature)) return no('The signature does not fit the record.')
  const lines = text.slice(START.length, close).split(',\n')
  let previous = ''
  for (const [number, line] of lines.entries()) {
    if (!line.startsWith(`{"number":${number},"previous":"${previous}",`))
      return no(`Entry ${number} does not follow the entry before it.`)
    previous = sha256(line)
  }
  if (previous !== head) return no('The last entry is not the one that was signed.')
  const document = documentSigned(lines)
  const more = document !== undefined && { document }
  return { ok: true, what: 'record', key, entries: lines.length, head, code: codeOf(key, head), ...more }
}

const MARK = 'heirloom-seal:'

/** The seal is signed over the file as it was before the seal stood in it, with zeros in its place. */
const verifyArchive = (bytes: Uint8Array): Verdict => {
  const file = Buffer.from(bytes)
  const text = file.toString('latin1')
  const [, key = '', signature = ''] = new RegExp(`${MARK}([0-9a-f]{64})([0-9a-f]{128})`).exec(text) ?? []
  if (key === '') return no('This PDF has no seal. Only an archive copy has one.')
  const seal = MARK + key + signature
  const blank = Buffer.from(MARK + '0'.repeat(key.length + signature.length))
  for (let at = file.indexOf(seal); at >= 0; at = file.indexOf(seal, at + 1)) blank.copy(file, at)
  const isWhole = isSigned(`heirloom archive copy\n${sha256(file)}`, key, signature)
  return isWhole ? { ok: true, what: 'archive copy', key } : no('The file is not as it was when it was sealed.')
}

/** Whether a file is exactly as it was sealed. `file` holds its bytes. */
export const verifyFile = (file: Uint8Array): Verdict => {
  const start = Buffer.from(file.subarray(0, START.length)).toString('latin1')
  if (start.startsWith('%PDF-')) return verifyArchive(file)
  if (start !== START) return no('This is neither a record of a will nor an archive copy.')
  try {
    return verifyRecord(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file))
  } catch {
    return no('The file is damaged: it is not text.')
  }
}

/** What is known of who sealed a file. Anybody can seal one with a key of their own, so that a whole file alone shows nothing. */
export type Sealer = 'the named key' | 'another key' | 'no key was named'

const typed = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** @param named The key that the file must be sealed with, as the service publishes it, or the code of a record, as its paper has it. */
export const sealerOf = (
  { key, code = '' }: { readonly key: string; readonly code?: string },
  named: string | undefined,
): Sealer => {
  if (named === undefined) return 'no key was named'
  return [typed(key), ...(code ? [typed(code)] : [])].includes(typed(named)) ? 'the named key' : 'another key'
}

/** The status a command ends with: 1 for a file that is not what it should be, 2 where that could not be found out. */
export const statusOf: Readonly<Record<Sealer, number>> = {
  'the named key': 0,
  'another key': 1,
  'no key was named': 2,
}

if (import.meta.main) {
  const [, , file = '', named] = process.argv
  const verdict = verifyFile(readFileSync(file))
  const sealer = verdict.ok ? sealerOf(verdict, named) : undefined
  if (!verdict.ok) console.log(verdict.why)
  else if (sealer === 'the named key')
    console.log(`The ${verdict.what} is whole, and was sealed with the key you named.`)
  else if (sealer === 'another key') console.log(`The ${verdict.what} was sealed with another key: ${verdict.key}`)
  else
    console.log(
      `The ${verdict.what} is whole, but anybody can seal one. Name the key that the service publishes, behind the file. This one is ${verdict.key}`,
    )
  process.exitCode = sealer === undefined ? 1 : statusOf[sealer]
}
