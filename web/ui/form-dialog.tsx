import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import css from './form-dialog.module.css'
import { SubmitForm, type Submittable } from './submit-form.tsx'

/** A dialog around a form: errors at the top, one button that does it and one that does not. */
export function FormDialog({
  title,
  action,
  look,
  form,
  onClose,
  children,
}: {
  title: string
  /** What the button does: "Add a child". */
  action: string
  /** `danger`: it takes something away for good. */
  look?: 'primary' | 'danger'
  form: Submittable & { restored: boolean; forget: () => void }
  onClose: () => void
  children: ReactNode
}) {
  const close = () => {
    form.forget()
    onClose()
  }
  const cancel = (
    <Button look="link" onClick={close}>
      Cancel
    </Button>
  )
  return (
    <Dialog title={title} onClose={close}>
      <SubmitForm form={form} action={action} look={look} beside={cancel}>
        {form.restored && (
          <p className={css.restored} role="status">
            This is what you typed before. It is not saved yet.
          </p>
        )}
        <ErrorSummary errors={form.errors} />
        {children}
      </SubmitForm>
    </Dialog>
  )
}
