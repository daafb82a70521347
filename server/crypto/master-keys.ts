import { createHash, type KeyObject } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RandomBytes } from '../platform/random.ts'
import { KEY_BYTES, keyFrom } from './sealed.ts'

/** `id` is worked out from the key: it says which one it is, and nothing about it. */
export type MasterKey = { readonly id: string; readonly key: KeyObject }

/** The keys that open the customers' keys, newest first. Asked again each time, as another process may add one. */
export type MasterKeys = () => readonly [MasterKey, ...MasterKey[]]

/** What is needed to encrypt and decrypt customers' keys. */
export type Encryption = { readonly masterKeys: MasterKeys; readonly randomBytes: RandomBytes }

export class BadMasterKey extends Error {
  override readonly name = 'BadMasterKey'
}

const ENCODED = /^[A-Za-z0-9+/]{43}=$/

const HOW =
  `A master key is ${KEY_BYTES} random bytes in base64, as "openssl rand -base64 ${KEY_BYTES}" prints. ` +
  'After a rotation there are several with commas between them, the newest first.'

const masterKey = (encoded: string): MasterKey => {
  const bytes = Buffer.from(encoded, 'base64')
  return {
    id: createHash('sha256').update('heirloom master key').update(bytes).digest('hex').slice(0, 16),
    key: keyFrom(bytes),
  }
}

const parsed = (encoded: readonly string[], where: string): ReturnType<MasterKeys> => {
  if (!encoded.every((each) => ENCODED.test(each))) throw new BadMasterKey(`${where} holds no master key. ${HOW}`)
  const [newest, ...older] = encoded.map(masterKey)
  if (!newest) throw new BadMasterKey(`${where} is empty. ${HOW}`)
  return [newest, ...older]
}

/** The keys of the setting MASTER_KEY. Throws BadMasterKey. */
export const masterKeysIn = (setting: string): MasterKeys => {
  const keys = parsed(
    setting.split(',').map((each) => each.trim()),
    'MASTER_KEY',
  )
  return () => keys
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)

const newKey = (randomBytes: RandomBytes): string => Buffer.from(randomBytes(KEY_BYTES)).toString('base64')

const write = (file: string, keys: readonly string[]): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Whole or not at all: half a key file would lock everybody out.
  writeFileSync(`${file}.new`, `${keys.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  chmodSync(file, 0o600)
}

/** The keys in a file, one a line, which only its owner may read. Made with one key if there is none. */
export const masterKeysInFile = (file: string, randomBytes: RandomBytes): MasterKeys => {
  if (!existsSync(file)) write(file, [newKey(randomBytes)])
  return () => parsed(linesOf(file), file)
}

/** Puts a new key before those in the file. What the older ones opened is still opened by them. */
export const addMasterKey = (file: string, randomBytes: RandomBytes): void =>
  write(file, [newKey(randomBytes), ...linesOf(file)])
