/** The addresses of the pages outside the will, in English. A link of a mail is one that nobody was sent. */
import { type PublicPage, publicPages } from '#core/journey/public-pages.ts'
import { languageAt } from '#core/language.ts'

const pathsOf = (are: (page: PublicPage) => boolean): string[] =>
  publicPages
    .filter((page) => languageAt(page.path) === 'en' && !page.redirectTo && !page.qualified && are(page))
    .map(({ path }) => path.replace(/:\w+/, 'a-token'))

export const pathsOutside = {
  anyone: pathsOf((page) => page.for !== 'signed-in'),
  customers: pathsOf((page) => page.for === 'signed-in'),
}
