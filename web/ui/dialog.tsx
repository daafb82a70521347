import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import css from './dialog.module.css'

const headingBelow = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1, dialog[open] h2')].at(-1)

/**
 * A modal dialog on the browser's own element: it keeps the focus inside, closes with Escape, and gives the focus back to
 * whatever opened it. Mounted means open.
 */
export function Dialog({
  title,
  wide = false,
  sheet = false,
  onClose,
  children,
}: {
  title: string
  /** Wide enough for a document. */
  wide?: boolean
  /** Something to look at: it closes by a cross that stays in view and by a press beside it, and rises from the foot of a phone. */
  sheet?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    // What a sheet was opened for may stand far down in it.
    if (sheet) element?.querySelector('[data-marked]')?.scrollIntoView({ block: 'start' })
    return () => {
      element?.close()
      // The opener may be removed by then: the focus goes to the dialog below, or to the page.
      const back = opener instanceof HTMLElement && opener.isConnected ? opener : headingBelow()
      back?.focus()
    }
  }, [sheet])
  // A portal, since HTML does not allow a form inside the step's form.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press beside the sheet does
    <dialog
      ref={dialog}
      className={[css.dialog, wide ? css.wide : '', sheet ? css.sheet : ''].filter(Boolean).join(' ')}
      aria-labelledby={heading}
      onClick={(event) => {
        if (sheet && event.target === event.currentTarget) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.body}>
        {sheet ? (
          <div className={css.head}>
            <h2 id={heading} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className={css.close} onClick={onClose} aria-label="Close">
              <span aria-hidden="true">✕</span>
            </button>
          </div>
        ) : (
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </dialog>,
    document.body,
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
