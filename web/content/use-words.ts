import { useLocation } from 'react-router'
import { type Language, languageAt } from '#core/language.ts'
import type { Words } from './words.ts'

// Only those who open a Welsh page fetch it. English comes with each page.
let welsh: Words | undefined

/** Fetches what a page says in its language. To be awaited before the page is drawn. */
export const loadWords = async (language: Language): Promise<void> => {
  if (language === 'cy') welsh ??= (await import('./welsh/words.ts')).welsh
}

/** The language of the page that is shown. */
export const useLanguage = (): Language => languageAt(useLocation().pathname)

/** A part that only a page in Welsh has; undefined on any other. */
export const useWelsh = <Part extends keyof Words>(part: Part): Words[Part] | undefined => {
  const language = useLanguage()
  return language === 'cy' ? welsh?.[part] : undefined
}

/** What a part of a page says in the language of the page. `english` is the part of that name, which every page brings along. */
export const useWords = <Part extends keyof Words>(part: Part, english: Words[Part]): Words[Part] =>
  useWelsh(part) ?? english
