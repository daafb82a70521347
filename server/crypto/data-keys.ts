import type { KeyObject } from 'node:crypto'
import type { RandomBytes } from '../platform/random.ts'
import type { MasterKey, MasterKeys } from './master-keys.ts'
import { CannotOpen, KEY_BYTES, keyFrom, seal, unseal } from './sealed.ts'

/** A customer's key as it is kept: sealed with a master key. */
export type WrappedKey = { readonly wrapped: Uint8Array; readonly master_key_id: string }

const placeOf = (userId: number, master: string) => `data_keys.wrapped of user ${userId} under ${master}`

const wrap = (bytes: Uint8Array, userId: number, { id, key }: MasterKey, randomBytes: RandomBytes): WrappedKey => ({
  wrapped: seal(key, bytes, placeOf(userId, id), randomBytes),
  master_key_id: id,
})

const bytesOf = (userId: number, { wrapped, master_key_id }: WrappedKey, masters: MasterKeys): Buffer => {
  const master = masters().find(({ id }) => id === master_key_id)
  if (!master) throw new CannotOpen()
  return unseal(master.key, wrapped, placeOf(userId, master_key_id))
}

/** A new key for a customer. */
export const newDataKey = (userId: number, masters: MasterKeys, randomBytes: RandomBytes) => {
  const bytes = randomBytes(KEY_BYTES)
  return { key: keyFrom(bytes), ...wrap(bytes, userId, masters()[0], randomBytes) }
}

/** Throws CannotOpen when the master key it was wrapped with is not there, or it is not this customer's. */
export const unwrap = (userId: number, wrapped: WrappedKey, masters: MasterKeys): KeyObject =>
  keyFrom(bytesOf(userId, wrapped, masters))

/** The same key, sealed with the newest master key. */
export const rewrap = (
  userId: number,
  wrapped: WrappedKey,
  masters: MasterKeys,
  randomBytes: RandomBytes,
): WrappedKey => wrap(bytesOf(userId, wrapped, masters), userId, masters()[0], randomBytes)
