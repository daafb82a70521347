import { type MouseEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { brand } from '#core/brand.ts'
import { layoutAt } from '#core/journey/pages.ts'
import { htmlLang } from '#core/language.ts'
import { askAgain } from '../api/cookies.ts'
import { isSignedIn, storage } from '../api/storage.ts'
import { endSaved, useSaveStatus } from '../api/unsaved.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import { CookieBar } from './cookie-bar.tsx'
import { LanguageSwitch, ShellLink, useHome } from './language-links.tsx'
import { laterCode } from './lazy-page.tsx'
import { Reviews } from './reviews.tsx'
import css from './shell.module.css'

let firstPage = true

/**
 * The page's only h1. It names the tab, without a full stop there, and takes the focus after a navigation from another page or a change of the language.
 */
export function PageTitle({
  tab,
  children = tab,
  invalid = false,
  className,
}: {
  tab: string
  /** Absent: it says what the tab says. */
  children?: ReactNode
  invalid?: boolean | undefined
  className?: string | undefined
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const language = useLanguage()
  const { error } = useWords('fields')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per arrival
  useEffect(() => {
    // Before the focus, so that a screen reader reads it in the right language. To set it to what it is styles the whole page anew.
    if (document.documentElement.lang !== htmlLang[language]) document.documentElement.lang = htmlLang[language]
    // Not on the first page of a visit: the browser starts at the top, and restores the position on Back.
    if (!firstPage) heading.current?.focus({ preventScroll: true })
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (!cameBack) window.scrollTo(0, 0)
    firstPage = false
  }, [language])
  return (
    <>
      <title>{`${invalid ? `${error} ` : ''}${tab.replace(/\.$/, '')} – ${brand.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 14 20" aria-hidden="true">
      <path d="M0 0h14v20l-7-5-7 5z" />
    </svg>
  )
}

/**
 * How what the page shows stands. A screen reader hears how a save ended, and neither that it began nor that something was typed:
 * it would be told so at each answer. `silent`: something else is said in its place.
 */
export function SaveStatus({ silent }: { silent?: boolean }) {
  const status = useSaveStatus()
  const { pathname, search } = useLocation()
  const words = useWords('shell')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, before the next one is painted
  useLayoutEffect(() => endSaved, [pathname, search])
  if (silent) return null
  return (
    <span className={css.status}>
      {status.is === 'saving' && words.saving}
      {status.is === 'typed' && words.notYet}
      <span role="status">
        {status.is === 'saved' && (
          <>
            <span className={css.dot} aria-hidden="true" />
            {words.saved}
          </>
        )}
        {status.is === 'failed' && (
          <span className={css.failed}>
            {words.notSaved}{' '}
            <button type="button" onClick={status.retry}>
              {words.tryAgain}
            </button>
          </span>
        )}
      </span>
    </span>
  )
}

const helpSheet = laterCode(async () => (await import('./help-sheet.tsx')).HelpSheet)

/** Opens help over the page, which keeps what is typed there. In a new tab, and without scripts, it is the page of its address. */
function HelpLink() {
  const { pathname } = useLocation()
  // The head of a step stays when the next one comes; help that is open over it does not.
  const [openAt, setOpenAt] = useState<string>()
  const [unreachedAt, setUnreachedAt] = useState<string>()
  const { offline } = useWords('failures')
  const HelpSheet = helpSheet.loaded()
  const show = (event: MouseEvent) => {
    if (pathname === HELP || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setUnreachedAt(undefined)
    void helpSheet.load().then(
      () => setOpenAt(pathname),
      () => setUnreachedAt(pathname),
    )
  }
  return (
    <>
      <ShellLink to={HELP} onClick={show} />
      {unreachedAt === pathname && (
        <span role="alert" className={css.unreached}>
          {offline}
        </span>
      )}
      {openAt === pathname && HelpSheet && <HelpSheet onClose={() => setOpenAt(undefined)} />}
    </>
  )
}

const HELP = '/help'

type ShellProps = {
  progress?: number | undefined
  /** The page exists in both languages, though its address does not say so. */
  bothLanguages?: true | undefined
  /** The page says beside its button whether its answers are saved. */
  statusAtButton?: true
}

const Header = memo(function Header({ progress, bothLanguages, statusAtButton }: ShellProps) {
  const words = useWords('shell')
  return (
    <header>
      <div className={css.header}>
        <Link className={css.brand} to={useHome()}>
          <Mark />
          {brand.name}
        </Link>
        <nav className={css.links} aria-label={words.mainLinks}>
          {isSignedIn() ? (
            <>
              {!statusAtButton && <SaveStatus />}
              <HelpLink />
              <Link className="clipped one-line" to="/account">
                {storage.user.get()?.name ?? words.account}
              </Link>
            </>
          ) : (
            <>
              <ShellLink className={css.hideNarrow} to="/how-it-works" />
              <ShellLink className={css.hideNarrow} to="/prices" />
              <HelpLink />
              <ShellLink to="/login" />
            </>
          )}
          <LanguageSwitch bothLanguages={bothLanguages} />
        </nav>
      </div>
      {progress !== undefined && <Progress at={progress} />}
    </header>
  )
})

/** The progress of the will. `at` is a percentage. */
function Progress({ at }: { at: number }) {
  const words = useWords('shell')
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={words.progress}
      aria-valuenow={at}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words.done(at)}
    >
      <div className={css.ribbon} style={{ width: `${at}%` }} />
    </div>
  )
}

const footerLinks = {
  wills: ['/how-it-works', '/prices', '/power-of-attorney', '/check-my-will/start'],
  help: ['/somebody-has-died', '/help', '/faqs', '/contact-us', '/accessibility'],
  us: ['/about', '/terms', '/wills-terms', '/privacy', '/security'],
} as const

/** Shows the question about cookies. */
function CookieChoice() {
  const { cookies } = useWords('shell')
  return (
    <li>
      <button type="button" onClick={askAgain}>
        {cookies}
      </button>
    </li>
  )
}

/** On a page of a customer's own: what may be needed there, in a line. */
const briefLinks = ['/somebody-has-died', '/help', '/contact-us', '/privacy', '/terms', '/wills-terms'] as const

/** What every page ends with: whose the program is, and the question about cookies. */
function Last({ source }: { source: string }) {
  return (
    <>
      <li>
        <a href="/source">{source}</a>
      </li>
      <CookieChoice />
    </>
  )
}

function Footer({ brief }: { brief: boolean }) {
  const words = useWords('shell')
  if (brief)
    return (
      <footer className={`${css.footer} ${css.brief}`}>
        <nav className={css.footerLinks} aria-label={words.aboutLinks}>
          <ul className="cluster">
            {briefLinks.map((to) => (
              <li key={to}>
                <ShellLink to={to} />
              </li>
            ))}
            <Last source={words.source} />
          </ul>
        </nav>
      </footer>
    )
  return (
    <footer className={css.footer}>
      <div className={css.aboutUs}>
        <p className={css.footerBrand}>
          <Mark />
          {brand.name}
        </p>
        <p>{words.about}</p>
      </div>
      <nav className={css.footerLinks} aria-label={words.aboutLinks}>
        {(['wills', 'help', 'us'] as const).map((group) => (
          <div key={group}>
            <h2 className="label ink below-4">{words.groups[group]}</h2>
            <ul>
              {footerLinks[group].map((to) => (
                <li key={to}>
                  <ShellLink to={to} />
                </li>
              ))}
              {group === 'us' && <Last source={words.source} />}
            </ul>
          </div>
        ))}
      </nav>
    </footer>
  )
}

/** Header, footer and banners around a page, as the layout of its path says. */
export function Shell({
  children,
  toSheet,
  ...header
}: ShellProps & {
  /** The name of a second skip link, to what lies beside the question. */
  toSheet?: string | undefined
  children: ReactNode
}) {
  const { skip } = useWords('shell')
  const { footer, cookieBar, reviews } = layoutAt(useLocation().pathname)
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#main">
        {skip}
      </a>
      {toSheet && (
        <a className={css.skip} href="#sheet">
          {toSheet}
        </a>
      )}
      <Header {...header} />
      <div className="column grow">{children}</div>
      {reviews && <Reviews />}
      {footer && <Footer brief={!cookieBar} />}
      {footer && <CookieBar offered={cookieBar} />}
    </div>
  )
}
