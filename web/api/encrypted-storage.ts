/** Values of browser storage that are written encrypted, and only so. Without a key they are held in memory. */

/** Where text is stored under keys. */
export type RawStorage = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string) => void
  readonly forget: (key: string) => void
}

/** Encrypts the text of a storage key. `decrypt` returns undefined for text of another key, another place, or none of ours. */
export type Cipher = {
  readonly encrypt: (text: string, place: string) => string
  readonly decrypt: (text: string, place: string) => string | undefined
}

/** In memory while there is no cipher. `changed`: it is newer than what is stored. */
type Held = { readonly text: string; readonly changed: boolean }

export const createEncryptedStorage = (raw: RawStorage) => {
  let cipher: Cipher | undefined
  const held = new Map<string, Held>()
  /** What was decrypted last, by key: a page asks for the same value each time it is drawn. */
  const known = new Map<string, { readonly encrypted: string; readonly text: string }>()

  const decrypted = (key: string): string | null => {
    const encrypted = raw.read(key)
    if (encrypted === null || !cipher) return null
    const before = known.get(key)
    if (before?.encrypted === encrypted) return before.text
    const text = cipher.decrypt(encrypted, key)
    if (text === undefined || text === '') return null
    known.set(key, { encrypted, text })
    return text
  }
  const read = (key: string): string | null => held.get(key)?.text ?? decrypted(key)
  const write = (key: string, text: string): void => {
    if (cipher) raw.write(key, cipher.encrypt(text, key))
    else held.set(key, { text, changed: true })
  }

  return {
    read,
    write,
    forget: (key: string): void => {
      held.delete(key)
      known.delete(key)
      raw.forget(key)
    },
    isOpen: (): boolean => cipher !== undefined,
    /** From here on values are stored, those too that were changed before. `isOwn`: whether a value may be written with this cipher. */
    open: (next: Cipher, isOwn: (key: string) => boolean = () => true): void => {
      cipher = next
      known.clear()
      const waiting = [...held]
      held.clear()
      for (const [key, { text, changed }] of waiting) if (changed && isOwn(key)) write(key, text)
    },
    /** What an earlier version of the page stored as JSON is encrypted; what the cipher does not decrypt is deleted. */
    takeOver: (key: string): void => {
      if (read(key) !== null) return
      const text = raw.read(key)
      if (text?.startsWith('{')) write(key, text)
      else raw.forget(key)
    },
    /** Forgets the cipher. The values of `stillRead` can be read on while the page is open. */
    close: (stillRead: readonly string[] = []): void => {
      const texts = stillRead.map((key) => [key, read(key)] as const)
      cipher = undefined
      known.clear()
      for (const [key, { changed }] of held) if (!changed) held.delete(key)
      for (const [key, text] of texts) if (text !== null && !held.has(key)) held.set(key, { text, changed: false })
    },
  }
}
