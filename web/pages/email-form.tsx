import type { FormEvent, ReactNode } from 'react'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSubmitForm } from '../ui/use-submit-form.ts'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'

/** A page that asks for an email and does one thing with it. */
export function EmailForm({
  title,
  lead,
  hint,
  action,
  initial = '',
  send,
  beside,
}: {
  title: string
  lead: ReactNode
  hint?: string
  /** What the button does. */
  action: string
  initial?: string | undefined
  send: (email: string) => Promise<void>
  beside?: ReactNode
}) {
  const form = useSubmitForm({
    initial: { email: initial },
    check: ({ email }) => emailGiven('email', email),
    save: ({ email }) => send(email.trim()),
    onDone: () => undefined,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.busy) void form.submit()
  }
  return (
    <PlainPage
      white
      title={title}
      lead={lead}
      invalid={form.errors.length > 0}
      above={<ErrorSummary errors={form.errors} />}
    >
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          name="email"
          label="Email"
          {...(hint && { hint })}
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={form.value.email}
          onChange={(email) => form.set({ email })}
          error={form.errorOf('email')}
        />
        <div className={css.actions}>
          <Button type="submit" busy={form.busy}>
            {action}
          </Button>
          {beside}
        </div>
      </form>
    </PlainPage>
  )
}
