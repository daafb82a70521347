import { brand } from '#core/brand.ts'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { languages, pathIn } from '#core/language.ts'
import { type Html, html } from '../platform/html.ts'

/** The picture that a shared link shows. */
export const SOCIAL_CARD = { path: '/social-card.png', width: 1200, height: 630 } as const

/** The same page in each language, and in the one for whoever reads neither. By the name of the language. */
export const alternatesOf = (path: string): readonly (readonly [name: string, path: string])[] =>
  publicPageAt(path)?.bothLanguages
    ? [...languages.map((language) => [language, pathIn(language, path)] as const), ['x-default', pathIn('en', path)]]
    : []

/** What the head of a page says of its own address. Nothing, where the address is not known. */
export const addressTags = (publicUrl: string, path: string): Html =>
  publicUrl === ''
    ? html``
    : html`<link rel="canonical" href="${publicUrl}${path}" />
    ${alternatesOf(path).map(([name, there]) => html`<link rel="alternate" hreflang="${name}" href="${publicUrl}${there}" />\n    `)}<meta property="og:url" content="${publicUrl}${path}" />
    <meta property="og:site_name" content="${brand.name}" />
    <meta property="og:image" content="${publicUrl}${SOCIAL_CARD.path}" />
    <meta property="og:image:width" content="${SOCIAL_CARD.width}" />
    <meta property="og:image:height" content="${SOCIAL_CARD.height}" />
    <meta property="og:image:alt" content="A will on a desk, beside the words: Write your will and see every word" />`
