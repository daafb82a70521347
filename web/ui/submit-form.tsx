import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorSummary, type ShownError } from './error-summary.tsx'
import css from './submit-form.module.css'

/** What `useSubmitForm` gives, as far as drawing a form needs it. */
export type Submittable = { errors: readonly ShownError[]; busy: boolean; submit: () => Promise<void> }

/** Fields, the one button that sends them, and what may stand beside it. */
export function SubmitForm({
  form,
  action,
  look = 'primary',
  beside,
  children,
}: {
  form: Submittable
  /** What the button does. */
  action: string
  /** Of its button: another one may be the first of the page, and what it does may not be undone. */
  look?: 'primary' | 'secondary' | 'danger' | undefined
  beside?: ReactNode
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes events up through the tree, where a dialog sits inside the step's own form.
    event.stopPropagation()
    if (!form.busy) void form.submit()
  }
  return (
    <form noValidate onSubmit={submit}>
      {children}
      <div className={css.actions}>
        <Button type="submit" look={look} busy={form.busy}>
          {action}
        </Button>
        {beside}
      </div>
    </form>
  )
}

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
