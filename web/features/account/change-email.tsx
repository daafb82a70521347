import { emailGiven, filled } from '#core/rules/fields.rules.ts'
import { askForEmail } from '../../api/queries.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account.module.css'
import { CurrentPassword } from './current-password.tsx'
import type { ChangeProps } from './you-section.tsx'

export function ChangeEmail({ onClose }: ChangeProps) {
  const form = useSubmitForm({
    initial: { email: '', current: '' },
    check: ({ email, current }) => [...emailGiven('email', email), ...filled('current', current, 'PASSWORD_REQUIRED')],
    save: ({ email, current }) => askForEmail({ email: email.trim(), current }),
    onDone: () => onClose('We have sent a link to your new address. Open it to finish the change.'),
  })
  return (
    <FormDialog title="Change your email" action="Send me a link" form={form} onClose={() => onClose()}>
      <p className={css.say}>
        We send a link to the new address. When you open it, the change is made, and we tell your old address.
      </p>
      <EmailField
        hint="Your new address."
        value={form.value.email}
        onChange={(email) => form.set({ email })}
        error={form.errorOf('email')}
      />
      <CurrentPassword form={form} />
    </FormDialog>
  )
}
