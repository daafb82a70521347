import type { ReactNode } from 'react'
import type { ConfirmedCall, Identity } from '#core/api/auth.ts'
import { FormDialog } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account.module.css'
import { type Factors, IdentityFields, identityGiven, identityOf, noIdentity } from './identity-fields.tsx'

/** Asks for the password, and the second step where the account has one, before a sensitive change. */
export function StepUpDialog({
  title,
  action,
  danger = false,
  call,
  factors,
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
  /** What is confirmed. */
  call: ConfirmedCall
  factors: Factors
  act: (identity: Identity) => Promise<void>
  onDone: () => void
  onClose: () => void
  children: ReactNode
}) {
  const form = useSubmitForm({
    initial: noIdentity,
    check: (value) => identityGiven(value, factors),
    save: async (value) => act(await identityOf(call, value, factors)),
    onDone,
  })
  return (
    <FormDialog title={title} action={action} look={danger ? 'danger' : 'primary'} form={form} onClose={onClose}>
      <div className={css.say}>{children}</div>
      <IdentityFields form={form} factors={factors} />
    </FormDialog>
  )
}
