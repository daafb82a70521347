/** What a visitor may do first. Each comes to the window, whatever it is done to. */
const uses = ['scroll', 'pointerdown', 'keydown', 'focusin', 'input'] as const

let used: Promise<void> | undefined

const nextUse = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController()
    const done = () => {
      stop.abort()
      resolve()
    }
    for (const use of uses) addEventListener(use, done, { signal: stop.signal, capture: true, passive: true })
  })

/** Whether the page stands there already, made at build time. */
const isPrerendered = (): boolean => document.querySelector('#root[data-path] main') !== null

/**
 * Settles when a visitor first does something on a page that was made at build time: until then its HTML says all there is, and
 * the code behind it can wait. At once where there is no such page.
 */
export const firstUse = (): Promise<void> => {
  if (typeof document === 'undefined') return Promise.resolve()
  used ??= isPrerendered() && scrollY === 0 ? nextUse() : Promise.resolve()
  return used
}
