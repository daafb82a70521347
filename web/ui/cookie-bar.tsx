import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CONSENT_DAYS } from '#core/constants.ts'
import { type Choice, choose, useConsent } from '../api/cookies.ts'
import { useWords } from '../content/use-words.ts'
import { Button } from './button.tsx'
import css from './cookie-bar.module.css'
import { InEnglish } from './language-links.tsx'

const isChoice = (value: unknown): value is Choice => value === 'accepted' || value === 'declined'

/**
 * The question about cookies. It stands before everything else, so that it covers nothing. Both answers look alike and take one
 * press. It is a form, so that a press before the script has loaded is not lost.
 */
export function CookieBar() {
  const words = useWords('shell')
  const consent = useConsent()
  const bar = useRef<HTMLElement>(null)
  const before = useRef(consent)
  useEffect(() => {
    // Asked again: the button that was pressed is gone, and the bar may be out of sight.
    if (before.current !== undefined) bar.current?.focus()
    before.current = consent
  }, [consent])
  if (consent !== undefined) return null
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : undefined
    if (!isChoice(chosen)) return
    choose(chosen, CONSENT_DAYS)
    // The button goes with the bar, so the heading takes the focus.
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <section className={css.bar} aria-label={words.cookies} tabIndex={-1} ref={bar}>
      <p>
        {words.mayWe}{' '}
        <Link to="/privacy#cookies" hrefLang="en">
          {words.aboutCookies}
          <InEnglish />
        </Link>
      </p>
      <form method="post" className={css.answers} onSubmit={answer}>
        <Button type="submit" look="secondary" name="choice" value="accepted">
          {words.accept}
        </Button>
        <Button type="submit" look="secondary" name="choice" value="declined">
          {words.decline}
        </Button>
      </form>
    </section>
  )
}
