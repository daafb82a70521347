import { Link, Navigate, useNavigate } from 'react-router'
import { checkMyWill, contactProblems, contactStep, residenceIn, startStep } from '#core/existing-will/funnel.ts'
import { formField, funnelUrl, stepBefore } from '#core/funnel/funnel.ts'
import { contact as table } from '#words/en/existing-will.ts'
import { stateOf, useFunnelStep } from '../../api/funnel-state.ts'
import { isSignedIn } from '../../api/storage.ts'
import { NameFields } from '../../ui/account-fields.tsx'
import { bind } from '../../ui/answers.ts'
import { credentialProblems, openAccount, RegisterForm } from '../../ui/register-form.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { BackTo, Place, RequiresEarlierSteps } from './place.tsx'

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
    check: (typed) => [...contactProblems(typed), ...credentialProblems(typed)],
    save: async (typed) => {
      const residence = residenceIn(stateOf(checkMyWill, startStep))
      if (residence) await openAccount(typed, residence)
    },
    onDone: () => void navigate(payment),
  })
  const { value, set, errorOf } = form
  const change = (typed: Readonly<Partial<Record<'name' | 'last_name' | 'email', string>>>) => {
    set(typed)
    keep(Object.fromEntries(Object.entries(typed).map(([field, words]) => [field, formField(words)])))
  }
  return (
    <RegisterForm
      {...table.createAnAccountForYour}
      form={form}
      above={
        <>
          <BackTo step={stepBefore(checkMyWill, contactStep.name)} />
          <Place step={contactStep.name} />
        </>
      }
      beside={<Link to="/login">{table.iAlreadyHaveAnAccount}</Link>}
      onEmail={(email) => change({ email })}
    >
      <NameFields field={bind({ value, set: change, errorOf })} />
    </RegisterForm>
  )
}

export function ContactPage() {
  return (
    <RequiresEarlierSteps before={contactStep.name}>
      {isSignedIn() ? <Navigate to={payment} replace /> : <Contact />}
    </RequiresEarlierSteps>
  )
}
