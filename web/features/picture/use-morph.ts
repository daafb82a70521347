import { useEffect, useLayoutEffect, useRef } from 'react'

const MORPH_MS = 250

const easeOut = (t: number): number => 1 - (1 - t) ** 3

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Draws from what was drawn last to `target` within 250 ms, without a render of React. At once with reduced motion, the first time,
 * when `direct` is set, as while a handle is pulled, and when a change comes before the last one has arrived, as while typing.
 * @param between What stands between two drawings, with 0 for the first and 1 for the second.
 */
export const useMorph = <T>(
  target: T,
  {
    draw,
    between,
    direct = false,
  }: { draw: (shown: T) => void; between: (a: T, b: T, done: number) => T; direct?: boolean },
): void => {
  const shown = useRef<T>(undefined)
  const frame = useRef(0)
  useLayoutEffect(() => {
    const before = shown.current
    const show = (now: T) => {
      shown.current = now
      draw(now)
    }
    const isMoving = frame.current !== 0
    cancelAnimationFrame(frame.current)
    frame.current = 0
    if (before === undefined || direct || isMoving || isStill()) {
      show(target)
      return
    }
    const begun = performance.now()
    const step = (at: number) => {
      const done = Math.min(1, Math.max(0, (at - begun) / MORPH_MS))
      show(between(before, target, easeOut(done)))
      frame.current = done < 1 ? requestAnimationFrame(step) : 0
    }
    step(begun)
  }, [target, draw, between, direct])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
}
