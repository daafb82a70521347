import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SubmitForm, type Submittable } from './submit-form.tsx'

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
  form: Submittable
  onClose: () => void
  children: ReactNode
}) {
  const cancel = (
    <Button look="link" onClick={onClose}>
      Cancel
    </Button>
  )
  return (
    <Dialog title={title} onClose={onClose}>
      <SubmitForm form={form} action={action} beside={cancel}>
        <ErrorSummary errors={form.errors} />
        {children}
      </SubmitForm>
    </Dialog>
  )
}
