import type { ComponentProps, ReactNode } from 'react'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { PlainPage } from './plain-page.tsx'
import { SubmitForm, useSubmitForm } from './submit-form.tsx'
import { EmailField } from './text-field.tsx'

/** A page that is one form: errors at the top, a heading, the fields, the button. */
export function FormPage({
  form,
  action,
  beside,
  below,
  inView = false,
  children,
  ...page
}: ComponentProps<typeof PlainPage> &
  Pick<ComponentProps<typeof SubmitForm>, 'form' | 'action' | 'beside' | 'inView'> & { below?: ReactNode }) {
  return (
    <PlainPage {...page} errors={form.errors}>
      <div className="above-32">
        <SubmitForm form={form} action={action} beside={beside} inView={inView}>
          {children}
        </SubmitForm>
      </div>
      {below}
    </PlainPage>
  )
}

/** A page with one form that asks for an email. */
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
  /** The text of the button. */
  action: string
  initial?: string | undefined
  send: (email: string) => Promise<void>
  beside?: ReactNode
}) {
  const form = useSubmitForm({
    initial: { email: initial },
    check: ({ email }) => emailGiven('email', email),
    save: ({ email }) => send(email.trim()),
  })
  return (
    <FormPage title={title} lead={lead} form={form} action={action} beside={beside}>
      <EmailField {...form.field('email')} {...(hint && { hint })} />
    </FormPage>
  )
}
