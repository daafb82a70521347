import { useLocation } from 'react-router'
import { type Language, languageAt } from '#core/language.ts'
import { english, type Words } from '#words/en/visitors.ts'

// Fetched only when a Welsh page is opened.
let welsh: Words | undefined

/** Fetches what a page says in its language. To be awaited before the page is drawn. */
export const loadWords = async (language: Language): Promise<void> => {
  if (language === 'cy') welsh ??= (await import('#words/cy/visitors.ts')).welsh
}

/** The language of the page that is shown. */
export const useLanguage = (): Language => languageAt(useLocation().pathname)

/** A part that only a page in Welsh has; undefined on any other. */
export const useWelsh = <Part extends keyof Words>(part: Part): Words[Part] | undefined => {
  const language = useLanguage()
  return language === 'cy' ? welsh?.[part] : undefined
}

type FirstWords = Pick<Words, keyof typeof english>

/** What a part of a page says, in the language of the page. */
export const useWords = <Part extends keyof FirstWords>(part: Part): FirstWords[Part] => useWelsh(part) ?? english[part]
