import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDataKey, rewrap, unwrap } from './data-keys.ts'
import { addMasterKey, BadMasterKey, masterKeysIn, masterKeysInFile } from './master-keys.ts'
import { CannotOpen, KEY_BYTES } from './sealed.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heirloom-keys-'))
  file = join(folder, 'keys', 'master.keys')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const setting = () => randomBytes(KEY_BYTES).toString('base64')

test('the first start makes a key that only its owner may read, and the next start finds it', async () => {
  const [made] = masterKeysInFile(file, randomBytes)()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700)
  expect(masterKeysInFile(file, randomBytes)().map(({ id }) => id)).toEqual([made.id])
})

test('a new key in the file is seen without a restart, and the old one still opens', () => {
  const running = masterKeysInFile(file, randomBytes)
  const made = newDataKey(7, running, randomBytes)
  addMasterKey(file, randomBytes)
  expect(running()).toHaveLength(2)
  expect(running()[0].id).not.toBe(made.master_key_id)
  expect(unwrap(7, made, running).equals(made.key)).toBe(true)
})

test.each(['', 'password', setting().slice(1), `${setting()},`])(
  '%j is refused as a master key, saying how to make one',
  (wrong) => {
    expect(() => masterKeysIn(wrong)).toThrow(BadMasterKey)
    expect(() => masterKeysIn(wrong)).toThrow('openssl rand -base64 32')
  },
)

test('a damaged key file is refused and named', async () => {
  const running = masterKeysInFile(file, randomBytes)
  await writeFile(file, 'half a k')
  expect(() => running()).toThrow(file)
})

test('a customer’s key opens with the master key it was wrapped with, and only for that customer', () => {
  const [first, second] = [setting(), setting()]
  const made = newDataKey(7, masterKeysIn(first), randomBytes)
  expect(unwrap(7, made, masterKeysIn(`${second},${first}`)).equals(made.key)).toBe(true)
  expect(() => unwrap(7, made, masterKeysIn(second))).toThrow(CannotOpen)
  expect(() => unwrap(8, made, masterKeysIn(first))).toThrow(CannotOpen)
})

test('wrapped again with the newest master key, it opens without the old one', () => {
  const [first, second] = [setting(), setting()]
  const made = newDataKey(7, masterKeysIn(first), randomBytes)
  const again = rewrap(7, made, masterKeysIn(`${second},${first}`), randomBytes)
  expect(unwrap(7, again, masterKeysIn(second)).equals(made.key)).toBe(true)
})
