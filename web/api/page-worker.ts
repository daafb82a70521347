/** Makes the pages of a scope open without a network: `web/public/page-worker.js` holds them, and nothing of the will. */
import { FIGURES, scriptOf } from './figures-thread.ts'

const SCRIPT = '/page-worker.js'

const files = (): string[] => [
  ...new Set([
    FIGURES,
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname),
  ]),
]

/** Whether the browser has what keeps pages. Some have it not in a private window. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator

const started = async (scope: string): Promise<ServiceWorker | null> => {
  const registration = await navigator.serviceWorker.register(scriptOf('page-worker', SCRIPT), { scope })
  const coming = registration.installing ?? registration.waiting
  if (coming)
    await new Promise<void>((resolve) => {
      const look = () => {
        if (coming.state === 'activated' || coming.state === 'redundant') resolve()
      }
      coming.addEventListener('statechange', look)
      look()
    })
  return registration.active
}

/** Whether the pages of a scope will open without a network. False where the browser cannot, or refuses. */
export const keepPages = async (scope: string): Promise<boolean> => {
  if (!canKeepPages()) return false
  try {
    const active = await started(scope)
    if (!active) return false
    return await new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data === 'kept')
      active.postMessage({ keep: files() }, [port2])
    })
  } catch {
    return false
  }
}
