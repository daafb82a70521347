import { Link, useLocation } from 'react-router'
import { publicPageAt } from '#core/journey/visitor-guards.ts'
import { type Language, languageAt, pathIn } from '#core/language.ts'
import { storage } from '../api/storage.ts'
import { shell } from '../content/english/shell.ts'
import { useWelsh, useWords } from '../content/use-words.ts'
import css from './shell.module.css'

/** The language to go on in: that of the page, or where the page is only in English the one that was chosen. */
const useNextLanguage = (): Language => {
  const { pathname } = useLocation()
  const here = languageAt(pathname)
  const isChosenHere = here !== 'en' || publicPageAt(pathname)?.bothLanguages
  return isChosenHere ? here : (storage.language.get() ?? here)
}

/** Where the product begins, in the language to go on in. */
export const useHome = (): string => pathIn(useNextLanguage(), '/')

/** Says on a page in Welsh that a link leads to one in English. */
export function InEnglish() {
  const words = useWelsh('shell')
  return words && <span className={css.inEnglish}> {words.inEnglish}</span>
}

/** A link of the header or the footer, to a page in the reader's language where there is one. */
export function ShellLink({ to, className }: { to: keyof typeof shell.links; className?: string | undefined }) {
  const next = useNextLanguage()
  const { links } = useWords('shell', shell)
  const isInBoth = publicPageAt(to)?.bothLanguages === true
  return (
    <Link className={className} to={isInBoth ? pathIn(next, to) : to} hrefLang={isInBoth ? undefined : 'en'}>
      {links[to]}
      {!isInBoth && <InEnglish />}
    </Link>
  )
}
