import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { DialogActions } from './dialog.tsx'
import css from './step-page.module.css'

export type Choice = { readonly label: string; readonly go: () => void }

/**
 * Asks which answers to keep, once those of another tab or device are newer. Nothing is saved before it is answered, and each
 * press on a button that saves brings the focus here.
 */
export function ChangedElsewhere({
  title,
  presses,
  keep,
  take,
  className = css.stale,
  children,
}: {
  title: string
  /** While there are none, the focus stays where the customer is typing. */
  presses: number
  /** Keeps what was typed here. */
  keep: Choice
  /** Takes what was saved elsewhere. */
  take: Choice
  className?: string | undefined
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (presses > 0) box.current?.focus()
  }, [presses])
  return (
    <div className={className} role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      {children && <p className={css.intro}>{children}</p>}
      <DialogActions>
        <Button label={keep.label} look="secondary" onClick={keep.go} />
        <Button label={take.label} look="link" onClick={take.go} />
      </DialogActions>
    </div>
  )
}
