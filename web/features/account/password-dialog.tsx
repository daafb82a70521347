import type { ReactNode } from 'react'
import { filled } from '#core/rules/fields.rules.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { FormDialog } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account.module.css'

/** The current password, asked for before a sensitive change. */
export function CurrentPassword({
  label = 'Your password',
  form,
}: {
  label?: string
  form: {
    readonly value: { readonly current: string }
    readonly set: (change: { current: string }) => void
    readonly errorOf: (field: string) => string | undefined
  }
}) {
  return (
    <PasswordField
      name="current"
      label={label}
      autoComplete="current-password"
      value={form.value.current}
      onChange={(current) => form.set({ current })}
      error={form.errorOf('current')}
    />
  )
}

/** Asks for the password before a sensitive change. */
export function PasswordDialog({
  title,
  action,
  danger = false,
  act,
  onDone,
  onClose,
  children,
}: {
  title: string
  /** The text of the button. */
  action: string
  /** The action cannot be undone. */
  danger?: boolean
  act: (current: string) => Promise<void>
  onDone: () => void
  onClose: () => void
  children: ReactNode
}) {
  const form = useSubmitForm({
    initial: { current: '' },
    check: ({ current }) => filled('current', current, 'PASSWORD_REQUIRED'),
    save: ({ current }) => act(current),
    onDone,
  })
  return (
    <FormDialog title={title} action={action} look={danger ? 'danger' : 'primary'} form={form} onClose={onClose}>
      <div className={css.say}>{children}</div>
      <CurrentPassword form={form} />
    </FormDialog>
  )
}
