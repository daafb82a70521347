import { useLocation } from 'react-router'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { type Language, languageAt } from '#core/language.ts'
import { english, type Words } from '#words/en/visitors.ts'
import { storage } from '../api/storage.ts'

// Fetched only when a Welsh page is opened.
let welsh: Words | undefined
/** Whether what is beyond a visitor's pages is said in Welsh. */
let isSaid = false

const tables: object[] = []
let heard = (table: object): void => void tables.push(table)

/**
 * Hears of every table that is in Welsh too, of those that have come as well. A build begins each with `self.w =`: an import and a name
 * would be bytes for every reader of English, so a table is known by its keys.
 */
const onTable = (listener: (table: object) => void): void => {
  heard = listener
  tables.forEach(listener)
}

// Public pages are drawn where there is no browser.
if (typeof self !== 'undefined')
  Object.defineProperty(self, 'w', { configurable: true, set: (table: object) => heard(table) })

/** The language of the page at a path: that of its address, and the chosen one where only one address leads to the page. */
export const languageOf = (path: string): Language => {
  const here = languageAt(path)
  return here !== 'en' || publicPageAt(path)?.bothLanguages ? here : (storage.language.get() ?? here)
}

/** Fetches what a page says in its language. To be awaited before the page is drawn. */
export const loadWords = async (path: string): Promise<void> => {
  if (languageOf(path) !== 'cy') return
  const [words, all] = await Promise.all([
    import('#words/cy/visitors.ts'),
    languageAt(path) === 'cy' || isSaid ? undefined : import('./in-welsh.ts'),
  ])
  if (all && !isSaid) all.sayInWelsh(onTable)
  isSaid ||= all !== undefined
  welsh = words.welsh
}

/** The language of the page that is shown. */
export const useLanguage = (): Language => {
  const { pathname } = useLocation()
  // Chosen in another tab since this one was loaded: its words are not here.
  return welsh === undefined ? languageAt(pathname) : languageOf(pathname)
}

/** A part that only a page in Welsh has; undefined on any other. */
export const useWelsh = <Part extends keyof Words>(part: Part): Words[Part] | undefined => {
  const language = useLanguage()
  return language === 'cy' ? welsh?.[part] : undefined
}

type FirstWords = Pick<Words, keyof typeof english>

/** What a part of a page says, in the language of the page. */
export const useWords = <Part extends keyof FirstWords>(part: Part): FirstWords[Part] => useWelsh(part) ?? english[part]
