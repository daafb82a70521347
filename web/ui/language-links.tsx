import { type MouseEvent, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { htmlLang, languageNames, otherLanguage, pathIn } from '#core/language.ts'
import type { Words } from '#words/en/visitors.ts'
import { storage } from '../api/storage.ts'
import { keepTyped } from '../api/unsaved.ts'
import { languageOf, useLanguage, useWelsh, useWords } from '../content/use-words.ts'
import css from './shell.module.css'

/** The path of the first page in that language. */
export const useHome = (): string => pathIn(useLanguage(), '/')

const never = (): (() => void) => never

/** Whether a reader will find a page of one address in English. Public pages are drawn where nobody's choice is known. */
export const useIsEnglish = (to: string): boolean =>
  useSyncExternalStore(
    never,
    () => languageOf(to) === 'en',
    () => true,
  )

/** Marks a link on a Welsh page that leads to an English one. */
export function InEnglish() {
  const words = useWelsh('shell')
  return words && <span className={css.inEnglish}> {words.inEnglish}</span>
}

/** A link of the header or the footer, to a page in the reader's language where there is one. */
export function ShellLink({
  to,
  className,
  onClick,
}: {
  to: keyof Words['shell']['links']
  className?: string | undefined
  onClick?: (event: MouseEvent) => void
}) {
  const next = useLanguage()
  const { links } = useWords('shell')
  const isInBoth = publicPageAt(to)?.bothLanguages
  const isEnglish = useIsEnglish(to) && to.startsWith('/check')
  return (
    <Link
      className={className}
      onClick={onClick}
      to={isInBoth ? pathIn(next, to) : to}
      hrefLang={isEnglish ? 'en' : undefined}
    >
      {links[to]}
      {isEnglish && <InEnglish />}
    </Link>
  )
}

/** Leads to the same page in the other language, and stores the choice. What was typed stays: where one address leads to the page, it is kept while the page is loaded anew. */
export function LanguageSwitch({ bothLanguages }: { bothLanguages?: true | undefined }) {
  const { pathname, search, hash } = useLocation()
  const other = otherLanguage(useLanguage())
  const isInBoth = bothLanguages ?? publicPageAt(pathname)?.bothLanguages
  return (
    <Link
      to={isInBoth ? pathIn(other, pathname) + search + hash : pathname + search}
      reloadDocument={!isInBoth}
      lang={htmlLang[other]}
      hrefLang={htmlLang[other]}
      onClick={() => {
        storage.language.set(other)
        // The session is renewed at once, and says the choice with it.
        if (storage.token.get()) storage.tokenAt.set(0)
        if (!isInBoth) keepTyped(false)
      }}
    >
      {languageNames[other]}
    </Link>
  )
}

/** Tells a reader of Welsh which pages are only in English, before they get there. */
export function WelshNotice() {
  const words = useWelsh('welshNotice')
  return (
    words && (
      <section className="panel stack gap-8 small above-40 measure roomy" aria-labelledby="crossing">
        <h2 id="crossing" className="label">
          {words.heading}
        </h2>
        <p>{words.what}</p>
        <p>{words.welshWill}</p>
      </section>
    )
  )
}
