import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'
import { textInState } from './text-in-state.ts'

function ContactUsSentPage() {
  const { state } = useLocation()
  const reference = textInState(state, 'reference')
  const email = textInState(state, 'email')
  return (
    <PlainPage
      white
      title="We have your message"
      tab="Message sent"
      lead={email ? `We will answer to ${email}.` : 'We will answer by email.'}
    >
      {reference && (
        <p className={css.notice}>
          The number of your message is <strong className={css.whole}>{reference}</strong>. Quote it if you write again.
        </p>
      )}
      <div className={css.actions}>
        <ButtonLink to="/">Go to your will</ButtonLink>
        <ButtonLink look="link" to="/faqs">
          Read the questions
        </ButtonLink>
      </div>
    </PlainPage>
  )
}

export { ContactUsSentPage as Component }
