import { PasswordField } from '../../ui/account-fields.tsx'

/** The password that somebody has now, asked for before something that matters. */
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
