import { Link, useNavigate, useParams } from 'react-router'
import { newPasswordGiven } from '#core/rules/fields.rules.ts'
import { messages } from '#core/rules/messages.ts'
import { call } from '../api/http.ts'
import { clearSession } from '../api/storage.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useSubmitForm } from '../ui/use-submit-form.ts'
import { FormPage } from './form-page.tsx'
import { PasswordField } from './password-field.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'

function DeadLink() {
  return (
    <PlainPage white title="This link no longer works" lead={`${messages.RESET_LINK_DEAD}.`}>
      <div className={css.actions}>
        <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
      </div>
    </PlainPage>
  )
}

function ResetPasswordPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const form = useSubmitForm({
    initial: { password: '' },
    check: ({ password }) => newPasswordGiven('password', password),
    save: async ({ password }) => {
      await call('/api/auth/reset-password', { body: { token, password } })
      // Every session has ended, so this browser's has, too.
      clearSession()
      await navigate('/login', { replace: true, state: { notice: 'password-changed' } })
    },
    onDone: () => undefined,
  })
  if (form.errorOf('token')) return <DeadLink />
  return (
    <FormPage
      title="Choose a new password"
      lead="It logs you out everywhere. Then you log in with the new one."
      form={form}
      action="Change my password"
      beside={<Link to="/login">Back to log in</Link>}
    >
      <PasswordField
        isNew
        value={form.value.password}
        onChange={(password) => form.set({ password })}
        error={form.errorOf('password')}
      />
    </FormPage>
  )
}

export { ResetPasswordPage as Component }
