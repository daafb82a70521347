import { filled } from '#core/rules/fields.rules.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account.module.css'
import { CurrentPassword } from './current-password.tsx'

export function AddPasskey({ onClose }: { onClose: (codes?: readonly string[]) => void }) {
  const form = useSubmitForm({
    initial: { name: '', current: '' },
    check: ({ current }) => filled('current', current, 'PASSWORD_REQUIRED'),
    save: async ({ name, current }) => {
      const { addPasskey } = await import('../../api/passkeys.ts')
      onClose(await addPasskey(name.trim(), current))
    },
    onDone: () => undefined,
  })
  return (
    <FormDialog title="Add a passkey" action="Go on" form={form} onClose={() => onClose()}>
      <p className={css.say}>
        Your browser asks next how you want to show that it is you: a fingerprint, your face, a PIN or a security key.
      </p>
      <TextField
        name="name"
        label="What do you want to call it? (optional)"
        hint="Such as “My phone”."
        value={form.value.name}
        onChange={(name) => form.set({ name })}
        error={form.errorOf('name')}
      />
      <CurrentPassword form={form} />
    </FormDialog>
  )
}
