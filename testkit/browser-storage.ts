/** What a page can keep, for tests that run without a browser. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps text under names, as a browser does. `contents` is what was there before. */
export const browserStorage = (contents: Readonly<Record<string, string>> = {}): Kept => {
  const kept = new Map(Object.entries(contents))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** A browser that lets pages keep nothing: a private window, a full disk. */
export const refusedStorage: Kept = { getItem: refuse, setItem: refuse, removeItem: refuse }
