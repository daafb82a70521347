import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'
import { textInState } from './text-in-state.ts'

function UnsubscribeConfirmationPage() {
  const email = textInState(useLocation().state, 'email')
  return (
    <PlainPage
      white
      title="You will get no more mail from us"
      tab="Mail stopped"
      lead={
        email
          ? `${email} is off our lists. Only mail that an account needs still comes.`
          : 'Your address is off our lists. Only mail that an account needs still comes.'
      }
    >
      <div className={css.actions}>
        <ButtonLink look="secondary" to="/">
          Go to the first page
        </ButtonLink>
      </div>
    </PlainPage>
  )
}

export { UnsubscribeConfirmationPage as Component }
