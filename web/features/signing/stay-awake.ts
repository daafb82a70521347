import { useEffect } from 'react'

type Lock = { readonly release: () => Promise<void> }
type WakeLock = { readonly request: (kind: 'screen') => Promise<Lock> }

/** Keeps the screen on while `on`. A browser that cannot, or a phone that saves its battery, does as always. */
export const useStayAwake = (on: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock }
    if (!on || !wakeLock) return
    let lock: Lock | undefined
    let ended = false
    // A page that was out of view has lost its lock.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const next = await wakeLock.request('screen').catch(() => undefined)
      if (ended) await next?.release()
      else lock = next
    }
    const again = () => void ask()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [on])
}
