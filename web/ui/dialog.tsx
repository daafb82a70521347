import { type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { fields as words } from '#words/en/forms.ts'
import css from './dialog.module.css'
import { focusAgain, withParents } from './keep-focus.ts'

/** A pull shorter than this is a press. */
const LEAST_PULL_PX = 48

/** The head of a dialog that rises follows the finger: up to the top of the window where it may, down to half, and down again to close. */
const usePull = (
  dialog: RefObject<HTMLDialogElement | null>,
  { tall, onTall, onClose }: { tall: boolean; onTall: ((tall: boolean) => void) | undefined; onClose: () => void },
) => {
  const from = useRef<number>(undefined)
  const moved = ({ clientY }: PointerEvent): number => (from.current === undefined ? 0 : clientY - from.current)
  const end = (event: PointerEvent) => {
    const by = moved(event)
    from.current = undefined
    if (dialog.current) dialog.current.style.translate = ''
    if (by > LEAST_PULL_PX) return tall ? onTall?.(false) : onClose()
    if (by < -LEAST_PULL_PX) onTall?.(true)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (dialog.current && from.current !== undefined)
        dialog.current.style.translate = `0 ${Math.max(0, moved(event))}px`
    },
    onPointerUp: end,
    onPointerCancel: () => {
      from.current = undefined
      if (dialog.current) dialog.current.style.translate = ''
    },
  }
}

/**
 * A modal dialog on the browser's own element: it keeps the focus inside, closes with Escape, and gives the focus back to
 * whatever opened it. Mounted means open.
 */
export function Dialog({
  title,
  wide = false,
  rises = false,
  tall = false,
  onTall,
  foot,
  onClose,
  children,
}: {
  title: string
  /** Wide enough for a document. */
  wide?: boolean
  /** Something to look at: it closes by a cross that stays in view and by a press beside it, and rises from the foot of a phone. */
  rises?: boolean
  /** Of a dialog that rises on a phone: it reaches to the top. */
  tall?: boolean
  /** Lets a dialog that rises be pulled up, and down again. */
  onTall?: (tall: boolean) => void
  /** Stays at the foot of one that rises, over what scrolls in it. */
  foot?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const pull = usePull(dialog, { tall, onTall, onClose })
  useEffect(() => {
    const opener = document.activeElement ? withParents(document.activeElement) : []
    const element = dialog.current
    element?.showModal()
    // What a dialog that rises was opened for may stand far down in it.
    if (rises) element?.querySelector('[data-marked]')?.scrollIntoView({ block: 'start' })
    return () => {
      element?.close()
      focusAgain(opener)
    }
  }, [rises])
  // A portal, since HTML does not allow a form inside the step's form.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press beside the dialog that rises does
    <dialog
      ref={dialog}
      className={[css.dialog, wide && css.wide, rises && css.rises, tall && css.tall, foot && css.footed]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={heading}
      onClick={(event) => {
        if (rises && event.target === event.currentTarget) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        // React tells it of a dialog over it, too.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={css.body}>
        {rises ? (
          <div className={css.head} {...pull}>
            <h2 id={heading} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className={css.close} onClick={onClose} aria-label={words.close}>
              <span aria-hidden="true">✕</span>
            </button>
          </div>
        ) : (
          <h2 className="below-24" id={heading} tabIndex={-1}>
            {title}
          </h2>
        )}
        {children}
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </dialog>,
    document.body,
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="cluster above-32">{children}</div>
}
