/** Built into a program of its own: writes every public page out as an HTML document. */
import { StrictMode } from 'react'
import { prerender as prerenderToStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { brand } from '#core/brand.ts'
import { MOBILE_BELOW_PX } from '#core/constants.ts'
import { publicPages } from '#core/journey/public-pages.ts'
import { languageAt } from '#core/language.ts'
import { routesBehind, worded } from '../app/routes.tsx'
import { english } from '../content/en.ts'
import { descriptionOf } from '../content/page-descriptions.ts'
import { type Assets, documentOf, inlineSources } from './document.ts'

const { query, dataRoutes } = createStaticHandler(routesBehind(worded))

const TITLE_END = '</title>'

const prerendered = async (path: string, assets: Assets): Promise<string> => {
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so there is nothing to write`)
  const { prelude } = await prerenderToStream(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
    // A part of the page that is fetched later stands where it belongs, and is not put there by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const all = await new Response(prelude).text()
  // React writes the title first, where the tree has no head of its own.
  if (context.statusCode !== 200 || !all.startsWith('<title>')) throw new Error(`${path} could not be drawn`)
  const end = all.indexOf(TITLE_END)
  const title = all.slice('<title>'.length, end)
  const html = all.slice(end + TITLE_END.length)
  const language = languageAt(path)
  const words = language === 'cy' ? (await import('../content/cy.ts')).welsh : english
  const { withoutScript } = words.shell
  const { description, data } = descriptionOf(path, words)
  return documentOf({ language, title, description, withoutScript, page: { path, html, data } }, assets)
}

/** What Vite says of the files it built, by their sources. */
export type Manifest = Readonly<Record<string, { readonly file: string }>>

/** The faces that every page begins with. Other alphabets and weights come when a page needs them. */
const FIRST_FACES = /-latin-wght-normal-[\w-]+\.woff2$/

/** The document's own face. On a narrow page there is no document until it is asked for. */
const DOCUMENT_FACE = /source-serif/

const assetsOf = (manifest: Manifest, style: string): Assets => {
  const addressOf = (source: string): string => {
    const file = manifest[source]?.file
    if (file === undefined) throw new Error(`The build made no ${source}`)
    return `/${file}`
  }
  const fonts = Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter((href) => FIRST_FACES.test(href))
    .map((href) => (DOCUMENT_FACE.test(href) ? { href, media: `(min-width: ${MOBILE_BELOW_PX}px)` } : { href }))
  return { script: addressOf('main.tsx'), styleSheet: addressOf(STYLE_SHEET), style, fonts }
}

/** The source of the style sheet, as the manifest names it. */
export const STYLE_SHEET = 'style.css'

/**
 * The documents of the public pages by path, the document for every other page, and the scripts and styles that stand in
 * them inline. `style`: the contents of the style sheet.
 */
export const prerender = async (manifest: Manifest, style: string) => {
  const assets = assetsOf(manifest, style)
  const listed = publicPages.filter((page) => page.listed)
  return {
    pages: await Promise.all(listed.map(async ({ path }) => ({ path, document: await prerendered(path, assets) }))),
    index: documentOf(
      {
        language: 'en',
        title: brand.name,
        description: 'Write your will for England and Wales, and see every word as you go.',
        withoutScript: english.shell.withoutScript,
      },
      assets,
    ),
    inline: inlineSources(assets),
  }
}
