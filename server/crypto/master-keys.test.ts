import { randomBytes } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { DecryptionFailed, KEY_BYTES } from './cipher.ts'
import { generateDataKey, rewrapDataKey, unwrapDataKey } from './keyring.ts'
import { addMasterKey, BadMasterKey, masterKeysFromFile, parseMasterKeys } from './master-keys.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = newFolder()
  file = join(folder, 'keys', 'master.keys')
})

const setting = () => randomBytes(KEY_BYTES).toString('base64')

// Promise: default.keys
test('the first start makes a key that only its owner may read, and the next start finds it', async () => {
  const [made] = masterKeysFromFile(file, randomBytes)()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700)
  expect(masterKeysFromFile(file, randomBytes)().map(({ id }) => id)).toEqual([made.id])
})

test('a new key in the file is seen without a restart, and the old one still opens', () => {
  const running = masterKeysFromFile(file, randomBytes)
  const made = generateDataKey(7, running, randomBytes)
  addMasterKey(file, randomBytes)
  expect(running()).toHaveLength(2)
  expect(running()[0].id).not.toBe(made.master_key_id)
  expect(unwrapDataKey(7, made, running).equals(made.key)).toBe(true)
})

test.each(['', 'password', setting().slice(1), `${setting()},`])(
  '%j is refused as a master key, saying how to make one',
  (wrong) => {
    expect(() => parseMasterKeys(wrong)).toThrow(BadMasterKey)
    expect(() => parseMasterKeys(wrong)).toThrow('openssl rand -base64 32')
  },
)

test('a damaged key file is refused and named', async () => {
  const running = masterKeysFromFile(file, randomBytes)
  await writeFile(file, 'half a k')
  expect(() => running()).toThrow(file)
})

test('a customer’s key opens with the master key it was wrapped with, and only for that customer', () => {
  const [first, second] = [setting(), setting()]
  const made = generateDataKey(7, parseMasterKeys(first), randomBytes)
  expect(unwrapDataKey(7, made, parseMasterKeys(`${second},${first}`)).equals(made.key)).toBe(true)
  expect(() => unwrapDataKey(7, made, parseMasterKeys(second))).toThrow(DecryptionFailed)
  expect(() => unwrapDataKey(8, made, parseMasterKeys(first))).toThrow(DecryptionFailed)
})

test('wrapped again with the newest master key, it opens without the old one', () => {
  const [first, second] = [setting(), setting()]
  const made = generateDataKey(7, parseMasterKeys(first), randomBytes)
  const again = rewrapDataKey(7, made, parseMasterKeys(`${second},${first}`), randomBytes)
  expect(unwrapDataKey(7, again, parseMasterKeys(second)).equals(made.key)).toBe(true)
})
