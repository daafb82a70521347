import { useEffect, useRef, useState } from 'react'
import type { WaitlistBody } from '#core/api/visitors.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { nameGiven } from '#core/rules/rule.ts'
import { tidyName } from '#core/text/names.ts'
import { call } from '../api/http.ts'
import { useLaterWords } from '../content/use-later-words.ts'
import { NameFields } from '../ui/account-fields.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import css from '../ui/plain-page.module.css'
import { SubmitForm, useSubmitForm } from '../ui/submit-form.tsx'
import { EmailField } from '../ui/text-field.tsx'

function Thanks() {
  const words = useLaterWords('waitlist')
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p className={css.saved} ref={text} tabIndex={-1} role="status">
      <strong>{words.thanks}</strong> {words.once}
    </p>
  )
}

/** For people whose law we cannot write for yet. */
export function WaitlistForm({ name, last_name }: Pick<WaitlistBody, 'name' | 'last_name'>) {
  const words = useLaterWords('waitlist')
  const [joined, setJoined] = useState(false)
  const form = useSubmitForm({
    initial: { name, last_name, email: '' },
    check: (person) => [
      ...nameGiven('name', person.name),
      ...nameGiven('last_name', person.last_name),
      ...emailGiven('email', person.email),
    ],
    save: async (person) => {
      const body: WaitlistBody = {
        name: tidyName(person.name),
        last_name: tidyName(person.last_name),
        email: person.email.trim(),
      }
      await call('POST /api/waitlist', { body })
    },
    onDone: () => setJoined(true),
  })
  if (joined) return <Thanks />
  return (
    <SubmitForm form={form} action={words.action}>
      <ErrorSummary errors={form.errors} />
      <h3 className={css.question}>{words.question}</h3>
      <NameFields field={form.field} />
      <EmailField {...form.field('email')} />
    </SubmitForm>
  )
}
