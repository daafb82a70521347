import { useEffect, useRef } from 'react'
import type { Step } from './use-step.ts'

/** Milliseconds between two looks, where the browser does not say that its connection is back. */
const LOOK_EVERY_MS = 4000

const isReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Sends what waits on a page that holds state outside the will: only the page itself can. It looks first whether we can be reached, since each
 * attempt takes the focus to what it says. A browser on a train may have a network all the time, on which nothing passes.
 */
export const useSendAgain = ({ waiting, save }: Pick<Step, 'waiting' | 'save'>): void => {
  const send = useRef(save)
  useEffect(() => {
    send.current = save
  })
  useEffect(() => {
    if (!waiting) return undefined
    let isOver = false
    const look = async () => {
      if (!(await isReached()) || isOver) return
      isOver = true
      void send.current()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    window.addEventListener('online', look)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [waiting])
}
