import { useEffect, useRef, useState } from 'react'
import { tidyName } from '#core/formats/name.ts'
import { emailGiven, nameGiven } from '#core/rules/fields.rules.ts'
import type { WaitlistBody } from '#core/wire/contact.ts'
import { call } from '../client/http.ts'
import { landing } from '../content/english/landing.ts'
import { waitlist } from '../content/english/waitlist.ts'
import { useWords } from '../content/use-words.ts'
import { EmailField } from '../ui/email-field.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSubmitForm } from '../ui/use-submit-form.ts'
import css from './simple-page.module.css'

function Thanks() {
  const words = useWords('waitlist', waitlist)
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
  const words = useWords('waitlist', waitlist)
  const { firstName, lastName } = useWords('landing', landing)
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
      await call('/api/waitlist', { body })
    },
    onDone: () => setJoined(true),
  })
  if (joined) return <Thanks />
  const text = (field: 'name' | 'last_name') => ({
    name: field,
    value: form.value[field],
    onChange: (typed: string) => form.set({ [field]: typed }),
    error: form.errorOf(field),
    spellCheck: false,
  })
  return (
    <SubmitForm form={form} action={words.action}>
      <ErrorSummary errors={form.errors} />
      <h3 className={css.question}>{words.question}</h3>
      <TextField {...text('name')} label={firstName} autoComplete="given-name" />
      <TextField {...text('last_name')} label={lastName} autoComplete="family-name" />
      <EmailField value={form.value.email} onChange={(email) => form.set({ email })} error={form.errorOf('email')} />
    </SubmitForm>
  )
}
