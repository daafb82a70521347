import type { RandomBytes } from '../platform/random.ts'
import { DecryptionFailed, decrypt, encrypt } from './cipher.ts'
import type { MasterKey, MasterKeys } from './master-keys.ts'

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
