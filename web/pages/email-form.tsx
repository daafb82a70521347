import type { ReactNode } from 'react'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { EmailField } from '../ui/email-field.tsx'
import { useSubmitForm } from '../ui/use-submit-form.ts'
import { FormPage } from './form-page.tsx'

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
  return (
    <FormPage title={title} lead={lead} form={form} action={action} beside={beside}>
      <EmailField
        {...(hint && { hint })}
        value={form.value.email}
        onChange={(email) => form.set({ email })}
        error={form.errorOf('email')}
      />
    </FormPage>
  )
}
