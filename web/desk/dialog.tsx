import { type ReactNode, useEffect, useId, useRef } from 'react'
import { focusAgain, withParents } from '../ui/keep-focus.ts'

/** A modal dialog: Escape closes it, and the focus goes back to what opened it. Mounted means open. */
export function Dialog({
  title,
  fromBelow,
  onClose,
  children,
}: {
  title: string
  /** On a phone it comes from below and takes the whole width. */
  fromBelow?: boolean | undefined
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement ? withParents(document.activeElement) : []
    dialog.current?.showModal()
    // The cross comes first in the page, and is seldom what the dialog was opened for.
    dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => focusAgain(opener)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={fromBelow ? 'from-below' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="line spread from-top gap-12 below-8">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="plain" aria-label="Close" onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
