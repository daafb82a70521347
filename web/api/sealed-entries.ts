/**
 * What the browser keeps where there may be no network and no session: in IndexedDB, encrypted with a key of its own that this
 * browser holds and gives to no script.
 */
import { del, get, set } from 'idb-keyval'

/** The words of the will, in an app that a browser has installed. */
export const KEPT_WILL = 'will'

/** The database of `idb-keyval`. */
const STORE = 'keyval-store'

/** What IndexedDB holds. `until`: in milliseconds since 1970. */
type Entry = {
  readonly user: number
  readonly key: CryptoKey
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
  readonly until?: number | undefined
}

/** To ask an IndexedDB that is not there would make it. A browser that cannot list them is asked all the same. */
const mayBeThere = async (): Promise<boolean> => {
  const { databases } = indexedDB as { databases?: IDBFactory['databases'] }
  if (!databases) return true
  return (await databases.call(indexedDB)).some(({ name }) => name === STORE)
}

export const forgetSealed = async (name: string): Promise<void> => {
  if (await mayBeThere()) await del(name)
}

/** Rejects where the browser has no such storage, or it is full. */
export const seal = async (name: string, user: number, value: object, until?: number): Promise<void> => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
  await set(name, { user, key, iv, data, until } satisfies Entry)
}

/** What is kept for this customer. What is kept for another, or beyond its time, is deleted. */
export const unseal = async <T>(name: string, user: number | undefined): Promise<T | undefined> => {
  const entry = await mayBeThere().then(
    (there) => (there ? get<Entry>(name).catch(() => undefined) : undefined),
    () => undefined,
  )
  if (!entry) return undefined
  if (entry.user !== user || (entry.until !== undefined && entry.until < Date.now())) {
    await forgetSealed(name)
    return undefined
  }
  try {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: entry.iv }, entry.key, entry.data)
    return JSON.parse(new TextDecoder().decode(bytes)) as T
  } catch {
    return undefined
  }
}
