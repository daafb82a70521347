/** What a page can keep, for tests that run without a browser. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps text under names, as a browser does, which lists them as its own keys. `contents` is what was there before. */
export const browserStorage = (contents: Readonly<Record<string, string>> = {}): Kept => {
  const methods: Kept & ThisType<Record<string, string>> = {
    getItem(key) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null
    },
    setItem(key, text) {
      this[key] = text
    },
    removeItem(key) {
      delete this[key]
    },
  }
  return Object.assign(Object.create(methods), contents)
}

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** Has no room for more than was there before. */
export const fillStorage = (storage: Kept): void => {
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** A browser that lets pages keep nothing, as a private window. */
export const refusedStorage: Kept = { getItem: refuse, setItem: refuse, removeItem: refuse }
