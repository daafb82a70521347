import { Link } from 'react-router'
import { CONSENT_DAYS } from '#core/constants.ts'
import { type Choice, choose, useConsent } from '../client/consent.ts'
import { Button } from '../ui/button.tsx'
import css from './cookie-bar.module.css'

/** Stands before everything else, so that it hides nothing. Both answers look alike and take one press. */
export function CookieBar() {
  const choice = useConsent()
  if (choice !== undefined) return null
  const answer = (chosen: Choice) => () => {
    choose(chosen, CONSENT_DAYS)
    // The bar goes, and its button with it: the page itself is next.
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <section className={css.bar} aria-label="Cookies" data-cookie-bar>
      <p>
        May we use cookies to learn which adverts bring people here? Nothing you tell us for your will is part of it.{' '}
        <Link to="/privacy#cookies">About cookies</Link>
      </p>
      <div className={css.answers}>
        <Button look="secondary" onClick={answer('accepted')}>
          Accept cookies
        </Button>
        <Button look="secondary" onClick={answer('declined')}>
          Decline cookies
        </Button>
      </div>
    </section>
  )
}
