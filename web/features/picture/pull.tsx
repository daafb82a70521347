import { type PointerEvent, useRef } from 'react'
import type { FlowLayout } from './flow-layout.ts'
import css from './pull.module.css'

/**
 * Handles between the bands of neighbours, for the pointer only: the page has the slider that keyboards and screen readers use, and
 * both set the same shares.
 */
export type BandHandles = {
  /**
   * The handle below band `index` (in the order of the will) now stands at `percent` of the whole, a whole number from 0 to 100. The
   * page keeps it between the neighbours and writes the shares.
   */
  readonly onPull: (index: number, percent: number) => void
  readonly onStart?: (index: number) => void
  readonly onEnd?: () => void
  /** The handle in the hand, here or on the page's bar. */
  readonly pulled: number | undefined
  /** "Thomas 50, Ruth 20", over the handle in the hand. */
  readonly bubble?: string | undefined
}

export function Pull({ handles, layout, at }: { handles: BandHandles; layout: FlowLayout; at: number }) {
  const held = useRef<number>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const move = (event: PointerEvent) => {
    const top = box.current?.getBoundingClientRect().top
    if (held.current === undefined || top === undefined) return
    const percent = Math.round(((event.clientY - top - layout.bar.top) / (layout.whole - layout.bar.top)) * 100)
    handles.onPull(held.current, Math.min(100, Math.max(0, percent)))
  }
  const end = () => {
    if (held.current === undefined) return
    held.current = undefined
    handles.onEnd?.()
  }
  return (
    <div ref={box} className={css.pull}>
      {layout.rows.slice(0, -1).map(({ key, from, thick }, index) => (
        <span
          key={key}
          className={`${css.handle} ${handles.pulled === index ? css.held : ''}`}
          data-handle=""
          style={{ left: at, top: from + thick }}
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = index
            handles.onStart?.(index)
          }}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <i />
          {handles.pulled === index && handles.bubble && <span className={css.bubble}>{handles.bubble}</span>}
        </span>
      ))}
    </div>
  )
}
