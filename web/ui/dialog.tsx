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
  onClose,
  children,
}: {
  title: string
  /** Wide enough for a document. */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      // The opener may be removed by then: the focus goes to the dialog below, or to the page.
      const back = opener instanceof HTMLElement && opener.isConnected ? opener : headingBelow()
      back?.focus()
    }
  }, [])
  // A portal, since HTML does not allow a form inside the step's form.
  return createPortal(
    <dialog
      ref={dialog}
      className={wide ? `${css.dialog} ${css.wide}` : css.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.body}>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
