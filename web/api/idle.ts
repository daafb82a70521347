/** Tells when a page has not been used for a while. */
const LOOK_EVERY_MS = 30_000
const uses = ['pointerdown', 'keydown', 'input', 'scroll', 'touchstart'] as const

type Watch = {
  /** Milliseconds without use. */
  readonly after: number
  /** Once until the next use. */
  readonly onIdle: () => void
  /** At each use. */
  readonly onUse: () => void
}

/** Returns a function that stops watching. */
export const watchIdle = ({ after, onIdle, onUse }: Watch): (() => void) => {
  let used = Date.now()
  let idle = false
  const look = () => {
    if (idle || Date.now() - used < after) return
    idle = true
    onIdle()
  }
  const use = () => {
    // A computer that slept runs no timer: what was idle until this use is told first.
    look()
    used = Date.now()
    idle = false
    onUse()
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', look)
  for (const each of uses) document.addEventListener(each, use, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    for (const each of uses) document.removeEventListener(each, use, { capture: true })
  }
}
