import type { ReactNode } from 'react'
import { filled } from '#core/rules/fields.rules.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account.module.css'
import { CurrentPassword } from './current-password.tsx'

/** Asks for the password before something that matters. */
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
  /** What the button does. */
  action: string
  /** It takes something away for good. */
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
