import { Link, Navigate, useNavigate } from 'react-router'
import { checkMyWill, contactProblems, contactStep, residenceIn, startStep } from '#core/existing-will/funnel.ts'
import { formField } from '#core/funnel/form-field.ts'
import { funnelUrl, stepBefore } from '#core/funnel/funnel.ts'
import { newPasswordGiven } from '#core/rules/fields.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { tidyName } from '#core/text/name.ts'
import { stateOf, useFunnelStep } from '../../api/funnel-state.ts'
import { register } from '../../api/session.ts'
import { isSignedIn } from '../../api/storage.ts'
import { Agreement, NameFields, PasswordField } from '../../ui/account-fields.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { EmailField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { BackTo, NeededFirst } from './question-pages.tsx'

const payment = funnelUrl(checkMyWill, 'payment')

function Contact() {
  const [kept, keep] = useFunnelStep(checkMyWill, contactStep)
  const navigate = useNavigate()
  const form = useSubmitForm({
    initial: {
      name: kept.name.value,
      last_name: kept.last_name.value,
      email: kept.email.value,
      password: '',
      optin: false,
    },
    check: ({ password, optin, ...contact }) => [
      ...contactProblems(contact),
      ...newPasswordGiven('password', password),
      ...unless(optin, 'optin', 'AGREE_TERMS'),
    ],
    save: async ({ name, last_name, email, password }) => {
      const residence = residenceIn(stateOf(checkMyWill, startStep))
      if (!residence) return
      await register({
        name: tidyName(name),
        last_name: tidyName(last_name),
        email: email.trim(),
        password,
        optin: true,
        ...residence,
      })
    },
    onDone: () => void navigate(payment),
  })
  const { value, set, errorOf } = form
  const change = (typed: Readonly<Record<string, string>>) => {
    set(typed)
    keep(Object.fromEntries(Object.entries(typed).map(([field, words]) => [field, formField(words)])))
  }
  return (
    <FormPage
      title="Where shall we keep the result?"
      tab="Your account"
      lead="An account keeps your answers and the result, so that you can come back to them."
      form={form}
      action="Continue"
      above={<BackTo step={stepBefore(checkMyWill, contactStep.name)} />}
      beside={<Link to="/login">I already have one</Link>}
    >
      <NameFields value={value} onChange={change} errorOf={errorOf} />
      <EmailField
        autoComplete="username"
        value={value.email}
        onChange={(email) => change({ email })}
        error={errorOf('email')}
      />
      <PasswordField
        isNew
        value={value.password}
        onChange={(password) => set({ password })}
        error={errorOf('password')}
      />
      <Agreement checked={value.optin} onChange={(optin) => set({ optin })} error={errorOf('optin')} />
    </FormPage>
  )
}

export function ContactPage() {
  return (
    <NeededFirst before={contactStep.name}>
      {isSignedIn() ? <Navigate to={payment} replace /> : <Contact />}
    </NeededFirst>
  )
}
