import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { landingPathNeeded } from '#core/funnel/landing.ts'
import { pathOf } from '#core/journey/pages.ts'
import { emailGiven, newPasswordGiven } from '#core/rules/fields.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { tidyName } from '#core/text/name.ts'
import { forgetLandingState, landingState } from '../../api/funnel-state.ts'
import { register } from '../../api/session.ts'
import { storage } from '../../api/storage.ts'
import { useLanguage, useWords } from '../../content/use-words.ts'
import { Agreement, PasswordField } from '../../ui/account-fields.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { InEnglish, WelshNotice } from '../../ui/language-links.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

export function SignUpPage() {
  const [landing] = useState(landingState)
  const [sponsorCode] = useState(() => storage.sponsorCode.get() ?? '')
  const language = useLanguage()
  const words = useWords('signUp')
  const navigate = useNavigate()
  const form = useSubmitForm({
    initial: { email: '', password: '', optin: false, pt_: sponsorCode },
    check: ({ email, password, optin }) => [
      ...emailGiven('email', email),
      ...newPasswordGiven('password', password),
      ...unless(optin, 'optin', 'AGREE_TERMS'),
    ],
    save: async ({ email, password, pt_ }) => {
      await register({
        name: tidyName(landing.name.value),
        last_name: tidyName(landing.last_name.value),
        email: email.trim(),
        password,
        optin: true,
        homeowner: landing.homeowner.value === 'Yes' ? 'Yes' : 'No',
        england_or_wales: 'Yes',
        ...(pt_.trim() && { pt_: pt_.trim() }),
      })
      forgetLandingState()
      storage.sponsorCode.clear()
    },
    onDone: () => void navigate(pathOf('will.about-me.full-name')),
  })
  const needed = landingPathNeeded(landing, language)
  if (needed) return <Navigate to={needed} replace />
  const { value, set, errorOf } = form
  return (
    <FormPage
      title={words.title(tidyName(landing.name.value))}
      tab={words.tab}
      lead={words.lead}
      form={form}
      action={words.action}
      beside={
        <Link to="/login" hrefLang="en">
          {words.haveOne}
          <InEnglish />
        </Link>
      }
      below={<WelshNotice />}
    >
      <EmailField
        autoComplete="username"
        value={value.email}
        onChange={(email) => set({ email })}
        error={errorOf('email')}
      />
      <PasswordField
        isNew
        value={value.password}
        onChange={(password) => set({ password })}
        error={errorOf('password')}
      />
      {sponsorCode !== '' && (
        <TextField
          name="pt_"
          label={words.code}
          hint={words.codeHint}
          value={value.pt_}
          onChange={(pt_) => set({ pt_ })}
          error={errorOf('pt_')}
          width="medium"
          spellCheck={false}
          autoCapitalize="characters"
        />
      )}
      <Agreement checked={value.optin} onChange={(optin) => set({ optin })} error={errorOf('optin')} />
    </FormPage>
  )
}
