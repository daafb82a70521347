import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { ErrorSummary, type ShownError } from './error-summary.tsx'

/** A dialog around a form: errors at the top, one button that does it and one that does not. */
export function FormDialog({
  title,
  action,
  form,
  onClose,
  children,
}: {
  title: string
  /** What the button does: "Add a child". */
  action: string
  form: { errors: readonly ShownError[]; busy: boolean; submit: () => Promise<void> }
  onClose: () => void
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes events up through the tree, where the dialog sits inside the step's own form.
    event.stopPropagation()
    if (!form.busy) void form.submit()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <ErrorSummary errors={form.errors} />
        {children}
        <DialogActions>
          <Button type="submit" busy={form.busy}>
            {action}
          </Button>
          <Button look="link" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
