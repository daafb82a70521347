import { emailGiven } from '#core/rules/fields.rules.ts'
import { invitePartner } from '../../api/queries.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SubmitForm } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** Where to send the link to the second will. */
export function InviteForm({ email, action, onSent }: { email: string; action: string; onSent: () => void }) {
  const form = useSubmitForm({
    initial: { email },
    check: (value) => emailGiven('email', value.email),
    save: (value) => invitePartner(value.email.trim()),
    onDone: onSent,
  })
  return (
    <SubmitForm form={form} action={action} look="secondary">
      <ErrorSummary errors={form.errors} />
      <TextField
        name="email"
        label="Your partner’s email"
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={form.value.email}
        onChange={(typed) => form.set({ email: typed })}
        error={form.errorOf('email')}
      />
    </SubmitForm>
  )
}
