import { type FormEvent, Fragment, type ReactNode } from 'react'
import { submitForm as words } from '#words/en/forms.ts'
import { Button } from './button.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorSummary, type ShownError } from './error-summary.tsx'
import css from './submit-form.module.css'
import type { Question } from './use-submit-form.ts'

/** The part of `useSubmitForm` that drawing a form needs. */
export type Submittable = {
  errors: readonly ShownError[]
  busy: boolean
  submit: () => Promise<void>
}

/** Fields, the button that submits them, and optional links beside it. */
export function SubmitForm({
  form,
  action,
  look = 'primary',
  beside,
  above,
  inView = false,
  children,
}: {
  form: Submittable
  /** The text of the button. */
  action: string
  /** The look of the button: secondary beside a primary one, danger for what cannot be undone. */
  look?: 'primary' | 'secondary' | 'danger' | undefined
  beside?: ReactNode
  /** Over the button. */
  above?: ReactNode
  /** The button stays at the foot of the window or dialog, while the fields scroll under it. */
  inView?: boolean
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through the component tree, in which a dialog is inside the step's form.
    event.stopPropagation()
    if (!form.busy) void form.submit()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      {children}
      <div className={inView ? css.foot : undefined} data-foot={inView || undefined}>
        {above}
        <div className={css.actions}>
          <Button type="submit" look={look} busy={form.busy}>
            {action}
          </Button>
          {beside}
        </div>
      </div>
    </form>
  )
}

/** What another tab or device did while a form was open, and what is to count. */
export function AskedInForm({ question, leave }: { question: Question; leave: () => void }) {
  const { elsewhere, presses, keepTyped, takeOther } = question
  const { title, keep, take, why } = elsewhere === 'changed' ? words.changed : words.removed
  return (
    <ChangedElsewhere
      title={title}
      presses={presses}
      keep={{ label: keep, go: keepTyped }}
      take={{ label: take, go: elsewhere === 'changed' ? takeOther : leave }}
    >
      {why}
    </ChangedElsewhere>
  )
}

/** A dialog with a form: errors at the top, a submit button and Cancel. */
export function FormDialog({
  title,
  action,
  look,
  form,
  second,
  above,
  onClose,
  children,
}: {
  title: string
  /** The text of the button: "Add a child". */
  action: string
  /** `danger`: the action cannot be undone. */
  look?: 'primary' | 'danger'
  form: Submittable & { restored: boolean; forget: () => void; question?: Question | undefined; generation: number }
  /** Another button beside the first. */
  second?: { readonly label: string; readonly go: () => void } | undefined
  /** Over the buttons, which stay in view. */
  above?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const close = () => {
    form.forget()
    onClose()
  }
  const cancel = (
    <>
      {second && (
        <Button look="secondary" onClick={second.go}>
          {second.label}
        </Button>
      )}
      <Button look="link" onClick={close}>
        {words.cancel}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={close}>
      <SubmitForm form={form} action={action} look={look} beside={cancel} above={above} inView>
        {form.question && <AskedInForm question={form.question} leave={close} />}
        {form.restored && (
          <p className="notice below-24 padded" role="status">
            {words.thisIsWhatYouTypedBefore}
          </p>
        )}
        <ErrorSummary errors={form.errors} />
        <Fragment key={form.generation}>{children}</Fragment>
      </SubmitForm>
    </Dialog>
  )
}
