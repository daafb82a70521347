/** Made into a program of its own at build time: writes the public pages out as HTML. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { publicPages } from '#core/journey/public-pages.ts'
import { type Language, languageAt } from '#core/language.ts'
import { routesBehind, worded } from '../app/routes.tsx'
import { english } from '../content/en.ts'
import { descriptionOf, type PageDescription } from '../content/page-descriptions.ts'

export type WrittenPage = PageDescription & {
  readonly path: string
  /** With the brand's name, as the tab shows it. */
  readonly title: string
  readonly html: string
  readonly language: Language
  /** For a browser without JavaScript. */
  readonly withoutScript: string
}

const { query, dataRoutes } = createStaticHandler(routesBehind(worded))

// React puts what belongs into the head first, where the tree has no head of its own.
const TITLE = /^<title>(.*?)<\/title>/

const written = async (path: string): Promise<WrittenPage> => {
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so there is nothing to write`)
  const all = renderToString(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
  )
  const title = TITLE.exec(all)?.[1]
  if (context.statusCode !== 200 || title === undefined) throw new Error(`${path} could not be drawn`)
  const language = languageAt(path)
  const words = language === 'cy' ? (await import('../content/cy.ts')).welsh : english
  const { withoutScript } = words.shell
  return { path, title, html: all.replace(TITLE, ''), language, withoutScript, ...descriptionOf(path, words) }
}

/** The pages that are the same for everybody who comes for the first time. */
export const writtenPages = (): Promise<WrittenPage[]> =>
  Promise.all(publicPages.filter(({ listed }) => listed).map(({ path }) => written(path)))
