import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { CONSENT_DAYS, MOBILE_BELOW_PX } from '#core/constants.ts'
import { type Choice, choose, useAsked, useConsent } from '../api/cookies.ts'
import { useWords } from '../content/use-words.ts'
import { Button } from './button.tsx'
import css from './cookie-bar.module.css'
import { InEnglish } from './language-links.tsx'

const isChoice = (value: unknown): value is Choice => value === 'accepted' || value === 'declined'

// What a visitor does on one page shows the question on the next one too.
let hasBegun = false

/** On a phone the card has no room beside a form: it shows there once a page is scrolled, and only while no form is in view. */
const isPastQuestion = (): boolean =>
  innerWidth >= MOBILE_BELOW_PX ||
  (scrollY > 0 &&
    [...document.querySelectorAll('main form')].every((form) => {
      const { top, bottom } = form.getBoundingClientRect()
      return bottom < 0 || top > innerHeight
    }))

/** Whether a visitor has scrolled, even before the page was ready, or answered something, and the card would lie over no question. */
const useIsTime = (card: RefObject<HTMLElement | null>): boolean => {
  const { pathname } = useLocation()
  const [isTime, setIsTime] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a question of its own
  useEffect(() => {
    const listening = new AbortController()
    const begin = () => {
      hasBegun = true
      setIsTime(isPastQuestion() || card.current?.contains(document.activeElement) === true)
    }
    if (hasBegun || scrollY > 0) begin()
    for (const sign of ['scroll', 'change', 'resize'])
      addEventListener(sign, begin, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [pathname, card])
  return isTime
}

/**
 * The question about cookies: a card in a corner, once a visitor has begun, or where they ask for it. Both answers look alike and
 * take one press. `offered`: on a page that brings it up by itself.
 */
export function CookieBar({ offered }: { offered: boolean }) {
  const words = useWords('shell')
  const consent = useConsent()
  const asked = useAsked()
  const bar = useRef<HTMLElement>(null)
  const isTime = useIsTime(bar)
  useEffect(() => {
    // The button that was pressed is elsewhere on the page.
    if (asked) bar.current?.focus()
  }, [asked])
  if (consent !== undefined || !(asked || (offered && isTime))) return null
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
        <Link to="/privacy#cookies">
          {words.aboutCookies}
          <InEnglish />
        </Link>
      </p>
      <form method="post" className={css.answers} onSubmit={answer}>
        <Button label={words.accept} type="submit" look="secondary" name="choice" value="accepted" />
        <Button label={words.decline} type="submit" look="secondary" name="choice" value="declined" />
      </form>
    </section>
  )
}
