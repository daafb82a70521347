import { useEffect, useLayoutEffect, useRef } from 'react'

const MORPH_MS = 250

const easeOut = (t: number): number => 1 - (1 - t) ** 3

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Draws from what was drawn last to `target` within 250 ms, without a render of React. At once with reduced motion, the first time,
 * when `direct` is set, as while a handle is pulled, and when changes follow each other faster than that, as while typing.
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
  const changed = useRef(Number.NEGATIVE_INFINITY)
  /** Where a morph starts of which no frame has been drawn: cards that are measured after a change move its target once more. */
  const start = useRef<{ readonly from: T }>(undefined)
  useLayoutEffect(() => {
    const before = start.current ? start.current.from : shown.current
    const begun = performance.now()
    const isSoon = !start.current && begun - changed.current < MORPH_MS
    if (before !== undefined) changed.current = begun
    const show = (now: T) => {
      shown.current = now
      draw(now)
    }
    cancelAnimationFrame(frame.current)
    start.current = undefined
    if (before === undefined || direct || isSoon || isStill()) {
      show(target)
      return
    }
    const step = (at: number) => {
      const done = Math.min(1, Math.max(0, (at - begun) / MORPH_MS))
      show(between(before, target, easeOut(done)))
      if (done < 1) frame.current = requestAnimationFrame(step)
    }
    show(between(before, target, 0))
    start.current = { from: before }
    frame.current = requestAnimationFrame((at) => {
      start.current = undefined
      step(at)
    })
  }, [target, draw, between, direct])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
}
