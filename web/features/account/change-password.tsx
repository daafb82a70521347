import { filled, newPasswordGiven } from '#core/rules/fields.rules.ts'
import { changePassword } from '../../api/queries.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account.module.css'
import { CurrentPassword } from './current-password.tsx'
import type { ChangeProps } from './you-section.tsx'

export function ChangePassword({ onClose }: ChangeProps) {
  const form = useSubmitForm({
    initial: { current: '', password: '' },
    check: ({ current, password }) => [
      ...filled('current', current, 'PASSWORD_REQUIRED'),
      ...newPasswordGiven('password', password),
    ],
    save: changePassword,
    onDone: () => onClose('Your password has been changed. You are logged out everywhere else.'),
  })
  return (
    <FormDialog title="Change your password" action="Change my password" form={form} onClose={() => onClose()}>
      <p className={css.say}>It logs you out everywhere but here.</p>
      <CurrentPassword label="Your password now" form={form} />
      <PasswordField
        label="Your new password"
        isNew
        value={form.value.password}
        onChange={(password) => form.set({ password })}
        error={form.errorOf('password')}
      />
    </FormDialog>
  )
}
