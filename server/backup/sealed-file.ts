import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { MasterKeys } from '../crypto/master-keys.ts'
import type { RandomBytes } from '../platform/random.ts'

/** The file was changed, cut short or put together from others, or is no backup. */
export class NotWhole extends Error {
  override readonly name = 'NotWhole'
}

/** The file was encrypted with a master key that is not here. */
export class OtherMasterKey extends Error {
  override readonly name = 'OtherMasterKey'
}

const MAGIC = Buffer.from('heirloom backup, encrypted, 2\n')
const KEY_ID_BYTES = 16
const SALT_BYTES = 32
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const NONCE_BYTES = 12

/** A key for one file: a nonce is used once with it. */
const fileKey = (master: KeyObject, salt: Uint8Array): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', master, salt, 'heirloom backup', 32)))

/** The place of a chunk in its file, and whether it is the last: no chunk can be left out, moved or added. */
const nonceOf = (chunk: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeBigUInt64BE(BigInt(chunk), 3)
  nonce[NONCE_BYTES - 1] = last ? 1 : 0
  return nonce
}

/** Pieces of exactly `size` bytes, and a last one of at least one byte, or of none where there is nothing. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<readonly [Buffer, boolean]> {
  let waiting: Buffer = Buffer.alloc(0)
  for await (const more of bytes) {
    waiting = Buffer.concat([waiting, more])
    let at = 0
    for (; waiting.length - at > size; at += size) yield [waiting.subarray(at, at + size), false]
    waiting = waiting.subarray(at)
  }
  yield [waiting, true]
}

type Keys = { readonly masterKeys: MasterKeys; readonly randomBytes: RandomBytes }

/**
 * Encrypts and authenticates bytes as they come, with AES-256-GCM in chunks of 64 KB, under a key derived from the newest master key.
 * Only who has that key can read such a file, or make one.
 */
export async function* seal(
  bytes: AsyncIterable<Uint8Array>,
  { masterKeys, randomBytes }: Keys,
): AsyncGenerator<Buffer> {
  const [{ id, key: master }] = masterKeys()
  const salt = randomBytes(SALT_BYTES)
  const header = Buffer.concat([MAGIC, Buffer.from(id), salt])
  const key = fileKey(master, salt)
  yield header
  let chunk = 0
  for await (const [plain, last] of inPieces(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(chunk, last), { authTagLength: TAG_BYTES })
    cipher.setAAD(header)
    yield Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    chunk += 1
  }
}

const keyOf = (header: Buffer, masterKeys: MasterKeys): KeyObject => {
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw new NotWhole()
  const id = header.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES).toString()
  const master = masterKeys().find((each) => each.id === id)
  if (!master) throw new OtherMasterKey()
  return fileKey(master.key, header.subarray(-SALT_BYTES))
}

/** The bytes that were sealed, each chunk only once it is known to be unchanged. Throws NotWhole and OtherMasterKey. */
export async function* unseal(file: AsyncIterable<Uint8Array>, masterKeys: MasterKeys): AsyncGenerator<Buffer> {
  const source = file[Symbol.asyncIterator]()
  let begin: Buffer = Buffer.alloc(0)
  while (begin.length < HEADER_BYTES) {
    const { value, done } = await source.next()
    if (done) throw new NotWhole()
    begin = Buffer.concat([begin, value])
  }
  const header = begin.subarray(0, HEADER_BYTES)
  const key = keyOf(header, masterKeys)
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield begin.subarray(HEADER_BYTES)
    yield* { [Symbol.asyncIterator]: () => source }
  }
  let chunk = 0
  for await (const [sealed, last] of inPieces(rest(), CHUNK_BYTES + TAG_BYTES)) {
    if (sealed.length < TAG_BYTES) throw new NotWhole()
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(chunk, last), { authTagLength: TAG_BYTES })
    decipher.setAAD(header)
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    const plain = decipher.update(sealed.subarray(0, -TAG_BYTES))
    try {
      decipher.final()
    } catch (cause) {
      throw new NotWhole(undefined, { cause })
    }
    yield plain
    chunk += 1
  }
}
