import { Suspense, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { landingPathNeeded } from '#core/funnel/landing.ts'
import { pathOf } from '#core/journey/pages.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { tidyName } from '#core/text/names.ts'
import { forgetLandingState, landingState } from '../../api/funnel-state.ts'
import { storage } from '../../api/storage.ts'
import { useLaterWords } from '../../content/use-later-words.ts'
import { useLanguage } from '../../content/use-words.ts'
import { WelshNotice } from '../../ui/language-links.tsx'
import { credentialProblems, openAccount, RegisterForm } from '../../ui/register-form.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NamedPaper } from '../preview/lazy-paper.tsx'

export function SignUpPage() {
  const [landing] = useState(landingState)
  const [sponsorCode] = useState(() => storage.sponsorCode.get() ?? '')
  const language = useLanguage()
  const words = useLaterWords('signUp')
  const navigate = useNavigate()
  const form = useSubmitForm({
    initial: { email: '', password: '', optin: false, pt_: sponsorCode },
    check: (typed) => [...emailGiven('email', typed.email), ...credentialProblems(typed)],
    save: async ({ email, password, pt_ }) => {
      const names = { name: landing.name.value, last_name: landing.last_name.value }
      await openAccount(
        { ...names, email, password },
        {
          homeowner: landing.homeowner.value === 'Yes' ? 'Yes' : 'No',
          england_or_wales: 'Yes',
          ...(pt_.trim() && { pt_: pt_.trim() }),
        },
      )
      forgetLandingState()
      storage.sponsorCode.clear()
      // Whoever makes an account in Welsh goes on in Welsh.
      if (language === 'cy') storage.language.set(language)
    },
    onDone: () => void navigate(pathOf('will.about-me.full-name')),
  })
  const needed = landingPathNeeded(landing, language)
  if (needed) return <Navigate to={needed} replace />
  const { field } = form
  return (
    <RegisterForm
      title={words.title(tidyName(landing.name.value))}
      tab={words.tab}
      lead={words.lead}
      form={form}
      action={words.action}
      beside={<Link to="/login">{words.haveOne}</Link>}
      below={<WelshNotice />}
      paper={{
        label: words.paper,
        page: (
          <Suspense>
            <NamedPaper name={tidyName(landing.name.value)} last_name={tidyName(landing.last_name.value)} />
          </Suspense>
        ),
      }}
      code={
        sponsorCode !== '' && (
          <TextField
            {...field('pt_')}
            label={words.code}
            hint={words.codeHint}
            width="medium"
            spellCheck={false}
            autoCapitalize="characters"
          />
        )
      }
    />
  )
}
