import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { htmlLang, type Language } from '#core/language.ts'
import { html } from '../platform/html.ts'
import { styleSheetOf, withStyleInside } from './inline-styles.ts'

/** A public page, drawn. `title` and `html` are HTML already; `data` is in the vocabulary of schema.org. */
export type WrittenPage = {
  readonly path: string
  readonly title: string
  readonly html: string
  readonly language: Language
  /** For a browser without JavaScript. */
  readonly withoutScript: string
  readonly description: string
  readonly data?: object
}

/** Where the written pages are, in the folder of the built ones. */
export const WRITTEN = 'pages'

/** Where the server adds what depends on its address. */
export const ADDRESS_GOES_HERE = '<!--address-->'

const ROOT = '<div id="root"></div>'
const LANGUAGE = /<html lang="[^"]*">/
const WITHOUT_SCRIPT = /<noscript><p>.*?<\/p><\/noscript>/
const TITLE = /<title>.*?<\/title>/
const DESCRIPTION = /<meta name="description" content=".*?" \/>/

/** As the pictures of shared links are labelled. */
const ogLocale: Readonly<Record<Language, string>> = { en: 'en_GB', cy: 'cy_GB' }

// In a script, "</script>" would end it whatever it stands in.
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const headOf = ({ title, description, language, data }: WrittenPage): string => {
  const said = html`${description}`.text
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${said}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${said}" />`,
    `<meta property="og:locale" content="${ogLocale[language]}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(data === undefined ? [] : [`<script type="application/ld+json">${inScript(data)}</script>`]),
    ADDRESS_GOES_HERE,
  ].join('\n    ')
}

/** The document that every page begins with, with this page in it. Throws where the document has no place for it. */
export const documentOf = (template: string, page: WrittenPage): string => {
  const missing = [ROOT, LANGUAGE, WITHOUT_SCRIPT, TITLE, DESCRIPTION].some((place) => template.search(place) === -1)
  if (missing) throw new Error('index.html needs an empty #root, a language, a title, a description and a noscript')
  return template
    .replace(LANGUAGE, `<html lang="${htmlLang[page.language]}">`)
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => headOf(page))
    .replace(WITHOUT_SCRIPT, () => html`<noscript><p>${page.withoutScript}</p></noscript>`.text)
    .replace(ROOT, () => `<div id="root" data-path="${html`${page.path}`.text}">${page.html}</div>`)
}

/** Writes each page under `pages/` in the folder of the built pages. */
export const writePages = async (folder: string, pages: readonly WrittenPage[]): Promise<void> => {
  const template = withStyleInside(await readFile(join(folder, 'index.html'), 'utf8'), await styleSheetOf(folder))
  for (const page of pages) {
    const file = join(folder, WRITTEN, `${page.path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, documentOf(template, page))
  }
}
