/** The languages of the public pages. The questions about a will, and the will itself, are in English. */
export const languages = ['en', 'cy'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', cy: 'Cymraeg' }

/** Language tags for HTML and HTTP headers. */
export const htmlLang: Readonly<Record<Language, string>> = { en: 'en-GB', cy: 'cy' }

const WELSH = '/cy'

/** The language of the page at a path. */
export const languageAt = (path: string): Language => (path === WELSH || path.startsWith(`${WELSH}/`) ? 'cy' : 'en')

/** The path of a page in a language; `path` may be of either. In Welsh "/prices" is "/cy/prices", and "/" is "/cy". */
export const pathIn = (language: Language, path: string): string => {
  const english = languageAt(path) === 'cy' ? path.slice(WELSH.length) || '/' : path
  if (language === 'en') return english
  return english === '/' ? WELSH : WELSH + english
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'cy' : 'en')
