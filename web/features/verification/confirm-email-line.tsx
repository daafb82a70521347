import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ConfirmEmailForm } from './confirm-email-form.tsx'
import css from './verification.module.css'

/** A line that says what waits for a confirmed address, and a button that asks for the code in a dialog. */
export function ConfirmEmailLine({
  email,
  why,
  onConfirmed = () => undefined,
}: {
  email: string
  why: string
  onConfirmed?: () => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className={css.line}>
      <p>{why}</p>
      <Button look="link" onClick={() => setOpen(true)}>
        Confirm your email
      </Button>
      {open && (
        <Dialog title="Confirm your email" onClose={() => setOpen(false)}>
          <ConfirmEmailForm email={email} onDone={onConfirmed} />
          <DialogActions>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Not now
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
