import { createHash, type KeyObject } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RandomBytes } from '../platform/random.ts'
import { DecryptionFailed, decrypt, encrypt, KEY_BYTES, secretKey } from './cipher.ts'

/** `id` is a hash of the key: it tells keys apart and reveals nothing. */
export type MasterKey = { readonly id: string; readonly key: KeyObject }

/** The keys that customers' keys are encrypted with, newest first. Read at every call, as another process may add one. */
export type MasterKeys = () => readonly [MasterKey, ...MasterKey[]]

/** The parameters of encryption. */
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
    key: secretKey(bytes),
  }
}

const parsed = (encoded: readonly string[], where: string): ReturnType<MasterKeys> => {
  if (!encoded.every((each) => ENCODED.test(each))) throw new BadMasterKey(`${where} holds no master key. ${HOW}`)
  const [newest, ...older] = encoded.map(masterKey)
  if (!newest) throw new BadMasterKey(`${where} is empty. ${HOW}`)
  return [newest, ...older]
}

/** The keys in the setting MASTER_KEY. Throws BadMasterKey. */
export const parseMasterKeys = (setting: string): MasterKeys => {
  const keys = parsed(
    setting.split(',').map((each) => each.trim()),
    'MASTER_KEY',
  )
  return () => keys
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** As it stands in MASTER_KEY or in the key file. */
export const newMasterKey = (randomBytes: RandomBytes): string => Buffer.from(randomBytes(KEY_BYTES)).toString('base64')

const write = (file: string, keys: readonly string[]): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Whole or not at all: half a key file would make every will unreadable.
  writeFileSync(`${file}.new`, `${keys.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  chmodSync(file, 0o600)
}

/** The keys in a file, one a line, readable by its owner alone. Creates the file with one key if there is none. */
export const masterKeysFromFile = (file: string, randomBytes: RandomBytes): MasterKeys => {
  if (!existsSync(file)) write(file, [newMasterKey(randomBytes)])
  return () => parsed(linesOf(file), file)
}

/** Puts a new key before those in the file. The older ones still decrypt what they encrypted. */
export const addMasterKey = (file: string, randomBytes: RandomBytes): void =>
  write(file, [newMasterKey(randomBytes), ...linesOf(file)])

/** Where the key file of a data directory is. */
export const masterKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'master.keys')

type Settings = { readonly dataDir: string; readonly masterKey: string | undefined }

/** The master keys of the setting, or those in the key file of the data directory. Throws BadMasterKey. */
export const loadMasterKeys = ({ dataDir, masterKey }: Settings, randomBytes: RandomBytes): MasterKeys =>
  masterKey === undefined ? masterKeysFromFile(masterKeyFile(dataDir), randomBytes) : parseMasterKeys(masterKey)

/** A key as it is stored: encrypted with a master key. */
export type WrappedKey = { readonly wrapped: Uint8Array; readonly master_key_id: string }

const aadOf = (place: string, masterKeyId: string) => `${place} under ${masterKeyId}`

/** `place` names the row and column that the key is for: it cannot be unwrapped in another. */
export const wrapKey = (
  bytes: Uint8Array,
  place: string,
  { id, key }: MasterKey,
  randomBytes: RandomBytes,
): WrappedKey => ({ wrapped: encrypt(key, bytes, aadOf(place, id), randomBytes), master_key_id: id })

/** Throws DecryptionFailed when its master key is missing, or the key was wrapped for another place. */
export const unwrapKey = ({ wrapped, master_key_id }: WrappedKey, place: string, masterKeys: MasterKeys): Buffer => {
  const master = masterKeys().find(({ id }) => id === master_key_id)
  if (!master) throw new DecryptionFailed()
  return decrypt(master.key, wrapped, aadOf(place, master_key_id))
}
