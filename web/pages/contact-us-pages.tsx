import { useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { brand } from '#core/brand.ts'
import { type ContactTopic, contactTopics, MESSAGE_MAX_LENGTH } from '#core/constants.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { filled, firstOf, unless } from '#core/rules/rule.ts'
import { shared, contactUs as table } from '#words/en/pages.ts'
import { same } from '../api/changed-part.ts'
import { call } from '../api/http.ts'
import { isSignedIn, storage } from '../api/storage.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Radios } from '../ui/choices.tsx'
import { FormPage } from '../ui/form-page.tsx'
import css from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'
import { textInState } from '../ui/router-state.ts'
import { Runs } from '../ui/runs.tsx'
import { useSubmitForm } from '../ui/submit-form.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { EmailField, TextField } from '../ui/text-field.tsx'

type Message = { topic: ContactTopic | undefined; name: string; email: string; message: string }

const blank = (): Message => {
  const { name = '', last_name = '', email = '' } = storage.user.get() ?? {}
  return { topic: undefined, name: [name, last_name].filter(Boolean).join(' '), email, message: '' }
}

export function ContactUsPage() {
  const navigate = useNavigate()
  // Pressed again, because the reply was lost, it is the same message; with other words it is another.
  const attempt = useRef<{ readonly of: Message; readonly id: string }>(undefined)
  const form = useSubmitForm({
    initial: blank(),
    check: ({ topic, name, email, message }) => [
      ...unless(topic !== undefined, 'topic', 'SELECT_OPTION'),
      ...filled('name', name),
      ...emailGiven('email', email),
      ...firstOf(
        filled('message', message),
        unless(message.trim().length <= MESSAGE_MAX_LENGTH, 'message', 'MESSAGE_TOO_LONG'),
      ),
    ],
    save: async (body) => {
      if (!attempt.current || !same(attempt.current.of, body)) attempt.current = { of: body, id: crypto.randomUUID() }
      const { topic } = body
      if (!topic) return
      const message = { ...body, topic, external_id: attempt.current.id }
      const { reference } = await call('POST /api/contact', { body: message })
      await navigate('/contact-us-sent', { state: { reference, email: body.email.trim() } })
    },
  })
  const { field } = form
  return (
    <FormPage
      {...table.contactUs}
      lead={<Runs of={table.aPersonReadsEveryMessage} />}
      form={form}
      below={
        <p className="above-32 soft">
          {table.youCanAlsoWriteTo} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
        </p>
      }
    >
      <Radios {...field('topic')} label={table.whatIsItAbout} layout="pills" options={contactTopics} />
      <TextField {...field('name')} label={table.yourName} autoComplete="name" spellCheck={false} />
      <EmailField {...field('email')} hint={table.weWillReplyToThisAddress} />
      <TextArea {...field('message')} {...table.yourMessage} />
    </FormPage>
  )
}

export function ContactUsSentPage() {
  const { state } = useLocation()
  const reference = textInState(state, 'reference')
  const email = textInState(state, 'email')
  // Opened by its address: nothing was sent.
  if (reference === undefined) return <Navigate to="/contact-us" replace />
  return (
    <PlainPage {...table.weHaveYourMessage} lead={email ? table.weWillReplyTo(email) : table.weWillReplyByEmail}>
      <p className={css.notice}>
        {table.yourMessageNumberIs} <strong className="one-line">{reference}</strong>. {table.quoteItIfYouWriteAgain}
      </p>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={isSignedIn() ? table.goToYourWill : shared.goToTheHomePage} to="/" />
        <ButtonLink label={table.readTheQuestions} look="link" to="/faqs" />
      </div>
    </PlainPage>
  )
}
