import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { CONSENT_DAYS } from '#core/constants.ts'
import { type Choice, choose, useConsent } from '../client/consent.ts'
import { Button } from '../ui/button.tsx'
import css from './cookie-bar.module.css'

const isChoice = (value: unknown): value is Choice => value === 'accepted' || value === 'declined'

/**
 * Stands before everything else, so that it hides nothing. Both answers look alike and take one press. It is a form, so that
 * a press which comes before the script is not lost.
 */
export function CookieBar() {
  if (useConsent() !== undefined) return null
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : undefined
    if (!isChoice(chosen)) return
    choose(chosen, CONSENT_DAYS)
    // The bar goes, and its button with it: the page itself is next.
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <section className={css.bar} aria-label="Cookies">
      <p>
        May we use cookies to learn which adverts bring people here? Nothing you tell us for your will is part of it.{' '}
        <Link to="/privacy#cookies">About cookies</Link>
      </p>
      <form className={css.answers} onSubmit={answer}>
        <Button type="submit" look="secondary" name="choice" value="accepted">
          Accept cookies
        </Button>
        <Button type="submit" look="secondary" name="choice" value="declined">
          Decline cookies
        </Button>
      </form>
    </section>
  )
}
