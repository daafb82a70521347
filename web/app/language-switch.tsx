import { Link, useLocation } from 'react-router'
import { publicPageAt } from '#core/journey/visitor-guards.ts'
import { htmlLang, languageNames, otherLanguage, pathIn } from '#core/language.ts'
import { storage } from '../api/storage.ts'
import { useLanguage } from '../content/use-words.ts'

/** Leads to the same page in the other language, and remembers that it was chosen. What was typed stays. */
export function LanguageSwitch({ bothLanguages }: { bothLanguages?: true | undefined }) {
  const { pathname, search, hash } = useLocation()
  const other = otherLanguage(useLanguage())
  if (!bothLanguages && !publicPageAt(pathname)?.bothLanguages) return null
  return (
    <Link
      to={pathIn(other, pathname) + search + hash}
      lang={htmlLang[other]}
      hrefLang={htmlLang[other]}
      onClick={() => storage.language.set(other)}
    >
      {languageNames[other]}
    </Link>
  )
}
