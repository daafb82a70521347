import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '#core/brand.ts'
import { layoutAt } from '#core/journey/layout.ts'
import { askAgain, useConsent } from '../client/consent.ts'
import { useSaveStatus } from '../client/save-status.ts'
import { storage } from '../client/storage.ts'
import { CookieBar } from './cookie-bar.tsx'
import { Reviews } from './reviews.tsx'
import css from './shell.module.css'

function Mark() {
  return (
    <svg viewBox="0 0 14 20" aria-hidden="true">
      <path d="M0 0h14v20l-7-5-7 5z" />
    </svg>
  )
}

function Status() {
  const status = useSaveStatus()
  return (
    <span className={css.status} role="status">
      {status.is === 'saving' && 'Saving…'}
      {status.is === 'saved' && (
        <>
          <span className={css.dot} aria-hidden="true" />
          Saved
        </>
      )}
      {status.is === 'failed' && (
        <span className={css.failed}>
          Not saved.{' '}
          <button type="button" onClick={status.retry}>
            Try again
          </button>
        </span>
      )}
    </span>
  )
}

function Header({ progress }: { progress: number | undefined }) {
  const user = storage.token.get() === undefined ? undefined : storage.user.get()
  return (
    <header>
      <div className={css.header}>
        <Link className={css.brand} to="/">
          <Mark />
          {brand.name}
        </Link>
        <nav className={css.links} aria-label="Main">
          {user ? (
            <>
              <Status />
              <a className={css.hideNarrow} href={`mailto:${brand.supportEmail}`}>
                Help
              </a>
              <Link to="/account">{user.name}</Link>
            </>
          ) : (
            <>
              <Link className={css.hideNarrow} to="/how-it-works">
                How it works
              </Link>
              <Link className={css.hideNarrow} to="/prices">
                Prices
              </Link>
              <Link className={css.hideNarrow} to="/faqs">
                Questions
              </Link>
              <Link to="/login">Log in</Link>
            </>
          )}
        </nav>
      </div>
      {progress !== undefined && <Progress at={progress} />}
    </header>
  )
}

/** How far along the will is. `at` is a percentage. */
function Progress({ at }: { at: number }) {
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label="Your will"
      aria-valuenow={at}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${at}% done`}
    >
      <div className={css.ribbon} style={{ width: `${at}%` }} />
    </div>
  )
}

const footerLinks = [
  ['/how-it-works', 'How it works'],
  ['/prices', 'Prices'],
  ['/faqs', 'Questions'],
  ['/terms', 'Terms of use'],
  ['/wills-terms', 'Terms for your will'],
  ['/privacy', 'Privacy'],
  ['/security', 'Security'],
  ['/accessibility', 'Accessibility'],
  ['/contact-us', 'Contact us'],
] as const

/** Brings the question about cookies back, for somebody who has changed their mind. */
function CookieChoice() {
  if (useConsent() === undefined) return null
  return (
    <button type="button" onClick={askAgain}>
      Cookies
    </button>
  )
}

function Footer() {
  return (
    <footer className={css.footer}>
      <p>
        {brand.name} helps you write your own will for England and Wales. It is not a law firm and does not give legal
        advice.
      </p>
      <nav className={css.footerLinks} aria-label="About this service">
        {footerLinks.map(([to, words]) => (
          <Link key={to} to={to}>
            {words}
          </Link>
        ))}
        <CookieChoice />
      </nav>
    </footer>
  )
}

/** Everything around a page, as the layout of its path has it. */
export function Shell({ children, progress }: { children: ReactNode; progress?: number | undefined }) {
  const { footer, cookieBar, reviews } = layoutAt(useLocation().pathname)
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#main">
        Skip to the main part
      </a>
      {cookieBar && <CookieBar />}
      <Header progress={progress} />
      <div className={css.page}>{children}</div>
      {reviews && <Reviews />}
      {footer && <Footer />}
    </div>
  )
}
